"""A drawing with its name and size, and how it becomes a small PNG."""

import io
import re
from dataclasses import dataclass

import resvg_py
from PIL import Image, ImageChops

from art.kit import CREAM, INK

Colour = tuple[int, int, int]

Box = tuple[float, float, float, float]
"""The part of a drawing's space that its image shows: x, y, width, height."""

CHICKEN: Box = (-40, -100, 320, 360)
"""The box of a chicken with a hat and all that it can hold."""

THING: Box = (-10, -14, 220, 224)
"""The box of a thing of 200 x 200 units."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing that becomes a PNG.

    Attributes:
        name: `<folder>/<name>@<size>`.
        inner: The drawing, as SVG elements.
        box: The part of the drawing's space that the image shows.
        width: The width of the box, in pixels.
        edge: The width of the cream edge, in units of the box; sprites on scenes need one.
        trim: Whether the image is cropped to the drawing. Otherwise it has the size of the box.
        ground: Whether the drawing is a background, which has no transparency.
    """

    name: str
    inner: str
    box: Box
    width: int
    edge: float = 0
    trim: bool = True
    ground: bool = False


def svg(inner: str, box: Box) -> str:
    x, y, across, down = box
    size = f'width="{across}" height="{down}" viewBox="{x} {y} {across} {down}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{inner}</svg>'


def sticker(inner: str, edge: float, colour: str = CREAM) -> str:
    """Add an edge, as a sticker has, so that the drawing is visible on any background.

    Below the drawing is a copy of it in one colour, with wider strokes.
    """
    below = re.sub(r"<clipPath.*?</clipPath>", "", inner)
    below = re.sub(r'fill="#[0-9a-f]{3,6}"', f'fill="{colour}"', below)
    below = re.sub(
        r'stroke="#[0-9a-f]{3,6}" stroke-width="([\d.]+)"',
        lambda found: f'stroke="{colour}" stroke-width="{float(found[1]) + edge}"',
        below,
    )
    return below + inner


def render(text: str, width: int) -> Image.Image:
    """Render an SVG to an RGBA image."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=text, width=width, skip_system_fonts=True))
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGBA")


def draw(drawing: Drawing) -> Image.Image:
    inner = sticker(drawing.inner, drawing.edge) if drawing.edge else drawing.inner
    image = render(svg(inner, drawing.box), drawing.width)
    if drawing.ground:
        return image.convert("RGB")
    return image.crop(image.getbbox()) if drawing.trim else image


# ------------------------------------------------------------------------------------- small PNGs

_STEPS = 11
"""The number of levels of transparency in a soft edge. More levels look the same."""

_EDGES = 8
"""The number of colours of soft edges, which are mostly ink or cream."""

_FLAT = 20
"""A colour with at least this many pixels is a flat tone of the drawing, and is kept exactly."""


def small_png(image: Image.Image) -> bytes:
    """Encode an image as PNG, with at most 256 colours if it still looks the same."""
    few = _few_rgb(image) if image.mode == "RGB" else _few_rgba(image)
    file = io.BytesIO()
    (few if looks_like(few, image) else image).save(file, "PNG", optimize=True)
    return file.getvalue()


def _few_rgb(image: Image.Image) -> Image.Image:
    return _paletted(*_few(image, 256))


def _few_rgba(image: Image.Image) -> Image.Image:
    alpha = image.getchannel("A").point(lambda value: round(value * _STEPS / 255) * 255 // _STEPS)
    solid = alpha.point(lambda value: 255 * (value == 255))
    soft = alpha.point(lambda value: 255 * (0 < value < 255))
    steps = [value for value, count in enumerate(alpha.histogram()) if count and 0 < value < 255]
    edges, edge_colours = _few(_only(image, soft), _EDGES)
    bodies, colours = _few(_only(image, solid), 255 - len(steps) * len(edge_colours))
    # Entry 0 is transparent. Then come the solid colours, then each edge colour in each step.
    joined = Image.new("L", image.size, 0)
    joined.paste(bodies.point(lambda index: index + 1), mask=solid)
    palette = [(0, 0, 0), *colours]
    opacities = [0, *[255] * len(colours)]
    for index, colour in enumerate(edge_colours if steps else ()):
        for step in steps:
            here = ImageChops.multiply(
                edges.point(lambda value, wanted=index: 255 * (value == wanted)),
                alpha.point(lambda value, wanted=step: 255 * (value == wanted)),
            )
            joined.paste(len(palette), mask=here)
            palette.append(colour)
            opacities.append(step)
    image = _paletted(joined, palette)
    image.info["transparency"] = bytes(opacities)
    return image


def _only(image: Image.Image, mask: Image.Image) -> Image.Image:
    """Return the part of the image under the mask; the rest is ink."""
    masked = Image.new("RGB", image.size, INK)
    masked.paste(image.convert("RGB"), mask=mask)
    return masked


def _few(image: Image.Image, most: int) -> tuple[Image.Image, list[Colour]]:
    """Reduce an image to at most `most` colours. Large flat tones are kept exactly."""
    quantized = image.quantize(most, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    listed = quantized.getpalette() or []
    colours = [(r, g, b) for r, g, b in zip(*[iter(listed)] * 3, strict=True)]
    counted = image.getcolors(image.width * image.height) or []
    flats = [(count, flat) for count, flat in counted if count >= _FLAT]
    for _, flat in sorted(flats, reverse=True)[: most // 2]:
        assert isinstance(flat, tuple)
        r, g, b = flat
        nearest = min(range(len(colours)), key=lambda index: apart(colours[index], (r, g, b)))
        colours[nearest] = r, g, b
    return Image.frombytes("L", image.size, quantized.tobytes()), colours


def _paletted(indexes: Image.Image, colours: list[Colour]) -> Image.Image:
    image = Image.frombytes("P", indexes.size, indexes.tobytes())
    image.putpalette([part for colour in colours for part in colour])
    return image


def apart(one: Colour, other: Colour) -> int:
    """Return the square of the distance of two colours."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


# ------------------------------------------------------------------------------------- comparison

_BLOCK = 4
"""The width and height in pixels of the blocks that are compared."""

_SEEN = 12
"""The difference (of 255) up to which two blocks look the same."""


def looks_like(one: Image.Image, other: Image.Image) -> bool:
    """Return whether two images look the same, even if their bytes differ."""
    if one.size != other.size:
        return False
    blocks = ImageChops.difference(_on_grey(one), _on_grey(other)).reduce(_BLOCK)
    return not any(count for index, count in enumerate(blocks.histogram()) if index % 256 > _SEEN)


def _on_grey(image: Image.Image) -> Image.Image:
    on_grey = Image.new("RGB", image.size, "#808080")
    image = image.convert("RGBA")
    on_grey.paste(image, mask=image)
    return on_grey
