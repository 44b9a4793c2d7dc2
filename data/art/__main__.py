"""`make art`: draws all, and the palettes. `python -m data.art heist crazy` draws these folders."""

import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from data.art import common, crazy, heist, out, palette, playing, political, proofs
from data.art.sprite import Drawing, draw, small_png

SPRITES = Path(__file__).parent / "sprites"
ROOMS = {
    "heist": heist,
    "playing": playing,
    "out": out,
    "crazy": crazy,
    "political": political,
    "common": common,
}
GAMES = ("heist", "playing", "out", "crazy", "political")


def drawings(*folders: str) -> Iterator[Drawing]:
    """Every sprite of these folders."""
    for folder in folders or ROOMS:
        yield from ROOMS[folder].drawings()


def main(folders: list[str]) -> None:
    for drawing in drawings(*folders):
        file = SPRITES / f"{drawing.name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(small_png(draw(drawing)))
    for game in GAMES:
        colours = palette.palette(game, sprites_of(game))
        (SPRITES / game).mkdir(parents=True, exist_ok=True)
        (SPRITES / game / "palette.bin").write_bytes(palette.as_bytes(colours))
    for folder in folders or ROOMS:
        proofs.write(folder, list(named(folder)))


def named(folder: str) -> Iterator[tuple[str, Image.Image]]:
    """What is on disk of a folder, but for grounds."""
    for file in sorted((SPRITES / folder).glob("*.png")):
        with Image.open(file) as found:
            if found.width < 1000:
                yield file.stem, found.convert("RGBA")


def sprites_of(game: str) -> Iterator[Image.Image]:
    """What the pictures of the game are made of, as it is on disk: its own, and what all share."""
    backs = {f"back-{other}" for other in GAMES if other != game}
    for folder in (game, "common"):
        for file in sorted((SPRITES / folder).glob("*.png")):
            if file.stem.partition("@")[0] not in backs:
                with Image.open(file) as found:
                    yield found.convert("RGBA")


if __name__ == "__main__":
    main(sys.argv[1:])
