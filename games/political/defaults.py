"""What silence does (10): never a way to pass, never a gift, hardly ever a loss (PO-64, PO-65)."""

from collections.abc import Sequence
from typing import NamedTuple

from games.engine.asks import Choice, Option, Seat
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
from games.political.vocabulary import NOBODY, option


class SilentChoice(NamedTuple):
    """A default, or the options that one is drawn from."""

    choice: Choice | None
    sensible: Sequence[Option] = ()


def act(state: PoliticalState, seat: Seat, menu: Sequence[Option]) -> SilentChoice:
    """Recruit, lay an asset, lay a deficit, play any event, let go, lay anything, pass: the first
    that is possible. Never attack: a builder that is silent leads back here.
    """
    one = state.seats[seat]
    groups = groups_in(one.hand)
    if recruit := _to_recruit(groups, leading_wing(one.base)):
        return SilentChoice((option("recruit", recruit),))
    if attachment := _to_attach(state, seat):
        return SilentChoice((option("attach", attachment),))

    events = [one for one in menu if one.kind == "event"]
    if events:
        return SilentChoice(None, events)
    if groups:
        return SilentChoice((option("let_go", min(groups, key=_influence)),))

    return SilentChoice((menu[0],))


def _to_attach(state: PoliticalState, seat: Seat) -> str | None:
    """The strongest asset, or else the strongest deficit, that has a good place."""
    attachments = attachments_in(state.seats[seat].hand)
    for kind in ("asset", "deficit"):
        fitting = [
            name
            for name in attachments
            if card(name).kind == kind and _fitting(state, name, _good_owner(state, seat, name))
        ]
        if fitting:
            return max(fitting, key=lambda name: abs(card(name).influence))

    return None


def _influence(name: str) -> int:
    return card(name).influence


def _to_recruit(groups: list[str], wing: str | None) -> str | None:
    """The strongest of the wing that leads the base, the first time of either."""
    fitting = [name for name in groups if wing in (None, card(name).wing)]
    return max(fitting, key=_influence, default=None)


def place(state: PoliticalState, seat: Seat, attachment: str) -> str | None:
    """An asset goes on the own best stack, a deficit on the leader's; where they have none, on an
    unaffiliated one, or else on anybody's. None: nowhere.
    """
    for owner in (_good_owner(state, seat, attachment), NOBODY, *state.others(seat), seat):
        found = best(_fitting(state, attachment, owner))
        if found is not None:
            return found[0]

    return None


def _good_owner(state: PoliticalState, seat: Seat, attachment: str) -> Seat:
    return seat if card(attachment).kind == "asset" else leader(state, seat)


def _fitting(state: PoliticalState, attachment: str, owner: Seat) -> list[Stack]:
    """The owner's stacks on which it may lie: those of the leading wing, if there are any."""
    fitting = [stack for stack in state.row(owner) if may_lie(attachment, stack)]
    wing = leading_wing(fitting)
    return [stack for stack in fitting if nature(stack).wing == wing] or fitting


def leader(state: PoliticalState, seat: Seat) -> Seat:
    """Who else has most, of those with anything in the base."""
    others = [other for other in state.others(seat) if state.seats[other].base]
    return max(others, key=lambda other: score(state.seats[other].base), default=NOBODY)


def least_loss(base: Sequence[Stack], groups: Sequence[str]) -> str:
    """Which of these groups the base can best do without."""

    def without(group: str) -> int:
        return score([stack for stack in base if stack[0] != group])

    return max(groups, key=without)
