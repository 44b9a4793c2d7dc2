"""What a game of Chicken Out! counts for everybody in it, and its feats."""

from games.chicken_out.vocabulary import TARGET
from games.engine.asks import Fact, Seat
from games.engine.game import Outcome
from games.engine.tally import Tally

SHORT = 3
LONG = 10
"""Cards of a 21 that are few, or many."""
MANY_21S = 3
FEATHERS = 12
"""Cards that hurt when they are taken."""
BRINK = 20
DARES = 2
"""A count at which nearly every card busts, and how often one survives it for a feat."""
HIGH = 18


class OutTally(Tally):
    """A series belongs to whoever ends it."""

    sums = ("made_21", "busts", "chickened", "first_out")
    bests = ("series",)
    feats = (
        *("short_cut", "long_road", "three_21s", "saint"),
        *("feathers", "on_the_brink", "zero_hero", "fearless"),
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._count = 0
        self._dares = [0] * seats

    def on_opened(self, seat: Seat) -> None:
        self._count = 0

    def on_turned(self, seat: Seat, effect: str, count: int, **_: Fact) -> None:
        before = self._count
        self._count = count
        if before == BRINK and count <= TARGET:
            self._dares[seat] += 1

        self.earn(seat, "on_the_brink", self._dares[seat] >= DARES)
        self.earn(seat, "zero_hero", before >= HIGH and effect == "zero")

    def on_made_21(self, seat: Seat, cards: int) -> None:
        self.earn(seat, "three_21s", self.add(seat, "made_21") >= MANY_21S)
        self.best(seat, "series", cards)
        self.earn(seat, "short_cut", cards <= SHORT)
        self.earn(seat, "long_road", cards >= LONG)

    def on_busted(self, seat: Seat, cards: int, **_: Fact) -> None:
        self.add(seat, "busts")
        self.earn(seat, "feathers", cards >= FEATHERS)

    def on_chickened(self, seat: Seat, **_: Fact) -> None:
        self.add(seat, "chickened")

    def on_went_out(self, seat: Seat, place: int) -> None:
        if place == 1:
            self.add(seat, "first_out")

    def close(self, outcome: Outcome) -> None:
        for seat in outcome.winners:
            self.earn(seat, "saint", not self.numbers[seat]["busts"])
            self.earn(seat, "fearless", not self.numbers[seat]["chickened"])
