"""A whole story as one HTML file that needs nothing else: no server, no network, no Coop.

Rule 1: nothing foreign is ever loaded. The file itself forbids it (Content-Security-Policy), and
        only our own script may run, known by its hash.
Rule 2: every text is escaped; names come from people.
Rule 3: the file is bounded, so that every chat takes it: a picture stands in it once, however many
        steps show it, of pictures that are nearly alike the first one and what has changed since,
        and where there is no more room, words say what it would have said.

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
from typing import TYPE_CHECKING, NamedTuple

from bot.common.sanitize import plain
from bot.i18n.words import Words
from bot.pages.page import Block, Image, Line, Page, Text, picture_of
from bot.pictures.picture import NOTHING, Picture
from cogs.replays.leaf import Leaves
from cogs.replays.markdown import html, inline

if TYPE_CHECKING:
    from bot.pictures.patches import PixelSheet

PICTURES = 480
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


BASES = 4
"""So many whole pictures, the latest ones, are compared with the next one."""
WORTH_IT = 0.6
"""Of the bytes of the whole picture, a patch has at most so many."""


class _Shown(NamedTuple):
    """A picture in the file: its class, its size as CSS has it, the PNG. `upon`: the class of the
    picture that this one is only a patch for.
    """

    name: str
    size: str
    png: bytes
    upon: str = ""


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
    """By their keys; evenly fewer, where there are too many. Those that others are laid upon stand
    in the file before them.
    """
    wanted = await asyncio.to_thread(_pictures, pages, locale)
    chosen = {*islice(_evenly([*wanted]), PICTURES)}
    bases: list[_Base] = []
    painted: dict[str, _Shown] = {}
    for key, picture in wanted.items():
        png = await paint(picture) if key in chosen else None
        if png is not None:
            name = f"p{len(painted)}"
            painted[key] = await asyncio.to_thread(_compact, name, png, bases)

    return _within_bounds(painted)


class _Base(NamedTuple):
    """A whole picture, to compare others with."""

    shown: _Shown
    sheet: "PixelSheet"


def _compact(name: str, png: bytes, bases: list[_Base]) -> _Shown:
    """As a patch for the most similar of the `bases`, where that is smaller; else as a new one of
    them.
    """
    from bot.pictures.patches import area, changed, patch, sheet  # Pillow is there: it painted

    width, height = unpack(">II", png[16:24])
    whole = _Shown(name, f"{width}/{height}", png)
    page = sheet(png)
    changes = [(base, change) for base in bases if (change := changed(base.sheet, page))]
    if changes:
        base, change = min(changes, key=lambda one: area(one[1]))
        found = patch(page, change)
        if found is not None and len(found) <= len(png) * WORTH_IT:
            return whole._replace(png=found, upon=base.shown.name)

    bases.append(_Base(whole, page))
    del bases[:-BASES]
    return whole


def _within_bounds(painted: Mapping[str, _Shown]) -> Mapping[str, _Shown]:
    """As many as there is room for, with those that they are laid upon."""
    keys = {one.name: key for key, one in painted.items()}
    found: set[str] = set()
    room = PICTURE_BYTES
    for key in _evenly([*painted]):
        one = painted[key]
        needed = {key, keys[one.upon]} if one.upon else {key}
        room -= sum(len(painted[missing].png) for missing in needed - found)
        if room < 0:
            break

        found |= needed

    return {key: one for key, one in painted.items() if key in found}


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
    size = "" if one.upon else f"aspect-ratio:{one.size};"
    before = f".{one.name}{{{size}background-image:url(data:image/png;base64,"
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
    whole = picture.name
    patch = ""
    if picture.upon:
        whole = picture.upon
        patch = f'<i class="{picture.name}"></i>'

    yield f'<div class="picture {whole}" role="img" aria-label="{alt}">{patch}</div>'
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
