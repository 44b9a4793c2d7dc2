"""Chicken Out!: red and black hens, foxes, and the hens that walk the beam."""

from collections.abc import Iterator

from art import scenes
from art.kit import (
    BEAK,
    CREAM,
    DARK_FOX,
    DARK_STEEL,
    FOX,
    FOX_EARS,
    RED,
    STEEL,
    WATTLE,
    chicken,
    circle,
    clip,
    fox,
    fox_head,
    group,
    outlined,
    path,
    placed,
)
from art.sprite import CHICKEN, Drawing


def hen(red: bool) -> str:
    """Draw the hen of a card: an angry one for red cards, a calm one for black cards."""
    if red:
        return chicken(body="#d8483f", shade="#a92f2f", eye="angry", left="up", right="up")
    return chicken(body="#4a465c", shade="#322f42")


def doubling_fox() -> str:
    """Draw two foxes, for the card that doubles."""
    return placed(fox(), 92, 20, 0.7) + placed(fox(), -46, 30, 0.88)


def zero_fox() -> str:
    """Draw a sleeping fox in the shape of a zero."""
    round_ = "M120 -6 C188 -6 230 52 230 122 C230 192 188 250 120 250 C52 250 10 192 10 122 C10 52 52 -6 120 -6Z"
    hole = "M120 62 C150 62 166 90 166 122 C166 156 150 182 120 182 C90 182 74 156 74 122 C74 90 90 62 120 62Z"
    ring = f"{round_} {hole}"
    body = path(ring, FOX, width=0, more='fill-rule="evenodd"')
    dark = path("M176 0 C216 90 200 190 90 252 L244 262 V0Z", DARK_FOX, width=0)
    body += clip(round_, dark)
    body += path(round_) + path(hole)
    tip = path(
        "M20 176 C-2 110 22 40 74 10 C70 40 74 58 92 72 C72 90 72 120 78 146 C56 142 36 152 20 176Z",
        CREAM,
        width=7,
    )
    sleeping = path("M84 98 q16 16 32 0 M130 98 q16 16 32 0", width=11)
    head = placed(FOX_EARS + fox_head() + sleeping, 92, 128, 0.8)
    return body + tip + head + outlined("M196 -36 h30 l-30 34 h30", CREAM, 9)


def rocket_fox() -> str:
    """Draw a fox with rockets, for the card that goes to twenty."""
    flames = "".join(
        path(
            f"M{x - 20} 196 C{x - 26} 226 {x - 8} 232 {x} 262 C{x + 8} 232 {x + 26} 226 {x + 20} 196Z",
            RED,
        )
        + path(
            f"M{x - 9} 200 C{x - 12} 218 {x - 3} 222 {x} 238 C{x + 3} 222 {x + 12} 218 {x + 9} 200Z",
            "#ffd94a",
            width=0,
        )
        for x in (34, 210)
    )
    tanks = "".join(
        path(
            f"M{x - 24} 196 V128 C{x - 24} 104 {x - 12} 92 {x} 80 C{x + 12} 92 {x + 24} 104 {x + 24} 128 V196Z",
            STEEL,
        )
        + path(
            f"M{x + 6} 90 C{x + 16} 100 {x + 20} 112 {x + 20} 128 V192 H{x + 4}Z",
            DARK_STEEL,
            width=0,
        )
        for x in (34, 210)
    )
    straps = path("M52 142 L96 176 M192 142 L148 176", width=16) + path(
        "M52 142 L96 176 M192 142 L148 176", stroke=RED, width=6
    )
    return group(fox() + straps + flames + tanks, "translate(0 -22)")


def hen_fox() -> str:
    """Draw a fox that is disguised as a hen, for the card that repeats the last one."""
    glove = path(
        "M84 52 C66 22 84 2 100 18 C104 -8 136 -10 140 16 C158 -2 178 18 162 52 Q122 40 84 52Z", RED
    )
    bill = path("M94 132 Q122 108 150 132 Q146 156 122 164 Q98 156 94 132Z", BEAK) + path(
        "M98 136 Q122 146 146 136", width=5
    )
    string = path("M96 134 Q66 124 46 104 M148 134 Q178 124 198 104", width=4)
    return fox(front=string + glove + bill + placed(WATTLE, 0, 20))


FOXES = {"X2": doubling_fox, "Z0": zero_fox, "E20": rocket_fox, "SM": hen_fox}


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
    """Yield all drawings of the folder `out`."""
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
    for card, of in FOXES.items():
        yield Drawing(f"out/fox-{card}@s", of(), CHICKEN, 104)
        yield Drawing(f"out/fox-{card}@m", of(), CHICKEN, 136)
    yield Drawing("out/foxbig", fox(), CHICKEN, 230, 12)
    yield Drawing("out/ground", scenes.out(), (0, 0, 1000, 760), 1000, ground=True)
