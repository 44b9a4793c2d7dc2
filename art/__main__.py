"""`make art`: draws everything, and writes changed images, palettes and proofs.

`python -m art heist crazy` draws only these folders.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from art import (
    common,
    crazy,
    emojis,
    heist,
    letters,
    lids,
    out,
    palette,
    playing,
    political,
    sheets,
)
from art.sprite import Drawing, draw, looks_like, small_png

ART = Path(__file__).parents[1] / "data" / "pictures"
SPRITES = ART / "sprites"
ROOMS = {
    "heist": (heist.drawings,),
    "playing": (playing.drawings,),
    "out": (out.drawings,),
    "crazy": (crazy.drawings,),
    "political": (political.drawings,),
    "common": (common.drawings, lids.drawings),
}
GAMES = tuple(folder for folder in ROOMS if folder != "common")
"""The games that have drawings."""


def drawings(*folders: str) -> Iterator[Drawing]:
    """Yield the sprites of these folders; without a folder, of all."""
    for folder in folders or ROOMS:
        for room in ROOMS[folder]:
            yield from room()


def main(folders: list[str]) -> None:
    letters.write()
    for folder in folders or ROOMS:
        files = {SPRITES / f"{drawing.name}.png": drawing for drawing in drawings(folder)}
        for file, drawing in files.items():
            write(file, draw(drawing))
        for file in set((SPRITES / folder).glob("*.png")) - set(files):
            file.unlink()
        sheets.write(folder, list(named(folder)))
    for drawing in lids.OF_COOP:
        write(ART / f"{drawing.name}.png", draw(drawing))
    if not folders:
        write_emojis()
    for game in (*GAMES, "common"):
        (SPRITES / game).mkdir(parents=True, exist_ok=True)
        colours = palette.palette(game, drawn(game))
        (SPRITES / game / "palette.bin").write_bytes(palette.as_bytes(colours))


def write_emojis() -> None:
    """Write all emojis, emoji.json, and the sheets, one of them in the size of a message."""
    images = {ART / "emoji" / f"{emoji.name}.png": emojis.draw(emoji) for emoji in emojis.emojis()}
    for file, image in images.items():
        write(file, image)
    for file in set((ART / "emoji").glob("*.png")) - set(images):
        file.unlink()
    (ART / "emoji.json").write_text(emojis.table(), encoding="utf-8")
    sheets.write("emoji", [(file.stem[5:], image) for file, image in images.items()])
    small = [image.resize((22, 22), Image.Resampling.LANCZOS) for image in images.values()]
    sheets.write(
        "emoji-22", [(file.stem[5:9], image) for file, image in zip(images, small, strict=True)]
    )


def write(file: Path, image: Image.Image) -> None:
    """Write an image, unless the file looks the same.

    Other versions of resvg or zlib write other bytes for the same image.
    """
    if file.exists():
        with Image.open(file) as written:
            if looks_like(written, image):
                return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(small_png(image))


def named(folder: str) -> Iterator[tuple[str, Image.Image]]:
    """Yield the names and images in a folder on disk, without backgrounds."""
    for file in sorted((SPRITES / folder).glob("*.png")):
        with Image.open(file) as image:
            if image.width < 1000:
                yield file.stem, image.convert("RGBA")


def drawn(game: str) -> Iterator[palette.Drawn]:
    """Yield the sprites that a game uses (its own and common ones), with their images on disk."""
    other = [name for name in GAMES if name != game]
    left_out = tuple(f"common/{kind}-{name}" for kind in ("back", "box") for name in other)
    for drawing in drawings(*dict.fromkeys((game, "common"))):
        if not drawing.name.startswith(left_out):
            with Image.open(SPRITES / f"{drawing.name}.png") as image:
                yield drawing, image.convert("RGBA")


if __name__ == "__main__":
    main(sys.argv[1:])
