"""How a group is put together: a body, a hat, a face, an outfit and a prop.

Rule 1: round hats are left, square ones right.
Rule 2: influence shows by size and by riches: 1 is a chick, 2 a hen, from 3 on they are dressed, 4
        has a megaphone, 5 a chain of office, 6 a crown as well.
Rule 3: no two share hat and prop.
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
    """One group. `hat`, `face`, `outfit`, `behind`, `front` are ready drawings; `prop` is held in the
    wing on the right at `at`, so large and so turned. `crown`: where on the hat a crown sits.
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
"""A bust has no tail, to be narrow; a head has nothing but what it wears."""


def drawn(one: Chicken, part: Part = "whole") -> str:
    """A group as it stands, or what of it there is room for."""
    if part == "head":
        one = one._replace(prop="", front="")
    held = placed(one.prop, *one.at, one.size, one.turned) if one.prop else ""
    if one.influence == 1:
        return _chick(one, held, part)
    has_wings = part != "head"
    loud = has_wings and one.influence in (4, 6)
    bird = chicken(
        has_comb=one.comb,
        has_tail=part == "whole",
        has_wattle=False,
        eye=one.eye,
        bill=one.bill,
        left=("hip" if loud else one.left) if has_wings else None,
        right=None if held or not has_wings else one.left,
        back=one.behind,
        outfit=one.outfit,
        over=chain_of_office() if one.influence >= 5 else "",
        face=one.face,
        hat=one.hat + (crown(one.crown) if one.influence == 6 else ""),
    )
    hand = group(wing("r", "hip"), "translate(0 26)") if held else ""
    horn = group(megaphone(), "translate(36 168) scale(-.8 .8) rotate(-12)") if loud else ""
    return bird + one.front + hand + held + horn


def _chick(one: Chicken, held: str, part: Part) -> str:
    """Round all over, with stubs of wings: the smallest of all."""
    up = one.left == "up"
    left = group(
        path(STUB, DOWN),
        "translate(60 170) scale(-1 -1)" if up else "translate(58 150) scale(-1 1)",
    )
    right = group(
        path(STUB, DOWN),
        "translate(184 170) scale(1 -1)" if up and not held else "translate(186 150)",
    )
    bird = one.behind + feet() + two(CHICK, DOWN, DARK_DOWN, 160) + clip(CHICK, one.outfit)
    bird += path(CHICK) + eyes(one.eye) + placed(beak(one.bill), 25, 24, 0.8) + one.face + one.hat
    return bird if part == "head" else bird + left + one.front + right + held
