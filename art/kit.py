"""Functions that draw strokes, chickens and foxes. Each returns SVG elements as a string.

All chickens have the same body; hats, outfits and props are put on it. A chicken has a space of
240 x 260 units, and its feet are at y=248. Every outline has the colour INK. The light comes from
the upper left, and each large shape has one shadow tone with a hard edge.
"""

import math
import zlib
from collections.abc import Iterable, Mapping

INK = "#1d1424"
CREAM = "#fff8ea"
FEATHERS, SHADE = CREAM, "#ecd6b6"
RED, DARK_RED = "#e8483f", "#b02c33"
BEAK, DARK_BEAK = "#f9ab2a", "#d67f17"
PINK = "#f7a9a0"
GOLD, DARK_GOLD = "#f7c934", "#d4981a"
STEEL, DARK_STEEL = "#aebccb", "#7b8aa0"
FOX, DARK_FOX = "#f0832c", "#c55f17"
OUTLINE = 8
"""The width of outlines in the units of a chicken."""

# ------------------------------------------------------------------------------------- strokes


def path(
    d: str, fill: str = "none", stroke: str = INK, width: float = OUTLINE, more: str = ""
) -> str:
    line = _line(stroke, width, ' stroke-linejoin="round" stroke-linecap="round"')
    return f'<path d="{d}" fill="{fill}"{line} {more}/>'


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str = "none",
    stroke: str = INK,
    width: float = OUTLINE,
    more: str = "",
) -> str:
    line = _line(stroke, width)
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"{line} {more}/>'


def oval(
    x: float,
    y: float,
    across: float,
    down: float,
    fill: str = "none",
    stroke: str = INK,
    width: float = OUTLINE,
    more: str = "",
) -> str:
    line = _line(stroke, width)
    return f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{fill}"{line} {more}/>'


def rect(
    x: float,
    y: float,
    across: float,
    down: float,
    round_by: float = 0,
    fill: str = "none",
    stroke: str = INK,
    width: float = OUTLINE,
    more: str = "",
) -> str:
    line = _line(stroke, width, ' stroke-linejoin="round"')
    size = f'x="{x}" y="{y}" width="{across}" height="{down}" rx="{round_by}"'
    return f'<rect {size} fill="{fill}"{line} {more}/>'


def _line(stroke: str, width: float, ends: str = "") -> str:
    return f' stroke="{stroke}" stroke-width="{width}"{ends}' if width else ""


def two_tone(d: str, fill: str, dark: str, shadow: str, width: float = OUTLINE) -> str:
    """Draw a shape with a shadow.

    Args:
        d: The path of the shape.
        fill: The colour of the shape.
        dark: The colour of the shadow.
        shadow: The path of the shadow, which the shape clips.
        width: The width of the outline.
    """
    return path(d, fill, width=0) + clip(d, path(shadow, dark, width=0)) + path(d, width=width)


def outlined(d: str, stroke: str, width: float, ink: float = 9) -> str:
    """Draw a coloured line with an outline of ink."""
    return path(d, width=width + ink) + path(d, stroke=stroke, width=width)


def group(inner: str, transform: str = "") -> str:
    return f'<g transform="{transform}">{inner}</g>' if transform else f"<g>{inner}</g>"


def placed(inner: str, x: float, y: float, scale: float = 1, turned: float = 0) -> str:
    return group(inner, f"translate({x} {y}) rotate({turned}) scale({scale})")


def mirrored(inner: str, width: float = 240) -> str:
    return group(inner, f"translate({width} 0) scale(-1 1)")


def clip(d: str, inner: str) -> str:
    """Clip `inner` to a path. Equal clips have the same id, so one file may contain both."""
    name = f"k{zlib.crc32((d + inner).encode()):08x}"
    shape = f'<clipPath id="{name}"><path d="{d}"/></clipPath>'
    return f'{shape}<g clip-path="url(#{name})">{inner}</g>'


def star(
    x: float,
    y: float,
    radius: float,
    fill: str,
    width: float = 0,
    points: int = 5,
    inner: float = 0.45,
) -> str:
    return _spikes(x, y, points, radius, radius * inner, fill, width, -math.pi / 2)


def burst(
    x: float,
    y: float,
    points: int,
    inner: float,
    outer: float,
    fill: str,
    turned: float = 0,
    width: float = 7,
) -> str:
    """Draw an explosion: a star with many points."""
    return _spikes(x, y, points, outer, inner, fill, width, turned)


def _spikes(
    x: float,
    y: float,
    points: int,
    outer: float,
    inner: float,
    fill: str,
    width: float,
    turned: float,
) -> str:
    corners = []
    for index in range(points * 2):
        radius = inner if index % 2 else outer
        angle = turned + math.pi * index / points
        corners.append(f"{x + radius * math.cos(angle):.1f} {y + radius * math.sin(angle):.1f}")
    return path("M" + " L".join(corners) + "Z", fill, width=width)


def dots(places: Iterable[tuple[float, float]], radius: float, fill: str, width: float = 0) -> str:
    return "".join(circle(x, y, radius, fill, width=width) for x, y in places)


# ------------------------------------------------------------------------------------- the chicken

BODY = "M122 34 C160 34 180 70 186 118 C190 142 200 158 200 182 C200 216 166 232 122 232 C78 232 44 216 44 182 C44 158 56 142 60 118 C66 70 84 34 122 34 Z"
WATTLE = path(
    "M112 142 C102 160 108 172 117 168 C124 164 126 164 132 168 C142 172 146 160 136 142Z",
    RED,
    width=6,
)
COMB = path("M84 54 C68 28 84 10 100 24 C104 2 134 -2 138 22 C154 6 174 24 160 54Z", RED) + path(
    "M92 50 C112 38 134 38 152 50", DARK_RED, width=0
)
WINGS: Mapping[str, str] = {
    "down": "M0 0 C26 6 34 40 18 70 C8 66 6 62 4 56 C-2 60 -8 56 -8 50 C-14 50 -18 44 -16 36 C-14 18 -12 6 0 0Z",
    "up": "M-6 34 C2 8 22 -20 48 -22 C46 -12 46 -8 44 -4 C52 -4 52 6 46 10 C50 16 46 24 38 24 C32 40 12 50 -6 34Z",
    "hip": "M-4 0 C34 -2 46 26 26 44 C16 52 2 52 -8 44 C8 36 10 26 -8 20Z",
}
LEFT_EYE, RIGHT_EYE, EYES = 102, 146, 92


def eyes(kind: str = "open", look: float = 0) -> str:
    """Draw the eyes.

    Args:
        kind: open, wide, sly, angry, happy, shut, up or dead.
        look: How far the pupils are moved to the right, -6 to 6.
    """
    left, right, y = LEFT_EYE, RIGHT_EYE, EYES
    if kind == "happy":
        return "".join(path(f"M{x - 17} {y + 8} q17 -30 34 0") for x in (left, right))
    if kind == "shut":
        return "".join(path(f"M{x - 17} {y - 2} q17 20 34 0") for x in (left, right))
    if kind == "dead":
        return "".join(
            path(f"M{x - 13} {y - 13} l26 26 M{x + 13} {y - 13} l-26 26", width=9)
            for x in (left, right)
        )
    if kind == "wide":
        balls = oval(left - 1, y - 2, 23, 27, "#ffffff", width=6)
        balls += oval(right + 1, y - 2, 23, 27, "#ffffff", width=6)
        return balls + _pupils(look, -2, 5.5)
    balls = oval(left, y, 20, 23, "#ffffff", width=6) + oval(right, y, 20, 23, "#ffffff", width=6)
    if kind in ("sly", "angry"):
        return balls + _pupils(look, 6) + _lids(kind == "angry")
    return balls + _pupils(look, -9 if kind == "up" else 2)


def _pupils(look: float, down: float, radius: float = 8) -> str:
    left, right, y = LEFT_EYE + 4 + look, RIGHT_EYE - 4 + look, EYES + down
    black = circle(left, y, radius, INK, width=0) + circle(right, y, radius, INK, width=0)
    glint = radius * 0.34
    return black + "".join(circle(x - 3, y - 3, glint, "#fff", width=0) for x in (left, right))


def _lids(angry: bool) -> str:
    left, right, y = LEFT_EYE, RIGHT_EYE, EYES
    low = 9 if angry else 1
    lids = "".join(
        clip(
            f"M{x} {y - 23} a20 23 0 1 0 .1 0z",
            path(
                f"M{x - 30 * side} {y - 34} h{60 * side} v{28 + low} L{x - 30 * side} {y - 4 - low // 2} Z",
                SHADE,
                width=5,
            ),
        )
        for x, side in ((left, 1), (right, -1))
    )
    lids += oval(left, y, 20, 23, width=6) + oval(right, y, 20, 23, width=6)
    if angry:
        lids += path(f"M{left - 22} {y - 26} L{left + 18} {y - 10}", width=9)
        lids += path(f"M{right + 22} {y - 26} L{right - 18} {y - 10}", width=9)
    return lids


def beak(kind: str = "shut") -> str:
    """Draw a beak: shut, open or smirk."""
    if kind == "open":
        return (
            path("M102 122 Q124 104 148 122 Q150 150 124 158 Q100 150 102 122Z", DARK_BEAK, width=7)
            + path(
                "M112 132 Q124 126 138 132 Q136 148 124 150 Q113 146 112 132Z", "#7a1f2b", width=0
            )
            + path("M98 122 Q124 98 150 122 Q124 136 98 122Z", BEAK, width=7)
        )
    if kind == "smirk":
        return path(
            "M98 118 Q122 100 154 112 Q146 136 122 140 Q102 136 98 118Z", BEAK, width=7
        ) + path("M104 124 Q128 128 150 115", width=5)
    return path("M98 118 Q124 100 150 118 Q146 138 124 144 Q102 138 98 118Z", BEAK, width=7) + path(
        "M101 122 Q124 132 147 122", width=5
    )


def tail(colour: str = FEATHERS) -> str:
    feathers = path(
        "M62 196 C24 196 6 168 20 150 C10 130 32 116 46 132 C52 112 74 124 72 146Z", colour
    )
    return feathers + path("M24 152 q16 4 26 16 M46 134 q8 10 10 20", width=6)


def feet(colour: str = BEAK) -> str:
    claws = [
        f"M{x} 226 V244 M{x - 16} 249 Q{x} 238 {x} 244 Q{x} 238 {x + 18} 249" for x in (98, 148)
    ]
    return "".join(path(d, width=13) + path(d, stroke=colour, width=5) for d in claws)


def wing(side: str, pose: str = "down", fill: str = FEATHERS) -> str:
    """Draw a wing.

    Args:
        side: l or r.
        pose: down, up or hip.
        fill: The colour.
    """
    inner = path(WINGS[pose], fill)
    return group(inner, "translate(184 128)" if side == "r" else "translate(60 128) scale(-1 1)")


def shadow(tone: str = SHADE) -> str:
    """Draw the shadow on the body."""
    return clip(BODY, path("M150 20 C176 90 150 190 60 236 L220 250 L220 20Z", tone, width=0))


def chicken(
    *,
    body: str = FEATHERS,
    shade: str = SHADE,
    has_comb: bool = True,
    has_tail: bool = True,
    has_wattle: bool = True,
    eye: str = "open",
    look: float = 0,
    bill: str | None = "shut",
    left: str | None = "down",
    right: str | None = "down",
    wings: str | None = None,
    foot: str = BEAK,
    back: str = "",
    outfit: str = "",
    over: str = "",
    face: str = "",
    hat: str = "",
    front: str = "",
) -> str:
    """Draw a chicken.

    The parts, from the back to the front: `back`, tail, feet, comb, body, `outfit` (clipped to the
    body), `over`, wattle, eyes, beak, `face`, wings, `hat`, `front`. `eye` and `bill` are the kinds
    of eyes and beak, `left` and `right` the poses of the wings, and `wings` is their colour.
    """
    parts = [back, tail(body) if has_tail else "", feet(foot), COMB if has_comb else ""]
    parts += [
        path(BODY, body),
        shadow(shade),
        clip(BODY, outfit) if outfit else "",
        path(BODY),
        over,
    ]
    parts += [WATTLE if has_wattle else "", eyes(eye, look), beak(bill) if bill else "", face]
    parts += [wing("l", left, wings or body) if left else ""]
    parts += [wing("r", right, wings or body) if right else "", hat, front]
    return "".join(parts)


def suit(fill: str, dark: str, shirt: str = "#fff", tie: str = RED) -> str:
    """Draw an outfit: jacket, shirt and tie."""
    return (
        path("M20 168 Q122 150 230 168 V240 H20Z", fill, width=0)
        + path("M140 150 H230 V240 H110 C150 226 170 190 140 150Z", dark, width=0)
        + path("M92 152 L124 206 L156 152Z", shirt, width=6)
        + path("M20 168 Q122 148 230 168", width=6)
        + path("M116 164 h16 l6 34 l-14 14 l-14 -14Z", tie, width=5)
    )


# ------------------------------------------------------------------------------------- the fox

FOX_HEAD = "M122 36 C168 36 196 72 198 108 C176 118 160 150 122 164 C84 150 68 118 46 108 C48 72 76 36 122 36Z"
FOX_EARS = path("M66 84 L58 -2 L116 38Z M178 84 L188 -2 L130 38Z", FOX, width=12)


def fox_head() -> str:
    return (
        path(FOX_HEAD, FOX)
        + clip(
            FOX_HEAD,
            path("M160 20 C190 70 170 130 110 170 L220 170 L220 20Z", DARK_FOX, width=0)
            + path(
                "M40 104 C80 96 104 110 122 150 C140 110 164 96 204 104 L122 180Z", CREAM, width=6
            ),
        )
        + path(FOX_HEAD)
        + oval(122, 152, 13, 10, INK, width=0)
    )


def fox_eyes() -> str:
    return (
        oval(99, 96, 15, 13, "#fff", width=6)
        + oval(146, 96, 15, 13, "#fff", width=6)
        + circle(103, 97, 6.5, INK, width=0)
        + circle(142, 97, 6.5, INK, width=0)
        + path("M76 78 L118 88 M170 78 L128 88", width=9)
    )


def fox(eye: str = "sly", back: str = "", front: str = "") -> str:
    """Draw a fox in the space of a chicken. `eye` is sly or happy."""
    body = "M122 120 C170 120 190 170 190 200 C190 224 160 234 122 234 C84 234 54 224 54 200 C54 170 74 120 122 120Z"
    brush = path("M176 220 C236 220 250 170 226 120 C200 132 190 150 192 176Z", FOX) + path(
        "M226 120 C240 140 242 160 236 176 C222 172 208 160 206 140Z", CREAM, width=6
    )
    torso = (
        path(body, FOX)
        + clip(
            body,
            path("M150 110 C180 170 160 220 100 240 L220 250 L220 110Z", DARK_FOX, width=0)
            + path("M122 140 C148 150 152 200 122 234 C92 200 96 150 122 140Z", CREAM, width=0),
        )
        + path(body)
    )
    ears = (
        path("M66 84 L58 -2 L116 38Z", FOX)
        + path("M72 60 L70 22 L98 44Z", "#3a2430", width=0)
        + path("M178 84 L188 -2 L130 38Z", FOX)
        + path("M173 60 L176 22 L148 44Z", "#3a2430", width=0)
    )
    if eye == "sly":
        look = (
            oval(99, 92, 15, 13, "#fff", width=6)
            + oval(146, 92, 15, 13, "#fff", width=6)
            + circle(103, 93, 6.5, INK, width=0)
            + circle(150, 93, 6.5, INK, width=0)
            + path("M78 78 L118 84 M168 78 L128 84")
        )
    else:
        look = path("M84 88 q16 -14 32 0 M130 88 q16 -14 32 0")
    legs = path("M98 226 v18 m-14 5 h26 M148 226 v18 m-12 5 h26", width=13)
    return back + brush + torso + legs + ears + fox_head() + look + front
