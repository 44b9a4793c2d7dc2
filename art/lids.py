"""The box of each game with the art of its lid, and Coop's avatar and banner."""

from collections.abc import Callable, Iterator, Mapping

from art import common
from art.crazy import king, marilyn, superchick
from art.heist import sack
from art.heist_outdoors import boss, pirate
from art.kit import (
    CREAM,
    GOLD,
    burst,
    chicken,
    circle,
    clip,
    fox,
    group,
    mirrored,
    path,
    placed,
    rect,
    star,
    suit,
)
from art.out import walker
from art.playing import crate, wall
from art.sprite import Drawing, sticker


def _heist() -> str:
    sky = rect(0, 0, 240, 200, 0, "#262b57", width=0) + circle(120, 78, 66, "#f6e7b0", width=0)
    roofs = path("M0 200 V128 H40 V108 H84 V136 H150 V112 H196 V132 H240 V200Z", "#191c3a", width=0)
    crooks = placed(boss(), 104, 40, 0.6) + placed(pirate(), -10, 40, 0.62)
    return sky + roofs + crooks + placed(sack(), 84, 118, 0.42)


def _playing() -> str:
    dusk = rect(0, 0, 240, 200, 0, "#c9523a", width=0) + rect(0, 0, 240, 60, 0, "#8f3440", width=0)
    dusk += circle(92, 100, 58, "#f4a44a", width=0)
    dusk += path("M0 120 L44 80 L90 122 L140 84 L190 124 L240 92 V200 H0Z", "#7a2f38", width=0)
    road = rect(0, 152, 240, 48, 0, "#4a4250", width=0)
    road += path("M8 176 h36 M72 176 h36 M136 176 h36", stroke="#f4d9a0", width=7)
    speed = path("M2 92 H26 M-6 112 H18 M2 132 H22", stroke="#fff8ea", width=7)
    return dusk + road + placed(wall(), 150, 4, 0.86) + speed + placed(crate(), 26, 60, 1.02, -5)


def _out() -> str:
    meadow = rect(0, 0, 240, 200, 0, "#1d4634", width=0)
    meadow += path("M0 92 Q60 60 120 86 T240 76 V200 H0Z", "#2c6648", width=0)
    beam = rect(-10, 164, 260, 20, 4, "#b06a2c", width=7)
    beam += rect(0, 188, 240, 20, 0, "#14281f", width=0)
    return meadow + placed(fox(), 88, -2, 0.82) + beam + placed(walker(hot=False), -8, 52, 0.46)


def _crazy() -> str:
    stage = rect(0, 0, 240, 200, 0, "#1d444c", width=0)
    stage += path("M120 -30 L20 180 H220Z", "#25515b", width=0) + rect(
        0, 168, 240, 40, 0, "#12282e", width=0
    )
    curtain = path("M0 0 H54 Q48 90 14 190 H0Z", "#2fb3ad", width=7) + path(
        "M0 0 H22 Q18 100 0 150Z", "#217f80", width=0
    )
    stars = (
        placed(king(), -22, 56, 0.52)
        + placed(marilyn(), 134, 56, 0.52)
        + placed(superchick(), 44, 28, 0.64)
    )
    return stage + curtain + mirrored(curtain) + stars


def _political() -> str:
    hall = rect(0, 0, 120, 200, 0, "#2f7f78", width=0) + rect(
        120, 0, 120, 200, 0, "#c26a26", width=0
    )
    spikes = burst(120, 96, 12, 52, 78, GOLD, 0.1)
    bolt = path("M128 36 L98 100 H118 L104 158 L146 84 H124 L142 36Z", "#fff8ea", width=6)
    return (
        hall
        + spikes
        + bolt
        + placed(_beret(), -24, 44, 0.58)
        + mirrored(placed(_topper(), -24, 44, 0.58))
    )


def _beret() -> str:
    beret = path(
        "M58 52 C50 8 120 -10 170 10 C204 24 196 56 176 58 Q120 40 58 52Z", "#c8434a"
    ) + path("M120 4 l6 -16", width=9)
    scarf = path("M48 150 Q124 180 198 150 L200 176 Q124 204 48 176Z", "#c8434a", width=7)
    return chicken(
        has_comb=False,
        eye="angry",
        look=5,
        bill="open",
        has_wattle=False,
        outfit=scarf,
        hat=beret,
        left="hip",
        right="up",
    )


def _topper() -> str:
    hat = path("M84 34 L78 -58 H170 L164 34Z", "#3a3550") + path(
        "M142 -56 H170 L164 34 H140Z", "#262238", width=0
    )
    hat += path("M82 8 H166", stroke="#f4c542", width=12) + path(
        "M48 40 Q124 22 200 40 Q200 58 124 58 Q48 58 48 40Z", "#3a3550"
    )
    outfit = suit("#3a3550", "#262238", tie="#f4c542")
    return chicken(
        has_comb=False,
        eye="angry",
        look=5,
        bill="smirk",
        has_wattle=False,
        outfit=outfit,
        hat=hat,
        left="hip",
        right="up",
        wings="#3a3550",
    )


LIDS: Mapping[str, Callable[[], str]] = {
    "heist": _heist,
    "playing": _playing,
    "out": _out,
    "crazy": _crazy,
    "political": _political,
}


def box(game: str) -> str:
    """Draw the box of a game, 300 x 250: its lid, seen slightly from the right."""
    fill, line, _ = common.BACKS[game]
    top = path("M8 40 L40 10 H292 L260 40Z", line) + path(
        "M150 10 H292 L260 40 H134Z", CREAM, width=0, more='opacity=".35"'
    )
    side = path("M260 40 L292 10 V212 L260 242Z", "#d8cbb2") + path(
        "M260 40 L279 22 V224 L260 242Z", fill, width=7
    )
    front = rect(8, 40, 252, 202, 10, fill)
    art = clip(
        "M26 52 h216 q6 0 6 6 v166 q0 6 -6 6 h-216 q-6 0 -6 -6 v-166 q0 -6 6 -6Z",
        group(LIDS[game](), "translate(15 48) scale(.99 .93)"),
    )
    return (
        path("M8 40 L40 10 H292 L260 40Z")
        + top
        + side
        + front
        + art
        + rect(20, 52, 228, 178, 6, width=6)
    )


# ---------------------------------------------------------------------------------- avatar, banner


def avatar() -> str:
    """Draw the avatar, 1024 x 1024: a hen and five cards. Discord shows a circle of it."""
    ground = rect(0, 0, 1024, 1024, 0, "#e8a33d", width=0)
    rays = "".join(
        group(path("M512 480 L430 -500 H594Z", "#d98f2b", width=0), f"rotate({turn} 512 480)")
        for turn in range(0, 360, 30)
    )
    hen = chicken(eye="happy", bill="open", has_tail=False, left=None, right=None)
    fan = "".join(
        group(
            placed(sticker(_small_back(game), 8), -44, -320),
            f"translate(512 1376) rotate({turn}) scale(2.2)",
        )
        for game, turn in zip(common.BACKS, (-34, -17, 0, 17, 34), strict=True)
    )
    return ground + rays + placed(sticker(hen, 14), 54, 40, 3.75) + fan


def _small_back(game: str) -> str:
    fill, line, emblem = common.BACKS[game]
    return common.back(fill, line, emblem)


def banner() -> str:
    """Draw the banner, 680 x 240: chickens and a hen-house. Discord covers the lower left."""
    night = rect(0, 0, 680, 240, 0, "#262b57", width=0) + circle(96, 64, 34, "#f6e7b0", width=0)
    night += circle(110, 56, 29, "#262b57", width=0)
    for x, y in ((190, 40), (250, 92), (40, 130), (160, 110), (640, 30), (600, 76)):
        night += star(x, y, 6, "#8d93c9", points=4, inner=0.35)
    night += path("M0 196 Q160 168 340 190 T680 180 V240 H0Z", "#191c3a", width=0)
    house = path("M210 200 V92 H410 V200Z", "#c9523a", width=7)
    house += path("M336 96 H406 V196 H306Z", "#a23c2c", width=0) + path(
        "M210 124 H410 M210 158 H410", width=4
    )
    house += path("M184 100 L310 16 L436 100 L422 114 L310 42 L198 114Z", "#8f5a2b", width=7)
    window = "M280 96 a30 30 0 1 0 60 0 a30 30 0 1 0 -60 0Z"
    inside = chicken(has_tail=False, left=None, right=None)
    house += (
        path(window, "#ffd94a", width=7)
        + clip(window, placed(inside, 281, 80, 0.24))
        + path(window, width=7)
    )
    crowd = "".join(
        placed(sticker(of, 14), x, y, scale)
        for of, x, y, scale in (
            (pirate(), 170, 122, 0.42),
            (superchick(), 284, 130, 0.4),
            (fox(), 566, 116, 0.45),
            (_topper(), 496, 130, 0.4),
        )
    )
    return night + house + crowd + placed(sticker(crate(), 9), 388, 120, 0.9)


def drawings() -> Iterator[Drawing]:
    """Yield the boxes, which are in the folder `common`."""
    for game in LIDS:
        yield Drawing(f"common/box-{game}@l", box(game), (-8, -4, 316, 260), 272, 10)


OF_COOP = (
    Drawing("avatar", avatar(), (0, 0, 1024, 1024), 1024, ground=True),
    Drawing("banner", banner(), (0, 0, 680, 240), 680, ground=True),
)
"""Coop's profile pictures. The operator uploads them to Discord."""
