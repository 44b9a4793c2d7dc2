"""The drawings of art, as Pillow has them: loaded once, scaled once. Drawings are kept for the next
picture, the latest used ones, as many as there is memory for.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec

from cachetools import LRUCache, cached

if TYPE_CHECKING:
    from PIL import Image

SPRITES = Path(__file__).parents[2] / "data" / "pictures" / "sprites"


P = ParamSpec("P")

Maker = Callable[P, "Image.Image"]


def kept(megabytes: float) -> Callable[[Maker[P]], Maker[P]]:
    """Remembers what a function has drawn of its arguments, up to so much."""
    most = round(megabytes * 2**20)
    memory: LRUCache[object, Image.Image] = LRUCache(most, getsizeof=_bytes)
    return cached(memory)


def _bytes(drawing: "Image.Image") -> int:
    return drawing.width * drawing.height * len(drawing.getbands())


def sprite(name: str) -> "Image.Image":
    """RGBA."""
    return _drawing(name).convert("RGBA")


def size(name: str) -> tuple[int, int]:
    """How wide and high it is."""
    return _drawing(name).size


@kept(1)
def _drawing(name: str) -> "Image.Image":
    """In the colours of its file: a quarter of the memory, and little work to make more of."""
    return _opened(name)


@cache
def has(name: str) -> bool:
    """Whether there is such a drawing: other cards than ours may have none of their own."""
    return (SPRITES / f"{name}.png").exists()


@kept(2.5)
def ground(name: str) -> "Image.Image":
    """What fills a whole picture, in the colours of its file."""
    return _opened(name)


def _opened(name: str) -> "Image.Image":
    from PIL import Image  # takes a while, and without pictures nobody needs it

    with Image.open(SPRITES / f"{name}.png") as found:
        found.load()
        return found.copy()


@kept(2)
def changed(name: str, width: int | None, top: int | None, alpha: int, grey: bool) -> "Image.Image":
    """A sprite as it is not on disk: smaller, cut, fainter, without colour."""
    from PIL import Image

    found = sprite(name)
    if width is not None and width != found.width:
        size = width, max(1, round(found.height * width / found.width))
        found = found.resize(size, Image.Resampling.LANCZOS)

    if top is not None and top < found.height:
        found = found.crop((0, 0, found.width, top))

    if grey:
        mask = found.getchannel("A")
        found = found.convert("L").convert("RGBA")
        found.putalpha(mask)

    if alpha < 100:
        found = found.copy()
        found.putalpha(found.getchannel("A").point(lambda value: value * alpha // 100))

    return found


@cache
def palette(game: str) -> "Image.Image":
    """The 256 colours of a game's pictures: fixed, so that colours tell nothing. A game without art
    of its own has those that all share.
    """
    from PIL import Image

    files = (SPRITES / room / "palette.bin" for room in (game, "common"))
    found = Image.new("P", (1, 1))
    found.putpalette(next(file for file in files if file.exists()).read_bytes())

    return found
