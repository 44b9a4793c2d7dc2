"""What a heist counts for everybody in it, and its feats."""

from games.engine.asks import Fact, Seat
from games.engine.game import Outcome
from games.engine.tally import Tally
from games.heist.vocabulary import PASS

LAST_SIGNAL = 2
OVERRIDES = 2
HEAVY = 5
"""Cards of loot that make it a pity to be caught."""
FORTUNE = 30


class HeistTally(Tally):
    """A seat's loot counts when it got away."""

    sums = ("escaped", "caught", "loot", "robbed", "overrides", "prophecies")
    bests = ("haul",)
    silences = frozenset({str(PASS)})
    feats = (
        *("last_signal", "last_one", "early_bird", "fortune"),
        *("prophet", "overruler", "nine_lives", "heavy_heart"),
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._signals = 0
        self._saved = set[Seat]()
        self._signals_at_escape: dict[Seat, int] = {}

    def on_robbed(self, seat: Seat) -> None:
        self.add(seat, "robbed")

    def on_overridden(self, by: Seat, **_: Fact) -> None:
        self.earn(by, "overruler", self.add(by, "overrides") >= OVERRIDES)

    def on_warn_right(self, seat: Seat, **_: Fact) -> None:
        self.add(seat, "prophecies")
        self.earn(seat, "prophet")

    def on_signalled(self, number: int) -> None:
        self._signals = number

    def on_saved(self, seat: Seat) -> None:
        self._saved.add(seat)

    def on_truck_taken(self, seat: Seat, **_: Fact) -> None:
        self.earn(seat, "last_one")

    def on_escaped(self, seat: Seat) -> None:
        self.add(seat, "escaped")
        self._signals_at_escape[seat] = self._signals

    def on_caught(self, seat: Seat, count: int) -> None:
        self.add(seat, "caught")
        self.earn(seat, "heavy_heart", count >= HEAVY)

    def on_scored(self, seat: Seat, number: int) -> None:
        self.add(seat, "loot", number)
        self.best(seat, "haul", number)
        self.earn(seat, "fortune", number >= FORTUNE)

    def close(self, outcome: Outcome) -> None:
        for seat in outcome.winners:
            signals = self._signals_at_escape[seat]
            self.earn(seat, "last_signal", signals == LAST_SIGNAL)
            self.earn(seat, "early_bird", signals == 0)
            self.earn(seat, "nine_lives", seat in self._saved)
