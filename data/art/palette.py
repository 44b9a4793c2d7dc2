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

from data.art.kit import CREAM, INK
from data.art.sprite import Colour, apart

ROOT = Path(__file__).parents[2]

SIZE = 256
FLATS = 200
"""At most so many tones; the rest are steps."""
NEAR = 110
"""Tones nearer than this (the square of their distance) share an entry."""
SEEN = 24
"""A tone is what so many pixels of a sprite have."""


def palette(game: str, sprites: Iterable[Image.Image]) -> list[Colour]:
    """`sprites`: those that the game's pictures are made of."""
    flats = [rgb(INK), rgb(CREAM)]
    flats += [colour for colour in written(game) if colour not in flats]
    for colour in tones(sprites):
        if len(flats) < FLATS and all(apart(colour, other) > NEAR for other in flats):
            flats.append(colour)
    found = list(flats)
    for part, to in ((0.5, INK), (0.5, CREAM), (0.25, INK), (0.75, INK), (0.25, CREAM)):
        for flat in flats:
            step = mixed(flat, rgb(to), part)
            if len(found) < SIZE and all(apart(step, other) > NEAR for other in found):
                found.append(step)
    return found + [found[0]] * (SIZE - len(found))


def as_bytes(colours: list[Colour]) -> bytes:
    return bytes(part for colour in colours for part in colour)


def written(game: str) -> list[Colour]:
    """The colours that the code of the game's pictures names."""
    files = [ROOT / "cogs" / game / "picture.py", ROOT / "cogs" / "pictures.py"]
    files += sorted((ROOT / "bot" / "pictures").glob("*.py"))
    text = "".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    return sorted({rgb(colour) for colour in re.findall(r'"(#[0-9a-f]{6})', text)})


def tones(sprites: Iterable[Image.Image]) -> list[Colour]:
    """The flat tones of sprites, the commonest first."""
    seen: Counter[Colour] = Counter()
    for sprite in sprites:
        on_ink = Image.new("RGB", sprite.size, INK)
        on_ink.paste(sprite, mask=sprite if sprite.mode == "RGBA" else None)
        for count, colour in on_ink.getcolors(1 << 20) or []:
            if count >= SEEN and isinstance(colour, tuple):
                seen[colour[0], colour[1], colour[2]] += count
    return [colour for colour, _ in seen.most_common()]


def rgb(colour: str) -> Colour:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """`part` of the way from one to the other."""
    r, g, b = (round(a + (z - a) * part) for a, z in zip(one, other, strict=True))
    return r, g, b
