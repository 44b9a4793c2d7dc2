"""The assets, 200 x 200 each. They show a thing that is whole."""

from art.kit import (
    BEAK,
    CREAM,
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
    placed,
    rect,
    star,
)
from art.political.things import bird, egg, money, note
from art.political.tones import (
    BLUE,
    DARK_BLUE,
    DARK_GREEN,
    DARK_PAPER,
    DARK_PLUM,
    DARK_VIOLET,
    DARK_WOOD,
    GLASS,
    GREEN,
    PLUM,
    TEAL,
    VIOLET,
    two,
)


def jingle() -> str:
    return (
        placed(note(), 92, 108, 1.5)
        + star(160, 48, 24, GOLD, width=7)
        + star(34, 64, 16, GOLD, width=6)
        + star(166, 158, 14, GOLD, width=6)
    )


def smile() -> str:
    lips = "M20 70 Q100 96 180 70 C180 150 140 182 100 182 C60 182 20 150 20 70Z"
    teeth = path("M36 88 Q100 108 164 88 L160 118 Q100 136 40 118Z", "#fff", width=6) + path(
        "M68 96 V126 M100 100 V130 M132 96 V126", width=5
    )
    return (
        path(lips, RED)
        + path(
            "M34 86 Q100 108 166 86 C162 146 134 166 100 166 C66 166 38 146 34 86Z",
            "#7a1f2b",
            width=5,
        )
        + teeth
        + path("M64 152 Q100 134 136 152 Q100 172 64 152Z", PINK, width=5)
        + star(168, 46, 26, "#fff", width=7, points=4, inner=0.3)
    )


def dog() -> str:
    ears = path("M50 62 C14 52 6 96 22 128 C40 132 52 112 58 92Z", DARK_WOOD) + path(
        "M150 62 C186 52 194 96 178 128 C160 132 148 112 142 92Z", DARK_WOOD
    )
    head = two(
        "M100 32 C146 32 160 70 156 112 C152 156 128 176 100 176 C72 176 48 156 44 112 C40 70 54 32 100 32Z",
        "#d99a4a",
        "#b0752c",
        120,
    )
    snout = two(
        "M100 98 C132 98 140 126 134 146 C128 164 72 164 66 146 C60 126 68 98 100 98Z",
        CREAM,
        DARK_PAPER,
        118,
    )
    look = (
        circle(78, 82, 10, INK, width=0)
        + circle(122, 82, 10, INK, width=0)
        + circle(75, 78, 3.5, "#fff", width=0)
        + circle(119, 78, 3.5, "#fff", width=0)
    )
    return (
        head
        + ears
        + snout
        + oval(100, 112, 17, 12, INK, width=0)
        + path("M100 122 V138 M80 136 Q90 150 100 138 Q110 150 120 136", width=6)
        + path("M104 146 h18 v18 q-9 14 -18 0Z", PINK, width=6)
        + look
    )


def bumper() -> str:
    car = two("M6 74 H194 V112 H6Z", BLUE, DARK_BLUE, 120)
    return (
        two("M24 76 L44 26 H156 L176 76Z", GLASS, "#8cc8cf", 120)
        + car
        + rect(12, 86, 24, 16, 4, RED, width=6)
        + rect(164, 86, 24, 16, 4, RED, width=6)
        + rect(2, 112, 196, 54, 14, STEEL)
        + group(
            rect(-42, -17, 84, 34, 4, GOLD, width=6)
            + path("M-26 2 h36", width=7)
            + egg(26, 0, 0.45),
            "translate(62 138) rotate(-5)",
        )
        + group(
            rect(-36, -16, 72, 32, 4, "#e8483f", width=6)
            + star(-16, 0, 12, "#fff")
            + path("M4 0 h20", stroke="#fff", width=7),
            "translate(150 140) rotate(6)",
        )
        + rect(30, 164, 34, 22, 4, PLUM)
        + rect(138, 164, 34, 22, 4, PLUM)
    )


def doughnuts() -> str:
    ring = (
        circle(0, 0, 50, "#d99a4a")
        + path(
            "M0 -46 C26 -46 46 -26 46 0 C46 20 36 22 30 34 C20 28 8 44 -4 42 C-14 48 -22 34 -34 32 C-36 20 -48 14 -46 0 C-46 -26 -26 -46 0 -46Z",
            "#f07f8f",
            width=5,
        )
        + circle(0, 0, 16, PLUM, width=7)
    )
    bits = "".join(
        group(rect(-7, -3, 14, 6, 3, fill, width=0), f"translate({x} {y}) rotate({turned})")
        for x, y, turned, fill in (
            (-26, -18, 30, GOLD),
            (4, -34, -20, TEAL),
            (30, -10, 80, CREAM),
            (-30, 12, 60, TEAL),
            (22, 22, 10, GOLD),
            (-6, 30, -30, CREAM),
        )
    )
    return placed(ring, 66, 74, 0.98) + placed(
        ring.replace("#f07f8f", "#8b5a2b") + bits, 122, 124, 1.12
    )


def endorsement() -> str:
    """Draw a star and a raised thumb."""
    return (
        star(104, 100, 92, GOLD, width=10)
        + path("M86 74 H104 C130 74 136 92 136 104 C136 118 128 134 104 134 H86Z", CREAM, width=8)
        + path("M100 90 H106 C116 90 118 98 118 104 C118 110 114 118 106 118 H100Z", GOLD, width=6)
        + path("M30 30 q6 -14 18 -18 M176 34 q-6 -14 -18 -18", stroke=DARK_GOLD, width=8)
    )


def bots() -> str:
    """Draw a field of robots."""
    head = (
        rect(-24, -20, 48, 40, 8, STEEL, width=7)
        + circle(-10, -2, 7, "#9fe3ff", width=4)
        + circle(10, -2, 7, "#9fe3ff", width=4)
        + path("M-6 10 L0 6 L6 10 L0 15Z", BEAK, width=3)
        + path("M0 -20 V-34", width=6)
        + circle(0, -38, 7, RED, width=5)
    )
    return (
        rect(6, 84, 188, 100, 10, GREEN)
        + "".join(
            placed(head, x, y, k) for x, y, k in ((44, 70, 0.8), (100, 66, 0.8), (156, 70, 0.8))
        )
        + path("M10 110 H190", stroke=DARK_GREEN, width=10)
        + "".join(placed(head, x, 122, 1) for x in (68, 134))
        + path("M10 152 H190", stroke=DARK_GREEN, width=10)
        + path(
            "M20 174 q8 -14 12 0 q6 -14 12 0 M150 174 q8 -14 12 0 q6 -14 12 0",
            stroke="#8fd48a",
            width=6,
        )
    )


def bus() -> str:
    body = two("M8 46 H176 Q192 46 192 62 V148 H8Z", "#e8483f", DARK_RED, 140)
    windows = rect(18, 58, 34, 32, 4, GLASS, width=6) + rect(142, 58, 38, 40, 4, GLASS, width=6)
    face = rect(60, 54, 74, 84, 4, CREAM, width=7) + clip(
        "M62 56 h70 v80 h-70Z", bird(44, 54, 0.44, eye="happy", bill="smirk")
    )
    wheels = "".join(
        circle(x, 152, 22, PLUM) + circle(x, 152, 8, STEEL, width=0) for x in (46, 152)
    )
    return (
        body
        + windows
        + path("M12 112 H56 M138 112 H188", stroke=GOLD, width=9)
        + face
        + rect(60, 54, 74, 84, 4, width=7)
        + wheels
    )


def podcast() -> str:
    return (
        path("M46 92 a54 54 0 0 1 108 0", width=20)
        + path("M46 92 a54 54 0 0 1 108 0", stroke=PLUM, width=8)
        + rect(66, 20, 68, 104, 34, VIOLET, width=9)
        + path("M66 56 H134 M66 76 H134", stroke=DARK_VIOLET, width=7)
        + rect(66, 20, 68, 104, 34, width=9)
        + path("M44 98 C44 160 156 160 156 98", width=18)
        + path("M44 98 C44 160 156 160 156 98", stroke=STEEL, width=7)
        + outlined("M100 146 V178 M64 184 H136", STEEL, 8)
        + path("M100 106 C70 88 80 66 100 80 C120 66 130 88 100 106Z", RED, width=6)
    )


def crowd() -> str:
    """Draw a photo of a crowd: copies of the same chickens."""
    heads = "".join(
        bird(x, y, 0.26, eye=eye)
        for y in (56, 86, 116)
        for x, eye in ((18, "open"), (52, "happy"), (86, "open"), (120, "happy"))
    )
    return group(
        rect(6, 20, 188, 160, 8, CREAM, width=9)
        + rect(20, 34, 160, 116, 4, "#57c3e0", width=6)
        + clip("M20 34 h160 v116 h-160Z", heads)
        + rect(20, 34, 160, 116, 4, width=6)
        + path("M92 34 L100 150", stroke=CREAM, width=4, more='stroke-dasharray="9 8"')
        + path("M60 166 h80", width=6),
        "rotate(-4 100 100)",
    )


def dark_money() -> str:
    return (
        placed(money(PLUM, DARK_PLUM), 96, 104, 1.75)
        + path("M78 118 q10 -10 22 0 M104 118 q10 -10 22 0", width=6)
        + circle(168, 164, 24, DARK_STEEL, width=8)
        + circle(34, 170, 20, DARK_STEEL, width=8)
        + path("M168 152 V176 M34 160 V180", stroke=INK, width=7)
    )


def pac() -> str:
    """Draw a purse with a cape."""
    cape = two(
        "M52 70 C14 106 2 150 12 186 C46 170 74 182 100 172 C126 182 154 170 188 186 C198 150 186 106 148 70Z",
        RED,
        DARK_RED,
        128,
    )
    return (
        cape
        + placed(money(GOLD, DARK_GOLD), 100, 104, 1.45)
        + path("M60 64 L46 40 M140 64 L154 40", stroke=RED, width=12)
        + rect(60, 88, 80, 28, 14, BLUE, width=7)
        + oval(84, 102, 10, 9, "#fff", width=4)
        + oval(116, 102, 10, 9, "#fff", width=4)
        + circle(86, 102, 4, INK, width=0)
        + circle(118, 102, 4, INK, width=0)
    )


def throne() -> str:
    back = two(
        "M44 130 L38 34 L62 50 L76 18 L100 42 L124 18 L138 50 L162 34 L156 130Z",
        GOLD,
        DARK_GOLD,
        120,
    )
    return (
        back
        + rect(62, 60, 76, 74, 8, RED, width=7)
        + egg(100, 92, 0.9)
        + two("M36 126 H164 V160 H36Z", RED, DARK_RED, 120)
        + rect(26, 104, 26, 58, 8, GOLD)
        + rect(148, 104, 26, 58, 8, DARK_GOLD)
        + rect(36, 160, 22, 28, 4, DARK_GOLD)
        + rect(142, 160, 22, 28, 4, DARK_GOLD)
    )


ASSETS = {
    "catchy-jingle": jingle(),
    "focus-grouped-smile": smile(),
    "photogenic-dog": dog(),
    "bumper-stickers": bumper(),
    "free-doughnuts": doughnuts(),
    "d-list-endorsement": endorsement(),
    "bot-farm": bots(),
    "bus-with-your-face-on-it": bus(),
    "friendly-podcast": podcast(),
    "suspiciously-large-crowd-photo": crowd(),
    "dark-money": dark_money(),
    "super-duper-pac": pac(),
    "hereditary-safe-seat": throne(),
}
