"""What is remembered for a while: of many, the latest."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Latest(dict[K, V]):
    """Of each key what was `put` there last, for `most` keys; those that were put longest ago are
    forgotten first. Where they weigh something, so are as many as weigh more than `heaviest`
    together; but never the latest.

    It is read as any dict is, which keeps nothing longer; `used` does.
    """

    def __init__(
        self, most: int, *, weigh: Callable[[V], int] = lambda _: 0, heaviest: int = 0
    ) -> None:
        super().__init__()
        self._most = most
        self._weigh = weigh
        self._heaviest = heaviest
        self._weight = 0

    def put(self, key: K, value: V) -> V:
        """Returns the value."""
        self.drop(key)
        self[key] = value
        self._weight += self._weigh(value)
        while len(self) > self._most or (self._weight > self._heaviest and len(self) > 1):
            self.drop(next(iter(self)))

        return value

    def used(self, key: K) -> V | None:
        """What is known, which now stays as if it had just been put there."""
        if key in self:
            self[key] = self.pop(key)
        return self.get(key)

    def drop(self, key: K) -> None:
        """Forget it, if it is known."""
        if key in self:
            self._weight -= self._weigh(self.pop(key))
