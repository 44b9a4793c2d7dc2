"""Every sentence that a player reads: Fluent messages of `data/locales/<locale>/*.ftl`.

What a locale does not say, or says with facts that nobody gave it, is said in English. That, and a
message that nobody has written, is a bug: it raises where `Words.strict` is set (the tests set it);
elsewhere the log is told and the player reads the message's id, for a table must not stop over a
word.
"""

import logging
import re
from collections.abc import Callable, Mapping, Sequence, Set
from functools import cache, cached_property, lru_cache, reduce
from sys import intern
from typing import ClassVar, NamedTuple

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser, ast

from bot.i18n.pieces import NOTHING, Choice, Gap, Pieces, line_of, pieces_of, references
from bot.settings import LOCALES, known_locales

log = logging.getLogger(__name__)

Said = str | int | bool
"""What a fact may be. True and False are the selectors `[true]` and `[false]`."""

FALLBACK = "en"
REMEMBERED = 2048
"""Sentences with their facts filled in: half a kilobyte each. With four times as many, two of a
hundred more would be found.
"""

BRITISH = "en-001"
"""Our English, which has no comma before “and”."""

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
    return Locale.parse(BRITISH if locale == FALLBACK else locale, sep="-")


# -- what the files hold ---------------------------------------------------------------------------


class Unsaid(Exception):
    """A sentence that cannot be said, and what to say `instead`."""

    def __init__(self, what: str, instead: str) -> None:
        super().__init__(what)
        self.instead = instead


class Sentences:
    """What the files of one locale hold. Of two messages with one name, the first. A mistake costs
    only its own message, which there is not; the log hears of it.

    A sentence is read when it is first said, and kept as its pieces: to read all at once would take
    a sixth of a second of every start, and Fluent, which is ready for whatever a sentence might
    hold and says what is left, takes ten times as long to say one.
    """

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._written: dict[str, bytes] = {}
        """By name, as the files have it: in UTF-8, because one emoji takes four bytes for every
        letter of its sentence. All languages share the names.
        """
        self._pieces: dict[str, Pieces | None] = {}
        """Of what was read; None where there is more to it."""
        self._with_fluent: set[str] = set()

    @cached_property
    def _bundle(self) -> FluentBundle:
        """With what CLDR knows of the language, which takes as long to read as its sentences."""
        # No isolation marks: Discord shows them as boxes, and they would break <@id> and <t:…>.
        return FluentBundle([self.locale], use_isolating=False)

    def _counted(self, number: int) -> str:
        """As Fluent itself counts."""
        return str(self._bundle._plural_form(number))  # noqa: SLF001

    def add(self, source: str) -> None:
        """All that stands in a file."""
        _, *parts = BEGINNING.split(b"\n" + source.encode())
        for name, rest in zip(parts[::2], parts[1::2], strict=True):
            self._written.setdefault(intern(name.decode()), (name + rest).rstrip(b" \n"))

    @property
    def messages(self) -> Set[str]:
        return {one for one in self._written if not one.startswith("-")}

    def has(self, message: str) -> bool:
        if message in self._written and message not in self._pieces:
            said = line_of(self._written[message])
            if said is None:
                self._read(message)
            else:
                self._pieces[message] = (said,)
        return message in self._pieces

    def say(self, message: str, facts: Mapping[str, Said]) -> str:
        """A message that it has, with these facts. Raises Unsaid."""
        pieces = self._pieces[message]
        if pieces == NOTHING:
            raise Unsaid(f"{message} has no sentence, only attributes", message)
        filled = None if pieces is None else _filled_in(pieces, facts, self._counted)
        return self.said_by_fluent(message, facts) if filled is None else filled

    def said_by_fluent(self, message: str, facts: Mapping[str, Said]) -> str:
        """The same, whatever the sentence and its facts may hold, in ten times the time."""
        self._give_to_fluent(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        spoken = {name: _spoken(fact) for name, fact in facts.items()}
        try:
            said, errors = self._bundle.format_pattern(pattern, spoken)
        except RecursionError:
            raise Unsaid(f"{message} quotes itself", message) from None
        if errors:
            raise Unsaid(f"{message} with {sorted(facts)}: {errors}", str(said))
        return str(said)

    def _read(self, name: str) -> ast.Message | ast.Term | None:
        """None where there is none that can be read."""
        found, written = None, self._written.get(name, b"").decode()
        for entry in FluentParser(with_spans=False).parse(written).body:
            if isinstance(entry, ast.Message | ast.Term):
                found = entry
                self._pieces[name] = None  # to a message that quotes itself
                said = found.value
                self._pieces[name] = NOTHING if said is None else pieces_of(said, self._quoted)
            elif isinstance(entry, ast.Junk):
                log.error("%s: %s cannot be read: %r", self.locale, name, entry.content)
        if found is None:
            self._written.pop(name, None)
        return found

    def _quoted(self, name: str) -> Pieces | None:
        return (self._pieces[name] or None) if self.has(name) else None

    def _give_to_fluent(self, name: str) -> None:
        """With all that it refers to; who refers to what there is not, Fluent knows."""
        if name not in self._with_fluent and (entry := self._read(name)) is not None:
            self._with_fluent.add(name)
            self._bundle.add_resource(ast.Resource([entry]))
            for other in references(entry):
                self._give_to_fluent(other)


def _filled_in(
    pieces: Pieces, facts: Mapping[str, Said], counted: Callable[[int], str]
) -> str | None:
    """With the facts in their gaps. None for what is left to Fluent: bad facts, and numbers below
    zero, for signs are a locale's.
    """
    said: list[str] = []
    for piece in pieces:
        if isinstance(piece, str):
            said.append(piece)
            continue
        fact = _plain(facts.get(piece.fact))
        if fact is None:
            return None
        if isinstance(piece, Gap):
            said.append(str(fact))
            continue
        chosen = _filled_in(_made(piece, fact, counted), facts, counted)
        if chosen is None:
            return None
        said.append(chosen)
    return "".join(said)


def _made(choice: Choice, fact: str | int, counted: Callable[[int], str]) -> Pieces:
    fitting = (pieces for key, pieces in choice.variants if _fits(key, fact, counted))
    return next(fitting, choice.otherwise)


def _fits(key: str | int, fact: str | int, counted: Callable[[int], str]) -> bool:
    if isinstance(key, str) and isinstance(fact, int):
        return counted(fact) == key
    if isinstance(key, int) and isinstance(fact, str):
        return counted(key) == fact
    return key == fact


def _plain(fact: Said | None) -> str | int | None:
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, str):
        return fact if len(fact) <= MAX_PART_LENGTH else None
    return fact if fact is not None and fact >= 0 else None


def _spoken(fact: Said) -> str | FluentType:
    if isinstance(fact, bool):
        return "true" if fact else "false"
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
