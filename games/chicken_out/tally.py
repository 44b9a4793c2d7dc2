"""The statistics of Chicken Out!, and its feats: special achievements (games/engine/tally.py)."""

from games.chicken_out.vocabulary import TARGET
from games.engine.asks import Fact, Seat
from games.engine.game import Outcome
from games.engine.tally import Tally

SHORT = 3
"""A 21 with at most this number of cards is the feat `short_cut`."""

LONG = 10
"""A 21 with at least this number of cards is the feat `long_road`."""

MANY_21S = 3
"""This number of 21s is the feat `three_21s`."""

FEATHERS = 12
"""A bust that costs at least this number of cards is the feat `feathers`."""

BRINK = 20
"""A count at which nearly every card busts."""

DARES = 2
"""A seat that plays this number of cards at `BRINK` without a bust earns `on_the_brink`."""

HIGH = 18
"""The least count before a zero that earns the feat `zero_hero`."""


class OutTally(Tally):
    """Counts series. A series counts for the seat that ends it."""

    sums = ("made_21", "busts", "chickened", "first_out")
    bests = ("series",)
    feats = (
        *("short_cut", "long_road", "three_21s", "saint"),
        *("feathers", "on_the_brink", "zero_hero", "fearless"),
    )

    def __init__(self, seats: int) -> None:
        """Start with an empty series."""
        super().__init__(seats)
        self._count = 0
        """The count after the last card."""
        self._dares = [0] * seats
        """How often each seat has survived a card at `BRINK`."""

    def on_opened(self, seat: Seat) -> None:
        """Start to follow a new series."""
        self._count = 0

    def on_ran(self, seat: Seat) -> None:
        """Start to follow the series of a run. The count of the 21 before it does not matter."""
        self._count = 0

    def on_turned(self, seat: Seat, effect: str, count: int, **_: Fact) -> None:
        """Count a card that was played at a high count."""
        before = self._count
        self._count = count
        if before == BRINK and count <= TARGET:
            self._dares[seat] += 1

        self.earn(seat, "on_the_brink", self._dares[seat] >= DARES)
        self.earn(seat, "zero_hero", before >= HIGH and effect == "zero")

    def on_made_21(self, seat: Seat, cards: int) -> None:
        """Count a 21."""
        self.earn(seat, "three_21s", self.add(seat, "made_21") >= MANY_21S)
        self.best(seat, "series", cards)
        self.earn(seat, "short_cut", cards <= SHORT)
        self.earn(seat, "long_road", cards >= LONG)

    def on_busted(self, seat: Seat, cards: int, **_: Fact) -> None:
        """Count a bust."""
        self.add(seat, "busts")
        self.earn(seat, "feathers", cards >= FEATHERS)

    def on_chickened(self, seat: Seat, **_: Fact) -> None:
        """Count a chicken-out."""
        self.add(seat, "chickened")

    def on_went_out(self, seat: Seat, place: int) -> None:
        """Count the first seat that goes out."""
        if place == 1:
            self.add(seat, "first_out")

    def close(self, outcome: Outcome) -> None:
        """Earn the feats of winners."""
        for seat in outcome.winners:
            self.earn(seat, "saint", not self.numbers[seat]["busts"])
            self.earn(seat, "fearless", not self.numbers[seat]["chickened"])
