"""Props of the groups of the left. Each is centred at (0, 0) and about 90 x 90 units large."""

from art.kit import (
    CREAM,
    DARK_RED,
    DARK_STEEL,
    GOLD,
    INK,
    PINK,
    RED,
    STEEL,
    circle,
    clip,
    group,
    outlined,
    oval,
    path,
    rect,
    star,
)
from art.political.things import egg, letter, sheet
from art.political.tones import (
    DARK_GREEN,
    DARK_PAPER,
    DARK_PLUM,
    DARK_TEAL,
    DARK_WOOD,
    GLASS,
    GREEN,
    PLUM,
    TEAL,
    WOOD,
    two,
)


def brunch() -> str:
    """Draw a glass of juice and a croissant."""
    flute = (
        path("M16 40 H48 M32 40 V6", width=7)
        + path("M14 -50 H50 C52 -20 46 6 32 8 C18 6 12 -20 14 -50Z", GLASS, width=7)
        + path("M17 -28 H47 C46 -8 42 2 32 4 C22 2 18 -8 17 -28Z", "#f9ab2a", width=0)
        + circle(50, -50, 13, "#f0832c", width=6)
    )
    roll = path(
        "M-48 26 C-60 -8 -20 -30 -2 -6 C4 6 -4 12 -8 8 C-20 -2 -30 10 -28 26 C-30 36 -46 36 -48 26Z",
        "#d99a4a",
    ) + path("M-44 6 l14 10 M-28 -12 l6 14", stroke="#a86e28", width=5)
    return flute + roll


def boat() -> str:
    return (
        path("M-46 18 H48 C44 42 30 46 0 46 C-26 46 -42 40 -46 18Z", WOOD)
        + outlined("M0 18 V-50", WOOD, 4)
        + two("M6 -48 C46 -30 50 -4 48 8 H6Z", "#6cc95f", GREEN, 26, 7)
        + path("M-6 -34 C-32 -20 -38 -6 -38 8 H-6Z", CREAM, width=7)
    )


def screen() -> str:
    return (
        outlined("M-18 -46 L0 -28 L18 -46", STEEL, 4)
        + two("M-46 -28 H46 V36 H-46Z", PLUM, DARK_PLUM, 24)
        + rect(-36, -18, 72, 44, 6, "#e8483f", width=5)
        + path("M-10 -10 L16 4 L-10 18Z", CREAM, width=5)
        + outlined("M0 40 V66", WOOD, 6)
    )


def bomb() -> str:
    return (
        outlined("M14 -28 Q28 -54 44 -44", "#d4b974", 4)
        + star(48, -46, 17, GOLD, width=5)
        + circle(0, 6, 36, PLUM)
        + path("M-20 -6 q6 -14 18 -16", stroke="#8f87ad", width=7)
        + rect(4, -38, 22, 16, 3, DARK_PLUM, width=6)
    )


def book(cover: str = "#c8434a") -> str:
    return (
        path(
            "M0 -24 C-14 -36 -34 -36 -48 -30 V30 C-34 24 -14 24 0 36 C14 24 34 24 48 30 V-30 C34 -36 14 -36 0 -24Z",
            cover,
        )
        + path("M0 -22 C-12 -32 -28 -32 -40 -28 V20 C-28 16 -12 18 0 28Z", CREAM, width=5)
        + path("M0 -22 C12 -32 28 -32 40 -28 V20 C28 16 12 18 0 28Z", DARK_PAPER, width=5)
        + path("M-30 -14 h16 M-30 0 h16 M14 -14 h16 M14 0 h16", width=4)
    )


def shout() -> str:
    """Draw a book with an exclamation mark."""
    return (
        book()
        + path("M-8 -92 H10 L4 -58 H-2Z", "#e8483f", width=7)
        + circle(1, -44, 7, "#e8483f", width=6)
    )


def chart() -> str:
    """Draw an organisation chart."""
    return (
        rect(-48, -44, 96, 88, 14, CREAM)
        + path("M0 -16 V0 M-26 14 V0 H26 V14", width=6)
        + circle(0, -24, 13, TEAL, width=6)
        + circle(-26, 22, 13, GOLD, width=6)
        + circle(26, 22, 13, "#e8483f", width=6)
    )


def popcorn() -> str:
    puffs = "".join(
        circle(x, y, 14, f, width=6)
        for x, y, f in (
            (-26, -22, CREAM),
            (26, -22, "#ffe48f"),
            (-12, -38, "#ffe48f"),
            (12, -38, CREAM),
            (0, -22, CREAM),
        )
    )
    tub = "M-38 -16 H38 L28 46 H-28Z"
    return (
        puffs
        + path(tub, CREAM, width=0)
        + clip(
            tub,
            rect(-30, -20, 14, 80, 0, RED, width=0)
            + rect(-7, -20, 14, 80, 0, RED, width=0)
            + rect(16, -20, 14, 80, 0, DARK_RED, width=0),
        )
        + path(tub)
    )


def ballot() -> str:
    return (
        sheet(64, 84)
        + rect(-20, -30, 40, 40, 12, "#fff", width=6)
        + outlined("M-14 -12 L-2 2 L22 -34", "#e8483f", 8)
        + path("M-18 24 h36", width=6)
    )


def ribbon() -> str:
    return outlined("M-34 52 L14 -40", WOOD, 6) + outlined(
        "M14 -40 C60 -60 70 -10 34 -8 C0 -6 6 32 40 26 C64 20 66 46 46 54", "#f07f8f", 9
    )


def wheel() -> str:
    spokes = "".join(
        path("M0 -40 V40", stroke="#c9d4df", width=4, more=f'transform="rotate({a})"')
        for a in (0, 36, 72, 108, 144)
    )
    return (
        circle(0, 0, 44, GLASS, width=0, more='fill-opacity=".3"')
        + spokes
        + circle(0, 0, 42, stroke=INK, width=17)
        + circle(0, 0, 42, stroke="#56506f", width=6)
        + circle(0, 0, 10, GOLD, width=6)
    )


def compost() -> str:
    bin_ = two("M-40 -16 H40 L30 46 H-30Z", "#8a6a3f", "#63491f", 10)
    worm = path("M2 -10 C-6 -44 20 -56 26 -34 C30 -20 40 -22 40 -34", width=20) + path(
        "M2 -10 C-6 -44 20 -56 26 -34 C30 -20 40 -22 40 -34", stroke=PINK, width=10
    )
    return (
        worm
        + circle(40, -36, 3, INK, width=0)
        + path("M-46 -14 C-40 -34 -8 -36 0 -22 C14 -32 44 -26 46 -14Z", GREEN, width=7)
        + bin_
        + path("M-16 4 V32 M0 4 V32 M16 4 V32", width=5)
    )


def hush() -> str:
    """Draw a pile of books and a warning sign."""
    pile = (
        rect(-44, 26, 88, 20, 3, "#c8434a", width=7)
        + rect(-36, 6, 76, 20, 3, GOLD, width=7)
        + rect(-42, -14, 78, 20, 3, TEAL, width=7)
    )
    return (
        pile
        + circle(6, -44, 27, CREAM, width=7)
        + path("M6 -62 V-42", stroke="#e8483f", width=9)
        + circle(6, -30, 4.5, "#e8483f", width=0)
    )


def carrot() -> str:
    return (
        path("M0 -46 L-22 -74 M0 -46 V-82 M0 -46 L22 -74", width=17)
        + path("M0 -46 L-22 -74 M0 -46 V-82 M0 -46 L22 -74", stroke=GREEN, width=8)
        + two(
            "M-24 -42 Q0 -60 24 -42 C26 -10 12 40 0 70 C-12 40 -26 -10 -24 -42Z",
            "#f0832c",
            "#c55f17",
            2,
        )
        + path("M-20 -22 h16 M20 -4 h-14 M-10 20 h12", stroke="#c55f17", width=5)
    )


def wrench() -> str:
    d = "M0 62 V-22"
    return (
        path(d, width=26)
        + path(d, stroke=STEEL, width=13)
        + path(
            "M-26 -58 C-34 -30 -18 -14 0 -14 C18 -14 34 -30 26 -58 L12 -44 V-32 H-12 V-44Z", STEEL
        )
        + oval(0, 58, 10, 10, DARK_STEEL, width=7)
    )


def knitting() -> str:
    return (
        outlined("M-40 -50 L30 30", "#e8c27a", 5)
        + outlined("M44 -54 L-24 30", "#e8c27a", 5)
        + circle(-40, -52, 8, RED, width=5)
        + circle(44, -56, 8, RED, width=5)
        + circle(0, 20, 36, "#9a6fd0")
        + path(
            "M-28 6 q28 -22 56 6 M-34 22 q30 -24 66 4 M-16 48 q-6 -34 14 -58 M8 54 q10 -34 2 -64",
            stroke="#6c459c",
            width=5,
        )
        + circle(0, 20, 36)
    )


def marshmallow() -> str:
    return (
        outlined("M-34 66 L18 -30", WOOD, 6)
        + group(
            rect(-20, -24, 40, 44, 12, CREAM)
            + path("M-20 2 h40 v8 q0 10 -12 10 h-16 q-12 0 -12 -10Z", "#d99a4a", width=0)
            + rect(-20, -24, 40, 44, 12),
            "translate(24 -44) rotate(28)",
        )
        + path("M-6 -76 q-8 -14 2 -24 M50 -88 q10 -12 2 -24", stroke=CREAM, width=6)
    )


def letters() -> str:
    """Draw three letters and a plus sign."""
    return (
        group(letter("#f3d79a"), "translate(-10 -34) rotate(-14) scale(.8)")
        + group(letter("#bfe8c6"), "translate(14 -20) rotate(12) scale(.8)")
        + group(letter(), "translate(0 16)")
        + circle(40, 40, 21, "#e8483f", width=7)
        + path("M32 40 L48 40 M40 32 V48", stroke="#fff", width=6)
    )


def case(light: str = WOOD, dark: str = DARK_WOOD) -> str:
    return (
        path("M-16 -24 V-40 H16 V-24", width=15)
        + path("M-16 -24 V-40 H16 V-24", stroke="#d4b974", width=5)
        + two("M-46 -24 H46 V36 H-46Z", light, dark, 18)
        + path("M-46 2 H46", width=6)
        + rect(-10, -6, 20, 18, 3, GOLD, width=6)
    )


def totes() -> str:
    return (
        _tote(20, -30, "#f07f8f", "#c2566a", 0.8)
        + _tote(-16, 6, "#e9dcb8", "#c4b184", 1)
        + _tote(28, 24, TEAL, DARK_TEAL, 0.86)
    )


def _tote(x: float, y: float, light: str, dark: str, scale: float) -> str:
    bag = (
        outlined("M-18 -20 C-20 -56 20 -56 18 -20", light, 5, 8)
        + two("M-32 -20 H32 L36 44 H-36Z", light, dark, 10, 7)
        + egg(0, 12, 0.62)
    )
    return group(bag, f"translate({x} {y}) scale({scale})")


def clipboard() -> str:
    return (
        rect(-40, -46, 80, 100, 10, WOOD)
        + rect(-30, -32, 60, 78, 3, CREAM, width=5)
        + rect(-18, -56, 36, 22, 6, STEEL, width=7)
        + path("M-18 -10 h36 M-18 8 h36 M-18 26 h20", width=5)
        + outlined("M44 50 L22 4", GOLD, 7)
    )


def bush() -> str:
    """Draw a bush that covers the lower half of a chicken."""
    return (
        "".join(
            circle(x, y, k, f)
            for x, y, k, f in (
                (40, 214, 34, GREEN),
                (206, 214, 34, DARK_GREEN),
                (78, 196, 32, GREEN),
                (168, 198, 32, DARK_GREEN),
            )
        )
        + path("M30 214 Q122 182 214 214 V242 H30Z", GREEN, width=0)
        + path("M24 240 H222", width=8)
        + path(
            "M70 214 q8 -10 18 -2 M112 222 q8 -10 18 -2 M160 216 q8 -10 18 -2",
            stroke=DARK_GREEN,
            width=6,
        )
    )


def ukulele() -> str:
    return group(
        outlined("M0 -14 V-78", WOOD, 10)
        + rect(-13, -98, 26, 26, 4, DARK_WOOD, width=7)
        + path(
            "M0 -20 C22 -20 24 4 18 10 C34 18 34 52 0 52 C-34 52 -34 18 -18 10 C-24 4 -22 -20 0 -20Z",
            "#d99a4a",
        )
        + circle(0, 16, 11, PLUM, width=6)
        + path("M0 -70 V30", stroke=CREAM, width=3)
        + path("M-12 38 h24", width=6),
        "rotate(28)",
    )


def handlebar() -> str:
    """Draw a carrot for the handlebar of a bicycle."""
    return group(carrot(), "rotate(70) scale(.8)")


def drums() -> str:
    drum = (
        two("M-32 -22 L-24 44 H24 L32 -22Z", "#d9782d", "#a6541a", 8)
        + path("M-30 4 L-10 40 M30 4 L10 40 M-8 0 L8 40", stroke=CREAM, width=5)
        + oval(0, -22, 34, 14, CREAM, width=7)
    )
    return group(drum, "translate(-32 0) scale(.86)") + group(drum, "translate(28 0) scale(1.05)")


def hammock() -> str:
    """Draw a hammock between two poles, which covers the lower half of a chicken."""
    poles = path("M22 250 V84 M224 250 V84", width=20) + path(
        "M22 250 V84 M224 250 V84", stroke=WOOD, width=10
    )
    net = two(
        "M24 120 C60 150 60 150 84 152 H164 C188 150 190 146 222 120 C214 210 178 232 122 232 C68 232 32 210 24 120Z",
        "#f6e3b4",
        "#d9bd84",
        170,
    )
    return (
        poles
        + net
        + path(
            "M58 160 C64 196 76 214 92 226 M104 156 C102 190 106 214 112 230 M146 156 C148 190 142 214 136 230 M190 158 C184 194 172 212 154 226",
            stroke="#c8434a",
            width=7,
        )
    )
