"""The standing order of Crazy Chicken (7.2, CR-35): where a beaten set goes.

It looks at the two discard piles alone, which everybody sees; it acts wherever its player is asked.
"""

from games.crazy.view import CrazyView
from games.crazy.vocabulary import PUT
from games.kit.asks import Choice, Decision
from games.kit.orders import Order, Setting


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


ORDERS = (BeatenSet(),)
