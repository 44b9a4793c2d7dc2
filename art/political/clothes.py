"""Outfits, which are clipped to the body, and what is worn over the eyes."""

from art.kit import (
    CREAM,
    DARK_GOLD,
    GOLD,
    INK,
    PINK,
    RED,
    beak,
    circle,
    oval,
    path,
    rect,
    star,
    suit,
)
from art.political.tones import DARK_PLUM, GREEN, PLUM, two

# -- outfits ---------------------------------------------------------------------------------------


def coat(light: str, dark: str) -> str:
    return (
        path("M20 164 Q122 148 230 164 V240 H20Z", light, width=0)
        + path("M150 146 H230 V240 H110 C150 226 170 190 150 146Z", dark, width=0)
        + path("M20 166 Q122 150 230 166", width=6)
    )


def jacket(light: str, dark: str, tie: str = RED) -> str:
    return suit(light, dark, tie=tie)


def scarf(light: str) -> str:
    return path("M48 150 Q124 180 198 150 L200 176 Q124 204 48 176Z", light, width=7) + path(
        "M140 180 l10 50 h26 l-12 -56Z", light, width=7
    )


def cardigan(light: str, dark: str) -> str:
    buttons = "".join(circle(124, y, 5, GOLD, width=4) for y in (196, 214))
    return (
        coat(light, dark)
        + path("M94 152 L124 186 L154 152Z", CREAM, width=6)
        + path("M124 186 V240", width=6)
        + buttons
    )


def apron(light: str, dark: str) -> str:
    return path("M84 144 L94 166 H154 L164 144", width=7) + two(
        "M78 166 H170 L178 240 H70Z", light, dark, 146, 7
    )


def gown(light: str, dark: str) -> str:
    return (
        coat(light, dark)
        + path("M96 150 L124 176 L152 150Z", CREAM, width=6)
        + path("M104 176 V240 M144 176 V240", width=5)
    )


def jersey(light: str, dark: str) -> str:
    bars = "".join(rect(20, y, 210, 12, 0, dark, width=0) for y in (178, 202, 226))
    return coat(light, light) + bars


def rollneck() -> str:
    return coat(PLUM, DARK_PLUM) + path(
        "M72 140 Q124 164 178 140 L180 162 Q124 188 70 162Z", PLUM, width=6
    )


def toga() -> str:
    return (
        two("M20 168 L170 148 L230 170 V240 H20Z", CREAM, "#dcd0c4", 160, 6)
        + path("M60 170 L150 240 M96 162 L180 240", stroke="#dcd0c4", width=5)
        + path("M20 168 L170 148", stroke="#c8434a", width=9)
    )


def medals() -> str:
    return "".join(
        rect(x, 172, 14, 12, 0, f, width=4) + circle(x + 7, 192, 8, GOLD, width=4)
        for x, f in ((72, "#c8434a"), (92, "#2f5fae"), (152, GREEN), (172, "#c8434a"))
    )


def pins() -> str:
    return "".join(
        star(x, y, 10, f, width=4)
        for x, y, f in (
            (76, 184, GOLD),
            (100, 204, "#f07f8f"),
            (150, 200, GOLD),
            (172, 180, CREAM),
            (124, 222, CREAM),
        )
    )


def belt() -> str:
    return (
        rect(30, 196, 190, 24, 0, "#8b4d1e", width=6)
        + rect(108, 190, 34, 36, 3, GOLD, width=6)
        + rect(118, 200, 14, 16, 1, "#8b4d1e", width=4)
    )


def polka(light: str, dark: str) -> str:
    return coat(light, dark) + "".join(
        circle(x, y, 7, CREAM, width=0)
        for x, y in ((70, 188), (98, 204), (126, 186), (152, 208), (180, 188))
    )


def chain_of_office() -> str:
    at = ((68, 158), (82, 174), (102, 186), (124, 190), (146, 186), (166, 174), (180, 158))
    return "".join(circle(x, y, 9, GOLD, width=5) for x, y in at) + two(
        "M124 190 L146 208 L124 232 L102 208Z", GOLD, DARK_GOLD, 126, 6
    )


# -- faces -----------------------------------------------------------------------------------------


def round_specs() -> str:
    return (
        circle(101, 92, 25, width=7)
        + circle(147, 92, 25, width=7)
        + path("M76 88 L62 84 M172 88 L186 84", width=6)
    )


def square_specs() -> str:
    return (
        rect(74, 70, 46, 44, 3, width=8)
        + rect(128, 70, 46, 44, 3, width=8)
        + path("M120 86 h8", width=7)
    )


def cat_specs() -> str:
    return path(
        "M72 66 L120 76 Q120 116 98 114 Q76 112 72 66Z M176 66 L128 76 Q128 116 150 114 Q172 112 176 66Z",
        stroke="#c8434a",
        width=8,
    )


def dark_specs() -> str:
    return path("M74 78 H174 M76 76 H120 V108 H76Z M128 76 H172 V108 H128Z", INK, width=6) + path(
        "M86 86 h14 M138 86 h14", stroke="#8f87ad", width=6
    )


def monocle() -> str:
    return (
        circle(146, 92, 27, width=12)
        + circle(146, 92, 27, stroke=GOLD, width=5)
        + path("M168 108 Q184 140 176 172", width=8)
        + path("M168 108 Q184 140 176 172", stroke=GOLD, width=3)
    )


def blush() -> str:
    return circle(78, 124, 10, PINK, width=0) + circle(170, 124, 10, PINK, width=0)


def moustache(light: str = "#f4f1ea") -> str:
    return path(
        "M124 140 C110 132 90 138 78 158 C98 164 116 158 124 148 C132 158 150 164 170 158 C158 138 138 132 124 140Z",
        light,
        width=6,
    )


def brush(light: str = "#8b4d1e") -> str:
    return path("M88 140 H160 L168 160 H80Z", light, width=6)


def round_beard(light: str = "#8b4d1e") -> str:
    return path(
        "M72 118 C66 168 96 188 124 188 C152 188 182 168 176 118 C166 136 150 146 124 146 C98 146 82 136 72 118Z",
        light,
        width=7,
    ) + beak("smirk")


def mask() -> str:
    """Draw a kerchief over the beak."""
    return path("M66 112 Q122 96 184 112 L176 150 L124 192 L72 150Z", PLUM, width=7) + path(
        "M84 126 q40 -12 80 0", stroke="#8f87ad", width=5
    )


def bandit() -> str:
    return (
        path("M66 76 H182 V108 H134 L124 98 L114 108 H66Z", INK, width=5)
        + oval(101, 92, 14, 12, "#fff", width=4)
        + oval(147, 92, 14, 12, "#fff", width=4)
        + circle(105, 92, 6, INK, width=0)
        + circle(143, 92, 6, INK, width=0)
    )


def whiskers() -> str:
    return path("M84 128 L44 118 M84 136 L44 142 M164 128 L204 118 M164 136 L204 142", width=5)


def soot() -> str:
    return path(
        "M74 116 l12 -6 l6 10 l-10 8Z M160 118 l14 -4 l-2 14Z M84 66 l10 -8 l8 8Z",
        "#56506f",
        width=0,
    )
