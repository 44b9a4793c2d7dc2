"""Hats of the left. They are round, so that the shape alone shows the wing.

All hats fit on the head of `kit.chicken` (240 x 260 units, with the brow at y=50).
"""

from art.kit import (
    CREAM,
    DARK_GOLD,
    DARK_RED,
    DARK_STEEL,
    GOLD,
    INK,
    STEEL,
    circle,
    clip,
    outlined,
    oval,
    path,
    star,
)
from art.political.tones import DARK_PLUM, PLUM, two


def beret(light: str = "#c8434a", dark: str = "#97303a") -> str:
    return outlined("M122 4 l6 -16", dark, 3) + two(
        "M54 54 C44 6 116 -12 168 8 C206 22 200 58 178 60 Q120 40 54 54Z", light, dark, 146
    )


def beanie(light: str, dark: str, bobble: bool = True) -> str:
    dome = two("M62 52 C58 2 90 -10 122 -10 C154 -10 188 4 184 52Z", light, dark)
    ribs = path("M92 6 q-8 18 -8 34 M122 0 v40 M152 6 q8 18 8 34", stroke=dark, width=5)
    brim = two("M56 40 Q122 22 190 40 Q196 52 188 66 Q122 48 58 66 Q50 52 56 40Z", CREAM, "#e3cda8")
    return (circle(122, -16, 19, CREAM) if bobble else "") + dome + ribs + brim


def bucket(light: str, dark: str) -> str:
    crown = two("M78 36 C80 -2 98 -10 122 -10 C146 -10 166 -2 168 36Z", light, dark)
    brim = two(
        "M78 30 Q122 44 168 30 C176 44 198 52 206 66 C160 84 84 84 38 66 C48 52 70 44 78 30Z",
        light,
        dark,
        150,
    )
    return crown + brim


def straw(band: str) -> str:
    light, dark = "#f3dfa6", "#d4b974"
    brim = two("M22 50 C60 24 184 24 222 50 C214 80 30 80 22 50Z", light, dark, 160)
    crown = two(
        "M74 42 C74 -10 96 -18 122 -18 C148 -18 172 -10 172 42 Q122 56 74 42Z", light, dark, 146
    )
    return brim + crown + path("M74 34 Q122 48 172 34 L172 48 Q122 60 74 46Z", band, width=6)


def sunhat(band: str) -> str:
    return straw(band) + "".join(
        circle(x, y, 9, f, width=5)
        for x, y, f in ((84, 40, "#f07f8f"), (100, 46, CREAM), (90, 54, GOLD))
    )


def pith() -> str:
    light, dark = "#e9dcb8", "#c4b184"
    dome = two("M66 46 C64 0 92 -18 122 -18 C152 -18 182 0 180 46Z", light, dark)
    return (
        circle(122, -20, 8, dark, width=6)
        + dome
        + path("M122 -12 V44", stroke=dark, width=5)
        + path("M64 34 Q122 18 182 34 L184 48 Q122 34 62 48Z", "#7c8a4a", width=6)
        + two("M32 64 C50 42 84 38 122 38 C160 38 196 42 214 64 Q122 50 32 64Z", light, dark, 150)
    )


def captain() -> str:
    cap = two(
        "M52 34 C44 -2 86 -22 122 -22 C160 -22 202 -2 194 34 Q122 14 52 34Z", CREAM, "#dcd0c4", 150
    )
    band = two("M66 32 Q122 14 182 32 L182 54 Q122 38 66 54Z", "#2f5fae", "#234783", 150)
    peak = two("M66 54 Q122 36 182 54 Q186 72 158 70 Q122 58 88 70 Q60 72 66 54Z", PLUM, DARK_PLUM)
    anchor = path("M122 -8 V20 M110 10 Q122 28 134 10 M114 -2 H130", stroke=GOLD, width=6) + circle(
        122, -12, 5, stroke=GOLD, width=4
    )
    return cap + band + peak + anchor


def wild(light: str = "#f4f1ea", dark: str = "#cfc8c0") -> str:
    """Draw wild hair on both sides, as of a professor."""
    left = path(
        "M80 46 C56 18 40 30 46 44 C22 40 18 64 36 70 C20 82 32 100 48 94 C48 106 66 108 70 96 C64 80 68 60 80 46Z",
        light,
    )
    right = path(
        "M166 46 C190 18 206 30 200 44 C224 40 228 64 210 70 C226 82 214 100 198 94 C198 106 180 108 176 96 C182 80 178 60 166 46Z",
        dark,
    )
    return left + right


def bun(light: str, dark: str, pencil: bool = False) -> str:
    hair = two(
        "M64 78 C56 28 90 8 122 8 C156 8 190 28 182 78 C176 54 158 44 122 44 C88 44 70 54 64 78Z",
        light,
        dark,
        150,
    )
    stick = outlined("M84 -34 L166 8", GOLD, 7) if pencil else ""
    return (
        stick
        + two(
            "M122 -46 C146 -46 156 -30 156 -16 C156 2 140 12 122 12 C104 12 88 2 88 -16 C88 -30 98 -46 122 -46Z",
            light,
            dark,
            132,
        )
        + hair
        + path("M108 -22 q14 -14 28 0", stroke=dark, width=5)
    )


def headband(colour: str) -> str:
    return path("M62 62 Q122 36 184 62 L184 80 Q122 52 62 80Z", colour, width=7) + path(
        "M62 68 C36 64 22 78 18 96 C36 92 44 92 60 78Z M60 78 C44 90 40 106 44 122 C54 110 62 98 66 80Z",
        colour,
        width=7,
    )


def wreath() -> str:
    spots = (
        (64, 58, "#f07f8f"),
        (84, 38, CREAM),
        (108, 28, GOLD),
        (134, 28, "#f07f8f"),
        (158, 38, CREAM),
        (180, 58, GOLD),
    )
    leaves = path("M58 66 Q122 18 188 66", width=20) + path(
        "M58 66 Q122 18 188 66", stroke="#4fae62", width=10
    )
    return leaves + "".join(
        circle(x, y, 15, f, width=6) + circle(x, y, 5, DARK_RED, width=0) for x, y, f in spots
    )


def cycle() -> str:
    """Draw the helmet of a cyclist."""
    shell = two(
        "M52 60 C46 4 90 -16 126 -16 C168 -16 200 8 196 50 Q124 34 52 60Z",
        "#4fae62",
        "#337a45",
        146,
    )
    return (
        path("M66 58 Q72 110 100 150 M180 54 Q178 110 148 150", width=6)
        + shell
        + path("M82 40 Q84 12 104 2 M118 34 Q116 8 126 -2 M154 36 Q156 14 148 2", width=11)
        + path("M50 62 Q124 36 198 52", width=8)
    )


def hard() -> str:
    """Draw the round helmet of a worker."""
    return (
        two("M64 52 C60 4 92 -10 122 -10 C154 -10 186 4 182 52Z", GOLD, DARK_GOLD)
        + two("M108 52 V-12 Q122 -22 138 -12 V52Z", "#ffe48f", GOLD, 126, 7)
        + two("M38 60 Q122 36 208 60 Q206 72 122 68 Q40 72 38 60Z", GOLD, DARK_GOLD, 150)
    )


def colander() -> str:
    dome = two("M58 52 C58 4 90 -12 122 -12 C154 -12 190 4 188 52Z", STEEL, DARK_STEEL)
    holes = "".join(
        circle(x, y, 5, INK, width=0)
        for x, y in (
            (84, 28),
            (108, 18),
            (134, 18),
            (160, 28),
            (96, 4),
            (122, -2),
            (148, 4),
            (122, 36),
        )
    )
    return (
        outlined("M50 52 H28 M196 52 H218", DARK_STEEL, 7)
        + dome
        + holes
        + path("M46 54 Q122 38 200 54", width=14)
        + path("M46 54 Q122 38 200 54", stroke="#c9d4df", width=5)
    )


def biker() -> str:
    """Draw a motorcycle helmet with goggles."""
    shell = two(
        "M56 92 C48 18 86 -8 122 -8 C160 -8 198 18 190 92 Q176 94 170 84 Q166 58 122 56 Q80 58 76 84 Q70 94 56 92Z",
        PLUM,
        DARK_PLUM,
        150,
    )
    goggles = (
        path("M58 34 Q122 14 188 34", width=14)
        + oval(98, 30, 24, 17, "#bfeef0", width=7)
        + oval(148, 30, 24, 17, "#9cd6dc", width=7)
    )
    return shell + goggles + path("M86 26 q6 -7 13 -7 M136 26 q6 -7 13 -7", stroke="#fff", width=5)


def camp() -> str:
    """Draw a cap with a round button and a small peak."""
    return (
        circle(122, -14, 8, GOLD, width=6)
        + two(
            "M62 54 C58 2 90 -12 122 -12 C154 -12 186 2 182 54 Q122 36 62 54Z", "#4fae62", "#337a45"
        )
        + path("M122 -10 V40", stroke="#337a45", width=5)
        + two("M70 50 Q122 30 176 50 Q214 58 216 72 Q150 62 70 68Z", "#337a45", "#255c34", 160)
        + star(100, 22, 13, GOLD, width=0)
    )


def cloche(light: str, dark: str) -> str:
    bell = two("M60 74 C52 8 92 -14 122 -14 C154 -14 194 8 186 74 Q122 44 60 74Z", light, dark, 148)
    return (
        bell
        + path("M60 60 Q122 32 186 60", stroke=CREAM, width=7)
        + path("M166 48 C172 8 188 -20 212 -32 C218 -4 206 30 176 50Z", "#f07f8f", width=7)
        + circle(168, 46, 9, GOLD, width=6)
    )


def slouch() -> str:
    """Draw a wide knitted cap with stripes."""
    d = "M56 56 C30 20 56 -34 112 -28 C170 -34 216 10 188 56 Q122 34 56 56Z"
    stripes = path("M40 30 Q112 -4 202 30 V12 Q112 -22 44 8Z", CREAM, width=0) + path(
        "M44 6 Q112 -24 198 8 V-60 H44Z", "#7a4fb0", width=0
    )
    return path(d, "#f0832c", width=0) + clip(d, stripes) + path(d)


def sprout() -> str:
    """Draw two leaves that grow from the head, instead of a comb."""
    return (
        outlined("M122 40 C120 20 124 8 122 -8", "#4fae62", 6)
        + path("M122 4 C84 14 66 -4 62 -28 C96 -34 118 -20 122 4Z", "#6cc95f")
        + path("M122 -4 C128 -38 150 -50 182 -46 C180 -18 158 0 122 -4Z", "#4fae62")
    )


def headscarf(light: str, dark: str) -> str:
    """Draw a headscarf that is tied below the beak."""
    d = "M50 128 C38 30 84 -2 122 -2 C162 -2 208 30 196 128 Q182 140 166 146 C188 104 176 52 122 52 C70 52 60 104 82 146 Q64 140 50 128Z"
    return two(d, light, dark, 160) + "".join(
        circle(x, y, 6, CREAM, width=0)
        for x, y in ((70, 60), (84, 30), (112, 16), (146, 20), (172, 44), (184, 84), (58, 96))
    )


def phones() -> str:
    """Draw large headphones."""
    return (
        path("M58 100 C44 -20 202 -20 188 100", width=20)
        + path("M58 100 C44 -20 202 -20 188 100", stroke="#e4633f", width=9)
        + oval(56, 98, 15, 26, "#e4633f")
        + oval(190, 98, 15, 26, "#b8482c")
    )
