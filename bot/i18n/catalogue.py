"""A locale's files as translators see them: every message with its place, its facts and its notes.

Nothing of this is needed to play: bot/i18n/words.py reads the same files for that.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")

_ALSO = re.compile(r"\bAlso: (.*)")
_OPTIONAL = re.compile(r"\bOptional: (.*)")
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_NOTED = re.compile(r"\$([A-Za-z][\w-]*)(?: \(([^)]*)\))?")


class Notes(NamedTuple):
    """What the comment right above a message says, or that above its group (##).

    `# Also: $pile_id (left, right), $count`: what a translation may use as well; in parentheses,
    what it may be. `# Optional: $name, **Hide**`: what a translation need not use, or not quote as
    buttons say it.
    """

    also: Mapping[str, frozenset[str]]
    optional: frozenset[str]
    unquoted: frozenset[str]

    @classmethod
    def of(cls, comment: str) -> "Notes":
        also: dict[str, frozenset[str]] = {}
        for line in _ALSO.findall(comment):
            for name, values in _NOTED.findall(line):
                also[name] = frozenset(filter(None, values.replace(",", " ").split()))
        optional = " ".join(_OPTIONAL.findall(comment))
        names = frozenset(name for name, _ in _NOTED.findall(optional))
        return cls(also, names, frozenset(_BOLD.findall(optional)))


@dataclass(frozen=True)
class Message:
    """One message of a file, or one term, whose name begins with a dash."""

    name: str
    file: str
    line: int
    entry: ast.Message | ast.Term
    group: str
    """The comment above its group."""

    @cached_property
    def notes(self) -> Notes:
        own = self.entry.comment.content if self.entry.comment else None
        return Notes.of(f"{self.group}\n{own or ''}")

    @cached_property
    def source(self) -> str:
        """As it would stand in a file, without its comment."""
        bare = self.entry.clone()
        bare.comment = None
        return FluentSerializer().serialize_entry(bare)

    @cached_property
    def plain(self) -> str | None:
        """What it says, if it always says the same."""
        elements = [] if self.entry.value is None else self.entry.value.elements
        texts = [one.value for one in elements if isinstance(one, ast.TextElement)]
        return "".join(texts) if elements and len(texts) == len(elements) else None

    @cached_property
    def uses(self) -> "Uses":
        uses = Uses()
        uses.visit(self.entry)
        return uses

    @property
    def longest(self) -> int:
        """Characters, in the longest variant, without what its gaps are filled with."""
        return 0 if self.entry.value is None else _longest(self.entry.value)

    @property
    def begins(self) -> set[str]:
        """With what its variants can begin, as far as no gap comes first."""
        return set() if self.entry.value is None else set(_beginnings(self.entry.value))


class Uses(Visitor):
    """What a message is made of: `gaps` for facts, facts that it selects by (`selects`, with their
    keys), the messages and terms that it `refers` to, and its `texts`.
    """

    def __init__(self) -> None:
        self.gaps: set[str] = set()
        self.selects: dict[str, set[str]] = {}
        self.refers: set[str] = set()
        self.texts: list[str] = []

    @property
    def facts(self) -> set[str]:
        return self.gaps | set(self.selects)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
        fact = _selected(node.selector)
        if fact is None:
            self.visit(node.selector)
        else:
            keys = self.selects.setdefault(fact, set())
            keys.update(
                one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
                for one in node.variants
            )
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.gaps.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.refers.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def _selected(selector: ast.InlineExpression | ast.Placeable) -> str | None:
    if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
        return _selected(selector.arguments.positional[0])
    return selector.id.name if isinstance(selector, ast.VariableReference) else None


def _longest(pattern: ast.Pattern) -> int:
    return sum(map(_length, pattern.elements))


def _length(element: ast.TextElement | ast.Placeable) -> int:
    if isinstance(element, ast.TextElement):
        return len(element.value)
    if isinstance(element.expression, ast.SelectExpression):
        return max(_longest(one.value) for one in element.expression.variants)
    if isinstance(element.expression, ast.StringLiteral):
        return len(str(element.expression.parse()["value"]))
    return 0


def _beginnings(pattern: ast.Pattern) -> Iterator[str]:
    first = pattern.elements[0] if pattern.elements else None
    if isinstance(first, ast.TextElement):
        yield first.value
    elif isinstance(first, ast.Placeable) and isinstance(first.expression, ast.SelectExpression):
        for variant in first.expression.variants:
            yield from _beginnings(variant.value)


@dataclass
class Catalogue:
    """All that a locale's files hold."""

    locale: str
    messages: dict[str, Message] = field(default_factory=dict)
    """By name, terms with their dash; of two with one name, the first."""
    twice: list[Message] = field(default_factory=list)
    unreadable: list[tuple[str, int, str]] = field(default_factory=list)
    """What is no Fluent: file, line, and how it begins."""

    @classmethod
    def read(cls, folder: Path) -> "Catalogue":
        return cls.of(
            folder.name,
            ((file.name, file.read_text("utf-8")) for file in sorted(folder.glob("*.ftl"))),
        )

    @classmethod
    def of(cls, locale: str, files: Iterable[tuple[str, str]]) -> "Catalogue":
        """Of files by their names."""
        found = cls(locale)
        for name, text in files:
            found._add(name, text.replace("\r\n", "\n"))
        return found

    def _add(self, file: str, text: str) -> None:
        group = ""
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
            if isinstance(entry, ast.GroupComment):
                group = entry.content or ""
            elif isinstance(entry, ast.Junk):
                begins = (entry.content or "").strip().partition("\n")[0]
                self.unreadable.append((file, line, begins))
            elif isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if entry.comment is not None:
                    line += (entry.comment.content or "").count("\n") + 1
                message = Message(name, file, line, entry, group)
                if name in self.messages:
                    self.twice.append(message)
                else:
                    self.messages[name] = message
