"""What stacks and cards are worth to a seat, as far as its view tells. All in points of score."""

from functools import lru_cache
from typing import NamedTuple

from games.kit.asks import Seat
from games.political.stacks import Stack, balance, card, nature, score
from games.political.view import OwnView, PoliticalView
from games.political.vocabulary import LEFT, NOBODY, RIGHT

IN_HAND = 0.8
"""What a group in hand counts when a wing is chosen (as one on the table: 1)."""
KEPT = 1.0
"""What a group of the own wing in hand is worth, for each point: it can still be laid down."""
AMMUNITION = 0.7
"""What a group of the other wing in hand is worth, for each point of influence."""
EVENT = 0.6
SPECIAL = 1.0
RIVAL, OTHER = 0.35, 0.08
"""What a point less of the leader's, or of anybody else's, is worth in own points."""


class Mind(NamedTuple):
    """What a house player keeps in mind of a view. `turns`: its own still to come after this one.

    `envy`: by seat, what a point less of that seat's score is worth.
    """

    view: PoliticalView
    own: OwnView
    wing: str
    turns: int
    envy: tuple[float, ...]

    def signed(self, stack: Stack) -> int:
        """What the stack adds to the own score where it lies in the own base."""
        one = nature(stack)
        return one.influence if one.wing == self.wing else -one.influence

    def spite(self, owner: Seat, stack: Stack | None, instead: Stack | None = None) -> float:
        """What it is worth that the owner's stack goes, or becomes another one."""
        if owner in (NOBODY, self.own.seat):
            return 0.0
        base = self.view.seats[owner].base
        after = [one for one in base if one != stack]
        if instead is not None:
            after.append(instead)
        return self.envy[owner] * (score(base) - score(after))

    def hoard(self, name: str) -> float:
        """What a card of the hand is worth if it is kept; nothing in the last turn."""
        if self.turns == 0:
            return 0.0
        one = card(name)
        if one.kind == "group":
            return one.influence * (KEPT if one.wing == self.wing else AMMUNITION)
        if one.kind == "event":
            return EVENT
        return max(SPECIAL if one.power else 0.0, abs(one.influence) * 0.8)


@lru_cache(maxsize=64)
def mind(view: PoliticalView) -> Mind:
    """The view, thought about once."""
    assert view.own is not None, "a house player sits in a seat"
    own = view.own
    bases = [[*one.base] for one in view.seats]
    if view.battle is not None and view.battle.owner != NOBODY:
        bases[view.battle.owner].append(view.battle.target)
    scores = [score(base) for base in bases]
    others = [each for seat, each in enumerate(scores) if seat != own.seat]
    most = max(others, default=0)
    envy = tuple([RIVAL if each == most and each > 0 else OTHER for each in scores])
    turns = view.deck // len(view.seats)
    return Mind(view, own, _wing(bases[own.seat], own), turns, envy)


def _wing(base: list[Stack], own: OwnView) -> str:
    """The wing with the larger sum of base and, not quite as much, hand."""
    left, right = map(float, balance(base))
    for name in own.hand:
        one = card(name)
        if one.wing == LEFT:
            left += IN_HAND * one.influence
        elif one.wing == RIGHT:
            right += IN_HAND * one.influence
    return LEFT if left > right else RIGHT
