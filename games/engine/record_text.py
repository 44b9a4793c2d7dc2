"""Writes the lines of a record (games/engine/record.py) as JSON Lines, and reads them.

Each line ends with a newline. A record may come from a stranger: for any content of the file,
reading returns lines or raises Unreadable, with bounded time and memory.
"""

import json
from collections.abc import Iterable
from typing import Any, NoReturn

Line = dict[str, Any]
"""One line as a JSON object. Its key `line` names the kind of line."""

BYTES_AT_MOST = 16 << 20
"""The maximum size of a file. The longest that Coop writes has a few megabytes."""

LINES_AT_MOST = 100_000
"""The maximum number of lines of a file."""

CHARACTERS_AT_MOST = 256 << 10
"""The maximum length of a line. The longest that Coop writes has about 3,000 characters."""

DEPTH_AT_MOST = 32
"""How many levels deep objects and arrays may be nested."""


class Unreadable(ValueError):
    """The text is not a line, or not a file, of a record. The message says why."""


def format_record(lines: Iterable[Line]) -> str:
    """Return the record as text."""
    return "".join(f"{line_text(line)}\n" for line in lines)


def line_text(line: Line) -> str:
    """Return one line as JSON, without its newline."""
    return _ENCODER.encode(line)


def split(text: str) -> list[str]:
    """Split a record into lines at newlines only.

    U+2028 and similar characters may be part of a name.

    Raises:
        Unreadable: there are too many lines.
    """
    if text.count("\n") > LINES_AT_MOST:
        raise Unreadable(f"this is more than {LINES_AT_MOST:,} lines, longer than any game")

    # `splitlines` would also split at U+2028.
    lines = text.split("\n")
    # After the newline at the end of the text, `split` gives an empty part.
    if not lines[-1]:
        lines.pop()

    return lines


def read(text: str) -> Line:
    """Parse one line.

    Raises:
        Unreadable: the line is too long, not a JSON object, nested too deep, or has a key twice.
    """
    if len(text) > CHARACTERS_AT_MOST:
        raise Unreadable(f"this line has more than {CHARACTERS_AT_MOST:,} characters")

    try:
        line = _DECODER.decode(text)
    except Unreadable:  # a ValueError too, but it has a message already
        raise
    except RecursionError as error:
        raise Unreadable(_TOO_DEEP) from error
    except ValueError as error:
        raise Unreadable(f"this is no JSON: {error}") from error

    if not isinstance(line, dict):
        raise Unreadable("this is no JSON object")
    # Counting brackets is quick. Only the few lines with many brackets are walked.
    if text.count("{") + text.count("[") >= DEPTH_AT_MOST and _is_deep(line):
        raise Unreadable(_TOO_DEEP)

    return line


_TOO_DEEP = f"tables and lists lie more than {DEPTH_AT_MOST} deep in each other here"


def _object_without_doubles(pairs: list[tuple[str, Any]]) -> Line:
    """Return the object with these pairs.

    Raises:
        Unreadable: a key comes twice. A person who reads the line could take the first value, and a
            program the last one.
    """
    table = dict(pairs)
    if len(table) < len(pairs):
        words = [word for word, _ in pairs]
        twice = next(word for word in words if words.count(word) > 1)
        raise Unreadable(f"{twice!r} is here twice")

    return table


def _no_number(word: str) -> NoReturn:
    """Reject NaN and Infinity, which are not JSON."""
    raise Unreadable(f"this is no JSON: {word} is no number")


# Reuse one encoder and one decoder: `json` makes new ones for each call with special settings.
_ENCODER = json.JSONEncoder(ensure_ascii=False)
_DECODER = json.JSONDecoder(object_pairs_hook=_object_without_doubles, parse_constant=_no_number)


def _is_deep(value: Any) -> bool:
    """Return whether the value is nested deeper than allowed."""
    level = [value]
    for _ in range(DEPTH_AT_MOST):
        # Level by level, without recursion: a deep value cannot overflow the stack.
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return False

    return True


def _inside(value: Any) -> Iterable[Any]:
    """Return the values that an object or array contains; nothing for other values."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
