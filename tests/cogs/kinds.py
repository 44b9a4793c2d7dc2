"""Read from a game's source which event kinds it tells."""

import ast
from collections.abc import Iterator
from inspect import getfile
from pathlib import Path

from games.engine import game as engine
from games.engine.game import Rules


def kinds(game: Rules) -> set[str]:
    """Return every event kind that the game tells.

    These are the constants in `tell(…)` and `tell_seat(seat, …)`, also in the methods that the
    engine has for all games. A kind of the engine counts if the game has it in its vocabulary.
    """
    own = [_kinds_in(file) for file in Path(getfile(game)).parent.glob("*.py")]
    of_engine = _kinds_in(Path(getfile(engine))) & {*game.events.kinds}
    return of_engine.union(*own)


def _kinds_in(file: Path) -> set[str]:
    """Return the kinds that a file tells."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            # The position of the kind among the arguments.
            place = {"tell": 0, "tell_seat": 1}.get(node.func.attr)
            if place is not None:
                found |= set(_constants(node.args[place]))

    return found


def _constants(node: ast.expr) -> Iterator[str]:
    # An argument may be a conditional expression with two constants.
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
