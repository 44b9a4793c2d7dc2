"""One registry of everything that can be pressed.

A verb says in one place what must hold before it is carried out, and how it is answered. The router
(bot/interactions/router.py) sees to all of it; a handler never checks a signature itself. Whatever
is not said is as strict as can be, so a cog that says nothing ships no button that can be forged.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from bot.interactions.interaction import Click
from bot.pages.custom_ids import ANSWERS, VERB, Token

Run = Callable[[Click], Awaitable[None]]
"""Carries out a press and answers it. May raise Refused, GameError, and what answering raises."""


class Where(Enum):
    """Where a button may be pressed. A forged one may stand on any message."""

    TABLE = "table"
    """On a message of its own table, on that table's server."""
    MESSAGE = "message"
    """On a message of its own table, also by DM."""
    ANYWHERE = "anywhere"


class Answer(Enum):
    """What the answer to a press is."""

    WHISPER = "whisper"
    """An ephemeral message of its own."""
    PAGE = "page"
    """A page for the presser: the pressed message, where they alone see it, else a new one."""
    CARD = "card"
    """The pressed message, which is a private card: nobody else draws it meanwhile."""
    TABLE = "table"
    """The pressed message, which is the public table: likewise."""
    WINDOW = "window"
    """A window to type into. Nothing can win time for it: it is the first answer, or none."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What a button does when it is pressed."""

    name: str
    run: Run
    token: Token = Token.TABLE
    """What the press must be signed with. QUESTION and PUBLIC are compared by `Tables.press`, while
    it reads the choice.
    """
    where: Where = Where.TABLE
    counted: bool = True
    """Whether the quota counts it (bot/interactions/quota.py)."""
    returns_seat: bool = True
    """Whether it brings somebody back for whom a house player sits in."""
    answer: Answer = Answer.WHISPER
    always: bool = False
    """Whether also they may press it to whom the door of this Coop is shut."""
    puts_others: bool = False
    """Whether other buttons stand in its place afterwards: the second press of a double click is
    ignored then (bot/interactions/router.py).
    """
    formerly: str | None = None
    """What ids on older messages call it."""


class Verbs:
    """Cogs add theirs when they are loaded."""

    def __init__(self) -> None:
        self._verbs: dict[str, Verb] = {}
        self.by_name: Mapping[str, Verb] = MappingProxyType(self._verbs)

    def add(self, *verbs: Verb) -> None:
        """Let these be pressed from now on. Raises ValueError for a verb that cannot be held to
        what it says, and for a name that is taken.
        """
        for verb in verbs:
            _must_hold(verb)
            for name in filter(None, (verb.name, verb.formerly)):
                if name in self._verbs:
                    raise ValueError(f"there are two verbs called {name}")
                self._verbs[name] = verb


def _must_hold(verb: Verb) -> None:
    if not re.fullmatch(VERB, verb.name):
        raise ValueError(f"no id can name the verb {verb.name}")
    if verb.token is Token.NONE:
        if verb.where is not Where.ANYWHERE:
            raise ValueError(f"{verb.name} is signed by no table, so it cannot be held to one")
    elif verb.token is not (signed := ANSWERS.get(verb.name, Token.TABLE)):
        raise ValueError(f"buttons of {verb.name} are signed with {signed}")
