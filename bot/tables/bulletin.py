"""What happened at a table, as a fact sheet from which each reader is told a sentence."""

from dataclasses import dataclass
from typing import TypeVar

from games.engine.asks import Fact, Seat

T = TypeVar("T", int, str, list[str] | list[int])


@dataclass(frozen=True, slots=True)
class Bulletin:
    """Something that happened, as it was told. `to` is None for everybody."""

    revision: int
    kind: str
    facts: dict[str, Fact]
    to: Seat | None = None

    # A fact has the type that its game's vocabulary says: a face that takes it for another errs.

    def number(self, fact: str) -> int:
        """A fact that is a number."""
        return self._of_type(fact, int, "number")

    def seat(self, fact: str = "seat") -> Seat:
        """A fact that is a seat."""
        return self.number(fact)

    def word(self, fact: str) -> str:
        """A fact that is a text."""
        return self._of_type(fact, str, "text")

    def seats(self, fact: str = "seats") -> list[Seat]:
        """A fact that is a list of seats."""
        found = self._of_type(fact, list, "list")
        return [one for one in found if isinstance(one, int)]

    def words(self, fact: str) -> list[str]:
        """A fact that is a list of texts."""
        found = self._of_type(fact, list, "list")
        return [one for one in found if isinstance(one, str)]

    def _of_type(self, fact: str, wanted: type[T], called: str) -> T:
        found = self.facts[fact]
        if not isinstance(found, wanted):
            raise TypeError(f"{self.kind}: {fact}={found!r} is no {called}")
        return found
