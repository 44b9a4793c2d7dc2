"""What silence does (10): never a way to pass, never a gift, hardly ever a loss (PO-64, PO-65)."""

from collections.abc import Sequence
from typing import NamedTuple

from games.kit.asks import Choice, Option, Seat
from games.political.stacks import (
    Stack,
    attachments_in,
    best,
    card,
    groups_in,
    leading_wing,
    may_lie,
    nature,
    score,
)
from games.political.state import PoliticalState
from games.political.vocabulary import NOBODY, PASS, option


class Silence(NamedTuple):
    """A default, or the options that one is drawn from."""

    choice: Choice | None
    sensible: Sequence[Option] = ()


def act(state: PoliticalState, seat: Seat, menu: Sequence[Option]) -> Silence:
    """Recruit, lay an asset, lay a deficit, play any event, let go: the first that is possible."""
    one = state.seats[seat]
    groups = groups_in(one.hand)
    if recruit := _to_recruit(groups, leading_wing(one.base)):
        return Silence((option("recruit", recruit),))
    attachments = [name for name in attachments_in(one.hand) if place(state, seat, name)]
    for kind in ("asset", "deficit"):
        fitting = [name for name in attachments if card(name).kind == kind]
        if fitting:
            strongest = max(fitting, key=lambda name: abs(card(name).influence))
            return Silence((option("attach", strongest),))
    events = [one for one in menu if one.kind == "event"]
    if events:
        return Silence(None, events)
    if groups:
        return Silence((option("let_go", min(groups, key=_influence)),))
    return Silence((PASS,))


def _influence(name: str) -> int:
    return card(name).influence


def _to_recruit(groups: list[str], wing: str | None) -> str | None:
    """The strongest of the wing that leads the base, the first time of either."""
    fitting = [name for name in groups if wing in (None, card(name).wing)]
    return max(fitting, key=_influence, default=None)


def place(state: PoliticalState, seat: Seat, attachment: str) -> str | None:
    """An asset goes on the own best stack, a deficit on the leader's; None: nowhere."""
    owner = seat if card(attachment).kind == "asset" else leader(state, seat)
    if owner == NOBODY:
        return None
    fitting = [stack for stack in state.seats[owner].base if may_lie(attachment, stack)]
    wing = leading_wing(state.seats[owner].base)
    own_wing = [stack for stack in fitting if nature(stack).wing == wing]
    found = best(own_wing or fitting)
    return None if found is None else found[0]


def leader(state: PoliticalState, seat: Seat) -> Seat:
    """Who else has most, of those with anything in the base."""
    others = [other for other in state.others(seat) if state.seats[other].base]
    return max(others, key=lambda other: score(state.seats[other].base), default=NOBODY)


def least_loss(base: Sequence[Stack], groups: Sequence[str]) -> str:
    """Which of these groups the base can best do without."""

    def without(group: str) -> int:
        return score([stack for stack in base if stack[0] != group])

    return max(groups, key=without)
