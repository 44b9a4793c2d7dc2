"""Sheets of all drawings, to be looked at: on dark and light, and as who cannot tell red from green
sees them.
"""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

PROOFS = Path(__file__).parent / "proofs"

DARK, LIGHT = "#313338", "#ffffff"
"""Discord's."""
PAD = 8
# What is left of red, green and blue for whom green is missing (Machado, Oliveira and Fernandes).
DEUTERANOPIA = (
    *(0.367, 0.861, -0.228, 0.0),
    *(0.280, 0.673, 0.047, 0.0),
    *(-0.012, 0.043, 0.969, 0.0),
)

Named = tuple[str, Image.Image]


def sheet(images: Sequence[Named], ground: str, across: int = 1600) -> Image.Image:
    """The images in rows, each with its name below."""
    places: list[tuple[int, int, Named]] = []
    x, y, down = PAD, PAD, 0
    for name, image in images:
        wide = max(image.width, 6 * len(name)) + PAD
        if x + wide > across:
            x, y, down = PAD, y + down + 24, 0
        places.append((x, y, (name, image)))
        x, down = x + wide, max(down, image.height)
    found = Image.new("RGB", (across, y + down + 28), ground)
    pen = ImageDraw.Draw(found)
    for left, top, (name, image) in places:
        found.paste(image, (left, top), image if image.mode == "RGBA" else None)
        pen.text((left, top + image.height + 2), name, fill="#8a8a94")
    return found


def as_deuteranope(image: Image.Image) -> Image.Image:
    return image.convert("RGB").convert("RGB", DEUTERANOPIA)


def write(title: str, images: Sequence[Named]) -> None:
    """Three sheets: dark, light, and without green."""
    PROOFS.mkdir(exist_ok=True)
    dark = sheet(images, DARK)
    dark.save(PROOFS / f"{title}-dark.png")
    sheet(images, LIGHT).save(PROOFS / f"{title}-light.png")
    as_deuteranope(dark).save(PROOFS / f"{title}-deuteranopia.png")
