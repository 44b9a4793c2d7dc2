"""The sentences of one locale: what its files hold, and how a sentence is filled in.

All of them as Fluent's trees would take forty times the memory of the files, and half a second of
every start. So a sentence is read when it is first said, and its tree is kept only where Fluent
itself has to say it.
"""

import logging
import re
from collections.abc import Mapping, Set

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

Pieces = tuple[tuple[str, bool], ...]
"""The texts of a sentence, and the names of the facts in its gaps (True)."""

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
        self._locale = locale
        self._written: dict[str, str] = {}
        """By name, as the files have it."""
        self._pieces: dict[str, Pieces | None] = {}
        """Of what was read; None where there is more to it than gaps."""
        self._with_fluent: set[str] = set()

    def add(self, source: str) -> None:
        """All that stands in a file."""
        beginnings = [*BEGINNING.finditer(source)]
        ends = [*(one.start() for one in beginnings[1:]), len(source)]
        for name, end in zip(beginnings, ends, strict=True):
            self._written.setdefault(name[0], source[name.start() : end])

    @property
    def messages(self) -> Set[str]:
        return {one for one in self._written if not one.startswith("-")}

    def has(self, message: str) -> bool:
        if message in self._written and message not in self._pieces:
            self._read(message)
        return message in self._pieces

    def say(self, message: str, facts: Mapping[str, Said]) -> str:
        """A message that it has, with these facts. Raises Unsaid."""
        pieces = self._pieces[message]
        if pieces == NOTHING:
            raise Unsaid(f"{message} has no sentence, only attributes", message)
        filled = None if pieces is None else _filled_in(pieces, facts)
        return self.said_by_fluent(message, facts) if filled is None else filled

    def said_by_fluent(self, message: str, facts: Mapping[str, Said]) -> str:
        """The same, whatever the sentence and its facts may hold, in ten times the time."""
        self._give_to_fluent(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        spoken = {name: _spoken(fact) for name, fact in facts.items()}
        said, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise Unsaid(f"{message} with {sorted(facts)}: {errors}", str(said))
        return str(said)

    def _read(self, name: str) -> ast.Message | ast.Term | None:
        """None where there is none that can be read."""
        found = None
        for entry in FluentParser(with_spans=False).parse(self._written.get(name, "")).body:
            if isinstance(entry, ast.Message | ast.Term):
                found = entry
                self._pieces[name] = NOTHING if found.value is None else _pieces(found.value)
            elif isinstance(entry, ast.Junk):
                log.error("%s: %s cannot be read: %r", self._locale, name, entry.content)
        if found is None:
            self._written.pop(name, None)
        return found

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


def _references(entry: ast.Message | ast.Term) -> set[str]:
    references = _References()
    references.visit(entry)
    return references.found


def _filled_in(pieces: Pieces, facts: Mapping[str, Said]) -> str | None:
    """The facts in their gaps. None for what is left to Fluent, which is ready for whatever a
    sentence might hold: bad facts, numbers below zero (signs are a locale's).
    """
    said: list[str] = []
    for text, is_gap in pieces:
        fact = facts.get(text) if is_gap else text
        if type(fact) is int and fact >= 0:
            fact = str(fact)
        if not isinstance(fact, str) or len(fact) > MAX_PART_LENGTH:
            return None
        said.append(fact)
    return "".join(said)


def _pieces(pattern: ast.Pattern) -> Pieces | None:
    """None where there is more to it than gaps: choices, functions."""
    pieces = [*map(_piece, pattern.elements)]
    found = tuple(one for one in pieces if one is not None)
    return found if len(found) == len(pieces) else None


def _piece(element: ast.TextElement | ast.Placeable) -> tuple[str, bool] | None:
    if isinstance(element, ast.TextElement):
        return element.value, False
    gap = element.expression
    if isinstance(gap, ast.StringLiteral):
        return gap.parse()["value"], False
    return (gap.id.name, True) if isinstance(gap, ast.VariableReference) else None


def _spoken(fact: Said) -> str | FluentType:
    if isinstance(fact, bool):
        return "true" if fact else "false"
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
