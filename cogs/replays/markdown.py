"""Discord's Markdown as HTML, as much of it as faces use. All else is text, and text is escaped."""

import re
from collections.abc import Callable, Iterator, Sequence
from html import escape

_SPAN = {"***": ("<b><i>", "</i></b>"), "**": ("<b>", "</b>"), "__": ("<u>", "</u>"),
         "*": ("<i>", "</i>"), "_": ("<i>", "</i>"), "~~": ("<s>", "</s>")}  # fmt: skip

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
_BREAK = "\u200b"
"""Keeps Discord from reading a name as a mention; here it would only be copied along."""

_HEADING = re.compile(r"#{1,3}\s+(.+)")


def html(text: str) -> str:
    """Whole lines: headings, small print, quotes, lists, paragraphs."""
    return "".join(_blocks(text.replace(_BREAK, "").split("\n")))


def inline(text: str) -> str:
    """What stands within a line."""
    found: list[str] = []
    at = 0
    for match in _INLINE.finditer(text):
        found += escape(text[at : match.start()]), _span(match)
        at = match.end()

    return "".join((*found, escape(text[at:])))


def _span(match: re.Match[str]) -> str:
    if (escaped := match["escaped"]) is not None:
        return escape(escaped)
    if (code := match["code"]) is not None:
        return f"<code>{escape(code)}</code>"
    if match["moment"] is not None:
        return ""  # a deadline that is long gone

    before, after = _SPAN[match["mark"]]
    return f"{before}{inline(match['within'])}{after}"


def _blocks(lines: Sequence[str]) -> Iterator[str]:
    at = 0
    while at < len(lines):
        kind, wrapped = _kind(lines[at])
        end = at + 1
        while end < len(lines) and _kind(lines[end])[0] == kind:
            end += 1

        yield wrapped(lines[at:end])
        at = end


Wrap = Callable[[Sequence[str]], str]


def _kind(line: str) -> tuple[str, Wrap]:
    """What a line belongs to; neighbours of one kind are one block."""
    if _HEADING.fullmatch(line):
        return "heading", _headings

    for mark, wrap in (("-# ", _small), ("> ", _quote), ("- ", _list)):
        if line.startswith(mark):
            return mark, wrap

    return ("text", _paragraph) if line.strip() else ("", lambda _: "")


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
