"""Chooses for seats that did not answer in time (section 10 of RULES.md).

Silence is no way to pass a turn (PO-64). A default never helps a rival, and rarely costs points
(PO-65).
"""

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
    """A default; or None and the options from which the table draws the default."""

    choice: Choice | None
    sensible: Sequence[Option] = ()


def act(state: PoliticalState, seat: Seat, menu: Sequence[Option]) -> SilentChoice:
    """Return the default of a turn, the first of these that is possible.

    The order is: recruit, lay an asset, lay a deficit, play any event, let a group go, take the
    first option of the menu. The default is never an attack, because a silent player in the attack
    dialogue comes back to this menu.
    """
    seat_state = state.seats[seat]
    groups = groups_in(seat_state.hand)
    if recruit := _to_recruit(groups, leading_wing(seat_state.base)):
        return SilentChoice((option("recruit", recruit),))
    if attachment := _to_attach(state, seat):
        return SilentChoice((option("attach", attachment),))

    # The table draws the event that is played, as it draws the targets of an event.
    events = [candidate for candidate in menu if candidate.kind == "event"]
    if events:
        return SilentChoice(None, events)
    if groups:
        return SilentChoice((option("let_go", min(groups, key=_influence)),))

    return SilentChoice((menu[0],))


def _to_attach(state: PoliticalState, seat: Seat) -> str | None:
    """Return the strongest asset that fits on a stack of the seat.

    If there is none, return the strongest deficit that fits on a stack of the leader.
    """
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
    """Return the strongest group of the base's leading wing.

    If no wing leads, it is the strongest group of both wings.
    """
    fitting = [name for name in groups if wing in (None, card(name).wing)]
    return max(fitting, key=_influence, default=None)


def place(state: PoliticalState, seat: Seat, attachment: str) -> str | None:
    """Return the group of the stack on which the attachment is laid.

    An asset goes on the best stack of this seat, a deficit on the best stack of the leader. If no
    stack of that base fits, an unaffiliated stack is used, then one of the other seats. None: the
    attachment fits nowhere.
    """
    # The seat comes last: a deficit is laid on a stack of the seat only if it fits nowhere else.
    for owner in (_good_owner(state, seat, attachment), NOBODY, *state.others(seat), seat):
        stack = best(_fitting(state, attachment, owner))
        if stack is not None:
            return stack[0]

    return None


def _good_owner(state: PoliticalState, seat: Seat, attachment: str) -> Seat:
    """Return the owner of the stacks to try first: the seat for an asset, else the leader."""
    return seat if card(attachment).kind == "asset" else leader(state, seat)


def _fitting(state: PoliticalState, attachment: str, owner: Seat) -> list[Stack]:
    """Return the owner's stacks on which the attachment may be laid.

    If one wing leads among these stacks, only its stacks are returned, otherwise all.
    """
    fitting = [stack for stack in state.row(owner) if may_lie(attachment, stack)]
    wing = leading_wing(fitting)
    return [stack for stack in fitting if nature(stack).wing == wing] or fitting


def leader(state: PoliticalState, seat: Seat) -> Seat:
    """Return the other seat with the highest score; NOBODY if no other base has a stack."""
    others = [other for other in state.others(seat) if state.seats[other].base]
    return max(others, key=lambda other: score(state.seats[other].base), default=NOBODY)


def least_loss(base: Sequence[Stack], groups: Sequence[str]) -> str:
    """Return the group that can be lost with the highest score left in the base."""

    def without(group: str) -> int:
        return score([stack for stack in base if stack[0] != group])

    return max(groups, key=without)
