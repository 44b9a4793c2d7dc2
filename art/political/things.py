"""Things that several drawings show. Each is centred at (0, 0) and about 90 x 90 units large."""

from art.kit import (
    CREAM,
    DARK_STEEL,
    GOLD,
    STEEL,
    chicken,
    circle,
    group,
    outlined,
    oval,
    path,
    placed,
    rect,
)
from art.political.tones import (
    DARK_GREEN,
    DARK_PAPER,
    DARK_TEAL,
    GLASS,
    GREEN,
    PAPER,
    PLUM,
    TEAL,
    WOOD,
    two,
)


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


def letter(fill: str = CREAM) -> str:
    return two("M-46 -32 H46 V32 H-46Z", fill, DARK_PAPER, 18) + path(
        "M-46 -32 L0 8 L46 -32", width=7
    )


def note() -> str:
    return (
        path("M-18 32 V-36 L32 -48 V20", width=20)
        + path("M-18 -36 L32 -48 V-30 L-18 -18Z", TEAL, width=6)
        + path("M-18 32 V-30 M32 20 V-42", stroke=TEAL, width=8)
        + oval(-28, 34, 18, 14, TEAL)
        + oval(22, 22, 18, 14, DARK_TEAL)
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


def stand() -> str:
    """Draw a microphone on its stand, with the foot at the bottom."""
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


def money(light: str = GREEN, dark: str = DARK_GREEN) -> str:
    bag = "M-18 -24 C-52 2 -60 40 -40 50 Q0 62 40 50 C60 40 52 2 18 -24Z"
    return (
        path("M-26 -48 Q0 -36 26 -48 L18 -24 H-18Z", light)
        + two(bag, light, dark, 10)
        + egg(0, 18, 0.86)
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


def bird(x: float, y: float, scale: float, **parts: object) -> str:
    """Draw a small chicken for a scene."""
    look: dict[str, object] = {"has_tail": False, "left": None, "right": None}
    return placed(chicken(**(look | parts)), x, y, scale)  # type: ignore[arg-type]


def fire(x: float, y: float, scale: float = 1) -> str:
    outer = path(
        "M0 40 C-36 40 -46 4 -24 -22 C-22 -8 -14 -6 -10 -12 C-16 -38 2 -56 14 -66 C10 -40 40 -22 38 8 C38 30 22 40 0 40Z",
        "#f0832c",
    )
    return placed(
        outer
        + path("M2 38 C-18 38 -22 16 -8 2 C-4 12 4 10 4 0 C20 12 24 38 2 38Z", "#ffe08a", width=0),
        x,
        y,
        scale,
    )


def paper(x: float, y: float, across: float, down: float, turned: float = 0) -> str:
    return group(
        two(
            f"M{-across / 2} {-down / 2} H{across / 2} V{down / 2} H{-across / 2}Z",
            PAPER,
            DARK_PAPER,
            across / 5,
        ),
        f"translate({x} {y}) rotate({turned})",
    )
