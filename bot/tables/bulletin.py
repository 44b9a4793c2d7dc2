"""Bulletins: what happened at a table, as facts. A page makes a sentence from each bulletin."""

from dataclasses import dataclass
from typing import TypeVar

from games.engine.asks import Fact, Seat

T = TypeVar("T", int, str, list[str] | list[int])


@dataclass(frozen=True, slots=True)
class Bulletin:
    """Something that happened at a table.

    Attributes:
        revision: The revision of the game at which it happened.
        kind: The kind of event, which names its sentence.
        facts: The values of the event, by name.
        to: The only seat that may read it, or None if it is public.
    """

    revision: int
    kind: str
    facts: dict[str, Fact]
    to: Seat | None = None

    # Each game declares the type of every fact. The methods below check it: they raise TypeError on
    # a wrong type, and KeyError on an unknown fact.

    def number(self, fact: str) -> int:
        """Return a fact that is a number."""
        return self._of_type(fact, int, "number")

    def seat(self, fact: str = "seat") -> Seat:
        """Return a fact that is a seat."""
        return self.number(fact)

    def word(self, fact: str) -> str:
        """Return a fact that is a text."""
        return self._of_type(fact, str, "text")

    def seats(self, fact: str = "seats") -> list[Seat]:
        """Return a fact that is a list of seats."""
        values = self._of_type(fact, list, "list")
        return [seat for seat in values if isinstance(seat, int)]

    def words(self, fact: str) -> list[str]:
        """Return a fact that is a list of texts."""
        values = self._of_type(fact, list, "list")
        return [word for word in values if isinstance(word, str)]

    def _of_type(self, fact: str, expected: type[T], type_name: str) -> T:
        """Return the fact if it has this type. `type_name` is for the error."""
        value = self.facts[fact]
        if not isinstance(value, expected):
            raise TypeError(f"{self.kind}: {fact}={value!r} is no {type_name}")
        return value
