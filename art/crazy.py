"""The nine types of Crazy Chicken. Each alludes to a person by hat and prop, not by a likeness."""

from collections.abc import Iterator

from art import scenes
from art.heist_indoors import cowboy
from art.kit import (
    DARK_RED,
    FEATHERS,
    INK,
    RED,
    SHADE,
    beak,
    chicken,
    circle,
    group,
    oval,
    path,
    rect,
    star,
)
from art.sprite import CHICKEN, Drawing


def superchick() -> str:
    cape = path(
        "M70 130 C20 160 -6 210 2 246 C30 234 60 244 80 226 L180 226 C200 244 222 236 240 246 C244 200 214 150 178 130Z",
        RED,
    ) + path(
        "M178 130 C214 150 244 200 240 246 C222 236 210 244 196 230 C210 200 200 160 178 130Z",
        DARK_RED,
        width=0,
    )
    mask = (
        path(
            "M66 84 Q100 62 124 78 Q148 62 182 84 Q182 116 150 116 Q132 116 124 104 Q116 116 98 116 Q66 116 66 84Z",
            "#2f6fd0",
            width=6,
        )
        + oval(101, 92, 14, 16, "#fff", width=5)
        + oval(147, 92, 14, 16, "#fff", width=5)
        + circle(105, 94, 6.5, INK, width=0)
        + circle(143, 94, 6.5, INK, width=0)
    )
    o = (
        path("M20 156 Q122 146 230 156 V240 H20Z", "#2f6fd0", width=0)
        + path("M150 146 L230 150 V240 H110 C150 226 170 190 150 146Z", "#2152a5", width=0)
        + path("M20 158 Q122 148 230 158", width=6)
        + path("M40 206 H210 V222 H40Z", "#f4c542", width=6)
    )
    em = oval(124, 184, 24, 20, "#f4d35e", width=6) + oval(124, 184, 9, 12, "#fff8ea", width=4)
    return chicken(
        back=cape,
        has_tail=False,
        outfit=o + em,
        eye="open",
        face=mask + beak("smirk"),
        has_wattle=False,
        left="up",
        right="hip",
        wings=FEATHERS,
    )


def king() -> str:
    crown = (
        path("M72 54 L62 -4 L94 22 L124 -18 L154 22 L186 -4 L176 54 Q124 40 72 54Z", "#f7c934")
        + path("M150 22 L154 22 L186 -4 L176 54 Q160 48 140 47Z", "#d69d1c", width=0)
        + path("M72 54 L62 -4 L94 22 L124 -18 L154 22 L186 -4 L176 54 Q124 40 72 54Z")
        + circle(124, 28, 9, RED, width=5)
        + circle(92, 36, 6, "#38c0b4", width=4)
        + circle(156, 36, 6, "#38c0b4", width=4)
    )
    erm = path("M30 152 Q124 130 218 152 L214 182 Q124 164 34 182Z", "#fff", width=7) + "".join(
        path(f"M{x} {y} l4 12 l-8 0Z", INK, width=0)
        for x, y in ((66, 154), (92, 160), (124, 156), (156, 160), (182, 154))
    )
    rb = (
        path("M20 158 H230 V240 H20Z", "#7a3fa8", width=0)
        + path("M150 146 H230 V240 H110 C150 226 170 190 150 146Z", "#5a2b80", width=0)
        + erm
    )
    mst = path(
        "M124 140 C110 134 92 142 84 158 C98 160 114 156 124 148 C134 156 150 160 164 158 C156 142 138 134 124 140Z",
        "#8b4d1e",
        width=5,
    )
    return chicken(
        has_comb=False,
        eye="sly",
        bill="shut",
        has_wattle=False,
        outfit=rb,
        face=mst,
        hat=crown,
        wings="#7a3fa8",
        left="hip",
        right="hip",
    )


def napoulet() -> str:
    hat = (
        path(
            "M28 66 C32 24 70 -14 124 -14 C178 -14 216 24 220 66 C190 48 160 42 124 42 C88 42 58 48 28 66Z",
            "#26406e",
        )
        + path(
            "M140 -13 C186 -6 214 26 220 66 C196 50 176 46 150 43 C172 28 166 2 140 -13Z",
            "#192c50",
            width=0,
        )
        + path("M28 66 C58 44 90 36 124 36 C160 36 190 44 220 66", stroke="#f4c542", width=7)
        + path(
            "M28 66 C32 24 70 -14 124 -14 C178 -14 216 24 220 66 C190 48 160 42 124 42 C88 42 58 48 28 66Z"
        )
        + circle(124, 12, 17, "#fff", width=6)
        + circle(124, 12, 10, RED, width=0)
        + circle(124, 12, 5, "#26406e", width=0)
    )
    o = (
        path("M20 156 H230 V240 H20Z", "#26406e", width=0)
        + path("M150 146 H230 V240 H110 C150 226 170 190 150 146Z", "#192c50", width=0)
        + path("M100 150 h48 v90 h-48Z", "#fff8ea", width=6)
        + "".join(circle(124, y, 4.5, "#d69d1c", width=0) for y in (176, 196, 216))
        + path("M60 150 L180 236 L164 244 L44 164Z", RED, width=5)
    )
    ep = group(
        oval(0, 0, 22, 12, "#f4c542", width=6)
        + path("M-18 6 v14 M-9 9 v14 M0 10 v14 M9 9 v14 M18 6 v14", width=8)
        + path("M-18 6 v14 M-9 9 v14 M0 10 v14 M9 9 v14 M18 6 v14", stroke="#f4c542", width=4),
        "translate(62 146)",
    )
    return chicken(
        has_comb=False,
        eye="angry",
        look=-2,
        bill="shut",
        has_wattle=False,
        outfit=o,
        hat=hat,
        left="down",
        right="hip",
        wings="#26406e",
        front=ep,
    )


def marilyn() -> str:
    hair = (
        path(
            "M62 118 C30 108 34 66 56 60 C46 24 84 -4 116 10 C146 -14 198 8 192 52 C220 64 218 108 188 116 C194 96 186 76 172 66 C150 76 120 70 108 52 C98 66 84 70 76 68 C66 80 64 98 62 118Z",
            "#f7dc6f",
        )
        + path(
            "M150 -2 C190 2 200 28 192 52 C220 64 218 108 188 116 C194 92 182 74 172 66 C184 50 176 14 150 -2Z",
            "#dbb53f",
            width=0,
        )
        + path(
            "M62 118 C30 108 34 66 56 60 C46 24 84 -4 116 10 C146 -14 198 8 192 52 C220 64 218 108 188 116 C194 96 186 76 172 66 C150 76 120 70 108 52 C98 66 84 70 76 68 C66 80 64 98 62 118Z"
        )
        + path("M74 52 q6 -22 26 -26 M150 22 q22 4 26 24", stroke="#dbb53f", width=6)
    )
    lash = path("M82 82 l-12 -8 M84 74 l-8 -12 M166 82 l12 -8 M164 74 l8 -12", width=5)
    lips = path(
        "M102 126 Q114 114 124 122 Q134 114 146 126 Q134 144 124 144 Q114 144 102 126Z",
        RED,
        width=6,
    ) + path("M106 127 Q124 132 142 127", width=4)
    mole = circle(156, 134, 4, INK, width=0)
    o = path("M60 178 Q124 216 188 178 L210 240 H30Z", "#fff", width=6) + path(
        "M150 190 L200 176 L214 240 H116 C140 226 156 210 150 190Z", "#d7dfe6", width=0
    )
    pearls = "".join(
        circle(x, y, 7.5, "#fff", width=4)
        for x, y in (
            (74, 160),
            (90, 168),
            (107, 173),
            (124, 175),
            (141, 173),
            (158, 168),
            (174, 160),
        )
    )
    return chicken(
        has_comb=False,
        eye="sly",
        bill="shut",
        has_wattle=False,
        outfit=o,
        face=lips + lash + mole,
        hat=hair,
        front="",
        over=pearls,
        left="up",
        right="hip",
    )


def gallo() -> str:
    hair = path(
        "M66 82 C52 30 96 2 132 8 C176 8 196 44 184 84 C176 60 160 50 132 54 C108 56 84 50 66 82Z",
        "#2b2438",
    ) + path("M84 44 q20 -22 46 -22 M100 52 q16 -14 40 -14", stroke="#5a5170", width=5)
    shirt = (
        path("M20 160 Q122 146 230 160 V240 H20Z", "#fff", width=0)
        + path("M150 146 H230 V240 H110 C150 226 170 190 150 146Z", "#d8d8e4", width=0)
        + path("M20 162 Q122 148 230 162", width=6)
        + path("M96 152 L124 214 L152 152Z", SHADE, width=6)
        + path("M124 178 v10 M116 184 v8 M132 184 v8", width=4)
    )
    mst = path("M124 146 C112 140 98 144 90 150 M124 146 C136 140 150 144 158 150", width=7)
    rose = (
        path("M104 130 Q146 142 186 124", width=9)
        + path("M104 130 Q146 142 186 124", stroke="#3f9c5a", width=4)
        + path("M150 136 q6 14 18 12 q-2 -14 -18 -12Z", "#3f9c5a", width=4)
        + circle(194, 116, 17, RED, width=6)
        + path("M186 116 q8 -12 16 0 q-8 8 -12 -2", stroke=DARK_RED, width=5)
    )
    return chicken(
        has_comb=False,
        eye="sly",
        look=4,
        bill="smirk",
        has_wattle=False,
        outfit=shirt,
        hat=hair,
        face=mst,
        front=rose,
        left="hip",
        right="hip",
    )


def chickbergh() -> str:
    cap = (
        path(
            "M58 96 C52 24 90 6 124 6 C158 6 196 24 190 96 L190 136 Q176 140 170 128 L168 84 Q124 52 80 84 L78 128 Q72 140 58 136Z",
            "#8b4d1e",
        )
        + path(
            "M146 10 C182 20 194 50 190 96 V136 Q176 140 170 128 L168 84 Q156 72 140 67 C164 56 160 26 146 10Z",
            "#693711",
            width=0,
        )
        + path(
            "M58 96 C52 24 90 6 124 6 C158 6 196 24 190 96 L190 136 Q176 140 170 128 L168 84 Q124 52 80 84 L78 128 Q72 140 58 136Z"
        )
    )
    gog = (
        path("M58 46 Q124 26 190 46", width=13)
        + oval(100, 42, 25, 20, "#bfeef0", width=13)
        + oval(100, 42, 25, 20, stroke="#f4c542", width=5)
        + oval(150, 42, 25, 20, "#bfeef0", width=13)
        + oval(150, 42, 25, 20, stroke="#f4c542", width=5)
        + path("M88 38 q5 -8 13 -8 M138 38 q5 -8 13 -8", stroke="#fff", width=5)
    )
    sc = path("M54 150 Q124 182 194 150 L196 174 Q124 204 52 174Z", "#f6f0e0", width=7) + path(
        "M160 178 Q206 168 236 192 Q216 196 222 212 Q190 190 156 196Z", "#f6f0e0", width=7
    )
    jk = path("M20 166 H230 V240 H20Z", "#8b4d1e", width=0) + path(
        "M150 146 H230 V240 H110 C150 226 170 190 150 146Z", "#693711", width=0
    )
    return chicken(
        has_comb=False,
        eye="happy",
        bill="open",
        has_wattle=False,
        outfit=jk,
        hat=cap + gog,
        over=sc,
        left="hip",
        right=None,
        wings="#8b4d1e",
    )


def cock() -> str:
    boat = (
        path("M82 40 L86 0 H162 L166 40Z", "#f3dfa6")
        + path("M140 0 H162 L166 40 H142Z", "#d4b974", width=0)
        + path("M82 28 H166 L167 42 H81Z", RED, width=5)
        + path("M44 44 Q124 30 204 44 Q206 60 124 62 Q42 60 44 44Z", "#f3dfa6")
    )
    sh = (
        path("M20 160 H230 V240 H20Z", "#3fb0a6", width=0)
        + path("M150 146 H230 V240 H110 C150 226 170 190 150 146Z", "#2b827b", width=0)
        + "".join(
            star(x, y, 12, "#f7dc6f") for x, y in ((76, 182), (110, 206), (160, 196), (84, 222))
        )
        + path("M92 150 L124 190 L156 150Z", "#fff8ea", width=6)
    )
    cam = (
        path("M84 148 L104 184 M164 148 L144 184", width=6)
        + rect(94, 176, 60, 40, 8, "#3a3550", width=7)
        + circle(124, 196, 13, "#bfeef0", width=6)
        + rect(104, 170, 16, 8, 2, "#3a3550", width=5)
    )
    case = rect(186, 186, 66, 54, 8, "#c9803e", width=7) + path(
        "M204 186 v-10 h30 v10 M200 188 V240 M238 188 V240", width=6
    )
    return chicken(
        has_comb=False,
        eye="open",
        look=3,
        bill="shut",
        has_wattle=False,
        outfit=sh,
        hat=boat,
        front=cam + case,
        left="up",
        right="hip",
    )


def gackas() -> str:
    hair = (
        path(
            "M64 92 C46 46 76 10 110 12 C104 -16 150 -22 150 6 C182 8 202 50 184 92 C178 66 160 52 124 52 C90 52 70 66 64 92Z",
            "#3a2430",
        )
        + path(
            "M150 6 C182 8 202 50 184 92 C180 72 168 60 150 55 C166 44 166 20 150 6Z",
            "#261620",
            width=0,
        )
        + path(
            "M84 34 L92 12 L106 26 L124 4 L142 26 L156 12 L164 34 Q124 22 84 34Z",
            "#f7c934",
            width=6,
        )
    )
    gown = (
        path("M20 170 Q122 206 230 170 V240 H20Z", "#b8324a", width=0)
        + path("M150 190 Q190 186 230 170 V240 H110 C140 226 156 210 150 190Z", "#8a2238", width=0)
        + path("M20 170 Q122 206 230 170", width=6)
    )
    neck = "".join(
        circle(x, y, 6.5, "#7fe0f0", width=4)
        for x, y in ((92, 166), (108, 174), (124, 177), (140, 174), (156, 166))
    )

    def note(x: float, y: float, k: float) -> str:
        return group(
            path("M0 0 V-34 L20 -40 V-8", width=7)
            + oval(-6, 2, 9, 7, INK, width=0)
            + oval(14, -6, 9, 7, INK, width=0),
            f"translate({x} {y}) scale({k})",
        )

    nt = group(note(212, 70, 1.1) + note(22, 92, 0.9))
    lash = path("M82 72 l-10 -8 M166 72 l10 -8", width=5)
    return chicken(
        has_comb=False,
        eye="shut",
        bill="open",
        has_wattle=False,
        outfit=gown,
        face=lash,
        hat=hair,
        over=neck,
        front=nt.replace(INK, "#fff8ea"),
        left="up",
        right="up",
    )


TYPES = {
    20: cowboy,
    18: gallo,
    16: superchick,
    14: napoulet,
    12: king,
    9: chickbergh,
    8: cock,
    7: gackas,
    6: marilyn,
}
"""Card (its points) -> drawing."""


def drawings() -> Iterator[Drawing]:
    """Yield all drawings of the folder: `crazy/20@m` is the card 20.

    The size `@c` fits on a card of 112 x 160 pixels, `@m` on one of 148 x 196.
    """
    for card, of in TYPES.items():
        yield Drawing(f"crazy/{card}@c", of(), CHICKEN, 128)
        yield Drawing(f"crazy/{card}@m", of(), CHICKEN, 176, 13)
    yield Drawing("crazy/ground", scenes.crazy(), (0, 0, 1000, 900), 1000, ground=True)
