"""The action cards of Chicken Heist."""

from art.common import crown
from art.kit import (
    BEAK,
    DARK_GOLD,
    GOLD,
    INK,
    RED,
    STEEL,
    burst,
    chicken,
    circle,
    clip,
    group,
    oval,
    path,
    placed,
    rect,
)


def override() -> str:
    card = group(
        rect(-44, -58, 88, 116, 12, "#fff8ea", width=8)
        + oval(0, -4, 20, 26, "#ecd6b6", width=6)
        + path("M-28 40 h56", stroke="#ecd6b6", width=8),
        "translate(96 104) rotate(-10)",
    )
    return (
        card
        + path("M44 44 L158 160 M158 44 L44 160", width=44)
        + path("M44 44 L158 160 M158 44 L44 160", stroke=RED, width=27)
        + path("M50 44 L96 90", stroke="#ff8c7f", width=8)
    )


def lockdown() -> str:
    def ch(t: str) -> str:
        return group(
            "".join(
                oval(x, 0, 18, 12, "none", width=16)
                + oval(x, 0, 18, 12, "none", stroke=STEEL, width=6)
                for x in range(-84, 90, 28)
            ),
            t,
        )

    return (
        ch("translate(100 60) rotate(28)")
        + ch("translate(100 140) rotate(-28)")
        + path("M74 92 V74 C74 36 126 36 126 74 V92", width=28)
        + path("M74 92 V74 C74 36 126 36 126 74 V92", stroke=STEEL, width=13)
        + rect(52, 84, 96, 80, 18, GOLD, width=9)
        + path(
            "M122 88 h8 q14 0 14 16 v42 q0 14 -14 14 h-56 C110 152 126 128 122 88Z",
            DARK_GOLD,
            width=0,
        )
        + rect(52, 84, 96, 80, 18, width=9)
        + path("M100 108 a12 12 0 0 1 6 22 l4 18 h-20 l4 -18 a12 12 0 0 1 6 -22Z", INK, width=0)
    )


def panic() -> str:
    return (
        placed(chicken(eye="wide", bill="open", left="up", right="up", has_comb=True), 14, 18, 0.7)
        + path("M30 20 l12 16 M170 20 l-12 16 M100 2 v12", stroke=RED, width=9)
        + path(
            "M150 58 q12 14 2 22 q-14 -4 -2 -22Z M48 66 q-12 14 -2 22 q14 -4 2 -22Z",
            "#7fd0f0",
            width=5,
        )
    )


def freeze() -> str:
    ice = "M34 40 L150 22 L174 44 V168 L150 188 L34 182 L20 164 V58Z"
    return (
        path(ice, "#8fd4f2", width=0)
        + placed(
            chicken(
                eye="wide", bill="shut", left="down", right="up", body="#e4f5fc", shade="#b9e2f3"
            ),
            26,
            28,
            0.6,
        )
        + path(ice, "#bfeaf8", width=9, more='fill-opacity=".35"')
        + path("M150 24 V186", stroke="#e9faff", width=5)
        + path("M42 62 L78 56 M42 80 L58 78 M140 150 l-34 6", stroke="#ffffff", width=9)
        + path("M52 182 v14 M84 184 v10 M128 187 v12", stroke="#bfeaf8", width=9)
    )


def copycat() -> str:
    o = path("M66 60 L60 0 L104 34Z M142 60 L150 0 L104 34Z", "#8d8aa6", width=8)
    head = path(
        "M104 26 C152 26 172 62 172 96 C172 136 142 152 104 152 C66 152 36 136 36 96 C36 62 56 26 104 26Z",
        "#8d8aa6",
        width=8,
    )
    sh = clip(
        "M104 26 C152 26 172 62 172 96 C172 136 142 152 104 152 C66 152 36 136 36 96 C36 62 56 26 104 26Z",
        path("M140 20 C160 70 150 130 80 160 L190 160 V20Z", "#6b6885", width=0)
        + path("M104 26 v24 M84 28 v16 M124 28 v16", stroke="#6b6885", width=8),
    )
    glove = path(
        "M72 40 C58 14 74 -2 88 10 C92 -12 118 -12 120 10 C136 -2 152 14 136 40 Q104 26 72 40Z",
        RED,
        width=8,
    )
    ey = (
        oval(80, 84, 16, 18, "#d8f2a0", width=6)
        + oval(128, 84, 16, 18, "#d8f2a0", width=6)
        + oval(84, 86, 5, 12, INK, width=0)
        + oval(124, 86, 5, 12, INK, width=0)
    )
    bkk = path("M84 110 Q104 96 126 110 Q122 128 104 134 Q88 128 84 110Z", BEAK, width=7) + path(
        "M80 108 Q50 92 40 70 M128 108 Q158 92 168 70", stroke="#fff8ea", width=4
    )
    wh = path("M30 112 l34 4 M34 130 l32 -6 M178 112 l-34 4 M174 130 l-32 -6", width=4)
    bod = path("M60 198 Q60 150 104 150 Q148 150 148 198Z", "#8d8aa6", width=8)
    return (
        bod
        + o
        + head
        + sh
        + path(
            "M104 26 C152 26 172 62 172 96 C172 136 142 152 104 152 C66 152 36 136 36 96 C36 62 56 26 104 26Z",
            width=8,
        )
        + glove
        + ey
        + bkk
        + wh
    )


def scramble() -> str:
    return (
        path("M138 120 L192 66", width=30)
        + path("M138 120 L192 66", stroke="#8b4d1e", width=15)
        + oval(88, 132, 78, 48, "#3a3550", width=9)
        + oval(88, 124, 66, 36, "#56506f", width=0)
        + path(
            "M40 122 C38 98 66 104 76 96 C92 82 128 92 130 112 C150 122 130 148 110 142 C92 158 64 152 60 144 C42 146 36 132 40 122Z",
            "#fffdf5",
            width=6,
        )
        + circle(80, 122, 16, "#ffb920", width=5)
        + circle(110, 120, 13, "#ffb920", width=5)
        + circle(76, 117, 4, "#fff0b8", width=0)
        + placed(cowboy_hat(), 40, 6, 0.36, -14)
        + path(
            "M44 72 q-8 -12 0 -22 M84 66 q-8 -12 0 -22 M122 70 q-8 -12 0 -22",
            stroke="#cfc9e2",
            width=7,
        )
    )


def cowboy_hat() -> str:
    return group(
        path("M76 46 C80 8 98 -2 112 8 C120 14 128 14 136 8 C152 -2 166 10 170 46Z", "#b06a2c")
        + path(
            "M30 40 C44 66 84 62 122 62 C160 62 202 66 216 38 C224 70 180 84 122 84 C64 84 20 72 30 40Z",
            "#b06a2c",
            width=10,
        )
    )


def warn() -> str:
    return (
        path("M30 88 L66 80 L150 34 V156 L66 116 L30 110 Q20 100 30 88Z", GOLD, width=9)
        + path("M66 104 L150 112 V156 L66 116 L36 112Z", DARK_GOLD, width=0)
        + path("M30 88 L66 80 L150 34 V156 L66 116 L30 110 Q20 100 30 88Z", width=9)
        + oval(150, 95, 16, 61, "#8b4d1e", width=9)
        + oval(150, 95, 7, 36, "#5f3213", width=0)
        + path("M66 118 L78 168 Q80 178 90 174 L100 170 L92 130Z", RED, width=8)
        + path("M176 60 L194 48 M182 96 H198 M176 132 L194 144", stroke=RED, width=11)
    )


def disguise() -> str:
    return placed(
        chicken(
            eye="open",
            look=-3,
            bill="shut",
            has_wattle=False,
            has_tail=False,
            face=path("M66 92 a34 34 0 1 0 .1 -4 M180 92 a34 34 0 1 1 -.1 -4", width=0)
            + circle(97, 92, 33, "#ffffff", width=9, more='fill-opacity=".25"')
            + circle(151, 92, 33, "#ffffff", width=9, more='fill-opacity=".25"')
            + path("M66 60 q28 -18 52 2 M130 62 q28 -18 52 -2", width=14)
            + path("M112 100 Q104 140 124 142 Q144 140 136 100Z", "#f2a88e", width=7)
            + path(
                "M124 140 C108 132 84 142 72 162 C94 168 114 162 124 150 C134 162 154 168 176 162 C164 142 140 132 124 140Z",
                "#3a2430",
                width=5,
            ),
        ),
        8,
        6,
        0.78,
    )


def check_in() -> str:
    return (
        rect(18, 18, 164, 164, 16, "#8b4d1e", width=9)
        + path("M140 22 h26 q12 0 12 14 v128 q0 14 -12 14 h-80 L140 120Z", "#6b3913", width=0)
        + path("M44 18 V182 M156 18 V182", stroke="#5c2f10", width=5)
        + oval(100, 92, 60, 48, GOLD, width=9)
        + oval(100, 92, 46, 36, "#2d2742", width=7)
        + circle(82, 92, 19, "#fff", width=5)
        + circle(120, 92, 19, "#fff", width=5)
        + circle(88, 94, 8, INK, width=0)
        + circle(114, 94, 8, INK, width=0)
        + path("M88 116 L100 106 L112 116 L100 126Z", BEAK, width=5)
        + circle(152, 158, 9, GOLD, width=6)
    )


def flash_grenade() -> str:
    egg = "M96 50 C132 50 152 98 152 126 C152 164 128 184 96 184 C64 184 40 164 40 126 C40 98 60 50 96 50Z"
    return (
        burst(140, 60, 11, 30, 60, "#fff3a8", 0.3)
        + path(egg, "#6f8f5a", width=9)
        + clip(
            egg,
            path("M130 40 C150 110 130 170 60 190 L170 200 V40Z", "#4f6b3f", width=0)
            + path("M40 100 H160 M40 132 H160 M78 50 V190 M114 50 V190", stroke="#3c5230", width=6),
        )
        + path(egg, width=9)
        + rect(76, 30, 42, 28, 7, STEEL, width=8)
        + path("M112 34 C146 34 160 60 160 96", width=17)
        + path("M112 34 C146 34 160 60 160 96", stroke=STEEL, width=7)
        + circle(56, 34, 17, "none", width=15)
        + circle(56, 34, 17, "none", stroke=GOLD, width=6)
        + circle(140, 60, 12, "#fff", width=0)
    )


def fortify() -> str:
    wall_ = "M24 186 V84 H44 V66 H68 V84 H88 V66 H112 V84 H132 V66 H156 V84 H176 V186Z"
    return (
        path("M100 66 V10", width=10)
        + path("M100 12 L150 24 L100 40Z", RED, width=7)
        + path(wall_, "#a9a3b8", width=9)
        + clip(
            wall_,
            path("M140 60 H190 V190 H90 C140 160 140 110 140 60Z", "#7f7894", width=0)
            + path(
                "M24 112 H176 M24 140 H176 M24 166 H176 M60 84 V112 M140 84 V112 M44 140 V166 M158 140 V166 M56 112 V140 M146 112 V140",
                stroke="#5d5673",
                width=5,
            ),
        )
        + path(wall_, width=9)
        + path("M78 186 V150 a22 22 0 0 1 44 0 V186Z", "#5f3213", width=8)
        + placed(
            clip(
                "M-20 -40 H280 V150 H-20Z",
                chicken(
                    has_tail=False,
                    eye="angry",
                    bill="smirk",
                    left=None,
                    right=None,
                    has_wattle=False,
                ),
            ),
            68,
            34,
            0.27,
        )
    )


def influence() -> str:
    rib = path(
        "M72 120 L48 192 L82 178 L100 196 L118 178 L152 192 L128 120Z", "#4a86e0", width=9
    ) + path("M112 120 L128 120 L152 192 L118 178 L104 192Z", "#2f5fae", width=0)
    scal = burst(100, 84, 14, 62, 76, "#4a86e0", 0.1).replace(
        'stroke-width="7"', 'stroke-width="9"'
    )
    return rib + scal + circle(100, 84, 48, "#fff8ea", width=8) + placed(crown(), 62, 50, 0.38)


def signal_jammer() -> str:
    return (
        rect(46, 116, 108, 66, 14, "#56506f", width=9)
        + path(
            "M120 120 h20 q10 0 10 12 v34 q0 12 -10 12 h-60 C112 160 124 140 120 120Z",
            "#3a3550",
            width=0,
        )
        + rect(46, 116, 108, 66, 14, width=9)
        + circle(74, 148, 14, RED, width=7)
        + path("M104 138 h34 M104 150 h34 M104 162 h24", stroke="#9fe3a0", width=6)
        + path("M100 116 V48", width=13)
        + path("M100 116 V48", stroke=STEEL, width=5)
        + circle(100, 44, 12, RED, width=8)
        + path(
            "M66 24 q-20 22 0 46 M134 24 q20 22 0 46 M40 10 q-34 38 0 78 M160 10 q34 38 0 78",
            width=17,
        )
        + path(
            "M66 24 q-20 22 0 46 M134 24 q20 22 0 46 M40 10 q-34 38 0 78 M160 10 q34 38 0 78",
            stroke="#ffd94a",
            width=8,
        )
        + path("M20 98 L180 6", width=24)
        + path("M20 98 L180 6", stroke=RED, width=12)
    )


def teamwork() -> str:
    return (
        placed(
            chicken(
                eye="happy", bill="open", left="hip", right="hip", body="#c98a4b", shade="#a86a30"
            ),
            76,
            22,
            0.62,
        )
        + placed(chicken(eye="happy", bill="shut", left="hip", right="up"), -6, 22, 0.66)
        + path("M92 20 l6 14 M110 14 v14 M128 20 l-6 14", stroke=RED, width=8)
    )


ACTIONS = {
    "override": override,
    "lockdown": lockdown,
    "panic": panic,
    "freeze": freeze,
    "copycat": copycat,
    "scramble": scramble,
    "warn": warn,
    "disguise": disguise,
    "check_in": check_in,
    "flash_grenade": flash_grenade,
    "fortify": fortify,
    "influence": influence,
    "signal_jammer": signal_jammer,
    "teamwork": teamwork,
}
