"""Writes a whole replay as one HTML file that works alone: no server, no network, no Coop.

Rule 1: nothing is loaded from outside. The Content-Security-Policy of the file forbids it, and
    allows only our own script, known by its hash.
Rule 2: every text is escaped, because names come from users.
Rule 3: the size is limited, so that any chat takes the file. A picture is stored once, even if
    many steps show it. Of similar pictures the first is stored, and for the others only what
    changed. Without room for a picture, the step is shown in words.

Texts: reader.ftl. Style and script: the folder assets.
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
"""Limits of a file: pictures, and their bytes; base64 adds a third. Discord takes 10 megabytes."""

_ASSETS = Path(__file__).with_name("assets")
STYLE = (_ASSETS / "story.css").read_text("utf-8")
SCRIPT = (_ASSETS / "story.js").read_text("utf-8")

_HASH = b64encode(sha256(SCRIPT.encode()).digest()).decode()
POLICY = (
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
    f"script-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'"
)

Paint = Callable[[Picture], Awaitable[bytes | None]]
"""Renders a picture as a PNG; returns None if it cannot at the moment."""


BASES = 4
"""The number of latest whole pictures with which the next one is compared."""
WORTH_IT = 0.6
"""A patch may have at most this share of the bytes of the whole picture."""


class _Shown(NamedTuple):
    """A picture in the file.

    Attributes:
        name: Its CSS class.
        size: Its aspect ratio in CSS.
        png: The bytes of the picture, or of the patch.
        upon: The class of the picture on which this patch is laid; empty for a whole picture.
    """

    name: str
    size: str
    png: bytes
    upon: str = ""


async def document(leaves: Leaves, paint: Paint, words: Words) -> bytes:
    """Return the file with the public table of every step.

    It takes some seconds. Each step runs in a worker thread, so that the event loop goes on.
    """
    pages = [await asyncio.to_thread(leaves.everybodys, step) for step in range(len(leaves))]
    pictures = await _render_all(pages, paint, words.locale)
    parts = [await asyncio.to_thread(_head, leaves, words)]
    parts += [await asyncio.to_thread(_rule, picture) for picture in pictures.values()]
    parts.append(await asyncio.to_thread(_intro, leaves))
    for step, page in enumerate(pages):
        parts.append(await asyncio.to_thread(_article, leaves, step, page, pictures, words))

    parts.append(await asyncio.to_thread(_foot, leaves, words))
    return b"".join(parts)


# -- pictures -------------------------------------------------------------------------------------


async def _render_all(pages: Sequence[Page], paint: Paint, locale: str) -> Mapping[str, _Shown]:
    """Render the pictures and return them by their keys.

    If there are too many, some are left out evenly. A picture stands before the patches laid on it.
    """
    pictures = await asyncio.to_thread(_pictures, pages, locale)
    keys = {*islice(_evenly([*pictures]), PICTURES)}
    bases: list[_Base] = []
    painted: dict[str, _Shown] = {}
    for key, picture in pictures.items():
        png = await paint(picture) if key in keys else None
        if png is not None:
            # Short class names, since each is used many times.
            name = f"p{len(painted)}"
            painted[key] = await asyncio.to_thread(_compact, name, png, bases)

    return _within_bounds(painted)


class _Base(NamedTuple):
    """A whole picture that later ones are compared with."""

    shown: _Shown
    sheet: "PixelSheet"


def _compact(name: str, png: bytes, bases: list[_Base]) -> _Shown:
    """Return the picture as a patch on the most similar base if that is smaller, else as a whole.

    A whole picture joins `bases`, which keeps the latest `BASES`.
    """
    # Imported here: only a process that renders has Pillow.
    from bot.pictures.patches import area, changed, patch, sheet

    # Width and height are at this offset of every PNG.
    width, height = unpack(">II", png[16:24])
    whole = _Shown(name, f"{width}/{height}", png)
    page = sheet(png)
    changes = [(base, change) for base in bases if (change := changed(base.sheet, page))]
    if changes:
        base, change = min(changes, key=lambda candidate: area(candidate[1]))
        patched = patch(page, change)
        if patched is not None and len(patched) <= len(png) * WORTH_IT:
            return whole._replace(png=patched, upon=base.shown.name)

    bases.append(_Base(whole, page))
    del bases[:-BASES]
    return whole


def _within_bounds(painted: Mapping[str, _Shown]) -> Mapping[str, _Shown]:
    """Return as many pictures as fit, together with the bases of their patches."""
    keys = {shown_picture.name: key for key, shown_picture in painted.items()}
    fitting: set[str] = set()
    room = PICTURE_BYTES
    for key in _evenly([*painted]):
        picture = painted[key]
        # A patch needs its base; one that is chosen already costs nothing more.
        needed = {key, keys[picture.upon]} if picture.upon else {key}
        room -= sum(len(painted[missing].png) for missing in needed - fitting)
        # The keys are spread evenly, so what is left out is spread as well.
        if room < 0:
            break

        fitting |= needed

    return {key: shown_picture for key, shown_picture in painted.items() if key in fitting}


def _pictures(pages: Sequence[Page], locale: str) -> Mapping[str, Picture]:
    """Return the pictures of all pages by key, each once."""
    pictures = (image.picture for page in pages if (image := picture_of(page)) is not None)
    return {picture.key(locale): picture for picture in pictures}


def _evenly(keys: Sequence[str]) -> Iterator[str]:
    """Return the last key, then the others; the first keys of the result are spread evenly."""
    last = len(keys) - 1
    # A power of two, halved in each round: 0, then the middle, then the quarters, and so on.
    stride = 1 << max(0, last).bit_length()
    places = dict.fromkeys([last] if keys else [])
    while stride:
        places |= dict.fromkeys(range(0, len(keys), stride))
        stride //= 2

    return (keys[place] for place in places)


def _rule(picture: _Shown) -> bytes:
    """Return the CSS rule of a picture. A patch takes its size from the picture below."""
    size = "" if picture.upon else f"aspect-ratio:{picture.size};"
    before = f".{picture.name}{{{size}background-image:url(data:image/png;base64,"
    return b"".join((before.encode(), b64encode(picture.png), b")}\n"))


# -- the page -------------------------------------------------------------------------------------


def _head(leaves: Leaves, words: Words) -> bytes:
    """Return the head of the document up to the style sheet."""
    markup = (
        f'<!doctype html>\n<html lang="{escape(words.locale)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{escape(leaves.title)}</title>\n<style>\n{STYLE}"
    )
    return markup.encode()


def _intro(leaves: Leaves) -> bytes:
    """Return the header: which game it was, and who won."""
    intro = "".join(f"<p>{inline(line)}</p>" for line in leaves.intro())
    title = escape(leaves.title)
    markup = f"</style>\n</head>\n<body>\n<header><h1>{title}</h1>{intro}</header>\n<main>\n"
    return markup.encode()


def _article(
    leaves: Leaves, step: int, page: Page, pictures: Mapping[str, _Shown], words: Words
) -> bytes:
    """Return one step as HTML."""
    # A line at the end would stand above nothing.
    markup = "".join(_blocks(page.blocks, pictures, words)).removesuffix(_LINE)
    title = inline(leaves.where(step))
    return f'<article id="step-{step + 1}"><h2>{title}</h2>{markup}</article>\n'.encode()


_LINE = "<hr>"


def _blocks(blocks: Sequence[Block], pictures: Mapping[str, _Shown], words: Words) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Text):
            yield html(block.body)
        elif isinstance(block, Line):
            yield _LINE
        elif isinstance(block, Image):
            yield from _image(block, pictures, words)


def _image(image: Image, pictures: Mapping[str, _Shown], words: Words) -> Iterator[str]:
    """Yield the picture with its text in a section to unfold, or the text alone."""
    picture = None if image.picture is NOTHING else pictures.get(image.picture.key(words.locale))
    if picture is None:
        yield from _blocks(image.instead, pictures, words)
        return

    alt = escape(plain(image.alt))
    whole = picture.name
    patch = ""
    if picture.upon:
        whole = picture.upon
        patch = f'<i class="{picture.name}"></i>'

    yield f'<div class="picture {whole}" role="img" aria-label="{alt}">{patch}</div>'
    yield from _blocks(image.below, pictures, words)
    markup = "".join(_blocks(image.instead, pictures, words)).removesuffix(_LINE)
    yield f"<details><summary>{escape(words('story-page-in-words'))}</summary>{markup}</details>"


def _foot(leaves: Leaves, words: Words) -> bytes:
    """Return the navigation and the script."""

    def button(sign: str, name: str) -> str:
        label = escape(words(f"story-page-{name}"))
        return f'<button type="button" aria-label="{label}" title="{label}">{sign}</button>'

    chapters = "".join(
        f'<option value="{chapter.step}">{escape(plain(chapter.title))}</option>'
        for chapter in leaves.chapters
    )
    jump = escape(words("story-jump"))
    markup = (
        f'</main>\n<p class="unseen" role="status"></p>\n'
        f'<nav aria-label="{escape(words("story-page-leaf"))}">'
        f"{button('⏮', 'first')}{button('◀', 'back')}"
        f'<select aria-label="{jump}">{chapters}</select>'
        f"{button('▶', 'on')}{button('⏭', 'last')}</nav>\n"
        f"<script>{SCRIPT}</script>\n</body>\n</html>\n"
    )
    return markup.encode()
