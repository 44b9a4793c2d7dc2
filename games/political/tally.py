"""What a game of Political Chicken counts for everybody in it, and its feats."""

from typing import NamedTuple

from games.engine.asks import Fact, Seat
from games.engine.game import Outcome
from games.engine.tally import Tally
from games.political.vocabulary import NOBODY

UPHILL = 3
"""So much weaker than the defence before the dice, and an attack is bold."""
TAKEN = 3
DESTROYED = 2
HELD = 4
EVENTS = 4


class _Battle(NamedTuple):
    """An attack by `seat` on a group of `owner`; both sums, and the attacker's die."""

    seat: Seat
    owner: int
    attack: int = 0
    defence: int = 0
    die: int = 0
    lead: int = 0
    """How far ahead the attack was before the dice."""


class PoliticalTally(Tally):
    """An attack is won against its odds where it was behind before the dice."""

    sums = ("attacks", "won", "upsets", "held", "events")
    bests = ("score",)
    feats = (
        *("uphill", "lowest_die", "dead_heat", "hostile_takeovers"),
        *("wrecking_ball", "fortress", "pacifist", "spin_doctor"),
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._battle = _Battle(0, NOBODY)
        self._taken = [0] * seats
        self._destroyed = [0] * seats

    def on_event_played(self, seat: Seat, **_: Fact) -> None:
        self.earn(seat, "spin_doctor", self.add(seat, "events") >= EVENTS)

    def on_attacked(self, seat: Seat, owner: int, **_: Fact) -> None:
        self._battle = _Battle(seat, owner)
        self.add(seat, "attacks")

    def on_dice(self, attack: int, defence: int, die: int, other: int) -> None:
        lead = (attack - die) - (defence - other)
        self._battle = self._battle._replace(attack=attack, defence=defence, die=die, lead=lead)

    def on_taken_over(self, seat: Seat, **_: Fact) -> None:
        self._won(seat)
        self._taken[seat] += 1
        self.earn(seat, "hostile_takeovers", self._taken[seat] >= TAKEN)

    def on_destroyed(self, seat: Seat, **_: Fact) -> None:
        self._won(seat)
        self._destroyed[seat] += 1
        self.earn(seat, "wrecking_ball", self._destroyed[seat] >= DESTROYED)

    def _won(self, seat: Seat) -> None:
        battle = self._battle
        self.add(seat, "won")
        if battle.lead < 0:
            self.add(seat, "upsets")

        self.earn(seat, "uphill", battle.lead <= -UPHILL)
        self.earn(seat, "lowest_die", battle.die == 1)

    def on_held(self, owner: int, **_: Fact) -> None:
        battle = self._battle
        if owner in (NOBODY, battle.seat):
            return
        self.earn(owner, "fortress", self.add(owner, "held") >= HELD)
        self.earn(owner, "dead_heat", battle.attack == battle.defence)

    def on_scored(self, seat: Seat, number: int, **_: Fact) -> None:
        self.best(seat, "score", number)

    def close(self, outcome: Outcome) -> None:
        for seat in outcome.winners:
            self.earn(seat, "pacifist", not self.numbers[seat]["attacks"])
