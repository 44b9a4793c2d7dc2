"""Chicken Out!: red and black hens, foxes, and who walks the beam."""

from collections.abc import Iterator

from data.art import scenes
from data.art.kit import chicken, circle, fox, path
from data.art.sprite import CHICKEN, Drawing


def hen(red: bool) -> str:
    if red:
        return chicken(
            body="#d8483f", shade="#a92f2f", wings="#d8483f", eye="angry", left="hip", right="hip"
        )
    return chicken(body="#4a465c", shade="#322f42", wings="#4a465c")


def walker(hot: bool) -> str:
    sweat = path(
        "M40 66 q-14 20 0 28 q14 -8 0 -28Z M208 58 q14 20 0 28 q-14 -8 0 -28Z", "#7fd0f0", width=6
    )
    return chicken(
        eye="wide",
        bill="open" if hot else "shut",
        left="up",
        right="up",
        look=6,
        front=sweat if hot else "",
    )


def drawings() -> Iterator[Drawing]:
    """All of the folder."""
    for name, red in (("redhen", True), ("blackhen", False)):
        yield Drawing(f"out/{name}@s", hen(red), CHICKEN, 104)
        yield Drawing(f"out/{name}@m", hen(red), CHICKEN, 136)
    plus = circle(17, 17, 15, "#2b2838", width=0) + path(
        "M17 9 V25 M9 17 H25", stroke="#fff", width=5
    )
    yield Drawing("out/plus", plus, (0, 0, 34, 34), 34)
    both = path("M17 1 L33 17 L17 33 L1 17Z", "#c22f2a", width=0) + path(
        "M17 8 V18 M12 13 H22 M12 24 H22", stroke="#fff", width=3.6
    )
    yield Drawing("out/pm", both, (0, 0, 34, 34), 34)
    yield Drawing("out/walker", walker(False), CHICKEN, 150, 14)
    yield Drawing("out/walkerhot", walker(True), CHICKEN, 150, 14)
    yield Drawing("out/fox@c", fox(), CHICKEN, 118)
    yield Drawing("out/fox@m", fox(), CHICKEN, 190, 13)
    yield Drawing("out/foxbig", fox(), CHICKEN, 230, 12)
    yield Drawing("out/ground", scenes.out(), (0, 0, 1000, 760), 1000, ground=True)
