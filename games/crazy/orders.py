"""The standing orders of Crazy Chicken (7.2, CR-35): where a beaten set goes, and a draw that is
none to choose.

They look at the piles alone, as everybody sees them; they act wherever their player is asked.
"""

from collections.abc import Sequence
from typing import Any

from games.crazy.view import CrazyView
from games.crazy.vocabulary import PUT
from games.kit.asks import Choice, Decision, Option
from games.kit.orders import Order, Setting, Switch


class BeatenSet(Order[CrazyView]):
    """`lower`: onto the pile whose top card is worth less. `smaller`: onto the smaller pile. A tie
    is settled as silence would: the smaller pile, then the first.
    """

    slug = "pile"
    kinds = frozenset({"give_way"})
    values = ("lower", "smaller")

    def answer(self, view: CrazyView, decision: Decision, setting: Setting) -> Choice | None:
        low = view.first[-1] - view.second[-1]
        if "lower" in setting and low:
            return (PUT["first" if low < 0 else "second"],)
        return decision.default


def only_one(options: Sequence[Option]) -> Option | None:
    """The only option there is, if there is but one."""
    return options[0] if len(options) == 1 else None


ORDERS: Sequence[Order[Any]] = (BeatenSet(), Switch("only", "draw_second", only_one, on=True))
