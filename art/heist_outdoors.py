"""The characters of the rooftop and of the perimeter. Each has a hat, an outfit and a prop."""

from art.kit import (
    BEAK,
    DARK_RED,
    INK,
    RED,
    SHADE,
    chicken,
    circle,
    group,
    oval,
    path,
    rect,
    wing,
)


def boss() -> str:
    hat = (
        path("M78 44 C82 4 100 -4 124 4 C150 -6 166 4 170 44Z", "#4a4360")
        + path("M138 2 C158 -4 166 10 170 44 H146Z", "#332d47", width=0)
        + path("M77 34 Q122 48 171 34 L172 52 Q122 64 76 52Z", "#e8a33d", width=6)
        + path("M40 52 Q122 30 206 52 Q210 72 122 72 Q34 72 40 52Z", "#4a4360")
        + path("M130 71 Q208 70 205 53 Q200 46 182 44 Q196 60 130 71Z", "#332d47", width=0)
        + path("M40 52 Q122 30 206 52 Q210 72 122 72 Q34 72 40 52Z")
    )
    pin = "".join(path(f"M{x} 150 V240", stroke="#776f94", width=3) for x in (62, 82, 168, 188))
    st = (
        path("M20 168 Q122 150 230 168 V240 H20Z", "#4a4360", width=0)
        + path("M150 150 H230 V240 H110 C150 226 170 190 150 150Z", "#332d47", width=0)
        + pin
        + path("M92 150 L124 212 L156 150Z", "#fff8ea", width=6)
        + path("M20 168 Q122 148 230 168", width=6)
        + path("M116 162 h16 l6 34 l-14 16 l-14 -16Z", "#e8a33d", width=5)
    )
    shades = (
        path("M76 82 H172", width=9)
        + path("M78 80 H120 V96 Q118 112 100 112 Q80 112 78 94Z", INK, width=5)
        + path("M128 80 H170 V94 Q168 112 148 112 Q130 112 128 96Z", INK, width=5)
        + path("M88 88 l12 -1 M138 88 l12 -1", stroke="#8f87ad", width=6)
    )
    tooth = path("M142 130 L172 140", width=9) + path(
        "M142 130 L172 140", stroke="#f6e3b4", width=4
    )
    return chicken(
        has_comb=False,
        eye="open",
        bill="smirk",
        has_wattle=False,
        outfit=st,
        face=shades,
        hat=hat,
        left="hip",
        right="hip",
        wings="#4a4360",
        front=tooth,
    )


def devil() -> str:
    a, b = "#d8443c", "#a52b33"
    horns = (
        path("M84 52 C56 40 52 10 64 -10 C70 10 84 22 104 32Z", "#f6e3b4")
        + path("M162 52 C190 40 194 10 182 -10 C176 10 162 22 142 32Z", "#f6e3b4")
        + path("M162 50 C184 40 190 18 184 2 C180 22 172 38 150 38Z", "#d9bd84", width=0)
        + path("M162 52 C190 40 194 10 182 -10 C176 10 162 22 142 32Z")
    )
    tail = (
        path("M56 200 C20 206 6 180 22 160 C32 146 22 132 10 136", width=15)
        + path("M56 200 C20 206 6 180 22 160 C32 146 22 132 10 136", stroke=a, width=6)
        + path("M16 120 L-8 138 L18 152 Q8 136 16 120Z", a, width=6)
    )
    goatee = path("M110 142 Q124 150 138 142 L126 176 L120 176Z", INK, width=4)
    fork = group(
        path("M0 70 V-62", width=15)
        + path("M0 70 V-62", stroke="#6b4a3a", width=6)
        + path("M-22 -94 V-70 Q-22 -52 0 -52 Q22 -52 22 -70 V-94 M0 -104 V-52", width=15)
        + path(
            "M-22 -94 V-70 Q-22 -52 0 -52 Q22 -52 22 -70 V-94 M0 -104 V-52",
            stroke="#f4c542",
            width=6,
        ),
        "translate(216 166) rotate(6)",
    )
    return (
        chicken(
            body=a,
            shade=b,
            has_comb=False,
            has_tail=False,
            back=tail + horns,
            eye="angry",
            bill="smirk",
            has_wattle=False,
            face=goatee,
            wings=a,
            right=None,
            foot="#7a3b2e",
        ).replace(SHADE, "#b8323a")
        + fork
        + wing("r", "hip", a)
    )


def pirate() -> str:
    hat = (
        path(
            "M38 62 C40 18 76 -10 124 -6 C172 -10 208 18 212 62 C186 44 160 40 124 40 C88 40 62 44 38 62Z",
            "#33304a",
        )
        + path(
            "M140 -6 C186 0 210 26 212 62 C190 46 170 42 146 40 C170 30 168 6 140 -6Z",
            "#221f36",
            width=0,
        )
        + path(
            "M38 62 C62 40 90 34 124 34 C160 34 188 40 212 62 C188 58 160 54 124 54 C90 54 62 58 38 62Z",
            "#f4c542",
            width=6,
        )
        + group(
            path("M-26 -8 L26 14 M26 -8 L-26 14", width=13)
            + path("M-26 -8 L26 14 M26 -8 L-26 14", stroke="#fff8ea", width=6)
            + oval(0, -4, 15, 18, "#fff8ea", width=5)
            + circle(-5, -6, 3.6, INK, width=0)
            + circle(6, -6, 3.6, INK, width=0)
            + path("M-4 4 L4 4 L0 10Z", BEAK, width=0),
            "translate(124 16)",
        )
    )
    stripes = "".join(rect(30, y, 190, 15, 0, "#3b5f9e", width=0) for y in (172, 202, 232))
    shirt = (
        path("M20 160 Q122 148 230 160 V240 H20Z", "#fff", width=0)
        + stripes
        + path(
            "M150 150 L230 150 V240 H110 C150 226 170 190 150 150Z",
            "#1d1424",
            width=0,
            more='opacity=".16"',
        )
        + path("M20 162 Q122 150 230 162", width=6)
    )
    patch = (
        path("M70 66 L180 78", width=7)
        + path("M122 76 Q146 64 170 78 Q172 112 146 116 Q122 110 122 76Z", INK, width=4)
        + path("M130 82 q12 -6 26 -1", stroke="#55506e", width=5)
    )
    hook = group(
        path("M0 0 v-22 c0 -26 32 -26 32 -2 c0 14 -12 18 -18 12", width=15)
        + path("M0 0 v-22 c0 -26 32 -26 32 -2 c0 14 -12 18 -18 12", stroke="#cfd8e2", width=6)
        + rect(-14, -4, 28, 18, 5, "#8b4d1e", width=6),
        "translate(206 142)",
    )
    return chicken(
        has_comb=False,
        eye="open",
        look=-3,
        bill="open",
        has_wattle=False,
        outfit=shirt,
        face=patch,
        hat=hat,
        right="up",
        front=hook,
    )


def cyborg() -> str:
    m, m2 = "#9fb0c0", "#6d7f93"
    half = (
        path("M124 20 H210 V160 H124Z", m, width=0)
        + path("M164 20 H220 V240 H140 C176 190 176 90 164 20Z", m2, width=0)
        + path("M124 30 V240", width=6)
        + path("M124 158 H210 V240 H124Z", m, width=0)
        + path("M160 158 H220 V240 H130 C160 226 172 190 160 158Z", m2, width=0)
        + path("M124 160 H210 M124 196 H210", width=6)
        + circle(140, 178, 5, INK, width=0)
        + circle(170, 178, 5, INK, width=0)
        + circle(140, 46, 4, INK, width=0)
    )
    eye = (
        circle(146, 92, 27, "#2d2742", width=7)
        + circle(146, 92, 15, "#ff4d4d", width=5)
        + circle(141, 87, 5, "#ffd3c9", width=0)
    )
    ant = (
        path("M160 40 L172 2", width=9)
        + circle(173, -4, 12, "#ff4d4d", width=6)
        + path("M140 30 h26 v18 h-26Z", m2, width=0)
    )
    arm = group(
        path("M0 0 L34 26 L22 56", width=24)
        + path("M0 0 L34 26 L22 56", stroke=m, width=10)
        + circle(34, 26, 9, m2, width=5)
        + path("M6 52 q-8 22 8 28 M36 60 q14 12 4 26", width=15)
        + path("M6 52 q-8 22 8 28 M36 60 q14 12 4 26", stroke=m, width=6),
        "translate(186 136)",
    )
    return chicken(
        outfit=half,
        eye="open",
        look=2,
        bill="shut",
        face=eye,
        hat=ant,
        right=None,
        front=arm,
        has_wattle=False,
    )


def knight() -> str:
    steel, steel2 = "#aebccb", "#7b8aa0"
    plume = path(
        "M128 18 C112 -22 150 -30 158 -8 C176 -26 206 -6 192 14 C206 24 192 42 176 34 C160 40 140 34 128 18Z",
        RED,
    ) + path("M150 14 q14 -8 30 0", stroke=DARK_RED, width=6)
    helm = (
        path(
            "M62 112 C58 40 84 14 124 14 C164 14 188 40 184 112 L172 116 C170 84 160 66 124 66 C88 66 76 84 74 116Z",
            steel,
        )
        + path("M140 17 C174 24 188 50 184 112 L172 116 C170 86 162 70 140 67Z", steel2, width=0)
        + path(
            "M62 112 C58 40 84 14 124 14 C164 14 188 40 184 112 L172 116 C170 84 160 66 124 66 C88 66 76 84 74 116Z"
        )
        + path("M70 66 C84 34 164 34 178 66 C160 50 88 50 70 66Z", steel2, width=6)
        + circle(69, 82, 6, "#f4d35e", width=4)
        + circle(179, 82, 6, "#f4d35e", width=4)
    )
    plate = (
        path("M20 156 Q122 136 230 156 V240 H20Z", steel, width=0)
        + path("M150 146 L230 156 V240 H110 C150 226 170 190 150 146Z", steel2, width=0)
        + path("M20 160 Q122 140 230 160", width=7)
        + path("M124 152 V236 M58 196 Q124 214 192 196", width=6)
        + circle(88, 180, 5, INK, width=0)
        + circle(160, 180, 5, INK, width=0)
    )
    sword = group(
        path("M0 0 L0 -92 L9 -108 L18 -92 L18 0Z", "#e8f0f6", width=7)
        + path("M9 -104 V0 H18 V-92Z", "#b9c6d4", width=0)
        + rect(-16, -2, 50, 13, 6, "#f4c542", width=6)
        + rect(2, 10, 14, 24, 5, "#8b4d1e", width=6),
        "translate(196 164) rotate(14)",
    )
    return (
        chicken(
            has_comb=False,
            eye="open",
            look=2,
            bill="shut",
            has_wattle=False,
            outfit=plate,
            back=plume,
            hat=helm,
            wings=steel,
            right=None,
        )
        + sword
        + group(wing("r", "hip", steel), "translate(2 12)")
    )


def samurai() -> str:
    a, b = "#8f2f3f", "#64202f"
    gold = "#f4c542"
    hat = (
        path(
            "M124 14 C84 6 52 -10 54 -40 C70 -18 100 -10 124 -8 C148 -10 178 -18 194 -40 C196 -10 164 6 124 14Z",
            gold,
        )
        + path("M60 74 C58 20 92 2 124 2 C156 2 190 20 188 74Z", a)
        + path("M140 4 C176 12 190 34 188 74 H164 C168 40 160 16 140 4Z", b, width=0)
        + path("M60 74 C58 20 92 2 124 2 C156 2 190 20 188 74Z")
        + path(
            "M44 90 C56 62 90 56 124 56 C158 56 192 62 204 90 C180 76 156 72 124 72 C92 72 68 76 44 90Z",
            a,
        )
        + path("M92 22 V58 M124 14 V58 M156 22 V58", stroke=gold, width=5)
        + circle(124, 22, 12, gold, width=6)
    )
    arm = (
        path("M20 158 Q122 144 230 158 V240 H20Z", a, width=0)
        + path("M150 146 L230 150 V240 H110 C150 226 170 190 150 146Z", b, width=0)
        + path(
            "M20 160 Q122 146 230 160 M20 186 Q122 172 230 186 M20 212 Q122 198 230 212", width=6
        )
        + "".join(
            path(f"M{x} 164 v60", stroke=gold, width=4, more='stroke-dasharray="7 19"')
            for x in (70, 97, 124, 151, 178)
        )
    )
    kat = group(
        path("M0 0 C-8 -50 2 -90 14 -124 L26 -118 C18 -90 12 -50 16 0Z", "#e8f0f6", width=7)
        + rect(-10, -2, 36, 11, 5, gold, width=5)
        + rect(0, 8, 16, 34, 5, "#2d2742", width=6)
        + path("M1 18 l14 6 M1 28 l14 6", stroke=gold, width=3),
        "translate(200 168) rotate(20)",
    )
    brow = path("M80 70 L116 80 M168 70 L132 80", width=0)
    return (
        chicken(
            has_comb=False,
            eye="angry",
            bill="shut",
            has_wattle=False,
            outfit=arm,
            face=brow,
            hat=hat,
            right=None,
            wings=a,
            back="",
        )
        + kat
        + wing("r", "hip", a)
    )


CROOKS = {
    "boss": boss,
    "devil": devil,
    "pirate": pirate,
    "cyborg": cyborg,
    "knight": knight,
    "samurai": samurai,
}
