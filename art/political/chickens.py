"""Composes the drawing of a group from a body, a hat, a face, an outfit and a prop.

Rule 1: the left has round hats, the right square ones.
Rule 2: size and equipment show the influence: 1 is a chick, 2 a hen, 3 has clothes, 4 also a
        megaphone, 5 a chain of office instead, 6 all of this and a crown.
Rule 3: no two groups have the same hat and prop.
"""

from typing import Literal, NamedTuple

from art.kit import beak, chicken, clip, eyes, feet, group, path, placed, wing
from art.political.clothes import chain_of_office
from art.political.square_hats import crown
from art.political.things import megaphone
from art.political.tones import two

CHICK = "M122 38 C172 38 196 92 196 146 C196 206 166 234 122 234 C78 234 48 206 48 146 C48 92 72 38 122 38Z"
STUB = "M-4 4 C22 0 34 18 24 34 C14 44 -6 40 -10 30 C4 26 6 16 -4 4Z"
DOWN, DARK_DOWN = "#ffdf70", "#e2ad3f"


class Chicken(NamedTuple):
    """A group. `hat`, `prop`, `face`, `outfit`, `behind` and `front` are drawings.

    Attributes:
        at: The position of the prop, which the wing on the right holds.
        size: The scale of the prop.
        turned: The rotation of the prop, in degrees.
        left: The pose of the left wing.
        crown: The height at which a crown is on the hat.
    """

    influence: int
    hat: str
    prop: str
    outfit: str = ""
    face: str = ""
    eye: str = "open"
    bill: str = "shut"
    at: tuple[int, int] = (198, 150)
    size: float = 0.9
    left: str = "down"
    behind: str = ""
    front: str = ""
    comb: bool = False
    turned: float = 0
    crown: float = 0


Part = Literal["whole", "bust", "head"]
"""How much of a group is drawn. A bust has no tail; a head has no wings and no prop."""


def drawn(figure: Chicken, part: Part = "whole") -> str:
    """Draw a group, or a part of it."""
    if part == "head":
        figure = figure._replace(prop="", front="")
    held = placed(figure.prop, *figure.at, figure.size, figure.turned) if figure.prop else ""
    if figure.influence == 1:
        return _chick(figure, held, part)
    has_wings = part != "head"
    loud = has_wings and figure.influence in (4, 6)
    bird = chicken(
        has_comb=figure.comb,
        has_tail=part == "whole",
        has_wattle=False,
        eye=figure.eye,
        bill=figure.bill,
        left=("hip" if loud else figure.left) if has_wings else None,
        right=None if held or not has_wings else figure.left,
        back=figure.behind,
        outfit=figure.outfit,
        over=chain_of_office() if figure.influence >= 5 else "",
        face=figure.face,
        hat=figure.hat + (crown(figure.crown) if figure.influence == 6 else ""),
    )
    hand = group(wing("r", "hip"), "translate(0 26)") if held else ""
    horn = group(megaphone(), "translate(36 168) scale(-.8 .8) rotate(-12)") if loud else ""
    return bird + figure.front + hand + held + horn


def _chick(figure: Chicken, held: str, part: Part) -> str:
    """Draw a group with the influence 1: a round chick with short wings."""
    up = figure.left == "up"
    left = group(
        path(STUB, DOWN),
        "translate(60 170) scale(-1 -1)" if up else "translate(58 150) scale(-1 1)",
    )
    right = group(
        path(STUB, DOWN),
        "translate(184 170) scale(1 -1)" if up and not held else "translate(186 150)",
    )
    bird = figure.behind + feet() + two(CHICK, DOWN, DARK_DOWN, 160) + clip(CHICK, figure.outfit)
    bird += (
        path(CHICK)
        + eyes(figure.eye)
        + placed(beak(figure.bill), 25, 24, 0.8)
        + figure.face
        + figure.hat
    )
    return bird if part == "head" else bird + left + figure.front + right + held
