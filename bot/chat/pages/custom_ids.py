"""Custom ids: what a button says when it is pressed.

`coop:<table>:<token>:<verb>:<index>[:<slot>]`, one pattern for buttons and menus. An id tells
nothing: the token is an HMAC, the index a place in a list that the presser saw. A verb may name
what it is about after a hyphen: `rules-heist`.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from bot.chat.pages.page import Do

DIGITS = "[0-9]{1,100}"
"""As long as an id may be; Python refuses to read numbers of thousands of digits."""

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


@dataclass(frozen=True, slots=True)
class Stamps:
    """What signs the buttons of one message: `pick` the seat's question, `every` the ask's public
    options, `own` all other verbs.
    """

    table_id: str = NO_TOKEN
    pick: str = NO_TOKEN
    every: str = NO_TOKEN
    own: str = NO_TOKEN

    def sign(self, does: Do, slot: int | None = None) -> str:
        """The custom id of a button, or of the menu in this slot."""
        tokens = {"pick": self.pick, "all": self.every, "turn": self.every}
        token = tokens.get(does.verb, self.own)
        end = "" if slot is None else f":{slot}"
        return f"coop:{self.table_id}:{token}:{does.verb}:{does.index}{end}"
