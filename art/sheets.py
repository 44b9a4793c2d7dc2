"""Sheets that show all drawings, to be checked by eye.

They have a dark and a light background; one simulates a red-green colour blindness (deuteranopia).
"""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

PROOFS = Path(__file__).parent / "proofs"

DARK, LIGHT = "#313338", "#ffffff"
"""The background colours of Discord."""

PAD = 8
# How people without green receptors see red, green and blue (Machado, Oliveira, Fernandes 2009).
DEUTERANOPIA = (
    *(0.367, 0.861, -0.228, 0.0),
    *(0.280, 0.673, 0.047, 0.0),
    *(-0.012, 0.043, 0.969, 0.0),
)

Named = tuple[str, Image.Image]


def sheet(images: Sequence[Named], ground: str, across: int = 1600) -> Image.Image:
    """Return a sheet with the images in rows, each with its name below."""
    places: list[tuple[int, int, Named]] = []
    x, y, down = PAD, PAD, 0
    for name, image in images:
        wide = max(image.width, 6 * len(name)) + PAD
        if x + wide > across:
            x, y, down = PAD, y + down + 24, 0
        places.append((x, y, (name, image)))
        x, down = x + wide, max(down, image.height)
    canvas = Image.new("RGB", (across, y + down + 28), ground)
    pen = ImageDraw.Draw(canvas)
    for left, top, (name, image) in places:
        canvas.paste(image, (left, top), image if image.mode == "RGBA" else None)
        pen.text((left, top + image.height + 2), name, fill="#8a8a94")
    return canvas


def as_deuteranope(image: Image.Image) -> Image.Image:
    return image.convert("RGB").convert("RGB", DEUTERANOPIA)


def write(title: str, images: Sequence[Named]) -> None:
    """Write three sheets: dark, light, and dark as people with deuteranopia see it."""
    PROOFS.mkdir(exist_ok=True)
    dark = sheet(images, DARK)
    dark.save(PROOFS / f"{title}-dark.png")
    sheet(images, LIGHT).save(PROOFS / f"{title}-light.png")
    as_deuteranope(dark).save(PROOFS / f"{title}-deuteranopia.png")
