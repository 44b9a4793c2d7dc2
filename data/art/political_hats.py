"""What the groups of Political Chicken wear. Round and soft is left, square and stiff is right: the
shape alone tells the wing. All of it sits on the head of `kit.chicken` (240 x 260, brow at y=50).
"""

from data.art.kit import (
    BEAK,
    CREAM,
    DARK_GOLD,
    DARK_RED,
    DARK_STEEL,
    GOLD,
    INK,
    RED,
    STEEL,
    circle,
    clip,
    group,
    outlined,
    oval,
    path,
    rect,
    star,
)

PLUM, DARK_PLUM = "#3a3550", "#262238"


def two(d: str, light: str, dark: str, x: float = 140, sw: float = 8) -> str:
    """A shape in its tone, and from x on to the right in the tone of its shade."""
    shade = path(f"M{x} -160 q46 150 -22 460 H420 V-160Z", dark, width=0)
    return path(d, light, width=0) + clip(d, shade) + path(d, width=sw)


# -- left: round -----------------------------------------------------------------------------------


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


def curls(light: str, dark: str) -> str:
    dots = ((66, 62), (60, 36), (76, 12), (102, -6), (134, -8), (164, 8), (182, 32), (182, 62))
    return (
        "".join(circle(x, y, 24, light if x < 150 else dark) for x, y in dots)
        + path("M66 60 C70 20 100 4 122 4 C150 4 176 20 180 60 Q122 30 66 60Z", light, width=0)
        + path("M88 30 q8 -12 20 -12 M136 16 q12 2 18 12", stroke=dark, width=5)
    )


def wild(light: str = "#f4f1ea", dark: str = "#cfc8c0") -> str:
    """Hair that stands off at both sides, as a professor has it."""
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


def bandana(light: str, dark: str) -> str:
    return (
        path(
            "M178 40 C206 26 220 40 226 56 C206 52 196 56 190 66 Q196 80 188 92 C176 78 176 58 178 40Z",
            dark,
        )
        + two("M62 62 C66 26 94 12 122 12 C150 12 180 26 184 62 Q122 34 62 62Z", light, dark, 150)
        + "".join(
            circle(x, y, 4.5, CREAM, width=0)
            for x, y in ((90, 40), (112, 28), (136, 28), (158, 40))
        )
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
    """The helmet of a cyclist, with its holes."""
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
    """The round helmet of a worker."""
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
    """An open helmet with goggles pushed up."""
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
    """A cap with a round button and a small peak."""
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
    """A wide knitted cap in stripes."""
    d = "M56 56 C30 20 56 -34 112 -28 C170 -34 216 10 188 56 Q122 34 56 56Z"
    stripes = path("M40 30 Q112 -4 202 30 V12 Q112 -22 44 8Z", CREAM, width=0) + path(
        "M44 6 Q112 -24 198 8 V-60 H44Z", "#7a4fb0", width=0
    )
    return path(d, "#f0832c", width=0) + clip(d, stripes) + path(d)


def sprout() -> str:
    """Instead of a comb two leaves grow."""
    return (
        outlined("M122 40 C120 20 124 8 122 -8", "#4fae62", 6)
        + path("M122 4 C84 14 66 -4 62 -28 C96 -34 118 -20 122 4Z", "#6cc95f")
        + path("M122 -4 C128 -38 150 -50 182 -46 C180 -18 158 0 122 -4Z", "#4fae62")
    )


def headscarf(light: str, dark: str) -> str:
    """Tied below the beak, over the whole head."""
    d = "M50 128 C38 30 84 -2 122 -2 C162 -2 208 30 196 128 Q182 140 166 146 C188 104 176 52 122 52 C70 52 60 104 82 146 Q64 140 50 128Z"
    return two(d, light, dark, 160) + "".join(
        circle(x, y, 6, CREAM, width=0)
        for x, y in ((70, 60), (84, 30), (112, 16), (146, 20), (172, 44), (184, 84), (58, 96))
    )


def phones() -> str:
    """Great headphones over nothing."""
    return (
        path("M58 100 C44 -20 202 -20 188 100", width=20)
        + path("M58 100 C44 -20 202 -20 188 100", stroke="#e4633f", width=9)
        + oval(56, 98, 15, 26, "#e4633f")
        + oval(190, 98, 15, 26, "#b8482c")
    )


# -- right: square -----------------------------------------------------------------------------------


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
    """A top hat in stripes, with one star."""
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
    """Two top hats on one head."""
    return group(topper(), "translate(34 -74) scale(.72)") + topper("#56506f", PLUM, "#e8483f", -22)


def boater(band: str = "#c8434a") -> str:
    return (
        two("M78 38 L82 -8 H164 L168 38Z", "#f3dfa6", "#d4b974", 146)
        + path("M79 14 H167 L168 36 H78Z", band, width=6)
        + two("M34 36 H212 V54 H34Z", "#f3dfa6", "#d4b974", 160)
    )


def officer() -> str:
    """The stiff cap of a general."""
    top = two("M36 -10 L64 -36 H182 L210 -10 L186 26 H60Z", "#6b7a4a", "#4c5834", 150)
    return (
        top
        + two("M62 22 H184 V50 H62Z", "#4c5834", "#38422a", 150)
        + two("M62 50 H184 L202 74 H48Z", PLUM, DARK_PLUM, 150)
        + star(123, 8, 22, GOLD, width=6)
    )


def trucker(light: str, dark: str, badge: str = CREAM) -> str:
    """A cap with a high flat front and a straight peak."""
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
    """A cook's hat, rather square."""
    return (
        two("M70 26 L54 -58 H96 L104 -70 H142 L150 -58 H192 L176 26Z", CREAM, "#dcd0c4", 150)
        + path("M96 -40 L100 16 M148 -40 L146 16", stroke="#dcd0c4", width=6)
        + two("M68 22 H178 V56 H68Z", CREAM, "#dcd0c4", 150)
    )


def pan() -> str:
    """A saucepan upside down."""
    return (
        outlined("M184 4 H246", PLUM, 10)
        + two("M66 54 V-22 H180 V54Z", STEEL, DARK_STEEL, 150)
        + path("M66 -4 H180", stroke=DARK_STEEL, width=6)
        + two("M52 50 H194 V66 H52Z", "#c9d4df", DARK_STEEL, 160)
    )


def house() -> str:
    """A small house, with its own mortgage."""
    return (
        two("M72 56 V6 H172 V56Z", CREAM, "#dcd0c4", 150)
        + two("M56 12 L122 -48 L190 12Z", "#c8434a", "#97303a", 140)
        + rect(106, 22, 32, 34, 2, "#8b4d1e", width=6)
        + path("M160 -18 V-46 H176 V-4", "#8b4d1e", width=6)
    )


def boot() -> str:
    """Worn the wrong way round on purpose."""
    return (
        two("M86 56 V-60 H144 V2 L202 18 Q214 24 212 46 V56Z", "#8b4d1e", "#63340f", 140)
        + rect(80, 52, 138, 16, 3, PLUM, width=7)
        + path("M104 -60 q-20 -26 -2 -32 q18 -2 10 30", width=6)
        + path("M146 -40 h-22 M146 -20 h-22 M146 0 h-22", stroke=GOLD, width=6)
    )


def stove() -> str:
    """A stovepipe that has seen an explosion."""
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
    """An accountant's eyeshade, all corners."""
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
    """What a leaf blower obliges everybody else to wear."""
    return (
        path("M58 84 V8 H188 V84", width=19)
        + path("M58 84 V8 H188 V84", stroke=GOLD, width=8)
        + rect(40, 70, 34, 56, 8, "#e4633f")
        + rect(172, 70, 34, 56, 8, "#b8482c")
    )


def newspaper() -> str:
    """Folded from yesterday's news."""
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
    """A speed camera, worn as a hat."""
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
    """A bird of plaster with a bird below it."""
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
    """A cap with two upright pipes."""
    pipes = "".join(
        rect(x, -58, 22, 118, 3, "#c9d4df", width=7)
        + path(f"M{x + 14} -54 V56", stroke=DARK_STEEL, width=7)
        + outlined(f"M{x + 11} -72 q-12 -8 0 -18", "#cfc9e2", 5, 7)
        for x in (36, 188)
    )
    return pipes + trucker("#c8434a", "#97303a")


def wig() -> str:
    """Powdered; the curls are rolled into boxes."""
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
    """On top of whatever else is worn."""
    d = "M78 8 L70 -44 L98 -22 L122 -56 L148 -22 L176 -44 L168 8Z"
    return group(
        two(d, GOLD, DARK_GOLD, 146)
        + circle(122, -8, 8, RED, width=5)
        + circle(94, -4, 6, "#38c0b4", width=4)
        + circle(150, -4, 6, "#38c0b4", width=4),
        f"translate(0 {y})",
    )
