"""Every sentence that a player reads: Fluent messages of `data/locales/<locale>/*.ftl`.

What a locale does not say is said in English. A message that nobody has written is a bug: it
raises where `Words.strict` is set (the tests set it); elsewhere the log is told and the player
reads the message's id, for a table must not stop over a word.
"""

import logging
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

from bot.settings import LOCALES, known_locales

log = logging.getLogger(__name__)

FALLBACK = "en"
REMEMBERED = 8192
"""Sentences with their facts filled in; a few megabytes."""

Said = str | int | bool
"""What a fact may be. True and False are the selectors `[true]` and `[false]`."""


class Name(NamedTuple):
    """A fact that is a message itself: what something is called, behind its sign."""

    message: str
    sign: str = ""


class MissingWords(LookupError):
    """A message that no locale has, or facts that it wants and was not given."""


# Typed, because True is not 1 here.
remembered = lru_cache(maxsize=REMEMBERED, typed=True)


class Words:
    """The sentences of one locale: `words("lobby-joined", name="Ada")`.

    Numbers are written without grouping: Discord's timestamps and ids are numbers too. A message
    that wants 1,000 says `{ NUMBER($loot, useGrouping: 1) }`.

    What was said is remembered, because a table is drawn anew after every choice and says mostly
    the same. There is one instance for each locale, so all who speak it remember together.
    """

    strict: ClassVar[bool] = False
    locale: str
    _bundles: tuple[FluentBundle, ...]

    def __new__(cls, locale: str = FALLBACK) -> "Words":
        return instance(locale)

    @remembered
    def __call__(self, message: str, /, **facts: Said) -> str:
        for sentences in self._bundles:
            if sentences.has_message(message):
                try:
                    return _formatted(sentences, message, **facts)
                except _Unsaid as bug:
                    return self._bug(str(bug), bug.instead)
        return self._bug(f"no sentence {message}", message)

    @remembered
    def first(self, *messages: str, **facts: Said) -> str:
        """The first of these messages that there is; of none, the last is said to be missing."""
        written = (one for one in messages if self.has(one))
        return self(next(written, messages[-1]), **facts)

    @remembered
    def own(self, game: str, message: str, /, **facts: Said) -> str:
        """What the game says instead of what all games say: `GAME-message`, else `message`."""
        return self.first(f"{game}-{message}", message, **facts)

    @remembered
    def naming(self, *messages: str, **facts: Said | Name) -> str:
        """As `first`, of messages about what has a name."""
        said = {fact: self._named(one) for fact, one in facts.items()}
        return self.first(*messages, **said)

    def _named(self, fact: Said | Name) -> Said:
        if not isinstance(fact, Name):
            return fact
        return f"{fact.sign} {self(fact.message)}" if fact.sign else self(fact.message)

    @remembered
    def has(self, message: str) -> bool:
        return any(sentences.has_message(message) for sentences in self._bundles)

    @staticmethod
    @lru_cache(REMEMBERED)
    def best(discord_locale: object) -> str:
        """The locale to use for somebody whose Discord speaks `discord_locale`: `en-GB` is `en`."""
        wanted = str(discord_locale)
        for name in (wanted, wanted.partition("-")[0]):
            if name in locales():
                return name
        return FALLBACK

    def _bug(self, what: str, instead: str) -> str:
        if self.strict:
            raise MissingWords(what)
        log.error("%s: %s", self.locale, what)
        return instead


class _Unsaid(Exception):
    """A sentence that cannot be said, and what to say `instead`."""

    def __init__(self, what: str, instead: str) -> None:
        super().__init__(what)
        self.instead = instead


def _formatted(sentences: FluentBundle, message: str, /, **facts: Said) -> str:
    pattern = sentences.get_message(message).value
    if pattern is None:
        raise _Unsaid(f"{message} has no sentence, only attributes", message)
    filled = _filled_in(pattern, facts)
    if filled is not None:
        return filled
    said, errors = sentences.format_pattern(
        pattern, {name: _spoken(fact) for name, fact in facts.items()}
    )
    if errors:
        raise _Unsaid(f"{message} with {sorted(facts)}: {errors}", str(said))
    return str(said)


def _filled_in(pattern: object, facts: Mapping[str, Said]) -> str | None:
    """The facts in their gaps. Fluent, which is ready for whatever a sentence might hold, takes ten
    times as long. None for what is left to it: choices, bad facts, numbers below zero (signs are a
    locale's).
    """
    pieces = _pieces(pattern)
    if pieces is None:
        return None
    said: list[str] = []
    for text, is_gap in pieces:
        fact = facts.get(text) if is_gap else text
        if type(fact) is int and fact >= 0:
            fact = str(fact)
        if not isinstance(fact, str) or len(fact) > MAX_PART_LENGTH:
            return None
        said.append(fact)
    return "".join(said)


@cache
def _pieces(pattern: object) -> tuple[tuple[str, bool], ...] | None:
    """The texts of a sentence, and the names of the facts in its gaps (True); None where there is
    more to it.
    """
    pieces = [*map(_piece, getattr(pattern, "elements", [pattern]))]
    return None if None in pieces else tuple(filter(None, pieces))


def _piece(element: object) -> tuple[str, bool] | None:
    if isinstance(element, ast.TextElement):
        return element.value, False
    if isinstance(element, ast.StringLiteral):
        return element.parse()["value"], False
    gap = element.expression if isinstance(element, ast.Placeable) else None
    return (gap.id.name, True) if isinstance(gap, ast.VariableReference) else None


@cache
def instance(locale: str) -> Words:
    """The words of a locale, read once."""
    words = object.__new__(Words)
    words.locale = locale
    words._bundles = tuple(bundle(name) for name in dict.fromkeys((locale, FALLBACK)))
    return words


@cache
def locales() -> tuple[str, ...]:
    return tuple(known_locales())


@cache
def bundle(locale: str) -> FluentBundle:
    """All files of a locale, read once."""
    # No isolation marks: Discord shows them as boxes, and they would break <@id> and <t:…>.
    sentences = FluentBundle([locale], use_isolating=False)
    for _, resource in resources(LOCALES / locale):
        sentences.add_resource(resource)
    return sentences


def resources(folder: Path) -> Iterator[tuple[Path, ast.Resource]]:
    """Each file with what it holds; a mistake in one costs only its own message."""
    for file in sorted(folder.glob("*.ftl")):
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                log.error("%s cannot be read: %r", file, entry.content)
        yield file, resource


def _spoken(fact: Said) -> str | FluentType:
    if isinstance(fact, bool):
        return "true" if fact else "false"
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
