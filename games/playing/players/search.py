"""How the expert finds its card: by the part of the games to come that it wins.

It expects others to play as they seem to think, by what they have played so far in this game. All
of it is public: hands can be worked out (PL-8), and so can what each way of thinking would have
played. That is how an expert tells hard ones, against which it plays what wins most, from its own
kind, with which it would crash. What is public is worked out once for all experts at a table.

NumPy is for whoever searches: nothing that a table needs imports this.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Seat
from games.playing.odds import Mixture
from games.playing.players.house import as_hard_ones, as_medium_ones, own
from games.playing.players.rollouts import (
    KINDS,
    Mixtures,
    TrickRollout,
    drawn,
    made_later,
    made_later_by_all,
    rows,
    softened,
)
from games.playing.view import PlayingView, hands_of, public_view, view_before

# -- who sits there --------------------------------------------------------------------------------


PRIOR = np.array([0.85, 0.06, 0.03, 0.06])
"""How often it expects hard ones, medium ones, whoever plays any card, and its own kind, before it
has seen a card.
"""
OWN = 3
"""The last of these."""

ALIKE = 2.0
"""So many seats' worth the prior is: whoever sits at one table is often of one kind."""

SLIPS = 0.03
"""How often anybody plays any card, whatever they think."""

SHARPNESS = 100.0
"""How strongly it takes its own kind to prefer a card that wins more games."""
WORLDS = 600
"""With half of them it would hardly recognize its own kind: it chooses with as much care."""
ROUNDS = 3
"""Of answering each other."""
SEED = 1
"""What was likely in a trick must be the same whenever it is asked, and by whom."""

_TURNS = 12
"""Of working out how many of each kind there are."""

Weights = NDArray[np.float64]
"""[way of thinking, seat]: how likely it is that one's."""


def expected(view: PlayingView, viewer: Seat) -> Mixtures:
    """What everybody may play in this trick."""
    return _mean(known(view, viewer), likely(public_view(view)))


def known(view: PlayingView, viewer: Seat) -> Weights:
    """How likely each seat thinks in each way. The viewer learns nothing of others from itself."""
    return _weights(_evidence(public_view(view)), viewer)


@lru_cache(maxsize=1024)
def likely(table: PlayingView) -> NDArray[np.float64]:
    """[way of thinking, seat, card]: what each way of thinking plays in this trick. Those of its
    own kind answer each other for a while (fictitious play).
    """
    hands = hands_of(table)
    models = np.zeros((len(PRIOR), len(hands), KINDS))
    models[0] = rows(hands, as_hard_ones(table, hands))
    models[1] = rows(hands, as_medium_ones(table, hands))
    models[2] = rows(hands, [dict.fromkeys(hand, 1.0) for hand in hands])
    weights = _weights(_evidence(table), None)
    others = weights * (np.arange(len(PRIOR)) != OWN)[:, None]
    models[OWN] = _mean(others / others.sum(0), models)
    generator = np.random.default_rng(SEED)
    games = [
        TrickRollout.of(table, later)
        for later in made_later_by_all(table, hands, WORLDS, generator)
    ]
    luck = generator.random((len(hands), WORLDS), dtype=np.float32)
    for turn in range(ROUNDS):
        now = drawn(_mean(weights, models), luck)
        answers = [
            softened(hand, game.chances(seat, hand, now), SHARPNESS)
            for seat, (hand, game) in enumerate(zip(hands, games, strict=True))
        ]
        models[OWN] += (np.array(answers) - models[OWN]) / (turn + 1.5)

    return models


def _mean(weights: Weights, models: NDArray[np.float64]) -> Mixtures:
    found: Mixtures = (weights[:, :, None] * models).sum(0)
    return found


def _evidence(table: PlayingView) -> Weights:
    """How well each way of thinking explains what each seat has played: logarithms."""
    found = np.zeros((len(PRIOR), len(table.seats)))
    for number, one in enumerate(table.reveals):
        models = likely(view_before(table, number))
        might = (models > 0).sum(2).max(0)
        played = models[:, np.arange(len(one.cards)), list(one.cards)]
        found += np.log((1 - SLIPS) * played + SLIPS / might)

    return found


def _weights(evidence: Weights, viewer: Seat | None) -> Weights:
    """How likely each seat thinks in each way, if most at a table think alike: a mixture with a
    prior, by expectation and maximization (Dempster, Laird and Rubin, 1977).
    """
    explained = np.exp(evidence - evidence.max(0))
    others = [seat for seat in range(evidence.shape[1]) if seat != viewer]
    shares = PRIOR
    for _ in range(_TURNS):
        weights = _shared(shares, explained)[:, others]
        shares = (ALIKE * PRIOR + weights.sum(1)) / (ALIKE + len(others))

    return _shared(shares, explained)


def _shared(shares: NDArray[np.float64], explained: Weights) -> Weights:
    found: Weights = shares[:, None] * explained
    found /= found.sum(0)
    return found


LOOKS = 4
"""So often it draws what others play now, for each of the worlds to come."""

SHARPEST = 400.0
"""How strongly it prefers a card that wins more games, where nobody is of its own kind."""
SHARP_ALIKE = 25.0
"""The same where all are. Who always play their best card, and think alike, crash together."""


def mixture(view: PlayingView, budget: int, seed: int) -> Mixture:
    """How likely it should play each card of its hand."""
    seat = own(view).seat
    hands = hands_of(view)
    hand = hands[seat]
    generator = np.random.default_rng(seed)
    worlds = max(1, budget // len(hand))
    game = TrickRollout.of(view, made_later(view, hands, seat, worlds, generator))
    others = expected(view, seat)
    found = np.zeros(len(hand))
    for _ in range(LOOKS):
        luck = generator.random((len(hands), worlds), dtype=np.float32)
        found += game.chances(seat, hand, drawn(others, luck)) / LOOKS

    chosen = softened(hand, found, _sharpness(view, seat))
    return {card: float(chosen[card]) for card in hand}


def _sharpness(view: PlayingView, seat: Seat) -> float:
    weights = known(view, seat)[OWN]
    alike = (weights.sum() - weights[seat]) / (len(weights) - 1)
    return float(1 / (1 / SHARPEST + alike * (1 / SHARP_ALIKE - 1 / SHARPEST)))
