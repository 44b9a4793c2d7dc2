"""The registry of everything that can be pressed.

A verb is the part of a custom id that says what is asked for, such as `join`. A `Verb` says what
must hold before its handler runs, and how the press is answered. The router checks all of this; a
handler never checks a signature itself. The defaults are the strictest values, so a feature that
sets none of them creates no button that can be forged.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial

from bot.interactions.interaction import Click
from bot.pages.custom_ids import ANSWERS, VERB, Token

Run = Callable[[Click], Awaitable[None]]
"""Carries out a press and answers it. May raise Refused, GameError, and what answering raises."""


class Where(Enum):
    """Where a button may be pressed. A forged button may be on any message."""

    TABLE = "table"
    """On a message of its own table, on the server of this table."""
    MESSAGE = "message"
    """On a message of its own table, also in a direct message."""
    ANYWHERE = "anywhere"
    """On any message."""


class Answer(Enum):
    """What the answer to a press is."""

    WHISPER = "whisper"
    """A new ephemeral message."""
    PAGE = "page"
    """A page for the presser: on the pressed message if it is ephemeral, else on a new message."""
    CARD = "card"
    """The pressed message, which is a private card. No other task draws it meanwhile."""
    TABLE = "table"
    """The pressed message, which is the public table. No other task draws it meanwhile."""
    WINDOW = "window"
    """A modal. It must be the first response, so the press cannot be acknowledged before."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What a button does when it is pressed."""

    name: str
    run: Run
    token: Token = Token.TABLE
    """What the press must be signed with (bot/pages/custom_ids.py).

    `Tables.press` checks QUESTION and PUBLIC, because it reads the choice.
    """
    where: Where = Where.TABLE
    counted: bool = True
    """Whether the quota counts it (bot/interactions/quota.py)."""
    returns_seat: bool = True
    """Whether a press ends the substitution by a house player (an automated player)."""
    answer: Answer = Answer.WHISPER
    always: bool = False
    """Whether users who are banned from this Coop may press it too."""
    puts_others: bool = False
    """Whether other buttons replace this button afterwards, or a second press would do it twice.

    If so, the second press of a double click is ignored (bot/interactions/router.py).
    """
    formerly: str | None = None
    """The former name of the verb, which custom ids on old messages still contain."""


anywhere = partial(
    Verb, token=Token.NONE, where=Where.ANYWHERE, returns_seat=False, answer=Answer.PAGE
)
"""Makes a verb of a page that belongs to no table.

Its buttons are not signed, so its handler checks the rights of each presser.
"""


class Verbs(dict[str, Verb]):
    """All verbs by name. Features add their own verbs when they are loaded."""

    def add(self, *verbs: Verb) -> None:
        """Add verbs.

        Raises:
            ValueError: The settings of a verb contradict each other, or its name is taken.
        """
        for verb in verbs:
            _must_hold(verb)
            # Old messages keep their custom ids, so the former name stays valid.
            for name in filter(None, (verb.name, verb.formerly)):
                if name in self:
                    raise ValueError(f"there are two verbs called {name}")
                self[name] = verb


def _must_hold(verb: Verb) -> None:
    """Check that the settings of a verb do not contradict each other."""
    if not re.fullmatch(VERB, verb.name):
        raise ValueError(f"no id can name the verb {verb.name}")
    if verb.token is Token.NONE:
        if verb.where is not Where.ANYWHERE:
            raise ValueError(f"{verb.name} is signed by no table, so it cannot be held to one")
    # The token of an answer verb is fixed by how custom ids are built.
    elif verb.token is not (signed := ANSWERS.get(verb.name, Token.TABLE)):
        raise ValueError(f"buttons of {verb.name} are signed with {signed}")
