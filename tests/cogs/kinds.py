"""Which events a game tells, read from its rules."""

import ast
from collections.abc import Iterator
from inspect import getfile
from pathlib import Path

from games.engine.game import Rules


def kinds(game: Rules) -> set[str]:
    """Every event kind that the rules of the game tell: the constants in `tell(…)` and
    `tell_seat(seat, …)`.
    """
    found: set[str] = set()
    for file in Path(getfile(game)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                place = {"tell": 0, "tell_seat": 1}.get(node.func.attr)
                if place is not None:
                    found |= set(_constants(node.args[place]))

    return found


def _constants(node: ast.expr) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
