"""The standing orders of Crazy Chicken: where a beaten set goes, and draws without a choice.

They are section 7.2 and ruling CR-35 of RULES.md. A standing order answers for its player
(games/engine/orders.py). Whether these orders answer depends only on the piles, which are public.
"""

from collections.abc import Sequence
from typing import Any

from games.crazy.view import CrazyView
from games.crazy.vocabulary import PUT
from games.engine.asks import Choice, Decision
from games.engine.orders import ON, Order, Setting


class BeatenSet(Order[CrazyView]):
    """Chooses the pile for a beaten set.

    With `lower`, it is the pile with the cheaper top card. With `smaller`, or if the top cards are
    equal, it is the default of the decision: the smaller pile, or the first pile if both have the
    same size.
    """

    slug = "pile"
    kinds = frozenset({"give_way"})
    values = ("lower", "smaller")

    def answer(self, view: CrazyView, decision: Decision, setting: Setting) -> Choice | None:
        """Return the pile of the setting."""
        # The owner of the set is asked only if both piles have cards, so both have a top card.
        difference = view.first[-1] - view.second[-1]
        if "lower" in setting and difference:
            return (PUT["first" if difference < 0 else "second"],)
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
