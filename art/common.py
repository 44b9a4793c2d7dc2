"""Drawings that all games share: hens, house players, card backs, marks."""

from collections.abc import Iterator

from art import hens, scenes
from art.kit import (
    BEAK,
    CREAM,
    DARK_GOLD,
    FOX_EARS,
    GOLD,
    INK,
    RED,
    SHADE,
    STEEL,
    circle,
    clip,
    dots,
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
from art.sprite import CHICKEN, THING, Drawing


def crown() -> str:
    return (
        path(
            "M30 150 L20 62 L68 100 L100 38 L132 100 L180 62 L170 150 Q100 132 30 150Z",
            GOLD,
            width=10,
        )
        + path("M128 98 L132 100 L180 62 L170 150 Q150 144 126 142Z", DARK_GOLD, width=0)
        + path(
            "M30 150 L20 62 L68 100 L100 38 L132 100 L180 62 L170 150 Q100 132 30 150Z", width=10
        )
        + circle(100, 118, 13, RED, width=7)
        + circle(58, 126, 9, "#38c0b4", width=6)
        + circle(142, 126, 9, "#38c0b4", width=6)
        + circle(20, 58, 11, GOLD, width=7)
        + circle(100, 34, 11, GOLD, width=7)
        + circle(180, 58, 11, GOLD, width=7)
    )


def hourglass() -> str:
    return (
        rect(44, 20, 112, 22, 10, "#b06a2c", width=9)
        + rect(44, 158, 112, 22, 10, "#b06a2c", width=9)
        + path(
            "M60 42 C60 84 92 88 92 100 C92 112 60 116 60 158 H140 C140 116 108 112 108 100 C108 88 140 84 140 42Z",
            "#e9fbff",
            width=9,
        )
        + path("M72 66 C80 88 98 92 100 100 C102 92 120 88 128 66Z", GOLD, width=0)
        + path("M68 154 C70 132 94 130 100 118 C106 130 130 132 132 154Z", GOLD, width=0)
    )


def cards() -> str:
    return group(
        rect(-34, -52, 68, 104, 12, "#8d93e8", width=10), "translate(78 106) rotate(-14)"
    ) + group(
        rect(-36, -54, 72, 108, 12, "#fff8ea", width=10) + oval(0, 0, 16, 22, BEAK, width=8),
        "translate(116 98) rotate(9)",
    )


def zzz() -> str:
    return (
        path("M40 60 H100 L40 130 H100", width=30)
        + path("M40 60 H100 L40 130 H100", stroke="#cfc9e2", width=13)
        + path("M116 96 H164 L116 154 H164", width=28)
        + path("M116 96 H164 L116 154 H164", stroke="#cfc9e2", width=12)
    )


def back(fill: str, line: str, emblem: str) -> str:
    return (
        rect(3, 3, 82, 114, 12, fill, width=6)
        + rect(11, 11, 66, 98, 8, "none", stroke=line, width=3)
        + emblem
    )


def egg_with_keyhole(x: float, y: float, scale: float) -> str:
    return placed(
        path(
            "M0 -40 C24 -40 34 0 34 16 C34 38 18 48 0 48 C-18 48 -34 38 -34 16 C-34 0 -24 -40 0 -40Z",
            CREAM,
            width=9,
        )
        + path("M0 -8 a12 12 0 0 1 7 22 l6 18 h-26 l6 -18 a12 12 0 0 1 7 -22Z", INK, width=0),
        x,
        y,
        scale,
    )


def padlock() -> str:
    return (
        path("M64 92 V74 C64 26 136 26 136 74 V92", width=36)
        + path("M64 92 V74 C64 26 136 26 136 74 V92", stroke=STEEL, width=17)
        + rect(36, 84, 128, 100, 24, GOLD, width=11)
        + path(
            "M130 88 h14 q18 0 18 20 v52 q0 18 -18 18 h-72 C120 170 140 140 130 88Z",
            DARK_GOLD,
            width=0,
        )
        + rect(36, 84, 128, 100, 24, width=11)
        + path("M100 110 a15 15 0 0 1 8 28 l5 22 h-26 l5 -22 a15 15 0 0 1 8 -28Z", INK, width=0)
    )


def nest() -> str:
    """Draw a free seat: an egg in a nest."""
    egg = "M122 96 C158 96 178 150 178 182 C178 216 154 236 122 236 C90 236 66 216 66 182 C66 150 86 96 122 96Z"
    laid = (
        path(egg, CREAM, width=0)
        + clip(egg, path("M146 90 C176 150 160 220 90 244 H220 V90Z", SHADE, width=0))
        + path(egg)
    )
    bowl = path(
        "M26 186 C40 172 204 172 218 186 C216 226 184 250 122 250 C60 250 28 226 26 186Z", "#b98a45"
    )
    bowl += path(
        "M170 182 C196 180 212 182 218 186 C216 226 184 250 122 250 C150 240 172 220 170 182Z",
        "#8f6730",
        width=0,
    )
    bowl += path("M26 186 C40 172 204 172 218 186 C216 226 184 250 122 250 C60 250 28 226 26 186Z")
    straw = path(
        "M48 208 l44 14 M96 194 l-34 34 M120 200 l52 20 M176 200 l-40 34 M104 226 l40 12",
        stroke="#6b4a1e",
        width=5,
    )
    straw += outlined(
        "M30 190 L8 176 M216 190 L238 174 M40 184 L26 164 M204 184 L220 162", "#b98a45", 5, 7
    )
    behind = path("M26 186 C40 168 204 168 218 186 C204 202 40 202 26 186Z", "#6b4a1e")
    return behind + laid + bowl + straw


def key() -> str:
    """Draw the mark of a house player: a wind-up key."""
    bow = "M96 82 C58 30 4 36 14 88 C20 116 24 116 18 140 C16 186 62 180 96 126Z"
    shaft = outlined("M92 104 H182 M158 104 V134", STEEL, 15, 16)
    return shaft + path(bow, STEEL, width=10) + dots(((52, 80), (52, 130)), 13, INK)


def away() -> str:
    """Draw the mark of an absent player: an open door."""
    frame = rect(42, 16, 116, 172, 6, "#3a2430", width=10) + rect(
        54, 28, 92, 150, 0, "#ffd94a", width=0
    )
    door = path("M54 24 L118 44 V192 L54 180Z", "#b06a2c", width=9) + path(
        "M98 40 L118 46 V188 L98 184Z", "#8b4d1e", width=0
    )
    return frame + door + circle(104, 118, 8, GOLD, width=5) + path("M22 188 H178", width=10)


def check() -> str:
    """Draw a tick: done, right, or safe."""
    return outlined("M36 108 L82 152 L166 48", "#58b368", 22, 18)


def cross() -> str:
    """Draw a cross: refused, lost, or impossible."""
    return outlined("M48 48 L152 152 M152 48 L48 152", RED, 22, 18)


def eye() -> str:
    """Draw an eye: the mark of a page that only one person sees."""
    white = path("M10 100 Q100 16 190 100 Q100 184 10 100Z", CREAM, width=11)
    return (
        white
        + circle(100, 100, 38, "#4a86e0", width=10)
        + circle(100, 100, 16, INK, width=0)
        + circle(88, 88, 9, CREAM, width=0)
    )


BACKS = {
    "heist": ("#3a3f86", "#e8a33d", egg_with_keyhole(44, 60, 0.62)),
    "playing": (
        "#8f3440",
        "#f4a44a",
        path("M22 74 L44 46 L66 74 M22 94 L44 66 L66 94", stroke=CREAM, width=9),
    ),
    "out": ("#2c6648", "#f0832c", placed(FOX_EARS + fox_head() + fox_eyes(), 4, 26, 0.33)),
    "crazy": (
        "#1c7f80",
        "#f4c542",
        star(44, 60, 27, "#f4c542", width=6) + oval(44, 62, 8, 10, CREAM, width=4),
    ),
    "political": (
        "#5a3a86",
        "#f4c542",
        path("M40 40 L16 60 L40 80Z", CREAM, width=5)
        + path("M48 40 L72 60 L48 80Z", CREAM, width=5),
    ),
}
MARKS = {
    "crown": crown,
    "hourglass": hourglass,
    "cards": cards,
    "zzz": zzz,
    "padlock": padlock,
    "house": key,
    "away": away,
}


def drawings() -> Iterator[Drawing]:
    """Yield all drawings of the folder `common`, without the boxes."""
    for name, of in MARKS.items():
        yield Drawing(f"common/{name}@s", of(), THING, 40)
        yield Drawing(f"common/{name}@m", of(), THING, 78)
    for game, (fill, line, emblem) in BACKS.items():
        for size, width in (("s", 88), ("m", 130), ("l", 184)):
            yield Drawing(
                f"common/back-{game}@{size}", back(fill, line, emblem), (0, 0, 88, 120), width
            )
    yield from _sizes("common/egg", nest())
    for name, inner in hens.hens().items():
        yield from _sizes(f"common/hen-{name}", inner)
    for name, inner in hens.houses().items():
        yield from _sizes(f"common/house-{name}", inner)
    yield Drawing("common/stage", scenes.stage(), (0, 0, 1000, 640), 1000, ground=True)


def _sizes(name: str, inner: str) -> Iterator[Drawing]:
    yield Drawing(f"{name}@s", inner, CHICKEN, 104, 16)
    yield Drawing(f"{name}@m", inner, CHICKEN, 168, 14)
    yield Drawing(f"{name}@l", inner, CHICKEN, 300, 12)
