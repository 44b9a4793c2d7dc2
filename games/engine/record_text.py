"""A record as text, and back: JSON, one object a line, lines ended by a newline and nothing else.

Whoever verifies a record may have it from a stranger: whatever is in the file, reading it ends in
lines or in Unreadable with a sentence, within bounded time and memory.
"""

import json
from collections.abc import Iterable
from typing import Any, NoReturn

Line = dict[str, Any]

BYTES_AT_MOST = 16 << 20
LINES_AT_MOST = 100_000
CHARACTERS_AT_MOST = 256 << 10
"""In a line. The longest that Coop writes has some 3,000, the longest file some megabytes."""
DEPTH_AT_MOST = 32
"""Tables and lists inside each other."""


class Unreadable(ValueError):
    """This is no line, or no file, of a record. The message says why."""


def written(lines: Iterable[Line]) -> str:
    """The record as it is handed out."""
    return "".join(f"{one_written(line)}\n" for line in lines)


def one_written(line: Line) -> str:
    return _ENCODER.encode(line)


def split(text: str) -> list[str]:
    """The lines. A newline is what ends one: U+2028 and its like may stand in a name."""
    if text.count("\n") > LINES_AT_MOST:
        raise Unreadable(f"this is more than {LINES_AT_MOST:,} lines, longer than any game")

    found = text.split("\n")
    if not found[-1]:
        found.pop()

    return found


def read(text: str) -> Line:
    """One line. Raises Unreadable."""
    if len(text) > CHARACTERS_AT_MOST:
        raise Unreadable(f"this line has more than {CHARACTERS_AT_MOST:,} characters")

    try:
        line = _DECODER.decode(text)
    except Unreadable:
        raise
    except RecursionError as error:
        raise Unreadable(_TOO_DEEP) from error
    except ValueError as error:
        raise Unreadable(f"this is no JSON: {error}") from error

    if not isinstance(line, dict):
        raise Unreadable("this is no JSON object")
    if text.count("{") + text.count("[") >= DEPTH_AT_MOST and _is_deep(line):
        raise Unreadable(_TOO_DEEP)

    return line


_TOO_DEEP = f"tables and lists lie more than {DEPTH_AT_MOST} deep in each other here"


def _table(pairs: list[tuple[str, Any]]) -> Line:
    """A word that comes twice would say one thing to a reader and another to a program."""
    table = dict(pairs)
    if len(table) < len(pairs):
        words = [word for word, _ in pairs]
        twice = next(word for word in words if words.count(word) > 1)
        raise Unreadable(f"{twice!r} is here twice")

    return table


def _no_number(word: str) -> NoReturn:
    raise Unreadable(f"this is no JSON: {word} is no number")


# `json.dumps` and `json.loads` make one for each call that asks for anything special.
_ENCODER = json.JSONEncoder(ensure_ascii=False)
_DECODER = json.JSONDecoder(object_pairs_hook=_table, parse_constant=_no_number)


def _is_deep(value: Any) -> bool:
    level = [value]
    for _ in range(DEPTH_AT_MOST):
        level = [inner for one in level for inner in _inside(one)]
        if not level:
            return False

    return True


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
