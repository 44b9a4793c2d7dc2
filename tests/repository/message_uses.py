"""Where a sentence is said: `python -m tests.repository.message_uses heist-ask-save`.

Many ids are put together (`f"heist-ask-{ask.kind}"`), so that no search for the whole id finds
them. Here every text of the code that may be an id is read as a pattern, `heist-ask-*`; a refusal
is said by the class that it is named after.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from bot.language.words import sentences_of
from tests.repository.tree import text_files

CODE = ("bot/", "cogs/", "games/")
ID = re.compile(r"[a-z][A-Za-z0-9_-]*")
SOMETHING = "[A-Za-z0-9_-]+"
KNOWN_LETTERS = 4
"""A pattern of which less is known would fit everything."""
BEHIND_A_GAME = frozenset({"own", "waiting"})
"""Functions whose text is said behind the name of a game, where the game has such a sentence."""


class Said(NamedTuple):
    """What the code says: whole ids and beginnings of ids with their places, and patterns."""

    texts: dict[str, list[str]]
    patterns: list[tuple[re.Pattern[str], str]]


def messages() -> list[str]:
    return sorted(sentences_of("en").messages)


def uses(message: str) -> list[str]:
    """Where it is said, `file:line`; the most exact places first."""
    said, words = _said(), message.split("-")
    beginnings = ("-".join(words[:many]) for many in range(len(words), 1, -1))
    found = [place for text in (message, *beginnings) for place in said.texts.get(text, ())]
    found += [place for pattern, place in said.patterns if pattern.fullmatch(message)]
    return list(dict.fromkeys(found))


@cache
def _said() -> Said:
    said = Said({}, [])
    for name, text in text_files().items():
        if name.startswith(CODE) and name.endswith(".py"):
            for node in ast.walk(ast.parse(text)):
                line = getattr(node, "lineno", 0)
                for whole in _texts(node):
                    said.texts.setdefault(whole, []).append(f"{name}:{line}")
                for pattern in _patterns(node):
                    said.patterns.append((re.compile(pattern), f"{name}:{line}"))
    return said


def _texts(node: ast.AST) -> Iterator[str]:
    """Whole ids, and what is handed on to be completed: `heist-option`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if ID.fullmatch(node.value):
            yield node.value
    elif isinstance(node, ast.ClassDef):
        yield "refused-" + re.sub(r"(?<!^)(?=[A-Z])", "-", node.name).lower()


def _patterns(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.JoinedStr):
        yield from _put_together(node)
    elif isinstance(node, ast.Call):
        yield from _of_a_game(node)


def _put_together(node: ast.JoinedStr) -> Iterator[str]:
    parts = [one.value if isinstance(one, ast.Constant) else None for one in node.values]
    known = "".join(str(part) for part in parts if part is not None)
    if re.fullmatch(r"[a-z0-9_-]+", known) and len(known.replace("-", "")) >= KNOWN_LETTERS:
        pieces = (SOMETHING if part is None else re.escape(str(part)) for part in parts)
        yield "".join(pieces)


def _of_a_game(node: ast.Call) -> Iterator[str]:
    """What a game says in its own words, or all games in theirs."""
    called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
    said = node.args[1] if len(node.args) > 1 else None
    if called in BEHIND_A_GAME and isinstance(said, ast.JoinedStr | ast.Constant):
        parts = said.values if isinstance(said, ast.JoinedStr) else [said]
        known = (
            re.escape(str(one.value)) if isinstance(one, ast.Constant) else f"(?:{SOMETHING})?"
            for one in parts
        )
        yield f"(?:[a-z]+-)?{''.join(known)}"


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        print(*(uses(wanted) or [f"{wanted} is said nowhere"]), sep="\n")
