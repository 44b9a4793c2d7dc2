"""Many heists at once, played to their ends: what a seat's choice is worth in games won.

All worlds are arrays, and take the same step together. Everybody moves and decides by the tables
below, which is how hard ones do on the whole; the seat that thinks (`Mind.seat`) by plans of its
own. Of the action cards nothing is played on here, but for what the search lays on the table.

NumPy is for whoever searches: nothing that a table needs imports this.
"""

from dataclasses import dataclass, fields
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Seat
from games.heist.box import box, crew_after
from games.heist.events import MASTERPIECE, SAMURAI_ROUNDS
from games.heist.odds import MEAN_LOOT
from games.heist.state import SLOTS
from games.heist.vocabulary import CREWS, EVENTS, VARIABLE_EVENTS

Numbers = NDArray[np.int16]
Flags = NDArray[np.bool_]
Places = NDArray[np.intp]
Luck = NDArray[np.float32]

LOOT = tuple(sorted(box().loot, key=lambda one: one.value))
KINDS = len(LOOT)
VALUES = np.array([one.value for one in LOOT], dtype=np.float32)
EACH = np.ones(KINDS, dtype=np.float32)
"""Loot by kind @ VALUES is its worth, @ EACH the number of cards: much quicker than a sum."""
EVENT = {event: place for place, event in enumerate(EVENTS)}
SIGNAL = EVENT["drivers_signal"]
HUNTED = np.array(
    [CREWS.index(crew) if (crew := crew_after(event)) else -1 for event in EVENTS], dtype=np.int16
)
"""The crew that an event is after, by the event; -1 where it is after none."""
HUNTER = np.array([EVENT[box().crews[crew].event] for crew in CREWS])
FIRST_VARIABLE = EVENT["betrayal"]
VARIABLES, DRAWN = len(VARIABLE_EVENTS), 3
STAY, RUN, HIDE = range(3)
OPEN = -1
"""Not decided yet."""

# By round, from the first; from games of hard ones among themselves. [signals][round]
LOOKS = np.array(
    [
        [0.0, 0.0, 0.04, 0.1, 0.23, 0.55, 0.4, 0.2, 0.2, 0.2],
        [0.0, 0.03, 0.13, 0.5, 0.75, 0.83, 0.8, 0.7, 0.6, 0.0],
    ]
)
"""How often somebody looks at this round's event instead of robbing."""
NERVES = np.array(
    [
        [[-7.95, 0.0, 21.9, 0.03, 0.5, 8.0, 0.83], [-99.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]],
        [[-5.9, 23.1, 20.1, 0.02, 0.12, 1.6, 0.98], [-10.5, 20.1, -0.7, 0.33, -0.07, 4.9, 0.8]],
    ],
    dtype=np.float32,
)
"""What makes somebody run who does not know what comes: the weights of a logistic function, by the
signals so far and by whether they own Hide. In this order: always; the risks that the truck leaves,
and that they are hit; their loot, and its number of cards; which part of all was caught; how many
cards they are ahead of the richest who got away.
"""
MOVING, DECIDING, KIND = range(3)
PURPOSES = 4
"""What luck is needed for, by round and seat; where one draws more cards, all of it."""


@dataclass(slots=True)
class Worlds:
    """n heists, all in the same round. Loot is counted by kind; after the seats come the truck and
    the pile, which needs no order as nobody knows it.
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
    luck: Places  # [n]: whose luck
    where: Places  # [n]: which of those that were asked about this is

    @property
    def n(self) -> int:
        return len(self.where)

    @property
    def seats(self) -> int:
        return int(self.crew.shape[1])

    def only(self, kept: Places | Flags) -> "Worlds":
        """These alone, in this order; a copy."""
        return Worlds(*(getattr(self, one.name)[kept] for one in fields(self)))

    def draw(self, at: Places, places: Places, luck: Luck) -> None:
        """A loot card of the pile to each of these places, in the worlds `at`, if there is one."""
        pile = self.loot[at, -1].cumsum(1)
        some = pile[:, -1] > 0
        kinds = (pile <= (luck * pile[:, -1])[:, None]).sum(1)
        at, places, kinds = at[some], places[some], kinds[some]
        self.loot[at, -1, kinds] -= 1
        self.loot[at, places, kinds] += 1

    def exchange(self, at: Places, one: Places, other: Places) -> None:
        """Two slots exchange their events, before everybody's eyes."""
        held = self.events[at, one].copy()
        self.events[at, one] = self.events[at, other]
        self.events[at, other] = held
        known = self.knows[at, :, one].copy()
        self.knows[at, :, one] = self.knows[at, :, other]
        self.knows[at, :, other] = known


class Mind(NamedTuple):
    """How the seat that thinks goes on, one plan a world. It runs from what it does not know where
    the risk to be caught is greater than `bold`. `looks`: 0 only if nothing is left to rob, 1 at
    this round's event from the first signal on, 2 ahead of it from then on, 3 ahead from now on.
    """

    seat: Seat
    bold: Luck
    looks: Places


def play_on(
    worlds: Worlds,
    round_: int,
    mind: Mind,
    luck: Luck,
    moved: Flags,
    decided: Numbers,
) -> Luck:
    """Play to the end from the middle of a round. `moved`: whose turn is over, by seat; `decided`:
    what the thinking seat decides in this round, by world. Returns the part of the victory that is
    its own, by world.
    """
    found = np.zeros(worlds.n, dtype=np.float32)
    for number in range(round_ - 1, SLOTS):
        rolled = luck[worlds.luck, number]
        take_turns(worlds, number, mind, rolled, moved)
        choices = decide(worlds, number, mind, rolled)
        if number == round_ - 1:
            mine = choices[:, mind.seat]
            choices[:, mind.seat] = np.where(decided == OPEN, mine, decided)
        over = reveal(worlds, number, choices, rolled)
        if over.any():
            found[worlds.where[over]] = won(worlds.only(over), mind.seat)
            kept = ~over
            worlds = worlds.only(kept)
            mind = Mind(mind.seat, mind.bold[kept], mind.looks[kept])
            if not worlds.n:
                break
        rows = np.arange(worlds.n)
        worlds.draw(rows, np.full(worlds.n, worlds.seats), luck[worlds.luck, number, 0, KIND])
        moved = np.zeros(worlds.seats, dtype=np.bool_)
    return found


def won(worlds: Worlds, seat: Seat) -> Luck:
    """The seat's part of the victory."""
    totals = np.where(worlds.escaped, worlds.loot[:, : worlds.seats] @ VALUES, -1)
    best = totals.max(1)
    wins = (totals == best[:, None]) & (best >= 0)[:, None]
    shares = wins[:, seat] / np.maximum(1, wins.sum(1))
    return np.asarray(shares, dtype=np.float32)


# -- turns -----------------------------------------------------------------------------------------


def take_turns(worlds: Worlds, number: int, mind: Mind, luck: Luck, moved: Flags) -> None:
    """Everybody robs or looks, from the Leader clockwise."""
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


def _own_turn(worlds: Worlds, number: int, mind: Mind, luck: Luck, at: Places) -> None:
    """Bring the last signal to where nobody expects it; else look or rob."""
    me = mind.seat
    later = np.arange(SLOTS) > number
    last = (worlds.events[at] == SIGNAL) & worlds.knows[at, me] & (worlds.signals[at] == 1)[:, None]
    ambush = last[:, later].any(1) & ~last[:, number]
    if ambush.any():
        there = at[ambush]
        slots = (last & later)[ambush].argmax(1)
        worlds.exchange(there, np.full(len(there), number), slots)
    at, last = at[~ambush], last[~ambush]
    looks, unknown = mind.looks[at], ~worlds.knows[at, me]
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


def decide(worlds: Worlds, number: int, mind: Mind, luck: Luck) -> Numbers:
    """What everybody chooses: [n, seats]."""
    event = worlds.events[:, number]
    knows = worlds.knows[:, :, number]
    me = mind.seat
    shown = np.zeros((worlds.n, SLOTS), dtype=np.bool_)
    shown[:, :number] = True
    blind = luck[:, :, DECIDING] < nerves(worlds, *risks(worlds, number, shown))
    leaves, hit_ = risks(worlds, number, shown | worlds.knows[:, me])
    risk = leaves + np.where(worlds.hide[:, me], 0, hit_[:, me])
    blind[:, me] = risk > mind.bold
    ends = (event == SIGNAL) & (worlds.signals == 1)
    hit = affected(worlds, event, number) & ~ends[:, None]
    runs = np.where(knows, ends[:, None] | (hit & ~worlds.hide), blind)
    hides = knows & hit & worlds.hide
    return np.where(runs, RUN, np.where(hides, HIDE, STAY)).astype(np.int16)


def nerves(worlds: Worlds, leaves: Luck, hit: Luck) -> Luck:
    """How likely everybody runs who does not know what comes: [n, seats]."""
    loot = worlds.loot[:, : worlds.seats]
    totals, cards = loot @ VALUES, loot @ EACH
    best = np.where(worlds.escaped, cards, -1).max(1, keepdims=True)
    ahead = np.where(best < 0, 0, totals / MEAN_LOOT - best)
    caught = (~worlds.inside & ~worlds.escaped).mean(1)
    weights = NERVES[np.minimum(worlds.signals, 1)[:, None], worlds.hide.astype(np.intp)]
    felt = weights[:, :, 0] + weights[:, :, 1] * leaves[:, None] + weights[:, :, 2] * hit
    felt += weights[:, :, 3] * totals + weights[:, :, 4] * cards
    felt += weights[:, :, 5] * caught[:, None] + weights[:, :, 6] * ahead
    return np.asarray(1 / (1 + np.exp(-np.clip(felt, -30, 30))), dtype=np.float32)


def risks(worlds: Worlds, number: int, known: Flags) -> tuple[Luck, Luck]:
    """How likely the truck leaves in this round, [n], and a seat is hit, [n, seats], for whoever
    knows the events of these slots and not this round's.
    """
    rows = np.arange(worlds.n)
    likely = np.ones((worlds.n, len(EVENTS)), dtype=np.float32)
    likely[:, SIGNAL] = 2
    for slot in range(SLOTS):
        likely[rows, worlds.events[:, slot]] -= known[:, slot]
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
    """Whom the event would hit if they stayed, Hide and fees apart: [n, seats]."""
    seats = np.arange(worlds.seats)
    leads = worlds.leader[:, None] == seats
    swat = (event == EVENT["swat"]) | (event == EVENT["swat_again"])
    hit = (HUNTED[event][:, None] == worlds.crew) | swat[:, None]
    hit |= (event == EVENT["betrayal"])[:, None] & leads
    poor = worlds.loot[:, : worlds.seats] @ EACH == 0
    hit |= (event == EVENT["membership_fee"])[:, None] & poor
    if number < SAMURAI_ROUNDS:
        hit &= ~(leads & worlds.samurai)
    return np.asarray(hit, dtype=np.bool_)


def reveal(worlds: Worlds, number: int, choices: Numbers, luck: Luck) -> Flags:
    """The event strikes (11 to 13). Returns whose heist is over; the others are in a new round,
    but for the truck's card.
    """
    inside, seats = worlds.inside, worlds.seats
    event = worlds.events[:, number]
    event = np.where(event == EVENT["poor_planning"], worlds.spare, event)
    ran = inside & (choices == RUN)
    _on_the_table(worlds, event, ran, luck)
    ends = worlds.signals == 2
    hit = affected(worlds, event, number) & inside
    leads = worlds.leader[:, None] == np.arange(seats)
    immune = leads & worlds.samurai if number < SAMURAI_ROUNDS else np.zeros_like(leads)
    patrol = (event == EVENT["police_patrol"])[:, None] & ran & ~immune
    stays = inside & (choices == STAY)
    fee = (event == EVENT["membership_fee"])[:, None]
    pays = fee & stays & ~hit & ~immune
    struck = (hit & stays) | patrol
    saved = struck & worlds.hide
    hidden_for_nothing = inside & (choices == HIDE) & ~hit & ~(fee & ~immune)
    caught = struck & ~saved
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
    left = worlds.inside.sum(1)
    last = np.flatnonzero((left == 1) & ~ends)
    alone = worlds.inside[last].argmax(1)
    worlds.loot[last, alone] += worlds.loot[last, seats]
    worlds.loot[last, seats] = 0
    worlds.escaped[last, alone] = True
    after = (worlds.leader[:, None] + 1 + np.arange(seats)) % seats
    first = worlds.inside[np.arange(worlds.n)[:, None], after].argmax(1)
    worlds.leader = after[np.arange(worlds.n), first]
    return np.asarray(ends | (left <= 1), dtype=np.bool_)


def _on_the_table(worlds: Worlds, event: Numbers, ran: Flags, luck: Luck) -> None:
    """What it does to truck, pile and runners."""
    truck = worlds.seats
    dyed = np.flatnonzero(event == EVENT["dyepack"])
    worlds.loot[dyed, -1] += worlds.loot[dyed, truck]
    worlds.loot[dyed, truck] = 0
    found = np.flatnonzero((event == EVENT["masterpiece"]) & (ran.sum(1) == 1))
    for card in range(MASTERPIECE):
        worlds.draw(found, ran[found].argmax(1), luck[found, 0, card])
    worlds.signals += event == SIGNAL


def _pay(worlds: Worlds, pays: Flags) -> None:
    """The lowest loot goes into the pile."""
    at, who = np.nonzero(pays)
    kinds = (worlds.loot[at, who] > 0).argmax(1)
    worlds.loot[at, who, kinds] -= 1
    np.add.at(worlds.loot[:, -1], (at, kinds), 1)


def _split(worlds: Worlds, ends: Flags, ran: Flags) -> None:
    """They take the dearest in turn, from the Leader on."""
    at = np.flatnonzero(ends & ran.any(1))
    if not at.size:
        return
    seats = worlds.seats
    order = (worlds.leader[at, None] + np.arange(seats)) % seats
    takers = ran[at[:, None], order]
    count = takers.sum(1)
    takes = np.argsort(~takers, axis=1, kind="stable")
    rows = np.arange(len(at))
    turn = np.zeros(len(at), dtype=np.intp)
    for kind in reversed(range(KINDS)):
        while (some := worlds.loot[at, seats, kind] > 0).any():
            who = order[rows, takes[rows, turn % count]][some]
            worlds.loot[at[some], seats, kind] -= 1
            worlds.loot[at[some], who, kind] += 1
            turn += some
