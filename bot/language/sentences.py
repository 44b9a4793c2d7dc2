"""The sentences of one locale: what its files hold, and how a sentence is filled in.

All of them as Fluent's trees would take forty times the memory of the files, and a sixth of a
second of every start. So a sentence is read when it is first said, and kept as its pieces: Fluent,
which is ready for whatever a sentence might hold, takes ten times as long, and says what is left.
"""

import logging
import re
from collections.abc import Callable, Mapping, Set
from sys import intern
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

log = logging.getLogger(__name__)

Said = str | int | bool
"""What a fact may be. True and False are the selectors `[true]` and `[false]`."""

BEGINNING = re.compile(r"^-?[A-Za-z][\w-]*(?= *=)", re.ASCII | re.MULTILINE)
"""Of a message, or of a term, whose name begins with a dash: what goes on is indented, or closes a
brace.
"""


class Gap(NamedTuple):
    """For a fact."""

    fact: str


class Choice(NamedTuple):
    """What is said depends on a fact: the first variant that fits it, `otherwise` where none does.
    A word fits a number that is counted so.
    """

    fact: str
    variants: tuple[tuple[str | int, "Pieces"], ...]
    otherwise: "Pieces"

    def made(self, fact: str | int, counted: Callable[[int], str]) -> "Pieces":
        fitting = (pieces for key, pieces in self.variants if _fits(key, fact, counted))
        return next(fitting, self.otherwise)


Pieces = tuple[str | Gap | Choice, ...]

NOTHING: Pieces = ()


class Unsaid(Exception):
    """A sentence that cannot be said, and what to say `instead`."""

    def __init__(self, what: str, instead: str) -> None:
        super().__init__(what)
        self.instead = instead


class Sentences:
    """Of two messages with one name, the first. A mistake costs only its own message, which there
    is not; the log hears of it.
    """

    def __init__(self, locale: str) -> None:
        # No isolation marks: Discord shows them as boxes, and they would break <@id> and <t:…>.
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._counted = self._bundle._plural_form  # noqa: SLF001 - as Fluent itself counts
        self.locale = locale
        self._written: dict[str, bytes] = {}
        """By name, as the files have it: in UTF-8, because one emoji takes four bytes for every
        letter of its sentence. All languages share the names.
        """
        self._pieces: dict[str, Pieces | None] = {}
        """Of what was read; None where there is more to it."""
        self._with_fluent: set[str] = set()

    def add(self, source: str) -> None:
        """All that stands in a file."""
        beginnings = [*BEGINNING.finditer(source)]
        ends = [*(one.start() for one in beginnings[1:]), len(source)]
        for name, end in zip(beginnings, ends, strict=True):
            text = source[name.start() : end].rstrip(" \n").encode()
            self._written.setdefault(intern(name[0]), text)

    @property
    def messages(self) -> Set[str]:
        return {one for one in self._written if not one.startswith("-")}

    def has(self, message: str) -> bool:
        if message in self._written and message not in self._pieces:
            said = _on_a_line(self._written[message])
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
        found = None
        for entry in (
            FluentParser(with_spans=False).parse(self._written.get(name, b"").decode()).body
        ):
            if isinstance(entry, ast.Message | ast.Term):
                found = entry
                self._pieces[name] = None  # to a message that quotes itself
                self._pieces[name] = NOTHING if found.value is None else self._of(found.value)
            elif isinstance(entry, ast.Junk):
                log.error("%s: %s cannot be read: %r", self.locale, name, entry.content)
        if found is None:
            self._written.pop(name, None)
        return found

    def _of(self, pattern: ast.Pattern) -> Pieces | None:
        """None where there is more to it: functions, texts without end."""
        found: list[str | Gap | Choice] = []
        for element in pattern.elements:
            pieces = self._of_element(element)
            if pieces is None:
                return None
            found += pieces
        return tuple(found)

    def _of_element(self, element: ast.TextElement | ast.Placeable) -> Pieces | None:
        if isinstance(element, ast.TextElement):
            return (element.value,) if len(element.value) <= MAX_PART_LENGTH else None
        match element.expression:
            case ast.StringLiteral() as text:
                return (str(text.parse()["value"]),)
            case ast.VariableReference(id=name):
                return (Gap(name.name),)
            case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
                choice = self._of_variants(name.name, variants)
                return None if choice is None else (choice,)
            case ast.MessageReference(id=name, attribute=None):
                return self._quoted(name.name)
            case ast.TermReference(id=name, attribute=None, arguments=arguments):
                pieces = self._quoted(f"-{name.name}")
                return None if pieces is None else _said_of(pieces, arguments)
        return None

    def _of_variants(self, fact: str, variants: list[ast.Variant]) -> Choice | None:
        found, otherwise = [], None
        for variant in variants:
            key, pieces = _key(variant.key), self._of(variant.value)
            if key is None or pieces is None:
                return None
            found.append((key, pieces))
            otherwise = pieces if variant.default else otherwise
        return None if otherwise is None else Choice(fact, tuple(found), otherwise)

    def _quoted(self, name: str) -> Pieces | None:
        return (self._pieces[name] or None) if self.has(name) else None

    def _give_to_fluent(self, name: str) -> None:
        """With all that it refers to; who refers to what there is not, Fluent knows."""
        if name not in self._with_fluent and (entry := self._read(name)) is not None:
            self._with_fluent.add(name)
            self._bundle.add_resource(ast.Resource([entry]))
            for other in _references(entry):
                self._give_to_fluent(other)


class _References(Visitor):
    """The names to which a message refers."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


def _on_a_line(written: bytes) -> str | None:
    """Of a message that is nothing but a line of text, which most are: to find that out takes a
    tenth of the time that reading it as Fluent takes.
    """
    first, *others = written.decode().split("\n")
    if {"{", "}", "\r"}.intersection(first) or any(one and one[0] != "#" for one in others):
        return None
    text = first.partition("=")[2].strip(" ")
    return text if 0 < len(text) <= MAX_PART_LENGTH else None


def _references(entry: ast.Message | ast.Term) -> set[str]:
    references = _References()
    references.visit(entry)
    return references.found


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
        chosen = _filled_in(piece.made(fact, counted), facts, counted)
        if chosen is None:
            return None
        said.append(chosen)
    return "".join(said)


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


def _said_of(term: Pieces, arguments: ast.CallArguments | None) -> Pieces | None:
    """A term knows nothing but what stands beside its name: `{ -house(for: "two") }`."""
    facts: dict[str, str] = {}
    for one in arguments.named if arguments else ():
        if isinstance(one.value, ast.StringLiteral):
            facts[one.name.name] = str(one.value.parse()["value"])
        else:
            return None
    said: list[str] = []
    for piece in term:
        if isinstance(piece, Gap) and piece.fact in facts:
            said.append(facts[piece.fact])
        elif isinstance(piece, Choice):
            chosen = piece.otherwise
            if piece.fact in facts:
                chosen = piece.made(facts[piece.fact], str)
            inner = _said_of(chosen, arguments)
            if inner is None:
                return None
            said += [one for one in inner if isinstance(one, str)]
        elif isinstance(piece, str):
            said.append(piece)
        else:
            return None
    return ("".join(said),)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int | None:
    if isinstance(key, ast.Identifier):
        return key.name
    return int(key.value) if key.value.isdecimal() else None


def _spoken(fact: Said) -> str | FluentType:
    if isinstance(fact, bool):
        return "true" if fact else "false"
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
