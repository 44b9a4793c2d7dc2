"""Backgrounds that fill a picture. They are 1000 units wide and have only flat tones."""

import random

from art.kit import circle, group, path, rect

SKY = "#1f2347"
PAGES = {
    "heist": "#191c3a",
    "playing": "#2b1a1e",
    "out": "#14281f",
    "crazy": "#12282e",
    "political": "#221733",
}
"""The colour of the empty parts of a game's pictures."""


def page(game: str, across: float, down: float) -> str:
    return rect(0, 0, across, down, 0, PAGES[game], width=0)


def playing() -> str:
    s = page("playing", 1000, 800)
    # The evening sky.
    s += (
        rect(0, 64, 1000, 300, 0, "#c9523a", width=0)
        + rect(0, 64, 1000, 70, 0, "#8f3440", width=0)
        + rect(0, 134, 1000, 50, 0, "#b0433d", width=0)
        + circle(250, 262, 96, "#f4a44a", width=0)
        + circle(250, 262, 70, "#f9c460", width=0)
    )
    s += path(
        "M0 260 L70 190 L110 214 L170 160 L250 250 L330 200 L420 256 L520 180 L600 240 L680 206 L760 262 V300 H0Z",
        "#7a2f38",
        width=0,
    )
    s += rect(0, 272, 1000, 30, 0, "#5e2a30", width=0)
    s += (
        rect(0, 288, 1000, 62, 0, "#4a4250", width=0)
        + rect(0, 344, 1000, 20, 0, "#352e3a", width=0)
        + rect(0, 288, 1000, 6, 0, "#6c6272", width=0)
    )
    s += path(
        "M812 364 V318 L836 300 L858 322 L886 296 L914 326 L942 304 L968 322 L1000 300 V364Z",
        "#2b1a1e",
        width=0,
    ) + path("M830 364 q16 -34 44 -22 q30 -22 52 6 q30 -14 50 16Z", "#5e3a34", width=0)
    for xx in range(24, 700, 76):
        s += rect(xx, 316, 40, 6, 3, "#f4d9a0", width=0)
    return s


def out() -> str:
    s = page("out", 1000, 760)
    s += rect(0, 0, 1000, 330, 0, "#1d4634", width=0)
    s += path(
        "M0 168 Q120 110 250 160 T520 150 T780 170 T1000 140 V330 H0Z", "#24553e", width=0
    ) + path("M0 230 Q160 190 330 226 T700 220 T1000 214 V330 H0Z", "#2c6648", width=0)
    s += circle(80, 74, 0, "#fff", width=0)
    for xx, yy in (
        (60, 250),
        (180, 268),
        (330, 246),
        (470, 270),
        (620, 250),
        (900, 262),
        (770, 280),
    ):
        s += path(
            f"M{xx} {yy} q4 -16 -4 -22 M{xx + 6} {yy} q0 -14 8 -22 M{xx + 12} {yy} q2 -10 12 -12",
            stroke="#3f8a5e",
            width=5,
        )
    return s


def crazy() -> str:
    s = page("crazy", 1000, 900)
    # A stage between two curtains.
    s += rect(0, 338, 1000, 216, 0, "#1d444c", width=0)
    for xx in range(0, 1000, 50):
        s += path(
            f"M{xx} 338 q25 26 50 0Z M{xx} 554 q25 -26 50 0Z",
            "#2fb3ad" if (xx // 50) % 2 else "#217f80",
            width=0,
        )
    s += rect(0, 332, 1000, 8, 0, "#f4c542", width=0) + rect(0, 552, 1000, 8, 0, "#f4c542", width=0)
    return s


def stage() -> str:
    """Draw the stage of the podium: spotlights, curtains, and confetti beside the winner."""
    ground = rect(0, 0, 1000, 640, 0, SKY, width=0)
    ground += path("M500 -40 L150 600 H850Z", "#2b3062", width=0)
    ground += path("M90 -30 L170 600 H440Z M910 -30 L560 600 H830Z", "#272c59", width=0)
    rnd = random.Random(7)
    for _ in range(64):
        x, y = rnd.randint(60, 940), rnd.randint(8, 380)
        colour = rnd.choice(("#e8a33d", "#e8483f", "#4a86e0", "#4fae62", "#f7a9a0", "#f6e7b0"))
        if abs(x - 500) > 130:
            scrap = rect(-6, -3, 13, 7, 2, colour, width=0)
            ground += group(scrap, f"translate({x} {y}) rotate({rnd.randint(0, 180)})")
    curtain = path("M-10 -10 H66 Q62 300 8 612 H-10Z", "#7a2f3c", width=7)
    curtain += path(
        "M-10 -10 H14 Q14 280 -10 520Z M34 -10 H48 Q46 280 14 540 Q30 280 34 -10Z",
        "#5e2230",
        width=0,
    )
    boards = rect(0, 600, 1000, 40, 0, "#3d2a3a", width=0) + rect(
        0, 596, 1000, 8, 0, "#6b4a5e", width=0
    )
    return ground + curtain + group(curtain, "translate(1000 0) scale(-1 1)") + boards
