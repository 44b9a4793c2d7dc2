"""The standing orders of Political Chicken (10.4)."""

from collections.abc import Sequence
from typing import Any

from games.engine.asks import Choice, Decision
from games.engine.orders import Order, Setting, Switch, takes
from games.political.view import PoliticalView
from games.political.vocabulary import CALL


class LeastLoss(Order[PoliticalView]):
    """Gives up what costs the least; bases are public, so this tells nothing."""

    slug = "least_loss"
    kinds = frozenset({"lose"})

    def answer(self, view: PoliticalView, decision: Decision, setting: Setting) -> Choice | None:
        return decision.default


ORDERS: Sequence[Order[Any]] = (Switch("call", "answer", takes(CALL)), LeastLoss())
