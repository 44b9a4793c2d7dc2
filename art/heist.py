"""Loot, crews, decisions and the truck of Chicken Heist, and the list of all its drawings."""

import math
from collections.abc import Iterator

from art import bank
from art.common import padlock
from art.heist_actions import ACTIONS
from art.heist_events import EVENTS
from art.heist_indoors import CROOKS as INDOORS
from art.heist_outdoors import CROOKS as OUTDOORS
from art.kit import (
    CREAM,
    DARK_GOLD,
    GOLD,
    INK,
    RED,
    STEEL,
    chicken,
    circle,
    clip,
    group,
    outlined,
    oval,
    path,
    placed,
    rect,
)
from art.sprite import CHICKEN, THING, Box, Drawing

CREWS = {
    "rooftop": ("#4fae62", "#337a45"),
    "vault": ("#f08a2c", "#bb5f12"),
    "lobby": ("#4a86e0", "#2f5fae"),
    "perimeter": ("#e0524a", "#a83230"),
}


def cash() -> str:
    def note(x: float, y: float, k: float) -> str:
        return group(
            rect(-70, -38, 140, 76, 10, "#5bb878", width=8)
            + rect(-56, -24, 112, 48, 6, "#8fd9a2", width=5)
            + oval(0, 0, 15, 19, "#fff8ea", width=6),
            f"translate({x} {y}) rotate({k})",
        )

    return note(104, 132, 10) + note(96, 108, -4) + note(100, 84, -12)


def gold() -> str:
    bar = "M36 150 L58 92 H142 L164 150Z"
    return (
        group(
            path("M36 150 L58 92 H142 L164 150Z", GOLD, width=8)
            + path("M124 92 H142 L164 150 H120Z", DARK_GOLD, width=0)
            + path(bar, width=8)
            + path("M70 106 H120", stroke="#fff0b0", width=9),
            "translate(-28 28) scale(.9)",
        )
        + group(
            path(bar, GOLD, width=8)
            + path("M124 92 H142 L164 150 H120Z", DARK_GOLD, width=0)
            + path(bar, width=8)
            + path("M70 106 H120", stroke="#fff0b0", width=9),
            "translate(46 28) scale(.9)",
        )
        + group(
            path(bar, GOLD, width=8)
            + path("M124 92 H142 L164 150 H120Z", DARK_GOLD, width=0)
            + path(bar, width=8)
            + oval(100, 122, 13, 17, "#fff0b0", width=6),
            "translate(10 -36) scale(.9)",
        )
    )


def diamond() -> str:
    return (
        path("M52 48 H148 L184 92 L100 178 L16 92Z", "#7fe0f0", width=9)
        + path("M128 48 H148 L184 92 L100 178 L134 92Z", "#3fb0cf", width=0)
        + path("M52 48 L68 92 L100 178 L16 92Z", "#a9f0f8", width=0)
        + path(
            "M52 48 H148 L184 92 L100 178 L16 92Z M16 92 H184 M52 48 L68 92 L100 178 L134 92 L148 48 M68 92 L100 48 L134 92",
            width=6,
        )
        + path("M52 48 H148 L184 92 L100 178 L16 92Z", width=9)
        + path("M160 20 v22 M149 31 h22 M36 22 v16 M28 30 h16", stroke="#fff", width=7)
    )


def stay() -> str:
    return placed(chicken(eye="sly", bill="smirk", left="hip", right="hip"), 6, 0, 0.78)


def run() -> str:
    return placed(
        chicken(eye="wide", bill="open", left="up", right="up", has_tail=True), 34, 6, 0.76, 12
    ).replace("M98 226 V244", "M98 226 L70 240") + path(
        "M2 80 H30 M0 116 H24 M8 152 H34", stroke="#cfc9e2", width=9
    )


def hide() -> str:
    box = (
        path("M26 108 L100 92 L174 108 V176 L100 194 L26 176Z", "#c9955a", width=9)
        + path("M100 124 L174 108 V176 L100 194Z", "#a87640", width=0)
        + path("M26 108 L100 124 L174 108 M100 124 V194", width=8)
        + path("M26 108 L100 92 L174 108 V176 L100 194 L26 176Z", width=9)
    )
    head = clip(
        "M0 -40 H240 V170 H0Z",
        chicken(eye="wide", bill=None, has_wattle=False, has_tail=False, left=None, right=None),
    )
    lid = path("M14 78 L100 58 L186 78 L100 98Z", "#dcae74", width=9)
    back = path("M26 108 L100 92 L174 108 L100 124Z", "#5f3d1c", width=8)
    return (
        back
        + placed(head, 34, 10, 0.54)
        + box
        + group(lid, "translate(0 -46) rotate(-9 100 78)")
        + path("M66 156 v22 M54 166 l12 -12 l12 12", width=6)
    )


def nohide() -> str:
    return (
        hide() + path("M30 30 L176 176", width=34) + path("M30 30 L176 176", stroke=RED, width=18)
    )


def sack() -> str:
    return (
        path(
            "M76 64 C36 96 26 150 46 174 Q100 196 154 174 C174 150 164 96 124 64Z",
            "#c9955a",
            width=10,
        )
        + path(
            "M124 64 C164 96 174 150 154 174 Q132 184 108 185 C150 160 146 100 116 66Z",
            "#a87640",
            width=0,
        )
        + path("M76 64 C36 96 26 150 46 174 Q100 196 154 174 C174 150 164 96 124 64Z", width=10)
        + path("M64 30 Q100 50 136 30 L124 66 H76Z", "#c9955a", width=10)
        + oval(100, 128, 22, 29, "#fff8ea", width=8)
    )


def crew(name: str) -> str:
    """Draw the sign of a crew: roof, wheel of the vault, door, or fence."""
    a, b = CREWS[name]
    if name == "rooftop":
        return (
            path("M100 22 L186 168 H14Z", a, width=12)
            + path("M100 22 L186 168 H100Z", b, width=0)
            + path("M100 22 L186 168 H14Z", width=12)
            + rect(80, 104, 40, 64, 0, "#fff8ea", width=9)
        )
    if name == "vault":
        pts = " L".join(
            f"{100 + 86 * math.cos(math.pi / 8 + i * math.pi / 4):.0f} {100 + 86 * math.sin(math.pi / 8 + i * math.pi / 4):.0f}"
            for i in range(8)
        )
        return (
            path(f"M{pts}Z", a, width=12)
            + circle(100, 100, 42, b, width=9)
            + path("M100 40 V160 M40 100 H160", width=18)
            + path("M100 40 V160 M40 100 H160", stroke="#fff8ea", width=8)
            + circle(100, 100, 15, "#fff8ea", width=8)
        )
    if name == "lobby":
        return (
            rect(18, 22, 164, 156, 20, a, width=12)
            + path("M100 26 h66 q12 0 12 12 v124 q0 12 -12 12 H100Z", b, width=0)
            + rect(18, 22, 164, 156, 20, width=12)
            + path("M64 178 V104 A36 36 0 0 1 136 104 V178Z", "#fff8ea", width=9)
            + circle(116, 140, 7, INK, width=0)
        )
    return (
        path("M100 14 L178 40 V96 C178 146 146 172 100 190 C54 172 22 146 22 96 V40Z", a, width=12)
        + path("M100 14 L178 40 V96 C178 146 146 172 100 190Z", b, width=0)
        + path("M100 14 L178 40 V96 C178 146 146 172 100 190 C54 172 22 146 22 96 V40Z", width=12)
        + path(
            "M64 136 V76 L76 62 L88 76 V136 M112 136 V76 L124 62 L136 76 V136 M54 104 H146",
            width=16,
        )
        + path(
            "M64 136 V76 L76 62 L88 76 V136 M112 136 V76 L124 62 L136 76 V136 M54 104 H146",
            stroke="#fff8ea",
            width=6,
        )
    )


def truck() -> str:
    boxx = (
        rect(10, 30, 178, 118, 12, "#3fa796", width=9)
        + path("M150 34 h28 q6 0 6 8 v102 H80 C140 130 160 90 150 34Z", "#2c7a70", width=0)
        + rect(10, 30, 178, 118, 12, width=9)
    )
    sign = oval(92, 86, 50, 40, "#fff8ea", width=7) + placed(
        chicken(has_tail=False, eye="happy", left="up", right="up", has_wattle=False), 58, 48, 0.28
    )
    cab = (
        path("M188 66 H238 Q252 66 258 80 L274 112 Q284 114 284 128 V148 H188Z", "#f2b632", width=9)
        + path(
            "M236 66 Q252 66 258 80 L274 112 Q284 114 284 128 V148 H220 C250 130 250 90 236 66Z",
            "#cc8c18",
            width=0,
        )
        + path("M204 80 H234 Q240 80 244 90 L254 112 H204Z", "#bfeef0", width=8)
    )
    drv = clip(
        "M204 80 H234 Q240 80 244 90 L254 112 H204Z",
        placed(chicken(has_tail=False, eye="sly", look=5, left=None, right=None), 198, 76, 0.26),
    ) + path("M204 80 H234 Q240 80 244 90 L254 112 H204Z", width=8)

    def wh(x: float) -> str:
        return circle(x, 154, 26, "#2d2742", width=9) + circle(x, 154, 10, STEEL, width=0)

    return (
        boxx
        + sign
        + cab
        + drv
        + circle(278, 128, 8, "#fff6c9", width=6)
        + wh(60)
        + wh(232)
        + path("M-6 150 q-14 -2 -16 -12 M-4 136 q-8 -4 -10 -12", stroke="#8d93c9", width=7)
    )


def beach() -> str:
    return (
        rect(3, 3, 226, 164, 12, "#fff8ea", width=6)
        + clip(
            "M14 14 h204 v142 h-204Z",
            rect(0, 0, 240, 180, 0, "#57c3e0", width=0)
            + circle(180, 50, 24, "#ffd94a", width=0)
            + rect(0, 84, 240, 30, 0, "#2f8fc4", width=0)
            + path("M0 112 Q60 98 120 112 T240 108 V180 H0Z", "#f3d79a", width=0)
            + path("M40 116 C46 88 44 70 34 54", stroke="#8b4d1e", width=8)
            + path(
                "M34 54 q-24 -10 -34 8 q20 -4 34 -8 q-10 -24 -30 -22 q18 8 30 22 q6 -26 28 -22 q-16 8 -28 22 q24 -8 32 10 q-18 -6 -32 -10Z",
                "#3f9c5a",
                width=5,
            ),
        )
        + rect(14, 14, 204, 142, 6, width=5)
    )


def jail() -> str:
    return rect(3, 3, 226, 164, 12, "#454b6b", width=6) + rect(
        14, 14, 204, 142, 4, "#2a2e48", width=5
    )


def bars() -> str:
    xs = range(34, 214, 33)
    return "".join(
        path(f"M{x} 16 V154", stroke=INK, width=13)
        + path(f"M{x} 16 V154", stroke="#aebccb", width=6)
        for x in xs
    )


def lookout() -> str:
    """Draw a spyglass."""
    tube = path("M18 128 L30 168 L96 148 L84 108Z", "#8b4d1e", width=9) + path(
        "M84 104 L98 152 L150 132 L138 84Z", GOLD, width=9
    )
    tube += path("M138 76 L156 138 L190 126 L172 62Z", "#8b4d1e", width=9) + path(
        "M92 132 L98 152 L150 132 L146 112Z", DARK_GOLD, width=0
    )
    glint = path("M150 44 L158 14 M180 44 L198 22", stroke="#ffd94a", width=10)
    return tube + glint + outlined("M60 160 L44 192 M78 154 L94 190", STEEL, 6, 8)


def tinker() -> str:
    """Draw two cards that change places."""
    cards = rect(22, 66, 64, 92, 10, "#8d93e8", width=9) + rect(114, 66, 64, 92, 10, CREAM, width=9)
    round_ = "M54 52 C66 14 134 14 146 44 M146 172 C134 204 66 204 54 174"
    heads = path("M130 34 L152 56 L166 28Z M70 184 L46 164 L36 192Z", RED, width=7)
    return (
        cards
        + outlined(round_, RED, 10, 10)
        + heads
        + outlined("M42 112 h24 M134 112 h24", STEEL, 6, 6)
    )


LOOT = {"cash": cash, "gold": gold, "diamond": diamond}
SIGNS = {"stay": stay, "run": run, "hide": hide, "nohide": nohide, "sack": sack}
CARD: Box = (0, 0, 232, 170)
"""The box of a postcard, such as the beach."""


def drawings() -> Iterator[Drawing]:
    """Yield all drawings of the folder `heist`."""
    for name, of in (INDOORS | OUTDOORS).items():
        yield Drawing(f"heist/{name}@s", of(), CHICKEN, 176, 14)
        yield Drawing(f"heist/{name}@l", of(), CHICKEN, 300, 12)
        yield Drawing(f"heist/{name}@h", of(), CHICKEN, 104, 16)
    for name, of in EVENTS.items():
        for size, width in (("s", 74), ("m", 104), ("l", 150)):
            yield Drawing(f"heist/event-{name}@{size}", of(), THING, width)
    for name, of in ACTIONS.items():
        yield Drawing(f"heist/action-{name}@m", of(), THING, 172)
    for name, of in LOOT.items():
        yield Drawing(f"heist/loot-{name}@s", of(), THING, 62)
        yield Drawing(f"heist/loot-{name}@m", of(), THING, 88)
    for name, of in SIGNS.items():
        yield Drawing(f"heist/{name}@s", of(), THING, 40)
        yield Drawing(f"heist/{name}@m", of(), THING, 82, trim=False)
    for name in CREWS:
        yield Drawing(f"heist/crew-{name}@s", crew(name), THING, 50, 16)
        yield Drawing(f"heist/crew-{name}@m", crew(name), THING, 66)
    yield Drawing("heist/padlock@s", padlock(), THING, 50)
    yield Drawing("heist/truck", truck(), (-40, 0, 340, 200), 240, 10)
    yield Drawing("heist/beach", beach(), CARD, 232)
    yield Drawing("heist/jail", jail(), CARD, 232)
    yield Drawing("heist/bars", bars(), CARD, 232, trim=False)
    yield Drawing("heist/ground", bank.bank(), (0, 0, 1000, 950), 1000, ground=True)
