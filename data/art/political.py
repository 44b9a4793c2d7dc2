"""The groups of Political Chicken: 56 chickens put together from a body, a hat, a face, an outfit
and a prop.

Rule 1: round hats are left, square ones right (political_hats.py).
Rule 2: influence shows by size and by riches: 1 is a chick, 2 a hen, from 3 on they are dressed,
        4 has a megaphone, 5 a chain of office, 6 a crown as well.
Rule 3: no two share hat and prop.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from data.art import political_cards as cards
from data.art import political_hats as hats
from data.art import political_props as props
from data.art.kit import (
    CREAM,
    DARK_GOLD,
    GOLD,
    INK,
    PINK,
    RED,
    beak,
    burst,
    chicken,
    circle,
    clip,
    dots,
    eyes,
    feet,
    group,
    oval,
    path,
    placed,
    rect,
    star,
    suit,
    wing,
)
from data.art.political_hats import DARK_PLUM, PLUM, two
from data.art.sprite import THING, Box, Drawing

CRIMSON, DARK_CRIMSON = "#c8434a", "#97303a"
NAVY, DARK_NAVY = "#2f5fae", "#234783"
TWEED, DARK_TWEED = "#8a6a3f", "#63491f"
GREY, DARK_GREY = "#8f8aa6", "#6b6885"
GREEN, DARK_GREEN = "#4fae62", "#337a45"

# -- outfits: clipped to the body ------------------------------------------------------------------


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


def sash(light: str, dark: str) -> str:
    return two("M40 160 L70 146 L206 222 L190 240 L170 240Z", light, dark, 150, 6)


def lei() -> str:
    at = ((74, 158), (92, 170), (112, 176), (134, 176), (154, 170), (172, 158))
    return "".join(
        circle(x, y, 12, f, width=5)
        for (x, y), f in zip(at, ("#f07f8f", GOLD, CREAM) * 2, strict=True)
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


def chain() -> str:
    """Of office."""
    at = ((68, 158), (82, 174), (102, 186), (124, 190), (146, 186), (166, 174), (180, 158))
    return "".join(circle(x, y, 9, GOLD, width=5) for x, y in at) + two(
        "M124 190 L146 208 L124 232 L102 208Z", GOLD, DARK_GOLD, 126, 6
    )


# -- faces: over the eyes ----------------------------------------------------------------------------


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


def shades() -> str:
    return (
        path("M74 82 H174", width=9)
        + circle(100, 94, 23, INK, width=4)
        + circle(148, 94, 23, INK, width=4)
        + path("M88 88 q4 -8 12 -9 M136 88 q4 -8 12 -9", stroke="#8f87ad", width=6)
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


def beard(light: str = "#f4f1ea") -> str:
    return path(
        "M70 112 C70 176 100 204 124 204 C148 204 178 176 178 112 C166 136 150 142 124 142 C98 142 82 136 70 112Z",
        light,
        width=7,
    )


def round_beard(light: str = "#8b4d1e") -> str:
    return path(
        "M72 118 C66 168 96 188 124 188 C152 188 182 168 176 118 C166 136 150 146 124 146 C98 146 82 136 72 118Z",
        light,
        width=7,
    ) + beak("smirk")


def mask() -> str:
    """A kerchief over the beak."""
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


# -- put together ----------------------------------------------------------------------------------

CHICK = "M122 38 C172 38 196 92 196 146 C196 206 166 234 122 234 C78 234 48 206 48 146 C48 92 72 38 122 38Z"
STUB = "M-4 4 C22 0 34 18 24 34 C14 44 -6 40 -10 30 C4 26 6 16 -4 4Z"
DOWN, DARK_DOWN = "#ffdf70", "#e2ad3f"


class Chicken(NamedTuple):
    """One group. `hat`, `face`, `outfit`, `behind`, `front` are ready drawings; `prop` is held in the
    wing on the right at `at`, so large and so turned. `crown`: where on the hat a crown sits.
    """

    influence: int
    hat: str
    prop: str
    outfit: str = ""
    face: str = ""
    eye: str = "open"
    bill: str = "shut"
    at: tuple[int, int] = (198, 150)
    size: float = 0.9
    left: str = "down"
    behind: str = ""
    front: str = ""
    comb: bool = False
    turned: float = 0
    crown: float = 0


Part = Literal["whole", "bust", "head"]
"""A bust has no tail, to be narrow; a head has nothing but what it wears."""


def drawn(one: Chicken, part: Part = "whole") -> str:
    """A group as it stands, or what of it there is room for."""
    if part == "head":
        one = one._replace(prop="", front="")
    held = placed(one.prop, *one.at, one.size, one.turned) if one.prop else ""
    if one.influence == 1:
        return _chick(one, held, part)
    has_wings = part != "head"
    loud = has_wings and one.influence in (4, 6)
    bird = chicken(
        has_comb=one.comb,
        has_tail=part == "whole",
        has_wattle=False,
        eye=one.eye,
        bill=one.bill,
        left=("hip" if loud else one.left) if has_wings else None,
        right=None if held or not has_wings else one.left,
        back=one.behind,
        outfit=one.outfit,
        over=chain() if one.influence >= 5 else "",
        face=one.face,
        hat=one.hat + (hats.crown(one.crown) if one.influence == 6 else ""),
    )
    hand = group(wing("r", "hip"), "translate(0 26)") if held else ""
    horn = group(props.megaphone(), "translate(36 168) scale(-.8 .8) rotate(-12)") if loud else ""
    return bird + one.front + hand + held + horn


def _chick(one: Chicken, held: str, part: Part) -> str:
    """Round all over, with stubs of wings: the smallest of all."""
    up = one.left == "up"
    left = group(
        path(STUB, DOWN),
        "translate(60 170) scale(-1 -1)" if up else "translate(58 150) scale(-1 1)",
    )
    right = group(
        path(STUB, DOWN),
        "translate(184 170) scale(1 -1)" if up and not held else "translate(186 150)",
    )
    bird = one.behind + feet() + two(CHICK, DOWN, DARK_DOWN, 160) + clip(CHICK, one.outfit)
    bird += path(CHICK) + eyes(one.eye) + placed(beak(one.bill), 25, 24, 0.8) + one.face + one.hat
    return bird if part == "head" else bird + left + one.front + right + held


LEFT: dict[str, Chicken] = {
    "unelected-brunch-caucus": Chicken(
        6,
        hats.beret(),
        props.brunch(),
        gown("#7a4fb0", "#55337f"),
        "",
        "happy",
        "open",
        (204, 132),
        1.05,
        crown=-12,
    ),
    "sustainable-yacht-collective": Chicken(
        5,
        hats.captain(),
        props.boat(),
        jersey(CREAM, NAVY),
        "",
        "sly",
        "smirk",
        (202, 138),
        1.1,
        "hip",
    ),
    "streaming-service-revolutionaries": Chicken(
        4,
        hats.beret(PLUM, DARK_PLUM) + path("M108 14 L140 30 L108 46Z", RED, width=6),
        props.screen(),
        coat("#7c8a4a", "#596433"),
        "",
        "angry",
        "open",
        (206, 96),
        0.9,
    ),
    "tenured-anarchists": Chicken(
        3,
        hats.wild(),
        props.bomb(),
        jacket(TWEED, DARK_TWEED),
        mask() + round_specs(),
        "angry",
        "shut",
        (204, 140),
        0.95,
        "hip",
    ),
    "artisanal-foam-workers-union": Chicken(
        3,
        hats.beanie("#8b4d1e", "#63340f", False),
        props.latte(),
        apron(TWEED, DARK_TWEED),
        round_beard(),
        "open",
        "shut",
        (202, 146),
        1,
    ),
    "professors-of-applied-outrage": Chicken(
        3,
        hats.beret(TWEED, DARK_TWEED),
        props.shout(),
        jacket(GREEN, DARK_GREEN, GOLD),
        round_specs(),
        "angry",
        "open",
        (200, 148),
        0.85,
        "up",
    ),
    "committee-to-form-a-committee": Chicken(
        3,
        hats.bun("#8b4d1e", "#63340f", True),
        props.chart(),
        jacket(GREY, DARK_GREY, "#38c0b4"),
        "",
        "open",
        "shut",
        (204, 128),
        0.95,
        "hip",
    ),
    "hammock-commune": Chicken(
        3,
        hats.straw("#38c0b4"),
        "",
        "",
        blush(),
        "shut",
        "smirk",
        left="hip",
        front=props.hammock(),
    ),
    "guild-of-documentary-narrators": Chicken(
        3,
        hats.pith(),
        props.mike(),
        coat("#c9b27a", "#a38d55"),
        brush("#56506f"),
        "shut",
        "open",
        (200, 142),
        0.95,
        "hip",
    ),
    "front-for-nationalised-snacks": Chicken(
        3,
        hats.beret(RED, "#b02c33")
        + circle(122, 28, 18, "#d99a4a", width=6)
        + path("M114 24 h1 M128 22 h1 M122 34 h1", width=6),
        props.popcorn(),
        coat(CRIMSON, DARK_CRIMSON),
        "",
        "happy",
        "open",
        (204, 142),
        1,
        "up",
    ),
    "league-of-persistent-voters": Chicken(
        2,
        hats.headscarf("#4a86e0", "#2f5fae"),
        props.ballot(),
        "",
        "",
        "open",
        "smirk",
        (206, 128),
        0.9,
        "hip",
    ),
    "interpretive-dance-lobby": Chicken(
        2,
        hats.headband("#f07f8f"),
        props.ribbon(),
        coat("#f07f8f", "#c2566a"),
        "",
        "shut",
        "shut",
        (200, 102),
        1,
        "up",
        comb=True,
    ),
    "bicycle-lane-maximalists": Chicken(
        2, hats.cycle(), props.wheel(), "", "", "angry", "shut", (204, 160), 1, "hip"
    ),
    "compost-whisperers": Chicken(
        2, hats.sprout(), props.compost(), "", blush(), "happy", "shut", (202, 150), 0.95
    ),
    "open-mic-poets-bloc": Chicken(
        2,
        hats.beret(PLUM, DARK_PLUM),
        props.stand(),
        rollneck(),
        "",
        "shut",
        "open",
        (192, 150),
        1.1,
        "up",
    ),
    "radical-librarians-quietly": Chicken(
        2,
        hats.bun("#b9b3c6", "#8f8aa6"),
        props.hush(),
        cardigan("#9a6fd0", "#6c459c"),
        cat_specs(),
        "sly",
        "shut",
        (204, 146),
        0.9,
    ),
    "community-garden-warlords": Chicken(
        2,
        hats.colander(),
        props.carrot(),
        "",
        "",
        "angry",
        "smirk",
        (206, 122),
        1,
        "hip",
        turned=14,
    ),
    "meditating-trade-unionists": Chicken(
        2,
        hats.hard(),
        props.wrench(),
        apron(NAVY, DARK_NAVY),
        blush(),
        "shut",
        "shut",
        (208, 134),
        0.9,
        "hip",
    ),
    "cardigan-resistance": Chicken(
        2,
        hats.beanie("#9a6fd0", "#6c459c"),
        props.knitting(),
        cardigan("#e0a13d", "#b57c1f"),
        "",
        "sly",
        "smirk",
        (200, 158),
        0.95,
    ),
    "militant-summer-campers": Chicken(
        1,
        hats.camp(),
        props.marshmallow(),
        path("M60 178 Q122 200 186 178 L124 224Z", CRIMSON, width=6),
        "",
        "angry",
        "shut",
        (210, 150),
        0.95,
    ),
    "reply-all-petitioners": Chicken(
        1, hats.phones(), props.letters(), "", "", "wide", "open", (196, 178), 0.95
    ),
    "barefoot-board-members": Chicken(
        1,
        hats.wreath(),
        props.case(),
        path("M124 176 l-14 16 l14 42 l14 -42Z", CRIMSON, width=6),
        blush(),
        "happy",
        "shut",
        (202, 190),
        0.85,
    ),
    "tote-bag-hoarders": Chicken(
        1, hats.bucket("#e9dcb8", "#c4b184"), props.totes(), "", "", "sly", "shut", (200, 176), 1
    ),
    "clipboard-ambushers": Chicken(
        1,
        hats.sprout(),
        props.clipboard(),
        "",
        "",
        "wide",
        "shut",
        (206, 140),
        0.95,
        front=props.bush(),
    ),
    "ukulele-flash-mob": Chicken(
        1, hats.sunhat(GREEN), props.ukulele(), "", "", "happy", "open", (186, 182), 0.95
    ),
    "swing-state-swing-dancers": Chicken(
        1,
        hats.cloche("#38c0b4", "#1f8f88"),
        props.note(),
        polka("#f07f8f", "#c2566a"),
        "",
        "happy",
        "open",
        (214, 136),
        0.8,
        "up",
    ),
    "vegan-motorcycle-club": Chicken(
        1, hats.biker(), props.handlebar(), coat(PLUM, DARK_PLUM), "", "sly", "smirk", (206, 176), 1
    ),
    "consensus-drum-circle": Chicken(
        1,
        hats.slouch(),
        "",
        "",
        "",
        "shut",
        "smirk",
        left="up",
        front=group(props.drums(), "translate(122 206) scale(1.1)"),
    ),
}

RIGHT: dict[str, Chicken] = {
    "offshore-family-values-trust": Chicken(
        6,
        hats.topper(),
        props.island(),
        jacket(PLUM, DARK_PLUM, GOLD),
        monocle(),
        "sly",
        "smirk",
        (206, 134),
        1.05,
        crown=-64,
    ),
    "coalition-of-concerned-billionaires": Chicken(
        5,
        hats.topper(GOLD, DARK_GOLD, PLUM),
        props.money(),
        jacket("#7a4fb0", "#55337f", GOLD),
        monocle(),
        "wide",
        "shut",
        (202, 146),
        1,
        "hip",
    ),
    "talk-radio-shouting-choir": Chicken(
        4,
        hats.muffs(),
        props.radio(),
        jacket(CRIMSON, DARK_CRIMSON, GOLD),
        "",
        "angry",
        "open",
        (204, 138),
        0.9,
    ),
    "military-industrial-fat-cats": Chicken(
        3,
        hats.officer(),
        props.missile(),
        coat("#6b7a4a", "#4c5834") + medals(),
        whiskers(),
        "sly",
        "smirk",
        (206, 130),
        1,
        "hip",
        path("M52 -8 L54 -72 L104 -30Z M194 -8 L192 -72 L142 -30Z", GREY),
    ),
    "homeowners-association-tribunal": Chicken(
        3,
        hats.house(),
        props.gavel(),
        gown(PLUM, DARK_PLUM),
        square_specs(),
        "angry",
        "shut",
        (202, 132),
        0.95,
        "hip",
    ),
    "third-generation-self-made-men": Chicken(
        3,
        hats.boater(),
        props.spoon(),
        jacket("#4a86e0", "#2f5fae", GOLD),
        "",
        "shut",
        "smirk",
        (206, 130),
        0.95,
        "hip",
    ),
    "golf-course-senate": Chicken(
        3,
        hats.visor(GREEN, DARK_GREEN),
        props.golf(),
        toga(),
        "",
        "sly",
        "smirk",
        (204, 132),
        1,
        "hip",
        comb=True,
    ),
    "deregulated-fireworks-importers": Chicken(
        3,
        hats.stove(),
        props.rocket(),
        jacket("#e4633f", "#b8482c", PLUM),
        soot(),
        "wide",
        "open",
        (204, 128),
        0.95,
        "up",
    ),
    "bootstrap-manufacturers-alliance": Chicken(
        3,
        hats.boot(),
        props.strap(),
        apron("#8b4d1e", "#63340f"),
        brush(),
        "angry",
        "shut",
        (206, 152),
        0.9,
        "hip",
    ),
    "lobbyists-against-other-lobbyists": Chicken(
        3,
        hats.double(),
        props.no_lobby(),
        jacket(GREY, DARK_GREY, RED),
        dark_specs(),
        "open",
        "shut",
        (204, 158),
        0.85,
        "hip",
    ),
    "bunker-pantry-preppers": Chicken(
        2, hats.pan(), props.tin(), "", "", "wide", "shut", (202, 150), 0.95, "hip"
    ),
    "gated-community-militia": Chicken(
        2,
        hats.trucker("#6b7a4a", "#4c5834", GOLD),
        props.gate(),
        belt(),
        dark_specs(),
        "open",
        "shut",
        (200, 156),
        0.9,
        "hip",
    ),
    "prosperity-seminar-alumni": Chicken(
        2,
        hats.mortar(),
        props.diploma(),
        gown(PLUM, DARK_PLUM),
        "",
        "happy",
        "open",
        (202, 146),
        0.9,
    ),
    "flag-pin-enthusiasts": Chicken(
        2, hats.stripes(), props.flag(), pins(), "", "happy", "smirk", (206, 118), 0.95, "up"
    ),
    "coal-scented-candle-guild": Chicken(
        2, hats.miner(), props.candle(), "", soot(), "shut", "shut", (204, 146), 0.9
    ),
    "tax-shelter-adoption-league": Chicken(
        2,
        hats.eyeshade(),
        props.umbrella(),
        jacket(PLUM, DARK_PLUM, GREEN),
        "",
        "sly",
        "smirk",
        (200, 104),
        0.9,
    ),
    "grill-dads-united": Chicken(
        2,
        hats.toque(),
        props.spatula(),
        apron(CRIMSON, DARK_CRIMSON),
        brush(),
        "happy",
        "shut",
        (206, 140),
        0.85,
        "hip",
    ),
    "pharma-sponsored-abstinence-choir": Chicken(
        2,
        hats.nurse(),
        props.pills(),
        gown("#dff2fb", "#aed4e8"),
        "",
        "up",
        "open",
        (204, 148),
        0.9,
        "hip",
    ),
    "fully-licensed-cigar-lobby": Chicken(
        2,
        hats.homburg(),
        props.cigar(),
        jacket("#7b5a3a", "#573d25", GOLD),
        "",
        "sly",
        "shut",
        (176, 134),
        0.85,
        "hip",
    ),
    "lawn-watering-rebels": Chicken(
        1, hats.trucker("#4a86e0", "#2f5fae"), props.can(), "", "", "angry", "shut", (194, 182), 0.8
    ),
    "leaf-blower-dawn-patrol": Chicken(
        1, hats.muffs(), props.blower(), "", "", "shut", "shut", (196, 176), 0.9
    ),
    "chain-email-historians": Chicken(
        1, hats.newspaper(), props.chain(), "", square_specs(), "open", "shut", (202, 172), 0.9
    ),
    "back-in-my-day-debaters": Chicken(
        1, hats.flatcap(), props.cane(), "", moustache(), "angry", "shut", (220, 164), 0.95
    ),
    "speed-camera-vigilantes": Chicken(
        1, hats.camera(), props.ticket(), "", bandit(), "", "shut", (204, 172), 0.9
    ),
    "decorative-eagle-collectors": Chicken(
        1, hats.eagle(), props.plate(), "", "", "wide", "shut", (200, 178), 0.85
    ),
    "constitutional-nitpickers": Chicken(
        1, hats.tricorn(), props.nitpick(), "", "", "sly", "shut", (198, 176), 0.85
    ),
    "truck-accessory-heritage-society": Chicken(
        1, hats.exhaust(), props.tyre(), "", "", "sly", "smirk", (200, 184), 0.85
    ),
    "powdered-wig-re-enactors": Chicken(
        1,
        hats.wig(),
        props.quill(),
        path("M124 176 L92 160 V196 L124 180 L156 196 V160Z", CREAM, width=6),
        blush(),
        "shut",
        "shut",
        (206, 156),
        0.9,
    ),
}
GROUPS = LEFT | RIGHT

PLAIN = {
    "left": Chicken(3, hats.beret(), "", scarf("#c8434a"), "", "happy", "open", left="up"),
    "right": Chicken(
        3, hats.topper(), "", jacket(PLUM, DARK_PLUM, GOLD), monocle(), "sly", "smirk", left="hip"
    ),
}
"""For the groups of another deck: all that is known of them is their wing."""


# -- sprites -----------------------------------------------------------------------------------------

BUST: Box = (-70, -150, 380, 340)
"""Down to the chest: what looks over the edge of a block."""
HEAD: Box = (10, -150, 230, 300)
"""Down to the beak, for narrow blocks."""
WHOLE: Box = (-60, -150, 370, 410)
SCALE = {1: 0.25, 2: 0.26, 3: 0.265, 4: 0.275, 5: 0.285, 6: 0.295}
"""Of a bust: who has more influence is larger, too."""
GROWN = {1: 0.82, 4: 1.05, 5: 1.09, 6: 1.13}
"""How large they are as a whole, where that is not the usual size."""
SMALL: Box = (-24, -24, 248, 248)
"""A thing with an edge around it."""
PIPS = {
    1: ((50, 50),),
    2: ((30, 30), (70, 70)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((30, 30), (70, 30), (30, 70), (70, 70)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((30, 26), (70, 26), (30, 50), (70, 50), (30, 74), (70, 74)),
}


def drawings() -> Iterator[Drawing]:
    """Every sprite of the game. A group, an asset or a deficit is called by its name, a special or
    an event by what it does.
    """
    for slug, one in (GROUPS | PLAIN).items():
        yield from _group(f"political/group-{slug}", one)
    for slug, inner in (cards.ASSETS | cards.DEFICITS | cards.PLAIN).items():
        yield Drawing(f"political/attachment-{slug}@s", inner, SMALL, 46, edge=18)
        yield Drawing(f"political/attachment-{slug}@m", inner, THING, 140)
    for power, inner in cards.SPECIALS.items():
        yield Drawing(f"political/special-{power}@m", inner, THING, 140)
    for effect, inner in cards.EVENTS.items():
        yield Drawing(f"political/event-{effect}@m", inner, THING, 140)
    for power, inner in cards.MARKS.items():
        yield Drawing(f"political/mark-{power}@s", inner, SMALL, 46, edge=22)
    for number, pips in PIPS.items():
        inner = rect(6, 6, 88, 88, 20, CREAM) + dots(pips, 9, INK)
        yield Drawing(f"political/die-{number}@m", inner, (0, 0, 100, 100), 84)
    bang = group(burst(150, 100, 14, 82, 104, GOLD, 0.1), "translate(-33 14) scale(1.22 .86)")
    yield Drawing("political/burst", bang, (0, 0, 300, 200), 300)
    yield Drawing("political/hall", hall(), (0, 0, 1000, 470), 1000, ground=True)


def _group(name: str, one: Chicken) -> Iterator[Drawing]:
    """A bust and a head for blocks, the whole of it for a card, and, with an edge, for a battle."""
    bust, head, whole = drawn(one, "bust"), drawn(one, "head"), drawn(one)
    yield Drawing(f"{name}@s", bust, BUST, round(BUST[2] * SCALE[one.influence]))
    yield Drawing(f"{name}@h", head, HEAD, round(HEAD[2] * SCALE[one.influence] * 1.06))
    grown = GROWN.get(one.influence, 1)
    yield Drawing(f"{name}@m", whole, WHOLE, round(160 * min(1, grown)))
    yield Drawing(f"{name}@l", whole, WHOLE, round(204 * grown), edge=13)


def hall() -> str:
    """Where battles are fought: a chamber with its benches empty, for everybody is on their feet."""
    wall = rect(0, 0, 1000, 470, 0, "#7a2f3c", width=0)
    benches = "".join(
        path(
            f"M-60 {y} Q500 {y - 90} 1060 {y} V{y + 30} Q500 {y - 60} -60 {y + 30}Z",
            "#6b2735",
            width=0,
        )
        for y in (150, 214, 278)
    )
    floor = path("M-20 352 Q500 316 1020 352 V480 H-20Z", "#5e2230", width=0)
    return wall + benches + floor
