"""What stacks and cards are worth to a seat, as far as its view tells. All in points of score."""

from functools import lru_cache
from typing import NamedTuple

from games.engine.asks import Seat
from games.political.stacks import Stack, balance, card, nature, score
from games.political.view import OwnView, PoliticalView
from games.political.vocabulary import LEFT, NOBODY, RIGHT

IN_HAND = 0.8
"""What a group in hand counts when a wing is chosen (as one on the table: 1)."""


class Style(NamedTuple):
    """What one weighs by.

    Of the hand, while there are turns to come: `kept`, a point of a group of the own wing, which
    can still be laid down; `ammunition`, of the other wing; `asset`, `deficit`, a point of those;
    `event`, `special`, such a card. `a_card`: drawing one.
    Of others: `rival`, a point less of the leader's; `other`, of anybody else's; `feared`, what a
    defender with cards may well add.
    Of the base: `exposed`, what a turn to come costs a point that lies open there. `spread`:
    whether assets go into battle on many groups, the weakest first, so that none of them becomes
    too good a prize. `let_go`: to let a group of the other wing go.
    """

    kept: float = 1.0
    ammunition: float = 0.7
    asset: float = 0.8
    deficit: float = 0.8
    event: float = 0.36
    special: float = 1.0
    a_card: float = 1.2
    rival: float = 0.35
    other: float = 0.08
    feared: int = 1
    exposed: float = 0.03
    let_go: float = -0.3
    spread: bool = False


HARD = Style()
CUNNING = Style(
    kept=2.6,
    asset=2.0,
    deficit=0.15,
    a_card=0.8,
    rival=0.6,
    other=0.12,
    exposed=0.06,
    spread=True,
)
"""Keeps what it has until the end, where nobody can take it away again."""
KEEPING = Style(kept=4.0, ammunition=4.0, asset=4.0, deficit=4.0)
"""Keeps all of it."""


class Mind(NamedTuple):
    """What a house player keeps in mind of a view. `turns`: its own still to come after this one.

    `envy`: by seat, what a point less of that seat's score is worth.
    """

    view: PoliticalView
    style: Style
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
        one, style = card(name), self.style
        if one.kind == "group":
            return one.influence * (style.kept if one.wing == self.wing else style.ammunition)
        if one.kind == "event":
            return style.event
        point = style.asset if one.kind == "asset" else style.deficit
        return max(style.special if one.power else 0.0, abs(one.influence) * point)


@lru_cache(maxsize=64)
def mind(view: PoliticalView, style: Style = HARD) -> Mind:
    """The view, thought about once."""
    assert view.own is not None, "a house player sits in a seat"
    own = view.own
    bases = [[*one.base] for one in view.seats]
    if view.battle is not None and view.battle.owner != NOBODY:
        bases[view.battle.owner].append(view.battle.target)
    scores = [score(base) for base in bases]
    others = [each for seat, each in enumerate(scores) if seat != own.seat]
    most = max(others, default=0)
    envy = tuple([style.rival if each == most and each > 0 else style.other for each in scores])
    turns = view.deck // len(view.seats)
    return Mind(view, style, own, _wing(bases[own.seat], own), turns, envy)


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
