"""Drawings that only emojis use. They are simple, to be recognisable at 22 pixels."""

import re

from art.hens import houses
from art.kit import (
    BEAK,
    CREAM,
    DARK_GOLD,
    FEATHERS,
    FOX_EARS,
    GOLD,
    INK,
    RED,
    SHADE,
    STEEL,
    beak,
    chicken,
    circle,
    clip,
    dots,
    eyes,
    feet,
    fox_eyes,
    fox_head,
    group,
    outlined,
    oval,
    path,
    placed,
    rect,
    star,
    two_tone,
)
from art.out import hen
from art.playing import wall

_LIMBS = re.compile(
    r'<g transform="translate\((?:184 128\)|60 128\) scale\(-1 1\))"><path [^>]*/></g>'
    r'|<path d="M62 196 C24 196[^>]*/><path d="M24 152 q16 4[^>]*/>'
)
"""Matches the wings and the tail of a chicken that `kit.chicken` has drawn."""


def bust(whole: str, down_to: float = 166) -> str:
    """Cut a chicken down to head and hat. Without wings and tail, the emoji shows them larger."""
    shown = clip(f"M0 -110 H244 V{down_to} H0Z", _LIMBS.sub("", whole))
    return shown + path(f"M58 {down_to} H188", width=9)


def hen_face() -> str:
    return bust(chicken(has_tail=False, left=None, right=None), 170)


def chick() -> str:
    down = "M122 40 C176 40 198 92 198 142 C198 200 166 232 122 232 C78 232 46 200 46 142 C46 92 68 40 122 40Z"
    body = two_tone(down, "#f7dc6f", "#dbb53f", "M150 20 C190 90 170 200 80 240 L220 250 V20Z")
    return (
        feet()
        + path("M122 44 q-14 -24 4 -34 M122 44 q6 -22 26 -18", width=9)
        + body
        + eyes()
        + beak()
    )


def house_player() -> str:
    return bust(houses()["0-medium"], 236)


def cup() -> str:
    ears = outlined("M58 50 C14 40 16 104 68 108 M142 50 C186 40 184 104 132 108", GOLD, 11, 16)
    bowl = "M50 26 H150 C150 96 134 122 100 126 C66 122 50 96 50 26Z"
    foot = path("M100 124 V158", width=24) + path(
        "M62 182 Q64 156 100 156 Q136 156 138 182Z", DARK_GOLD, width=10
    )
    return (
        ears
        + foot
        + two_tone(bowl, GOLD, DARK_GOLD, "M112 10 H170 V140 H96 Q124 100 112 10Z", 11)
        + star(96, 66, 22, CREAM)
    )


def hand() -> str:
    fan = "".join(
        placed(rect(-30, -100, 60, 90, 10, fill, width=10), 100, 168, 1, turn)
        for fill, turn in (("#8d93e8", -34), ("#f7a9a0", 0), (CREAM, 34))
    )
    return fan + placed(
        path(
            "M-52 0 C-56 -40 -20 -52 0 -40 C20 -52 56 -40 52 0 C48 30 -48 30 -52 0Z",
            FEATHERS,
            width=10,
        )
        + path("M-16 -2 V16 M16 -2 V16", width=8),
        100,
        160,
    )


def flag() -> str:
    pole = outlined("M40 18 V188", "#b06a2c", 9, 16)
    cloth = path("M46 26 H176 V112 H46Z", CREAM, width=11)
    squares = "".join(
        rect(46 + 32.5 * x, 26 + 28.7 * y, 32.5, 28.7, 0, INK, width=0)
        for x in range(4)
        for y in range(3)
        if (x + y) % 2 == 0
    )
    return pole + cloth + squares + rect(46, 26, 130, 86, 0, width=11)


def seal() -> str:
    body = path("M56 96 V72 C56 20 144 20 144 72 V96", width=34) + path(
        "M56 96 V72 C56 20 144 20 144 72 V96", stroke=STEEL, width=15
    )
    egg = "M100 64 C140 64 158 112 158 138 C158 172 132 190 100 190 C68 190 42 172 42 138 C42 112 60 64 100 64Z"
    return (
        body
        + two_tone(egg, CREAM, SHADE, "M124 50 C156 110 140 180 70 196 H180 V50Z", 11)
        + path("M100 112 a13 13 0 0 1 7 24 l5 22 h-24 l5 -22 a13 13 0 0 1 7 -24Z", INK, width=0)
    )


def die() -> str:
    spots = ((66, 66), (134, 66), (100, 100), (66, 134), (134, 134))
    return rect(24, 24, 152, 152, 34, CREAM, width=14) + dots(spots, 16, INK)


def bell() -> str:
    dome = "M100 30 C64 30 50 62 50 98 C50 126 40 134 30 146 Q28 156 40 156 H160 Q172 156 170 146 C160 134 150 126 150 98 C150 62 136 30 100 30Z"
    return (
        circle(100, 24, 11, GOLD, width=9)
        + oval(100, 160, 24, 18, DARK_GOLD, width=9)
        + two_tone(dome, GOLD, DARK_GOLD, "M114 20 C140 60 130 140 110 170 H190 V20Z", 10)
    )


def feather() -> str:
    vane = "M176 16 C120 10 60 50 50 112 L42 146 L76 140 C140 130 184 80 176 16Z"
    return two_tone(vane, CREAM, SHADE, "M180 20 C170 90 120 120 60 150 H190Z", 11) + path(
        "M22 184 L132 66 M84 118 h34 M104 94 V70", width=9
    )


def leaf() -> str:
    leaf = "M28 172 C4 100 60 22 178 24 C184 140 104 196 28 172Z"
    return two_tone(
        leaf, "#e08a3c", "#b3612a", "M180 20 L30 176 C120 200 190 140 180 20Z", 11
    ) + path("M18 184 L132 70 M76 128 V84 M76 128 H124", width=9)


def book() -> str:
    cover = path(
        "M20 38 Q64 22 100 44 Q136 22 180 38 V166 Q136 150 100 172 Q64 150 20 166Z", RED, width=12
    )
    pages = path(
        "M36 46 Q70 34 100 56 Q130 34 164 46 V146 Q130 134 100 154 Q70 134 36 146Z", CREAM, width=7
    )
    return (
        cover
        + pages
        + path(
            "M100 56 V154 M54 70 q16 -4 28 4 M54 96 q16 -4 28 4 M118 74 q14 -8 28 -4 M118 100 q14 -8 28 -4",
            width=7,
        )
    )


def stay() -> str:
    egg = path(
        "M100 44 C140 44 152 90 152 116 C152 144 130 158 100 158 C70 158 48 144 48 116 C48 90 60 44 100 44Z",
        CREAM,
        width=11,
    )
    face = dots(((84, 96), (118, 96)), 8, INK) + path(
        "M86 116 L101 108 L116 116 L101 130Z", BEAK, width=7
    )
    return rect(20, 20, 160, 160, 34, "#3f9c5a", width=14) + egg + face


def run() -> str:
    body = path(
        "M96 30 C142 24 164 66 154 106 C146 136 112 146 82 130 C56 116 60 40 96 30Z",
        CREAM,
        width=12,
    )
    legs = outlined("M108 136 L140 164 L172 156 M86 132 L70 168 L36 172", BEAK, 11, 13)
    comb = path("M88 30 C78 8 98 0 106 14 C114 -4 136 4 130 24Z", RED, width=10)
    speed = path("M14 58 H52 M6 92 H46 M16 126 H46", stroke="#e0524a", width=13)
    return (
        legs
        + comb
        + body
        + circle(128, 66, 9, INK, width=0)
        + path("M150 74 L184 86 L150 100Z", BEAK, width=9)
        + speed
    )


def hide() -> str:
    head = path("M58 88 C58 40 142 40 142 88Z", CREAM, width=12) + dots(
        ((84, 72), (118, 72)), 8, INK
    )
    comb = path("M84 44 C80 22 96 22 101 34 C106 22 124 22 120 44", RED, width=9)
    crate = (
        rect(20, 88, 160, 94, 8, "#c9955a", width=13)
        + path("M140 94 h34 v82 h-60Z", "#a87640", width=0)
        + rect(20, 88, 160, 94, 8, width=13)
    )
    return head + comb + crate + path("M100 160 V120 M82 136 L100 116 L118 136", width=11)


def caught() -> str:
    cell = rect(20, 16, 160, 168, 16, "#56607f", width=13)
    inside = clip(
        "M28 24 h144 v152 h-144Z", placed(chicken(eye="shut", has_tail=False), 4, 34, 0.8)
    )
    bars = outlined("M54 20 V180 M100 20 V180 M146 20 V180", STEEL, 9, 11)
    return cell + inside + bars


def wing(left: bool) -> str:
    """Draw the sign of a wing: round with an arrow to the left, or square with one to the right."""
    box = rect(14, 24, 172, 152, 66 if left else 12, "#2f9e93" if left else "#d9782d", width=14)
    arrow = "M124 54 L62 100 L124 146" if left else "M76 54 L138 100 L76 146"
    return box + outlined(arrow, CREAM, 26, 20)


def zone(kind: str) -> str:
    """Draw the sign of a zone: a round tick (safe), a triangle (brave) or an octagon (hot)."""
    if kind == "safe":
        return circle(100, 100, 84, "#58b368", width=14) + path(
            "M60 104 L90 134 L142 70", stroke=CREAM, width=22
        )
    if kind == "brave":
        return path("M100 16 L188 172 H12Z", "#f2b632", width=14) + path(
            "M100 70 V118 M100 144 v2", width=20
        )
    sides = "M64 14 H136 L186 64 V136 L136 186 H64 L14 136 V64Z"
    return path(sides, RED, width=14) + path(
        "M64 64 L136 136 M136 64 L64 136", stroke=CREAM, width=22
    )


def red_hen() -> str:
    """Draw a red hen, whose points are added or subtracted."""
    sign = path("M196 96 L248 148 L196 200 L144 148Z", "#c22f2a", width=10)
    sign += path("M196 116 v34 M179 133 h34 M179 170 h34", stroke="#fff", width=10)
    return bust(hen(red=True), 166) + sign


def fox_face() -> str:
    return group(FOX_EARS + fox_head() + fox_eyes(), "translate(-24 10)")


def swords() -> str:
    blade = (
        path("M-9 0 V-118 L0 -136 L9 -118 V0Z", "#e8f0f6", width=9)
        + path("M-30 0 H30", width=20)
        + path("M-30 0 H30", stroke=GOLD, width=9)
        + path("M0 6 V38", width=19)
        + path("M0 6 V38", stroke="#8b4d1e", width=9)
    )
    return placed(blade, 56, 146, 1, 38) + placed(blade, 144, 146, 1, -38)


def take_over() -> str:
    """Draw a flag on a hill."""
    hill = path("M12 184 C30 130 170 130 188 184Z", "#58b368", width=11)
    return (
        outlined("M84 150 V14", "#b06a2c", 9, 14)
        + path("M90 20 L172 48 L90 80Z", RED, width=10)
        + hill
    )


def plus_or_minus(more: bool) -> str:
    line = "M100 48 V152 M48 100 H152" if more else "M48 100 H152"
    return circle(100, 100, 84, "#58b368" if more else RED, width=14) + path(
        line, stroke=CREAM, width=24
    )


def long_wall() -> str:
    return wall() + placed(wall(), 78, 0)
