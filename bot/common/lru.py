"""An LRU dict."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruDict(dict[K, V]):
    """A dict that drops its oldest entries when it is full. The newest entry is never dropped.

    An entry becomes newer if it is read by `used`, but not if it is read as in any dict.

    Args:
        most: The most entries.
        weigh: Returns the weight of a value, such as its size in bytes. By default only the number
            of entries is limited.
        heaviest: The most weight of all values together.
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
        """Store a value as the newest entry, drop the oldest if needed, and return the value."""
        self.drop(key)  # an entry that is only overwritten would keep its old place in the order
        self[key] = value
        self._weight += self._weigh(value)
        while len(self) > self._most or (self._weight > self._heaviest and len(self) > 1):
            self.drop(next(iter(self)))  # a dict keeps insertion order, so this is the oldest

        return value

    def used(self, key: K) -> V | None:
        """Return a value, or None, and make its entry the newest one."""
        if key in self:
            self[key] = self.pop(key)
        return self.get(key)

    def drop(self, key: K) -> None:
        """Remove an entry, if it is there."""
        if key in self:
            self._weight -= self._weigh(self.pop(key))
