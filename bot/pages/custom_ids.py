"""Custom ids: what a button says when it is pressed.

`coop:<table>:<token>:<verb>:<index>[:<slot>]`, one pattern for buttons and menus. An id tells
nothing: the token is an HMAC, the index a place in a list that the presser saw. A verb may name
what it is about after a hyphen: `rules-heist`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.pages.page import Do
from bot.tables.standing_orders import StandingOrder

DIGITS = "(?:0|[1-9][0-9]{0,99})"
"""A number in the one way we write it, and as long as an id may be: Python refuses to read numbers
of thousands of digits.
"""

GREATEST_ID = 2**63 - 1
"""As far as the database counts; Discord's own ids are far below."""

_SIGNED = r"coop:(?P<table>[\w-]+):(?P<token>[\w-]+):"
_SLOT = "(?::[0-9]+)?"

VERB = "[a-z]+(?:-[a-z0-9_-]+)?"
"""How a verb is spelled."""

_TEMPLATE = re.compile(rf"{_SIGNED}(?P<verb>{VERB}):(?P<index>{DIGITS}){_SLOT}", re.ASCII)

_FORMER = re.compile(rf"{_SIGNED}(?P<verb>[a-z]+)(?P<index>{DIGITS}){_SLOT}", re.ASCII)
"""How ids were spelled before the index had a field of its own. Messages that bear such ids stay in
their channels, and must go on to work. Neither pattern matches an id of the other.
"""

OURS = "coop:"
"""How all our ids begin, also forged ones."""

NO_TOKEN = "-"


class Token(Enum):
    """What a button is signed with, so that nobody can press what they were never shown."""

    QUESTION = "question"
    """The open question of one seat: it stands on that seat's private card alone."""
    PUBLIC = "public"
    """The open question to everybody at the table."""
    TABLE = "table"
    """The table itself, from the lobby to the end: such buttons never go stale."""
    NONE = "none"
    """Nothing: whoever makes up such a button may press it."""


ANSWERS = {"pick": Token.QUESTION, "all": Token.PUBLIC, "turn": Token.PUBLIC}
"""The verbs that answer a game's question: their buttons are signed for that question, those of all
others for their table.
"""

Act = tuple[Do, int | None]
"""What a button does, or the menu in a slot."""


@dataclass(frozen=True, slots=True)
class Press:
    """An id, read."""

    table_id: str
    token: str
    verb: str
    index: int


def read(custom_id: str) -> Press | None:
    """What an id says; None where it is none of ours."""
    match = _TEMPLATE.fullmatch(custom_id) or _FORMER.fullmatch(custom_id)
    if match is None:
        return None
    return Press(match["table"], match["token"], match["verb"], int(match["index"]))


def shown_on(components: Iterable[Any]) -> Iterator[str]:
    """The custom ids of everything that can be pressed on a message of discord.py."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from shown_on(getattr(component, "children", ()))


def ids_in(parts: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """The same, of components as Discord takes and sends them."""
    for part in parts:
        if "custom_id" in part:
            yield part["custom_id"]
        yield from ids_in(part.get("components", ()))


@dataclass(frozen=True, slots=True)
class Stamps:
    """The tokens of one message's buttons: `pick` for the seat's question, `every` for the ask's
    public options, `own` for the table.
    """

    table_id: str = NO_TOKEN
    pick: str = NO_TOKEN
    every: str = NO_TOKEN
    own: str = NO_TOKEN

    def sign_all(self, acts: Iterable[Act]) -> list[str]:
        """The custom ids of a whole page, in the same order."""
        return [self.sign(*act) for act in acts]

    def sign(self, does: Do, slot: int | None = None) -> str:
        """The custom id of a button, or of the menu in this slot."""
        kind = ANSWERS.get(does.verb)
        token = self.own if kind is None else self.pick if kind is Token.QUESTION else self.every
        end = "" if slot is None else f":{slot}"
        return f"coop:{self.table_id}:{token}:{does.verb}:{does.index}{end}"


# -- standing orders -------------------------------------------------------------------------------
# The index of a button or of a line in a menu says which order it sets, and to what.

ORDER_OFF = 0
_STEP = 100


def order_index(order: StandingOrder, value: str | None = None) -> int:
    """What sets this value. None switches the order off, and stands for a menu itself."""
    place = ORDER_OFF if value is None else order.order.values.index(value) + 1
    return order.place * _STEP + place


def order_at(index: int) -> tuple[int, int]:
    """The place of the order among the game's, and ORDER_OFF or the place of a value, from 1."""
    return divmod(index, _STEP)
