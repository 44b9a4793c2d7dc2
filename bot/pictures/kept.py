"""Keeps drawings for the next picture, the latest used ones, as many as there is memory for."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec

from cachetools import LRUCache, cached

if TYPE_CHECKING:
    from PIL import Image

P = ParamSpec("P")

Maker = Callable[P, "Image.Image"]


def kept(megabytes: float) -> Callable[[Maker[P]], Maker[P]]:
    """Remembers what a function has drawn of its arguments, up to so much."""
    most = round(megabytes * 2**20)
    memory: LRUCache[object, Image.Image] = LRUCache(most, getsizeof=_bytes)
    return cached(memory)


def _bytes(drawing: "Image.Image") -> int:
    return drawing.width * drawing.height * len(drawing.getbands())
