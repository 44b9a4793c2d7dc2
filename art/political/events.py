"""The events of Political Chicken, 200 x 200 each."""

from art.kit import (
    CREAM,
    DARK_GOLD,
    GOLD,
    INK,
    RED,
    STEEL,
    burst,
    chicken,
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
from art.political.round_hats import beret
from art.political.square_hats import crown, topper
from art.political.things import bird, glass, letter, paper, stand
from art.political.tones import (
    BLUE,
    DARK_GREEN,
    DARK_PAPER,
    DARK_PLUM,
    DARK_WOOD,
    GLASS,
    GREEN,
    PAPER,
    PLUM,
    WOOD,
    two,
)


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
    """Draw a chicken of the left that runs away."""
    return (
        _leaving(
            beret(),
            path("M48 150 Q124 180 198 150 L200 176 Q124 204 48 176Z", "#c8434a", width=7),
        )
        + path("M150 40 V74", stroke=RED, width=13)
        + circle(150, 92, 7, RED, width=0)
    )


def meltdown() -> str:
    """Draw a chicken of the right below a falling chart."""
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
                hat=topper("#56506f", PLUM),
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
        + placed(glass(), 138, 112, 1.25)
        + path("M118 92 L144 118 M144 92 L118 118", stroke=RED, width=11)
    )


def fundraiser() -> str:
    """Draw a glass jar with coins."""
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
    """Draw a handshake of both wings in a dark room."""
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
        placed(letter(), 100, 100, 1.9)
        + circle(100, 108, 21, RED, width=8)
        + path("M92 108 h16", stroke="#fff", width=7)
        + drops
        + bird(58, -16, 0.36, eye="sly", bill="smirk")
    )


def term_limits() -> str:
    """Draw an hourglass with a crown."""
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
        + placed(crown(), 40, 158, 0.48)
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
        + placed(stand(), 128, 128, 0.7)
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
