"""Grounds that fill a picture, 1000 wide: flat tones alone."""

import random

from data.art.kit import INK, circle, group, path, rect, star

SKY = "#1f2347"
PAGES = {
    "heist": "#191c3a",
    "playing": "#2b1a1e",
    "out": "#14281f",
    "crazy": "#12282e",
    "political": "#221733",
}
"""What a picture of the game is filled with where nothing is."""

# the bank: four floors in a tower
FLOOR0, FLOOR, TOWER_L, TOWER_R = 206, 184, 14, 744


def page(game: str, across: float, down: float) -> str:
    return rect(0, 0, across, down, 0, PAGES[game], width=0)


def heist() -> str:
    """A bank, cut open: four floors, one for each crew."""
    tower = _rooftop(FLOOR0) + _vault(FLOOR0 + FLOOR) + _lobby(FLOOR0 + 2 * FLOOR)
    sky = page("heist", 1000, 950) + rect(0, 0, 1000, 200, 0, SKY, width=0)
    return sky + _city() + tower + _street(FLOOR0 + 3 * FLOOR) + _walls()


def _city() -> str:
    rnd = random.Random(4)
    s = ""
    x = 744
    while x < 1000:
        w = rnd.choice((38, 52, 64))
        h = rnd.randint(120, 330)
        s += rect(x, 760 - h, w, h, 0, "#20244b", width=0)
        for yy in range(760 - h + 16, 740, 30):
            for xx in range(x + 9, x + w - 10, 18):
                if rnd.random() < 0.22:
                    s += rect(xx, yy, 8, 12, 0, "#5a5a8a", width=0)
        x += w
    for _ in range(26):
        s += circle(
            rnd.randint(20, 980), rnd.randint(200, 380), rnd.choice((1.6, 2.4)), "#8d93c9", width=0
        )
    return s


def _rooftop(y: float) -> str:
    s = rect(TOWER_L, y + 6, TOWER_R - TOWER_L, FLOOR - 6, 0, "#2f3670", width=0)
    s += circle(640, y + 52, 34, "#f6e7b0", width=0) + circle(654, y + 44, 29, "#2f3670", width=0)
    for xx, yy in ((120, 30), (210, 58), (330, 24), (420, 66), (520, 30), (715, 92), (560, 96)):
        s += star(xx, y + yy, 6, "#8d93c9", points=4, inner=0.35)
    s += group(
        path("M0 0 V-74 M-22 -60 H22 M-15 -44 H15 M-8 -28 H8", stroke="#1a1d3e", width=6),
        f"translate(500 {y + 172})",
    )
    s += rect(396, y + 118, 62, 52, 6, "#252a5a", width=0) + path(
        f"M404 {y + 132} h46 M404 {y + 144} h46 M404 {y + 156} h46", stroke="#1a1d3e", width=4
    )
    s += rect(
        TOWER_L - 8, y + FLOOR - 16, TOWER_R - TOWER_L + 16, 22, 4, "#6b5a86", width=5
    ) + rect(TOWER_L, y + FLOOR + 2, TOWER_R - TOWER_L, 6, 0, "#4d3f66", width=0)
    return s


def _vault(y: float) -> str:
    s = rect(TOWER_L, y + 4, TOWER_R - TOWER_L, FLOOR - 4, 0, "#46427a", width=0)
    for yy in range(4):
        for xx in range(16):
            s += rect(64 + xx * 42, y + 14 + yy * 36, 36, 30, 4, "#3c386c", width=0) + circle(
                64 + xx * 42 + 29, y + 29 + yy * 36, 2.6, "#6a65a3", width=0
            )
    s += (
        circle(664, y + 88, 74, "#59548f", width=6)
        + circle(664, y + 88, 56, "#4b4782", width=5)
        + path(
            f"M664 {y + 44} V{y + 132} M620 {y + 88} H708 M633 {y + 57} L695 {y + 119} M695 {y + 57} L633 {y + 119}",
            stroke=INK,
            width=13,
        )
        + path(
            f"M664 {y + 44} V{y + 132} M620 {y + 88} H708 M633 {y + 57} L695 {y + 119} M695 {y + 57} L633 {y + 119}",
            stroke="#8a86bd",
            width=5,
        )
        + circle(664, y + 88, 17, "#8a86bd", width=5)
    )
    s += rect(TOWER_L, y + FLOOR - 14, TOWER_R - TOWER_L, 14, 0, "#2b2952", width=0)
    return s


def _lobby(y: float) -> str:
    s = rect(TOWER_L, y, TOWER_R - TOWER_L, FLOOR, 0, "#6a4a5e", width=0)
    s += rect(TOWER_L, y + 98, TOWER_R - TOWER_L, 86, 0, "#59394f", width=0)
    for xx in (268, 494, 716):
        s += (
            rect(xx, y + 12, 26, 160, 0, "#7d5a6c", width=0)
            + rect(xx + 17, y + 12, 9, 160, 0, "#67475a", width=0)
            + rect(xx - 7, y, 40, 14, 3, "#8c6a7a", width=0)
            + rect(xx - 7, y + 158, 40, 14, 3, "#8c6a7a", width=0)
        )
    for xx in (176, 402, 620):
        s += (
            path(f"M{xx} {y} V{y + 22}", stroke="#3a2636", width=4)
            + path(f"M{xx - 22} {y + 38} Q{xx} {y + 8} {xx + 22} {y + 38}Z", "#e8c15a", width=4)
            + path(
                f"M{xx - 20} {y + 40} L{xx - 44} {y + 98} H{xx + 44} L{xx + 20} {y + 40}Z",
                "#7a576a",
                width=0,
            )
        )
    s += rect(TOWER_L, y + FLOOR - 14, TOWER_R - TOWER_L, 14, 0, "#3d2a3a", width=0)
    return s


def _street(y: float) -> str:
    s = rect(0, y, 1000, FLOOR + 30, 0, "#3b4660", width=0)
    s += rect(TOWER_L, y, TOWER_R - TOWER_L, 110, 0, "#55607c", width=0)
    for yy in range(5):
        for xx in range(14):
            if (xx * 7 + yy * 3) % 4 == 0:
                s += rect(
                    66 + xx * 48 + (yy % 2) * 20, y + 8 + yy * 21, 34, 13, 2, "#4b5671", width=0
                )
    for xx in range(TOWER_L + 56, TOWER_R - 6, 25):
        s += path(
            f"M{xx} {y + 150} V{y + 74} L{xx + 7} {y + 62} L{xx + 14} {y + 74} V{y + 150}Z",
            "#2c3550",
            width=0,
        )
    s += rect(TOWER_L + 50, y + 92, TOWER_R - TOWER_L - 54, 8, 0, "#2c3550", width=0)
    s += rect(0, y + 146, 1000, 80, 0, "#2a3046", width=0) + rect(
        0, y + 140, 1000, 10, 0, "#6b7690", width=0
    )
    for xx in range(20, 1000, 120):
        s += rect(xx, y + 180, 64, 7, 3, "#e8a33d", width=0)
    s += (
        path(f"M760 {y + 140} V{y - 28} q0 -16 18 -16 h18", stroke=INK, width=11)
        + path(f"M760 {y + 140} V{y - 28} q0 -16 18 -16 h18", stroke="#6b7690", width=5)
        + path(f"M786 {y - 44} h26 l8 16 h-42Z", "#e8c15a", width=5)
    )
    return s


def _walls() -> str:
    s = path(
        f"M{TOWER_L} {FLOOR0 + FLOOR} V{FLOOR0 + 3 * FLOOR + 6} M{TOWER_R} {FLOOR0 + FLOOR} V{FLOOR0 + 3 * FLOOR + 6}",
        stroke=INK,
        width=8,
    )
    for k in (1, 2, 3):
        s += path(
            f"M{TOWER_L} {FLOOR0 + k * FLOOR + (4 if k == 1 else 0)} H{TOWER_R}",
            stroke=INK,
            width=7,
        )
    return s


def playing() -> str:
    s = page("playing", 1000, 800)
    # dusk
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
    # a stage between two curtains
    s += rect(0, 338, 1000, 216, 0, "#1d444c", width=0)
    for xx in range(0, 1000, 50):
        s += path(
            f"M{xx} 338 q25 26 50 0Z M{xx} 554 q25 -26 50 0Z",
            "#2fb3ad" if (xx // 50) % 2 else "#217f80",
            width=0,
        )
    s += rect(0, 332, 1000, 8, 0, "#f4c542", width=0) + rect(0, 552, 1000, 8, 0, "#f4c542", width=0)
    return s


def podium() -> str:
    s = page("heist", 1000, 640)
    s += rect(0, 0, 1000, 640, 0, "#1f2347", width=0)
    # spotlights
    s += (
        path("M500 -40 L190 560 H810Z", "#2b3062", width=0)
        + path("M90 -30 L210 560 H470Z", "#272c59", width=0)
        + path("M910 -30 L530 560 H790Z", "#272c59", width=0)
    )
    rnd = random.Random(7)
    for _ in range(70):
        x, y = rnd.randint(10, 990), rnd.randint(8, 540)
        col = rnd.choice(("#e8a33d", "#e8483f", "#4a86e0", "#4fae62", "#f7a9a0", "#f6e7b0"))
        s += group(
            rect(-6, -3, 13, 7, 2, col, width=0),
            f"translate({x} {y}) rotate({rnd.randint(0, 180)})",
        )
    blocks = (
        (364, 300, 272, "1", "#e8a33d", "#b8761c"),
        (84, 372, 272, "2", "#9aa7c4", "#6f7c9c"),
        (644, 420, 272, "3", "#c07a4a", "#93552b"),
    )
    s += rect(0, 556, 1000, 84, 0, "#191c3a", width=0)
    for x, y, w, _n, a, b in blocks:
        s += (
            rect(x, y, w, 640 - y + 10, 14, a, width=8)
            + path(
                f"M{x + w - 70} {y + 4} h56 q10 0 10 10 V640 H{x + w - 110} Q{x + w - 60} {y + 120} {x + w - 70} {y + 4}Z",
                b,
                width=0,
            )
            + rect(x, y, w, 640 - y + 10, 14, width=8)
            + rect(x, y, w, 26, 12, a, width=8)
        )
    return s
