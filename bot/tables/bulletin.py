"""What happened at a table, as a fact sheet from which each reader is told a sentence."""

from dataclasses import dataclass

from games.engine.asks import Fact, Seat


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
        found = self.facts[fact]
        if not isinstance(found, int):
            raise self._other(fact, "number")
        return found

    def seat(self, fact: str = "seat") -> Seat:
        """A fact that is a seat."""
        return self.number(fact)

    def word(self, fact: str) -> str:
        """A fact that is a text."""
        found = self.facts[fact]
        if not isinstance(found, str):
            raise self._other(fact, "text")
        return found

    def seats(self, fact: str = "seats") -> list[Seat]:
        """A fact that is a list of seats."""
        found = self.facts[fact]
        if not isinstance(found, list):
            raise self._other(fact, "list")
        return [one for one in found if isinstance(one, int)]

    def words(self, fact: str) -> list[str]:
        """A fact that is a list of texts."""
        found = self.facts[fact]
        if not isinstance(found, list):
            raise self._other(fact, "list")
        return [one for one in found if isinstance(one, str)]

    def _other(self, fact: str, wanted: str) -> TypeError:
        return TypeError(f"{self.kind}: {fact}={self.facts[fact]!r} is no {wanted}")
