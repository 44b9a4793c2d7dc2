"""What is remembered for a while: of many, the latest."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Latest(Generic[K, V]):
    """Of each key what was put there last, for `most` keys; those that were put or asked for
    longest ago are forgotten first. Where they weigh something, so are as many as weigh more than
    `heaviest` together; but never the latest.
    """

    def __init__(
        self, most: int, *, weigh: Callable[[V], int] = lambda _: 0, heaviest: int = 0
    ) -> None:
        self._most = most
        self._weigh = weigh
        self._heaviest = heaviest
        self._weight = 0
        self._kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def several(self, keys: Iterable[K]) -> list[V | None]:
        """As `get`, for each of these."""
        return [self.get(key) for key in keys]

    def put(self, key: K, value: V) -> V:
        """Returns the value."""
        self.drop(key)
        self._kept[key] = value
        self._weight += self._weigh(value)
        while len(self._kept) > self._most or (
            self._weight > self._heaviest and len(self._kept) > 1
        ):
            self.drop(next(iter(self._kept)))
        return value

    def drop(self, key: K) -> None:
        """Forget it, if it is known."""
        if key in self._kept:
            self._weight -= self._weigh(self._kept.pop(key))

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def __iter__(self) -> Iterator[K]:
        """The latest comes last."""
        return iter(self._kept)

    def __len__(self) -> int:
        return len(self._kept)
