"""The events of Chicken Heist. The police are foxes; the silent alarm is asleep."""

import math

from art.kit import (
    DARK_GOLD,
    DARK_RED,
    DARK_STEEL,
    GOLD,
    INK,
    RED,
    STEEL,
    burst,
    chicken,
    circle,
    clip,
    fox_eyes,
    fox_head,
    group,
    oval,
    path,
    placed,
    rect,
)


def shootout() -> str:
    gun = (
        path(
            "M52 84 H164 Q172 84 172 92 V104 Q172 112 164 112 H112 Q110 128 96 128 H92 L84 168 Q82 178 72 178 H54 Q44 178 46 168 L58 118 Q46 112 48 98 Z",
            STEEL,
            width=8,
        )
        + path(
            "M60 112 H112 Q110 128 96 128 H92 L84 168 Q82 178 72 178 H60 L74 120Z",
            DARK_STEEL,
            width=0,
        )
        + path("M58 122 L92 128 L84 168 Q82 178 72 178 H54 Q44 178 46 168 Z", "#8b4d1e", width=7)
        + rect(86, 78, 40, 40, 10, DARK_STEEL, width=7)
        + path("M98 78 v40 M112 78 v40", width=5)
        + path("M56 84 l-8 -14", width=10)
        + path("M96 128 q14 6 18 -14", width=6)
    )
    return (
        burst(150, 74, 9, 34, 66, "#ffd94a", 0.2)
        + circle(150, 74, 20, "#fff6c9", width=0)
        + placed(gun, -14, 14, 1)
    )


def time_lock() -> str:
    return (
        path("M58 96 V66 C58 8 142 8 142 66 V96", width=34)
        + path("M58 96 V66 C58 8 142 8 142 66 V96", stroke=STEEL, width=18)
        + rect(30, 84, 140, 104, 24, GOLD, width=9)
        + path(
            "M136 88 h12 q18 0 18 20 v60 q0 16 -18 16 h-80 C120 178 146 140 136 88Z",
            DARK_GOLD,
            width=0,
        )
        + circle(100, 136, 42, "#fffaf0", width=8)
        + path("M100 108 V136 L120 150", width=9)
        + "".join(
            circle(
                100 + 33 * math.cos(a * math.pi / 2),
                136 + 33 * math.sin(a * math.pi / 2),
                4,
                RED,
                width=0,
            )
            for a in range(4)
        )
        + circle(100, 136, 6, INK, width=0)
    )


def silent_alarm() -> str:
    bell = (
        path(
            "M100 30 C64 30 50 62 50 98 C50 126 40 134 30 146 Q28 156 40 156 H160 Q172 156 170 146 C160 134 150 126 150 98 C150 62 136 30 100 30Z",
            RED,
            width=9,
        )
        + path(
            "M114 34 C140 40 150 66 150 98 C150 126 160 134 170 146 Q172 156 160 156 H110 C134 140 130 70 114 34Z",
            DARK_RED,
            width=0,
        )
        + path(
            "M100 30 C64 30 50 62 50 98 C50 126 40 134 30 146 Q28 156 40 156 H160 Q172 156 170 146 C160 134 150 126 150 98 C150 62 136 30 100 30Z",
            width=9,
        )
    )
    face = path("M68 96 q12 12 24 0 M108 96 q12 12 24 0", width=8) + path(
        "M92 122 q8 6 16 0", width=7
    )
    finger = (
        oval(100, 158, 22, 16, GOLD, width=8)
        + path("M100 158 m-10 22 h20", stroke="none", width=0)
        + path("M88 112 q12 8 24 0", width=0)
    )
    zed = (
        path("M150 30 h26 l-26 30 h26", width=16)
        + path("M150 30 h26 l-26 30 h26", stroke="#fff8ea", width=7)
        + path("M24 12 h20 l-20 24 h20", width=15)
        + path("M24 12 h20 l-20 24 h20", stroke="#fff8ea", width=6)
    )
    return circle(100, 24, 10, GOLD, width=8) + finger + bell + face + zed


def searchlight() -> str:
    return (
        path("M64 62 L196 120 V196 H96Z", "#ffe98a", width=0, more='opacity=".95"')
        + path("M64 62 L196 160 V196 H120Z", "#fff6c9", width=0)
        + oval(156, 186, 46, 12, "#d8b94a", width=0)
        + placed(
            chicken(eye="wide", bill="open", left="up", right="up", has_tail=False), 108, 92, 0.4
        )
        + group(
            rect(-8, -40, 64, 80, 14, STEEL, width=8)
            + path(
                "M30 -36 h20 q2 0 2 4 v64 q0 4 -4 4 h-30 C36 20 38 -10 30 -36Z", DARK_STEEL, width=0
            )
            + path("M56 -46 L78 -56 V56 L56 46Z", DARK_STEEL, width=8)
            + oval(78, 0, 14, 56, "#fff6c9", width=8)
            + path("M-8 -20 h-14 v40 h14", width=8),
            "translate(28 46) rotate(28) scale(.82)",
        )
        + path("M34 84 L26 150 M40 84 L58 150 M14 152 H72", width=10)
    )


def swat() -> str:
    helm = (
        path("M44 92 C40 26 84 8 122 8 C160 8 204 26 200 92 Q122 58 44 92Z", "#3e4763", width=9)
        + path(
            "M146 12 C186 22 204 50 200 92 Q180 82 158 78 C170 54 162 26 146 12Z",
            "#2b3149",
            width=0,
        )
        + path("M44 92 C40 26 84 8 122 8 C160 8 204 26 200 92 Q122 58 44 92Z", width=9)
    )
    vis = path("M48 82 Q122 50 196 82 V100 Q122 74 48 100Z", "#9fe3ff", width=8) + path(
        "M66 82 l24 -9", stroke="#fff", width=7
    )
    sh = path("M44 144 Q122 122 200 144 V196 H44Z", "#3e4763", width=9) + path(
        "M94 156 h56 v22 h-56Z", "#ffd94a", width=6
    )
    return group(sh + fox_head() + fox_eyes() + helm + vis, "translate(-22 0)")


def drivers_signal() -> str:
    body = (
        rect(38, 52, 124, 104, 18, "#3fa796", width=9)
        + path("M126 56 h18 q14 0 14 16 v80 h-60 C140 130 140 90 126 56Z", "#2c7a70", width=0)
        + rect(38, 52, 124, 104, 18, width=9)
        + rect(54, 64, 92, 42, 10, "#bfeef0", width=8)
        + placed(chicken(has_tail=False, eye="sly", left=None, right=None), 66, 56, 0.26)
        + path("M52 106 H148", width=8)
    )
    lights = (
        circle(58, 132, 14, "#fff6c9", width=7)
        + circle(142, 132, 14, "#fff6c9", width=7)
        + rect(78, 122, 44, 22, 6, "#2d2742", width=6)
        + path("M86 130 h28 M86 137 h28", stroke=STEEL, width=3)
    )
    wheels = rect(46, 152, 28, 28, 8, "#2d2742", width=7) + rect(
        126, 152, 28, 28, 8, "#2d2742", width=7
    )
    rays = "".join(
        path(d, stroke="#ffd94a", width=10)
        for d in ("M30 126 L6 116", "M32 142 L8 150", "M170 126 L194 116", "M168 142 L192 150")
    )
    honk = path(
        "M70 34 q6 -18 -4 -28 M100 32 q6 -20 -2 -30 M130 34 q8 -18 0 -28", stroke="#ffd94a", width=9
    )
    return rays + honk + wheels + body + lights


def betrayal() -> str:
    knife = group(
        path("M-12 0 L-12 -70 L0 -92 L12 -70 L12 0Z", "#e8f0f6", width=7)
        + path("M0 -88 V0 H12 V-70Z", "#b9c6d4", width=0)
        + rect(-26, -2, 52, 13, 6, GOLD, width=6)
        + rect(-8, 11, 16, 32, 6, "#8b4d1e", width=6),
        "translate(160 66) rotate(222)",
    )
    return (
        placed(
            chicken(
                eye="happy",
                bill="shut",
                has_tail=True,
                hat=path(
                    "M84 32 L80 -6 L102 10 L122 -14 L142 10 L164 -6 L160 32 Q122 22 84 32Z",
                    GOLD,
                    width=8,
                ),
            ),
            8,
            30,
            0.66,
        )
        + knife
    )


def dyepack() -> str:
    spl = path(
        "M100 20 C112 50 132 22 142 14 C140 44 160 44 188 40 C168 66 176 80 196 96 C166 98 162 112 178 140 C146 130 138 142 140 172 C118 150 104 156 88 188 C84 154 70 146 40 158 C54 130 46 116 10 116 C36 96 34 84 14 58 C48 64 58 56 52 22 C76 46 88 46 100 20Z",
        "#9a4fd0",
        width=8,
    )
    bag = (
        path(
            "M78 74 C50 96 44 140 58 154 Q100 170 142 154 C156 140 150 96 122 74Z",
            "#4da866",
            width=8,
        )
        + path(
            "M122 74 C150 96 156 140 142 154 Q126 160 106 161 C134 140 136 100 116 78Z",
            "#33774a",
            width=0,
        )
        + path("M70 54 Q100 68 130 54 L122 78 H78Z", "#4da866", width=8)
        + oval(100, 120, 20, 25, "#fff8ea", width=6)
    )
    return (
        spl
        + bag
        + path(
            "M74 92 q14 10 22 -2 q10 14 28 2 q4 20 -8 24 q-10 -8 -16 2 q-16 6 -26 -26Z",
            "#c98bf0",
            width=5,
        )
    )


def police_patrol() -> str:
    car = (
        path(
            "M10 134 Q10 112 30 108 L52 72 Q56 66 64 66 H130 Q138 66 144 72 L170 106 Q192 110 192 134 V150 H10Z",
            "#3b6fd4",
            width=9,
        )
        + path(
            "M120 66 H130 Q138 66 144 72 L170 106 Q192 110 192 134 V150 H90 C130 140 140 100 120 66Z",
            "#284f9e",
            width=0,
        )
        + path("M12 120 H190 V134 H10Z", "#fff8ea", width=5)
        + path("M60 104 L74 78 H96 V104Z M106 104 V78 H130 L150 104Z", "#bfeef0", width=7)
    )

    def wh(x: float) -> str:
        return circle(x, 152, 22, "#2d2742", width=8) + circle(x, 152, 8, STEEL, width=0)

    lamp = path("M84 64 V50 q0 -10 10 -10 h12 q10 0 10 10 V64Z", RED, width=7) + path(
        "M66 40 L46 26 M100 28 V8 M134 40 L154 26", stroke="#ffd94a", width=9
    )
    return (
        lamp
        + car
        + placed(
            group(
                path("M66 84 L58 -2 L116 38Z M178 84 L188 -2 L130 38Z", "#f0832c", width=12)
                + fox_head()
                + fox_eyes()
            ),
            98,
            72,
            0.26,
        )
        + wh(52)
        + wh(148)
    )


def masterpiece() -> str:
    fr = (
        rect(24, 20, 152, 156, 6, GOLD, width=9)
        + path("M150 24 h18 q4 0 4 4 v144 H60 L150 150Z", DARK_GOLD, width=0)
        + rect(46, 42, 108, 112, 2, "#6fc7c0", width=7)
    )
    return (
        fr
        + clip(
            "M46 42 h108 v112 h-108Z",
            path("M40 140 q60 -34 120 0 v20 H40Z", "#4f8f5a", width=0)
            + placed(
                chicken(
                    has_tail=False,
                    eye="sly",
                    bill="smirk",
                    outfit=path("M20 160 H230 V240 H20Z", "#4a3426", width=0),
                    left=None,
                    right=None,
                    has_wattle=False,
                ),
                52,
                56,
                0.4,
            ),
        )
        + rect(46, 42, 108, 112, 2, width=7)
    )


def membership_fee() -> str:
    return (
        group(
            rect(-78, -50, 156, 100, 16, "#6d5fd0", width=9)
            + path(
                "M30 -46 h32 q12 0 12 12 v68 q0 12 -12 12 h-90 C20 30 34 0 30 -46Z",
                "#4c41a0",
                width=0,
            )
            + rect(-78, -50, 156, 100, 16, width=9)
            + rect(-76, -30, 152, 20, 0, INK, width=0)
            + oval(-44, 20, 15, 19, "#fff8ea", width=6)
            + path("M-14 16 H52 M-14 30 H30", stroke="#cfc8ff", width=7),
            "translate(98 84) rotate(-10)",
        )
        + "".join(oval(130, y, 44, 15, GOLD, width=8) for y in (176, 162, 148))
        + path("M110 148 h36", stroke="#fff0b0", width=6)
    )


def poor_planning() -> str:
    return (
        group(
            rect(-74, -84, 148, 168, 10, "#8b5a2b", width=9)
            + rect(-60, -66, 120, 138, 4, "#dff0ff", width=6)
            + path("M-44 -40 H0 V-10 H44 M-44 -10 V30 H-10 M20 -40 V-20", stroke="#4a86e0", width=7)
            + path("M-40 52 q14 -22 28 0 t28 0 t24 -6", stroke="#4a86e0", width=6)
            + rect(-26, -96, 52, 24, 8, STEEL, width=7),
            "translate(92 104) rotate(-6)",
        )
        + path("M120 66 C120 26 184 30 180 68 C178 92 150 92 150 118", width=32)
        + path("M120 66 C120 26 184 30 180 68 C178 92 150 92 150 118", stroke=RED, width=16)
        + circle(150, 152, 15, RED, width=8)
    )


def swat_again() -> str:
    return group(swat(), "translate(46 -6) scale(.72)") + group(
        swat(), "translate(-10 44) scale(.78)"
    )


EVENTS = {
    "shootout": shootout,
    "time_lock": time_lock,
    "silent_alarm": silent_alarm,
    "searchlight": searchlight,
    "swat": swat,
    "drivers_signal": drivers_signal,
    "betrayal": betrayal,
    "dyepack": dyepack,
    "police_patrol": police_patrol,
    "masterpiece": masterpiece,
    "membership_fee": membership_fee,
    "poor_planning": poor_planning,
    "swat_again": swat_again,
}
