"""Playing Chicken: a car made of a crate, a wall, and the chickens of the cards 1 to 6."""

from collections.abc import Iterator

from art import scenes
from art.kit import (
    CREAM,
    DARK_RED,
    GOLD,
    INK,
    RED,
    burst,
    chicken,
    circle,
    clip,
    dots,
    outlined,
    path,
    placed,
    rect,
    star,
    two_tone,
)
from art.sprite import CHICKEN, THING, Drawing


def wall(broken: bool = False) -> str:
    """Draw the wall, 110 x 190, with its front at x=20."""
    w = rect(20, 10, 78, 176, 4, "#b9553f", width=7) + path(
        "M76 14 H94 V182 H60 Q90 100 76 14Z", "#8f3b2b", width=0
    )
    w += path(
        "M20 40 H98 M20 70 H98 M20 100 H98 M20 130 H98 M20 160 H98 M58 10 V40 M40 40 V70 M76 40 V70 M58 70 V100 M40 100 V130 M76 100 V130 M58 130 V160 M40 160 V186 M76 160 V186",
        width=4,
    ) + rect(20, 10, 78, 176, 4, width=7)
    if not broken:
        return w
    hole = "M8 86 L30 70 L26 52 L54 60 L70 44 L80 66 L112 62 L100 88 L116 112 L92 116 L96 140 L70 128 L50 150 L44 126 L14 132 L26 108Z"
    return w + path(hole, "#2a1418", width=7)


def crate(broken: bool = False, happy: bool = False) -> str:
    """Draw the car with its driver: a crate, 150 x 110, with the ground at y=104."""
    s = placed(
        chicken(
            eye="wide" if broken else "happy" if happy else "open",
            bill="open" if broken or happy else "smirk",
            left="up",
            right="up",
            has_tail=False,
            look=5,
            hat=path("M66 60 C64 8 182 8 182 60 Z", "#f4c542", width=9)
            + path("M60 60 H190", width=14)
            + path("M100 18 V58 M150 20 V58", stroke=INK, width=5),
        ),
        34,
        -30,
        0.4,
    )
    box = (
        path("M10 50 H128 Q142 50 142 66 V92 H10Z", "#d19a5c", width=7)
        + path("M96 54 H128 Q138 54 138 66 V88 H60 Q100 84 96 54Z", "#a97540", width=0)
        + path("M10 50 L-4 36 M142 60 l12 -12", width=7)
        + path("M28 62 l10 20 l-12 0 l8 16", stroke=RED, width=0)
    )
    box += star(46, 71, 14, RED, width=4)

    def wh(x: float) -> str:
        return circle(x, 92, 17, "#2a2230", width=7) + circle(x, 92, 6, "#cfc6d6", width=0)

    return s + box + wh(38) + wh(114)


def target() -> str:
    """Draw a target, the sign of an exact hit."""
    rings = (
        circle(92, 108, 84, CREAM, width=10)
        + circle(92, 108, 58, RED, width=9)
        + circle(92, 108, 32, CREAM, width=9)
        + circle(92, 108, 11, RED, width=0)
    )
    arrow = outlined("M92 108 L168 32", "#8b4d1e", 7, 11)
    return rings + arrow + path("M150 50 L154 22 L176 2 L178 24 L198 26 L178 46Z", GOLD, width=8)


def sparks() -> str:
    """Draw the sparks of an exact hit: a burst at the wall, and stars above it."""
    flash = star(100, 120, 92, GOLD, width=8, points=12, inner=0.52)
    flash += star(100, 120, 52, CREAM, points=12, inner=0.52)
    small = star(34, 34, 22, GOLD, width=6) + star(168, 30, 18, CREAM, width=6)
    return flash + small + star(100, 6, 16, RED, width=6)


def crash() -> str:
    """Draw the sign of a crash through the wall."""
    return burst(100, 100, 10, 50, 96, GOLD, 0.1, 11) + outlined(
        "M76 76 L124 124 M124 76 L76 124", "#c23a31", 15, 9
    )


def nerve(number: int) -> str:
    """Draw the chicken of a card, 1 (timid) to 6 (reckless).

    1 is in its eggshell, 2 sweats in a life ring, 4 has a scarf, 5 looks angry, 6 has a helmet.
    """
    if number == 1:
        return _hatching()
    if number == 2:
        drops = path(
            "M40 62 q-14 20 0 28 q14 -8 0 -28Z M206 52 q14 20 0 28 q-14 -8 0 -28Z",
            "#7fd0f0",
            width=6,
        )
        return chicken(
            eye="wide", has_tail=False, left="up", right="up", over=_life_ring(), front=drops
        )
    if number == 4:
        scarf = path("M52 148 Q124 178 196 148 L198 174 Q124 204 50 174Z", "#4a86e0", width=7)
        scarf += path(
            "M186 152 Q224 124 252 140 Q240 150 250 166 Q220 154 192 176Z", "#2f5fae", width=7
        )
        return chicken(
            eye="sly", bill="smirk", has_wattle=False, left="hip", right="hip", over=scarf
        )
    if number == 5:
        band = path("M66 62 Q122 44 180 62 L182 80 Q122 64 64 80Z", RED, width=7)
        band += path("M178 66 L222 50 L214 72 L234 84 L182 80Z", DARK_RED, width=7)
        return chicken(eye="angry", bill="smirk", left="hip", right="hip", face=band)
    if number == 6:
        helmet = path("M62 70 C58 10 188 10 184 70 Q122 50 62 70Z", "#e4633f") + star(
            122, 42, 17, "#f7d14a", width=4
        )
        goggles = path("M62 88 H184", width=12) + "".join(
            circle(x, 92, 25, "#bfeef0") for x in (102, 146)
        )
        goggles += dots(((108, 94), (142, 94)), 9, INK)
        return chicken(has_comb=False, bill="open", left="up", right="up", hat=helmet, face=goggles)
    return chicken()


def _life_ring() -> str:
    ring = "M20 186 C20 156 224 156 224 186 C224 222 178 236 122 236 C66 236 20 222 20 186Z"
    stripes = path("M40 150 H78 L92 240 H40Z M166 150 H204 V240 H152Z", RED, width=0)
    hole = path("M56 172 Q122 196 188 172", width=7)
    return path(ring, CREAM, width=0) + clip(ring, stripes) + path(ring) + hole


def _hatching() -> str:
    shell = "M36 150 L60 128 L82 150 L104 130 L124 152 L146 130 L166 150 L188 128 L208 150 C216 220 178 246 122 246 C66 246 28 220 36 150Z"
    lower = two_tone(shell, "#ffffff", "#d9d6e4", "M160 120 C180 180 150 230 80 250 H230 V120Z")
    cap = "M70 54 C74 -2 170 -2 176 54 L158 40 L140 58 L122 38 L104 58 L86 40Z"
    upper = two_tone(cap, "#ffffff", "#d9d6e4", "M146 0 C172 16 172 40 164 64 H196 V0Z")
    return chicken(
        eye="wide",
        has_comb=False,
        has_wattle=False,
        has_tail=False,
        left=None,
        right=None,
        hat=upper,
        front=lower,
    )


def drawings() -> Iterator[Drawing]:
    """Yield all drawings of the folder `playing`."""
    for number in range(1, 7):
        yield Drawing(f"playing/nerve{number}@c", nerve(number), CHICKEN, 198)
        yield Drawing(f"playing/nerve{number}@s", nerve(number), CHICKEN, 140)
    for name, broken in (("", False), ("x", True)):
        yield Drawing(f"playing/crate{name}", crate(broken), (-20, -60, 190, 180), 200, 9)
        yield Drawing(f"playing/wall{name}", wall(broken), (0, 0, 120, 200), 138)
    yield Drawing("playing/crate-happy", crate(happy=True), (-20, -60, 190, 180), 200, 9)
    yield Drawing("playing/sparks", sparks(), (0, -20, 200, 240), 190)
    yield Drawing("playing/target@s", target(), THING, 48)
    yield Drawing("playing/star@s", star(20, 21, 17, GOLD, width=4), (0, 0, 40, 40), 40)
    yield Drawing("playing/ground", scenes.playing(), (0, 0, 1000, 800), 1000, ground=True)
