"""The standing orders of Crazy Chicken (7.2, CR-35): where a beaten set goes, and draws without a
choice.

They look only at the piles, which are public. They answer whenever their player is asked.
"""

from collections.abc import Sequence
from typing import Any

from games.crazy.view import CrazyView
from games.crazy.vocabulary import PUT
from games.engine.asks import Choice, Decision
from games.engine.orders import ON, Order, Setting


class BeatenSet(Order[CrazyView]):
    """Chooses the pile for a beaten set.

    `lower`: the pile with the cheaper top card. `smaller`: the smaller pile. In a tie it takes
    the default: the smaller pile, then the first one.
    """

    slug = "pile"
    kinds = frozenset({"give_way"})
    values = ("lower", "smaller")

    def answer(self, view: CrazyView, decision: Decision, setting: Setting) -> Choice | None:
        """Return the pile of the setting."""
        # The owner is asked only if both piles have a card, so both have a top card.
        low = view.first[-1] - view.second[-1]
        if "lower" in setting and low:
            return (PUT["first" if low < 0 else "second"],)
        return decision.default


class NoChoice(Order[CrazyView]):
    """Answers a draw without a real choice.

    That is a draw from the only pile that is left, or, before the first discard, one card from each
    draw pile in any order.
    """

    slug = "only"
    kinds = frozenset({"draw_first", "draw_second", "draw_both"})
    default = (ON,)

    def answer(self, view: CrazyView, decision: Decision, setting: Setting) -> Choice | None:
        """Return the default if there is nothing to choose, otherwise None."""
        only_draw_piles = not view.first and not view.second
        return decision.default if only_draw_piles or len(decision.options) == 1 else None


ORDERS: Sequence[Order[Any]] = (BeatenSet(), NoChoice())
