"""The deficits, 200 x 200 each. They show a thing that is torn, dripping or on fire."""

from art.kit import (
    BEAK,
    CREAM,
    DARK_STEEL,
    FOX_EARS,
    GOLD,
    INK,
    RED,
    circle,
    clip,
    fox_eyes,
    fox_head,
    group,
    outlined,
    path,
    placed,
    rect,
)
from art.political.square_hats import homburg
from art.political.things import bird, fire, glass, latte, mike, paper
from art.political.tones import (
    DARK_PAPER,
    DARK_PLUM,
    DARK_VIOLET,
    PAPER,
    PLUM,
    VIOLET,
    WOOD,
    two,
)


def nepotism() -> str:
    """Draw an egg with a tie and a name plate."""
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
    """Draw a chicken with its foot in its beak."""
    leg = outlined("M150 196 C190 170 186 120 132 116", BEAK, 10) + outlined(
        "M132 116 l-26 -20 M132 116 l-30 4 M132 116 l-22 24", BEAK, 8
    )
    head = bird(-20, 8, 0.92, eye="wide", bill="open")
    return clip("M-40 -40 H240 V196 H-40Z", head + leg)


def dancing() -> str:
    """Draw a film frame with a dancing chicken."""
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
    ticket = (
        rect(-34, -52, 68, 104, 4, CREAM, width=8)
        + rect(-22, -40, 44, 22, 4, RED, width=5)
        + path("M-20 -4 h40 M-20 14 h40 M-20 32 h24", width=6)
    )
    return (
        group(ticket, "translate(58 112) rotate(-16)")
        + group(ticket, "translate(142 112) rotate(15)")
        + group(ticket, "translate(100 100)")
    )


def shopping() -> str:
    """Draw a shopping list that drips."""
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
    return fire(100, 106, 1.5) + placed(mike(), 100, 116, 1.1)


def interns() -> str:
    """Draw two angry chickens with signs, and a coffee cup."""
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
        + placed(latte(), 100, 164, 0.62)
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
    hat = placed(homburg(PLUM, DARK_PLUM, "#e8483f"), 0, -8)
    return group(
        path("M44 150 Q122 128 200 150 V210 H44Z", PLUM)
        + path("M96 144 L122 190 L150 144Z", CREAM, width=6)
        + FOX_EARS
        + fox_head()
        + fox_eyes()
        + hat,
        "translate(-14 14) scale(.92)",
    ) + placed(glass(), 168, 140, 0.8)


def deposition() -> str:
    """Draw a sketch from a courtroom."""
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
