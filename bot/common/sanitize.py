"""Makes names and other typed text safe to show on Discord.

No Markdown, no mentions, no links, no invisible or direction-changing marks.
"""

import re
import unicodedata
from functools import lru_cache

LONGEST = 32
"""Characters of a name, as many as Discord allows in a nickname."""

NAMELESS = "?"

BREAK = "\u200b"
"""A zero-width space: keeps @everyone from being a mention and a web address from being a link."""

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that Unicode does not call blank, but that nobody can see."""

_FROM_THE_RIGHT = frozenset({"R", "AL", "AN"})
_ISOLATED = "\u2068", "\u2069"
"""Around a name that is written from the right: what stands beside it keeps its place."""

_MARKDOWN = re.compile(r"([\\*_~`|<>#\[\]()+-])")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_MARKS_IN_A_ROW = 2


def clean(name: str, longest: int = LONGEST) -> str:
    """Without control characters, zero-width and right-to-left marks and towers of accents; one
    line, no longer than a name if not told otherwise.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        category = unicodedata.category(char)
        marks = marks + 1 if category.startswith("M") else 0
        if char.isspace():
            kept.append(" ")
        elif category[0] != "C" and char not in _BLANK and marks <= _MARKS_IN_A_ROW:
            kept.append(char)

    if all(char == " " or unicodedata.category(char).startswith("M") for char in kept):
        return NAMELESS  # marks without anything below them

    short = " ".join("".join(kept).split())
    if len(short) > longest:
        short = short[: longest - 1].rstrip() + "…"

    return short or NAMELESS


@lru_cache(4096)
def escape(name: str, longest: int = LONGEST) -> str:
    """The cleaned name as text that Discord shows as it stands."""
    text = _MARKDOWN.sub(r"\\\1", clean(name, longest))
    text = text.replace("@", "@" + BREAK).replace("://", f":{BREAK}//")
    if any(unicodedata.bidirectional(char) in _FROM_THE_RIGHT for char in text):
        before, after = _ISOLATED
        return f"{before}{text}{after}"

    return text


def plain(label: str) -> str:
    """A label without the escapes that `escape` put in; what keeps its direction stays."""
    if "\\" in label:
        label = _ESCAPED.sub(r"\1", label)
    return label.replace(BREAK, "")
