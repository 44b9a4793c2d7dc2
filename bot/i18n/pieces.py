"""What a sentence of Fluent is made of: texts, gaps for facts, choices by a fact.

Fluent's own trees would take forty times the memory of the files.
"""

from collections.abc import Callable
from typing import NamedTuple

from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


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


Pieces = tuple[str | Gap | Choice, ...]

NOTHING: Pieces = ()

Quoted = Callable[[str], Pieces | None]
"""The pieces of a message, or of a term, whose name begins with a dash, by its name."""


def pieces_of(pattern: ast.Pattern, quoted: Quoted) -> Pieces | None:
    """None where there is more to it: functions, texts without end."""
    found: list[str | Gap | Choice] = []
    for element in pattern.elements:
        pieces = _of_element(element, quoted)
        if pieces is None:
            return None
        found += pieces
    return tuple(found)


def _of_element(element: ast.TextElement | ast.Placeable, quoted: Quoted) -> Pieces | None:
    if isinstance(element, ast.TextElement):
        return (element.value,) if len(element.value) <= MAX_PART_LENGTH else None
    match element.expression:
        case ast.StringLiteral() as text:
            return (str(text.parse()["value"]),)
        case ast.VariableReference(id=name):
            return (Gap(name.name),)
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            choice = _of_variants(name.name, variants, quoted)
            return None if choice is None else (choice,)
        case ast.MessageReference(id=name, attribute=None):
            return quoted(name.name)
        case ast.TermReference(id=name, attribute=None, arguments=arguments):
            pieces = quoted(f"-{name.name}")
            return None if pieces is None else _said_of(pieces, arguments)
    return None


def _of_variants(fact: str, variants: list[ast.Variant], quoted: Quoted) -> Choice | None:
    found, otherwise = [], None
    for variant in variants:
        key, pieces = _key(variant.key), pieces_of(variant.value, quoted)
        if key is None or pieces is None:
            return None
        found.append((key, pieces))
        otherwise = pieces if variant.default else otherwise
    return None if otherwise is None else Choice(fact, tuple(found), otherwise)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int | None:
    if isinstance(key, ast.Identifier):
        return key.name
    return int(key.value) if key.value.isdecimal() else None


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
            fact = facts.get(piece.fact)
            fitting = (pieces for key, pieces in piece.variants if str(key) == fact)
            inner = _said_of(next(fitting, piece.otherwise), arguments)
            if inner is None:
                return None
            said += [one for one in inner if isinstance(one, str)]
        elif isinstance(piece, str):
            said.append(piece)
        else:
            return None
    return ("".join(said),)


def line_of(written: bytes) -> str | None:
    """Of a message that is nothing but a line of text, which most are: to find that out takes a
    tenth of the time that reading it as Fluent takes.
    """
    first, *others = written.decode().split("\n")
    if {"{", "}", "\r"}.intersection(first) or any(one and one[0] != "#" for one in others):
        return None
    text = first.partition("=")[2].strip(" ")
    return text if 0 < len(text) <= MAX_PART_LENGTH else None


def references(entry: ast.Message | ast.Term) -> set[str]:
    found = _References()
    found.visit(entry)
    return found.found


class _References(Visitor):
    """The names to which a message refers."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)
