"""The groups and cards of Political Chicken.

A drawing of a group, an asset or a deficit has the name of the card. A drawing of a special or an
event has the name of its effect.

chickens      composes a group from its parts, and shows its influence
left, right   the groups, and what each wears and holds
*_hats        hats: round for the left, square for the right
clothes       outfits, and what is worn over the eyes
*_props       what groups hold; `things` has drawings that several modules use
assets …      the other cards; specials also exist as marks
"""

from collections.abc import Iterator

from art.kit import CREAM, GOLD, INK, RED, burst, circle, dots, group, path, rect
from art.political.assets import ASSETS
from art.political.chickens import Chicken, drawn
from art.political.clothes import jacket, monocle, scarf
from art.political.deficits import DEFICITS
from art.political.events import EVENTS
from art.political.left import LEFT
from art.political.right import RIGHT
from art.political.round_hats import beret
from art.political.specials import MARKS, SPECIALS
from art.political.square_hats import topper
from art.political.tones import DARK_PLUM, GREEN, PLUM
from art.sprite import THING, Box, Drawing

GROUPS = LEFT | RIGHT
PLAIN_GROUPS = {
    "left": Chicken(3, beret(), "", scarf("#c8434a"), "", "happy", "open", left="up"),
    "right": Chicken(
        3, topper(), "", jacket(PLUM, DARK_PLUM, GOLD), monocle(), "sly", "smirk", left="hip"
    ),
}
"""Wing -> the drawing for groups of another deck, of which only the wing is known."""

PLAIN_ATTACHMENTS = {
    "asset": circle(100, 100, 76, GREEN, width=10)
    + path("M100 58 V142 M58 100 H142", stroke="#fff", width=22),
    "deficit": rect(26, 26, 148, 148, 18, RED, width=10)
    + path("M58 100 H142", stroke="#fff", width=22),
}
"""Kind -> the drawing for attachments of another deck, of which only the kind is known."""

BUST: Box = (-70, -150, 380, 340)
"""The box of a bust (down to the chest), which looks over the edge of a block."""

HEAD: Box = (10, -150, 230, 300)
"""The box of a head (down to the beak), for narrow blocks."""

WHOLE: Box = (-60, -150, 370, 410)
SCALE = {1: 0.25, 2: 0.26, 3: 0.265, 4: 0.275, 5: 0.285, 6: 0.295}
"""Influence -> scale of a bust: more influence is drawn larger."""

GROWN = {1: 0.82, 4: 1.05, 5: 1.09, 6: 1.13}
"""Influence -> scale of a whole group, if it is not 1."""

SMALL: Box = (-24, -24, 248, 248)
"""The box of a thing with an edge around it."""

PIPS = {
    1: ((50, 50),),
    2: ((30, 30), (70, 70)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((30, 30), (70, 30), (30, 70), (70, 70)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((30, 26), (70, 26), (30, 50), (70, 50), (30, 74), (70, 74)),
}


def drawings() -> Iterator[Drawing]:
    """Yield all drawings of the game."""
    for slug, chicken in (GROUPS | PLAIN_GROUPS).items():
        yield from _group(f"political/group-{slug}", chicken)
    for slug, inner in (ASSETS | DEFICITS | PLAIN_ATTACHMENTS).items():
        yield Drawing(f"political/attachment-{slug}@s", inner, SMALL, 46, edge=18)
        yield Drawing(f"political/attachment-{slug}@m", inner, THING, 140)
    for power, inner in SPECIALS.items():
        yield Drawing(f"political/special-{power}@m", inner, THING, 140)
    for effect, inner in EVENTS.items():
        yield Drawing(f"political/event-{effect}@m", inner, THING, 140)
    for power, inner in MARKS.items():
        yield Drawing(f"political/mark-{power}@s", inner, SMALL, 46, edge=22)
    for number, pips in PIPS.items():
        inner = rect(6, 6, 88, 88, 20, CREAM) + dots(pips, 9, INK)
        yield Drawing(f"political/die-{number}@m", inner, (0, 0, 100, 100), 84)
    bang = group(burst(150, 100, 14, 82, 104, GOLD, 0.1), "translate(-33 14) scale(1.22 .86)")
    yield Drawing("political/burst", bang, (0, 0, 300, 200), 300)
    yield Drawing("political/hall", hall(), (0, 0, 1000, 470), 1000, ground=True)


def _group(name: str, chicken: Chicken) -> Iterator[Drawing]:
    """Yield the drawings of a group: bust and head for blocks, whole for cards and battles."""
    bust = drawn(chicken, "bust")
    head = drawn(chicken, "head")
    whole = drawn(chicken)
    yield Drawing(f"{name}@s", bust, BUST, round(BUST[2] * SCALE[chicken.influence]))
    yield Drawing(f"{name}@h", head, HEAD, round(HEAD[2] * SCALE[chicken.influence] * 1.06))
    grown = GROWN.get(chicken.influence, 1)
    yield Drawing(f"{name}@m", whole, WHOLE, round(160 * min(1, grown)))
    yield Drawing(f"{name}@l", whole, WHOLE, round(204 * grown), edge=13)


def hall() -> str:
    """Draw the background of battles: a chamber with empty benches."""
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
