"""Hats of the right, which are square (see round_hats.py), and the crown, which is put on a hat."""

from art.kit import (
    BEAK,
    CREAM,
    DARK_GOLD,
    DARK_STEEL,
    GOLD,
    INK,
    RED,
    STEEL,
    circle,
    clip,
    group,
    outlined,
    path,
    rect,
    star,
)
from art.political.tones import DARK_PLUM, PLUM, two


def topper(
    light: str = PLUM, dark: str = DARK_PLUM, band: str = "#f4c542", top: float = -58
) -> str:
    tube = two(f"M82 38 L76 {top} H170 L164 38Z", light, dark, 146)
    return (
        tube
        + path("M80 8 L82 30 H164 L166 8Z", band, width=6)
        + two("M46 36 H200 V58 H46Z", light, dark, 160)
    )


def stripes() -> str:
    """Draw a top hat with stripes and a star."""
    d = "M82 38 L76 -58 H170 L164 38Z"
    bars = "".join(rect(x, -70, 14, 120, 0, "#7a4fb0", width=0) for x in (84, 112, 140))
    return (
        path(d, CREAM, width=0)
        + clip(d, bars)
        + path(d)
        + path("M80 4 L82 32 H164 L166 4Z", "#e4633f", width=6)
        + star(123, 19, 13, CREAM)
        + path("M46 36 H200 V56 H46Z", "#7a4fb0")
    )


def double() -> str:
    """Draw two top hats."""
    return group(topper(), "translate(34 -74) scale(.72)") + topper("#56506f", PLUM, "#e8483f", -22)


def boater(band: str = "#c8434a") -> str:
    return (
        two("M78 38 L82 -8 H164 L168 38Z", "#f3dfa6", "#d4b974", 146)
        + path("M79 14 H167 L168 36 H78Z", band, width=6)
        + two("M34 36 H212 V54 H34Z", "#f3dfa6", "#d4b974", 160)
    )


def officer() -> str:
    """Draw the cap of a general."""
    top = two("M36 -10 L64 -36 H182 L210 -10 L186 26 H60Z", "#6b7a4a", "#4c5834", 150)
    return (
        top
        + two("M62 22 H184 V50 H62Z", "#4c5834", "#38422a", 150)
        + two("M62 50 H184 L202 74 H48Z", PLUM, DARK_PLUM, 150)
        + star(123, 8, 22, GOLD, width=6)
    )


def trucker(light: str, dark: str, badge: str = CREAM) -> str:
    """Draw a cap with a high flat front and a straight peak."""
    return (
        two("M64 52 L70 -14 H160 L180 14 V52Z", light, dark, 156)
        + rect(80, -4, 66, 40, 4, badge, width=6)
        + two("M58 48 H156 L214 60 V74 H58Z", dark, PLUM, 180)
    )


def visor(colour: str, dark: str) -> str:
    return path("M62 60 V36 H184 V60Z", CREAM, width=7) + two(
        "M56 58 H190 L206 84 H40Z", colour, dark, 160
    )


def mortar() -> str:
    return (
        two("M76 58 V14 H170 V58 Q122 40 76 58Z", PLUM, DARK_PLUM, 146)
        + two("M122 -38 L216 -4 L122 28 L28 -4Z", "#56506f", PLUM, 140)
        + outlined("M122 -4 L196 14 V56", GOLD, 4)
        + path("M186 54 h20 l4 26 h-28Z", GOLD, width=6)
    )


def toque() -> str:
    """Draw the hat of a cook."""
    return (
        two("M70 26 L54 -58 H96 L104 -70 H142 L150 -58 H192 L176 26Z", CREAM, "#dcd0c4", 150)
        + path("M96 -40 L100 16 M148 -40 L146 16", stroke="#dcd0c4", width=6)
        + two("M68 22 H178 V56 H68Z", CREAM, "#dcd0c4", 150)
    )


def pan() -> str:
    """Draw a saucepan, upside down."""
    return (
        outlined("M184 4 H246", PLUM, 10)
        + two("M66 54 V-22 H180 V54Z", STEEL, DARK_STEEL, 150)
        + path("M66 -4 H180", stroke=DARK_STEEL, width=6)
        + two("M52 50 H194 V66 H52Z", "#c9d4df", DARK_STEEL, 160)
    )


def house() -> str:
    """Draw a small house."""
    return (
        two("M72 56 V6 H172 V56Z", CREAM, "#dcd0c4", 150)
        + two("M56 12 L122 -48 L190 12Z", "#c8434a", "#97303a", 140)
        + rect(106, 22, 32, 34, 2, "#8b4d1e", width=6)
        + path("M160 -18 V-46 H176 V-4", "#8b4d1e", width=6)
    )


def boot() -> str:
    """Draw a boot that is worn as a hat."""
    return (
        two("M86 56 V-60 H144 V2 L202 18 Q214 24 212 46 V56Z", "#8b4d1e", "#63340f", 140)
        + rect(80, 52, 138, 16, 3, PLUM, width=7)
        + path("M104 -60 q-20 -26 -2 -32 q18 -2 10 30", width=6)
        + path("M146 -40 h-22 M146 -20 h-22 M146 0 h-22", stroke=GOLD, width=6)
    )


def stove() -> str:
    """Draw a damaged stovepipe hat."""
    return (
        two(
            "M84 38 L78 -48 L94 -64 L106 -50 L120 -72 L136 -52 L150 -66 L168 -46 L162 38Z",
            PLUM,
            DARK_PLUM,
            146,
        )
        + path("M80 6 H166 L164 30 H82Z", "#e4633f", width=6)
        + two("M50 36 H198 V56 H50Z", PLUM, DARK_PLUM, 160)
        + path("M104 -22 l10 -12 l4 14 l12 -8", stroke=GOLD, width=5)
    )


def miner() -> str:
    return (
        two("M68 56 V4 L84 -14 H162 L178 4 V56Z", "#4a465c", "#322f42", 150)
        + rect(56, 50, 134, 14, 2, "#322f42", width=7)
        + rect(98, 0, 48, 42, 6, STEEL, width=7)
        + circle(122, 21, 13, "#ffe98a", width=6)
    )


def eyeshade() -> str:
    """Draw the eyeshade of an accountant."""
    return rect(60, 34, 126, 24, 3, PLUM) + two(
        "M60 56 H186 L210 88 H36Z", "#4da866", "#33774a", 160
    )


def nurse() -> str:
    return two("M72 54 L58 -10 H188 L174 54Z", "#dff2fb", "#aed4e8", 150) + group(
        rect(-26, -11, 52, 22, 11, "#fff", width=6)
        + path("M0 -11 V11 H15 Q26 11 26 0 Q26 -11 15 -11Z", RED, width=5),
        "translate(123 22) rotate(-24)",
    )


def homburg(light: str = "#7b5a3a", dark: str = "#573d25", band: str = PLUM) -> str:
    return (
        two("M76 40 L80 -22 H110 L122 -10 L136 -22 H166 L170 40Z", light, dark, 146)
        + path("M76 12 H170 V36 H76Z", band, width=6)
        + two("M40 36 H206 L198 58 H48Z", light, dark, 160)
    )


def muffs() -> str:
    """Draw ear protectors."""
    return (
        path("M58 84 V8 H188 V84", width=19)
        + path("M58 84 V8 H188 V84", stroke=GOLD, width=8)
        + rect(40, 70, 34, 56, 8, "#e4633f")
        + rect(172, 70, 34, 56, 8, "#b8482c")
    )


def newspaper() -> str:
    """Draw a hat that is folded from a newspaper."""
    return (
        two("M40 54 L122 -50 L206 54Z", CREAM, "#dcd0c4", 132)
        + path("M102 4 h24 M92 20 h38 M136 24 l14 18", width=5)
        + two("M30 36 H214 L198 62 H48Z", "#f6efe0", "#dcd0c4", 160)
    )


def flatcap() -> str:
    return (
        two("M56 52 L66 14 L104 -6 H176 L198 20 L190 52Z", "#8a7f6a", "#675d4b", 150)
        + two("M40 50 H150 L160 68 H34Z", "#675d4b", "#4b4335", 130)
        + path("M92 6 L84 46 M124 -4 V46 M158 -2 L166 46", stroke="#675d4b", width=4)
    )


def camera() -> str:
    """Draw a speed camera that is worn as a hat."""
    return (
        path("M112 58 V34 H136 V58Z", DARK_STEEL, width=7)
        + two("M60 36 V-34 H186 V36Z", STEEL, DARK_STEEL, 150)
        + circle(104, 2, 23, PLUM)
        + circle(104, 2, 11, "#9fe3ff", width=5)
        + rect(142, -22, 30, 20, 3, "#ffe98a", width=6)
        + path("M148 16 h20", width=6)
        + path("M196 -40 l20 -16 M202 -16 h26", stroke="#ffe98a", width=8)
    )


def eagle() -> str:
    """Draw a plaster eagle."""
    wings = path("M122 4 L44 -48 L58 -18 L36 -22 L58 6 L40 10 L92 30Z", "#8b5a2b") + path(
        "M122 4 L202 -48 L188 -18 L210 -22 L188 6 L206 10 L154 30Z", "#63401c"
    )
    return (
        rect(74, 30, 98, 28, 2, STEEL)
        + wings
        + two("M100 32 L106 -16 L122 -28 L140 -16 L146 32Z", "#8b5a2b", "#63401c", 128)
        + path("M102 -14 L112 -42 H134 L144 -14 Q122 -4 102 -14Z", CREAM, width=7)
        + path("M130 -32 L152 -26 L134 -16Z", BEAK, width=5)
        + circle(122, -28, 4, INK, width=0)
    )


def tricorn() -> str:
    return two("M22 46 L64 -14 L122 4 L182 -14 L224 46 L122 30Z", "#26406e", "#192c50", 150) + path(
        "M34 38 L122 22 L212 38", stroke=GOLD, width=6
    )


def exhaust() -> str:
    """Draw a cap with two exhaust pipes."""
    pipes = "".join(
        rect(x, -58, 22, 118, 3, "#c9d4df", width=7)
        + path(f"M{x + 14} -54 V56", stroke=DARK_STEEL, width=7)
        + outlined(f"M{x + 11} -72 q-12 -8 0 -18", "#cfc9e2", 5, 7)
        for x in (36, 188)
    )
    return pipes + trucker("#c8434a", "#97303a")


def wig() -> str:
    """Draw a powdered wig with square curls."""
    sides = "".join(
        rect(x, y, 34, 24, 6, "#f4f1ea", width=7)
        + path(f"M{x + 22} {y + 12} h-10", stroke="#cfc8c0", width=6)
        for x in (36, 178)
        for y in (56, 82, 108)
    )
    return (
        sides
        + two("M54 62 L60 8 L84 -16 H162 L188 8 L194 62 Q122 34 54 62Z", "#f4f1ea", "#cfc8c0", 150)
        + path("M92 -8 Q84 20 88 40 M156 -8 Q164 20 160 40 M122 -12 V32", stroke="#cfc8c0", width=5)
    )


def crown(y: float = 0) -> str:
    """Draw a crown on top of a hat."""
    d = "M78 8 L70 -44 L98 -22 L122 -56 L148 -22 L176 -44 L168 8Z"
    return group(
        two(d, GOLD, DARK_GOLD, 146)
        + circle(122, -8, 8, RED, width=5)
        + circle(94, -4, 6, "#38c0b4", width=4)
        + circle(150, -4, 6, "#38c0b4", width=4),
        f"translate(0 {y})",
    )
