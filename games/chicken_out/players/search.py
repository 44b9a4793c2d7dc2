"""What the expert weighs against each other, and in which worlds (expert.py)."""

from collections.abc import Mapping, Sequence
from math import sqrt

import numpy as np

from games.chicken_out.ending import CHICKEN_LEFT, FOX_LEFT
from games.chicken_out.odds import pile_as_known, unseen, would_copy
from games.chicken_out.players.rollouts import (
    HIDDEN,
    KIND,
    KINDS,
    ROOM,
    RUN,
    TURN,
    Flags,
    Numbers,
    Worlds,
    Worths,
)
from games.chicken_out.state import UNSURE, Goal
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import CHICKEN_OUT, CONTINUE, FOXES, MUDDLED_FROM, PLAY, STOP
from games.engine.asks import Option

CLEARLY: Mapping[Goal, float] = {"race": 0.0, "capture": 1.0}
"""By how many standard errors the other choice must be better than the usual one."""
MEDIUM = 0.5
"""How likely it takes an opponent for a medium one, where 21s are captured."""
AHEAD = 0.02
"""What it is worth to finish ahead of everybody, beside the 1 of winning."""
SPREAD = 15.0
"""How far apart two end a deal of several: the standard deviation of its points."""

_PHASES = {"turn": TURN, "run": RUN}
_COSTS = np.array([FOX_LEFT if one in FOXES else CHICKEN_LEFT for one in KINDS])


def best(view: OutView, budget: int, seed: int) -> Option:
    """One card more, or not: the usual choice, unless the other is clearly worth more in the same
    worlds.
    """
    each = max(2, budget // 2)
    worlds = worlds_like(view, each, np.random.default_rng(seed))
    is_turn = view.phase == "turn"
    usual = (worlds.plays if is_turn else worlds.goes_on)(np.array([0]))[0]
    both = worlds.repeated(2)
    go, stay = np.split(np.arange(both.n), 2)
    both.turn_up(go)
    (both.chicken_out if is_turn else both.stop)(stay)
    both.finish()
    found = worths(view, both)
    gain = found[stay] - found[go] if usual else found[go] - found[stay]
    is_better = gain.mean() > CLEARLY[view.goal] * gain.std() / sqrt(each)
    if usual != is_better:
        return PLAY if is_turn else CONTINUE
    return CHICKEN_OUT if is_turn else STOP


# -- what an end is worth --------------------------------------------------------------------------


def worths(view: OutView, worlds: Worlds) -> Worths:
    """[n]: the part of the victory that is the seat's, and a little for the places behind it."""
    if view.options.deals > 1:
        before = np.array([one.points for one in view.seats])
        merits, deals = -(before + _cost(worlds)), view.options.deals - view.deal
    else:
        merits, deals = _merits(worlds), 0
    own = merits[:, [view.seat]]
    ahead = ((own > merits) + (own == merits) / 2).sum(1) - 0.5
    won = _victories(merits, deals)[:, view.seat]
    return np.asarray(won + AHEAD * ahead / (worlds.seats - 1), dtype=np.float64)


def _merits(worlds: Worlds) -> Worths:
    """[n, seats]: the greater, the better, as ending.py has it."""
    never = worlds.seats + 1
    places = np.where(worlds.places > 0, worlds.places, never)
    if worlds.goal == "capture":
        return np.asarray(worlds.captured - places / (never + 1), dtype=np.float64)
    return np.asarray(-places - worlds.sizes / ROOM, dtype=np.float64)


def _cost(worlds: Worlds) -> Worths:
    """[n, seats]: what the cards in the piles cost."""
    is_there = (np.arange(ROOM) - worlds.tops[:, :, None]) % ROOM < worlds.sizes[:, :, None]
    return np.asarray((_COSTS[worlds.piles % HIDDEN] * is_there).sum(2), dtype=np.float64)


def _victories(merits: Worths, deals: int) -> Worths:
    """[n, seats]: who wins, as likely as it is with so many deals to come."""
    behind = merits - merits.max(1, keepdims=True)
    wins = np.exp(behind / (SPREAD * sqrt(deals))) if deals else (behind == 0).astype(np.float64)
    return np.asarray(wins / wins.sum(1, keepdims=True), dtype=np.float64)


# -- worlds ----------------------------------------------------------------------------------------


def worlds_like(view: OutView, n: int, generator: np.random.Generator) -> Worlds:
    """n ways in which what nobody knows may lie. Nothing goes into them but the view."""
    seats = range(len(view.seats))
    hidden = np.array([KIND[card] for card in unseen(view)], dtype=np.uint8)
    dealt = iter(generator.permuted(np.tile(hidden, (n, 1)), axis=1).T)
    piles = np.zeros((n, len(seats), ROOM), dtype=np.uint8)
    for seat in seats:
        for place, card in enumerate(pile_as_known(view, seat)):
            piles[:, seat, place] = next(dealt) + HIDDEN if card == UNSURE else KIND[card]
    series = np.zeros((n, ROOM), dtype=np.uint8)
    series[:, : len(view.series)] = [KIND[card] for card in view.series]
    return Worlds(
        goal=view.goal,
        options=view.options,
        is_shuffled=view.options.pickup == "shuffled" or view.plays >= MUDDLED_FROM,
        luck=generator,
        piles=piles,
        tops=np.zeros((n, len(seats)), dtype=np.intp),
        sizes=_in_all(n, [one.pile for one in view.seats]),
        captured=_in_all(n, [len(one.captured) for one in view.seats]),
        places=_in_all(n, [one.place or 0 for one in view.seats]),
        unknown=np.tile(np.bincount(hidden, minlength=len(KINDS)).astype(np.uint8), (n, 1)),
        series=series,
        lengths=np.full(n, len(view.series), dtype=np.intp),
        counts=np.full(n, view.count, dtype=np.int16),
        same=np.full(n, KIND[would_copy(view)], dtype=np.intp),
        seat=np.full(n, view.seat, dtype=np.intp),
        is_medium=_mediums(view, n, generator),
        phase=np.full(n, _PHASES[view.phase], dtype=np.int16),
        over=np.zeros(n, dtype=np.bool_),
    )


def _mediums(view: OutView, n: int, generator: np.random.Generator) -> Flags:
    """Nobody has said how they play: in each world another mix of hard and medium opponents."""
    if view.goal == "race":
        return np.zeros((n, len(view.seats)), dtype=np.bool_)
    found = generator.random((n, len(view.seats))) < MEDIUM
    found[:, view.seat] = False
    return found


def _in_all(n: int, of_seats: Sequence[int]) -> Numbers:
    return np.tile(np.array(of_seats, dtype=np.int16), (n, 1))
