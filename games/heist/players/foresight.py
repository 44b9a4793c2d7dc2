"""Optimal stopping for the hard house player: computed over the next rounds.

It uses the view of one seat only. Face-down events are counted, not looked at: the number of
signals, of events that would catch this seat, and of harmless ones. The value of a position is the
expected share of rivals that the seat will beat.
"""

from math import erf, sqrt
from typing import NamedTuple

from games.heist.odds import MEAN_LOOT, SIGNAL, chances, hits, me, my_loot, own
from games.heist.state import SLOTS
from games.heist.view import HeistView

HORIZON = 4
"""How many rounds are computed. After them, the seat is assumed to run."""
CAUGHT = 0.3
"""The probability that a rival in the heist is caught."""
STILL_TO_COME = 1.5
"""The average number of loot cards that a rival in the heist still takes."""
SPREAD = 5.0
"""The standard deviation of a rival's total around the value that its number of cards suggests."""
PATROL = "police_patrol"


class Outlook(NamedTuple):
    """The value of each decision in this round, before its event is known."""

    stay: float
    run: float
    hide: float

    @property
    def best(self) -> float:
        """The highest of the three values."""
        return max(self)


class Ahead(NamedTuple):
    """A possible situation at the decision of a round.

    Attributes:
        round: The number of the round.
        robs: How often the seat robs until then.
        signals: The expected number of signals in unknown slots.
        dangers: The expected number of catching events in unknown slots.
        hide: Whether the seat still has its Hide.
    """

    round: int
    robs: int
    signals: int
    dangers: float
    hide: bool


class Foresight:
    """The expected course of the next rounds, for one seat.

    `signals` and `dangers` are counted over the slots that the seat does not know. A known slot
    certainly holds `signal`, `danger` or `calm`.
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
        self._still_to_come = min(STILL_TO_COME, view.loot_pile / inside)
        self._memory: dict[Ahead, float] = {}
        self._standing: dict[float, float] = {}
        """Total of loot -> the expected share of rivals that the seat beats with it."""
        left = 2 - view.signals
        known = [*self._known.values()].count("signal")
        likely = {} if not self._unknown else chances(view, unknown=True)
        catching = sum(chance for event, chance in likely.items() if self._kind(event) == "danger")
        self._patrol = likely.get(PATROL, 0.0)
        self.now = Ahead(
            view.round,
            0,
            max(0, left - known),
            catching * len(self._unknown),
            me(view).has_hide,
        )

    def _kind(self, event: str) -> str:
        """Return the kind of an event for this seat."""
        return "signal" if event == SIGNAL else "danger" if hits(self._view, event) else "calm"

    # -- what this round's questions want to know ---------------------------------------------

    def unknown(self, *, robbing: bool) -> Outlook:
        """Return the values of this round's decision if its event stays unknown."""
        return self._outlook(self.now._replace(robs=int(robbing)))

    def looking(self) -> float:
        """Return the value of looking at this round's event instead of robbing."""
        return self._value_if_known(self.now)

    def elsewhere(self) -> float:
        """Return the value of exchanging this round's known event for an unknown one."""
        # The slot becomes unknown for the computation and is restored afterwards; cached values
        # depend on it.
        here = self._known.pop(self._view.round)
        self._unknown.insert(0, self._view.round)
        self._memory.clear()
        worth = self._outlook(self.now).best
        del self._unknown[0]
        self._known[self._view.round] = here
        self._memory.clear()

        return worth

    # -- the rounds to come -------------------------------------------------------------------

    def _turn(self, ahead: Ahead) -> float:
        """Return the value at the beginning of a round: the better of robbing and looking."""
        found = self._memory.get(ahead)
        if found is None:
            if ahead.round > min(SLOTS, self._view.round + HORIZON):
                # Beyond the horizon the seat is assumed to run at once.
                found = self._value_of_escape(ahead.robs)
            else:
                robs = ahead.robs + self._is_loot_left(ahead.round)
                robbed = self._outlook(Ahead(ahead.round, robs, *ahead[2:])).best
                found = (
                    robbed
                    if ahead.round in self._known
                    else max(robbed, self._value_if_known(ahead))
                )

            self._memory[ahead] = found

        return found

    def _value_if_known(self, ahead: Ahead) -> float:
        """Return the value if the seat knows the event before it decides."""
        return sum(
            chance * self._after(ahead, kind).best for kind, chance in self._odds(ahead) if chance
        )

    def _outlook(self, ahead: Ahead) -> Outlook:
        """Return the values of the decisions if the event is unknown."""
        stay = run = hide = 0.0
        for kind, chance in self._odds(ahead):
            if chance:
                found = self._after(ahead, kind)
                stay += chance * found.stay
                run += chance * found.run
                hide += chance * found.hide

        return Outlook(stay, run, hide)

    def _odds(self, ahead: Ahead) -> list[tuple[str, float]]:
        """Return the probability of each kind of event in a round."""
        known = self._known.get(ahead.round)
        if known is not None:
            return [(known, 1.0)]

        # Signals and dangers are spread evenly over the unknown slots that are left.
        left = sum(slot >= ahead.round for slot in self._unknown)
        signal = min(1.0, ahead.signals / left)
        danger = min(1.0 - signal, ahead.dangers / left)
        return [("signal", signal), ("danger", danger), ("calm", 1.0 - signal - danger)]

    def _after(self, ahead: Ahead, kind: str) -> Outlook:
        """Return the values of the decisions if the event is of this kind."""
        round_, robs, signals, dangers, hide = ahead
        away = self._value_of_escape(robs)
        known = round_ in self._known
        if kind == "signal":
            # The second signal catches each seat that has not run.
            if self._signals_after(ahead) == 0:
                return Outlook(0.0, self._driven_off(ahead), 0.0)
            if not known:
                signals -= 1
        else:
            away *= 1.0 - (0.0 if known or hide else self._patrol)
            if kind == "danger" and not known:
                dangers = max(0.0, dangers - 1)

        # A new tuple: `_replace` is much slower, and this runs for every branch.
        following = Ahead(round_ + 1, robs, signals, dangers, hide)
        bared = self._turn(Ahead(round_ + 1, robs, signals, dangers, hide=False)) if hide else 0.0
        if kind == "danger":
            return Outlook(bared, away, self._turn(following) if hide else 0.0)

        return Outlook(self._turn(following), away, bared)

    def _signals_after(self, ahead: Ahead) -> int:
        """Return the number of signals that are left after the signal of this round."""
        later = sum(kind == "signal" for slot, kind in self._known.items() if slot > ahead.round)
        here = 0 if ahead.round in self._known else 1
        return ahead.signals + later - here

    def _is_loot_left(self, round_: int) -> bool:
        """Return whether the pile still has loot: each round the truck and each seat may take a
        card.
        """
        inside = 1 + sum(rival.status == "in" for rival in self._rivals)
        return self._view.loot_pile > (round_ - self._view.round) * (inside + 1)

    # -- what an end is worth -----------------------------------------------------------------

    def _value_of_escape(self, robs: int) -> float:
        """Return the value of escaping with the current loot and this many more cards."""
        return self._ahead_of(self._loot + robs * MEAN_LOOT)

    def _driven_off(self, ahead: Ahead) -> float:
        """Return the value of running from the second signal, which adds a share of the truck."""
        inside = sum(rival.status == "in" for rival in self._rivals) + 1
        truck = (self._view.truck + ahead.round - self._view.round) / max(1.0, inside / 2)
        return self._ahead_of(self._loot + ahead.robs * MEAN_LOOT + truck * MEAN_LOOT)

    def _ahead_of(self, total: float) -> float:
        """Return the expected share of rivals that the seat beats with this total."""
        found = self._standing.get(total)
        if found is None:
            found = sum(
                _beaten(total, rival.status, rival.loot, self._still_to_come)
                for rival in self._rivals
            )
            found = self._standing[total] = found / len(self._rivals)

        return found


def _beaten(total: float, status: str, loot: int, still_to_come: float) -> float:
    """Return the probability that a rival with this loot ends below the total."""
    if status == "caught":
        return 1.0
    if status == "escaped":
        return _below(total - loot * MEAN_LOOT)

    return CAUGHT + (1 - CAUGHT) * _below(total - (loot + still_to_come) * MEAN_LOOT)


def _below(lead: float) -> float:
    """Return the probability that a normally distributed total is below, for this lead."""
    return (1 + erf(lead / (SPREAD * sqrt(2)))) / 2
