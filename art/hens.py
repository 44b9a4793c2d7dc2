"""Plain hens, for players who have no character.

A person's hen has one of eleven outfits in one of four colours of feathers. A house player's hen has
a hat for each of the eight names, eyes for its temper, a key in the back, and a number plate at the
neck for its level.
"""

from collections.abc import Callable
from typing import Any

from art.kit import (
    COMB,
    CREAM,
    DARK_RED,
    FEATHERS,
    GOLD,
    INK,
    PINK,
    RED,
    SHADE,
    STEEL,
    chicken,
    circle,
    clip,
    dots,
    group,
    outlined,
    oval,
    path,
    rect,
    star,
)

LEVELS = ("easy", "medium", "hard", "expert", "random")
"""The levels of house players, as in `houses` of the games."""

COLOURS = {
    "white": (FEATHERS, SHADE),
    "brown": ("#c98a4b", "#a0672f"),
    "corn": ("#f3c969", "#d09f3a"),
    "coal": ("#6d6480", "#4d4661"),
}
"""Name -> the colour of feathers and its shade. The names are stored with a person's look."""


def bow(body: str, shade: str) -> str:
    ribbon = path("M118 22 C92 -18 58 -26 50 -6 C42 16 60 44 118 26Z", "#e86a92")
    ribbon += path("M126 22 C152 -18 186 -26 194 -6 C202 16 184 44 126 26Z", "#e86a92")
    ribbon += path("M126 24 C160 30 196 24 194 -4 C204 16 184 46 126 28Z", "#b9416a", width=0)
    ribbon += path("M72 4 q16 14 34 18 M172 4 q-16 14 -34 18", stroke="#b9416a", width=6)
    return chicken(
        body=body, shade=shade, has_comb=False, hat=ribbon + circle(122, 24, 15, "#e86a92")
    )


def bobble_hat(body: str, shade: str) -> str:
    cap = "M62 66 C58 4 96 -14 122 -14 C150 -14 188 4 184 66Z"
    knit = path(cap, "#3f8fc4", width=0)
    knit += clip(
        cap,
        path("M140 -20 C176 0 182 40 172 70 L200 70 V-20Z", "#2a6a9c", width=0)
        + path("M62 20 l20 16 l20 -16 l20 16 l20 -16 l20 16 l20 -16", stroke=CREAM, width=9),
    )
    knit += path(cap) + rect(54, 52, 138, 28, 14, CREAM) + circle(122, -20, 22, CREAM)
    knit += path("M112 -30 q4 8 12 8 M134 -14 q-8 2 -10 10", stroke="#d7cdb8", width=5)
    return chicken(body=body, shade=shade, has_comb=False, hat=knit, right="hip")


def headphones(body: str, shade: str) -> str:
    band = outlined("M56 96 C46 -6 198 -6 188 96", "#4f4a6b", 12, 14)
    cups = rect(34, 74, 36, 58, 16, RED) + rect(176, 74, 36, 58, 16, RED)
    cups += rect(194, 80, 12, 46, 6, DARK_RED, width=0)
    note = path("M224 40 V2 L250 -6 V30", width=8) + oval(216, 42, 10, 8, INK, width=0)
    note += oval(242, 32, 10, 8, INK, width=0)
    return chicken(
        body=body,
        shade=shade,
        eye="happy",
        back=COMB,
        has_comb=False,
        hat=band + cups,
        front=note,
        bill="open",
    )


def toque(body: str, shade: str) -> str:
    puff = "M74 38 C36 32 38 -16 82 -12 C92 -42 152 -42 164 -12 C208 -16 210 32 170 38 L166 62 Q122 52 78 62Z"
    hat = path(puff, "#ffffff", width=0)
    hat += clip(puff, path("M150 -60 C176 -20 168 20 150 70 L220 70 V-60Z", "#d5d3e2", width=0))
    hat += path(puff) + path("M98 26 V4 M122 22 V-4 M146 26 V4", width=5)
    hat += path("M76 40 Q122 30 168 40 L166 64 Q122 54 78 64Z", "#ffffff")
    return chicken(
        body=body,
        shade=shade,
        has_comb=False,
        hat=hat,
        left="hip",
        right="hip",
        eye="sly",
        bill="smirk",
    )


def mohawk(body: str, shade: str) -> str:
    spikes = "M72 66 L44 28 L84 34 L72 -12 L106 18 L121 -38 L138 18 L172 -12 L162 34 L202 28 L174 66 Q122 36 72 66Z"
    hair = path(spikes, "#58b368", width=0)
    hair += clip(spikes, path("M130 -60 L150 60 H210 V-60Z", "#37864a", width=0)) + path(spikes)
    ring = circle(150, 140, 8, "none", width=11) + circle(150, 140, 8, "none", stroke=GOLD, width=5)
    return chicken(
        body=body, shade=shade, has_comb=False, eye="angry", hat=hair, front=ring, right="hip"
    )


def headscarf(body: str, shade: str) -> str:
    cloth = "M122 14 C72 14 50 56 54 104 C58 132 74 148 96 154 C78 130 74 108 80 84 Q122 48 166 84 C172 108 168 130 150 154 C172 148 188 132 192 104 C196 56 172 14 122 14Z"
    scarf = path(cloth, "#d64f7f", width=0)
    scarf += clip(
        cloth,
        path("M146 10 C186 40 190 110 150 160 L210 160 V10Z", "#a5325c", width=0)
        + dots(((76, 56), (104, 32), (140, 32), (168, 56), (64, 92), (180, 92)), 7, CREAM),
    )
    scarf += path(cloth)
    knot = path("M122 168 L70 196 L84 158Z M122 168 L174 196 L160 158Z", "#d64f7f", width=7)
    return chicken(
        body=body,
        shade=shade,
        has_comb=False,
        has_wattle=False,
        hat=scarf + knot + circle(122, 164, 12, "#d64f7f", width=7),
        eye="open",
        look=-3,
    )


def party_hat(body: str, shade: str) -> str:
    cone = "M72 60 L128 -30 L176 54 Q124 34 72 58Z"
    hat = path(cone, "#7d5fd0", width=0)
    hat += clip(
        cone,
        path("M60 40 L180 -10 V-30 L60 20Z M60 82 L190 30 V10 L60 60Z", "#f7d14a", width=0)
        + path("M128 -30 L176 54 L140 52Z", INK, width=0, more='opacity=".2"'),
    )
    hat += path(cone) + star(128, -32, 21, RED, width=7, points=7, inner=0.55)
    return chicken(
        body=body,
        shade=shade,
        has_comb=False,
        hat=hat,
        eye="happy",
        bill="open",
        left="up",
        right="up",
    )


def sun_hat(body: str, shade: str) -> str:
    brim = oval(122, 52, 104, 26, "#f0d48a")
    brim += path("M122 78 C180 78 222 66 226 52 C214 64 180 68 122 68Z", "#cfae5c", width=0)
    crown = "M72 48 C72 -8 172 -8 172 48 Q122 62 72 48Z"
    dome = path(crown, "#f0d48a", width=0)
    dome += clip(crown, path("M140 -6 C172 6 170 40 160 60 H190 V-10Z", "#cfae5c", width=0)) + path(
        crown
    )
    dome += path("M72 34 Q122 50 172 34 V50 Q122 64 72 50Z", "#3f9c5a", width=6)
    petals = "".join(
        group(oval(0, -15, 8, 12, "#ffffff", width=4), f"translate(176 32) rotate({turn})")
        for turn in range(0, 360, 60)
    )
    return chicken(
        body=body,
        shade=shade,
        has_comb=False,
        hat=brim + dome + petals + circle(176, 32, 9, GOLD, width=4),
        look=2,
    )


def viking(body: str, shade: str) -> str:
    """Return a hen in a helmet with two horns."""
    horns = path("M66 50 C28 50 8 20 14 -22 C34 -12 52 2 76 16Z", CREAM)
    horns += path("M178 50 C216 50 236 20 230 -22 C210 -12 192 2 168 16Z", CREAM)
    dome_shape = "M62 62 C60 -22 184 -22 182 62Z"
    dome = path(dome_shape, STEEL, width=0)
    dome += clip(dome_shape, path("M142 -30 C176 0 174 40 166 70 H200 V-30Z", "#7b8aa0", width=0))
    dome += path(dome_shape) + rect(110, -6, 24, 66, 8, GOLD)
    rim = rect(54, 46, 136, 26, 12, GOLD)
    rivets = circle(76, 59, 5, INK, width=0) + circle(168, 59, 5, INK, width=0)
    return chicken(
        body=body,
        shade=shade,
        has_comb=False,
        hat=horns + dome + rim + rivets,
        eye="angry",
        left="hip",
        right="hip",
    )


def astronaut(body: str, shade: str) -> str:
    """Return a hen in a glass helmet."""
    ring = rect(52, 140, 140, 20, 10, STEEL) + circle(82, 150, 5, RED, width=0)
    bubble = circle(122, 76, 86, "#bfe3f5", width=0, more='opacity=".12"')
    shine = path("M62 56 C70 28 92 12 116 8", stroke="#ffffff", width=10)
    aerial = path("M186 8 L206 -20", width=8) + circle(210, -26, 11, RED, width=6)
    return chicken(
        body=body,
        shade=shade,
        eye="wide",
        bill="open",
        hat=aerial + bubble + circle(122, 76, 86, "none", width=9) + shine + ring,
    )


def laurel(body: str, shade: str) -> str:
    """Return a hen with a golden wreath and a medal."""
    leaves = "".join(
        group(oval(0, 0, 11, 24, GOLD, width=5), f"translate({x} {y}) rotate({turn})")
        for x, y, turn in (
            (68, 98, 14), (70, 70, 26), (80, 46, 44), (100, 29, 68),
            (176, 98, -14), (174, 70, -26), (164, 46, -44), (144, 29, -68),
        )
    )  # fmt: skip
    ribbon = path("M96 156 L118 196 L126 196 L104 152Z M148 156 L126 196 L118 196 L140 152Z", RED)
    medal = circle(122, 206, 20, GOLD, width=7) + star(122, 206, 12, CREAM, width=0)
    return chicken(
        body=body, shade=shade, has_comb=False, hat=leaves, front=ribbon + medal, eye="happy"
    )


OUTFITS: dict[str, Callable[[str, str], str]] = {
    "bow": bow,
    "bobble": bobble_hat,
    "headphones": headphones,
    "toque": toque,
    "mohawk": mohawk,
    "headscarf": headscarf,
    "party": party_hat,
    "sun": sun_hat,
    "viking": viking,
    "astronaut": astronaut,
    "laurel": laurel,
}
"""Name -> what a person's hen wears. The names are stored with a person's look."""


def hens() -> dict[str, str]:
    """Return a hen for each outfit and colour, by `outfit-colour`."""
    return {
        f"{outfit}-{colour}": draw(*feathers)
        for outfit, draw in OUTFITS.items()
        for colour, feathers in COLOURS.items()
    }


# ----------------------------------------------------------------------------------- house players

TEMPERS: tuple[dict[str, Any], ...] = (
    {"eye": "wide", "look": 3},
    {"eye": "sly", "bill": "smirk", "left": "hip", "right": "hip"},
    {"eye": "happy", "bill": "open", "left": "up", "right": "up"},
    {"eye": "angry", "right": "hip"},
)
"""The faces of careful, bold, fickle and vengeful house players. The names have them in turn."""


def houses() -> dict[str, str]:
    """Return a house player for each place in the list of names and each level, by `place-level`.

    The plate has one to four bars, or a question mark.
    """
    hats = _eggshell, _cone, _propeller, _mortarboard, _pot, _starry_hat, _bowler, _aerial
    colours = ["white", "corn", "brown", "white", "corn", "white", "brown", "white"]
    return {
        f"{place}-{level}": _wound_up(
            plate, COLOURS[colour], hat=hat(), has_comb=False, **TEMPERS[place % len(TEMPERS)]
        )
        for place, (hat, colour) in enumerate(zip(hats, colours, strict=True))
        for level, plate in _plates().items()
    }


def _plates() -> dict[str, str]:
    """Return what is on the number plate, by level."""
    question = outlined("M106 182 C106 164 142 164 140 182 C139 194 124 192 124 204", CREAM, 6, 0)
    question += circle(124, 215, 4.5, CREAM, width=0)
    return {
        level: question if level == "random" else _bars(count)
        for count, level in enumerate(LEVELS, 1)
    }


def _wound_up(plate: str, colour: tuple[str, str], **chicken_has: Any) -> str:
    """Return a hen with a key in the back and a number plate."""
    body, shade = colour
    key = group(
        outlined("M0 0 H40", STEEL, 9, 12)
        + path("M40 0 C44 -34 82 -34 78 -8 C76 0 76 0 78 8 C82 34 44 34 40 0Z", STEEL)
        + circle(62, -14, 7, INK, width=0)
        + circle(62, 14, 7, INK, width=0),
        "translate(184 120) rotate(-24)",
    )
    collar = path("M62 158 Q124 182 186 158 L188 174 Q124 198 60 174Z", "#4a86e0", width=6)
    sign = rect(88, 168, 72, 56, 10, INK, stroke=STEEL, width=7) + rect(
        84, 164, 80, 64, 13, width=5
    )
    front = collar + sign + plate
    return chicken(body=body, shade=shade, back=key, has_wattle=False, front=front, **chicken_has)


def _bars(count: int) -> str:
    left = 124 - 9 * (count - 1)
    return path(
        " ".join(f"M{left + 18 * index} 184 V208" for index in range(count)), stroke=GOLD, width=10
    )


def _eggshell() -> str:
    shell = "M66 62 C64 -14 180 -14 178 62 L160 46 L142 64 L122 44 L102 64 L84 46Z"
    return (
        path(shell, "#ffffff", width=0)
        + clip(shell, path("M142 -10 C178 6 176 40 168 70 H200 V-10Z", "#d9d6e4", width=0))
        + path(shell)
    )


def _mortarboard() -> str:
    cap = path("M74 30 V62 Q122 40 170 62 V30Z", "#3a3550")
    board = path("M122 -24 L222 14 L122 48 L22 14Z", "#4f4a6b")
    board += path("M122 48 L222 14 L150 -13 L170 14Z", "#3a3550", width=0) + path(
        "M122 -24 L222 14 L122 48 L22 14Z"
    )
    return (
        cap
        + board
        + outlined("M122 12 L46 22 V58", GOLD, 5, 8)
        + path("M38 56 h16 l4 26 h-24Z", GOLD, width=6)
    )


def _starry_hat() -> str:
    """Return the pointed hat of an astrologer, with a star."""
    cone = "M68 44 C88 8 96 -34 140 -62 C150 -66 156 -56 146 -50 C140 -14 158 16 176 44Z"
    hat = path(cone, "#4b3fa0", width=0)
    hat += clip(cone, path("M146 -70 C140 -14 150 20 156 50 H200 V-70Z", "#352b7a", width=0))
    hat += path(cone) + oval(122, 50, 88, 19, "#4b3fa0")
    hat += path("M38 56 C60 72 184 72 206 56 C196 62 160 66 122 66Z", "#352b7a", width=0)
    sky = star(106, 20, 15, GOLD) + star(134, -12, 11, GOLD) + star(148, 26, 9, GOLD)
    return hat + sky


def _propeller() -> str:
    cap = "M64 62 C62 -2 182 -2 180 62 Q122 40 64 62Z"
    dome = path(cap, "#e8b93d", width=0)
    dome += clip(
        cap,
        path("M96 0 H148 V70 H96Z", RED, width=0)
        + path("M150 -2 C182 10 180 40 176 70 H200 V-2Z", INK, width=0, more='opacity=".22"'),
    ) + path(cap)
    blades = path("M122 -16 V12", width=10) + path(
        "M118 -18 C90 -40 50 -40 40 -24 C52 -8 92 -4 118 -18Z M126 -18 C154 -40 194 -40 204 -24 C192 -8 152 -4 126 -18Z",
        "#58b368",
        width=7,
    )
    return dome + blades + circle(122, -18, 9, PINK, width=6)


def _cone() -> str:
    """Return a traffic cone."""
    cone = "M66 54 L108 -48 Q122 -60 136 -48 L178 54 Q122 74 66 54Z"
    stripe = "M84 10 Q122 26 160 10 L169 34 Q122 52 75 34Z"
    hat = path(cone, "#e8762d", width=0) + path(stripe, "#ffffff", width=0)
    hat += clip(cone, path("M136 -70 L150 80 H210 V-70Z", INK, width=0, more='opacity=".18"'))
    return hat + path(cone) + path("M40 52 Q122 88 204 52 L206 66 Q122 104 38 66Z", "#e8762d")


def _pot() -> str:
    """Return a saucepan, upside down, with its handle to the left."""
    pan = "M64 58 L70 -14 Q122 -30 174 -14 L180 58 Q122 40 64 58Z"
    hat = outlined("M66 36 H-6", INK, 12, 10) + path(pan, STEEL, width=0)
    hat += clip(pan, path("M140 -40 L152 70 H200 V-40Z", "#7b8aa0", width=0)) + path(pan)
    return hat + path("M62 54 Q122 32 182 54 L182 66 Q122 46 62 66Z", STEEL)


def _bowler() -> str:
    """Return a bowler hat with a feather."""
    crown = "M72 46 C70 -34 174 -34 172 46Z"
    feather = path("M160 30 C168 -18 196 -44 214 -48 C216 -18 200 14 172 34Z", RED, width=6)
    hat = feather + path(crown, "#4f4a6b", width=0)
    hat += clip(crown, path("M140 -40 C170 -10 166 20 160 60 H190 V-40Z", "#3a3550", width=0))
    hat += path(crown) + path("M72 30 Q122 44 172 30 V46 Q122 60 72 46Z", RED, width=6)
    return hat + path("M36 40 Q60 58 122 58 Q184 58 208 40 Q204 72 122 74 Q40 72 36 40Z", "#4f4a6b")


def _aerial() -> str:
    """Return a bolted cap with an aerial and two waves."""
    cap = "M62 62 C60 6 184 6 182 62 Q122 42 62 62Z"
    hat = path("M122 20 V-34", width=9) + circle(122, -42, 13, RED, width=7)
    hat += path("M92 -62 q-14 20 0 40 M152 -62 q14 20 0 40", width=7) + path(cap, STEEL, width=0)
    hat += clip(cap, path("M146 0 C172 20 170 44 166 70 H200 V0Z", "#7b8aa0", width=0)) + path(cap)
    return hat + circle(84, 48, 6, INK, width=0) + circle(160, 48, 6, INK, width=0)
