"""Many ends of a game of Playing Chicken at once: what a card is worth in games won.

Arrays are [worlds, cards tried, seats]; a world has the same luck for all the cards.

NumPy is for whoever searches: nothing that a table needs imports this.
"""

from collections.abc import Iterator, Sequence
from math import exp
from statistics import fmean
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.kit.asks import Seat
from games.playing.box import CARDS
from games.playing.odds import Hand, Mixture
from games.playing.state import ROUNDS, exact_prize, prize, tricks_in
from games.playing.view import PlayingView

Cards = NDArray[np.int16]
Held = NDArray[np.bool_]

KINDS = CARDS[-1] + 1
"""Places for cards by their value; the first stays empty."""


class Trick(NamedTuple):
    """What everybody plays, on which goal, for what."""

    cards: Cards
    goals: Cards  # [worlds]
    prize: int
    exact: int


class Thought(NamedTuple):
    """How it thinks of the others, and how it chooses. `own`: the part of the time in which it
    takes another for one that thinks as it does. `sharpness`: how strongly it prefers what wins
    more. `rounds`: of answering each other.
    """

    own: float = 0.3
    sharpness: float = 100.0
    rounds: int = 6


USUAL = Thought()


def mixture(
    view: PlayingView,
    seat: Seat,
    hands: Sequence[Hand],
    models: Sequence[Sequence[Mixture]],
    budget: int,
    seed: int,
    thought: Thought = USUAL,
) -> Mixture:
    """How likely the seat should play each card of its hand.

    `models`: what each seat may play in this trick, by one way of thinking and by another. Beside
    these, others may think as it does: all answer each other for a while (fictitious play), or two
    of a kind would always play the same card, and crash together.
    """
    tried, generator = hands[seat], np.random.default_rng(seed)
    worlds = max(1, budget // len(tried))
    game = _Game.of(view, seat, hands, worlds, generator)
    beliefs = [_average(hand, [one[at] for one in models]) for at, hand in enumerate(hands)]
    luck = generator.random((worlds, len(hands)))
    own = [dict(one) for one in beliefs]
    for turn in range(thought.rounds):
        mixed = [_mixed(*both, thought.own) for both in zip(beliefs, own, strict=True)]
        now = _drawn(hands, mixed, luck)
        found: dict[tuple[Hand, int], Mixture] = {}
        for at, hand in enumerate(hands):
            kind = hand, view.seats[at].points
            if kind not in found:
                found[kind] = _answer(game.chances(at, hand, now), thought.sharpness)
            own[at] = _mixed(own[at], found[kind], 1 / (turn + 1.5))
    mixed = [_mixed(*both, thought.own) for both in zip(beliefs, own, strict=True)]
    return _answer(game.own_chances(_drawn(hands, mixed, luck)), thought.sharpness)


class _Game(NamedTuple):
    """This trick, and what everybody makes afterwards (`later`), by the card that the seat plays
    now. Of what others keep by playing this or that, nothing is reckoned.
    """

    seat: Seat
    tried: Hand
    points: Cards  # [seats]
    later: Cards  # [worlds, tried, seats]
    goals: Cards
    prize: int
    exact: int

    @classmethod
    def of(
        cls,
        view: PlayingView,
        seat: Seat,
        hands: Sequence[Hand],
        worlds: int,
        generator: np.random.Generator,
    ) -> "_Game":
        tried = hands[seat]
        now = np.empty((worlds, len(tried), len(hands)), dtype=np.int16)
        for other, hand in enumerate(hands):
            now[:, :, other] = generator.choice(hand, worlds)[:, None]
        now[:, :, seat] = tried
        later = np.zeros_like(now)
        for trick in _to_come(view, hands, now, generator):
            later += _gains(trick)
        points = np.array([one.points for one in view.seats], dtype=np.int16)
        goals = np.full(worlds, view.goal or 0, dtype=np.int16)
        return cls(seat, tried, points, later, goals, view.prize, view.exact_prize)

    def chances(self, seat: Seat, hand: Hand, now: Cards) -> Mixture:
        """For every card of a seat, the part of the victory that it is likely to bring. `now`:
        [worlds, seats].
        """
        worlds = np.arange(len(now))
        later = self.later[worlds, worlds % len(self.tried)]
        return self._won(seat, hand, now, later[:, None])

    def own_chances(self, now: Cards) -> Mixture:
        return self._won(self.seat, self.tried, now, self.later)

    def _won(self, seat: Seat, hand: Hand, now: Cards, later: Cards) -> Mixture:
        cards = np.repeat(now[:, None], len(hand), axis=1)
        cards[:, :, seat] = hand
        points = self.points + later + _gains(Trick(cards, self.goals, self.prize, self.exact))
        wins = points == points.max(2, keepdims=True)
        shares = (wins[:, :, seat] / wins.sum(2)).mean(0)
        return dict(zip(hand, shares.tolist(), strict=True))


def _average(hand: Hand, models: Sequence[Mixture]) -> Mixture:
    totals = [sum(one.values()) for one in models]
    return {
        card: fmean(one[card] / total for one, total in zip(models, totals, strict=True))
        for card in hand
    }


def _mixed(one: Mixture, other: Mixture, part: float) -> Mixture:
    """So much of the other."""
    return {card: (1 - part) * chance + part * other[card] for card, chance in one.items()}


def _answer(chances: Mixture, sharpness: float) -> Mixture:
    """Every card has its chance, better ones more."""
    best = max(chances.values())
    weights = {card: exp(sharpness * (chance - best)) for card, chance in chances.items()}
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


def _drawn(hands: Sequence[Hand], mixtures: Sequence[Mixture], luck: NDArray[np.float64]) -> Cards:
    """[worlds, seats]: a card of each; the same luck draws alike from mixtures that are alike."""
    found = np.empty(luck.shape, dtype=np.int16)
    for seat, hand in enumerate(hands):
        upto = np.cumsum([mixtures[seat][card] for card in hand])[:-1]
        found[:, seat] = np.array(hand)[np.searchsorted(upto, luck[:, seat], side="right")]
    return found


def _gains(trick: Trick) -> Cards:
    """What everybody makes of one trick (3.5)."""
    total = trick.cards.sum(2, dtype=np.int16)
    goals = trick.goals[:, None]
    best = np.where(total > goals, trick.cards.min(2), trick.cards.max(2))
    gain = np.where(total == goals, trick.exact, trick.prize).astype(np.int16)
    return np.where(trick.cards == best[:, :, None], gain[:, :, None], np.int16(0))


def _to_come(
    view: PlayingView, hands: Sequence[Hand], now: Cards, generator: np.random.Generator
) -> Iterator[Trick]:
    """The tricks after this one, everybody's cards at random. What was played in a round is the
    hand of the next (PL-7).
    """
    goals, worth = iter(_goals(view, len(now), generator).T), view.options
    held, spent = _cards_of(view, hands, now)
    played = view.trick
    for round_ in range(view.round, ROUNDS + 1):
        if count := tricks_in(round_) - played:
            luck = generator.random((len(now), 1, *held.shape[2:]), dtype=np.float32)
            order = np.argsort(np.where(held, luck, 2), axis=3)[..., :count].astype(np.int16)
            for number in range(count):
                trick = prize(worth, round_), exact_prize(worth, round_)
                yield Trick(order[..., number], next(goals), *trick)
            np.put_along_axis(spent, order, values=True, axis=3)
        held, spent, played = spent, np.zeros_like(spent), 0


def _cards_of(view: PlayingView, hands: Sequence[Hand], now: Cards) -> tuple[Held, Held]:
    """[worlds, tried, seats, KINDS]: what each holds after this trick, and has played in this
    round.
    """
    held = np.zeros((*now.shape, KINDS), dtype=np.bool_)
    spent = np.zeros_like(held)
    for seat, hand in enumerate(hands):
        held[:, :, seat, list(hand)] = True
        for one in view.reveals:
            if one.round == view.round:
                spent[:, :, seat, one.cards[seat]] = True
    here = now[..., None] == np.arange(KINDS)
    return held & ~here, spent | here


def _goals(view: PlayingView, worlds: int, generator: np.random.Generator) -> Cards:
    """[worlds, tricks to come]: the rest of the pile, then all goals anew (PL-5, PL-6)."""
    later = sum(tricks_in(round_) for round_ in range(view.round, ROUNDS + 1)) - view.trick
    pile = [*view.goals]
    for goal in view.seen:
        pile.remove(goal)
    found = [_shuffled(pile, worlds, generator)]
    while sum(one.shape[1] for one in found) < later:
        found.append(_shuffled(view.goals, worlds, generator))
    return np.concatenate(found, axis=1)[:, :later]


def _shuffled(goals: Sequence[int], worlds: int, generator: np.random.Generator) -> Cards:
    return generator.permuted(np.tile(np.array(goals, dtype=np.int16), (worlds, 1)), axis=1)
