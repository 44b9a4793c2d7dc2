"""What the expert weighs against each other, and in which worlds (house_expert.py)."""

from collections.abc import Sequence
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from games.crazy.box import CARDS
from games.crazy.memory import Known, own_view
from games.crazy.plans import HARD, Plan
from games.crazy.rollouts import (
    Cards,
    Places,
    Players,
    Worlds,
    Worths,
    discard,
    finish,
    lay,
    settle,
)
from games.crazy.view import CrazyView
from games.crazy.vocabulary import DISCARD_PILES, discarding, laying
from games.kit.asks import Decision, Option, Seat

DISCARDS = 4
"""How many of the cheapest it thinks through."""
THEIR_PATIENCE = (0.16, 0.45)
"""What the opponent's lies between: nobody has said how they play."""
CLEARLY = 1.0
"""By how many standard errors another act must be better than the usual one."""
SPREAD = 36.0
"""How far apart two end a round: the standard deviation of its points."""
LOGISTIC = 1.702
"""Makes the logistic function nearly the normal distribution's."""
RUNS_TO_COME = 180
"""More than a round puts on one pile from now on."""

_TYPE = {card: place for place, card in enumerate(CARDS)}


def best_act(view: CrazyView, decision: Decision, usual: Option, budget: int, seed: int) -> Option:
    """The act with which most games are won; the usual one, unless another is clearly better."""
    acts = _worth_a_thought(view, decision, usual)
    if len(acts) == 1:
        return usual
    worlds_each, generator = max(2, budget // len(acts)), np.random.default_rng(seed)
    seat = own_view(view).seat
    places = np.tile(np.arange(worlds_each), len(acts))  # the same worlds for every act
    patience = np.full((2, worlds_each), HARD.patience, dtype=np.float32)
    patience[1 - seat] = generator.uniform(*THEIR_PATIENCE, worlds_each)
    worlds = worlds_like(view, worlds_each, generator).only(places)
    worlds.where = np.arange(len(places))
    players = Players((HARD, HARD), patience[:, places])
    for at, act in zip(np.split(worlds.where, len(acts)), acts, strict=True):
        _carry_out(worlds, seat, at, act, players)
    ends = np.zeros(len(places), dtype=np.float32)
    ends += finish(settle(worlds, seat, ends), 1 - seat, players)
    chances = _chances(view, seat, ends).reshape(len(acts), worlds_each)
    best = int(chances.mean(1).argmax())
    gain = chances[best] - chances[0]
    return acts[best] if gain.mean() >= CLEARLY * gain.std() / sqrt(worlds_each) else usual


def _worth_a_thought(view: CrazyView, decision: Decision, usual: Option) -> list[Option]:
    """The usual act; every type, all that is held of it; the cheapest discards."""
    plan, hand = Plan(view, Known(view)), own_view(view).hand
    lays: dict[int, tuple[float, Option]] = {}
    discards: dict[int, tuple[float, Option]] = {}
    for option in decision.options:
        if option.kind == "lay":
            card, count, pile = laying(option)
            if count == hand.count(card):
                one = -plan.gain(card, pile), option
                lays[card] = min(lays.get(card, one), one)
        else:
            card, pile = discarding(option)
            one = plan.price(card, pile), option
            discards[card] = min(discards.get(card, one), one)
    found = [*lays.values(), *sorted(discards.values())[:DISCARDS]]
    return [usual, *(option for _, option in found if option != usual)]


def _carry_out(worlds: Worlds, seat: Seat, at: Places, act: Option, players: Players) -> None:
    """In the worlds `at`."""
    if act.kind == "lay":
        card, count, pile = laying(act)
        lay(worlds, seat, at, _all(at, _TYPE[card]), count, _piles(worlds, at, pile), players)
    else:
        card, pile = discarding(act)
        discard(worlds, seat, at, _all(at, _TYPE[card]), _piles(worlds, at, pile))


def _piles(worlds: Worlds, at: Places, pile: str) -> Places:
    """Where no pile is named there is but one to put a card on: an empty place."""
    if pile:
        return _all(at, DISCARD_PILES.index(pile))
    return np.where(worlds.height[0, at] == 0, 0, 1)


def _all(at: Places, value: int) -> Places:
    return np.full(len(at), value)


def _chances(view: CrazyView, seat: Seat, ends: Worths) -> Worths:
    """To win the game, where the round ends with seat 0 so far ahead."""
    lead = ends if seat == 0 else -ends
    lead = lead + (view.seats[seat].total - view.seats[1 - seat].total)
    rounds = view.options.rounds - view.round
    if rounds:
        found = 1 / (1 + np.exp(-LOGISTIC * lead / (SPREAD * sqrt(rounds))))
    else:
        found = (1 + np.sign(lead)) / 2 + 1e-4 * lead
    return np.asarray(found, dtype=np.float32)


# -- worlds ----------------------------------------------------------------------------------------


def worlds_like(view: CrazyView, n: int, generator: np.random.Generator) -> Worlds:
    """n ways in which what nobody showed may lie. Nothing goes into them but the view."""
    own = own_view(view)
    other = view.seats[1 - own.seat]
    hands, sets, shown = np.zeros((3, 2, len(CARDS)), dtype=np.int16)
    for seat, one in enumerate(view.seats):
        shown[seat] = _counted(one.shown)
        for card, count in one.sets:
            sets[seat, _TYPE[card]] = count
    hands[own.seat], hands[other.seat] = _counted(own.hand), shown[other.seat]
    buried = _counted(view.first + view.second)
    unseen = np.array(CARDS) - hands.sum(0) - sets.sum(0) - buried
    cards = np.repeat(np.arange(len(CARDS), dtype=np.int16), unseen)
    dealt = generator.permuted(np.tile(cards, (n, 1)), axis=1)
    drawn = other.hand - len(other.shown)
    hand = np.repeat(hands[:, None], n, axis=1)
    np.add.at(hand[other.seat], (np.arange(n)[:, None], dealt[:, :drawn]), 1)
    down = np.zeros((2, n, max(view.left, view.right, 1)), dtype=np.int16)
    down[0, :, : view.left] = dealt[:, drawn : drawn + view.left]
    down[1, :, : view.right] = dealt[:, drawn + view.left :]
    runs, counts, height = _open_piles(view, n)
    return Worlds(
        hand=hand,
        sets=np.repeat(sets[:, None], n, axis=1),
        shown=np.repeat(shown[:, None], n, axis=1),
        buried=np.tile(buried, (n, 1)),
        down=down,
        left=_for_all((view.left, view.right), n),
        runs=runs,
        counts=counts,
        height=height,
        where=np.arange(n),
    )


def _open_piles(view: CrazyView, n: int) -> tuple[Cards, Cards, Cards]:
    piles = (view.first, view.second)
    runs = np.zeros((2, n, max(map(len, piles)) + RUNS_TO_COME), dtype=np.int16)
    counts = np.zeros_like(runs)
    for place, pile in enumerate(piles):
        runs[place, :, : len(pile)] = [_TYPE[card] for card in pile]
        counts[place, :, : len(pile)] = 1
    return runs, counts, _for_all([len(pile) for pile in piles], n)


def _for_all(of_two: Sequence[int], n: int) -> Cards:
    return np.repeat(np.array(of_two, dtype=np.int16)[:, None], n, axis=1)


def _counted(cards: Sequence[int]) -> NDArray[np.int16]:
    return np.array([cards.count(card) for card in CARDS], dtype=np.int16)
