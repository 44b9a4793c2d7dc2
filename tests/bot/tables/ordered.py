"""The Henhouse test game with standing orders of every span."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from games.engine.asks import Choice, Decision
from games.engine.orders import Order, Setting, Switch, takes
from tests.games.engine.toy import PASS, SQUAWK, Toy


class Rest(Order[dict[str, Any]]):
    """Play the lowest card for the rest of the round."""

    slug = "rest"
    kinds = frozenset({"card"})

    def answer(self, view: dict[str, Any], decision: Decision, setting: Setting) -> Choice | None:
        low = [option for option in decision.options if int(option.value or 0) < 6]
        return (low[0],) if low else None

    def span(self, view: dict[str, Any], setting: Setting) -> str:
        return f"round {view['round']}"


class Planned(Order[dict[str, Any]]):
    """Play a given card in round 2."""

    slug = "planned"
    kinds = frozenset({"card"})
    values = tuple(f"card {card}" for card in range(16))

    def answer(self, view: dict[str, Any], decision: Decision, setting: Setting) -> Choice | None:
        return None if view["round"] != 2 else decision.read(setting[0])

    def missed(self, view: dict[str, Any], decision: Decision, setting: Setting) -> bool:
        return view["round"] == 2 and decision.read(setting[0]) is None

    def offered(self, view: dict[str, Any]) -> Collection[str]:
        # Two of the 16 values are never offered, so that a test can send one that is not.
        return self.values[:14]

    def span(self, view: dict[str, Any], setting: Setting) -> str:
        return "the planned card" if int(view["round"]) < 3 else "over"


class Slowly(Switch):
    # Only tables with a slow pace offer this order.
    slow = True


class Ordered(Toy):
    """The Henhouse test game with standing orders."""

    orders: ClassVar[Sequence[Order[Any]]] = (
        Slowly("squawker", "squawk", takes(SQUAWK)),
        Switch("peace", "squawk", takes(PASS)),
        Switch("eggs", "eggs", lambda options: options[0], on=True),
        Rest(),
        Planned(),
    )
