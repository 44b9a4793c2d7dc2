"""The statistics of Crazy Chicken, and its feats: special achievements (games/engine/tally.py)."""

from games.engine.asks import Fact, Seat
from games.engine.game import Outcome
from games.engine.tally import Tally

HUGE = 7
"""A set with at least this number of cards earns the feat `huge_set`."""

BULLY = 8
"""Beating this number of sets in a game earns the feat `bully`."""

LANDSLIDE = 40
"""A lead of at least this number of points in a round earns the feat `landslide`."""

PHOTO = 3
"""Winning the game by at most this number of points earns the feat `photo_finish`."""


class CrazyTally(Tally):
    """Counts sets and rounds.

    A set that gives way to the other seat's set is beaten. A set that gives way to a larger set of
    its owner is not. The next `laid` event tells which of the two has happened, because the old set
    gives way first (CR-12 in RULES.md).
    """

    sums = ("beaten", "lost", "sets", "rounds")
    bests = ("round", "set")
    feats = (
        *("huge_set", "bully", "untouched", "landslide"),
        *("shut_out", "whitewash", "comeback", "photo_finish"),
    )

    def __init__(self, seats: int) -> None:
        """Start with no set that has given way."""
        super().__init__(seats)
        self._gave_way_of: Seat | None = None
        """The owner of a set that has given way, until the next set is laid."""
        self._rounds: list[list[int]] = []
        """The points of both seats, round by round."""

    def on_laid(self, seat: Seat, count: int, **_: Fact) -> None:
        """Count a set, and the beaten set before it."""
        if self._gave_way_of not in (None, seat):
            self.add(1 - seat, "lost")
            self.earn(seat, "bully", self.add(seat, "beaten") >= BULLY)

        self._gave_way_of = None
        self.add(seat, "sets")
        self.best(seat, "set", count)
        self.earn(seat, "huge_set", count >= HUGE)

    def on_gave_way(self, seat: Seat, **_: Fact) -> None:
        """Remember the owner of a set that has given way."""
        self._gave_way_of = seat

    def on_round_ended(self, numbers: list[int], **_: Fact) -> None:
        """Count the points of a round."""
        self._rounds.append(numbers)
        for seat, number in enumerate(numbers):
            other = numbers[1 - seat]
            self.best(seat, "round", number)
            self.earn(seat, "landslide", number - other >= LANDSLIDE)
            self.earn(seat, "shut_out", number > other == 0)  # the other seat has no points
            if number > other:
                self.add(seat, "rounds")

    def close(self, outcome: Outcome) -> None:
        """Earn the feats of the winner. A shared victory earns none."""
        if len(outcome.winners) > 1:
            return
        for seat in outcome.winners:
            margin = abs((outcome.scores[seat] or 0) - (outcome.scores[1 - seat] or 0))
            rounds_won = [numbers[seat] > numbers[1 - seat] for numbers in self._rounds]
            self.earn(seat, "photo_finish", margin <= PHOTO)
            self.earn(seat, "whitewash", len(rounds_won) > 1 and all(rounds_won))
            # The winner had fewer points in the first round.
            self.earn(seat, "comeback", self._rounds[0][seat] < self._rounds[0][1 - seat])
            self.earn(seat, "untouched", not self.numbers[seat]["lost"])
