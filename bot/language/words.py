"""Every sentence that a player reads: Fluent messages of `data/locales/<locale>/*.ftl`.

What a locale does not say, or says with facts that nobody gave it, is said in English. That, and a
message that nobody has written, is a bug: it raises where `Words.strict` is set (the tests set it);
elsewhere the log is told and the player reads the message's id, for a table must not stop over a
word.
"""

import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar, NamedTuple

from bot.language.sentences import Said, Sentences, Unsaid
from bot.settings import LOCALES, known_locales

log = logging.getLogger(__name__)

FALLBACK = "en"
REMEMBERED = 2048
"""Sentences with their facts filled in: half a kilobyte each. With four times as many, two of a
hundred more would be found.
"""


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
    _sentences: tuple[Sentences, ...]

    def __new__(cls, locale: str = FALLBACK) -> "Words":
        return instance(locale)

    @remembered
    def __call__(self, message: str, /, **facts: Said) -> str:
        return self.first(message, **facts)

    @remembered
    def first(self, *messages: str, **facts: Said) -> str:
        """The first of these messages that there is, in the reader's language rather than in
        English; of none, the last is said to be missing.
        """
        instead = None
        for sentences in self._sentences:
            for message in filter(sentences.has, messages):
                try:
                    return sentences.say(message, facts)
                except Unsaid as bug:
                    self._mistaken(f"{sentences.locale}: {bug}")
                    instead = bug.instead
        if instead is None:
            self._mistaken(f"{self.locale}: no sentence {messages[-1]}")
        return messages[-1] if instead is None else instead

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
        return any(sentences.has(message) for sentences in self._sentences)

    @staticmethod
    @lru_cache(REMEMBERED)
    def best(discord_locale: object) -> str:
        """The locale to use for somebody whose Discord speaks `discord_locale`: `en-GB` is `en`."""
        wanted = str(discord_locale)
        for name in (wanted, wanted.partition("-")[0]):
            if name in locales():
                return name
        return FALLBACK

    def _mistaken(self, what: str) -> None:
        if self.strict:
            raise MissingWords(what)
        log.error("%s", what)


@cache
def instance(locale: str) -> Words:
    """The words of a locale, made once."""
    words = object.__new__(Words)
    words.locale = locale
    words._sentences = tuple(sentences_of(name) for name in dict.fromkeys((locale, FALLBACK)))
    return words


@cache
def locales() -> tuple[str, ...]:
    return tuple(known_locales())


@cache
def sentences_of(locale: str) -> Sentences:
    """All files of a locale, opened once."""
    found = Sentences(locale)
    for file in sorted((LOCALES / locale).glob("*.ftl")):
        found.add(file.read_text("utf-8"))
    return found


def house_names(locale: str) -> Sequence[str]:
    """What house players may be called."""
    return [name.strip() for name in Words(locale)("house-names").split(",")]
