"""The search of the expert: it values a card by the share of games that are won with it.

There are four kinds of players: hard, medium, random and expert. From what a seat has played in
this game, the expert estimates its kind, and from the kind what it plays now. All of that is
public: hands can be worked out (PL-8 in games/playing/RULES.md), and so can what each kind would
have played. So an expert can tell hard players, against which it plays what wins most, from other
experts, with which it would crash. What is public is computed once for all experts at a table.

A mixture is the probability of each card. A world is one possible course of the later tricks.

Only searches need NumPy, so no module that a table needs may import this one.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Seat
from games.playing.odds import Mixture
from games.playing.players.house import hard_mixtures, medium_mixtures, own
from games.playing.players.rollouts import (
    ROW_LENGTH,
    Mixtures,
    TrickRollout,
    draw_cards,
    later_points,
    made_later_by_all,
    rows,
    soften,
)
from games.playing.view import PlayingView, hands_of, public_view, view_before

# -- who sits there --------------------------------------------------------------------------------


PRIOR = np.array([0.85, 0.06, 0.03, 0.06])
"""The probability of each kind before a card is played. The index is the kind: 0 is hard, 1 medium,
2 random, 3 expert.
"""

EXPERT = 3

PRIOR_SEATS = 2.0
"""How many seats the prior counts as when the share of each kind at this table is estimated."""

SLIP_CHANCE = 0.03
"""The probability that a player of any kind plays a random card."""

SHARPNESS = 100.0
"""How strongly another expert is expected to prefer a card that wins more games."""

WORLDS = 600
"""How many worlds model the choices of experts. With half as many they are hardly recognized."""

ANSWER_ROUNDS = 3
"""How often experts are assumed to answer each other's mixtures."""

SEED = 1
"""The same seed always, so that all experts compute the same models of a trick."""

_ESTIMATION_STEPS = 12
"""The number of steps of `_weights`."""

Weights = NDArray[np.float64]
"""[kind, seat]: the probability that the seat is of this kind."""


def expected_cards(view: PlayingView, viewer: Seat) -> Mixtures:
    """Return what each seat may play in this trick."""
    return _mean(kind_weights(view, viewer), kind_models(public_view(view)))


def kind_weights(view: PlayingView, viewer: Seat) -> Weights:
    """Return the probability of each kind for each seat.

    The cards of the viewer do not count as evidence about the table.
    """
    return _weights(_evidence(public_view(view)), viewer)


@lru_cache(maxsize=1024)
def kind_models(table: PlayingView) -> NDArray[np.float64]:
    """Return the mixture that each kind would play in this trick, [kind, seat, card].

    Experts are modelled by answering each other for some rounds (fictitious play).
    """
    hands = hands_of(table)
    models = np.zeros((len(PRIOR), len(hands), ROW_LENGTH))
    models[0] = rows(hands, hard_mixtures(table, hands))
    models[1] = rows(hands, medium_mixtures(table, hands))
    models[2] = rows(hands, [dict.fromkeys(hand, 1.0) for hand in hands])
    weights = _weights(_evidence(table), None)
    other_weights = weights * (np.arange(len(PRIOR)) != EXPERT)[:, None]

    # The first guess for an expert is the mean of the other kinds.
    models[EXPERT] = _mean(other_weights / other_weights.sum(0), models)
    generator = np.random.default_rng(SEED)
    games = [
        TrickRollout.of(table, later)
        for later in made_later_by_all(table, hands, WORLDS, generator)
    ]
    luck = generator.random((len(hands), WORLDS), dtype=np.float32)

    # The steps become smaller, so that the answers settle.
    for step in range(ANSWER_ROUNDS):
        cards_now = draw_cards(_mean(weights, models), luck)
        answers = [
            soften(hand, game.chances(seat, hand, cards_now), SHARPNESS)
            for seat, (hand, game) in enumerate(zip(hands, games, strict=True))
        ]
        # By 1 / 1.5, 1 / 2.5 and 1 / 3.5 of the way to the answers.
        models[EXPERT] += (np.array(answers) - models[EXPERT]) / (step + 1.5)

    return models


def _mean(weights: Weights, models: NDArray[np.float64]) -> Mixtures:
    """Return the mean of the models of all kinds, weighted by their probabilities."""
    mean: Mixtures = (weights[:, :, None] * models).sum(0)
    return mean


def _evidence(table: PlayingView) -> Weights:
    """Return the logarithm of the probability that each kind plays what each seat has played."""
    evidence = np.zeros((len(PRIOR), len(table.seats)))
    for number, reveal in enumerate(table.reveals):
        models = kind_models(view_before(table, number))
        # The number of cards in the hand, for the probability of a random card.
        hand_sizes = (models > 0).sum(2).max(0)
        chances = models[:, np.arange(len(reveal.cards)), list(reveal.cards)]
        evidence += np.log((1 - SLIP_CHANCE) * chances + SLIP_CHANCE / hand_sizes)

    return evidence


def _weights(evidence: Weights, viewer: Seat | None) -> Weights:
    """Return the probability of each kind for each seat.

    Most players at a table are of the same kind. So the shares of the kinds at this table are
    estimated too: by expectation and maximization with a prior (Dempster, Laird and Rubin, 1977).
    """
    likelihoods = np.exp(evidence - evidence.max(0))
    others = [seat for seat in range(evidence.shape[1]) if seat != viewer]
    shares = PRIOR
    for _ in range(_ESTIMATION_STEPS):
        weights = _posterior(shares, likelihoods)[:, others]
        shares = (PRIOR_SEATS * PRIOR + weights.sum(1)) / (PRIOR_SEATS + len(others))

    return _posterior(shares, likelihoods)


def _posterior(shares: NDArray[np.float64], likelihoods: Weights) -> Weights:
    """Return the probability of each kind for each seat if the kinds have these shares."""
    weights: Weights = shares[:, None] * likelihoods
    weights /= weights.sum(0)
    return weights


DRAWS = 4
"""How often the cards of the other seats are drawn for each world."""

SHARPEST = 400.0
"""How strongly the expert prefers a card that wins more games, if no other seat is an expert."""

SHARP_ALIKE = 25.0
"""The same if all other seats are experts. If all played their best card, they would crash."""


def mixture(view: PlayingView, budget: int, seed: int) -> Mixture:
    """Return the probability with which to play each card of the hand."""
    seat = own(view).seat
    hands = hands_of(view)
    hand = hands[seat]
    generator = np.random.default_rng(seed)
    # Each card of the hand is tried in each world.
    worlds = max(1, budget // len(hand))
    game = TrickRollout.of(view, later_points(view, hands, seat, worlds, generator))
    others = expected_cards(view, seat)
    chances = np.zeros(len(hand))
    for _ in range(DRAWS):
        luck = generator.random((len(hands), worlds), dtype=np.float32)
        chances += game.chances(seat, hand, draw_cards(others, luck)) / DRAWS

    weights = kind_weights(view, seat)[EXPERT]
    expert_share = (weights.sum() - weights[seat]) / (len(weights) - 1)
    # The inverse is interpolated: from 1 / SHARPEST without experts to 1 / SHARP_ALIKE.
    sharpness = float(1 / (1 / SHARPEST + expert_share * (1 / SHARP_ALIKE - 1 / SHARPEST)))
    row = soften(hand, chances, sharpness)
    return {card: float(row[card]) for card in hand}
