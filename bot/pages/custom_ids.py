"""Custom ids, which Discord sends back with a press.

The pattern is `coop:<table>:<token>:<verb>:<index>[:<slot>]`, for buttons and menus. An id reveals
no secret: the token is a hash that signs the button (bot/tables/tokens.py), and the index is a
position in a list that the player saw. A verb says what a press asks for; it may have a subject
after a hyphen, such as `rules-heist`. The slot is a number that differs for each menu of a message.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.pages.page import Do
from bot.tables.standing_orders import StandingOrder

DIGITS = "(?:0|[1-9][0-9]{0,99})"
"""Matches a number as Coop writes it, without leading zeros.

Discord limits an id to 100 characters. Without a limit, `int` raises an error for thousands of
digits.
"""

GREATEST_ID = 2**63 - 1
"""The greatest integer of the database. Discord's own ids are far smaller."""

_SIGNED = r"coop:(?P<table>[\w-]+):(?P<token>[\w-]+):"
_SLOT = "(?::[0-9]+)?"

VERB = "[a-z]+(?:-[a-z0-9_-]+)?"
"""Matches a verb."""

_TEMPLATE = re.compile(rf"{_SIGNED}(?P<verb>{VERB}):(?P<index>{DIGITS}){_SLOT}", re.ASCII)

_FORMER = re.compile(rf"{_SIGNED}(?P<verb>[a-z]+)(?P<index>{DIGITS}){_SLOT}", re.ASCII)
"""Matches an old form of ids, in which the index had no field of its own.

Old messages with such ids must still work. No id matches both patterns.
"""

OURS = "coop:"
"""The beginning of all of our ids. A forged id may begin with it too."""

NO_TOKEN = "-"
"""Stands for the table or the token in an id without a table or a token."""


class Token(Enum):
    """What the token of a button signs, so that a user cannot press a button they never saw."""

    QUESTION = "question"
    """The open question of one seat. The button is only on this seat's private card."""
    PUBLIC = "public"
    """The open question to all players of the table."""
    TABLE = "table"
    """The table, from the lobby to the end. Such buttons never become stale."""
    NONE = "none"
    """Nothing: a forged button works too."""


HELP, MINE = "help", "help-mine"
"""The verbs that show all games, and the reader's own pages (*My stuff*)."""

FROM_MINE = "mine"
"""Stands for the token in the ids of *My stuff*, and of pages that were opened from there.

Nothing checks it: it only gives these pages a button back.
"""

ANSWERS = {"pick": Token.QUESTION, "all": Token.PUBLIC, "turn": Token.PUBLIC}
"""The verbs that answer a question of the game.

Buttons of other verbs are signed for the table, or for nothing if their page has no table.
"""

MORE_OF_CARD = "more-card"
"""The verb of the button *More…* of a private card."""

FORMER_ACTS = {Do("more", 1): Do(MORE_OF_CARD), Do("orders"): Do(MORE_OF_CARD)}
"""What buttons of old messages do, by what their ids say.

The button *More…* of a card once had the verb of a table's, with another index. The standing orders
once had a page of their own.
"""

Act = tuple[Do, int | None]
"""What a button or a menu does, and the slot of the menu."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """The parts of a custom id."""

    table_id: str
    token: str
    verb: str
    index: int


def read(custom_id: str) -> CustomId | None:
    """Parse a custom id. Return None if it is not one of ours."""
    # Only the shape is checked here. The token is checked when the handler knows the table.
    match = _TEMPLATE.fullmatch(custom_id) or _FORMER.fullmatch(custom_id)
    if match is None:
        return None

    does = Do(match["verb"], int(match["index"]))
    does = FORMER_ACTS.get(does, does)
    return CustomId(match["table"], match["token"], does.verb, does.index)


def ids_on_message(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom ids of all components of a discord.py message."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from ids_on_message(getattr(component, "children", ()))  # of containers and rows


def ids_in(parts: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the custom ids of all components in Discord's JSON."""
    for part in parts:
        if "custom_id" in part:
            yield part["custom_id"]
        yield from ids_in(part.get("components", ()))


@dataclass(frozen=True, slots=True)
class ButtonTokens:
    """The tokens that sign the buttons of one message.

    Args:
        table_id: The table.
        pick: Signs the open question of one seat (Token.QUESTION).
        every: Signs the open question to all players (Token.PUBLIC).
        own: Signs the table (Token.TABLE).
    """

    table_id: str = NO_TOKEN
    pick: str = NO_TOKEN
    every: str = NO_TOKEN
    own: str = NO_TOKEN

    def sign_all(self, acts: Iterable[Act]) -> list[str]:
        """Return the custom ids of a whole page, in the order of `acts`."""
        return [self.sign(*act) for act in acts]

    def sign(self, does: Do, slot: int | None = None) -> str:
        """Return the custom id of a button, or of the menu in a slot."""
        kind = ANSWERS.get(does.verb)
        if kind is None:
            token = self.own
        elif kind is Token.QUESTION:
            token = self.pick
        else:
            token = self.every

        # Discord rejects equal ids on one message; the slot makes the ids of two menus differ.
        slot_part = "" if slot is None else f":{slot}"
        return f"coop:{self.table_id}:{token}:{does.verb}:{does.index}{slot_part}"


# -- standing orders -------------------------------------------------------------------------------
# The index of a button or of a menu's item names a standing order and a value for it.

ORDER_OFF = 0
"""Stands for `no value`: an index with this place of the value switches the order off."""
_STEP = 100
# An index is `place of the order * _STEP + place of the value`. So an order has at most 99 values.


def order_index(order: StandingOrder, value: str | None = None) -> int:
    """Return the index that sets a value of an order.

    With None, it is the index that switches the order off. The menu of the order has it too.
    """
    place = ORDER_OFF if value is None else order.order.values.index(value) + 1
    return order.place * _STEP + place


def order_at(index: int) -> tuple[int, int]:
    """Return the order and the value of an index.

    Returns:
        The position of the order among the orders of the game, and the position of the value,
        counted from 1 (or ORDER_OFF).
    """
    return divmod(index, _STEP)
