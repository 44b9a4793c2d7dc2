"""The search of the expert: it plays many heists to their ends at once.

The worlds are arrays and all take the same step together. The other seats move and decide by the
tables below, which describe hard house players on average. The thinking seat (`RolloutMind.seat`)
follows plans. Action cards are not played in the simulation; only those already on the table count.

Only searches need NumPy, so no module that a table needs may import this one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Option, Seat
from games.heist.box import box, crew_after, crew_of
from games.heist.odds import MEAN_LOOT, own
from games.heist.reveal import MASTERPIECE, SAMURAI_ROUNDS
from games.heist.state import SLOTS
from games.heist.view import HeistView
from games.heist.vocabulary import BASE_EVENTS, CREWS, EVENTS, VARIABLE_EVENTS

Numbers = NDArray[np.int16]
Flags = NDArray[np.bool_]
Places = NDArray[np.intp]
Luck = NDArray[np.float32]

LOOT = tuple(sorted(box().loot, key=lambda loot_card: loot_card.value))
KINDS = len(LOOT)
VALUES = np.array([loot_card.value for loot_card in LOOT], dtype=np.float32)
EACH = np.ones(KINDS, dtype=np.float32)
"""Loot by kind @ VALUES is its value, @ EACH its number of cards; a matrix product is much faster
than a sum.
"""
EVENT = {event: place for place, event in enumerate(EVENTS)}
SIGNAL = EVENT["drivers_signal"]
HUNTED = np.array(
    [CREWS.index(crew) if (crew := crew_after(event)) else -1 for event in EVENTS], dtype=np.int16
)
"""The crew that each event hunts; -1 if it hunts none."""
HUNTER = np.array([EVENT[box().crews[crew].event] for crew in CREWS])
FIRST_VARIABLE = EVENT["betrayal"]
VARIABLES = len(VARIABLE_EVENTS)
DRAWN = 3
STAY, RUN, HIDE = range(3)
OPEN = -1
"""The seat has not decided yet."""

# By round, from the first one, measured in games between hard house players: [signals][round].
LOOKS = np.array(
    [
        [0.0, 0.0, 0.04, 0.1, 0.23, 0.55, 0.4, 0.2, 0.2, 0.2],
        [0.0, 0.03, 0.13, 0.5, 0.75, 0.83, 0.8, 0.7, 0.6, 0.0],
    ]
)
"""The probability that a seat looks at this round's event instead of robbing."""
NERVES = np.array(
    [
        [[-7.95, 0.0, 21.9, 0.03, 0.5, 8.0, 0.83], [-99.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]],
        [[-5.9, 23.1, 20.1, 0.02, 0.12, 1.6, 0.98], [-10.5, 20.1, -0.7, 0.33, -0.07, 4.9, 0.8]],
    ],
    dtype=np.float32,
)
"""The weights of a logistic function for the probability that a seat runs from an unknown event, by
signals so far and by whether it still has its Hide.

The weights are for: a constant; the risk that the truck leaves; the risk that an event catches the
seat; its loot value; its number of loot cards; the share of seats that were caught; its lead in
cards over the richest seat that escaped.
"""
MOVING, DECIDING, KIND = range(3)
PURPOSES = 4
"""The uses of random numbers, by round and seat. A seat that draws several cards uses all of
them.
"""


@dataclass(slots=True)
class Worlds:
    """n heists, all in the same round.

    Loot is counted by kind. After the seats come the truck and the pile; the order of the pile is
    unknown to all, so only its counts matter.
    """

    events: Numbers  # [n, slots]
    spare: Numbers  # [n]: what Poor Planning would bring
    loot: Luck  # [n, seats + 2, kinds]
    crew: Numbers  # [n, seats]
    samurai: Flags  # [n, seats]
    hide: Flags  # [n, seats]: owns its Hide
    inside: Flags  # [n, seats]
    escaped: Flags  # [n, seats]
    knows: Flags  # [n, seats, slots]
    leader: Places  # [n]
    signals: Places  # [n]
    luck: Places  # [n]: the row of the random numbers
    where: Places  # [n]: which of those that were asked about this is

    @property
    def n(self) -> int:
        """The number of worlds."""
        return len(self.where)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.crew.shape[1])

    def only(self, kept: Places | Flags) -> "Worlds":
        """Return a copy of these worlds, in this order."""
        return Worlds(*(getattr(self, column.name)[kept] for column in fields(self)))

    def draw(self, at: Places, places: Places, luck: Luck) -> None:
        """Draw a loot card for each of these places, in the worlds `at`, if the pile has one.

        Args:
            at: The indexes of the worlds.
            places: The seat (or truck) that draws, for each of these worlds.
            luck: A random number from 0 to 1 for each of these worlds.
        """
        pile = self.loot[at, -1].cumsum(1)
        has_loot = pile[:, -1] > 0
        # The first kind with a cumulative count above the random number.
        kinds = (pile <= (luck * pile[:, -1])[:, None]).sum(1)
        at = at[has_loot]
        places = places[has_loot]
        kinds = kinds[has_loot]
        self.loot[at, -1, kinds] -= 1
        self.loot[at, places, kinds] += 1

    def exchange(self, at: Places, one: Places, other: Places) -> None:
        """Exchange the events of two slots in public."""
        held = self.events[at, one].copy()
        self.events[at, one] = self.events[at, other]
        self.events[at, other] = held
        # A seat that knew one of the events knows where it is now.
        known = self.knows[at, :, one].copy()
        self.knows[at, :, one] = self.knows[at, :, other]
        self.knows[at, :, other] = known


class RolloutMind(NamedTuple):
    """How the thinking seat plays on, one plan for each world.

    Attributes:
        seat: The seat.
        bold: It runs from an unknown event if the risk of being caught is greater than this.
        looks: When it looks: 0: only if no loot is left; 1: at this round's event after the first
            signal; 2: at later events after the first signal; 3: at later events from now on.
    """

    seat: Seat
    bold: Luck
    looks: Places


def play_on(
    worlds: Worlds,
    round_: int,
    mind: RolloutMind,
    luck: Luck,
    moved: Flags,
    decided: Numbers,
) -> Luck:
    """Play to the end from the middle of a round.

    Args:
        worlds: The worlds.
        round_: The number of the round.
        mind: The plans of the thinking seat.
        luck: The random numbers.
        moved: The seats that have had their turn in this round.
        decided: The decision of the thinking seat in this round, by world; OPEN: by its plan.

    Returns:
        The share of the victory that the seat gets, by world.
    """
    found = np.zeros(worlds.n, dtype=np.float32)
    for number in range(round_ - 1, SLOTS):
        rolled = luck[worlds.luck, number]
        take_turns(worlds, number, mind, rolled, moved)
        choices = decide(worlds, number, mind, rolled)
        if number == round_ - 1:
            mine = choices[:, mind.seat]
            choices[:, mind.seat] = np.where(decided == OPEN, mine, decided)

        # Finished worlds are taken out, so that later rounds are faster.
        over = reveal(worlds, number, choices, rolled)
        if over.any():
            found[worlds.where[over]] = won(worlds.only(over), mind.seat)
            kept = ~over
            worlds = worlds.only(kept)
            mind = RolloutMind(mind.seat, mind.bold[kept], mind.looks[kept])
            if not worlds.n:
                break

        # A new round begins: the truck gets a card, and no seat has moved yet.
        rows = np.arange(worlds.n)
        worlds.draw(rows, np.full(worlds.n, worlds.seats), luck[worlds.luck, number, 0, KIND])
        moved = np.zeros(worlds.seats, dtype=np.bool_)

    return found


def won(worlds: Worlds, seat: Seat) -> Luck:
    """Return the seat's share of the victory: 1 alone, 1/2 with another winner, 0 if it does not
    win.
    """
    totals = np.where(worlds.escaped, worlds.loot[:, : worlds.seats] @ VALUES, -1)
    best = totals.max(1)
    wins = (totals == best[:, None]) & (best >= 0)[:, None]
    shares = wins[:, seat] / np.maximum(1, wins.sum(1))
    return np.asarray(shares, dtype=np.float32)


# -- turns -----------------------------------------------------------------------------------------


def take_turns(worlds: Worlds, number: int, mind: RolloutMind, luck: Luck, moved: Flags) -> None:
    """Let all seats rob or look, clockwise from the Leader."""
    often = LOOKS[np.minimum(worlds.signals, 1), number]
    for place in range(worlds.seats):
        seats = (worlds.leader + place) % worlds.seats
        rows = np.flatnonzero(worlds.inside[np.arange(worlds.n), seats] & ~moved[seats])
        others = rows[seats[rows] != mind.seat]
        who = seats[others]
        bare = worlds.loot[others, -1] @ EACH == 0
        look = (luck[others, who, MOVING] < often[others]) | bare
        worlds.knows[others[look], who[look], number] = True
        rob = others[~look]
        worlds.draw(rob, seats[rob], luck[rob, seats[rob], KIND])
        own = rows[seats[rows] == mind.seat]
        if own.size:
            _own_turn(worlds, number, mind, luck, own)


def _own_turn(worlds: Worlds, number: int, mind: RolloutMind, luck: Luck, at: Places) -> None:
    """Play the thinking seat's turn: an ambush with the last signal, otherwise look or rob.

    If it knows a later slot of the last signal, it moves it to this round.
    """
    me = mind.seat
    later = np.arange(SLOTS) > number
    # The signal that would end the game, if the seat knows its slot.
    last = (worlds.events[at] == SIGNAL) & worlds.knows[at, me] & (worlds.signals[at] == 1)[:, None]
    ambush = last[:, later].any(1) & ~last[:, number]
    if ambush.any():
        there = at[ambush]
        slots = (last & later)[ambush].argmax(1)
        worlds.exchange(there, np.full(len(there), number), slots)

    at = at[~ambush]
    last = last[~ambush]
    looks = mind.looks[at]
    unknown = ~worlds.knows[at, me]
    unknown[:, :number] = False
    ahead = unknown.copy()
    ahead[:, number] = False
    near = unknown[:, number]
    bare = worlds.loot[at, -1] @ EACH == 0
    alarmed = worlds.signals[at] == 1
    found = last.any(1)
    look = near & ((alarmed & (looks == 1)) | bare)
    seek = ahead.any(1) & ~look & ~found & (((looks == 2) & alarmed) | (looks == 3) | bare)
    worlds.knows[at[look], me, number] = True
    worlds.knows[at[seek], me, ahead[seek].argmax(1)] = True
    rob = at[~look & ~seek]
    worlds.draw(rob, np.full(len(rob), me), luck[rob, me, KIND])


# -- decisions -------------------------------------------------------------------------------------


def decide(worlds: Worlds, number: int, mind: RolloutMind, luck: Luck) -> Numbers:
    """Return the decisions of all seats, [n, seats]."""
    event = worlds.events[:, number]
    knows = worlds.knows[:, :, number]
    me = mind.seat
    # The others know only revealed events, the thinking seat also its notes.
    revealed = np.zeros((worlds.n, SLOTS), dtype=np.bool_)
    revealed[:, :number] = True
    blind = luck[:, :, DECIDING] < nerves(worlds, *risks(worlds, number, revealed))
    leaves, hit_ = risks(worlds, number, revealed | worlds.knows[:, me])
    risk = leaves + np.where(worlds.hide[:, me], 0, hit_[:, me])
    blind[:, me] = risk > mind.bold
    ends = (event == SIGNAL) & (worlds.signals == 1)
    is_hit = affected(worlds, event, number) & ~ends[:, None]
    # With Hide, a known event is no reason to run.
    runs = np.where(knows, ends[:, None] | (is_hit & ~worlds.hide), blind)
    hides = knows & is_hit & worlds.hide
    return np.where(runs, RUN, np.where(hides, HIDE, STAY)).astype(np.int16)


def nerves(worlds: Worlds, leaves: Luck, hit: Luck) -> Luck:
    """Return the probability that a seat runs from an unknown event, [n, seats]."""
    loot = worlds.loot[:, : worlds.seats]
    totals = loot @ VALUES
    cards = loot @ EACH
    best = np.where(worlds.escaped, cards, -1).max(1, keepdims=True)
    ahead = np.where(best < 0, 0, totals / MEAN_LOOT - best)
    caught = (~worlds.inside & ~worlds.escaped).mean(1)
    weights = NERVES[np.minimum(worlds.signals, 1)[:, None], worlds.hide.astype(np.intp)]
    felt = weights[:, :, 0] + weights[:, :, 1] * leaves[:, None] + weights[:, :, 2] * hit
    felt += weights[:, :, 3] * totals + weights[:, :, 4] * cards
    felt += weights[:, :, 5] * caught[:, None] + weights[:, :, 6] * ahead
    # Clipped, so that `exp` does not overflow.
    return np.asarray(1 / (1 + np.exp(-np.clip(felt, -30, 30))), dtype=np.float32)


def risks(worlds: Worlds, number: int, known: Flags) -> tuple[Luck, Luck]:
    """Return the risks for a seat that knows the events of these slots, but not this round's.

    Args:
        worlds: The worlds.
        number: The round, from 0.
        known: The known slots, [n, slots].

    Returns:
        The probability that the truck leaves, [n], and that an event catches a seat, [n, seats].
    """
    rows = np.arange(worlds.n)
    likely = np.ones((worlds.n, len(EVENTS)), dtype=np.float32)
    likely[:, SIGNAL] = 2
    for slot in range(SLOTS):
        likely[rows, worlds.events[:, slot]] -= known[:, slot]

    # Three of the variable events are in the game, so each unseen one is less likely than a base
    # event.
    met = VARIABLES - likely[:, FIRST_VARIABLE:].sum(1)
    chance = np.maximum(0, DRAWN - met) / np.maximum(1, VARIABLES - met)
    likely[:, FIRST_VARIABLE:] *= chance[:, None]
    likely /= np.maximum(1, SLOTS - known.sum(1))[:, None]
    leads = worlds.leader[:, None] == np.arange(worlds.seats)
    swat = likely[:, EVENT["swat"]] + likely[:, EVENT["swat_again"]]
    hit = np.take_along_axis(likely, HUNTER[worlds.crew], axis=1) + swat[:, None]
    hit += likely[:, EVENT["betrayal"], None] * leads
    poor = worlds.loot[:, : worlds.seats] @ EACH == 0
    hit += likely[:, EVENT["membership_fee"], None] * poor
    if number < SAMURAI_ROUNDS:
        hit[leads & worlds.samurai] = 0

    return np.where(worlds.signals == 1, likely[:, SIGNAL], 0).astype(np.float32), hit


# -- reveal ----------------------------------------------------------------------------------------


def affected(worlds: Worlds, event: Numbers, number: int) -> Flags:
    """Return the seats that the event would catch if they stayed, before Hide and fees, [n,
    seats].
    """
    seats = np.arange(worlds.seats)
    leads = worlds.leader[:, None] == seats
    swat = (event == EVENT["swat"]) | (event == EVENT["swat_again"])
    is_hit = (HUNTED[event][:, None] == worlds.crew) | swat[:, None]
    is_hit |= (event == EVENT["betrayal"])[:, None] & leads
    poor = worlds.loot[:, : worlds.seats] @ EACH == 0
    is_hit |= (event == EVENT["membership_fee"])[:, None] & poor
    if number < SAMURAI_ROUNDS:
        is_hit &= ~(leads & worlds.samurai)

    return np.asarray(is_hit, dtype=np.bool_)


def reveal(worlds: Worlds, number: int, choices: Numbers, luck: Luck) -> Flags:
    """Apply the event (rules sections 11 to 13).

    Returns:
        Which heists are over. The others are in the next round, still without the truck's new card.
    """
    inside = worlds.inside
    seats = worlds.seats
    event = worlds.events[:, number]
    event = np.where(event == EVENT["poor_planning"], worlds.spare, event)
    ran = inside & (choices == RUN)
    _on_the_table(worlds, event, ran, luck)
    ends = worlds.signals == 2
    is_hit = affected(worlds, event, number) & inside
    leads = worlds.leader[:, None] == np.arange(seats)
    immune = leads & worlds.samurai if number < SAMURAI_ROUNDS else np.zeros_like(leads)
    patrol = (event == EVENT["police_patrol"])[:, None] & ran & ~immune
    stays = inside & (choices == STAY)
    fee = (event == EVENT["membership_fee"])[:, None]
    pays = fee & stays & ~is_hit & ~immune
    struck = (is_hit & stays) | patrol
    saved = struck & worlds.hide
    hidden_for_nothing = inside & (choices == HIDE) & ~is_hit & ~(fee & ~immune)
    caught = struck & ~saved
    # The second signal catches all seats that have not run, also those that hide.
    caught[ends] = (inside & ~ran)[ends]
    worlds.hide &= ~(saved | hidden_for_nothing)
    _pay(worlds, pays & ~ends[:, None])
    escaped = ran & ~caught
    _split(worlds, ends, escaped)
    worlds.escaped |= escaped
    worlds.inside &= ~(ran | caught)
    for seat in range(seats):
        at = np.flatnonzero(caught[:, seat])
        worlds.loot[at, -1] += worlds.loot[at, seat]
        worlds.loot[at, seat] = 0

    # A single seat that is left takes the truck and escapes.
    left = worlds.inside.sum(1)
    last = np.flatnonzero((left == 1) & ~ends)
    alone = worlds.inside[last].argmax(1)
    worlds.loot[last, alone] += worlds.loot[last, seats]
    worlds.loot[last, seats] = 0
    worlds.escaped[last, alone] = True
    # The next seat in the heist clockwise becomes the Leader.
    after = (worlds.leader[:, None] + 1 + np.arange(seats)) % seats
    first = worlds.inside[np.arange(worlds.n)[:, None], after].argmax(1)
    worlds.leader = after[np.arange(worlds.n), first]

    return np.asarray(ends | (left <= 1), dtype=np.bool_)


def _on_the_table(worlds: Worlds, event: Numbers, ran: Flags, luck: Luck) -> None:
    """Apply the effect on truck, pile and runners."""
    truck = worlds.seats
    dyed = np.flatnonzero(event == EVENT["dyepack"])
    worlds.loot[dyed, -1] += worlds.loot[dyed, truck]
    worlds.loot[dyed, truck] = 0
    found = np.flatnonzero((event == EVENT["masterpiece"]) & (ran.sum(1) == 1))
    for card in range(MASTERPIECE):
        worlds.draw(found, ran[found].argmax(1), luck[found, 0, card])

    worlds.signals += event == SIGNAL


def _pay(worlds: Worlds, pays: Flags) -> None:
    """Pay the least valuable loot card into the pile."""
    at, who = np.nonzero(pays)
    kinds = (worlds.loot[at, who] > 0).argmax(1)
    worlds.loot[at, who, kinds] -= 1
    np.add.at(worlds.loot[:, -1], (at, kinds), 1)


def _split(worlds: Worlds, ends: Flags, ran: Flags) -> None:
    """Let the runners take the most valuable cards in turn, starting with the Leader."""
    at = np.flatnonzero(ends & ran.any(1))
    if not at.size:
        return

    seats = worlds.seats
    order = (worlds.leader[at, None] + np.arange(seats)) % seats
    takers = ran[at[:, None], order]
    count = takers.sum(1)
    # Takers first, in their order; `stable` keeps it.
    takes = np.argsort(~takers, axis=1, kind="stable")
    rows = np.arange(len(at))
    turn = np.zeros(len(at), dtype=np.intp)
    for kind in reversed(range(KINDS)):
        while (has_card := worlds.loot[at, seats, kind] > 0).any():
            who = order[rows, takes[rows, turn % count]][has_card]
            worlds.loot[at[has_card], seats, kind] -= 1
            worlds.loot[at[has_card], who, kind] += 1
            turn += has_card


# -- what the expert weighs against each other, and in which worlds --------------------------------


PLANS = ((0.15, 1), (0.3, 0), (0.3, 1), (0.5, 1), (0.5, 2), (0.5, 3))
"""The plans for the rounds after the choice: boldness and looking (see `RolloutMind`). The best
plan counts.
"""
CLEARLY = 1.0
"""By how many standard errors another choice must be better than the usual one."""
DECISIONS = {"stay": STAY, "run": RUN, "hide": HIDE}


def best(view: HeistView, acts: Sequence[Option], budget: int, seed: int) -> Option:
    """Return the option that wins most heists; the first one unless another is clearly better.

    Args:
        view: What the seat knows.
        acts: The candidates, the usual one first.
        budget: How many heists to play in total.
        seed: The seed of the random numbers.
    """
    n = max(2, budget // (len(acts) * len(PLANS)))
    worth = _worth(view, acts, n, np.random.default_rng(seed))
    plans = worth.mean(2).argmax(1)
    found = worth[np.arange(len(acts)), plans]
    chosen = int(found.mean(1).argmax())
    gain = found[chosen] - found[0]
    return acts[chosen] if gain.mean() >= CLEARLY * gain.std() / sqrt(n) else acts[0]


def _worth(view: HeistView, acts: Sequence[Option], n: int, generator: np.random.Generator) -> Luck:
    """Return the share of the victory by option, plan and world, [acts, plans, n].

    The n worlds are the same for all options and plans, so that random numbers do not decide.
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

    moved = _seats_after_turn(view)
    moved[seat] = True
    bold, looks = (np.tile(np.repeat(column, n), len(acts)) for column in zip(*PLANS, strict=True))
    mind = RolloutMind(seat, bold.astype(np.float32), looks)
    found = play_on(worlds, view.round, mind, luck, moved, decided)
    return found.reshape(len(acts), len(PLANS), n)


def _move(worlds: Worlds, at: Places, seat: Seat, round_: int, act: Option, luck: Luck) -> None:
    """Carry out the Move of the option in the worlds `at`."""
    if act.kind == "rob":
        drawn = luck[worlds.luck[at], round_ - 1, seat, KIND]
        worlds.draw(at, np.full(len(at), seat), drawn)
    elif act.kind == "lookout":
        worlds.knows[at, seat, act.number - 1] = True
    elif act.kind == "slot":
        worlds.exchange(at, np.full(len(at), round_ - 1), np.full(len(at), act.number - 1))


def _seats_after_turn(view: HeistView) -> Flags:
    """Return the seats that have had their turn in this round."""
    moved = np.ones(len(view.seats), dtype=np.bool_)
    if view.turn is not None:
        to_come = view.turn_order[view.turn_order.index(view.turn.seat) :]
        moved[[*to_come]] = False

    return moved


# -- worlds ----------------------------------------------------------------------------------------


def worlds_like(view: HeistView, n: int, generator: np.random.Generator) -> Worlds:
    """Return n possible worlds. They depend only on the view."""
    events, spare = _events(view, n, generator)
    seats = range(len(view.seats))
    inside = [view.seats[seat].status == "in" for seat in seats]
    return Worlds(
        events=events,
        spare=spare,
        loot=_loot(view, n, generator),
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
        knows=_knows(view, n, generator),
        leader=np.full(n, view.leader),
        signals=np.full(n, view.signals),
        luck=np.arange(n),
        where=np.arange(n),
    )


def _for_all(values: Sequence[int], n: int, kind: type[Any]) -> NDArray[Any]:
    """Return the same values for each of the n worlds."""
    return np.tile(np.array(values, dtype=kind), (n, 1))


def _loot(view: HeistView, n: int, generator: np.random.Generator) -> Luck:
    """Return the loot by owner and kind: the seat's own is known, the rest is dealt at random."""
    mine = own(view)
    held = np.array([mine.loot.count(loot.card) for loot in LOOT])
    copies = np.array([loot.copies for loot in LOOT])
    unseen = np.repeat(np.arange(KINDS), np.maximum(0, copies - held))
    dealt = generator.permuted(np.tile(unseen, (n, 1)), axis=1)
    # The number of cards of each owner is public.
    sizes = [0 if seat_view.seat == mine.seat else seat_view.loot for seat_view in view.seats]
    sizes += [view.truck, view.loot_pile]
    owners = np.repeat(np.arange(len(sizes)), sizes)[: len(unseen)]
    found = np.zeros((n, len(sizes), KINDS), dtype=np.float32)
    found[:, mine.seat] = held
    np.add.at(found, (np.arange(n)[:, None], owners, dealt[:, : len(owners)]), 1)

    return found


def _events(view: HeistView, n: int, generator: np.random.Generator) -> tuple[Numbers, Numbers]:
    """Return the event of each slot and the substitute of Poor Planning.

    Revealed events come first, then those in the notes, then the remaining ones at random.
    """
    # Notes with fewer slots are more certain, so they are placed first.
    notes = sorted(own(view).notes, key=lambda note: len(note.slots))
    events = np.full((n, SLOTS), -1, dtype=np.int16)
    for slot, event in enumerate(view.events):
        if event is not None:
            events[:, slot] = EVENT[event]

    for note in notes:
        # A random slot among those of the note; the +1 puts them above all other slots.
        likely = generator.random((n, SLOTS))
        likely[:, np.array(note.slots) - 1] += 1
        likely[events >= 0] = -1
        events[np.arange(n), likely.argmax(1)] = EVENT[note.event]

    known = [*filter(None, view.events), *(note.event for note in notes)]
    base_events = [*BASE_EVENTS, "drivers_signal"]
    for event in known:
        if event in base_events:
            base_events.remove(event)

    apart = {*known, view.substitute}
    variables = np.array([EVENT[one] for one in VARIABLE_EVENTS if one not in apart], np.int16)
    hidden = SLOTS - len(known)
    drawn = generator.permuted(np.tile(variables, (n, 1)), axis=1)
    left = max(0, hidden - len(base_events))
    base = np.tile(np.array([EVENT[name] for name in base_events], dtype=np.int16), (n, 1))
    rest = generator.permuted(np.concatenate([base, drawn[:, :left]], axis=1), axis=1)
    events[events < 0] = rest[:, :hidden].ravel()
    return events, drawn[:, min(left, len(variables) - 1)]


def _knows(view: HeistView, n: int, generator: np.random.Generator) -> Flags:
    """Return what each seat knows: its own notes, and for others who have moved, perhaps this
    round's event.
    """
    mine = own(view)
    here = view.round - 1
    knows = np.zeros((n, len(view.seats), SLOTS), dtype=np.bool_)
    often = LOOKS[min(1, view.signals), here]
    knows[:, :, here] = (generator.random((n, len(view.seats))) < often) & _seats_after_turn(view)
    knows[:, mine.seat, :] = False
    for note in mine.notes:
        if len(note.slots) == 1:
            knows[:, mine.seat, note.slots[0] - 1] = True

    return knows
