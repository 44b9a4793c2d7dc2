"""The sentences that players read: Fluent messages of `data/locales/<locale>/*.ftl`.

Fluent is a format for translations. A message has an id and a text. The variables of the text are
called facts, and the caller passes their values. A variant is a part of the text that the value of
a fact selects. A term is a text that only other messages use.

If a locale lacks a message, or its message uses a fact that the caller did not pass, the English
message is used. A missing fact, and a message that does not exist in English either, are bugs. With
`Words.strict`, which the tests set, they raise MissingWords. Otherwise they are logged, and the
player reads the message's id, because a game must not stop for a sentence.
"""

import logging
import re
from collections.abc import Mapping, Sequence, Set
from functools import cache, cached_property, lru_cache, reduce
from sys import intern
from typing import ClassVar, NamedTuple

from babel import Locale, localedata
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.settings import LOCALES, complete_locales

log = logging.getLogger(__name__)

Said = str | int | bool
"""The types of a fact. True and False select the variants `[true]` and `[false]`."""

FALLBACK = "en"
"""The locale of English, which has all messages."""

REMEMBERED = 4096
"""How many formatted sentences each cache holds.

Each running table needs about 50 to be redrawn, and a sentence takes about 700 bytes.
"""

BRITISH = "en-001"
"""The CLDR locale for English. Its lists have no comma before “and”."""

CLDR_PARTS = frozenset(
    (
        "decimal_formats", "default_numbering_system", "list_patterns", "number_symbols",
        "numbering_systems", "ordinal_form", "plural_form",
    )
)  # fmt: skip
"""The parts of a locale's CLDR data that sentences need: numbers, plurals and lists."""

BEGINNING = re.compile(rb"\n(-?[A-Za-z][\w-]*)(?= *=)")
"""Matches the beginning of a message or a term. All of its other lines are indented or braces."""


class Name(NamedTuple):
    """A fact that is itself a message, such as the name of a card.

    Args:
        message: The id of the name.
        sign: An emoji or another sign to put before the name; "": none.
    """

    message: str
    sign: str = ""


class MissingWords(LookupError):
    """A message does not exist, or it uses a fact that the caller did not pass."""


# `typed`, because True and 1 give different sentences, but are equal as keys.
remembered = lru_cache(maxsize=REMEMBERED, typed=True)


class Words:
    """The sentences of one locale. `words("lobby-joined", name="Ada")` returns one of them.

    Numbers are formatted without grouping, because ids and Discord's timestamps are numbers too.
    For 1,000 a message says `{ NUMBER($loot, useGrouping: 1) }`.

    Formatted sentences are cached: each choice redraws the table, and most sentences stay the same.
    There is one instance for each locale, so all its users share the cache.
    """

    strict: ClassVar[bool] = False
    """Whether bugs raise MissingWords."""
    locale: str
    _sentences: "tuple[Sentences, ...]"
    """The messages of the locale, then those of English."""

    def __new__(cls, locale: str = FALLBACK) -> "Words":
        return instance(locale)

    @remembered
    def __call__(self, message: str, /, **facts: Said) -> str:
        """Return a message with its facts filled in."""
        return self._say((message,), facts)

    @remembered
    def first(self, *messages: str, **facts: Said) -> str:
        """Return the first of these messages that exists.

        A message in the reader's language is preferred to all English ones. If none exists, the
        last message is reported as missing.
        """
        return self._say(messages, facts)

    def extended(self, message: str, **facts: Said) -> str:
        """Return a message, followed by what a feature adds to it (`MESSAGE-also`)."""
        messages = (message, *filter(self.has, [f"{message}-also"]))
        return " ".join(self(each, **facts) for each in messages)

    def _say(self, messages: Sequence[str], facts: Mapping[str, Said]) -> str:
        """Do what `first` does. The callers have caches, so this function needs none."""
        instead = None
        for sentences in self._sentences:
            for message in filter(sentences.has, messages):
                try:
                    return sentences.say(message, facts)
                except Unsaid as bug:
                    self._report(f"{sentences.locale}: {bug}")
                    instead = bug.instead

        if instead is None:
            self._report(f"{self.locale}: no sentence {messages[-1]}")

        return messages[-1] if instead is None else instead

    @remembered
    def own(self, game: str, message: str, /, **facts: Said) -> str:
        """Return the message `<game>-<message>`; if the game has none, `message` of all games."""
        return self._say((f"{game}-{message}", message), facts)

    @remembered
    def naming(self, *messages: str, **facts: Said | Name) -> str:
        """Do what `first` does, with facts that may be names."""
        values = {fact: self._name_text(value) for fact, value in facts.items()}
        return self._say(messages, values)

    def _name_text(self, fact: Said | Name) -> Said:
        if not isinstance(fact, Name):
            return fact
        # A no-break space: the sign must not be alone at the end of a line.
        return f"{fact.sign}\u00a0{self(fact.message)}" if fact.sign else self(fact.message)

    @remembered
    def has(self, message: str) -> bool:
        """Return whether the message exists, if only in English."""
        return any(sentences.has(message) for sentences in self._sentences)

    @staticmethod
    @lru_cache(REMEMBERED)
    def best(discord_locale: object) -> str:
        """Return the locale for a language of Discord's settings: "en" for "en-GB"."""
        locale = str(discord_locale)
        for name in (locale, locale.partition("-")[0]):
            if name in locales():
                return name

        return FALLBACK

    def _report(self, what: str) -> None:
        """Raise MissingWords if `strict` is set, else log the fault."""
        if self.strict:
            raise MissingWords(what)
        log.error("%s", what)


@cache
def instance(locale: str) -> Words:
    """Return the `Words` of a locale; they are created once."""
    words = object.__new__(Words)
    words.locale = locale
    # `dict.fromkeys` drops the second one if the locale is English itself.
    words._sentences = tuple(sentences_of(name) for name in dict.fromkeys((locale, FALLBACK)))
    return words


@cache
def locales() -> tuple[str, ...]:
    """Return the languages that players are offered."""
    return tuple(complete_locales())


@cache
def sentences_of(locale: str) -> "Sentences":
    """Return the sentences of a locale. Its files are read once."""
    sentences = Sentences(locale)
    for file in sorted((LOCALES / locale).glob("*.ftl")):
        sentences.add(file.read_text("utf-8"))
    return sentences


def house_names(locale: str) -> Sequence[str]:
    """Return the names for house players."""
    return [name.strip() for name in Words(locale)("house-names").split(",")]


# -- lists and numbers in a sentence ---------------------------------------------------------------
# Lists are joined by the rules of CLDR, Unicode's data on languages.


def join_with_and(words: Words, items: Sequence[str]) -> str:
    """Return a list such as "Ada, Ben and Cleo"."""
    return _join(_patterns(words.locale, "standard"), items)


def join_with_or(words: Words, items: Sequence[str]) -> str:
    """Return a list such as "4, 7 or 9"."""
    return _join(_patterns(words.locale, "or"), items)


def join_with_commas(words: Words, items: Sequence[str]) -> str:
    """Return a list such as "4, 7, 9"."""
    middle = _patterns(words.locale, "standard")["middle"]
    return reduce(middle.format, items) if items else ""


def decimal(words: Words, number: float) -> str:
    """Return a number with one decimal, such as "1.5" or "1,5"."""
    return format_decimal(number, "0.0", _cldr(words.locale))


def _join(patterns: Mapping[str, str], items: Sequence[str]) -> str:
    # CLDR has a pattern for two items, such as "{0} and {1}", and patterns for the start, the
    # middle and the end of longer lists. One item needs none, nor does an empty list.
    if len(items) < 3:
        return patterns["2"].format(*items) if len(items) == 2 else "".join(items)
    first, second, *others, last = items
    so_far = reduce(patterns["middle"].format, others, patterns["start"].format(first, second))
    return patterns["end"].format(so_far, last)


@cache
def _patterns(locale: str, kind: str) -> Mapping[str, str]:
    # Not every locale has all kinds of lists.
    patterns = _cldr(locale).list_patterns
    return dict(patterns[kind if kind in patterns else "standard"])


def _cldr(locale: str) -> Locale:
    """Return the CLDR data for one of our locales."""
    return slim_locale(BRITISH if locale == FALLBACK else locale)


@cache
def slim_locale(name: str) -> Locale:
    """Load a locale's CLDR data, and drop the parts that no sentence needs.

    Otherwise Babel keeps the names of all languages, territories and currencies in memory: 5 MB for
    our locales.
    """
    locale = Locale.parse(name, sep="-")
    # A locale inherits data from its language, and the language from "root".
    for inherited in (str(locale), locale.language, "root"):
        data = localedata.load(inherited)
        for part in data.keys() - CLDR_PARTS:
            del data[part]

    return locale


# -- the messages of a locale ----------------------------------------------------------------------


class Unsaid(Exception):
    """A sentence could not be formatted.

    Args:
        what: Why, for the log.
        instead: The text to use instead.
    """

    def __init__(self, what: str, instead: str) -> None:
        super().__init__(what)
        self.instead = instead


class Sentences:
    """The messages and terms of one locale's files. If a name occurs twice, the first one counts.

    A message is parsed at its first use, together with the messages that it refers to. To parse a
    whole locale would delay the start, and the syntax trees take many times the memory of the
    files. A message that cannot be parsed is logged once and counts as missing.

    Args:
        locale: The language.
    """

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._unparsed: dict[str, bytes] = {}
        """The sources of messages that were not used yet, by their names (terms with their dash).

        As UTF-8, because a single emoji makes a `str` take four bytes for each character.
        """
        self._parsed: set[str] = set()
        """The names of the parsed messages and terms."""

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Created at its first use, because it loads the CLDR data of the locale."""
        slim_locale(self.locale)  # first, or the bundle would load the full data
        # No isolation marks: Discord shows them as boxes, and they would break <@id> and <t:…>.
        return FluentBundle([self.locale], use_isolating=False)

    def add(self, source: str) -> None:
        """Add the messages of a file, given as its text."""
        # The parts are a name and the rest of its message in turn, because the pattern has a group
        # for the name. What comes before the first name is not needed.
        _, *parts = BEGINNING.split(b"\n" + source.encode())
        for name, rest in zip(parts[::2], parts[1::2], strict=True):
            # Interned, because all locales have the same names.
            self._unparsed.setdefault(intern(name.decode()), (name + rest).rstrip(b" \n"))

    @property
    def messages(self) -> Set[str]:
        """The names of all messages, without terms."""
        names = self._unparsed.keys() | self._parsed
        return {name for name in names if not name.startswith("-")}  # terms begin with a dash

    def has(self, message: str) -> bool:
        """Return whether the message exists and can be parsed."""
        self._parse(message)
        return message in self._parsed

    def say(self, message: str, facts: Mapping[str, Said]) -> str:
        """Format a message.

        Args:
            message: Its name. It must exist (`has`).
            facts: Values for its variables.

        Raises:
            Unsaid: A fact is missing, or the message has no text.
        """
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise Unsaid(f"{message} has no sentence, only attributes", message)

        arguments = {name: _fluent_value(fact) for name, fact in facts.items()}
        try:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        except RecursionError:  # a cycle of references
            raise Unsaid(f"{message} quotes itself", message) from None

        if errors:
            raise Unsaid(f"{message} with {sorted(facts)}: {errors}", str(text))

        return str(text)

    def _parse(self, name: str) -> None:
        """Move a message or term, and those that it refers to, into the bundle."""
        source = self._unparsed.pop(name, None)
        if source is None:
            return

        resource = FluentParser(with_spans=False).parse(source.decode())
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                log.error("%s: %s cannot be read: %r", self.locale, name, entry.content)
            elif isinstance(entry, ast.Message | ast.Term):
                self._parsed.add(name)
                references = References()
                references.visit(entry)
                for other in references.refers:
                    self._parse(other)

            # A bundle keeps the syntax trees, but needs only what it compiles from them.
            if isinstance(entry, ast.Message):
                self._bundle.get_message(name)
                entry.value = None
                entry.attributes = []


class References(Visitor):
    """Collects the messages and terms that a visited entry refers to, terms with their dash."""

    def __init__(self) -> None:
        self.refers: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        """Note another message."""
        self.refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's
        """Note a term, and visit its arguments."""
        self.refers.add(f"-{node.id.name}")
        self.generic_visit(node)


def _fluent_value(fact: Said) -> str | FluentType:
    """Return a fact as Fluent expects it."""
    # bool first, because it is a subclass of int.
    if isinstance(fact, bool):
        return "true" if fact else "false"
    return _ungrouped(fact) if isinstance(fact, int) else fact


@lru_cache(REMEMBERED)
def _ungrouped(number: int) -> FluentType:
    return fluent_number(number, useGrouping=False)
