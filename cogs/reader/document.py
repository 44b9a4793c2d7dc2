"""A whole story as one HTML file that needs nothing else: no server, no network, no Coop.

Rule 1: nothing foreign is ever loaded. The file itself forbids it (Content-Security-Policy), and
        only our own script may run, known by its hash.
Rule 2: every text is escaped; names come from people.
Rule 3: the file is bounded, so that every chat takes it: a picture stands in it once, however many
        steps show it, and where there is no more room, words say what it would have said.

Texts: reader.ftl; how it looks and leafs: assets.
"""

import asyncio
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from html import escape
from itertools import islice
from pathlib import Path
from struct import unpack
from typing import NamedTuple

from bot.common.sanitize import plain
from bot.i18n.words import Words
from bot.pages.page import Block, Image, Line, Page, Text, picture_of
from bot.pictures.picture import NOTHING, Picture
from cogs.reader.leaf import Leaves
from cogs.reader.markdown import html, inline

PICTURES = 120
PICTURE_BYTES = 5 * 2**20
"""So many pictures at most, and of so many bytes in all; in a file they take a third more. Discord
takes files of 10 megabytes.
"""

_ASSETS = Path(__file__).with_name("assets")
STYLE = (_ASSETS / "story.css").read_text("utf-8")
SCRIPT = (_ASSETS / "story.js").read_text("utf-8")

_HASH = b64encode(sha256(SCRIPT.encode()).digest()).decode()
POLICY = (
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
    f"script-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'"
)

Paint = Callable[[Picture], Awaitable[bytes | None]]
"""A picture as a PNG; None: there is none at the moment."""


class _Shown(NamedTuple):
    """A picture in the file: its class, its size as CSS has it, the PNG."""

    name: str
    size: str
    png: bytes


async def document(leaves: Leaves, paint: Paint, words: Words) -> bytes:
    """The file, everybody's table in it step by step. It takes some seconds, and nobody else waits
    for it: all is done in threads, bit by bit.
    """
    pages = [await asyncio.to_thread(leaves.everybodys, step) for step in range(len(leaves))]
    shown = await _painted(pages, paint, words.locale)
    parts = [await asyncio.to_thread(_head, leaves, words)]
    parts += [await asyncio.to_thread(_rule, one) for one in shown.values()]
    parts.append(await asyncio.to_thread(_intro, leaves))
    for step, page in enumerate(pages):
        parts.append(await asyncio.to_thread(_article, leaves, step, page, shown, words))
    parts.append(await asyncio.to_thread(_foot, leaves, words))
    return b"".join(parts)


# -- pictures -------------------------------------------------------------------------------------


async def _painted(pages: Sequence[Page], paint: Paint, locale: str) -> Mapping[str, _Shown]:
    """By their keys; evenly fewer, where there are too many."""
    wanted = await asyncio.to_thread(_pictures, pages, locale)
    found: dict[str, _Shown] = {}
    room = PICTURE_BYTES
    for key in islice(_evenly([*wanted]), PICTURES):
        png = await paint(wanted[key])
        if png is None:
            continue
        room -= len(png)
        if room < 0:
            break
        width, height = unpack(">II", png[16:24])
        found[key] = _Shown(f"p{len(found)}", f"{width}/{height}", png)
    return found


def _pictures(pages: Sequence[Page], locale: str) -> Mapping[str, Picture]:
    shown = (image.picture for page in pages if (image := picture_of(page)) is not None)
    return {picture.key(locale): picture for picture in shown}


def _evenly(keys: Sequence[str]) -> Iterator[str]:
    """In such an order that wherever one stops, there is one here and one there, and the last."""
    last = len(keys) - 1
    stride = 1 << max(0, last).bit_length()
    places = dict.fromkeys([last] if keys else [])
    while stride:
        places |= dict.fromkeys(range(0, len(keys), stride))
        stride //= 2
    return (keys[place] for place in places)


def _rule(one: _Shown) -> bytes:
    before = f".{one.name}{{aspect-ratio:{one.size};background-image:url(data:image/png;base64,"
    return b"".join((before.encode(), b64encode(one.png), b")}\n"))


# -- the page -------------------------------------------------------------------------------------


def _head(leaves: Leaves, words: Words) -> bytes:
    said = (
        f'<!doctype html>\n<html lang="{escape(words.locale)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{escape(leaves.title)}</title>\n<style>\n{STYLE}"
    )
    return said.encode()


def _intro(leaves: Leaves) -> bytes:
    """Which game it was, and who won."""
    intro = "".join(f"<p>{inline(line)}</p>" for line in leaves.intro())
    title = escape(leaves.title)
    said = f"</style>\n</head>\n<body>\n<header><h1>{title}</h1>{intro}</header>\n<main>\n"
    return said.encode()


def _article(
    leaves: Leaves, step: int, page: Page, shown: Mapping[str, _Shown], words: Words
) -> bytes:
    said = "".join(_blocks(page.blocks, shown, words)).removesuffix(_LINE)
    title = inline(leaves.where(step))
    return f'<article id="step-{step + 1}"><h2>{title}</h2>{said}</article>\n'.encode()


_LINE = "<hr>"


def _blocks(blocks: Sequence[Block], shown: Mapping[str, _Shown], words: Words) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Text):
            yield html(block.body)
        elif isinstance(block, Line):
            yield _LINE
        elif isinstance(block, Image):
            yield from _image(block, shown, words)


def _image(image: Image, shown: Mapping[str, _Shown], words: Words) -> Iterator[str]:
    """Drawn, with all that it says in words to be unfolded; or in words alone."""
    picture = None if image.picture is NOTHING else shown.get(image.picture.key(words.locale))
    if picture is None:
        yield from _blocks(image.instead, shown, words)
        return
    alt = escape(plain(image.alt))
    yield f'<div class="picture {picture.name}" role="img" aria-label="{alt}"></div>'
    yield from _blocks(image.below, shown, words)
    said = "".join(_blocks(image.instead, shown, words)).removesuffix(_LINE)
    yield f"<details><summary>{escape(words('story-page-in-words'))}</summary>{said}</details>"


def _foot(leaves: Leaves, words: Words) -> bytes:
    def button(sign: str, name: str) -> str:
        label = escape(words(f"story-page-{name}"))
        return f'<button type="button" aria-label="{label}" title="{label}">{sign}</button>'

    chapters = "".join(
        f'<option value="{one.step}">{escape(plain(one.title))}</option>' for one in leaves.chapters
    )
    jump = escape(words("story-jump"))
    said = (
        f'</main>\n<p class="unseen" role="status"></p>\n'
        f'<nav aria-label="{escape(words("story-page-leaf"))}">'
        f"{button('⏮', 'first')}{button('◀', 'back')}"
        f'<select aria-label="{jump}">{chapters}</select>'
        f"{button('▶', 'on')}{button('⏭', 'last')}</nav>\n"
        f"<script>{SCRIPT}</script>\n</body>\n</html>\n"
    )
    return said.encode()
