"""The specials, 200 x 200 each, and simpler marks for them, which are recognisable at 40 pixels."""

from art.kit import (
    CREAM,
    DARK_STEEL,
    GOLD,
    INK,
    RED,
    STEEL,
    chicken,
    circle,
    clip,
    group,
    outlined,
    path,
    placed,
    rect,
)
from art.political.round_hats import beanie, beret
from art.political.square_hats import topper
from art.political.things import bird, egg, fire
from art.political.tones import (
    BLUE,
    DARK_BLUE,
    DARK_VIOLET,
    DARK_WOOD,
    GLASS,
    GREEN,
    PLUM,
    VIOLET,
    WOOD,
    two,
)


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
    """Draw a coat from which drops run off."""
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
    """Draw a filing cabinet between two fires."""
    box = two("M44 16 H156 V184 H44Z", STEEL, DARK_STEEL, 124, 9)
    drawers = "".join(
        rect(58, y, 84, 42, 4, "#c9d4df", width=7) + rect(86, y + 14, 28, 12, 3, GOLD, width=5)
        for y in (28, 78, 128)
    )
    return fire(28, 150, 0.84) + fire(172, 150, 0.84) + box + drawers


def filibuster() -> str:
    """Draw a chicken that sleeps at a lectern."""
    desk = two("M36 118 H164 L152 190 H48Z", WOOD, DARK_WOOD, 124, 9) + rect(
        26, 104, 148, 20, 4, DARK_WOOD
    )
    return (
        bird(22, 6, 0.64, eye="shut", bill="open", hat=beanie(VIOLET, DARK_VIOLET))
        + desk
        + egg(100, 156, 0.8)
        + path("M152 22 h24 l-24 28 h24", width=17)
        + path("M152 22 h24 l-24 28 h24", stroke=CREAM, width=7)
        + path("M134 68 h14 l-14 18 h14", width=14)
        + path("M134 68 h14 l-14 18 h14", stroke=CREAM, width=5)
    )


def crisis() -> str:
    """Draw a chicken with half a beret and half a top hat."""
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
    left = clip("M-80 -120 H122 V140 H-80Z", beret())
    right = clip("M122 -120 H320 V140 H122Z", topper())
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


# -- marks -----------------------------------------------------------------------------------------


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
