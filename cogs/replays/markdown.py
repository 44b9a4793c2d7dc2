"""Turns the part of Discord's Markdown that pages of games use into HTML. Other text is escaped."""

import re
from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import groupby

_SPAN = {"***": ("<b><i>", "</i></b>"), "**": ("<b>", "</b>"), "__": ("<u>", "</u>"),
         "*": ("<i>", "</i>"), "_": ("<i>", "</i>"), "~~": ("<s>", "</s>")}  # fmt: skip
"""The opening and closing tag of each mark around a span of text."""

_INLINE = re.compile(
    r"""
      \\(?P<escaped>[^A-Za-z0-9\s])
    | `(?P<code>[^`]+)`
    | <t:(?P<moment>-?\d+)(?::\w)?>
    | (?P<mark>\*\*\*|\*\*|__|~~|\*|(?<![^\W_])_)(?=\S)
      (?P<within>(?:\\.|(?!(?P=mark))[^\\])+?)(?P=mark)(?!(?<=_)\w)
    """,
    re.VERBOSE | re.DOTALL,
)
"""What is replaced within a line. The first alternative that matches wins:

* an escaped punctuation mark, code between backticks, and a timestamp;
* a span between two equal marks, which begins with no space. An underscore inside of a word is no
  mark, so `snake_case_names` stay.
"""

_BREAK = "\u200b"
"""A zero-width space that keeps Discord from reading a name as a mention. HTML needs none."""

_HEADING = re.compile(r"#{1,3}\s+(.+)")


def html(text: str) -> str:
    """Return whole lines as HTML: headings, small print, quotes, lists, paragraphs."""
    return "".join(_blocks(text.replace(_BREAK, "").split("\n")))


def inline(text: str) -> str:
    """Return the Markdown within a line as HTML."""
    pieces: list[str] = []
    end = 0  # of the match before
    for match in _INLINE.finditer(text):
        pieces += escape(text[end : match.start()]), _span(match)
        end = match.end()

    return "".join((*pieces, escape(text[end:])))


def _span(match: re.Match[str]) -> str:
    """Return one match of the inline pattern as HTML."""
    if (escaped := match["escaped"]) is not None:
        return escape(escaped)
    if (code := match["code"]) is not None:
        return f"<code>{escape(code)}</code>"
    # A timestamp is a deadline that has passed long ago.
    if match["moment"] is not None:
        return ""

    before, after = _SPAN[match["mark"]]
    return f"{before}{inline(match['within'])}{after}"


def _blocks(lines: Sequence[str]) -> Iterator[str]:
    """Yield neighbouring lines of the same kind as one block of HTML."""
    for wrap, block in groupby(lines, _wrap_of):
        yield wrap([*block])


Wrap = Callable[[Sequence[str]], str]
"""Turns the lines of a block into HTML."""


def _wrap_of(line: str) -> Wrap:
    """Return the function that turns a block of lines of this kind into HTML."""
    if _HEADING.fullmatch(line):
        return _headings

    for mark, wrap in (("-# ", _small), ("> ", _quote), ("- ", _list)):
        if line.startswith(mark):
            return wrap

    return _paragraph if line.strip() else lambda _: ""


def _headings(lines: Sequence[str]) -> str:
    return "".join(f"<h3>{inline(line.lstrip('#').strip())}</h3>" for line in lines)


def _small(lines: Sequence[str]) -> str:
    return f"<p><small>{'<br>'.join(inline(line[3:]) for line in lines)}</small></p>"


def _quote(lines: Sequence[str]) -> str:
    return f"<blockquote>{html(chr(10).join(line[2:] for line in lines))}</blockquote>"


def _list(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{inline(line[2:])}</li>' for line in lines)}</ul>"


def _paragraph(lines: Sequence[str]) -> str:
    return f"<p>{inline(chr(10).join(lines)).replace(chr(10), '<br>')}</p>"
