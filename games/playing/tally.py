"""The statistics and feats of Playing Chicken.

A feat is an achievement of one seat in one game. The methods `on_...` are called with the facts of
the event of that name (see `TOLD` in vocabulary.py).
"""

from games.engine.asks import Fact, Seat
from games.engine.game import Outcome
from games.engine.tally import Tally

IN_A_ROW = 4
"""How many wins in a row earn the feat `hat_trick`."""

BULLSEYES = 2
"""How many exact wins earn the feat `two_bullseyes`."""

CRASH_WINS = 5
"""How many crashes a seat has to win for the feat `limbo`."""

CRASHES = 6
"""How many crashes a seat has to cause for the feat `wrecker`."""


class PlayingTally(Tally):
    """Counts tricks.

    A crash is a trick above its goal. The seats with the highest card caused it, and those with the
    lowest card win it (`ducked` counts these wins).
    """

    sums = ("tricks", "exact", "crashes", "ducked")
    bests = ("points", "trick")
    feats = (
        *("bullseye", "two_bullseyes", "hat_trick", "limbo"),
        *("by_a_beak", "from_behind", "careful", "wrecker"),
    )

    def __init__(self, seats: int) -> None:
        """Start with no points."""
        super().__init__(seats)
        self._row = [0] * seats
        """How many tricks in a row each seat has won up to now."""
        self._points = [0] * seats
        self._last = frozenset[Seat]()
        """The seats with the fewest points before the current round; empty if all are equal."""

    def on_round_started(self, round: int) -> None:  # noqa: A002 - the name of the fact
        """Note which seats are behind before the round."""
        least = min(self._points)
        behind = frozenset(seat for seat, points in enumerate(self._points) if points == least)
        # If all are equal, no seat is behind.
        self._last = behind if len(behind) < self.seats else frozenset()

    def on_revealed(
        self, goal: int, total: int, cards: list[int], seats: list[Seat], points: int
    ) -> None:
        """Count a trick. `seats` are the winners, and each gets `points`."""
        for seat in range(self.seats):
            self._row[seat] = self._row[seat] + 1 if seat in seats else 0
            self.earn(seat, "hat_trick", self._row[seat] >= IN_A_ROW)

        for seat in seats:
            self._points[seat] += points
            self.add(seat, "tricks")
            self.best(seat, "trick", points)

        if total == goal:
            for seat in seats:
                self.earn(seat, "two_bullseyes", self.add(seat, "exact") >= BULLSEYES)
                self.earn(seat, "bullseye", len(seats) == 1)
        elif total > goal:
            highest = max(cards)
            for seat, card in enumerate(cards):
                if card == highest:
                    self.earn(seat, "wrecker", self.add(seat, "crashes") >= CRASHES)

            for seat in seats:
                self.earn(seat, "limbo", self.add(seat, "ducked") >= CRASH_WINS)

    def on_scored(self, seat: Seat, number: int, **_: Fact) -> None:
        """Note the points of a seat at the end of the game."""
        self.best(seat, "points", number)

    def close(self, outcome: Outcome) -> None:
        """Earn the feats of winners."""
        totals = sorted((score or 0 for score in outcome.scores.values()), reverse=True)
        for seat in outcome.winners:
            # A single winner who is one point ahead of the second.
            self.earn(seat, "by_a_beak", len(outcome.winners) == 1 and totals[0] - totals[1] == 1)
            self.earn(seat, "from_behind", seat in self._last)
            self.earn(seat, "careful", not self.numbers[seat]["crashes"])
