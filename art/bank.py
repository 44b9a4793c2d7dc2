"""The background of a heist: a bank in cross-section, with one floor for each of the four crews.

Things on a floor have the tones of its wall, so that chickens, chips and plates stand out.
"""

from random import Random

from art.kit import circle, dots, group, outlined, path, rect, star
from art.scenes import SKY, page

TOP, FLOOR = 206, 184
LEFT, RIGHT = 14, 744
ACROSS = RIGHT - LEFT


def bank() -> str:
    sky = page("heist", 1000, 950) + rect(0, 0, 1000, 200, 0, SKY, width=0)
    floors = "".join(
        group(floor(), f"translate({LEFT} {TOP + FLOOR * number})")
        for number, floor in enumerate((_rooftop, _vault, _lobby))
    )
    return sky + _city() + floors + _street(TOP + FLOOR * 3) + _walls()


def _city() -> str:
    rnd = Random(4)
    houses, x = "", RIGHT
    while x < 1000:
        across, down = rnd.choice((38, 52, 64)), rnd.randint(120, 330)
        houses += rect(x, 760 - down, across, down, 0, "#20244b", width=0)
        for top in range(776 - down, 740, 30):
            for left in range(x + 9, x + across - 10, 18):
                if rnd.random() < 0.22:
                    houses += rect(left, top, 8, 12, 0, "#5a5a8a", width=0)
        x += across
    stars = [(rnd.randint(RIGHT + 20, 980), rnd.randint(206, 400)) for _ in range(14)]
    return houses + dots(stars, 2, "#8d93c9")


def _rooftop() -> str:
    """Draw the roof at night: moon, clothes line, water tank, and open skylight."""
    line, dark = "#1a1d3e", "#252a5a"
    night = rect(0, 6, ACROSS, FLOOR - 6, 0, "#2f3670", width=0)
    night += circle(252, 56, 32, "#f6e7b0", width=0) + circle(266, 48, 27, "#2f3670", width=0)
    for x, y in (
        (106, 26),
        (186, 70),
        (326, 20),
        (420, 62),
        (520, 24),
        (706, 70),
        (574, 40),
        (640, 30),
    ):
        night += star(x, y, 6, "#8d93c9", points=4, inner=0.35)
    tank = rect(598, 92, 92, 62, 8, "#3d4385", width=0) + rect(
        662, 92, 28, 62, 8, "#333974", width=0
    )
    tank += path("M590 94 L644 66 L698 94Z", "#333974", width=0)
    tank += path("M598 112 H690 M598 134 H690", stroke=dark, width=4)
    tank += path("M606 154 V172 M644 154 V172 M682 154 V172", stroke=dark, width=8)
    washing = path("M300 172 V60 M560 172 V60", stroke=line, width=6)
    washing += path("M300 66 Q430 96 560 66", stroke=line, width=3)
    for x, y, colour in ((346, 76, "#454c92"), (398, 82, "#5a4f8f"), (452, 82, "#454c92")):
        washing += path(f"M{x} {y} h26 v30 q0 10 12 10 v12 h-26 q-12 0 -12 -14Z", colour, width=0)
    washing += path("M500 78 h34 l6 12 l-8 4 v34 h-30 v-34 l-8 -4Z", "#5a4f8f", width=0)
    skylight = path("M92 168 L126 124 H214 L248 168Z", "#e8c15a", width=0, more='opacity=".32"')
    skylight += path(
        "M92 168 L126 124 H214 L248 168Z M152 168 L160 124 M204 168 L192 124", stroke=dark, width=5
    )
    roof = rect(-8, FLOOR - 16, ACROSS + 16, 22, 4, "#6b5a86", width=5)
    roof += rect(0, FLOOR + 2, ACROSS, 6, 0, "#4d3f66", width=0)
    return night + tank + washing + skylight + roof


def _vault() -> str:
    """Draw the vault: lockers, shelves with bars and sacks, and a round door from inside."""
    wall, dark = "#46427a", "#3c386c"
    room = rect(0, 4, ACROSS, FLOOR - 4, 0, wall, width=0)
    for column in range(8):
        for top in (16, 66, 116):
            room += rect(52 + column * 60, top, 54, 44, 0, dark, width=0)
    door = circle(658, 92, 64, "#4f4a86", width=0) + circle(658, 92, 64, stroke="#332f5c", width=5)
    door += path("M658 54 V130 M620 92 H696", stroke="#6762a0", width=6)
    door += circle(658, 92, 14, "#6762a0", width=0)
    shelves = ""
    for left in (286, 462):
        shelves += rect(left, 30, 124, 142, 6, "#332f5c", width=0)
        shelves += rect(left + 8, 38, 108, 126, 3, "#3a3668", width=0)
        shelves += path(
            f"M{left + 4} 80 H{left + 120} M{left + 4} 124 H{left + 120}", stroke="#5f5a98", width=6
        )
    for left, top in ((298, 77), (328, 77), (313, 63), (476, 121), (506, 121), (536, 121)):
        shelves += path(f"M{left} {top} l6 -14 h20 l6 14Z", "#a08a4e", stroke="#7f6c40", width=3)
    for left, top in ((372, 76), (318, 168), (364, 168), (494, 76), (534, 168)):
        sack = f"M{left} {top} q-10 -22 10 -32 l-5 -8 h24 l-5 8 q20 10 10 32Z"
        shelves += path(sack, "#6f6a66", width=0)
    return room + door + shelves + rect(0, FLOOR - 14, ACROSS, 14, 0, "#2b2952", width=0)


def _lobby() -> str:
    """Draw the lobby: pillars, lamps, counter with a hatch, portrait, and a rope for the queue."""
    hall = rect(0, 0, ACROSS, FLOOR, 0, "#6a4a5e", width=0) + rect(
        0, 98, ACROSS, 86, 0, "#59394f", width=0
    )
    hall += rect(0, 94, ACROSS, 6, 0, "#7d5a6c", width=0)
    for left in (254, 480, 702):
        hall += rect(left, 12, 26, 160, 0, "#7d5a6c", width=0) + rect(
            left + 17, 12, 9, 160, 0, "#67475a", width=0
        )
        hall += rect(left - 7, 0, 40, 14, 3, "#8c6a7a", width=0) + rect(
            left - 7, 158, 40, 14, 3, "#8c6a7a", width=0
        )
    for x in (162, 388):
        hall += path(f"M{x - 20} 40 L{x - 44} 98 H{x + 44} L{x + 20} 40Z", "#7a576a", width=0)
        hall += path(f"M{x} 0 V22", stroke="#3a2636", width=4)
        hall += path(f"M{x - 22} 38 Q{x} 8 {x + 22} 38Z", "#c9a452", stroke="#3a2636", width=4)
    counter = rect(520, 96, 172, 76, 4, "#4a3040", width=0) + rect(
        512, 88, 188, 14, 4, "#7d5a6c", width=0
    )
    counter += rect(536, 112, 62, 46, 3, "#55394a", width=0) + rect(
        614, 112, 62, 46, 3, "#55394a", width=0
    )
    counter += path("M568 88 V56 a34 30 0 0 1 68 0 V88Z", "#4a3040", width=0)
    counter += path("M585 88 V44 M602 88 V34 M619 88 V44", stroke="#8c6a7a", width=4)
    frame = rect(302, 26, 62, 64, 3, "#8f7440", width=0) + rect(
        309, 33, 48, 50, 0, "#4d5a60", width=0
    )
    frame += path(
        "M318 83 C316 66 322 60 324 54 C320 44 346 44 342 54 C346 62 350 66 348 83Z",
        "#8c7a78",
        width=0,
    )
    frame += path("M324 50 q2 -10 8 -4 q6 -6 8 4Z", "#8f4a4a", width=0)
    rope = path("M292 170 V122 M376 170 V122 M460 170 V122", stroke="#8f7440", width=7)
    rope += path("M292 126 Q334 156 376 126 Q418 156 460 126", stroke="#8f3f50", width=6)
    rope += dots(((292, 118), (376, 118), (460, 118)), 7, "#8f7440")
    fern = path("M86 172 V146 H134 V172Z", "#8a5544", width=0)
    fern += path(
        "M110 148 q-8 -34 -36 -36 q2 24 36 36Z M110 148 q-2 -46 4 -58 q14 20 -4 58Z M110 148 q10 -36 38 -34 q-4 24 -38 34Z",
        "#4c6a55",
        width=0,
    )
    return (
        hall
        + frame
        + counter
        + rope
        + fern
        + rect(0, FLOOR - 14, ACROSS, 14, 0, "#3d2a3a", width=0)
    )


def _street(top: float) -> str:
    """Draw the street across the whole picture: brick wall, fence, and a sleeping guard."""
    street = rect(0, top, 1000, FLOOR + 30, 0, "#3b4660", width=0)
    street += rect(LEFT, top, ACROSS, 140, 0, "#55607c", width=0)
    for row in range(6):
        for column in range(14):
            if (column * 7 + row * 3) % 5 == 0:
                left = 66 + column * 48 + row % 2 * 20
                street += rect(left, top + 8 + row * 21, 34, 13, 2, "#4b5671", width=0)
    poster = rect(330, top + 18, 54, 62, 2, "#8a8472", width=0) + path(
        f"M340 {top + 30} h34", stroke="#5a5648", width=6
    )
    poster += path(
        f"M345 {top + 74} q-2 -16 4 -20 q-4 -12 8 -12 q12 0 8 12 q6 4 4 20Z", "#5a5648", width=0
    )
    for left in range(LEFT + 56, RIGHT - 216, 32):
        street += path(
            f"M{left} {top + 150} V{top + 74} l10 -13 l10 13 V{top + 150}Z", "#2c3550", width=0
        )
    street += rect(LEFT + 50, top + 92, ACROSS - 254, 8, 0, "#2c3550", width=0)
    booth = rect(566, top + 34, 92, 112, 6, "#3d4763", width=0) + path(
        f"M556 {top + 38} L612 {top + 10} L668 {top + 38}Z", "#313a54", width=0
    )
    booth += rect(580, top + 50, 64, 50, 4, "#c9a452", width=0, more='opacity=".55"')
    fox_ = path("M592 100 q-4 -26 2 -34 l10 10 h16 l10 -10 q6 10 2 34Z", "#7a4a34", width=0)
    fox_ += path("M601 86 q5 5 10 0 M615 86 q5 5 10 0", stroke="#313a54", width=3)
    fox_ += path("M590 74 Q612 50 634 74Z", "#313a54", width=0)
    zed = path("M664 50 h14 l-14 16 h14 M686 30 h10 l-10 12 h10", stroke="#8d93c9", width=4)
    booth += group(fox_ + zed, f"translate(0 {top})")
    bins = rect(684, top + 84, 40, 62, 4, "#4a5571", width=0) + rect(
        680, top + 78, 48, 10, 4, "#5d6987", width=0
    )
    bins += path(
        f"M694 {top + 94} v44 M704 {top + 94} v44 M714 {top + 94} v44", stroke="#3b4660", width=4
    )
    street += poster + booth + bins
    street += rect(0, top + 146, 1000, 80, 0, "#2a3046", width=0) + rect(
        0, top + 140, 1000, 10, 0, "#6b7690", width=0
    )
    for left in range(20, 1000, 120):
        street += rect(left, top + 180, 64, 7, 3, "#e8a33d", width=0)
    lamp = f"M760 {top + 140} V{top - 28} q0 -16 18 -16 h18"
    street += outlined(lamp, "#6b7690", 5, 6) + path(
        f"M786 {top - 44} h26 l8 16 h-42Z", "#e8c15a", width=5
    )
    return street


def _walls() -> str:
    sides = f"M{LEFT} {TOP + FLOOR} V{TOP + 3 * FLOOR + 6} M{RIGHT} {TOP + FLOOR} V{TOP + 3 * FLOOR + 6}"
    ceilings = " ".join(f"M{LEFT} {TOP + k * FLOOR + 4 * (k == 1)} H{RIGHT}" for k in (1, 2, 3))
    return path(sides) + path(ceilings, width=7)
