"""Finds where a sentence is used: `python -m tests.repository.message_uses heist-ask-save`.

Most ids are composed (`f"heist-ask-{ask.kind}"`), so a search for the whole id does not find them.
Each such pattern is declared in tests/repository/ids with all its values; here it is found in the
code.
"""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache

from bot.i18n.words import sentences_of
from games.registry import package_of
from tests.repository.ids.family import Family
from tests.repository.tree import text_files, trees

CODE = ("bot/", "cogs/")
"""The rules in games/ use no sentences."""

ID = re.compile(r"[a-z][A-Za-z0-9_-]*")
# Lower-case words joined by dashes, with `*` for a gap.
PUT_TOGETHER = re.compile(r"(?=.*[a-z*]-|.*-[a-z*])[A-Za-z0-9_*][A-Za-z0-9_*-]*[A-Za-z0-9_*]")
DATA = ("data/cards/", "data/lessons/")
WORD = re.compile(r"[A-Za-z0-9_]+")
ASKING = frozenset({"words", "first", "naming", "own", "said", "has"})
"""Functions that return a sentence, or tell whether there is one."""


def messages() -> frozenset[str]:
    return frozenset(sentences_of("en").messages)


@cache
def all_families() -> Mapping[str, list[Family]]:
    """Return families by the beginning of a file's path; those of games come first."""
    # This reads all of the program, and every worker of pytest imports this file.
    from tests.repository.ids import house

    of_games = {f"cogs/{package_of(slug)}/": own.FAMILIES for slug, own in house.OF_GAMES.items()}
    return {**of_games, "": house.FAMILIES}


def families(file: str) -> list[Family]:
    """Return the families that may be composed in this file."""
    return next(found for folder, found in all_families().items() if file.startswith(folder))


def declared() -> Iterator[Family]:
    for found in all_families().values():
        yield from found


def uses(message: str) -> list[str]:
    """Return the places where the sentence is used, as `file:line`."""
    together = [
        place
        for pattern, places in patterns().items()
        for place in places
        if any(message in family.ids for family in families(place) if family.pattern == pattern)
    ]
    return list(dict.fromkeys([*whole().get(message, ()), *together]))


@cache
def whole() -> Mapping[str, list[str]]:
    """Return literal ids of the code with their places."""
    found: dict[str, list[str]] = {}
    for place, node in _nodes():
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and ID.fullmatch(text):
            found.setdefault(text, []).append(place)

    return found


@cache
def patterns() -> Mapping[str, list[str]]:
    """Return patterns of composed texts that may be ids, with their places."""
    found: dict[str, list[str]] = {}
    for place, node in _nodes():
        pattern = re.sub(r"\*+", "*", _pattern(node))
        if "*" in pattern and PUT_TOGETHER.fullmatch(pattern):
            found.setdefault(pattern, []).append(place)

    return found


@cache
def asked() -> Mapping[str, str]:
    """Return all literal ids that are asked for, with one place each."""
    return {
        said.value: place
        for place, node in _nodes()
        if isinstance(node, ast.Call) and _name(node.func) in ASKING
        for said in node.args
        if isinstance(said, ast.Constant) and isinstance(said.value, str)
        # A dash is needed, as single words are arguments of other kinds.
        if "-" in said.value and ID.fullmatch(said.value)
    }


@cache
def known_words() -> frozenset[str]:
    """Return all words in texts and names of the program and its data."""
    texts = [text for name, text in text_files().items() if name.startswith(DATA)]
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                # Texts with line breaks are documentation or scripts.
                texts.append("" if "\n" in node.value else node.value)
            elif isinstance(node, ast.Name):
                texts.append(node.id)

    return frozenset(word.lower() for text in texts for word in WORD.findall(text))


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)


def _pattern(node: ast.AST) -> str:
    """Return the pattern of a formatted or concatenated text."""
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
