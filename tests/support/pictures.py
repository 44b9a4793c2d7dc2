"""Checks that hold for each picture, made on its marks as they are painted.

A mark is an element of a picture's display list, such as a label, a rectangle or a card.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from io import BytesIO
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageChops, ImageSequence

from bot.i18n.words import Words
from bot.pictures import animation, lettering, painter, sprites
from bot.pictures.display_list import (
    SMALLEST,
    Arrow,
    CardDrawing,
    DisplayList,
    Keyframe,
    Label,
    Moving,
    Picture,
    Place,
    Rectangle,
    Sprite,
    StillMark,
)

WORDS = Words("en")

LARGE = 40
"""From this size on, letters may have less contrast."""
CONTRAST = 4.5
CONTRAST_LARGE = 3.0
COVERED = 0.12
"""At most this share of a label may be covered by later marks."""

_COLOUR = re.compile("#[0-9a-f]{6}")


class Ink(NamedTuple):
    """A painted mark, cropped to its visible part; (x, y) is the upper left corner."""

    mark: StillMark
    image: Image.Image
    x: int
    y: int
    # Left, top, right and bottom of the visible part.
    frame: tuple[int, int, int, int]
    weight: int
    """The sum of the opacity of all pixels."""

    def overlaps(self, other: "Ink") -> bool:
        left, top, right, bottom = self.frame
        other_left, other_top, other_right, other_bottom = other.frame
        across = left < other_right and other_left < right
        return across and top < other_bottom and other_top < bottom


def assert_well_drawn(
    picture: Picture, words: Words = WORDS, *, whole: bool = True, stands: bool = False
) -> DisplayList:
    """Check that all marks are inside, readable and paintable, and return the display list.

    Args:
        picture: The picture.
        words: The language of its labels.
        whole: Whether no label may be cut; otherwise a cut must be visible.
        stands: Whether boxes may continue below the picture, as a podium does.
    """
    display = picture.display(words)
    # Pictures are cached by value, so the same value must give the same marks.
    assert display == picture.display(words), "one and the same value looks now so, now so"

    inks = [ink for mark in display.still if (ink := _ink(mark)) is not None]
    for ink in inks:
        may_be_cut_below = stands and isinstance(ink.mark, Rectangle)
        _assert_inside(ink, display.width, ink.frame[3] if may_be_cut_below else display.height)

    for ink in inks:
        _assert_not_covered(ink, inks)

    _assert_stands_out(display, inks)
    for mark in all_marks(display.still):
        if isinstance(mark, Label):
            _assert_can_be_set(mark, whole=whole)
        if isinstance(mark, Sprite):
            assert _is_drawn(mark.name), f"art has no {mark.name}"

    for card in _cards(display.still):
        _assert_within_its_card(card)

    assert display.ground.startswith("#") or _is_drawn(display.ground)

    _assert_in_palette(display)
    return display


def marks_at(display: DisplayList, seconds: float) -> list[StillMark | tuple[StillMark, Keyframe]]:
    """Return the marks that are seen at a moment. Those that move then have their keyframe."""
    seen: list[StillMark | tuple[StillMark, Keyframe]] = []
    for mark in display.marks:
        if not isinstance(mark, Moving):
            seen.append(mark)
            continue

        keyframe = replace(mark.at(seconds), at=0, ease="smooth")
        if keyframe.alpha:
            moving = keyframe != Keyframe(0)
            seen += [(part, keyframe) if moving else part for part in mark.marks]

    return seen


def frames(content: bytes) -> list[Image.Image]:
    """Return the frames of a GIF file, as they are seen."""
    with Image.open(BytesIO(content)) as file:
        return [frame.copy() for frame in ImageSequence.Iterator(file)]


def assert_ends_as_still_picture(display: DisplayList) -> list[Image.Image]:
    """Check that the moving picture ends as the still one; return its frames.

    A file that would be too large has only one frame.

    One colour is missing in moving pictures, so a few pixels on edges may differ a little.
    """
    for mark in display.marks:
        if isinstance(mark, Moving):
            last = mark.keyframes[-1]
            assert last.alpha == 0 or replace(last, at=0, ease="smooth") == Keyframe(0)

    played = frames(animation.gif(display))
    with Image.open(BytesIO(painter.png(display))) as still:
        difference = ImageChops.difference(played[-1].convert("RGB"), still.convert("RGB"))

    assert difference.convert("L").point(lambda value: 255 * (value > 60)).getbbox() is None
    return played


def assert_plays(picture: Picture) -> Image.Image:
    """Check that the picture moves and ends as the still one; return its first frame."""
    assert picture.moves

    played = assert_ends_as_still_picture(picture.display(WORDS))
    assert len(played) > 1
    return played[0].convert("RGB")


def drawn(mark: StillMark) -> tuple[Image.Image, int, int]:
    """Paint a mark alone; return the image and the position of its upper left corner."""
    return painter.merge([*painter.layers(mark)])


def all_marks(marks: tuple[StillMark, ...]) -> Iterator[StillMark]:
    """Yield all marks, including those on cards."""
    for mark in marks:
        yield mark
        if isinstance(mark, Place):
            yield from all_marks(mark.card.marks)


def texts(display: DisplayList) -> list[str]:
    """Return all texts of the picture."""
    return [mark.text for mark in all_marks(display.still) if isinstance(mark, Label)]


def _cards(marks: tuple[StillMark, ...]) -> Iterator[CardDrawing]:
    return (mark.card for mark in marks if isinstance(mark, Place))


@lru_cache(1024)
def _ink(mark: StillMark) -> Ink | None:
    """Return the mark as it is painted, or None if nothing of it is visible.

    Cached, as pictures of one game share most of their marks.
    """
    image, x, y = drawn(mark)
    frame = image.getchannel("A").getbbox()
    if frame is None:
        return None

    image = image.crop(frame)
    left, top, right, bottom = frame
    visible = x + left, y + top, x + right, y + bottom
    return Ink(mark, image, x + left, y + top, visible, _sum(image.getchannel("A")))


def _sum(channel: Image.Image) -> int:
    """Return the sum of all pixels; faster than ImageStat, which counts in Python."""
    return int(np.asarray(channel).sum(dtype=np.int64))


def _assert_inside(ink: Ink, width: int, height: int) -> None:
    left, top, right, bottom = ink.frame
    assert 0 <= left < right <= width, f"cut: {ink.mark}"
    assert 0 <= top < bottom <= height, f"cut: {ink.mark}"


@lru_cache(1024)
def _assert_can_be_set(label: Label, *, whole: bool) -> None:
    """Check size, letters and room of a label; only a player's name may be cut."""
    assert label.size >= SMALLEST, label
    assert label.text, label

    # A label with a replacement is drawn without letters where its font lacks them.
    if label.instead is None:
        assert all(map(_has_letter, label.text)), label

        drawn_text, _ = lettering.fit(
            label.text, label.size, label.weight, lettering.FREDOKA, label.room, label.stroke
        )
        # A cut label ends with an ellipsis after at least one letter.
        is_cut = len(drawn_text) > 1 and drawn_text.endswith(lettering.ELLIPSIS)
        assert drawn_text == label.text or (is_cut and not whole), f"it does not fit: {label}"


@cache
def _has_letter(char: str) -> bool:
    """Return whether the font has the character; a missing one is drawn as an empty box."""
    letters = lettering.font(lettering.FREDOKA, SMALLEST, 600, lettering.WIDTHS[0])
    # U+10FFFE is never assigned, so it gives the empty box.
    return char == " " or bytes(letters.getmask(char)) != bytes(letters.getmask("\U0010fffe"))


def _assert_within_its_card(card: CardDrawing) -> None:
    for mark in card.marks:
        ink = _ink(mark) if isinstance(mark, Label) else None
        if ink is not None:
            _assert_inside(ink, card.width, card.height)


def _assert_not_covered(label: Ink, inks: list[Ink]) -> None:
    """Check that a label is covered by no other text and hardly by other marks."""
    if not isinstance(label.mark, Label):
        return

    # Later marks are painted over the label.
    index = next(number for number, ink in enumerate(inks) if ink is label)
    for later in inks[index + 1 :]:
        if later.overlaps(label) and not isinstance(later.mark, Arrow):
            covered = _covered(label, later)
            allowed = 0.02 if isinstance(later.mark, Label) else COVERED
            assert covered <= allowed, f"{later.mark} covers {covered:.0%} of {label.mark}"


def _covered(below: Ink, above: Ink) -> float:
    """Return the share of the mark `below` that the mark `above` covers; they must overlap."""
    left = max(below.x, above.x)
    top = max(below.y, above.y)
    right = min(below.frame[2], above.frame[2])
    bottom = min(below.frame[3], above.frame[3])
    lower, upper = (
        ink.image.getchannel("A").crop((left - ink.x, top - ink.y, right - ink.x, bottom - ink.y))
        for ink in (below, above)
    )
    return _sum(ImageChops.multiply(lower, upper)) / below.weight


def _assert_stands_out(display: DisplayList, inks: list[Ink]) -> None:
    """Check each label's contrast against what lies below it when it is painted."""
    size = display.width, display.height
    if display.ground.startswith("#"):
        page = Image.new("RGB", size, display.ground)
    else:
        # Ground textures are larger than the picture.
        page = sprites.ground(display.ground).convert("RGB").crop((0, 0, *size))

    to_come = [ink for ink in inks if isinstance(ink.mark, Label) and not ink.mark.stroke]
    for ink in inks:
        mark = ink.mark
        if isinstance(mark, Label) and not mark.stroke:
            to_come.remove(ink)
            ground = _mean(page.crop(ink.frame))
            measured = contrast(_rgb(mark.fill), ground)
            required = CONTRAST_LARGE if mark.size >= LARGE else CONTRAST

            assert measured >= required, f"contrast of {measured:.1f}: {mark}"

        if any(map(ink.overlaps, to_come)):  # marks below no label are not needed
            page.paste(ink.image, (ink.x, ink.y), ink.image)


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Return the contrast by the formula of WCAG, from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: tuple[float, ...]) -> float:
    """Return the relative luminance of WCAG, from 0 to 1."""
    parts = [part / 255 for part in colour]
    # The sRGB transfer function.
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _rgb(colour: str) -> tuple[float, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def _mean(page: Image.Image) -> tuple[float, ...]:
    """Return the mean colour."""
    return tuple(np.asarray(page).mean(axis=(0, 1)).tolist())


@cache
def _is_drawn(sprite: str) -> bool:
    return (sprites.SPRITES / f"{sprite}.png").exists()


def _assert_in_palette(display: DisplayList) -> None:
    """Check that all named colours are in the palette; others would be replaced by a neighbour."""
    entries = _palette(display.palette)
    for mark in all_marks(display.still):
        named = [getattr(mark, name, None) for name in ("fill", "line", "stroke_fill")]
        for colour in named:
            if colour is not None and _COLOUR.fullmatch(colour):
                assert _rgb(colour) in entries, f"{display.palette}: {colour} has no entry: {mark}"


@cache
def _palette(game: str) -> frozenset[tuple[float, ...]]:
    # The list holds red, green and blue in turn.
    parts = iter(sprites.palette(game).getpalette() or ())
    return frozenset(zip(parts, parts, parts, strict=True))
