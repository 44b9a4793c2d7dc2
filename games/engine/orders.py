"""Standing orders: what a player wants answered without being asked.

Rule 1: an order is pure, and knows what its seat knows: the view, the decision, its setting.
Rule 2: whether it answers depends on its setting and on what everybody may know. A hidden card may
        at most decide what it answers: that somebody is spared a question must tell nothing.
Rule 3: what it answers is on the decision's list, or it does not answer.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, TypeVar

from games.engine.asks import Choice, Decision, Option

Setting = tuple[str, ...]
"""The values that are set, in the order of the order's `values`; empty: it is off."""

ON = "on"
OFF: Setting = ()

REMINDER = "reminder"

V = TypeVar("V")


class Order(ABC, Generic[V]):
    """One standing order of a game; `V` is the game's view.

    `kinds`: the decisions that it may answer. `values`: everything it can ever be set to, in an
    order that never changes (buttons name places in it). `default`: how it stands for who has said
    nothing. `most`: so many values at once. `slow`: only where the table plays over the day.
    """

    slug: str
    kinds: frozenset[str]
    values: Sequence[str] = (ON,)
    default: Setting = OFF
    most: int = 1
    slow: bool = False

    @abstractmethod
    def answer(self, view: V, decision: Decision, setting: Setting) -> Choice | None:
        """What it answers to this decision of one of its kinds; None: its player is asked."""

    def offered(self, view: V) -> Collection[str]:
        """The values that make sense now; it can always be switched off."""
        return self.values

    def span(self, view: V, setting: Setting) -> str:
        """What it holds for: once this has changed, the order is forgotten. Empty: for ever."""
        return ""

    def missed(self, view: V, decision: Decision, setting: Setting) -> bool:
        """Whether this is the decision that it waited for, and its answer is not to be had: it is
        forgotten, and its player is told so.
        """
        return False


class Switch(Order[Any]):
    """On or off; takes what `pick` finds among the options of its one kind of decision."""

    def __init__(
        self,
        slug: str,
        kind: str,
        pick: Callable[[Sequence[Option]], Option | None],
        *,
        on: bool = False,
    ) -> None:
        self.slug = slug
        self.kinds = frozenset({kind})
        self.default = (ON,) if on else OFF
        self._pick = pick

    def answer(self, view: Any, decision: Decision, setting: Setting) -> Choice | None:
        option = self._pick(decision.options)
        return None if option is None else (option,)


def takes(option: Option) -> Callable[[Sequence[Option]], Option | None]:
    """For a Switch that takes this option wherever it is on the list."""
    return lambda options: option if option in options else None


class Reminder(Order[Any]):
    """Answers nothing: its player is rung when the table waits for them. For games without secrets,
    whose players are dealt nothing that would ring by itself.
    """

    slug = REMINDER
    kinds = frozenset()

    def answer(self, view: Any, decision: Decision, setting: Setting) -> None:
        return None
