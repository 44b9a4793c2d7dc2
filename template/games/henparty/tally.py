"""What a Hen Party counts for everybody at it, and its feats."""

from games.engine.asks import Fact, Seat
from games.engine.tally import Tally
from games.henparty.box import SNACKS

MANY = 3
LARGEST = max(SNACKS)


class HenPartyTally(Tally):
    """A method for each event that is counted; see games/engine/tally.py."""

    sums = ("snacks", "points")
    bests = ("score",)
    feats = ("gourmand", "big_bite")

    def on_taken(self, seat: Seat, snack: int, **_: Fact) -> None:
        self.earn(seat, "gourmand", self.add(seat, "snacks") >= MANY)
        self.earn(seat, "big_bite", snack == LARGEST)

    def on_scored(self, seat: Seat, number: int) -> None:
        self.add(seat, "points", number)
        self.best(seat, "score", number)
