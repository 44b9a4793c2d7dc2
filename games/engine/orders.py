"""Standing orders: answers that a player gives in advance for one kind of decision.

A setting is what a player has chosen for an order, for example that it is on.

Rule 1: an order is pure. It knows the view of its seat, the decision and its setting.
Rule 2: whether an order answers depends only on its setting and on public facts. A hidden card may
        affect what it answers, never whether: otherwise the speed of the answer would reveal it.
Rule 3: an order answers with a legal choice, or not at all.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, TypeVar

from games.engine.asks import Choice, Decision, Option

Setting = tuple[str, ...]
"""The values that a player has set, sorted as in `Order.values`; empty: the order is off."""

ON = "on"
"""The only value of an order that can only be on or off."""

OFF: Setting = ()

REMINDER = "reminder"
"""The slug of the order `Reminder`."""

V = TypeVar("V")


class Order(ABC, Generic[V]):
    """One standing order of a game. `V` is the game's view.

    Attributes:
        slug: The name of the order.
        kinds: The kinds of decisions that the order may answer.
        values: All values that can be set. Buttons refer to their indexes, so their order never
            changes.
        default: The setting for a player who has set nothing.
        most: How many values can be set at once.
        slow: Whether the order exists only at tables that play over the day.
    """

    slug: str
    kinds: frozenset[str]
    values: Sequence[str] = (ON,)
    default: Setting = OFF
    most: int = 1
    slow: bool = False

    @abstractmethod
    def answer(self, view: V, decision: Decision, setting: Setting) -> Choice | None:
        """Return the answer to a decision of one of its kinds; None: the player is asked.

        Args:
            view: What the seat may know.
            decision: What the seat owes.
            setting: What the player has set.
        """

    def offered(self, view: V) -> Collection[str]:
        """Return the values that can be set now. The order can always be switched off."""
        return self.values

    def span(self, view: V, setting: Setting) -> str:
        """Return a text that names what the setting applies to, such as the current round.

        When the text changes, the order is switched off. Empty: the setting applies to the whole
        game.
        """
        return ""

    def missed(self, view: V, decision: Decision, setting: Setting) -> bool:
        """Return whether the order waited for this decision but its answer is no longer possible.

        The order is then switched off, and its player is told.
        """
        return False


class Switch(Order[Any]):
    """An order that is on or off.

    It takes the option that `pick` returns for a decision of one kind.
    """

    def __init__(
        self,
        slug: str,
        kind: str,
        pick: Callable[[Sequence[Option]], Option | None],
        *,
        on: bool = False,
    ) -> None:
        """Make a switch.

        Args:
            slug: The name of the order.
            kind: The kind of decision that it answers.
            pick: Returns one of the decision's options; None: the player is asked.
            on: Whether it is on by default.
        """
        self.slug = slug
        self.kinds = frozenset({kind})
        self.default = (ON,) if on else OFF
        self._pick = pick

    def answer(self, view: Any, decision: Decision, setting: Setting) -> Choice | None:
        """Return the option that `pick` returns, or None."""
        option = self._pick(decision.options)
        return None if option is None else (option,)


def takes(option: Option) -> Callable[[Sequence[Option]], Option | None]:
    """Return a `pick` for a Switch: it takes this option whenever it is legal."""
    return lambda options: option if option in options else None


class Reminder(Order[Any]):
    """An order that answers nothing. Its player is notified when the table waits for them.

    It is for games without secrets: their players get no private card that would notify them.
    """

    slug = REMINDER
    kinds = frozenset()

    def answer(self, view: Any, decision: Decision, setting: Setting) -> None:
        """Return None: a reminder never answers."""
        return None  # noqa: RET501 - None is an answer: ask the player
