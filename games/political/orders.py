"""The standing orders of Political Chicken (rules section 10.4)."""

from collections.abc import Sequence
from typing import Any

from games.engine.asks import Choice, Decision
from games.engine.orders import Order, Setting, Switch, takes
from games.political.view import PoliticalView
from games.political.vocabulary import CALL


class LeastLoss(Order[PoliticalView]):
    """Gives up the stack that costs the least. Bases are public, so this reveals nothing."""

    slug = "least_loss"
    kinds = frozenset({"lose"})

    def answer(self, view: PoliticalView, decision: Decision, setting: Setting) -> Choice | None:
        """Return the default, which is the least loss."""
        return decision.default


# The first order answers each attack with a call.
ORDERS: Sequence[Order[Any]] = (Switch("call", "answer", takes(CALL)), LeastLoss())
