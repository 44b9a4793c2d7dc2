"""Every sentence that a player reads: Fluent messages of `data/locales/<locale>/*.ftl`.

What a locale does not say, or says with facts that nobody gave it, is said in English. That, and a
message that nobody has written, is a bug: it raises where `Words.strict` is set (the tests set it);
elsewhere the log is told and the player reads the message's id, for a table must not stop over a
word.
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

from bot.settings import LOCALES, known_locales

log = logging.getLogger(__name__)

Said = str | int | bool
"""What a fact may be. True and False are the selectors `[true]` and `[false]`."""

FALLBACK = "en"
REMEMBERED = 1024
"""Sentences with their facts filled in."""

BRITISH = "en-001"
"""Our English, which has no comma before “and”."""

CLDR_PARTS = frozenset(
    (
        "decimal_formats", "default_numbering_system", "list_patterns", "number_symbols",
        "numbering_systems", "ordinal_form", "plural_form",
    )
)  # fmt: skip
"""What sentences need of a locale's CLDR data: numbers, plurals and lists."""

BEGINNING = re.compile(rb"\n(-?[A-Za-z][\w-]*)(?= *=)")
"""Of a message, or of a term, whose name begins with a dash: what goes on is indented, or closes a
brace.
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
    _sentences: "tuple[Sentences, ...]"

    def __new__(cls, locale: str = FALLBACK) -> "Words":
        return instance(locale)

    @remembered
    def __call__(self, message: str, /, **facts: Said) -> str:
        return self._say((message,), facts)

    @remembered
    def first(self, *messages: str, **facts: Said) -> str:
        """The first of these messages that there is, in the reader's language rather than in
        English; of none, the last is said to be missing.
        """
        return self._say(messages, facts)

    def _say(self, messages: Sequence[str], facts: Mapping[str, Said]) -> str:
        """As `first`; not remembered, because its callers remember."""
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
        return self._say((f"{game}-{message}", message), facts)

    @remembered
    def naming(self, *messages: str, **facts: Said | Name) -> str:
        """As `first`, of messages about what has a name."""
        said = {fact: self._named(one) for fact, one in facts.items()}
        return self._say(messages, said)

    def _named(self, fact: Said | Name) -> Said:
        if not isinstance(fact, Name):
            return fact
        # Not to be parted at the end of a line.
        return f"{fact.sign}\u00a0{self(fact.message)}" if fact.sign else self(fact.message)

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
def sentences_of(locale: str) -> "Sentences":
    """All files of a locale, opened once."""
    found = Sentences(locale)
    for file in sorted((LOCALES / locale).glob("*.ftl")):
        found.add(file.read_text("utf-8"))
    return found


def house_names(locale: str) -> Sequence[str]:
    """What house players may be called."""
    return [name.strip() for name in Words(locale)("house-names").split(",")]


# -- several things in one sentence ----------------------------------------------------------------
# Parted and joined as CLDR, the Unicode project's book of languages, has it for the reader's.


def listed(words: Words, items: Sequence[str]) -> str:
    """`Ada, Ben and Cleo`."""
    return _joined(_patterns(words.locale, "standard"), items)


def either(words: Words, items: Sequence[str]) -> str:
    """`4, 7 or 9`."""
    return _joined(_patterns(words.locale, "or"), items)


def commas(words: Words, items: Sequence[str]) -> str:
    """`4, 7, 9`: what is only counted up."""
    middle = _patterns(words.locale, "standard")["middle"]
    return reduce(middle.format, items) if items else ""


def decimal(words: Words, number: float) -> str:
    """`1.5`, or `1,5`: with one place."""
    return format_decimal(number, "0.0", _cldr(words.locale))


def _joined(patterns: Mapping[str, str], items: Sequence[str]) -> str:
    if len(items) < 3:
        return patterns["2"].format(*items) if len(items) == 2 else "".join(items)
    first, second, *others, last = items
    so_far = reduce(patterns["middle"].format, others, patterns["start"].format(first, second))
    return patterns["end"].format(so_far, last)


@cache
def _patterns(locale: str, kind: str) -> Mapping[str, str]:
    patterns = _cldr(locale).list_patterns
    return dict(patterns[kind if kind in patterns else "standard"])


def _cldr(locale: str) -> Locale:
    return slim_locale(BRITISH if locale == FALLBACK else locale)


@cache
def slim_locale(name: str) -> Locale:
    """Load a locale's CLDR data, and drop the parts that no sentence needs.

    Babel keeps the names of all languages, territories and currencies in memory: 5 MB for ours.
    """
    locale = Locale.parse(name, sep="-")
    for inherited in (str(locale), locale.language, "root"):
        data = localedata.load(inherited)
        for part in data.keys() - CLDR_PARTS:
            del data[part]

    return locale


# -- what the files hold ---------------------------------------------------------------------------


class Unsaid(Exception):
    """A sentence that cannot be said, and what to say `instead`."""

    def __init__(self, what: str, instead: str) -> None:
        super().__init__(what)
        self.instead = instead


class Sentences:
    """The messages and terms of one locale's files. Of two with one name, the first counts.

    A message is parsed when it is first asked for, together with all that it refers to: parsing
    all of a locale would delay the start, and its syntax trees take many times the memory of the
    files. A message that cannot be parsed is logged once and counts as absent.
    """

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._unparsed: dict[str, bytes] = {}
        """Sources by name, terms with their dash. In UTF-8, because a single emoji makes a string
        take four bytes for each character.
        """
        self._parsed: set[str] = set()

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Made late: it loads the CLDR data of the locale."""
        slim_locale(self.locale)
        # No isolation marks: Discord shows them as boxes, and they would break <@id> and <t:…>.
        return FluentBundle([self.locale], use_isolating=False)

    def add(self, source: str) -> None:
        """Add all that a file holds."""
        _, *parts = BEGINNING.split(b"\n" + source.encode())
        for name, rest in zip(parts[::2], parts[1::2], strict=True):
            # All locales share the names.
            self._unparsed.setdefault(intern(name.decode()), (name + rest).rstrip(b" \n"))

    @property
    def messages(self) -> Set[str]:
        names = self._unparsed.keys() | self._parsed
        return {name for name in names if not name.startswith("-")}

    def has(self, message: str) -> bool:
        self._parse(message)
        return message in self._parsed

    def say(self, message: str, facts: Mapping[str, Said]) -> str:
        """Format a message with these facts. Raises Unsaid."""
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise Unsaid(f"{message} has no sentence, only attributes", message)

        arguments = {name: _spoken(fact) for name, fact in facts.items()}
        try:
            said, errors = self._bundle.format_pattern(pattern, arguments)
        except RecursionError:
            raise Unsaid(f"{message} quotes itself", message) from None

        if errors:
            raise Unsaid(f"{message} with {sorted(facts)}: {errors}", str(said))

        return str(said)

    def _parse(self, name: str) -> None:
        """Move a message or term, and all that it refers to, into the bundle."""
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
                for other in _references(entry):
                    self._parse(other)


def _references(entry: ast.Message | ast.Term) -> set[str]:
    """The messages and terms that an entry refers to, terms with their dash."""
    found = _References()
    found.visit(entry)
    return found.names


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def _spoken(fact: Said) -> str | FluentType:
    if isinstance(fact, bool):
        return "true" if fact else "false"
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
