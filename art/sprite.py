"""A drawing with its name and size, and how it becomes a small PNG."""

import io
import re
from dataclasses import dataclass

import resvg_py
from PIL import Image, ImageChops

from art.kit import CREAM, INK

Colour = tuple[int, int, int]

Box = tuple[float, float, float, float]
"""What a drawing may fill of its own space: x, y, across, down."""

CHICKEN: Box = (-40, -100, 320, 360)
"""A chicken with all that it can have on."""
THING: Box = (-10, -14, 220, 224)
"""A thing of 200 x 200."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """`name` is `<folder>/<name>@<size>`; `width` is that of the whole box, in pixels."""

    name: str
    inner: str
    box: Box
    width: int
    edge: float = 0
    """So much cream around it (in units of its box): what stands on a scene needs it."""
    trim: bool = True
    """Cut to what is drawn; otherwise the PNG has the box's size."""
    ground: bool = False
    """It fills a picture: no transparency."""


def svg(inner: str, box: Box) -> str:
    x, y, across, down = box
    size = f'width="{across}" height="{down}" viewBox="{x} {y} {across} {down}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{inner}</svg>'


def sticker(inner: str, edge: float, colour: str = CREAM) -> str:
    """The drawing on the same drawing, all in one colour and fatter: a die-cut edge, to be seen on
    any ground.
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
    """An SVG as RGBA."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=text, width=width, skip_system_fonts=True))
    with Image.open(io.BytesIO(data)) as found:
        return found.convert("RGBA")


def draw(drawing: Drawing) -> Image.Image:
    inner = sticker(drawing.inner, drawing.edge) if drawing.edge else drawing.inner
    image = render(svg(inner, drawing.box), drawing.width)
    if drawing.ground:
        return image.convert("RGB")
    return image.crop(image.getbbox()) if drawing.trim else image


# ------------------------------------------------------------------------------------- small PNGs

_STEPS = 11
"""So many steps of transparency a soft edge has: nobody sees more."""
_EDGES = 8
"""So many colours soft edges have: mostly ink or cream."""
_FLAT = 20
"""From so many pixels on a colour is a tone of the drawing, and kept as it is."""


def small_png(image: Image.Image) -> bytes:
    """The picture in at most 256 colours, if nobody can tell it from all of them."""
    few = _few_rgb(image) if image.mode == "RGB" else _few_rgba(image)
    written = io.BytesIO()
    (few if looks_like(few, image) else image).save(written, "PNG", optimize=True)
    return written.getvalue()


def _few_rgb(image: Image.Image) -> Image.Image:
    return _paletted(*_few(image, 256))


def _few_rgba(image: Image.Image) -> Image.Image:
    alpha = image.getchannel("A").point(lambda value: round(value * _STEPS / 255) * 255 // _STEPS)
    solid = alpha.point(lambda value: 255 * (value == 255))
    soft = alpha.point(lambda value: 255 * (0 < value < 255))
    steps = [value for value, count in enumerate(alpha.histogram()) if count and 0 < value < 255]
    edges, edge_colours = _few(_only(image, soft), _EDGES)
    bodies, colours = _few(_only(image, solid), 255 - len(steps) * len(edge_colours))
    # entry 0 is transparent, then the solid colours, then each colour of an edge in each step
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
    found = _paletted(joined, palette)
    found.info["transparency"] = bytes(opacities)
    return found


def _only(image: Image.Image, mask: Image.Image) -> Image.Image:
    """What is under the mask; the rest is ink."""
    found = Image.new("RGB", image.size, INK)
    found.paste(image.convert("RGB"), mask=mask)
    return found


def _few(image: Image.Image, most: int) -> tuple[Image.Image, list[Colour]]:
    """The picture as indexes of a few colours, and these. Big flat tones stay what they are."""
    found = image.quantize(most, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    listed = found.getpalette() or []
    colours = [(r, g, b) for r, g, b in zip(*[iter(listed)] * 3, strict=True)]
    counted = image.getcolors(image.width * image.height) or []
    flats = [(count, flat) for count, flat in counted if count >= _FLAT]
    for _, flat in sorted(flats, reverse=True)[: most // 2]:
        assert isinstance(flat, tuple)
        r, g, b = flat
        nearest = min(range(len(colours)), key=lambda index: apart(colours[index], (r, g, b)))
        colours[nearest] = r, g, b
    return Image.frombytes("L", image.size, found.tobytes()), colours


def _paletted(indexes: Image.Image, colours: list[Colour]) -> Image.Image:
    found = Image.frombytes("P", indexes.size, indexes.tobytes())
    found.putpalette([part for colour in colours for part in colour])
    return found


def apart(one: Colour, other: Colour) -> int:
    """The square of two colours' distance."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


# ------------------------------------------------------------------------------------- looking alike

_BLOCK = 4
_SEEN = 12
"""So much (of 255) a block of 4 x 4 pixels may differ: less than anybody sees."""


def looks_like(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures are the same to look at, whatever made and squeezed them."""
    if one.size != other.size:
        return False
    blocks = ImageChops.difference(_on_grey(one), _on_grey(other)).reduce(_BLOCK)
    return not any(count for index, count in enumerate(blocks.histogram()) if index % 256 > _SEEN)


def _on_grey(image: Image.Image) -> Image.Image:
    found = Image.new("RGB", image.size, "#808080")
    image = image.convert("RGBA")
    found.paste(image, mask=image)
    return found
