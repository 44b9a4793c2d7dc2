"""The games that the expert plays to their ends in its search, many at once.

A world is one possible heist: all that the seat cannot see is made up at random (search.py). The n
worlds are stored as arrays (`Worlds`), and all worlds take the same step together. The thinking
seat is the seat that the expert chooses for. The other seats move and decide by the tables LOOKS
and NERVES, which describe hard house players on average. No action cards are played in the
simulation; only those already on the table count.

The file is in the order of a round: turns, decisions, reveal. `rows` are the indexes of some of the
worlds, and `round_index` counts rounds (and their slots) from 0. Signals are Driver's Signals; the
second one ends the game. All rules are in games/heist/RULES.md.

Only searches need NumPy, so no module that a table needs may import this one.
"""

from dataclasses import dataclass, fields
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Seat
from games.heist.box import box, hunted_crew
from games.heist.odds import MEAN_LOOT
from games.heist.reveal import MASTERPIECE_CARDS, SAMURAI_ROUNDS
from games.heist.state import SLOTS
from games.heist.vocabulary import CREWS, EVENTS, VARIABLE_EVENTS

Numbers = NDArray[np.int16]
Flags = NDArray[np.bool_]
Indexes = NDArray[np.intp]
Floats = NDArray[np.float32]

LOOT = tuple(sorted(box().loot, key=lambda loot_card: loot_card.value))
"""The kinds of loot cards, the least valuable first.

Loot by kind is an array with the number of cards of each kind.
"""

KINDS = len(LOOT)
VALUES = np.array([loot_card.value for loot_card in LOOT], dtype=np.float32)
ONES = np.ones(KINDS, dtype=np.float32)
"""`loot @ VALUES` is the total value of loot by kind, and `loot @ ONES` its number of cards.

A matrix product is much faster than a sum.
"""

EVENT = {event: number for number, event in enumerate(EVENTS)}
"""The number that stands for each event in the arrays."""

SIGNAL = EVENT["drivers_signal"]

HUNTED_CREW = np.array(
    [CREWS.index(crew) if (crew := hunted_crew(event)) else -1 for event in EVENTS], dtype=np.int16
)
"""The crew that each event hunts; -1 if it hunts none."""

EVENT_OF_CREW = np.array([EVENT[box().crews[crew].event] for crew in CREWS])
"""The event that hunts each crew."""

FIRST_VARIABLE = EVENT["betrayal"]
"""The first of the variable events, which have the highest numbers."""

VARIABLES = len(VARIABLE_EVENTS)
"""How many variable events there are."""

VARIABLES_IN_GAME = 3
"""How many of the variable events lie in slots (rule 2.2)."""

STAY, RUN, HIDE = range(3)
"""The decisions of a seat."""

BY_PLAN = -1
"""Instead of a decision: the plan of the thinking seat decides."""

LOOK_IF_PILE_EMPTY, LOOK_NOW, LOOK_AHEAD_AFTER_SIGNAL, LOOK_AHEAD = range(4)
"""When the thinking seat looks instead of robbing.

In all four plans, it looks if no loot is left. With LOOK_NOW it also looks at this round's event
after the first signal, with LOOK_AHEAD_AFTER_SIGNAL at later events after the first signal, and
with LOOK_AHEAD at later events from now on.
"""

# LOOKS and NERVES are measured in games between hard house players.
LOOKS = np.array(
    [
        [0.0, 0.0, 0.04, 0.1, 0.23, 0.55, 0.4, 0.2, 0.2, 0.2],
        [0.0, 0.03, 0.13, 0.5, 0.75, 0.83, 0.8, 0.7, 0.6, 0.0],
    ]
)
"""The probability that a seat looks at this round's event instead of robbing, [signals, round].

The first row applies before the first signal, the second row after it.
"""

NERVES = np.array(
    [
        [[-7.95, 0.0, 21.9, 0.03, 0.5, 8.0, 0.83], [-99.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]],
        [[-5.9, 23.1, 20.1, 0.02, 0.12, 1.6, 0.98], [-10.5, 20.1, -0.7, 0.33, -0.07, 4.9, 0.8]],
    ],
    dtype=np.float32,
)
"""The weights of a logistic function for the probability that a seat runs from an unknown event.

The dimensions are [signals so far, whether the seat still has its Hide, weight]. The weights are
for: a constant; the risk that the truck leaves; the risk that an event catches the seat; its loot
value; its number of loot cards; the share of seats that were caught; its lead in cards over the
richest seat that escaped. The constant -99 means that the seat never runs.
"""

TURN_LUCK, DECISION_LUCK, DRAW_LUCK = range(3)
"""What a seat uses its random numbers of a round for."""

PURPOSES = 4
"""How many random numbers each seat has in a round: a Masterpiece draws four cards with them."""


@dataclass(slots=True)
class Worlds:
    """n heists, all in the same round. The comment of each array gives its shape.

    Loot is counted by kind. Behind the loot of the seats come the truck and the pile; the order of
    the pile is unknown to all, so only its counts matter.
    """

    events: Numbers  # [n, slots]
    spare: Numbers  # [n]: what Poor Planning would bring
    loot: Floats  # [n, seats + 2, kinds]
    crew: Numbers  # [n, seats]
    samurai: Flags  # [n, seats]: has a Samurai that is not disabled
    hide: Flags  # [n, seats]: owns its Hide
    inside: Flags  # [n, seats]
    escaped: Flags  # [n, seats]
    knows: Flags  # [n, seats, slots]
    leader: Indexes  # [n]
    signals: Indexes  # [n]: how many were revealed
    luck: Indexes  # [n]: the row of the random numbers that this world uses
    result_index: Indexes  # [n]: where `play_on` writes the result of this world

    @property
    def n(self) -> int:
        """The number of worlds."""
        return len(self.result_index)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.crew.shape[1])

    def only(self, chosen: Indexes | Flags) -> "Worlds":
        """Return a copy of these worlds, in this order."""
        return Worlds(*(getattr(self, column.name)[chosen] for column in fields(self)))

    def draw(self, rows: Indexes, places: Indexes, luck: Floats) -> None:
        """Draw a loot card for each of these places, in the worlds `rows`, if the pile has one.

        Args:
            rows: The indexes of the worlds.
            places: The seat (or truck) that draws, for each of these worlds.
            luck: A random number from 0 to 1 for each of these worlds.
        """
        # How many cards of this or a cheaper kind the pile has. Example: 3 cards of the first kind
        # and 2 of the second are [3, 5, ...]; luck 0.7 gives 0.7 * 5 = 3.5, so the second kind.
        pile = self.loot[rows, -1].cumsum(1)
        has_loot = pile[:, -1] > 0
        # The first kind whose cumulative count is above the random share of the pile.
        kinds = (pile <= (luck * pile[:, -1])[:, None]).sum(1)
        rows = rows[has_loot]
        places = places[has_loot]
        kinds = kinds[has_loot]
        self.loot[rows, -1, kinds] -= 1
        self.loot[rows, places, kinds] += 1

    def exchange(self, rows: Indexes, slots_a: Indexes, slots_b: Indexes) -> None:
        """Exchange the events of slots a and b in public, in the worlds `rows`."""
        events_a = self.events[rows, slots_a].copy()
        self.events[rows, slots_a] = self.events[rows, slots_b]
        self.events[rows, slots_b] = events_a
        # A seat that knew one of the events knows where it is now.
        knows_a = self.knows[rows, :, slots_a].copy()
        self.knows[rows, :, slots_a] = self.knows[rows, :, slots_b]
        self.knows[rows, :, slots_b] = knows_a


class RolloutMind(NamedTuple):
    """How the thinking seat plays on, one plan for each world.

    Attributes:
        seat: The seat.
        max_risk: The seat runs from an unknown event if the risk of being caught is greater.
        look_plan: When the seat looks: LOOK_IF_PILE_EMPTY, LOOK_NOW, LOOK_AHEAD_AFTER_SIGNAL or
            LOOK_AHEAD.
    """

    seat: Seat
    max_risk: Floats
    look_plan: Indexes


def play_on(
    worlds: Worlds,
    round_: int,
    mind: RolloutMind,
    luck: Floats,
    moved: Flags,
    decided: Numbers,
) -> Floats:
    """Play to the end from the middle of a round.

    Args:
        worlds: The worlds.
        round_: The number of the round, from 1.
        mind: The plans of the thinking seat.
        luck: The random numbers, [row, round, seat, purpose].
        moved: The seats that have had their turn in this round.
        decided: The decision of the thinking seat in this round, by world, or BY_PLAN.

    Returns:
        The share of the victory that the thinking seat gets, by world.
    """
    shares = np.zeros(worlds.n, dtype=np.float32)
    for round_index in range(round_ - 1, SLOTS):
        round_luck = luck[worlds.luck, round_index]
        take_turns(worlds, round_index, mind, round_luck, moved)
        choices = decide(worlds, round_index, mind, round_luck)
        if round_index == round_ - 1:
            planned = choices[:, mind.seat]
            choices[:, mind.seat] = np.where(decided == BY_PLAN, planned, decided)

        # Finished worlds are taken out, so that later rounds are faster.
        over = reveal(worlds, round_index, choices, round_luck)
        if over.any():
            shares[worlds.result_index[over]] = victory_share(worlds.only(over), mind.seat)
            unfinished = ~over
            worlds = worlds.only(unfinished)
            mind = RolloutMind(mind.seat, mind.max_risk[unfinished], mind.look_plan[unfinished])
            if not worlds.n:
                break

        # A new round begins: the truck gets a card (by seat 0's random number); no seat has moved.
        rows = np.arange(worlds.n)
        worlds.draw(
            rows, np.full(worlds.n, worlds.seats), luck[worlds.luck, round_index, 0, DRAW_LUCK]
        )
        moved = np.zeros(worlds.seats, dtype=np.bool_)

    return shares


def victory_share(worlds: Worlds, seat: Seat) -> Floats:
    """Return the seat's share of the victory, by world.

    It is 1 for a single winner, 1/2 for one of two winners, and 0 for a seat that does not win.
    """
    # -1 stands for seats that have not escaped. A total of 0 can win (1.2).
    totals = np.where(worlds.escaped, worlds.loot[:, : worlds.seats] @ VALUES, -1)
    highest = totals.max(1)
    wins = (totals == highest[:, None]) & (highest >= 0)[:, None]
    shares = wins[:, seat] / np.maximum(1, wins.sum(1))
    return np.asarray(shares, dtype=np.float32)


# -- turns -----------------------------------------------------------------------------------------


def take_turns(
    worlds: Worlds, round_index: int, mind: RolloutMind, luck: Floats, moved: Flags
) -> None:
    """Let all seats rob or look, clockwise from the Leader."""
    look_chance = LOOKS[np.minimum(worlds.signals, 1), round_index]
    for steps in range(worlds.seats):
        # The seat that comes next in each world, and the worlds in which it has a turn.
        seats = (worlds.leader + steps) % worlds.seats
        rows = np.flatnonzero(worlds.inside[np.arange(worlds.n), seats] & ~moved[seats])

        # In these worlds, the turn belongs to another seat, which looks by chance or robs.
        others = rows[seats[rows] != mind.seat]
        who = seats[others]
        is_pile_empty = worlds.loot[others, -1] @ ONES == 0
        looks = (luck[others, who, TURN_LUCK] < look_chance[others]) | is_pile_empty
        worlds.knows[others[looks], who[looks], round_index] = True
        robbers = others[~looks]
        worlds.draw(robbers, seats[robbers], luck[robbers, seats[robbers], DRAW_LUCK])

        own_rows = rows[seats[rows] == mind.seat]
        if own_rows.size:
            _own_turn(worlds, round_index, mind, luck, own_rows)


def _own_turn(
    worlds: Worlds, round_index: int, mind: RolloutMind, luck: Floats, rows: Indexes
) -> None:
    """Play the thinking seat's turn in the worlds `rows`.

    If the seat knows that a later slot has the signal that ends the game, it moves this signal to
    this round (an ambush: only the seat knows that it has to run). Otherwise it looks or robs.
    """
    me = mind.seat

    # The ambush. After the first signal, the next signal is the one that ends the game.
    later = np.arange(SLOTS) > round_index
    is_second_due = (worlds.signals[rows] == 1)[:, None]
    is_known_signal = (worlds.events[rows] == SIGNAL) & worlds.knows[rows, me]
    is_known_last_signal = is_known_signal & is_second_due
    ambush = is_known_last_signal[:, later].any(1) & ~is_known_last_signal[:, round_index]
    if ambush.any():
        ambush_rows = rows[ambush]
        # `argmax` of flags returns the first slot that is True.
        slots = (is_known_last_signal & later)[ambush].argmax(1)
        worlds.exchange(ambush_rows, np.full(len(ambush_rows), round_index), slots)

    # The look, in the other worlds: at this round's event, or at the first unknown later event.
    rows = rows[~ambush]
    is_known_last_signal = is_known_last_signal[~ambush]
    look_plan = mind.look_plan[rows]
    unknown = ~worlds.knows[rows, me]
    is_later_unknown = unknown & later

    is_pile_empty = worlds.loot[rows, -1] @ ONES == 0
    is_after_signal = worlds.signals[rows] == 1
    knows_last_signal = is_known_last_signal.any(1)
    wants_now = ((look_plan == LOOK_NOW) & is_after_signal) | is_pile_empty
    looks_now = unknown[:, round_index] & wants_now
    plans_later = (look_plan == LOOK_AHEAD_AFTER_SIGNAL) & is_after_signal
    wants_later = plans_later | (look_plan == LOOK_AHEAD) | is_pile_empty
    looks_later = is_later_unknown.any(1) & ~looks_now & ~knows_last_signal & wants_later

    worlds.knows[rows[looks_now], me, round_index] = True
    worlds.knows[rows[looks_later], me, is_later_unknown[looks_later].argmax(1)] = True

    # All others rob.
    robbing = rows[~looks_now & ~looks_later]
    worlds.draw(robbing, np.full(len(robbing), me), luck[robbing, me, DRAW_LUCK])


# -- decisions -------------------------------------------------------------------------------------


def decide(worlds: Worlds, round_index: int, mind: RolloutMind, luck: Floats) -> Numbers:
    """Return the decisions of all seats, [n, seats]."""
    event = worlds.events[:, round_index]
    knows = worlds.knows[:, :, round_index]
    me = mind.seat

    # Which seats run if they do not know this round's event. The other seats estimate their risks
    # from the revealed events; the thinking seat also uses the events that it has looked at.
    revealed = np.zeros((worlds.n, SLOTS), dtype=np.bool_)
    revealed[:, :round_index] = True
    runs_unknown = luck[:, :, DECISION_LUCK] < nerves(worlds, *risks(worlds, round_index, revealed))
    end_risk, hit_risk = risks(worlds, round_index, revealed | worlds.knows[:, me])
    # Hide saves the seat from being hit, but not from the second signal.
    risk = end_risk + np.where(worlds.hide[:, me], 0, hit_risk[:, me])
    runs_unknown[:, me] = risk > mind.max_risk

    # Which seats run or hide if they know the event.
    ends = (event == SIGNAL) & (worlds.signals == 1)
    is_hit = seats_hit(worlds, event, round_index) & ~ends[:, None]
    # With Hide, a known event is no reason to run.
    runs = np.where(knows, ends[:, None] | (is_hit & ~worlds.hide), runs_unknown)
    hides = knows & is_hit & worlds.hide
    return np.where(runs, RUN, np.where(hides, HIDE, STAY)).astype(np.int16)


def nerves(worlds: Worlds, end_risk: Floats, hit_risk: Floats) -> Floats:
    """Return the probability that a seat runs from an unknown event (see NERVES), [n, seats].

    Args:
        worlds: The worlds.
        end_risk: The probability that this round's event ends the game, [n].
        hit_risk: The probability that this round's event catches the seat, [n, seats].
    """
    loot = worlds.loot[:, : worlds.seats]
    totals = loot @ VALUES
    cards = loot @ ONES
    # -1 if no seat has escaped.
    most_escaped = np.where(worlds.escaped, cards, -1).max(1, keepdims=True)
    lead = np.where(most_escaped < 0, 0, totals / MEAN_LOOT - most_escaped)
    caught = (~worlds.inside & ~worlds.escaped).mean(1)

    # The weights of each seat, [n, seats, weight]. The score is the sum of all weight × number.
    weights = NERVES[np.minimum(worlds.signals, 1)[:, None], worlds.hide.astype(np.intp)]
    score = weights[:, :, 0] + weights[:, :, 1] * end_risk[:, None] + weights[:, :, 2] * hit_risk
    score += weights[:, :, 3] * totals + weights[:, :, 4] * cards
    score += weights[:, :, 5] * caught[:, None] + weights[:, :, 6] * lead
    # The score is clipped, so that `exp` does not overflow.
    return np.asarray(1 / (1 + np.exp(-np.clip(score, -30, 30))), dtype=np.float32)


def risks(worlds: Worlds, round_index: int, known: Flags) -> tuple[Floats, Floats]:
    """Return the risks for a seat that knows the events of these slots, but not this round's.

    Args:
        worlds: The worlds.
        round_index: The round.
        known: The known slots, [n, slots].

    Returns:
        The probability that the truck leaves, [n], and that an event catches a seat, [n, seats].
    """
    rows = np.arange(worlds.n)
    # `likely` first has the number of unknown cards of each event. Below, it is divided by the
    # number of unknown slots: the result is the probability of each event in one of them.
    likely = np.ones((worlds.n, len(EVENTS)), dtype=np.float32)
    likely[:, SIGNAL] = 2
    for slot in range(SLOTS):
        likely[rows, worlds.events[:, slot]] -= known[:, slot]

    # Only three of the seven variable events lie in slots, so each unseen one is less likely than a
    # base event: its count 1 becomes 3/7 if none has been seen, and 2/6 after the first.
    seen_variables = VARIABLES - likely[:, FIRST_VARIABLE:].sum(1)
    unseen_in_slots = np.maximum(0, VARIABLES_IN_GAME - seen_variables)
    variable_chance = unseen_in_slots / np.maximum(1, VARIABLES - seen_variables)
    likely[:, FIRST_VARIABLE:] *= variable_chance[:, None]
    likely /= np.maximum(1, SLOTS - known.sum(1))[:, None]

    # The risk of a seat is the sum of the probabilities of all events that would catch it.
    leads = worlds.leader[:, None] == np.arange(worlds.seats)
    swat = likely[:, EVENT["swat"]] + likely[:, EVENT["swat_again"]]
    hit_risk = np.take_along_axis(likely, EVENT_OF_CREW[worlds.crew], axis=1) + swat[:, None]
    hit_risk += likely[:, EVENT["betrayal"], None] * leads
    poor = worlds.loot[:, : worlds.seats] @ ONES == 0
    hit_risk += likely[:, EVENT["membership_fee"], None] * poor
    if round_index < SAMURAI_ROUNDS:
        hit_risk[leads & worlds.samurai] = 0

    return np.where(worlds.signals == 1, likely[:, SIGNAL], 0).astype(np.float32), hit_risk


# -- reveal ----------------------------------------------------------------------------------------


def seats_hit(worlds: Worlds, event: Numbers, round_index: int) -> Flags:
    """Return the seats that the event would catch if they stayed and had no Hide, [n, seats].

    Membership Fee catches only the seats that have no loot to pay.
    """
    seats = np.arange(worlds.seats)
    leads = worlds.leader[:, None] == seats
    swat = (event == EVENT["swat"]) | (event == EVENT["swat_again"])
    is_hit = (HUNTED_CREW[event][:, None] == worlds.crew) | swat[:, None]
    is_hit |= (event == EVENT["betrayal"])[:, None] & leads
    poor = worlds.loot[:, : worlds.seats] @ ONES == 0
    is_hit |= (event == EVENT["membership_fee"])[:, None] & poor
    if round_index < SAMURAI_ROUNDS:
        is_hit &= ~(leads & worlds.samurai)

    return np.asarray(is_hit, dtype=np.bool_)


def reveal(worlds: Worlds, round_index: int, choices: Numbers, luck: Floats) -> Flags:
    """Apply the event (rules sections 11 to 13).

    Returns:
        Which heists are over. The other heists are in the next round, but the truck has not got
        its new card yet.
    """
    inside = worlds.inside
    seats = worlds.seats
    event = worlds.events[:, round_index]

    # Poor Planning is replaced by the spare event.
    event = np.where(event == EVENT["poor_planning"], worlds.spare, event)
    ran = inside & (choices == RUN)
    _apply_event(worlds, event, ran, luck)
    ends = worlds.signals == 2

    # Which seats the event catches, and which of them Hide saves.
    is_hit = seats_hit(worlds, event, round_index) & inside
    leads = worlds.leader[:, None] == np.arange(seats)
    immune = leads & worlds.samurai if round_index < SAMURAI_ROUNDS else np.zeros_like(leads)
    patrol = (event == EVENT["police_patrol"])[:, None] & ran & ~immune
    stays = inside & (choices == STAY)
    fee = (event == EVENT["membership_fee"])[:, None]
    pays_fee = fee & stays & ~is_hit & ~immune
    struck = (is_hit & stays) | patrol
    saved = struck & worlds.hide

    # Only an immune Samurai loses Hide on a Membership Fee (11.7).
    hidden_for_nothing = inside & (choices == HIDE) & ~is_hit & ~(fee & ~immune)
    caught = struck & ~saved

    # The second signal catches all seats that have not run, also those that hide.
    caught[ends] = (inside & ~ran)[ends]
    worlds.hide &= ~(saved | hidden_for_nothing)

    # Fees, escapes and losses.
    _pay_fees(worlds, pays_fee & ~ends[:, None])
    escaped = ran & ~caught
    _split(worlds, ends, escaped)
    worlds.escaped |= escaped
    worlds.inside &= ~(ran | caught)
    for seat in range(seats):
        rows = np.flatnonzero(caught[:, seat])
        worlds.loot[rows, -1] += worlds.loot[rows, seat]
        worlds.loot[rows, seat] = 0

    # The last seat in a heist takes the truck and escapes.
    inside_count = worlds.inside.sum(1)
    single_rows = np.flatnonzero((inside_count == 1) & ~ends)
    single_seats = worlds.inside[single_rows].argmax(1)
    worlds.loot[single_rows, single_seats] += worlds.loot[single_rows, seats]
    worlds.loot[single_rows, seats] = 0
    worlds.escaped[single_rows, single_seats] = True

    # The next seat in the heist clockwise becomes the Leader.
    next_seats = (worlds.leader[:, None] + 1 + np.arange(seats)) % seats
    first_inside = worlds.inside[np.arange(worlds.n)[:, None], next_seats].argmax(1)
    worlds.leader = next_seats[np.arange(worlds.n), first_inside]

    return np.asarray(ends | (inside_count <= 1), dtype=np.bool_)


def _apply_event(worlds: Worlds, event: Numbers, ran: Flags, luck: Floats) -> None:
    """Apply the effect of Dyepack, Masterpiece or a signal, before the event catches seats."""
    truck = worlds.seats
    dyed = np.flatnonzero(event == EVENT["dyepack"])
    worlds.loot[dyed, -1] += worlds.loot[dyed, truck]
    worlds.loot[dyed, truck] = 0

    rows = np.flatnonzero((event == EVENT["masterpiece"]) & (ran.sum(1) == 1))
    # The only runner draws, with the four random numbers of seat 0.
    for card in range(MASTERPIECE_CARDS):
        worlds.draw(rows, ran[rows].argmax(1), luck[rows, 0, card])

    worlds.signals += event == SIGNAL


def _pay_fees(worlds: Worlds, pays: Flags) -> None:
    """Let these seats pay their least valuable loot card into the pile."""
    rows, payers = np.nonzero(pays)
    # The first kind of which the payer has a card. LOOT is sorted by value.
    kinds = (worlds.loot[rows, payers] > 0).argmax(1)
    worlds.loot[rows, payers, kinds] -= 1
    # `+= 1` would count only one card if two seats of a world pay the same kind.
    np.add.at(worlds.loot[:, -1], (rows, kinds), 1)


def _split(worlds: Worlds, ends: Flags, ran: Flags) -> None:
    """Let the runners share the truck in the worlds that end with the second signal.

    The runners take the most valuable card in turn, clockwise from the Leader.
    """
    rows = np.flatnonzero(ends & ran.any(1))
    if not rows.size:
        return

    seats = worlds.seats

    # The seats clockwise from the Leader, and which of them take cards.
    order = (worlds.leader[rows, None] + np.arange(seats)) % seats
    takers = ran[rows[:, None], order]
    taker_count = takers.sum(1)

    # The positions in `order`, first those of the takers. A stable sort keeps their order.
    line = np.argsort(~takers, axis=1, kind="stable")
    line_rows = np.arange(len(rows))
    next_taker = np.zeros(len(rows), dtype=np.intp)
    for kind in reversed(range(KINDS)):
        # In each step, one taker of each world takes a card of this kind.
        while (has_card := worlds.loot[rows, seats, kind] > 0).any():
            who = order[line_rows, line[line_rows, next_taker % taker_count]][has_card]
            worlds.loot[rows[has_card], seats, kind] -= 1
            worlds.loot[rows[has_card], who, kind] += 1
            next_taker += has_card
