"""The search of the expert: which choice wins most of the games that it plays on (rollouts.py).

The worlds are drawn from what the seat knows. Each candidate is tried in all worlds, with each of
the plans in PLANS for the rounds after it.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Option, Seat
from games.heist.box import crew_of
from games.heist.odds import own
from games.heist.players.rollouts import (
    BY_PLAN,
    DRAW_LUCK,
    EVENT,
    HIDE,
    KINDS,
    LOOK_AHEAD,
    LOOK_AHEAD_AFTER_SIGNAL,
    LOOK_IF_PILE_EMPTY,
    LOOK_NOW,
    LOOKS,
    LOOT,
    PURPOSES,
    RUN,
    STAY,
    Flags,
    Floats,
    Indexes,
    Numbers,
    RolloutMind,
    Worlds,
    play_on,
)
from games.heist.state import SLOTS
from games.heist.view import HeistView
from games.heist.vocabulary import BASE_EVENTS, CREWS, VARIABLE_EVENTS

# -- the comparison of the candidates --------------------------------------------------------------


PLANS = (
    (0.15, LOOK_NOW),
    (0.3, LOOK_IF_PILE_EMPTY),
    (0.3, LOOK_NOW),
    (0.5, LOOK_NOW),
    (0.5, LOOK_AHEAD_AFTER_SIGNAL),
    (0.5, LOOK_AHEAD),
)
"""The plans of the thinking seat for the rounds after the choice.

They are `max_risk` and `look_plan` of `RolloutMind`. Each candidate is tried with each plan, and
only its best plan counts.
"""

CLEARLY = 1.0
"""By how many standard errors another choice must be better than the first candidate."""

DECISIONS = {"stay": STAY, "run": RUN, "hide": HIDE}


def best(view: HeistView, acts: Sequence[Option], budget: int, seed: int) -> Option:
    """Return the option that wins most heists; the first one unless another is clearly better.

    Args:
        view: What the seat knows.
        acts: The candidates, the choice of the hard house player first.
        budget: How many heists to play in total.
        seed: The seed of the random numbers.
    """
    n = max(2, budget // (len(acts) * len(PLANS)))
    # The shares of the victory, [acts, plans, n].
    worth = _worth(view, acts, n, np.random.default_rng(seed))
    # The best plan of each option.
    plans = worth.mean(2).argmax(1)
    best_shares = worth[np.arange(len(acts)), plans]
    chosen_index = int(best_shares.mean(1).argmax())
    gain = best_shares[chosen_index] - best_shares[0]
    return acts[chosen_index] if gain.mean() >= CLEARLY * gain.std() / sqrt(n) else acts[0]


def _worth(
    view: HeistView, acts: Sequence[Option], n: int, generator: np.random.Generator
) -> Floats:
    """Return the share of the victory by option, plan and world, [acts, plans, n].

    All options and plans use the same n worlds and the same random numbers, so that luck does not
    decide between options.
    """
    seat = own(view).seat
    luck = generator.random((n, SLOTS, len(view.seats), PURPOSES), dtype=np.float32)
    # The n worlds are repeated: all plans of the first option, then all of the second, and so on.
    copies = len(acts) * len(PLANS)
    worlds = worlds_like(view, n, generator).only(np.tile(np.arange(n), copies))
    worlds.result_index = np.arange(worlds.n)
    decided = np.full(worlds.n, BY_PLAN, dtype=np.int16)
    for rows, act in zip(np.split(worlds.result_index, len(acts)), acts, strict=True):
        if act.kind in DECISIONS:
            decided[rows] = DECISIONS[act.kind]
        else:
            _make_move(worlds, rows, seat, view.round, act, luck)

    moved = _seats_after_turn(view)
    # The seat has just made its Move, or it decides, when all turns are over.
    moved[seat] = True
    max_risk, look_plan = (
        np.tile(np.repeat(column, n), len(acts)) for column in zip(*PLANS, strict=True)
    )
    mind = RolloutMind(seat, max_risk.astype(np.float32), look_plan)
    shares = play_on(worlds, view.round, mind, luck, moved, decided)
    return shares.reshape(len(acts), len(PLANS), n)


def _make_move(
    worlds: Worlds, rows: Indexes, seat: Seat, round_: int, act: Option, luck: Floats
) -> None:
    """Carry out the Move of the option in the worlds `rows`."""
    if act.kind == "rob":
        random_numbers = luck[worlds.luck[rows], round_ - 1, seat, DRAW_LUCK]
        worlds.draw(rows, np.full(len(rows), seat), random_numbers)
    elif act.kind == "lookout":
        worlds.knows[rows, seat, act.number - 1] = True
    elif act.kind == "slot":
        worlds.exchange(rows, np.full(len(rows), round_ - 1), np.full(len(rows), act.number - 1))


def _seats_after_turn(view: HeistView) -> Flags:
    """Return the seats that have had their turn in this round, [seats]."""
    moved = np.ones(len(view.seats), dtype=np.bool_)
    if view.turn is not None:
        waiting = view.turn_order[view.turn_order.index(view.turn.seat) :]
        moved[[*waiting]] = False

    return moved


# -- worlds ----------------------------------------------------------------------------------------


def worlds_like(view: HeistView, n: int, generator: np.random.Generator) -> Worlds:
    """Return n random worlds that agree with the view. Nothing but the view is used."""
    events, spare = _deal_events(view, n, generator)
    seats = range(len(view.seats))
    inside = [view.seats[seat].status == "in" for seat in seats]
    return Worlds(
        events=events,
        spare=spare,
        loot=_deal_loot(view, n, generator),
        crew=_for_all(
            [CREWS.index(crew_of(seat_view.character)) for seat_view in view.seats], n, np.int16
        ),
        samurai=_for_all(
            [
                seat_view.character == "samurai" and not seat_view.disabled
                for seat_view in view.seats
            ],
            n,
            np.bool_,
        ),
        hide=_for_all([seat_view.has_hide for seat_view in view.seats], n, np.bool_),
        inside=_for_all(inside, n, np.bool_),
        escaped=_for_all([seat_view.status == "escaped" for seat_view in view.seats], n, np.bool_),
        knows=_deal_knowledge(view, n, generator),
        leader=np.full(n, view.leader),
        signals=np.full(n, view.signals),
        luck=np.arange(n),
        result_index=np.arange(n),
    )


def _for_all(values: Sequence[int], n: int, kind: type[Any]) -> NDArray[Any]:
    """Return an array with these values for each of the n worlds."""
    return np.tile(np.array(values, dtype=kind), (n, 1))


def _deal_loot(view: HeistView, n: int, generator: np.random.Generator) -> Floats:
    """Return the loot by owner and kind: the seat's own is known, the rest is dealt at random."""
    mine = own(view)
    own_counts = np.array([mine.loot.count(loot.card) for loot in LOOT])
    copies = np.array([loot.copies for loot in LOOT])
    unseen = np.repeat(np.arange(KINDS), np.maximum(0, copies - own_counts))
    dealt = generator.permuted(np.tile(unseen, (n, 1)), axis=1)
    # The number of cards of each owner is public.
    sizes = [0 if seat_view.seat == mine.seat else seat_view.loot for seat_view in view.seats]
    sizes += [view.truck, view.loot_pile]
    # The owner of each dealt card: for the sizes [2, 0, 1] the owners are [0, 0, 2].
    owners = np.repeat(np.arange(len(sizes)), sizes)[: len(unseen)]
    result = np.zeros((n, len(sizes), KINDS), dtype=np.float32)
    result[:, mine.seat] = own_counts
    np.add.at(result, (np.arange(n)[:, None], owners, dealt[:, : len(owners)]), 1)

    return result


def _deal_events(
    view: HeistView, n: int, generator: np.random.Generator
) -> tuple[Numbers, Numbers]:
    """Return the event of each slot and the substitute of Poor Planning.

    Revealed events are placed first, then the events in the seat's notes, then the others at
    random.
    """
    # Notes with fewer slots are more certain, so they are placed first.
    notes = sorted(own(view).notes, key=lambda note: len(note.slots))
    events = np.full((n, SLOTS), -1, dtype=np.int16)
    for slot, event in enumerate(view.events):
        if event is not None:
            events[:, slot] = EVENT[event]

    for note in notes:
        # The slot with the highest priority is taken. The + 1 puts the slots of the note above
        # all others, and -1 puts slots that have an event already below all others.
        priority = generator.random((n, SLOTS))
        priority[:, np.array(note.slots) - 1] += 1
        priority[events >= 0] = -1
        events[np.arange(n), priority.argmax(1)] = EVENT[note.event]

    known = [*filter(None, view.events), *(note.event for note in notes)]
    # The signal has two cards, and BASE_EVENTS has each event once.
    base_events = [*BASE_EVENTS, "drivers_signal"]
    for event in known:
        if event in base_events:
            base_events.remove(event)

    used = {*known, view.substitute}
    variables = np.array([EVENT[event] for event in VARIABLE_EVENTS if event not in used], np.int16)
    unknown_count = SLOTS - len(known)
    shuffled_variables = generator.permuted(np.tile(variables, (n, 1)), axis=1)
    variable_count = max(0, unknown_count - len(base_events))
    base = np.tile(np.array([EVENT[name] for name in base_events], dtype=np.int16), (n, 1))
    unplaced = np.concatenate([base, shuffled_variables[:, :variable_count]], axis=1)
    rest = generator.permuted(unplaced, axis=1)
    events[events < 0] = rest[:, :unknown_count].ravel()
    # The substitute is a variable event that lies in no slot, if there is such an event.
    return events, shuffled_variables[:, min(variable_count, len(variables) - 1)]


def _deal_knowledge(view: HeistView, n: int, generator: np.random.Generator) -> Flags:
    """Return which slots each seat knows, [n, seats, slots].

    The thinking seat knows its notes. A seat that has had its turn may know this round's event.
    """
    mine = own(view)
    slot_index = view.round - 1
    knows = np.zeros((n, len(view.seats), SLOTS), dtype=np.bool_)
    look_chance = LOOKS[min(1, view.signals), slot_index]
    has_looked = generator.random((n, len(view.seats))) < look_chance
    knows[:, :, slot_index] = has_looked & _seats_after_turn(view)
    knows[:, mine.seat, :] = False
    for note in mine.notes:
        if len(note.slots) == 1:
            knows[:, mine.seat, note.slots[0] - 1] = True

    return knows
