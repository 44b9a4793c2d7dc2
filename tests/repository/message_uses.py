"""Where a sentence is said: `python -m tests.repository.message_uses heist-ask-save`.

Most ids are put together (`f"heist-ask-{ask.kind}"`), so that no search for the whole id finds
them. Every pattern of these is declared in tests/repository/ids with all that it ranges over; here
it is found in the code.
"""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache

from bot.i18n.words import sentences_of
from games.registry import package_of
from tests.repository.ids import house
from tests.repository.ids.family import Family
from tests.repository.tree import text_files, trees

CODE = ("bot/", "cogs/")
"""Rules say nothing: games/ has no sentences."""

FAMILIES: Mapping[str, list[Family]] = {
    **{f"cogs/{package_of(slug)}/": found.FAMILIES for slug, found in house.OF_GAMES.items()},
    "": house.FAMILIES,
}
"""Of files whose paths begin so; those of games before all others."""

ID = re.compile(r"[a-z][A-Za-z0-9_-]*")
PUT_TOGETHER = re.compile(r"(?=.*[a-z*]-|.*-[a-z*])[A-Za-z0-9_*][A-Za-z0-9_*-]*[A-Za-z0-9_*]")
DATA = ("data/cards/", "data/lessons/")
WORD = re.compile(r"[A-Za-z0-9_]+")
ASKING = frozenset({"words", "first", "naming", "own", "said", "has"})
"""What is called to say a sentence, or to ask whether there is one."""


def messages() -> frozenset[str]:
    return frozenset(sentences_of("en").messages)


def families(file: str) -> list[Family]:
    """Which of them may be put together in this file."""
    return next(found for folder, found in FAMILIES.items() if file.startswith(folder))


def declared() -> Iterator[Family]:
    for found in FAMILIES.values():
        yield from found


def uses(message: str) -> list[str]:
    """Where it is said, `file:line`."""
    together = [
        place
        for pattern, places in patterns().items()
        for place in places
        if any(message in one.ids for one in families(place) if one.pattern == pattern)
    ]
    return list(dict.fromkeys([*whole().get(message, ()), *together]))


@cache
def whole() -> Mapping[str, list[str]]:
    """Ids that stand in the code as they are, with their places."""
    found: dict[str, list[str]] = {}
    for place, node in _nodes():
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and ID.fullmatch(text):
            found.setdefault(text, []).append(place)

    return found


@cache
def patterns() -> Mapping[str, list[str]]:
    """Of what is put together and may be an id, `*` for each gap, with its places."""
    found: dict[str, list[str]] = {}
    for place, node in _nodes():
        pattern = re.sub(r"\*+", "*", _pattern(node))
        if "*" in pattern and PUT_TOGETHER.fullmatch(pattern):
            found.setdefault(pattern, []).append(place)

    return found


@cache
def asked() -> Mapping[str, str]:
    """What is said by its whole id, and where (one place of each)."""
    return {
        said.value: place
        for place, node in _nodes()
        if isinstance(node, ast.Call) and _name(node.func) in ASKING
        for said in node.args
        if isinstance(said, ast.Constant) and isinstance(said.value, str)
        if "-" in said.value and ID.fullmatch(said.value)
    }


@cache
def known_words() -> frozenset[str]:
    """Whatever the program and its data call anything: in texts, and as names."""
    texts = [text for name, text in text_files().items() if name.startswith(DATA)]
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.append("" if "\n" in node.value else node.value)
            elif isinstance(node, ast.Name):
                texts.append(node.id)

    return frozenset(word.lower() for text in texts for word in WORD.findall(text))


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)


def _pattern(node: ast.AST) -> str:
    """Of texts with gaps, and of texts that are added to something."""
    if isinstance(node, ast.JoinedStr):
        return "".join(map(_pattern, node.values))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _pattern(node.left) + _pattern(node.right)

    return str(node.value) if isinstance(node, ast.Constant) else "*"


def _nodes() -> Iterator[tuple[str, ast.AST]]:
    for name, tree in trees().items():
        if name.startswith(CODE):
            for node in ast.walk(tree):
                yield f"{name}:{getattr(node, 'lineno', 0)}", node


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        print(*(uses(wanted) or [f"{wanted} is said nowhere"]), sep="\n")
