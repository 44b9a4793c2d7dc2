"""The characters of the vault and of the lobby. Each has a hat, an outfit and a prop."""

from art.kit import (
    DARK_RED,
    FEATHERS,
    INK,
    PINK,
    RED,
    chicken,
    circle,
    clip,
    group,
    oval,
    path,
    star,
    two_tone,
    wing,
)


def agent() -> str:
    # A deerstalker hat, with peaks in front and behind, and flaps tied up in a bow.
    dome = "M66 58 C62 8 92 -4 124 -4 C156 -4 184 8 180 58 Q122 38 66 58Z"
    cap = path(
        "M74 42 C40 44 26 60 22 82 C46 84 66 76 82 64Z M172 42 C206 44 220 60 224 82 C200 84 180 76 164 64Z",
        "#a37f4a",
    )
    cap += two_tone(dome, "#c9a36a", "#a37f4a", "M146 -10 C180 10 172 40 168 70 L200 70 V-10Z")
    cap += clip(
        dome, path("M96 -10 V60 M150 -10 V60 M60 24 H190", stroke="#8b6a3a", width=5)
    ) + path(dome)
    hat = cap + path(
        "M118 -8 C100 -30 78 -28 80 -14 C80 -2 102 0 118 -6Z M130 -8 C148 -30 170 -28 168 -14 C168 -2 146 0 130 -6Z",
        "#a37f4a",
        width=7,
    )
    hat += circle(124, -8, 9, "#8b4d1e", width=6)
    coat = (
        path("M20 150 H230 V240 H20Z", "#c9a36a", width=0)
        + path("M150 146 H230 V240 H110 C150 226 170 190 150 146Z", "#a37f4a", width=0)
        + path("M96 150 L124 200 L152 150Z", "#3a3550", width=6)
        + path("M44 138 L100 150 L120 204 L70 186Z", "#d8b67f", width=6)
        + path("M204 138 L148 150 L128 204 L178 186Z", "#b8935b", width=6)
        + circle(124, 222, 5, INK, width=0)
    )
    glass = (
        path("M160 112 L196 172", width=19)
        + path("M160 112 L196 172", stroke="#8b4d1e", width=9)
        + circle(146, 88, 34, "#d6f1f4", width=14)
        + circle(146, 88, 34, "none", stroke="#f4c542", width=6)
        + circle(143, 90, 15, INK, width=0)
        + circle(137, 84, 5, "#fff", width=0)
        + path("M122 76 q8 -14 20 -16", stroke="#fff", width=6)
    )
    return chicken(
        has_comb=False,
        eye="sly",
        bill="shut",
        has_wattle=False,
        outfit=coat,
        hat=hat,
        front=glass,
        right=None,
        wings="#c9a36a",
    ) + group(wing("r", "hip", "#c9a36a"), "translate(0 20)")


def alchemist() -> str:
    gog = (
        path("M60 46 Q124 34 186 48", width=14)
        + path("M60 46 Q124 34 186 48", stroke="#8b4d1e", width=6)
        + circle(100, 42, 22, "#9ee6c4", width=14)
        + circle(100, 42, 22, stroke="#f2b632", width=6)
        + circle(148, 42, 22, "#9ee6c4", width=14)
        + circle(148, 42, 22, stroke="#f2b632", width=6)
        + path("M90 38 q4 -8 12 -8 M138 38 q4 -8 12 -8", stroke="#fff", width=5)
    )
    coat = (
        path("M20 160 Q122 148 230 160 V240 H20Z", "#e6eef0", width=0)
        + path("M150 146 L230 150 V240 H110 C150 226 170 190 150 146Z", "#b7c6cc", width=0)
        + path("M20 162 Q122 150 230 162", width=6)
        + path("M92 152 L124 196 L156 152Z", "#3f9c78", width=6)
        + path("M124 196 V240", width=6)
    )
    fl = group(
        path(
            "M-12 -54 V-26 L-32 10 Q-34 22 -22 22 H22 Q34 22 32 10 L12 -26 V-54Z",
            "#e9fbff",
            width=7,
        )
        + path("M-21 -4 L-29 10 Q-30 19 -22 19 H22 Q30 19 29 10 L21 -4Z", "#f6b21f", width=0)
        + circle(-6, 6, 4, "#fff3b8", width=0)
        + circle(8, 12, 5, "#fff3b8", width=0)
        + path("M-16 -56 H16", width=10)
        + circle(4, -70, 7, "#f6b21f", width=4)
        + circle(-8, -86, 5, "#f6b21f", width=4),
        "translate(206 184)",
    )
    return chicken(
        has_comb=True,
        eye="wide",
        bill="open",
        has_wattle=False,
        outfit=coat,
        hat=gog,
        front=fl,
        right=None,
        wings="#e6eef0",
    ) + group(wing("r", "hip", "#e6eef0"), "translate(-6 22)")


def mystic() -> str:
    a, b = "#7a4fb0", "#55337f"
    tur = (
        path("M66 66 C52 14 96 -14 124 -8 C156 -14 196 16 180 66 C150 50 96 50 66 66Z", a)
        + path("M140 -8 C172 -2 192 24 180 66 Q166 58 150 55 C166 30 160 4 140 -8Z", b, width=0)
        + path(
            "M66 60 C90 28 120 20 150 -2 M182 58 C160 34 140 26 112 16 M92 8 C80 24 74 40 72 56",
            width=6,
        )
        + path("M66 66 C52 14 96 -14 124 -8 C156 -14 196 16 180 66 C150 50 96 50 66 66Z")
        + path("M122 -4 C116 -20 134 -24 144 -30 C148 -18 146 -10 134 -2Z", "#38c0b4", width=6)
        + path("M110 28 L124 12 L138 28 L124 46Z", "#38c0b4", width=6)
        + path("M124 16 L134 28 L124 42Z", "#1f8f88", width=0)
    )
    robe = (
        path("M20 158 Q122 146 230 158 V240 H20Z", a, width=0)
        + path("M150 146 L230 150 V240 H110 C150 226 170 190 150 146Z", b, width=0)
        + path("M20 160 Q122 148 230 160", width=6)
        + "".join(star(x, y, 8, "#f4d35e") for x, y in ((66, 186), (184, 182)))
    )
    ball = (
        path("M92 236 h64 l-8 -20 h-48Z", "#f4c542", width=7)
        + circle(124, 192, 36, "#bfeef0")
        + clip(
            "M124 156 a36 36 0 1 0 .1 0z",
            path("M140 150 C160 190 140 220 100 226 L170 240 L176 150Z", "#86cfd6", width=0)
            + oval(124, 198, 13, 16, "#fff8ea", width=4)
            + path("M124 184 l-6 8 l8 6 l-6 8", width=3.5),
        )
        + circle(124, 192, 36)
        + path("M102 184 q4 -14 16 -16", stroke="#fff", width=7)
    )
    return chicken(
        has_comb=False,
        eye="wide",
        bill="shut",
        has_wattle=False,
        outfit=robe,
        hat=tur,
        front=ball,
        wings=a,
        left="hip",
        right="hip",
    )


def angel() -> str:
    halo = oval(124, -6, 46, 15, "none", width=20) + oval(
        124, -6, 46, 15, "none", stroke="#f7d14a", width=9
    )

    def fw(t: str) -> str:
        return group(
            path(
                "M0 0 C-10 -50 40 -90 74 -72 C64 -62 62 -56 60 -50 C76 -50 80 -36 66 -26 C78 -20 74 -4 58 -4 C62 10 46 20 34 12 C20 24 4 16 0 0Z",
                "#dff2fb",
            )
            + path(
                "M20 -30 q20 -16 40 -20 M22 -8 q20 -10 44 -18 M24 8 q14 -4 34 -12",
                stroke="#9cc5dc",
                width=6,
            ),
            t,
        )

    robe = (
        path("M20 176 Q124 160 230 176 V240 H20Z", "#dff2fb", width=0)
        + path("M150 160 H230 V240 H110 C150 226 170 190 150 160Z", "#aed4e8", width=0)
        + path("M20 176 Q124 160 230 176", width=6)
        + path("M104 168 l-8 70 h56 l-8 -70Z", "#f7d14a", width=0, more='opacity=".0"')
    )
    harp = group(
        path("M0 0 C-14 -40 0 -62 30 -66 C24 -50 40 -30 34 0Z", "#fff3c4", width=14)
        + path("M0 0 C-14 -40 0 -62 30 -66 C24 -50 40 -30 34 0Z", stroke="#f2b632", width=6)
        + path("M8 -4 V-46 M18 -4 V-56 M27 -4 V-40", stroke="#b98412", width=3),
        "translate(176 214)",
    )
    ch = circle(80, 122, 10, PINK, width=0) + circle(168, 122, 10, PINK, width=0)
    return (
        chicken(
            back=fw("translate(176 150)") + fw("translate(70 150) scale(-1 1)"),
            has_tail=False,
            eye="up",
            bill="shut",
            has_wattle=False,
            outfit=robe,
            face=ch,
            hat=halo,
            left="down",
            right=None,
        )
        + harp
        + wing("r", "hip")
    )


def cowboy() -> str:
    hat = (
        path("M76 46 C80 8 98 -2 112 8 C120 14 128 14 136 8 C152 -2 166 10 170 46Z", "#b06a2c")
        + path("M128 12 C152 0 164 14 168 44 H140Z", "#8b4d1e", width=0)
        + path("M75 40 Q122 54 171 40 L172 54 Q122 66 74 54Z", "#f3d9a0", width=5)
        + path(
            "M30 40 C44 66 84 62 122 62 C160 62 202 66 216 38 C224 70 180 84 122 84 C64 84 20 72 30 40Z",
            "#b06a2c",
        )
        + path("M122 84 C180 84 222 70 216 42 C212 62 190 74 122 76Z", "#8b4d1e", width=0)
        + path(
            "M30 40 C44 66 84 62 122 62 C160 62 202 66 216 38 C224 70 180 84 122 84 C64 84 20 72 30 40Z"
        )
    )
    scarf = path("M52 148 Q124 176 196 148 L200 170 L124 216 L50 172Z", RED, width=7) + path(
        "M150 166 L200 150 L200 172 L132 212Z", DARK_RED, width=0
    )
    dots = "".join(
        circle(x, y, 4.5, "#fff", width=0)
        for x, y in ((80, 170), (104, 178), (124, 196), (148, 178), (172, 168), (126, 176))
    )
    straw = (
        path("M146 130 L186 118", stroke=INK, width=10)
        + path("M146 130 L186 118", stroke="#f1d36a", width=5)
        + oval(191, 115, 8, 5, "#f1d36a", width=4)
    )
    return chicken(
        has_comb=False,
        eye="sly",
        look=3,
        bill="smirk",
        has_wattle=False,
        outfit=scarf + dots,
        hat=hat,
        front=straw,
        right="hip",
    )


def jester() -> str:
    blue, yellow = "#38a5c9", "#f2b632"
    hat = (
        path("M70 66 C30 60 6 26 26 -8 C46 18 78 12 124 20 V66Z", blue)
        + path("M178 66 C218 60 242 26 222 -8 C202 18 170 12 124 20 V66Z", yellow)
        + path("M96 30 C96 6 108 -8 124 -18 C140 -8 152 6 152 30 Q124 22 96 30Z", RED)
        + circle(26, -12, 13, "#f4d35e", width=6)
        + circle(222, -12, 13, "#f4d35e", width=6)
        + circle(124, -20, 13, "#f4d35e", width=6)
        + path("M64 62 Q124 42 184 62 L180 78 Q124 62 68 78Z", "#fff8ea", width=6)
    )
    col = path(
        "M36 158 L60 190 L82 164 L102 198 L124 168 L146 198 L166 164 L188 190 L212 158 Q124 134 36 158Z",
        yellow,
        width=6,
    )
    body = (
        path("M20 150 H124 V240 H20Z", blue, width=0)
        + path("M124 150 H230 V240 H124Z", RED, width=0)
        + path("M150 146 H230 V240 H124 C150 226 170 190 150 146Z", DARK_RED, width=0)
        + path("M124 160 V240", width=6)
        + col
    )
    tongue = path("M118 142 h16 v16 q-8 12 -16 0Z", "#f07f8f", width=5)
    ch = "".join((circle(84, 124, 9, PINK, width=0), circle(164, 124, 9, PINK, width=0)))
    return chicken(
        has_comb=False,
        eye="happy",
        bill="shut",
        has_wattle=False,
        outfit=body,
        face=ch + tongue,
        hat=hat,
        left="up",
        right="up",
        wings=FEATHERS,
    )


CROOKS = {
    "agent": agent,
    "alchemist": alchemist,
    "mystic": mystic,
    "angel": angel,
    "cowboy": cowboy,
    "jester": jester,
}
