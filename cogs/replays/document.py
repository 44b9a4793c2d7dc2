"""Writes a whole story (a finished game, step by step) as one HTML file that works alone.

The file needs no server, no network and no Coop.

Rule 1: nothing is loaded from outside. The Content-Security-Policy of the file forbids that, and
    allows only our own script, which it names by its hash.
Rule 2: every text is escaped, because names come from users.
Rule 3: the size is limited, so that Discord accepts the file. A picture is stored once, even if
    many steps show it. A picture that is similar to an earlier one is stored as a patch, which has
    only the pixels that differ. The earlier picture may be a whole picture, or have patches itself.
    If the limit is reached, a step is shown in words. If room is left, moving pictures are added:
    the script lays each of them over its still picture, and plays it once.

Texts: data/locales/*/reader.ftl. Style and script: the folder assets.
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
from bot.pictures.display_list import NOTHING, MovingPicture, Picture
from cogs.replays.leaf import StoryPages
from cogs.replays.markdown import html, inline

if TYPE_CHECKING:
    from bot.pictures.patches import PixelSheet

PICTURES = 480
"""The most pictures in a file."""

PICTURE_BYTES = 6 * 2**20
"""The most bytes of all pictures in a file.

Base64 adds a third to the bytes. Discord takes files of 10 megabytes.
"""

_ASSETS = Path(__file__).with_name("assets")
STYLE = (_ASSETS / "story.css").read_text("utf-8")
SCRIPT = (_ASSETS / "story.js").read_text("utf-8")

_HASH = b64encode(sha256(SCRIPT.encode()).digest()).decode()
POLICY = (
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
    f"script-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'"
)

COMPARED_PICTURES = 4
"""How many of the latest pictures the next picture is compared with.

A greater number finds more similar pictures, but takes more time.
"""

MOST_LAYERS = 8
"""The most patches that are laid on each other. More make smaller files, but slower pages."""

LARGEST_PATCH = 0.6
"""A patch may have at most this share of the bytes of the whole picture."""


Paint = Callable[[Picture], Awaitable[bytes | None]]
"""Renders a picture as a PNG or GIF; returns None if it cannot at the moment."""


class _PaintedPicture(NamedTuple):
    """A picture in the file.

    Attributes:
        name: Its CSS class.
        size: Width and height as CSS writes an aspect ratio: `800/600`.
        png: The bytes of the picture, or of the patch.
        below: The CSS classes below this patch, the whole picture first; empty for a whole picture.
        gif: The bytes of the picture in motion; empty if it does not move.
    """

    name: str
    size: str
    png: bytes
    below: tuple[str, ...] = ()
    gif: bytes = b""


async def document(story: StoryPages, paint: Paint, words: Words, *, moves: bool = False) -> bytes:
    """Return the file with the public table of every step.

    This takes some seconds. Each step is drawn in a worker thread, so that the event loop goes on.

    Args:
        story: The pages of the steps.
        paint: Renders the pictures.
        words: The language.
        moves: Whether pictures that show a moment play it, until their total size is too large.
    """
    pages = [await asyncio.to_thread(story.public_page, step) for step in range(len(story))]
    pictures = await _render_all(pages, paint, words.locale)
    if moves:
        # The page that opens first gets its motion first.
        opening = pages[story.best], *pages
        pictures = await _in_motion(pictures, opening, paint, words.locale)

    parts = [await asyncio.to_thread(_head, story, words)]
    parts += [await asyncio.to_thread(_css_rule, picture) for picture in pictures.values()]
    parts.append(await asyncio.to_thread(_intro, story))
    for step, page in enumerate(pages):
        parts.append(await asyncio.to_thread(_article, story, step, page, pictures, words))

    parts += [await asyncio.to_thread(_motion, picture) for picture in pictures.values()]
    parts.append(await asyncio.to_thread(_foot, story, words))
    return b"".join(parts)


# -- pictures -------------------------------------------------------------------------------------


async def _render_all(
    pages: Sequence[Page], paint: Paint, locale: str
) -> Mapping[str, _PaintedPicture]:
    """Render the pictures and return them by their keys.

    If there are too many, only some are rendered, which are spread evenly over the game. A picture
    comes before the patches that are laid on it.
    """
    pictures = await asyncio.to_thread(_pictures, pages, locale)
    keys = {*islice(_evenly([*pictures]), PICTURES)}
    bases: list[_Base] = []
    painted: dict[str, _PaintedPicture] = {}
    for key, picture in pictures.items():
        png = await paint(picture) if key in keys else None
        if png is not None:
            # The class names are short, because each is used many times.
            name = f"p{len(painted)}"
            painted[key] = await asyncio.to_thread(_compact, name, png, bases)

    return _within_limits(painted)


async def _in_motion(
    painted: Mapping[str, _PaintedPicture], pages: Sequence[Page], paint: Paint, locale: str
) -> Mapping[str, _PaintedPicture]:
    """Return the pictures, with motion where they show a moment and where it fits.

    The first picture that moves gets its motion first. Then the others get theirs in an even order,
    until the limit of bytes is reached.
    """
    pictures = await asyncio.to_thread(_pictures, pages, locale)
    moving = [key for key in pictures if pictures[key].moves and key in painted]
    room = PICTURE_BYTES - sum(len(picture.png) for picture in painted.values())
    result = {**painted}
    for key in dict.fromkeys((*moving[:1], *_evenly(moving))):
        gif = await paint(MovingPicture(pictures[key])) or b""
        room -= len(gif)
        if room < 0:
            break

        result[key] = painted[key]._replace(gif=gif)

    return result


class _Base(NamedTuple):
    """A picture with which later pictures are compared."""

    picture: _PaintedPicture
    sheet: "PixelSheet"


def _compact(name: str, png: bytes, bases: list[_Base]) -> _PaintedPicture:
    """Return a patch on the most similar base if that is small enough, else the whole picture.

    The picture is added to `bases`, which keeps the latest `COMPARED_PICTURES`.
    """
    # The import is here, because it loads Pillow, which is slow and not needed without pictures.
    from bot.pictures.patches import count_changes, encode_patch, mask_of_changes, read_pixels

    # Bytes 16 to 24 of every PNG are its width and its height.
    width, height = unpack(">II", png[16:24])
    painted = _PaintedPicture(name, f"{width}/{height}", png)
    pixels = read_pixels(png)
    # `mask_of_changes` returns None if two pictures cannot be compared.
    changes = [(base, change) for base in bases if (change := mask_of_changes(base.sheet, pixels))]
    if changes:
        base, change = min(changes, key=lambda candidate: count_changes(candidate[1]))
        patched = encode_patch(pixels, change)
        if patched is not None and len(patched) <= len(png) * LARGEST_PATCH:
            below = (*base.picture.below, base.picture.name)
            painted = painted._replace(png=patched, below=below)

    if len(painted.below) < MOST_LAYERS:
        bases.append(_Base(painted, pixels))
        del bases[:-COMPARED_PICTURES]

    return painted


def _within_limits(painted: Mapping[str, _PaintedPicture]) -> Mapping[str, _PaintedPicture]:
    """Return as many pictures as fit in PICTURE_BYTES.

    A patch is returned only together with all pictures below it.
    """
    keys = {picture.name: key for key, picture in painted.items()}
    fitting: set[str] = set()
    room = PICTURE_BYTES
    for key in _evenly([*painted]):
        picture = painted[key]
        # Pictures that are in `fitting` already take no more room.
        needed = {key, *(keys[name] for name in picture.below)}
        room -= sum(len(painted[missing].png) for missing in needed - fitting)
        if room < 0:
            break

        fitting |= needed

    return {key: picture for key, picture in painted.items() if key in fitting}


def _pictures(pages: Sequence[Page], locale: str) -> Mapping[str, Picture]:
    """Return the pictures of all pages by key, each once."""
    pictures = (image.picture for page in pages if (image := picture_of(page)) is not None)
    return {picture.key(locale): picture for picture in pictures}


def _evenly(keys: Sequence[str]) -> Iterator[str]:
    """Yield the keys in an order that can be cut off anywhere: the keys before are spread evenly.

    The last key comes first: it is the picture of the result. Five keys come as 4, 0, 2, 1, 3.
    """
    last = len(keys) - 1
    # The stride is a power of two, halved in each round: first the key at 0, then that in the
    # middle, then those at the quarters, and so on. The dict drops repetitions.
    stride = 1 << max(0, last).bit_length()
    places = dict.fromkeys([last] if keys else [])
    while stride:
        places |= dict.fromkeys(range(0, len(keys), stride))
        stride //= 2

    return (keys[place] for place in places)


def _css_rule(picture: _PaintedPicture) -> bytes:
    """Return the CSS rule of a picture. A patch takes its size from the whole picture."""
    size = "" if picture.below else f"aspect-ratio:{picture.size};"
    start = f".{picture.name}{{{size}background-image:url(data:image/png;base64,"
    return b"".join((start.encode(), b64encode(picture.png), b")}\n"))


def _motion(picture: _PaintedPicture) -> bytes:
    """Return the element from which the script takes the motion of a picture, if it moves."""
    if not picture.gif:
        return b""

    start = f'<data id="{picture.name}" value="data:image/gif;base64,'
    return b"".join((start.encode(), b64encode(picture.gif), b'"></data>\n'))


# -- the page -------------------------------------------------------------------------------------


def _head(story: StoryPages, words: Words) -> bytes:
    """Return the beginning of the document, up to the style sheet.

    The `<style>` element stays open: the rules of the pictures follow, and `_intro` closes it.
    """
    markup = (
        f'<!doctype html>\n<html lang="{escape(words.locale)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{escape(story.title)}</title>\n<style>\n{STYLE}"
    )
    return markup.encode()


def _intro(story: StoryPages) -> bytes:
    """Return the end of the style sheet and of the head, and the header with game and winners."""
    intro = "".join(f"<p>{inline(line)}</p>" for line in story.intro())
    title = escape(story.title)
    markup = f"</style>\n</head>\n<body>\n<header><h1>{title}</h1>{intro}</header>\n<main>\n"
    return markup.encode()


def _article(
    story: StoryPages,
    step: int,
    page: Page,
    pictures: Mapping[str, _PaintedPicture],
    words: Words,
) -> bytes:
    """Return one step as HTML."""
    # Nothing follows the last block, so it needs no line below it.
    markup = "".join(_blocks(page.blocks, pictures, words)).removesuffix(_LINE)
    title = inline(story.where(step))
    return f'<article id="step-{step + 1}"><h2>{title}</h2>{markup}</article>\n'.encode()


_LINE = "<hr>"


def _blocks(
    blocks: Sequence[Block], pictures: Mapping[str, _PaintedPicture], words: Words
) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Text):
            yield html(block.body)
        elif isinstance(block, Line):
            yield _LINE
        elif isinstance(block, Image):
            yield from _image(block, pictures, words)


def _image(image: Image, pictures: Mapping[str, _PaintedPicture], words: Words) -> Iterator[str]:
    """Yield the picture, with its text in a section to unfold; without a picture, the text."""
    picture = None if image.picture is NOTHING else pictures.get(image.picture.key(words.locale))
    if picture is None:
        yield from _blocks(image.instead, pictures, words)
        return

    alt = escape(plain(image.alt))
    whole, *patches = (*picture.below, picture.name)
    layers = "".join(f'<i class="{name}"></i>' for name in patches)
    motion = f' data-gif="{picture.name}"' if picture.gif else ""
    yield f'<div class="picture {whole}" role="img" aria-label="{alt}"{motion}>{layers}</div>'
    yield from _blocks(image.below, pictures, words)
    markup = "".join(_blocks(image.instead, pictures, words)).removesuffix(_LINE)
    yield f"<details><summary>{escape(words('story-page-in-words'))}</summary>{markup}</details>"


def _foot(story: StoryPages, words: Words) -> bytes:
    """Return the navigation and the script."""

    def button(sign: str, name: str) -> str:
        label = escape(words(f"story-page-{name}"))
        return f'<button type="button" aria-label="{label}" title="{label}">{sign}</button>'

    chapters = "".join(
        f'<option value="{chapter.step}">{escape(plain(chapter.title))}</option>'
        for chapter in story.chapters
    )
    jump = escape(words("story-jump"))
    best = escape(words("story-best"))
    markup = (
        f'</main>\n<p class="unseen" role="status"></p>\n'
        f'<nav aria-label="{escape(words("story-page-leaf"))}">'
        f"{button('⏮', 'first')}{button('◀', 'back')}"
        f'<select aria-label="{jump}">{chapters}</select>'
        f"{button('▶', 'on')}{button('⏭', 'last')}"
        f'<button type="button" aria-label="{best}" title="{best}" value="{story.best}">⭐</button>'
        "</nav>\n"
        f"<script>{SCRIPT}</script>\n</body>\n</html>\n"
    )
    return markup.encode()
