"""The standing orders of Crazy Chicken (7.2, CR-35): where a beaten set goes, and a draw that is
none to choose.

They look at the piles alone, as everybody sees them; they act wherever their player is asked.
"""

from collections.abc import Sequence
from typing import Any

from games.crazy.view import CrazyView
from games.crazy.vocabulary import PUT
from games.engine.asks import Choice, Decision
from games.engine.orders import ON, Order, Setting


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


class NoChoice(Order[CrazyView]):
    """A draw in which there is nothing to choose: from the only pile that is left, or, as long as
    nothing has been discarded, one card from each draw pile, whichever comes first.
    """

    slug = "only"
    kinds = frozenset({"draw_first", "draw_second", "draw_both"})
    default = (ON,)

    def answer(self, view: CrazyView, decision: Decision, setting: Setting) -> Choice | None:
        only_draw_piles = not view.first and not view.second
        return decision.default if only_draw_piles or len(decision.options) == 1 else None


ORDERS: Sequence[Order[Any]] = (BeatenSet(), NoChoice())
