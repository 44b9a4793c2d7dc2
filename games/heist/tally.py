"""The statistics and feats of Chicken Heist.

A feat is an achievement of one seat in one game. The methods `on_...` are called with the facts of
the event of that name (see `TOLD` in vocabulary.py).
"""

from games.engine.asks import Fact, Seat
from games.engine.game import Outcome
from games.engine.tally import Tally
from games.heist.vocabulary import PASS

LAST_SIGNAL = 2
"""The game ends with the Driver's Signal of this number."""

OVERRIDER_COUNT = 2
"""A seat that plays at least this many Overrides earns the feat `overruler`."""

HEAVY_LOOT = 5
"""A caught seat that loses at least this many loot cards earns the feat `heavy_heart`."""

FORTUNE_LOOT = 30
"""The least value of loot that earns the feat `fortune`."""


class HeistTally(Tally):
    """Counts Moves, cards and escapes. Loot counts only for seats that escaped."""

    sums = ("escaped", "caught", "loot", "robbed", "overrides", "prophecies")
    bests = ("haul",)
    silences = frozenset({str(PASS)})
    feats = (
        *("last_signal", "last_one", "early_bird", "fortune"),
        *("prophet", "overruler", "nine_lives", "heavy_heart"),
    )

    def __init__(self, seats: int) -> None:
        """Start with no signal seen."""
        super().__init__(seats)
        self._signals = 0
        self._saved = set[Seat]()
        self._signals_at_escape: dict[Seat, int] = {}

    def on_robbed(self, seat: Seat) -> None:
        """Count a Rob."""
        self.add(seat, "robbed")

    def on_overridden(self, by: Seat, **_: Fact) -> None:
        """Count an Override."""
        self.earn(by, "overruler", self.add(by, "overrides") >= OVERRIDER_COUNT)

    def on_warn_right(self, seat: Seat, **_: Fact) -> None:
        """Count a correct Warn."""
        self.add(seat, "prophecies")
        self.earn(seat, "prophet")

    def on_signalled(self, number: int) -> None:
        """Remember the number of signals."""
        self._signals = number

    def on_saved(self, seat: Seat) -> None:
        """Remember that the seat saved itself."""
        self._saved.add(seat)

    def on_truck_taken(self, seat: Seat, **_: Fact) -> None:
        """Earn the feat of the last seat in the heist."""
        self.earn(seat, "last_one")

    def on_escaped(self, seat: Seat) -> None:
        """Count an escape, and remember the number of signals at that time."""
        self.add(seat, "escaped")
        self._signals_at_escape[seat] = self._signals

    def on_caught(self, seat: Seat, count: int) -> None:
        """Count a seat that was caught."""
        self.add(seat, "caught")
        self.earn(seat, "heavy_heart", count >= HEAVY_LOOT)

    def on_scored(self, seat: Seat, number: int) -> None:
        """Count the loot of a seat that escaped."""
        self.add(seat, "loot", number)
        self.best(seat, "haul", number)
        self.earn(seat, "fortune", number >= FORTUNE_LOOT)

    def close(self, outcome: Outcome) -> None:
        """Earn the feats of winners."""
        for seat in outcome.winners:
            # Winners have escaped, so they have an entry.
            signals = self._signals_at_escape[seat]
            self.earn(seat, "last_signal", signals == LAST_SIGNAL)
            self.earn(seat, "early_bird", signals == 0)
            self.earn(seat, "nine_lives", seat in self._saved)
