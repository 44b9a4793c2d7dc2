"""What the groups of Political Chicken hold. Each is drawn around 0,0 and about 90 x 90 large."""

from data.art.kit import (
    CREAM,
    DARK_BEAK,
    DARK_GOLD,
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
from data.art.political_hats import DARK_PLUM, PLUM, two

WOOD, DARK_WOOD = "#8b4d1e", "#63340f"
GREEN, DARK_GREEN = "#4fae62", "#337a45"
TEAL, DARK_TEAL = "#38c0b4", "#1f8f88"
GLASS = "#bfeef0"
DARK_PAPER = "#dcd0c4"


def megaphone() -> str:
    return (
        path("M-44 -8 L-20 -12 L34 -40 V40 L-20 16 L-44 12Z", "#e4633f")
        + path("M-20 4 L34 8 V40 L-20 16 L-42 10Z", "#b8482c", width=0)
        + path("M-44 -8 L-20 -12 L34 -40 V40 L-20 16 L-44 12Z")
        + oval(34, 0, 11, 40, CREAM)
        + path("M-18 16 l6 26 h16 l-6 -18", PLUM, width=7)
    )


def sheet(w: float = 60, h: float = 76) -> str:
    return two(f"M{-w / 2} {-h / 2} H{w / 2} V{h / 2} H{-w / 2}Z", CREAM, DARK_PAPER, 14, 7)


def egg(x: float = 0, y: float = 0, k: float = 1, fill: str = CREAM) -> str:
    return group(
        path(
            "M0 -22 C14 -22 20 -4 20 6 C20 18 12 24 0 24 C-12 24 -20 18 -20 6 C-20 -4 -14 -22 0 -22Z",
            fill,
            width=7,
        ),
        f"translate({x} {y}) scale({k})",
    )


# -- left ------------------------------------------------------------------------------------------


def brunch() -> str:
    """A flute of something and a croissant."""
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


def latte() -> str:
    return (
        path("M30 -14 C56 -18 56 22 26 20", width=16)
        + path("M30 -14 C56 -18 56 22 26 20", stroke=CREAM, width=6)
        + two("M-40 -24 H36 C36 20 26 36 -2 36 C-30 36 -40 20 -40 -24Z", CREAM, DARK_PAPER, 12)
        + path(
            "M-44 -24 C-48 -44 -26 -48 -20 -42 C-14 -58 14 -58 18 -42 C30 -50 46 -40 40 -24Z",
            "#f6e3c4",
            width=7,
        )
        + path("M-2 18 C-24 4 -16 -10 -2 -2 C12 -10 20 4 -2 18Z", "#c8434a", width=5)
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
    """A book, and how it is quoted."""
    return (
        book()
        + path("M-8 -92 H10 L4 -58 H-2Z", "#e8483f", width=7)
        + circle(1, -44, 7, "#e8483f", width=6)
    )


def chart() -> str:
    """Who appoints whom."""
    return (
        rect(-48, -44, 96, 88, 14, CREAM)
        + path("M0 -16 V0 M-26 14 V0 H26 V14", width=6)
        + circle(0, -24, 13, TEAL, width=6)
        + circle(-26, 22, 13, GOLD, width=6)
        + circle(26, 22, 13, "#e8483f", width=6)
    )


def mike() -> str:
    return (
        outlined("M0 4 V62", PLUM, 11)
        + circle(0, -20, 28, STEEL)
        + path(
            "M-24 -32 H24 M-28 -18 H28 M-22 -4 H22 M-10 -46 V4 M10 -46 V4",
            stroke=DARK_STEEL,
            width=4,
        )
        + circle(0, -20, 28)
        + rect(-18, 4, 36, 14, 5, GOLD, width=6)
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


def stand() -> str:
    """A microphone on its stand, from below."""
    return (
        path("M-24 70 L16 -16", width=14)
        + path("M-24 70 L16 -16", stroke=STEEL, width=5)
        + group(
            oval(0, -24, 19, 26, PLUM)
            + path("M-17 -14 H17", stroke=STEEL, width=6)
            + path("M-12 -34 q4 -8 10 -10", stroke="#8f87ad", width=5),
            "translate(18 -14) rotate(25)",
        )
    )


def hush() -> str:
    """A pile of books, and a sign that says nothing."""
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


def letter(fill: str = CREAM) -> str:
    return two("M-46 -32 H46 V32 H-46Z", fill, DARK_PAPER, 18) + path(
        "M-46 -32 L0 8 L46 -32", width=7
    )


def letters() -> str:
    """One too many, to everybody."""
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
    """What an ambusher stands behind; it goes across the whole lower half."""
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


def note() -> str:
    return (
        path("M-18 32 V-36 L32 -48 V20", width=20)
        + path("M-18 -36 L32 -48 V-30 L-18 -18Z", TEAL, width=6)
        + path("M-18 32 V-30 M32 20 V-42", stroke=TEAL, width=8)
        + oval(-28, 34, 18, 14, TEAL)
        + oval(22, 22, 18, 14, DARK_TEAL)
    )


def handlebar() -> str:
    """A carrot."""
    return group(carrot(), "rotate(70) scale(.8)")


def drums() -> str:
    one = (
        two("M-32 -22 L-24 44 H24 L32 -22Z", "#d9782d", "#a6541a", 8)
        + path("M-30 4 L-10 40 M30 4 L10 40 M-8 0 L8 40", stroke=CREAM, width=5)
        + oval(0, -22, 34, 14, CREAM, width=7)
    )
    return group(one, "translate(-32 0) scale(.86)") + group(one, "translate(28 0) scale(1.05)")


# -- right -----------------------------------------------------------------------------------------


def island() -> str:
    leaves = "".join(
        group(
            path("M0 0 C14 -22 44 -22 58 2 C42 -2 18 -2 0 0Z", GREEN, width=7),
            f"translate(-4 -32) rotate({turned})",
        )
        for turned in (150, 205, 30, -24)
    )
    return (
        path("M-54 42 Q0 8 56 42Z", "#f3d79a")
        + outlined("M4 30 C10 6 6 -14 -4 -32", WOOD, 9)
        + leaves
        + circle(36, 20, 20, GOLD, width=6)
        + path("M36 9 V31", stroke=DARK_GOLD, width=7)
    )


def money(light: str = GREEN, dark: str = DARK_GREEN) -> str:
    bag = "M-18 -24 C-52 2 -60 40 -40 50 Q0 62 40 50 C60 40 52 2 18 -24Z"
    return (
        path("M-26 -48 Q0 -36 26 -48 L18 -24 H-18Z", light)
        + two(bag, light, dark, 10)
        + egg(0, 18, 0.86)
    )


def radio() -> str:
    return (
        outlined("M-20 -34 L-48 -70", STEEL, 4)
        + two("M-50 -34 H50 V42 H-50Z", "#c8434a", "#97303a", 18)
        + rect(-40, -22, 46, 52, 4, "#f3dfa6", width=6)
        + path("M-32 -10 h30 M-32 4 h30 M-32 18 h30", width=5)
        + circle(28, -8, 11, CREAM, width=6)
        + circle(28, 20, 11, CREAM, width=6)
    )


def missile() -> str:
    return group(
        path("M-16 30 L-36 58 H36 L16 30Z", "#e8483f")
        + two("M-18 42 V-24 L0 -66 L18 -24 V42Z", STEEL, DARK_STEEL, 2)
        + path("M-18 -24 L0 -66 L18 -24Z", "#e8483f", width=7)
        + path("M-18 8 H18", stroke=GOLD, width=8),
        "rotate(16)",
    )


def gavel() -> str:
    return group(
        outlined("M0 0 V72", WOOD, 10)
        + two("M-44 -34 H44 V6 H-44Z", WOOD, DARK_WOOD, 20)
        + path("M-26 -34 V6 M26 -34 V6", stroke=GOLD, width=7),
        "rotate(34)",
    )


def spoon() -> str:
    return group(
        path("M0 70 V4", width=22)
        + path("M0 70 V4", stroke="#c9d4df", width=10)
        + two(
            "M0 -66 C26 -66 30 -34 26 -18 C22 0 10 8 0 8 C-10 8 -22 0 -26 -18 C-30 -34 -26 -66 0 -66Z",
            "#e3ebf2",
            "#b9c6d4",
            4,
        )
        + path("M-12 -44 q4 -8 12 -10", stroke="#fff", width=7),
        "rotate(14)",
    )


def golf() -> str:
    return (
        outlined("M-20 62 V-52", CREAM, 5)
        + path("M-16 -56 H46 L30 -38 L46 -20 H-16Z", "#e8483f", width=7)
        + oval(-14, 60, 46, 12, GREEN)
        + circle(26, 44, 14, "#fff", width=6)
        + path("M22 40 h1 M30 44 h1 M24 50 h1", width=4)
    )


def rocket() -> str:
    return (
        outlined("M0 26 V76", WOOD, 5)
        + two("M-20 34 V-32 H20 V34Z", "#c8434a", "#97303a", 2)
        + path("M-28 -30 L0 -66 L28 -30Z", GOLD)
        + path("M-20 -6 L20 -18 M-20 18 L20 6", stroke=CREAM, width=7)
        + path("M-20 34 V-32 H20 V34Z")
        + "".join(star(x, y, 11, GOLD, width=4) for x, y in ((-40, -44), (44, -30), (40, 20)))
    )


def strap() -> str:
    """A boot, pulled up by its own straps."""
    return group(
        path("M-24 -40 C-30 -76 10 -76 6 -40", width=15)
        + path("M-24 -40 C-30 -76 10 -76 6 -40", stroke=GOLD, width=6)
        + two("M-30 -40 H14 V8 L46 18 Q54 24 52 40 H-30Z", WOOD, DARK_WOOD, 4)
        + rect(-36, 38, 92, 14, 2, PLUM, width=6)
        + path("M14 -24 h-18 M14 -8 h-18", stroke=GOLD, width=5),
        "translate(-6 6)",
    )


def no_lobby() -> str:
    return (
        case("#4a86e0", "#2f5fae")
        + circle(0, 4, 50, stroke=INK, width=20)
        + circle(0, 4, 50, stroke=RED, width=10)
        + path("M-35 39 L35 -31", width=20)
        + path("M-35 39 L35 -31", stroke=RED, width=10)
    )


def tin() -> str:
    return (
        two("M-30 -42 H30 V46 H-30Z", STEEL, DARK_STEEL, 8)
        + rect(-30, -20, 60, 44, 0, "#e4633f", width=7)
        + egg(0, 2, 0.6)
        + path("M-30 -42 L-18 -58 H38 L30 -42", "#c9d4df", width=7)
    )


def gate() -> str:
    bars = "".join(
        path(f"M{x} 46 V-34 L{x + 8} -48 L{x + 16} -34 V46Z", "#56506f", width=6)
        for x in (-48, -24, 8, 32)
    )
    return (
        path("M-54 -10 H54 M-54 26 H54", width=16)
        + path("M-54 -10 H54 M-54 26 H54", stroke=PLUM, width=7)
        + bars
        + rect(-14, -4, 28, 26, 4, GOLD, width=6)
    )


def diploma() -> str:
    return group(
        two("M-48 -20 H48 V20 H-48Z", CREAM, DARK_PAPER, 14)
        + oval(-48, 0, 9, 20, DARK_PAPER, width=6)
        + oval(48, 0, 9, 20, CREAM, width=6)
        + path("M-8 16 L-14 52 L0 40 L14 52 L8 16Z", RED, width=6)
        + circle(0, 4, 20, GOLD, width=7)
        + path("M0 -6 V14", stroke=DARK_GOLD, width=7),
        "rotate(-24)",
    )


def flag() -> str:
    bars = path("M-20 4 L48 -50 V-20 L18 4Z", "#7a4fb0", width=0)
    return (
        outlined("M-24 66 V-54", WOOD, 6)
        + rect(-20, -50, 68, 54, 2, "#f0832c", width=0)
        + bars
        + egg(14, -24, 0.72)
        + rect(-20, -50, 68, 54, 2, width=8)
    )


def candle() -> str:
    return (
        path("M0 -74 C16 -54 16 -40 0 -34 C-16 -40 -16 -54 0 -74Z", "#f9ab2a", width=7)
        + path("M0 -34 V-22", width=6)
        + two("M-26 -22 H26 V44 H-26Z", "#4a465c", "#2b2838", 6)
        + rect(-26, -4, 52, 30, 0, CREAM, width=6)
        + path("M-12 16 L-4 4 L4 12 L12 2", width=6)
        + rect(-40, 42, 80, 12, 3, STEEL, width=6)
    )


def umbrella() -> str:
    return (
        outlined("M0 -34 V66", WOOD, 6)
        + two("M-64 -28 L-44 -66 L0 -84 L44 -66 L64 -28Z", "#c8434a", "#97303a", 12)
        + path("M-22 -28 L0 -82 L22 -28", width=5)
        + circle(-40, 14, 13, GOLD, width=6)
        + circle(40, 22, 13, GOLD, width=6)
        + circle(34, -6, 9, GOLD, width=5)
    )


def spatula() -> str:
    return group(
        outlined("M0 76 V-8", WOOD, 8)
        + two("M-26 -8 L-30 -66 H30 L26 -8Z", STEEL, DARK_STEEL, 4)
        + path("M-12 -54 V-22 M0 -54 V-22 M12 -54 V-22", width=6),
        "rotate(12)",
    ) + group(
        path("M-36 0 Q0 -20 36 0", width=30)
        + path("M-36 0 Q0 -20 36 0", stroke="#b5532a", width=16)
        + path("M-18 -12 l6 10 M2 -16 l6 10 M22 -12 l6 10", stroke="#7d3415", width=5),
        "translate(12 -76)",
    )


def pills() -> str:
    return (
        two("M-30 -26 H30 V50 H-30Z", "#f0832c", "#c55f17", 8)
        + rect(-36, -50, 72, 26, 4, CREAM)
        + path("M-20 -46 v18 M-4 -46 v18 M12 -46 v18", stroke=DARK_PAPER, width=5)
        + rect(-30, -6, 60, 36, 0, CREAM, width=6)
        + rect(-18, 4, 36, 16, 8, RED, width=5)
        + path("M0 4 H10 Q18 4 18 12 Q18 20 10 20 H0Z", "#fff", width=5)
    )


def cigar() -> str:
    return (
        group(
            path("M-56 0 H40", width=36)
            + path("M-54 0 H40", stroke=WOOD, width=22)
            + path("M-6 -11 V11", stroke=GOLD, width=15)
            + path("M44 -11 V11", stroke="#e8483f", width=9),
            "rotate(-18)",
        )
        + path("M52 -30 C36 -52 66 -58 52 -84 M66 -26 C78 -44 62 -52 76 -70", width=15)
        + path(
            "M52 -30 C36 -52 66 -58 52 -84 M66 -26 C78 -44 62 -52 76 -70", stroke="#cfc9e2", width=6
        )
    )


def can() -> str:
    """For watering, when nobody may."""
    return (
        path("M-30 -14 C-30 -56 30 -56 30 -14", width=16)
        + path("M-30 -14 C-30 -56 30 -56 30 -14", stroke="#4a86e0", width=6)
        + outlined("M34 32 L66 -18", "#4a86e0", 9)
        + group(rect(-18, -8, 36, 14, 2, STEEL, width=6), "translate(70 -26) rotate(32)")
        + two("M-40 -14 H38 V48 H-40Z", "#4a86e0", "#2f5fae", 10)
        + "".join(
            path(d, "#9fe3ff", width=5)
            for d in (
                "M88 -20 q-9 14 0 20 q9 -6 0 -20Z",
                "M70 4 q-9 14 0 20 q9 -6 0 -20Z",
                "M96 18 q-9 14 0 20 q9 -6 0 -20Z",
            )
        )
    )


def blower() -> str:
    flying = ((40, -60, "#f0832c", -20), (58, -20, GOLD, 30), (48, 40, "#c8434a", 60))
    leaves = "".join(
        group(
            path("M0 0 C10 -18 30 -18 38 -4 C28 10 12 12 0 0Z", fill, width=6),
            f"translate({x} {y}) rotate({turned})",
        )
        for x, y, fill, turned in flying
    )
    return leaves + group(
        two("M-50 -18 H4 V26 H-50Z", "#e4633f", "#b8482c", -18)
        + two("M4 -10 H52 L60 -18 V28 L52 18 H4Z", PLUM, DARK_PLUM, 26)
        + path("M-38 -18 V-38 H-6 V-18", width=13)
        + path("M-38 -18 V-38 H-6 V-18", stroke=STEEL, width=5),
        "translate(-8 6) rotate(-20)",
    )


def chain() -> str:
    """A letter that must be passed on."""
    link = rect(-20, -12, 40, 24, 9, width=15) + rect(-20, -12, 40, 24, 9, stroke=STEEL, width=6)
    links = "".join(
        group(link, f"translate({x} {y}) rotate({turned})")
        for x, y, turned in ((-30, -54, 30), (0, -38, 64), (34, 54, 30))
    )
    return links + group(letter(), "translate(4 8)") + rect(-10, 0, 28, 24, 3, "#e8483f", width=6)


def cane() -> str:
    d = "M0 76 V-40 C0 -74 -46 -74 -46 -40"
    return (
        path(d, width=23) + path(d, stroke=WOOD, width=12) + rect(-9, 56, 18, 18, 2, GOLD, width=6)
    )


def ticket() -> str:
    return (
        sheet(56, 80)
        + rect(-18, -30, 36, 18, 2, "#e8483f", width=5)
        + path("M-16 4 h32 M-16 20 h20", width=6)
    )


def glass() -> str:
    return group(
        path("M0 30 V76", width=24)
        + path("M0 30 V76", stroke=WOOD, width=12)
        + circle(0, -8, 40, GLASS, width=15)
        + circle(0, -8, 40, stroke=GOLD, width=6)
        + path("M-20 -24 q6 -12 18 -14", stroke="#fff", width=7),
        "rotate(-26)",
    )


def scroll() -> str:
    return (
        two("M-34 -46 H34 V46 H-34Z", "#f3e2b8", "#d4bd85", 10)
        + rect(-44, -60, 88, 20, 3, "#e2cb92", width=7)
        + rect(-44, 42, 88, 20, 3, "#e2cb92", width=7)
        + path("M-20 -22 h40 M-20 -6 h40 M-20 10 h24", width=5)
        + circle(16, 26, 10, RED, width=5)
    )


def nitpick() -> str:
    return group(scroll(), "translate(-16 8) scale(.9)") + group(
        glass(), "translate(22 10) scale(.72)"
    )


def tyre() -> str:
    return (
        rect(-46, -46, 92, 92, 26, PLUM)
        + rect(-30, -30, 60, 60, 12, "#c9d4df", width=7)
        + circle(0, 0, 12, PLUM, width=6)
        + "".join(
            circle(x, y, 4, INK, width=0) for x, y in ((-18, -18), (18, -18), (-18, 18), (18, 18))
        )
    )


def quill() -> str:
    return group(
        path("M0 76 C-6 40 -4 10 6 -20", width=9)
        + two("M2 36 C-40 -6 -26 -64 26 -92 C40 -50 36 0 2 36Z", CREAM, DARK_PAPER, 10)
        + path("M2 36 C4 0 12 -40 24 -80", width=5)
        + path("M-8 -6 l14 -4 M-8 -34 l22 -6", stroke=DARK_PAPER, width=5),
        "rotate(10)",
    )


def plate() -> str:
    """A second eagle, for the wall."""
    return (
        circle(0, 0, 46, CREAM)
        + circle(0, 0, 34, stroke="#4a86e0", width=5)
        + path("M0 18 L-26 -8 L-12 -8 L-16 -20 L0 -10 L16 -20 L12 -8 L26 -8Z", "#8b5a2b", width=6)
        + circle(0, -14, 8, CREAM, width=5)
        + path("M6 -14 l8 4 l-8 3Z", DARK_BEAK, width=3)
    )


def hammock() -> str:
    """Spread before the whole lower half, between two poles."""
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
