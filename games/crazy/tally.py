"""What a game of Crazy Chicken counts for both, and its feats."""

from games.engine.asks import Fact, Seat
from games.engine.game import Outcome
from games.engine.tally import Tally

HUGE = 7
"""Cards of a set that nobody beats lightly."""
BULLY = 8
LANDSLIDE = 40
PHOTO = 3
"""Points by which a round is won high, and a game narrowly."""


class CrazyTally(Tally):
    """A set that gives way to the other's is beaten; one that gives way to its own, is not. Who
    lays next tells which it was, for the old set makes room first (CR-12).
    """

    sums = ("beaten", "lost", "sets", "rounds")
    bests = ("round", "set")
    feats = (
        *("huge_set", "bully", "untouched", "landslide"),
        *("shut_out", "whitewash", "comeback", "photo_finish"),
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._gone: Seat | None = None
        self._rounds: list[list[int]] = []

    def on_laid(self, seat: Seat, count: int, **_: Fact) -> None:
        if self._gone not in (None, seat):
            self.add(1 - seat, "lost")
            self.earn(seat, "bully", self.add(seat, "beaten") >= BULLY)

        self._gone = None
        self.add(seat, "sets")
        self.best(seat, "set", count)
        self.earn(seat, "huge_set", count >= HUGE)

    def on_gave_way(self, seat: Seat, **_: Fact) -> None:
        self._gone = seat

    def on_round_ended(self, numbers: list[int], **_: Fact) -> None:
        self._rounds.append(numbers)
        for seat, number in enumerate(numbers):
            other = numbers[1 - seat]
            self.best(seat, "round", number)
            self.earn(seat, "landslide", number - other >= LANDSLIDE)
            self.earn(seat, "shut_out", number > other == 0)
            if number > other:
                self.add(seat, "rounds")

    def close(self, outcome: Outcome) -> None:
        if len(outcome.winners) > 1:
            return
        for seat in outcome.winners:
            margin = abs((outcome.scores[seat] or 0) - (outcome.scores[1 - seat] or 0))
            won = [numbers[seat] > numbers[1 - seat] for numbers in self._rounds]
            self.earn(seat, "photo_finish", margin <= PHOTO)
            self.earn(seat, "whitewash", len(won) > 1 and all(won))
            self.earn(seat, "comeback", self._rounds[0][seat] < self._rounds[0][1 - seat])
            self.earn(seat, "untouched", not self.numbers[seat]["lost"])
