"""Foresight: computes for the hard house player whether to rob or look, and when to leave.

The computation follows the next rounds (optimal stopping). It uses the view of one seat only, and
simplifies each event to one of three kinds: `signal` (a Driver's Signal; the second one ends the
game), `danger` (it would catch the seat if it stays) or `calm`. A Police Patrol is calm, because it
only catches seats that run. The value of a situation is the share of rivals that the seat can
expect to beat. The rules are in games/heist/RULES.md.
"""

from math import erf, sqrt
from typing import NamedTuple

from games.heist.odds import MEAN_LOOT, SIGNAL, chances, hits, me, my_loot, own
from games.heist.state import SLOTS
from games.heist.view import HeistView

HORIZON = 4
"""How many rounds are computed. After them, the seat is assumed to run."""

CAUGHT_CHANCE = 0.3
"""The probability that a rival in the heist is caught."""

CARDS_TO_COME = 1.5
"""The average number of loot cards that a rival in the heist still takes."""

SPREAD = 5.0
"""The standard deviation of a rival's total.

Its mean is the rival's number of cards times MEAN_LOOT.
"""

PATROL = "police_patrol"
"""The only event that catches a seat that runs."""


class Outlook(NamedTuple):
    """The value of each decision in a round."""

    stay: float
    run: float
    hide: float

    @property
    def best(self) -> float:
        """The highest of the three values."""
        return max(self)


class Situation(NamedTuple):
    """A possible situation of the seat in this or a later round.

    Attributes:
        round: The number of the round.
        robs: How often the seat robs from now on until that round's decision.
        signals: The number of signals in unknown slots of this and later rounds.
        dangers: The expected number of dangers in these slots, for example 1.6.
        hide: Whether the seat still has its Hide.
    """

    round: int
    robs: int
    signals: int
    dangers: float
    hide: bool


class Foresight:
    """The expected course of the next rounds, for one seat.

    Unknown slots are those of which the seat does not know the event. `_known` has the kind of the
    event for all other slots.
    """

    def __init__(self, view: HeistView) -> None:
        """Prepare the computation for the seat of this view."""
        self._view = view
        self._loot = float(my_loot(view))
        self._rivals = [seat_view for seat_view in view.seats if seat_view.seat != own(view).seat]
        self._known = {
            note.slots[0]: self._kind(note.event)
            for note in own(view).notes
            if len(note.slots) == 1
        }
        self._unknown = [slot for slot in range(view.round, SLOTS + 1) if slot not in self._known]
        inside = 1 + sum(rival.status == "in" for rival in self._rivals)
        self._cards_to_come = min(CARDS_TO_COME, view.loot_pile / inside)
        self._turn_values: dict[Situation, float] = {}
        """Cached results of `_turn`."""
        self._shares: dict[float, float] = {}
        """Total of loot -> the expected share of rivals that the seat beats with it."""
        signals_left = 2 - view.signals
        known_signals = [*self._known.values()].count("signal")
        likely = {} if not self._unknown else chances(view, unknown=True)

        # The probability that an unknown slot holds a danger.
        catching = sum(chance for event, chance in likely.items() if self._kind(event) == "danger")
        self._patrol = likely.get(PATROL, 0.0)
        self.now = Situation(
            view.round,
            0,
            max(0, signals_left - known_signals),
            catching * len(self._unknown),
            me(view).has_hide,
        )

    def _kind(self, event: str) -> str:
        """Return the kind of an event for this seat."""
        return "signal" if event == SIGNAL else ("danger" if hits(self._view, event) else "calm")

    # -- the values for this round's choices --------------------------------------------------

    def outlook(self, *, robbing: bool) -> Outlook:
        """Return the values of this round's decision with what the seat knows now.

        `robbing`: whether the seat takes one more loot card before the decision.
        """
        return self._outlook_if_unknown(self.now._replace(robs=int(robbing)))

    def value_of_looking(self) -> float:
        """Return the value of looking at this round's event instead of robbing."""
        return self._value_if_known(self.now)

    def value_of_exchanging(self) -> float:
        """Return the value of exchanging this round's known event for an unknown event."""
        # The slot is unknown during the computation and is restored afterwards. Cached values
        # depend on what is known, so they are dropped both times.
        event_kind = self._known.pop(self._view.round)
        self._unknown.insert(0, self._view.round)
        self._turn_values.clear()
        worth = self._outlook_if_unknown(self.now).best
        del self._unknown[0]
        self._known[self._view.round] = event_kind
        self._turn_values.clear()

        return worth

    # -- the rounds to come -------------------------------------------------------------------

    def _turn(self, situation: Situation) -> float:
        """Return the value at the beginning of a round: the better of robbing and looking."""
        value = self._turn_values.get(situation)
        if value is None:
            if situation.round > min(SLOTS, self._view.round + HORIZON):
                # Beyond the horizon the seat is assumed to run at once.
                value = self._value_of_escape(situation.robs)
            else:
                # Without loot in the pile, the seat cannot rob.
                robs = situation.robs + int(self._is_loot_left(situation.round))
                after_robbing = Situation(situation.round, robs, *situation[2:])
                value = self._outlook_if_unknown(after_robbing).best
                # Looking is an alternative only if the event is unknown.
                if situation.round not in self._known:
                    value = max(value, self._value_if_known(situation))

            self._turn_values[situation] = value

        return value

    def _value_if_known(self, situation: Situation) -> float:
        """Return the value if the seat knows the event before it decides."""
        return sum(
            chance * self._outlook_after(situation, kind).best
            for kind, chance in self._odds(situation)
            if chance
        )

    def _outlook_if_unknown(self, situation: Situation) -> Outlook:
        """Return the values of the decisions: the mean over the kinds that the event may have."""
        stay = run = hide = 0.0
        for kind, chance in self._odds(situation):
            if chance:
                outlook = self._outlook_after(situation, kind)
                stay += chance * outlook.stay
                run += chance * outlook.run
                hide += chance * outlook.hide

        return Outlook(stay, run, hide)

    def _odds(self, situation: Situation) -> list[tuple[str, float]]:
        """Return the probability of each kind of event in a round."""
        known_kind = self._known.get(situation.round)
        if known_kind is not None:
            return [(known_kind, 1.0)]

        # Signals and dangers are spread evenly over the unknown slots that are left.
        slots_left = sum(slot >= situation.round for slot in self._unknown)
        signal = min(1.0, situation.signals / slots_left)
        danger = min(1.0 - signal, situation.dangers / slots_left)
        return [("signal", signal), ("danger", danger), ("calm", 1.0 - signal - danger)]

    def _outlook_after(self, situation: Situation, kind: str) -> Outlook:
        """Return the values of the decisions in a round whose event is of this kind."""
        round_, robs, signals, dangers, hide = situation
        escape_value = self._value_of_escape(robs)
        is_known = round_ in self._known
        if kind == "signal":
            # With no signal left, this is the second signal: it catches each seat that has not run,
            # also a seat that hides (12.2).
            if self._signals_left_after(situation) == 0:
                return Outlook(0.0, self._value_of_truck_share(situation), 0.0)
            if not is_known:
                signals -= 1
        else:
            # An unknown event may be a Police Patrol, which catches a seat that runs without Hide
            # (12.7). A known Patrol is treated like any other calm event: staying is then expected
            # to be worth at least as much as running.
            escape_value *= 1.0 - (0.0 if is_known or hide else self._patrol)
            if kind == "danger" and not is_known:
                dangers = max(0.0, dangers - 1)

        # A new tuple: `_replace` is much slower, and this runs for every branch.
        next_situation = Situation(round_ + 1, robs, signals, dangers, hide)
        without_hide = (
            self._turn(Situation(round_ + 1, robs, signals, dangers, hide=False)) if hide else 0.0
        )

        # In a danger, a seat that stays gives up Hide to be saved, and a seat that hides keeps it.
        # Without a danger, a seat that hides loses Hide.
        if kind == "danger":
            return Outlook(without_hide, escape_value, self._turn(next_situation) if hide else 0.0)

        return Outlook(self._turn(next_situation), escape_value, without_hide)

    def _signals_left_after(self, situation: Situation) -> int:
        """Return how many signals are still face down after the signal of this round.

        `situation.signals` counts only signals in unknown slots, so known ones are added.
        """
        later = sum(
            kind == "signal" for slot, kind in self._known.items() if slot > situation.round
        )
        signals_now = 0 if situation.round in self._known else 1
        return situation.signals + later - signals_now

    def _is_loot_left(self, round_: int) -> bool:
        """Return whether the pile will have loot left.

        The truck and each seat take a card in each round.
        """
        inside = 1 + sum(rival.status == "in" for rival in self._rivals)
        return self._view.loot_pile > (round_ - self._view.round) * (inside + 1)

    # -- what an end is worth -----------------------------------------------------------------

    def _value_of_escape(self, robs: int) -> float:
        """Return the value of escaping with the current loot and this many more cards."""
        return self._share_beaten(self._loot + robs * MEAN_LOOT)

    def _value_of_truck_share(self, situation: Situation) -> float:
        """Return the value of running from the second signal, which adds a share of the truck.

        Half of the seats in the heist are assumed to run. The truck gets a card in each round: with
        2 cards now, in two rounds it has 4; with 4 seats in the heist a share is 4 / 2 = 2 cards.
        """
        inside = sum(rival.status == "in" for rival in self._rivals) + 1
        truck = (self._view.truck + situation.round - self._view.round) / max(1.0, inside / 2)
        return self._share_beaten(self._loot + situation.robs * MEAN_LOOT + truck * MEAN_LOOT)

    def _share_beaten(self, total: float) -> float:
        """Return the expected share of rivals that the seat beats with this total."""
        share = self._shares.get(total)
        if share is None:
            share = sum(
                _chance_to_beat(total, rival.status, rival.loot, self._cards_to_come)
                for rival in self._rivals
            )
            share = self._shares[total] = share / len(self._rivals)

        return share


def _chance_to_beat(total: float, status: str, loot: int, cards_to_come: float) -> float:
    """Return the probability that a rival with this loot ends below the total."""
    if status == "caught":
        return 1.0
    if status == "escaped":
        return _chance_of_lead(total - loot * MEAN_LOOT)

    # A rival that is caught later is beaten too.
    return CAUGHT_CHANCE + (1 - CAUGHT_CHANCE) * _chance_of_lead(
        total - (loot + cards_to_come) * MEAN_LOOT
    )


def _chance_of_lead(lead: float) -> float:
    """Return the probability that a rival's total is lower if the expected lead is this number.

    The rival's total is normally distributed with the standard deviation SPREAD.
    """
    return (1 + erf(lead / (SPREAD * sqrt(2)))) / 2
