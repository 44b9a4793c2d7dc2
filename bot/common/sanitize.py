"""Makes names and other typed text safe to show on Discord.

`clean` removes invisible characters and marks of text direction. `escape` cleans a text, and then
disables Markdown, mentions and links in it. For this it may add invisible characters of its own.
"""

import re
import unicodedata
from functools import lru_cache

LONGEST = 32
"""The most characters of a name: Discord's limit for a nickname."""

NAMELESS = "?"
"""What is shown for a name without visible characters."""

BREAK = "\u200b"
"""A zero-width space. It keeps Discord from making a mention of an @, or a link of an address."""

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Invisible characters that Unicode classes as letters or symbols."""

_FROM_THE_RIGHT = frozenset({"R", "AL", "AN"})
"""Unicode's direction classes of right-to-left text."""

_ISOLATING_MARKS = "\u2068", "\u2069"
"""Marks before and after a right-to-left name. Without them the text beside it changes order."""

_MARKDOWN = re.compile(r"([\\*_~`|<>#\[\]()+-])")
"""A character that Discord may read as Markdown."""

_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
"""A character after a backslash."""

_MOST_ACCENTS = 2
"""The most combining accents in a row that are kept, after Unicode's normal form C (NFC)."""


def clean(name: str, longest: int = LONGEST) -> str:
    """Return a name as one line of visible characters.

    Control characters, zero-width and right-to-left marks are removed, and so are stacked accents.

    Args:
        name: Any text that a user typed.
        longest: The most characters of the result. A longer name is cut and ends in "…".

    Returns:
        The cleaned name; `NAMELESS` if nothing visible is left.
    """
    kept: list[str] = []
    accents = 0  # how many combining accents the loop has seen in a row
    # NFC joins a letter and its accent into one character, so that the accents of real languages
    # are not counted.
    for char in unicodedata.normalize("NFC", name):
        category = unicodedata.category(char)
        accents = accents + 1 if category.startswith("M") else 0
        if char.isspace():
            kept.append(" ")
        elif category[0] != "C" and char not in _BLANK and accents <= _MOST_ACCENTS:
            kept.append(char)

    if all(char == " " or unicodedata.category(char).startswith("M") for char in kept):
        return NAMELESS  # nothing is left, or only spaces and accents

    short = " ".join("".join(kept).split())
    if len(short) > longest:
        short = short[: longest - 1].rstrip() + "…"

    return short or NAMELESS


@lru_cache(4096)
def escape(name: str, longest: int = LONGEST) -> str:
    """Return the cleaned name, escaped so that Discord shows it literally."""
    text = _MARKDOWN.sub(r"\\\1", clean(name, longest))
    # A backslash does not stop mentions and links, so these are broken by an invisible character.
    text = text.replace("@", "@" + BREAK).replace("://", f":{BREAK}//")
    if any(unicodedata.bidirectional(char) in _FROM_THE_RIGHT for char in text):
        before, after = _ISOLATING_MARKS
        return f"{before}{text}{after}"

    return text


def plain(label: str) -> str:
    """Undo `escape`, for a button's label, where Discord shows Markdown literally.

    The marks around a right-to-left name stay.
    """
    if "\\" in label:
        label = _ESCAPED.sub(r"\1", label)
    return label.replace(BREAK, "")
