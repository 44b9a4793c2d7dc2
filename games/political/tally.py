"""The statistics and feats of Political Chicken.

A feat is an achievement of one seat in one game. The methods `on_...` are called with the facts of
the event of that name (see `TOLD` in vocabulary.py).
"""

from typing import NamedTuple

from games.engine.asks import Fact, Seat
from games.engine.game import Outcome
from games.engine.tally import Tally
from games.political.vocabulary import NOBODY

UPHILL_LEAD = 3
"""An attack that wins although it is weaker by at least this before the dice earns `uphill`."""

# How many takeovers, destructions, successful defences and events earn a feat.
TAKEOVERS = 3
DESTRUCTIONS = 2
DEFENCES = 4
EVENTS = 4


class _Battle(NamedTuple):
    """An attack by `seat` on a group of `owner`: both totals and the attacker's die."""

    seat: Seat
    owner: int
    attack: int = 0
    defence: int = 0
    die: int = 0
    lead: int = 0
    """The attacker's lead before the dice."""


class PoliticalTally(Tally):
    """Counts attacks and feats. An upset is a win in spite of a lower total before the dice."""

    sums = ("attacks", "won", "upsets", "held", "events")
    bests = ("score",)
    feats = (
        *("uphill", "lowest_die", "dead_heat", "hostile_takeovers"),
        *("wrecking_ball", "fortress", "pacifist", "spin_doctor"),
    )

    def __init__(self, seats: int) -> None:
        """Start with no attack in progress."""
        super().__init__(seats)
        self._battle = _Battle(0, NOBODY)
        self._taken = [0] * seats
        self._destroyed = [0] * seats

    def on_event_played(self, seat: Seat, **_: Fact) -> None:
        """Count an event."""
        self.earn(seat, "spin_doctor", self.add(seat, "events") >= EVENTS)

    def on_attacked(self, seat: Seat, owner: int, **_: Fact) -> None:
        """Count an attack and remember it until the result is told."""
        self._battle = _Battle(seat, owner)
        self.add(seat, "attacks")

    def on_dice(self, attack: int, defence: int, die: int, other: int) -> None:
        """Note both totals, and the lead before the dice, which the totals include."""
        lead = (attack - die) - (defence - other)
        self._battle = self._battle._replace(attack=attack, defence=defence, die=die, lead=lead)

    def on_taken_over(self, seat: Seat, **_: Fact) -> None:
        """Count a win by takeover."""
        self._won(seat)
        self._taken[seat] += 1
        self.earn(seat, "hostile_takeovers", self._taken[seat] >= TAKEOVERS)

    def on_destroyed(self, seat: Seat, **_: Fact) -> None:
        """Count a win by destruction."""
        self._won(seat)
        self._destroyed[seat] += 1
        self.earn(seat, "wrecking_ball", self._destroyed[seat] >= DESTRUCTIONS)

    def _won(self, seat: Seat) -> None:
        """Count a win of an attack and the feats for it."""
        battle = self._battle
        self.add(seat, "won")
        if battle.lead < 0:
            self.add(seat, "upsets")

        self.earn(seat, "uphill", battle.lead <= -UPHILL_LEAD)
        self.earn(seat, "lowest_die", battle.die == 1)

    def on_held(self, owner: int, **_: Fact) -> None:
        """Count a successful defence, unless nobody owns the stack or the attacker does."""
        battle = self._battle
        if owner in (NOBODY, battle.seat):
            return
        self.earn(owner, "fortress", self.add(owner, "held") >= DEFENCES)
        # Equal totals are a win for the defender.
        self.earn(owner, "dead_heat", battle.attack == battle.defence)

    def on_scored(self, seat: Seat, number: int, **_: Fact) -> None:
        """Note the score."""
        self.best(seat, "score", number)

    def close(self, outcome: Outcome) -> None:
        """Count winners who never attacked."""
        for seat in outcome.winners:
            self.earn(seat, "pacifist", not self.numbers[seat]["attacks"])
