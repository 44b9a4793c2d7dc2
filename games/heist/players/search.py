"""What the expert weighs against each other, and in which worlds (expert.py)."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Option, Seat
from games.heist.box import crew_of
from games.heist.odds import SIGNAL, own
from games.heist.players.rollouts import (
    EVENT,
    HIDE,
    KIND,
    KINDS,
    LOOKS,
    LOOT,
    OPEN,
    PURPOSES,
    RUN,
    STAY,
    Flags,
    Luck,
    Mind,
    Numbers,
    Places,
    Worlds,
    play_on,
)
from games.heist.state import SLOTS
from games.heist.view import HeistView
from games.heist.vocabulary import BASE_EVENTS, CREWS, VARIABLE_EVENTS

PLANS = ((0.15, 1), (0.3, 0), (0.3, 1), (0.5, 1), (0.5, 2), (0.5, 3))
"""How it may go on afterwards, boldness and looking: see `Mind`. It counts the best of them."""
CLEARLY = 1.0
"""By how many standard errors another act must be better than the usual one."""
DECISIONS = {"stay": STAY, "run": RUN, "hide": HIDE}


def best(view: HeistView, acts: Sequence[Option], budget: int, seed: int) -> Option:
    """The act with which most heists are won; the first, unless another is clearly better."""
    n = max(2, budget // (len(acts) * len(PLANS)))
    worth = _worth(view, acts, n, np.random.default_rng(seed))
    plans = worth.mean(2).argmax(1)
    found = worth[np.arange(len(acts)), plans]
    chosen = int(found.mean(1).argmax())
    gain = found[chosen] - found[0]
    return acts[chosen] if gain.mean() >= CLEARLY * gain.std() / sqrt(n) else acts[0]


def _worth(view: HeistView, acts: Sequence[Option], n: int, generator: np.random.Generator) -> Luck:
    """The part of the victory that every act brings by every plan, in each of n worlds, which are
    the same for all: [acts, plans, n].
    """
    seat = own(view).seat
    luck = generator.random((n, SLOTS, len(view.seats), PURPOSES), dtype=np.float32)
    copies = len(acts) * len(PLANS)
    worlds = worlds_like(view, n, generator).only(np.tile(np.arange(n), copies))
    worlds.where = np.arange(worlds.n)
    decided = np.full(worlds.n, OPEN, dtype=np.int16)
    for at, act in zip(np.split(worlds.where, len(acts)), acts, strict=True):
        if act.kind in DECISIONS:
            decided[at] = DECISIONS[act.kind]
        else:
            _move(worlds, at, seat, view.round, act, luck)
    moved = _moved(view)
    moved[seat] = True
    bold, looks = (np.tile(np.repeat(one, n), len(acts)) for one in zip(*PLANS, strict=True))
    mind = Mind(seat, bold.astype(np.float32), looks)
    found = play_on(worlds, view.round, mind, luck, moved, decided)
    return found.reshape(len(acts), len(PLANS), n)


def _move(worlds: Worlds, at: Places, seat: Seat, round_: int, act: Option, luck: Luck) -> None:
    """In the worlds `at`."""
    if act.kind == "rob":
        drawn = luck[worlds.luck[at], round_ - 1, seat, KIND]
        worlds.draw(at, np.full(len(at), seat), drawn)
    elif act.kind == "lookout":
        worlds.knows[at, seat, act.number - 1] = True
    elif act.kind == "slot":
        worlds.exchange(at, np.full(len(at), round_ - 1), np.full(len(at), act.number - 1))


def _moved(view: HeistView) -> Flags:
    """Whose turn in this round is over."""
    moved = np.ones(len(view.seats), dtype=np.bool_)
    if view.turn is not None:
        to_come = view.turn_order[view.turn_order.index(view.turn.seat) :]
        moved[[*to_come]] = False
    return moved


# -- worlds ----------------------------------------------------------------------------------------


def worlds_like(view: HeistView, n: int, generator: np.random.Generator) -> Worlds:
    """n ways in which what nobody showed may lie. Nothing goes into them but the view."""
    events, spare = _events(view, n, generator)
    seats = range(len(view.seats))
    inside = [view.seats[seat].status == "in" for seat in seats]
    return Worlds(
        events=events,
        spare=spare,
        loot=_loot(view, n, generator),
        crew=_for_all([CREWS.index(crew_of(one.character)) for one in view.seats], n, np.int16),
        samurai=_for_all(
            [one.character == "samurai" and not one.disabled for one in view.seats], n, np.bool_
        ),
        hide=_for_all([one.has_hide for one in view.seats], n, np.bool_),
        inside=_for_all(inside, n, np.bool_),
        escaped=_for_all([one.status == "escaped" for one in view.seats], n, np.bool_),
        knows=_knows(view, n, generator),
        leader=np.full(n, view.leader),
        signals=np.full(n, view.signals),
        luck=np.arange(n),
        where=np.arange(n),
    )


def _for_all(values: Sequence[int], n: int, kind: type[Any]) -> NDArray[Any]:
    return np.tile(np.array(values, dtype=kind), (n, 1))


def _loot(view: HeistView, n: int, generator: np.random.Generator) -> Luck:
    """The seat's own; of the rest, any to anybody."""
    mine = own(view)
    held = np.array([mine.loot.count(one.card) for one in LOOT])
    copies = np.array([one.copies for one in LOOT])
    unseen = np.repeat(np.arange(KINDS), np.maximum(0, copies - held))
    dealt = generator.permuted(np.tile(unseen, (n, 1)), axis=1)
    sizes = [0 if one.seat == mine.seat else one.loot for one in view.seats]
    sizes += [view.truck, view.loot_pile]
    owners = np.repeat(np.arange(len(sizes)), sizes)[: len(unseen)]
    found = np.zeros((n, len(sizes), KINDS), dtype=np.float32)
    found[:, mine.seat] = held
    np.add.at(found, (np.arange(n)[:, None], owners, dealt[:, : len(owners)]), 1)
    return found


def _events(view: HeistView, n: int, generator: np.random.Generator) -> tuple[Numbers, Numbers]:
    """What lies in every slot: what is turned up, what the notes say, and else what is left; and
    what Poor Planning would bring.
    """
    notes = sorted(own(view).notes, key=lambda note: len(note.slots))
    found = np.full((n, SLOTS), -1, dtype=np.int16)
    for slot, event in enumerate(view.events):
        if event is not None:
            found[:, slot] = EVENT[event]
    for note in notes:
        likely = generator.random((n, SLOTS))
        likely[:, np.array(note.slots) - 1] += 1
        likely[found >= 0] = -1
        found[np.arange(n), likely.argmax(1)] = EVENT[note.event]
    known = [*filter(None, view.events), *(note.event for note in notes)]
    given = [*BASE_EVENTS, SIGNAL]
    for event in known:
        if event in given:
            given.remove(event)
    apart = {*known, view.substitute}
    variables = np.array([EVENT[one] for one in VARIABLE_EVENTS if one not in apart], np.int16)
    hidden = SLOTS - len(known)
    drawn = generator.permuted(np.tile(variables, (n, 1)), axis=1)
    left = max(0, hidden - len(given))
    base = np.tile(np.array([EVENT[one] for one in given], dtype=np.int16), (n, 1))
    rest = generator.permuted(np.concatenate([base, drawn[:, :left]], axis=1), axis=1)
    found[found < 0] = rest[:, :hidden].ravel()
    return found, drawn[:, min(left, len(variables) - 1)]


def _knows(view: HeistView, n: int, generator: np.random.Generator) -> Flags:
    """Its own notes; who has moved may have looked at this round's event."""
    mine, here = own(view), view.round - 1
    knows = np.zeros((n, len(view.seats), SLOTS), dtype=np.bool_)
    often = LOOKS[min(1, view.signals), here]
    knows[:, :, here] = (generator.random((n, len(view.seats))) < often) & _moved(view)
    knows[:, mine.seat, :] = False
    for note in mine.notes:
        if len(note.slots) == 1:
            knows[:, mine.seat, note.slots[0] - 1] = True
    return knows
