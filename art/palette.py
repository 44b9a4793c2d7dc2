"""The 256 colours that the pictures of a game are saved in.

By design, not by population: a median cut gives big walls twenty entries and turns what is small
grey. Every flat tone of the game's sprites has an entry of its own, so has every colour that the
code of its pictures names; what is left are steps from these to ink and cream, where soft edges are.
Nothing is ever dithered. One fixed palette a game, so that its colours tell nothing.
"""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from art.kit import CREAM, INK
from art.sprite import Colour, Drawing, apart
from games.registry import package_of

ROOT = Path(__file__).parents[1]

Drawn = tuple[Drawing, Image.Image]

SIZE = 256
FLATS = 232
"""At most so many tones; the rest are steps."""
NEAR = 110
"""Tones nearer than this (the square of their distance) share an entry."""
SEEN = 24
"""A tone is what so many pixels of a sprite have."""


def palette(game: str, drawn: Iterable[Drawn]) -> list[Colour]:
    """`drawn`: what the game's pictures are made of."""
    flats = [rgb(INK), rgb(CREAM)]
    flats += [colour for colour in written(game) if colour not in flats]
    for colour in tones(drawn):
        if len(flats) < FLATS and nearest(colour, flats) > NEAR:
            flats.append(colour)
    found = list(flats)
    for part, to in ((0.5, INK), (0.5, CREAM), (0.25, INK), (0.75, INK), (0.25, CREAM)):
        for flat in flats:
            step = mixed(flat, rgb(to), part)
            if len(found) < SIZE and nearest(step, found) > NEAR:
                found.append(step)
    return found + [found[0]] * (SIZE - len(found))


def nearest(colour: Colour, colours: Iterable[Colour]) -> int:
    """The square of the distance to the nearest of them."""
    return min(apart(colour, other) for other in colours)


def as_bytes(colours: list[Colour]) -> bytes:
    return bytes(part for colour in colours for part in colour)


def written(game: str) -> list[Colour]:
    """The colours that the code of the game's pictures names."""
    rooms = (
        ROOT / "cogs" / package_of(game),
        ROOT / "cogs" / "lobby",
        ROOT / "cogs",
        ROOT / "bot" / "pictures",
    )
    files = [file for room in rooms for file in sorted(room.glob("*.py"))]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return sorted({rgb(colour) for colour in re.findall(r'"(#[0-9a-f]{6})', text)})


def tones(drawn: Iterable[Drawn]) -> list[Colour]:
    """The flat tones of drawings, the commonest first: colours that they name, and that are seen."""
    seen: Counter[Colour] = Counter()
    for drawing, image in drawn:
        named = {rgb(colour) for colour in re.findall(r'"(#[0-9a-f]+)"', drawing.inner)}
        on_ink = Image.new("RGB", image.size, INK)
        on_ink.paste(image, mask=image if image.mode == "RGBA" else None)
        for count, colour in on_ink.getcolors(image.width * image.height) or []:
            if count >= SEEN and isinstance(colour, tuple) and colour in named:
                seen[colour[0], colour[1], colour[2]] += count
    return [colour for colour, _ in seen.most_common()]


def rgb(colour: str) -> Colour:
    """Of `#rrggbb`, or of `#rgb`."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """`part` of the way from one to the other."""
    r, g, b = (round(a + (z - a) * part) for a, z in zip(one, other, strict=True))
    return r, g, b
