"""Props of the groups of the right. Each is centred at (0, 0) and about 90 x 90 units large."""

from art.kit import (
    CREAM,
    DARK_BEAK,
    DARK_GOLD,
    DARK_STEEL,
    GOLD,
    INK,
    RED,
    STEEL,
    circle,
    group,
    outlined,
    oval,
    path,
    rect,
    star,
)
from art.political.left_props import case
from art.political.things import egg, glass, letter, sheet
from art.political.tones import DARK_PAPER, DARK_PLUM, DARK_WOOD, GREEN, PLUM, WOOD, two


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
    """Draw a boot with straps."""
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
    """Draw a watering can."""
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
    """Draw a chain letter."""
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
    """Draw a plate with an eagle."""
    return (
        circle(0, 0, 46, CREAM)
        + circle(0, 0, 34, stroke="#4a86e0", width=5)
        + path("M0 18 L-26 -8 L-12 -8 L-16 -20 L0 -10 L16 -20 L12 -8 L26 -8Z", "#8b5a2b", width=6)
        + circle(0, -14, 8, CREAM, width=5)
        + path("M6 -14 l8 4 l-8 3Z", DARK_BEAK, width=3)
    )
