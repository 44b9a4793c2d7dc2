"""The cards of Political Chicken that are no groups: attachments, specials and events, 200 x 200 each.

Rule: what is good has its thing whole; what harms has it torn, dripping or on fire.
"""

from data.art import political_hats as hats
from data.art import political_props as props
from data.art.kit import (
    BEAK,
    CREAM,
    DARK_GOLD,
    DARK_RED,
    DARK_STEEL,
    FOX_EARS,
    GOLD,
    INK,
    PINK,
    RED,
    STEEL,
    burst,
    chicken,
    circle,
    clip,
    fox_eyes,
    fox_head,
    group,
    outlined,
    oval,
    path,
    placed,
    rect,
    star,
)
from data.art.political_hats import DARK_PLUM, PLUM, two

PAPER, DARK_PAPER = CREAM, "#dcd0c4"
WOOD, DARK_WOOD = "#8b4d1e", "#63340f"
GREEN, DARK_GREEN = "#4fae62", "#337a45"
TEAL, DARK_TEAL = "#38c0b4", "#1f8f88"
VIOLET, DARK_VIOLET = "#9a6fd0", "#6c459c"
BLUE, DARK_BLUE = "#4a86e0", "#2f5fae"
GLASS = "#bfeef0"


def bird(x: float, y: float, scale: float, **parts: object) -> str:
    """A small chicken in a scene."""
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


# -- attachments -----------------------------------------------------------------------------------


def jingle() -> str:
    return (
        placed(props.note(), 92, 108, 1.5)
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
            + props.egg(26, 0, 0.45),
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
    """A star of the fourth rank, and the thumb that it lends."""
    return (
        star(104, 100, 92, GOLD, width=10)
        + path("M86 74 H104 C130 74 136 92 136 104 C136 118 128 134 104 134 H86Z", CREAM, width=8)
        + path("M100 90 H106 C116 90 118 98 118 104 C118 110 114 118 106 118 H100Z", GOLD, width=6)
        + path("M30 30 q6 -14 18 -18 M176 34 q-6 -14 -18 -18", stroke=DARK_GOLD, width=8)
    )


def bots() -> str:
    """A field of them."""
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
    """Always the same three, pasted again and again."""
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
        placed(props.money(PLUM, DARK_PLUM), 96, 104, 1.75)
        + path("M78 118 q10 -10 22 0 M104 118 q10 -10 22 0", width=6)
        + circle(168, 164, 24, DARK_STEEL, width=8)
        + circle(34, 170, 20, DARK_STEEL, width=8)
        + path("M168 152 V176 M34 160 V180", stroke=INK, width=7)
    )


def pac() -> str:
    """A purse with a cape."""
    cape = two(
        "M52 70 C14 106 2 150 12 186 C46 170 74 182 100 172 C126 182 154 170 188 186 C198 150 186 106 148 70Z",
        RED,
        DARK_RED,
        128,
    )
    return (
        cape
        + placed(props.money(GOLD, DARK_GOLD), 100, 104, 1.45)
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
        + props.egg(100, 92, 0.9)
        + two("M36 126 H164 V160 H36Z", RED, DARK_RED, 120)
        + rect(26, 104, 26, 58, 8, GOLD)
        + rect(148, 104, 26, 58, 8, DARK_GOLD)
        + rect(36, 160, 22, 28, 4, DARK_GOLD)
        + rect(142, 160, 22, 28, 4, DARK_GOLD)
    )


def nepotism() -> str:
    """An egg with a tie and an office."""
    egg = two(
        "M100 20 C140 20 158 74 158 108 C158 140 132 158 100 158 C68 158 42 140 42 108 C42 74 60 20 100 20Z",
        CREAM,
        "#ecd6b6",
        120,
    )
    tie = path("M88 92 h24 l10 42 l-22 20 l-22 -20Z", RED, width=7) + path(
        "M72 88 L100 102 L128 88", width=7
    )
    plate = rect(24, 148, 152, 38, 6, WOOD, width=9) + rect(40, 158, 120, 18, 3, GOLD, width=6)
    return (
        egg
        + tie
        + path("M64 62 q14 -12 28 0 M108 62 q14 -12 28 0", width=8)
        + plate
        + path("M56 167 h88", width=5)
    )


def gaffe() -> str:
    """A foot in its own beak."""
    leg = outlined("M150 196 C190 170 186 120 132 116", BEAK, 10) + outlined(
        "M132 116 l-26 -20 M132 116 l-30 4 M132 116 l-22 24", BEAK, 8
    )
    head = bird(-20, 8, 0.92, eye="wide", bill="open")
    return clip("M-40 -40 H240 V196 H-40Z", head + leg)


def dancing() -> str:
    """A clip that everybody has seen by now."""
    frame = rect(8, 26, 184, 148, 12, PLUM, width=9) + "".join(
        rect(x, y, 16, 14, 3, CREAM, width=0)
        for x in (22, 50, 78, 106, 134, 162)
        for y in (34, 152)
    )
    stage = rect(18, 54, 164, 92, 2, "#f07f8f", width=6)
    dancer = group(
        bird(0, 0, 0.42, eye="shut", bill="open", left="up", right="down"),
        "translate(44 46) rotate(-14 50 50)",
    )
    return (
        frame
        + clip("M18 54 h164 v92 h-164Z", stage + dancer)
        + rect(18, 54, 164, 92, 2, width=6)
        + path("M40 70 q-8 10 0 20 M158 70 q8 10 0 20 M150 110 q8 8 2 18", stroke="#fff", width=7)
    )


def tickets() -> str:
    one = (
        rect(-34, -52, 68, 104, 4, CREAM, width=8)
        + rect(-22, -40, 44, 22, 4, RED, width=5)
        + path("M-20 -4 h40 M-20 14 h40 M-20 32 h24", width=6)
    )
    return (
        group(one, "translate(58 112) rotate(-16)")
        + group(one, "translate(142 112) rotate(15)")
        + group(one, "translate(100 100)")
    )


def shopping() -> str:
    """A list, and what drips from it."""
    strip = "M52 10 H148 V150 l-16 18 l-16 -18 l-16 18 l-16 -18 l-16 18 l-16 -18Z"
    return (
        two(strip, PAPER, DARK_PAPER, 118)
        + path("M68 38 h64 M68 62 h48 M68 86 h60", width=7)
        + path("M68 118 h28", stroke=RED, width=9)
        + path(
            "M132 104 C164 132 170 154 170 166 C170 182 158 192 146 192 C134 192 122 182 122 166 C122 154 122 132 132 104Z",
            "#57c3e0",
        )
        + path("M138 160 q0 14 12 16", stroke="#fff", width=6)
    )


def smeared() -> str:
    mud = path(
        "M124 40 C136 26 160 34 158 56 C180 58 182 86 166 94 C178 114 160 136 144 126 C132 146 108 142 104 122 C90 116 96 92 108 92 C100 78 104 58 116 60 C112 52 116 44 124 40Z",
        "#7a5230",
        width=7,
    )
    return (
        bird(-16, 4, 0.92, eye="sly", bill="shut", left="down", right="down")
        + mud
        + path("M118 136 v24 M146 128 v16", width=15)
        + path("M118 136 v24 M146 128 v16", stroke="#7a5230", width=7)
        + circle(22, 46, 11, "#7a5230", width=6)
        + circle(178, 70, 13, "#7a5230", width=6)
    )


def hot_mic() -> str:
    return fire(100, 106, 1.5) + placed(props.mike(), 100, 116, 1.1)


def interns() -> str:
    """They carried the coffee; now they carry signs."""
    sign = (
        outlined("M0 10 V84", WOOD, 7)
        + rect(-36, -40, 72, 52, 4, CREAM, width=8)
        + path("M0 -32 V-10", stroke=RED, width=11)
        + circle(0, 1, 6, RED, width=0)
    )
    return (
        group(sign, "translate(48 56) rotate(-12)")
        + group(sign, "translate(156 56) rotate(12)")
        + bird(4, 64, 0.5, eye="angry", bill="open")
        + bird(98, 64, 0.5, eye="angry", bill="open")
        + placed(props.latte(), 100, 164, 0.62)
    )


def memoir() -> str:
    cover = two(
        "M40 16 H154 Q164 16 164 26 V174 Q164 184 154 184 H40Z", VIOLET, DARK_VIOLET, 124, 9
    )
    return (
        cover
        + path("M40 16 V184", width=12)
        + rect(44, 164, 116, 14, 0, CREAM, width=6)
        + placed(
            path("M-40 0 Q0 -46 40 0 Q0 20 -40 0Z", BEAK, width=8)
            + path("M-34 10 Q0 62 36 8 Q0 30 -34 10Z", "#d67f17", width=8)
            + path("M-18 14 Q0 30 20 12", "#7a1f2b", width=6),
            104,
            92,
            1.05,
        )
        + path("M70 40 h66", stroke=GOLD, width=11)
    )


def slogan() -> str:
    sign = (
        outlined("M0 30 V120", WOOD, 8)
        + rect(-46, -40, 92, 76, 6, CREAM, width=9)
        + path("M-30 -20 h60 M-30 0 h44 M-30 20 h56", stroke="#e4633f", width=9)
    )
    return (
        group(sign, "translate(136 64) rotate(8)")
        + group(sign, "translate(66 76) rotate(-8)")
        + circle(168, 160, 28, RED, width=8)
        + path("M156 148 L180 172 M180 148 L156 172", stroke="#fff", width=9)
    )


def prosecutor() -> str:
    hat = placed(hats.homburg(PLUM, DARK_PLUM, "#e8483f"), 0, -8)
    return group(
        path("M44 150 Q122 128 200 150 V210 H44Z", PLUM)
        + path("M96 144 L122 190 L150 144Z", CREAM, width=6)
        + FOX_EARS
        + fox_head()
        + fox_eyes()
        + hat,
        "translate(-14 14) scale(.92)",
    ) + placed(props.glass(), 168, 140, 0.8)


def deposition() -> str:
    """The sketch from the courtroom."""
    sheet = paper(100, 100, 132, 172, -4)
    sketch = path(
        "M68 96 C60 52 92 40 108 46 C140 40 150 80 140 104 C152 130 128 152 104 150 C76 152 58 128 68 96Z",
        "#fff",
        width=7,
    ) + path("M70 46 C64 26 84 26 88 40 C88 16 112 18 110 38 C122 18 140 34 126 48", RED, width=6)
    face = (
        circle(92, 84, 13, "#fff", width=6)
        + circle(122, 78, 9, "#fff", width=6)
        + circle(96, 88, 4, INK, width=0)
        + circle(120, 80, 4, INK, width=0)
        + path("M90 112 L118 100 L124 118 L102 126Z", BEAK, width=6)
        + path("M76 126 l-8 6 M132 118 l10 4 M84 66 l16 6", width=6)
    )
    return sheet + sketch + face + path("M54 168 h60", stroke=DARK_STEEL, width=7)


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
DEFICITS = {
    "nepotism": nepotism(),
    "gaffe": gaffe(),
    "awkward-dancing-clip": dancing(),
    "unpaid-parking-tickets": tickets(),
    "leaked-shopping-list": shopping(),
    "smeared": smeared(),
    "hot-mic": hot_mic(),
    "intern-revolt": interns(),
    "tell-all-memoir": memoir(),
    "plagiarised-slogan": slogan(),
    "special-prosecutor": prosecutor(),
    "unflattering-deposition": deposition(),
}


# -- specials --------------------------------------------------------------------------------------


def scales() -> str:
    pan = path("M-34 0 L0 -50 L34 0", width=5) + path("M-38 0 H38 C34 28 -34 28 -38 0Z", GOLD)
    return (
        outlined("M100 34 V168", WOOD, 10)
        + outlined("M40 50 L160 50", WOOD, 9)
        + circle(100, 36, 15, GOLD)
        + placed(pan, 46, 108)
        + placed(pan, 154, 108)
        + two("M58 164 H142 V186 H58Z", WOOD, DARK_WOOD, 116)
    )


def saucer() -> str:
    beam = path("M72 112 L36 192 H164 L128 112Z", "#d8f2a0", width=0)
    dish = two("M10 92 C30 62 170 62 190 92 C176 126 24 126 10 92Z", STEEL, DARK_STEEL, 124, 9)
    dome = two("M60 74 C60 14 140 14 140 74 C120 86 80 86 60 74Z", GLASS, "#8cc8cf", 112, 9)
    return (
        beam
        + bird(58, 116, 0.32, eye="wide", bill="open", left="up", right="up")
        + dome
        + dish
        + "".join(
            circle(x, y, 7, GOLD, width=5) for x, y in ((42, 94), (80, 104), (122, 104), (158, 94))
        )
    )


def teflon() -> str:
    """A coat that everything slides off."""
    coat = two(
        "M70 26 L100 44 L130 26 L176 52 L186 128 L152 130 V184 H48 V130 L14 128 L24 52Z",
        BLUE,
        DARK_BLUE,
        122,
        9,
    )
    return (
        coat
        + path("M70 26 L100 100 L130 26", CREAM, width=8)
        + path("M92 62 h16 l6 34 l-14 16 l-14 -16Z", RED, width=6)
        + path("M100 120 V184 M48 130 V92 M152 130 V92", width=7)
        + "".join(
            path(d, "#9fe3ff", width=5)
            for d in (
                "M20 146 q-10 16 0 24 q10 -8 0 -24Z",
                "M182 144 q-10 16 0 24 q10 -8 0 -24Z",
                "M166 174 q-7 11 0 17 q7 -6 0 -17Z",
            )
        )
        + path("M36 72 L46 60 M40 96 L62 70", stroke="#fff", width=7)
    )


def pill() -> str:
    capsule = group(
        rect(-74, -34, 148, 68, 34, CREAM, width=9)
        + path("M0 -34 H-40 Q-74 -34 -74 0 Q-74 34 -40 34 H0Z", GREEN, width=9)
        + path("M-48 -14 q8 -8 22 -8", stroke="#bff0c0", width=8)
        + circle(38, -4, 19, "#fff", width=6)
        + circle(31, -6, 5, INK, width=0)
        + circle(45, -6, 5, INK, width=0)
        + path("M33 8 h10", width=6),
        "translate(100 100) rotate(-32)",
    )
    return capsule + path(
        "M150 26 l14 -14 M172 52 l18 -4 M28 150 l-16 6 M50 174 l-8 16", stroke=GREEN, width=9
    )


def archive() -> str:
    """A cabinet; the fire stays outside."""
    box = two("M44 16 H156 V184 H44Z", STEEL, DARK_STEEL, 124, 9)
    drawers = "".join(
        rect(58, y, 84, 42, 4, "#c9d4df", width=7) + rect(86, y + 14, 28, 12, 3, GOLD, width=5)
        for y in (28, 78, 128)
    )
    return fire(28, 150, 0.84) + fire(172, 150, 0.84) + box + drawers


def filibuster() -> str:
    """Asleep at the lectern."""
    desk = two("M36 118 H164 L152 190 H48Z", WOOD, DARK_WOOD, 124, 9) + rect(
        26, 104, 148, 20, 4, DARK_WOOD
    )
    return (
        bird(22, 6, 0.64, eye="shut", bill="open", hat=hats.beanie(VIOLET, DARK_VIOLET))
        + desk
        + props.egg(100, 156, 0.8)
        + path("M152 22 h24 l-24 28 h24", width=17)
        + path("M152 22 h24 l-24 28 h24", stroke=CREAM, width=7)
        + path("M134 68 h14 l-14 18 h14", width=14)
        + path("M134 68 h14 l-14 18 h14", stroke=CREAM, width=5)
    )


def crisis() -> str:
    """One half with a beret, the other with a top hat."""
    body = chicken(
        has_comb=False,
        has_tail=False,
        has_wattle=False,
        eye="wide",
        bill="open",
        left="up",
        right="hip",
        outfit=path("M122 140 H240 V250 H122Z", PLUM, width=0)
        + path("M20 160 H122 V250 H20Z", "#c8434a", width=0)
        + path("M122 20 V250", width=6),
    )
    left = clip("M-80 -120 H122 V140 H-80Z", hats.beret())
    right = clip("M122 -120 H320 V140 H122Z", hats.topper())
    return placed(body + left + right + path("M122 -60 V60", width=6), 0, 40, 0.72) + outlined(
        "M20 60 C12 30 24 14 44 8 M180 150 C194 168 186 184 168 192", GOLD, 7
    )


def gag() -> str:
    tape = group(
        rect(-62, -20, 124, 40, 3, STEEL, width=8)
        + path("M-40 -20 V20 M40 -20 V20", stroke=DARK_STEEL, width=5),
        "rotate(18)",
    ) + group(rect(-62, -20, 124, 40, 3, STEEL, width=8), "rotate(-18)")
    return bird(-20, 6, 0.96, eye="wide", bill=None, left="down", right="down") + placed(
        tape, 98, 132, 0.86
    )


SPECIALS = {
    "lawyers": scales(),
    "conspiracy": saucer(),
    "event_immune": teflon(),
    "no_takeover": pill(),
    "no_destroy": archive(),
    "battle_zero": filibuster(),
    "wing_flip": crisis(),
    "gag": gag(),
}


# -- events ----------------------------------------------------------------------------------------


def scandal() -> str:
    sheet = two("M16 34 H160 V178 H30 Q16 178 16 164Z", PAPER, DARK_PAPER, 124, 9) + path(
        "M160 60 H186 V164 Q186 178 172 178 Q160 178 160 164Z", DARK_PAPER, width=8
    )
    return (
        sheet
        + path("M34 60 h108", stroke=RED, width=18)
        + rect(34, 82, 58, 56, 3, "#f07f8f", width=6)
        + clip("M34 82 h58 v56 h-58Z", bird(18, 82, 0.36, eye="wide", bill="open"))
        + rect(34, 82, 58, 56, 3, width=6)
        + path("M108 90 h34 M108 110 h34 M108 130 h34 M34 156 h108", width=7)
        + burst(170, 36, 9, 18, 34, GOLD, 0.2)
        + path("M170 20 V38", width=9)
        + circle(170, 50, 5, INK, width=0)
    )


def _leaving(hat: str, body: str) -> str:
    door = (
        two("M108 14 H184 V186 H108Z", WOOD, DARK_WOOD, 160, 9)
        + rect(122, 30, 48, 64, 3, "#ffe98a", width=6)
        + circle(122, 116, 7, GOLD, width=5)
    )
    return (
        door
        + placed(
            chicken(
                has_comb=False,
                has_tail=True,
                has_wattle=False,
                eye="wide",
                bill="open",
                left="up",
                right="up",
                hat=hat,
                outfit=body,
            ),
            0,
            52,
            0.58,
        )
        + path("M8 84 h-12 M10 112 h-18 M14 140 h-14", stroke=CREAM, width=8)
    )


def panic() -> str:
    """What is left runs."""
    return (
        _leaving(
            hats.beret(),
            path("M48 150 Q124 180 198 150 L200 176 Q124 204 48 176Z", "#c8434a", width=7),
        )
        + path("M150 40 V74", stroke=RED, width=13)
        + circle(150, 92, 7, RED, width=0)
    )


def meltdown() -> str:
    """What is right falls."""
    chart = rect(10, 16, 180, 168, 10, PLUM, width=9) + path(
        "M28 164 H174 M28 164 V36", stroke="#8f87ad", width=6
    )
    fall = outlined("M36 48 L72 74 L98 60 L128 112 L160 146", RED, 11) + path(
        "M174 162 L138 154 L164 126Z", RED, width=7
    )
    return (
        chart
        + fall
        + placed(
            chicken(
                has_comb=False,
                has_tail=False,
                has_wattle=False,
                eye="wide",
                bill="open",
                left="up",
                right="up",
                hat=hats.topper("#56506f", PLUM),
            ),
            22,
            80,
            0.4,
        )
    )


def fact_check() -> str:
    return (
        paper(84, 96, 128, 160, -5)
        + path("M42 56 L116 50 M44 80 L104 76 M46 104 L96 100", width=8)
        + outlined("M44 138 l12 14 l26 -32", GREEN, 9)
        + placed(props.glass(), 138, 112, 1.25)
        + path("M118 92 L144 118 M144 92 L118 118", stroke=RED, width=11)
    )


def fundraiser() -> str:
    """A glass jar, and who looks at it."""
    coins = "".join(
        circle(x, y, 15, GOLD, width=6)
        for x, y in ((72, 164), (102, 166), (132, 164), (86, 142), (118, 142), (102, 122))
    )
    jar = path("M50 66 H150 C166 84 164 180 150 188 H50 C36 180 34 84 50 66Z", GLASS, width=9)
    return (
        circle(100, 24, 19, GOLD, width=8)
        + path("M100 14 V34", stroke=DARK_GOLD, width=8)
        + jar
        + coins
        + rect(44, 48, 112, 22, 6, "#e4633f", width=8)
        + rect(84, 53, 32, 8, 4, INK, width=0)
        + path("M56 92 q-4 40 0 66", stroke="#fff", width=8)
        + path("M44 22 l-14 -10 M156 22 l14 -10", stroke=GOLD, width=9)
    )


def backroom() -> str:
    """Two wings shake where nobody looks."""
    room = (
        rect(14, 10, 172, 178, 8, DARK_PLUM, width=9)
        + path("M100 34 L44 188 H156Z", "#ffe98a", width=0)
        + path("M100 10 V26", width=7)
        + two("M72 44 L88 22 H112 L128 44Z", GREEN, DARK_GREEN, 106)
    )
    shake = (
        outlined("M16 140 C50 120 70 128 98 138", CREAM, 22)
        + outlined("M184 140 C150 120 130 128 102 138", "#ecd6b6", 22)
        + path("M86 130 l22 16 M94 124 l22 14", width=6)
    )
    return (
        room
        + rect(14, 122, 26, 40, 2, "#c8434a", width=7)
        + rect(160, 122, 26, 40, 2, BLUE, width=7)
        + shake
        + circle(100, 168, 15, GOLD, width=6)
    )


def inbox() -> str:
    drops = "".join(
        path(f"M{x} {y} q-12 20 0 28 q12 -8 0 -28Z", "#57c3e0", width=6)
        for x, y in ((52, 150), (100, 160), (146, 150))
    )
    return (
        placed(props.letter(), 100, 100, 1.9)
        + circle(100, 108, 21, RED, width=8)
        + path("M92 108 h16", stroke="#fff", width=7)
        + drops
        + bird(58, -16, 0.36, eye="sly", bill="smirk")
    )


def term_limits() -> str:
    """The throne's sand runs out."""
    glass = path(
        "M52 30 H148 C148 74 118 84 110 100 C118 116 148 126 148 170 H52 C52 126 82 116 90 100 C82 84 52 74 52 30Z",
        GLASS,
        width=9,
    )
    sand = (
        path("M62 54 H138 C132 74 112 84 104 94 H96 C88 84 68 74 62 54Z", GOLD, width=0)
        + path("M60 164 C62 138 88 142 100 118 C112 142 138 138 140 164Z", GOLD, width=0)
        + path("M100 94 V140", stroke=GOLD, width=6)
    )
    return (
        glass
        + sand
        + rect(40, 12, 120, 22, 5, WOOD, width=8)
        + rect(40, 166, 120, 22, 5, WOOD, width=8)
        + placed(hats.crown(), 40, 158, 0.48)
        + path("M66 44 q2 16 14 26", stroke="#fff", width=7)
    )


def comeback() -> str:
    light = path("M100 -4 L20 180 H180Z", "#ffe98a", width=0) + oval(
        100, 178, 84, 16, "#d8b94a", width=7
    )
    return (
        light
        + placed(
            chicken(
                has_comb=True,
                has_tail=True,
                has_wattle=False,
                eye="shut",
                bill="open",
                left="up",
                right="up",
                outfit=path("M20 160 H230 V240 H20Z", "#e4633f", width=0)
                + path("M20 162 Q122 150 230 162", width=6),
            ),
            26,
            34,
            0.58,
        )
        + star(26, 56, 20, GOLD, width=7)
        + star(176, 56, 20, GOLD, width=7)
        + placed(props.stand(), 128, 128, 0.7)
    )


def redistricting() -> str:
    land = two(
        "M20 46 L70 20 L122 38 L180 22 V150 L128 170 L72 148 L20 172Z", "#8fd48a", GREEN, 116, 9
    )
    line = path("M72 22 L72 148 M124 38 L128 168", width=5, more='stroke-dasharray="2 11"')
    cut = path(
        "M24 122 C60 100 70 132 100 108 C124 88 140 104 180 84",
        stroke=RED,
        width=8,
        more='stroke-dasharray="14 10"',
    )
    blades = (
        path("M-4 -8 L74 -34 Q60 -4 8 8Z M-4 8 L74 34 Q60 4 8 -8Z", STEEL, width=7)
        + circle(-22, -20, 19, stroke=INK, width=17)
        + circle(-22, -20, 19, stroke=RED, width=8)
        + circle(-22, 20, 19, stroke=INK, width=17)
        + circle(-22, 20, 19, stroke=RED, width=8)
        + circle(6, 0, 5, INK, width=0)
    )
    return land + line + cut + group(blades, "translate(52 130) rotate(-24) scale(.96)")


EVENTS = {
    "scandal": scandal(),
    "left_exodus": panic(),
    "right_exodus": meltdown(),
    "fact_check": fact_check(),
    "fundraiser": fundraiser(),
    "backroom_deal": backroom(),
    "leaked_inbox": inbox(),
    "term_limits": term_limits(),
    "comeback": comeback(),
    "redistricting": redistricting(),
}


# -- marks: what a special looks like at 40 pixels -----------------------------------------------------


def _flip() -> str:
    return (
        outlined("M150 62 C120 20 60 26 44 76", GOLD, 22, 18)
        + path("M14 70 L78 70 L44 122Z", GOLD, width=12)
        + outlined("M50 140 C80 180 140 174 156 124", RED, 22, 18)
        + path("M186 130 L122 130 L156 78Z", RED, width=12)
    )


def _scales() -> str:
    pan = path("M-40 0 L0 -62 L40 0", width=11) + path(
        "M-46 0 H46 C42 40 -42 40 -46 0Z", GOLD, width=12
    )
    return (
        outlined("M100 30 V176 M56 182 H144", CREAM, 14, 18)
        + outlined("M40 44 H160", CREAM, 14, 18)
        + placed(pan, 46, 112)
        + placed(pan, 154, 112)
    )


def _saucer() -> str:
    return (
        path("M56 84 C56 10 144 10 144 84Z", GLASS, width=14)
        + path("M4 104 C30 66 170 66 196 104 C176 148 24 148 4 104Z", STEEL, width=14)
        + "".join(circle(x, 108, 12, GOLD, width=7) for x in (48, 100, 152))
        + path("M60 158 L44 190 M100 164 V194 M140 158 L156 190", stroke="#d8f2a0", width=13)
    )


def _coat() -> str:
    return (
        path(
            "M66 20 L100 40 L134 20 L188 54 L174 128 L150 116 V188 H50 V116 L26 128 L12 54Z",
            BLUE,
            width=14,
        )
        + path("M66 20 L100 108 L134 20", CREAM, width=12)
        + path("M100 112 V186", width=11)
    )


def _pill() -> str:
    return group(
        rect(-88, -44, 176, 88, 44, CREAM, width=14)
        + path("M0 -44 H-44 Q-88 -44 -88 0 Q-88 44 -44 44 H0Z", GREEN, width=14),
        "translate(100 100) rotate(-38)",
    ) + path("M30 30 L170 170", width=0)


def _shield() -> str:
    return path(
        "M100 10 C130 30 160 34 184 34 C188 110 160 164 100 194 C40 164 12 110 16 34 C40 34 70 30 100 10Z",
        STEEL,
        width=14,
    ) + fire(98, 118, 1.3)


def _zzz() -> str:
    letters = "M30 92 h62 l-62 74 h62 M112 24 h66 l-66 78 h66"
    return path(letters, width=46) + path(letters, stroke=CREAM, width=24)


def _gag() -> str:
    face = (
        circle(100, 100, 86, GOLD, width=14)
        + circle(68, 76, 13, INK, width=0)
        + circle(132, 76, 13, INK, width=0)
    )
    return (
        face
        + path("M48 132 H152", width=18)
        + path("M62 114 V150 M88 114 V150 M114 114 V150 M138 114 V150", width=11)
    )


MARKS = {
    "lawyers": _scales(),
    "conspiracy": _saucer(),
    "event_immune": _coat(),
    "no_takeover": _pill(),
    "no_destroy": _shield(),
    "battle_zero": _zzz(),
    "wing_flip": _flip(),
    "gag": _gag(),
}

PLAIN = {
    "asset": circle(100, 100, 76, GREEN, width=10)
    + path("M100 58 V142 M58 100 H142", stroke="#fff", width=22),
    "deficit": rect(26, 26, 148, 148, 18, RED, width=10)
    + path("M58 100 H142", stroke="#fff", width=22),
}
"""For the attachments of another deck: all that is known of them is whether they are welcome."""
