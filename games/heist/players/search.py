"""The search of the expert: it plays many heists to their ends at once.

A world is one possible heist: all that the seat cannot see is made up at random. The n worlds are
stored as arrays (`Worlds`), and all worlds take the same step together. The thinking seat is the
seat that the expert chooses for; it follows the plans in PLANS. The other seats move and decide by
the tables LOOKS and NERVES, which describe hard house players on average. Action cards are not
played in the simulation; only those already on the table count.

In this file `rows` are the indexes of some of the worlds, and `round_index` counts rounds (and
their slots) from 0. Signals are Driver's Signals; the second one ends the game. All rules are in
games/heist/RULES.md.

Only searches need NumPy, so no module that a table needs may import this one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.engine.asks import Option, Seat
from games.heist.box import box, crew_of, hunted_crew
from games.heist.odds import MEAN_LOOT, own
from games.heist.reveal import MASTERPIECE_CARDS, SAMURAI_ROUNDS
from games.heist.state import SLOTS
from games.heist.view import HeistView
from games.heist.vocabulary import BASE_EVENTS, CREWS, EVENTS, VARIABLE_EVENTS

Numbers = NDArray[np.int16]
Flags = NDArray[np.bool_]
Indexes = NDArray[np.intp]
Floats = NDArray[np.float32]

# Loot by kind is an array with the number of cards of each entry of LOOT.
LOOT = tuple(sorted(box().loot, key=lambda loot_card: loot_card.value))
KINDS = len(LOOT)
VALUES = np.array([loot_card.value for loot_card in LOOT], dtype=np.float32)
ONES = np.ones(KINDS, dtype=np.float32)
"""`loot @ VALUES` is the total value of loot by kind, `loot @ ONES` its number of cards. A matrix
product is much faster than a sum.
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
VARIABLES_IN_GAME = 3
"""How many of the variable events lie in slots (rule 2.2)."""
STAY, RUN, HIDE = range(3)
BY_PLAN = -1
"""Instead of a decision: the plan of the thinking seat decides."""

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
"""The weights of a logistic function for the probability that a seat runs from an unknown event,
[signals so far, whether the seat still has its Hide, weight].

The weights are for: a constant; the risk that the truck leaves; the risk that an event catches the
seat; its loot value; its number of loot cards; the share of seats that were caught; its lead in
cards over the richest seat that escaped. The constant -99 means that the seat never runs.
"""
TURN_LUCK, DECISION_LUCK, DRAW_LUCK = range(3)
"""What a seat uses its random numbers of a round for."""
PURPOSES = 4
"""How many random numbers each seat has in a round. A Masterpiece draws four cards with these."""


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
        look_plan: When the seat looks: 0: only if no loot is left; 1: at this round's event after
            the first signal; 2: at later events after the first signal; 3: at later events from
            now on.
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
            shares[worlds.result_index[over]] = won(worlds.only(over), mind.seat)
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


def won(worlds: Worlds, seat: Seat) -> Floats:
    """Return the seat's share of the victory: 1 alone, 1/2 with another winner, 0 if it does not
    win.
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
    later = np.arange(SLOTS) > round_index
    # After the first signal, the next signal is the one that ends the game.
    is_second_due = (worlds.signals[rows] == 1)[:, None]
    is_known_signal = (worlds.events[rows] == SIGNAL) & worlds.knows[rows, me]
    is_known_last_signal = is_known_signal & is_second_due
    ambush = is_known_last_signal[:, later].any(1) & ~is_known_last_signal[:, round_index]
    if ambush.any():
        ambush_rows = rows[ambush]
        # `argmax` of flags returns the first slot that is True.
        slots = (is_known_last_signal & later)[ambush].argmax(1)
        worlds.exchange(ambush_rows, np.full(len(ambush_rows), round_index), slots)

    rows = rows[~ambush]
    is_known_last_signal = is_known_last_signal[~ambush]
    look_plan = mind.look_plan[rows]
    unknown = ~worlds.knows[rows, me]
    unknown[:, :round_index] = False
    is_later_unknown = unknown.copy()
    is_later_unknown[:, round_index] = False
    is_now_unknown = unknown[:, round_index]
    is_pile_empty = worlds.loot[rows, -1] @ ONES == 0
    is_after_signal = worlds.signals[rows] == 1
    knows_last_signal = is_known_last_signal.any(1)
    looks_now = is_now_unknown & ((is_after_signal & (look_plan == 1)) | is_pile_empty)
    wants_later = ((look_plan == 2) & is_after_signal) | (look_plan == 3) | is_pile_empty
    looks_later = is_later_unknown.any(1) & ~looks_now & ~knows_last_signal & wants_later
    worlds.knows[rows[looks_now], me, round_index] = True
    worlds.knows[rows[looks_later], me, is_later_unknown[looks_later].argmax(1)] = True
    robbing = rows[~looks_now & ~looks_later]
    worlds.draw(robbing, np.full(len(robbing), me), luck[robbing, me, DRAW_LUCK])


# -- decisions -------------------------------------------------------------------------------------


def decide(worlds: Worlds, round_index: int, mind: RolloutMind, luck: Floats) -> Numbers:
    """Return the decisions of all seats, [n, seats]."""
    event = worlds.events[:, round_index]
    knows = worlds.knows[:, :, round_index]
    me = mind.seat
    # `runs_unknown`: who runs if this round's event is unknown. For their risks the others use only
    # the revealed events, the thinking seat also the events that it has looked at.
    revealed = np.zeros((worlds.n, SLOTS), dtype=np.bool_)
    revealed[:, :round_index] = True
    runs_unknown = luck[:, :, DECISION_LUCK] < nerves(worlds, *risks(worlds, round_index, revealed))
    end_risk, hit_risk = risks(worlds, round_index, revealed | worlds.knows[:, me])
    # Hide saves the seat from being hit, but not from the second signal.
    risk = end_risk + np.where(worlds.hide[:, me], 0, hit_risk[:, me])
    runs_unknown[:, me] = risk > mind.max_risk
    ends = (event == SIGNAL) & (worlds.signals == 1)
    is_hit = affected(worlds, event, round_index) & ~ends[:, None]
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
    most_escaped = np.where(worlds.escaped, cards, -1).max(1, keepdims=True)
    lead = np.where(most_escaped < 0, 0, totals / MEAN_LOOT - most_escaped)
    caught = (~worlds.inside & ~worlds.escaped).mean(1)
    # The weights of each seat, [n, seats, weight]. The score is the sum of all weight × number.
    weights = NERVES[np.minimum(worlds.signals, 1)[:, None], worlds.hide.astype(np.intp)]
    score = weights[:, :, 0] + weights[:, :, 1] * end_risk[:, None] + weights[:, :, 2] * hit_risk
    score += weights[:, :, 3] * totals + weights[:, :, 4] * cards
    score += weights[:, :, 5] * caught[:, None] + weights[:, :, 6] * lead
    # Clipped, so that `exp` does not overflow.
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

    # Only three variable events lie in slots, so each unseen one is less likely than a base event:
    # its count 1 becomes 3/7 if none has been seen, and 2/6 after the first.
    seen_variables = VARIABLES - likely[:, FIRST_VARIABLE:].sum(1)
    unseen_in_slots = np.maximum(0, VARIABLES_IN_GAME - seen_variables)
    variable_chance = unseen_in_slots / np.maximum(1, VARIABLES - seen_variables)
    likely[:, FIRST_VARIABLE:] *= variable_chance[:, None]
    likely /= np.maximum(1, SLOTS - known.sum(1))[:, None]
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


def affected(worlds: Worlds, event: Numbers, round_index: int) -> Flags:
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
    event = np.where(event == EVENT["poor_planning"], worlds.spare, event)
    ran = inside & (choices == RUN)
    _apply_event(worlds, event, ran, luck)
    ends = worlds.signals == 2
    is_hit = affected(worlds, event, round_index) & inside
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
    order = (worlds.leader[rows, None] + np.arange(seats)) % seats
    takers = ran[rows[:, None], order]
    taker_count = takers.sum(1)
    # The positions in `order`, those of the takers first; `stable` keeps their order.
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


# -- the comparison of the candidates --------------------------------------------------------------


PLANS = ((0.15, 1), (0.3, 0), (0.3, 1), (0.5, 1), (0.5, 2), (0.5, 3))
"""The plans of the thinking seat for the rounds after the choice: `max_risk` and `look_plan` of
`RolloutMind`. Each candidate is tried with each plan, and only its best plan counts.
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
