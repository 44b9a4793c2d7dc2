"""The 256 colours that the pictures of a game are saved in.

The palette is not computed by a median cut, which gives twenty entries to a large wall and turns
small details grey. Each flat tone of the game's sprites has its own entry, and so has each colour
that the code of its pictures names. The remaining entries are steps from these to ink and cream,
for soft edges. No picture is dithered. A game has one fixed palette, so that the colours of a picture
reveal nothing about hidden cards.
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
"""The number of entries of a palette."""

FLATS = 232
"""The maximum number of flat tones. The other entries are steps."""

NEAR = 110
"""Tones whose squared distance is at most this share an entry."""

SEEN = 24
"""The number of pixels of a sprite from which on a colour counts as a tone."""


def palette(game: str, drawn: Iterable[Drawn]) -> list[Colour]:
    """Return the 256 colours of a game.

    Args:
        game: The slug of the game.
        drawn: The sprites that its pictures use.
    """
    flats = [rgb(INK), rgb(CREAM)]
    flats += [colour for colour in written(game) if colour not in flats]
    for colour in tones(drawn):
        if len(flats) < FLATS and nearest(colour, flats) > NEAR:
            flats.append(colour)
    entries = list(flats)
    for part, to in ((0.5, INK), (0.5, CREAM), (0.25, INK), (0.75, INK), (0.25, CREAM)):
        for flat in flats:
            step = mixed(flat, rgb(to), part)
            if len(entries) < SIZE and nearest(step, entries) > NEAR:
                entries.append(step)
    return entries + [entries[0]] * (SIZE - len(entries))


def nearest(colour: Colour, colours: Iterable[Colour]) -> int:
    """Return the squared distance to the nearest of the colours."""
    return min(apart(colour, other) for other in colours)


def as_bytes(colours: list[Colour]) -> bytes:
    return bytes(part for colour in colours for part in colour)


def written(game: str) -> list[Colour]:
    """Return the colours that the code of the game's pictures names."""
    folders = (
        ROOT / "cogs" / package_of(game),
        ROOT / "cogs" / "lobby",
        ROOT / "cogs",
        ROOT / "bot" / "pictures",
    )
    files = [file for folder in folders for file in sorted(folder.glob("*.py"))]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return sorted({rgb(colour) for colour in re.findall(r'"(#[0-9a-f]{6})', text)})


def tones(drawn: Iterable[Drawn]) -> list[Colour]:
    """Return the flat tones of sprites: colours that they name and that enough pixels have.

    The most frequent tone comes first.
    """
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
    """Parse `#rrggbb` or `#rgb`."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """Return the colour at the share `part` of the way from one colour to the other."""
    r, g, b = (round(a + (z - a) * part) for a, z in zip(one, other, strict=True))
    return r, g, b
