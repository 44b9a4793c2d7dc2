"""What happened, told to the table or to one seat, and all that a game may ever tell.

Rule 1: a secret is two events. "Ada drew a card" is public, "you drew the 7" goes to Ada alone;
        there is never one event with a hole in it.
Rule 2: a game lists its events in `vocabulary.py`, with the facts of each. Telling anything else
        raises at once, in whatever way a game is played.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, get_args

from games.kit.asks import Fact, Seat


class Event(NamedTuple):
    """`kind` names its sentence, `facts` fill it. `to` is None for everybody, else the one seat
    that is told.
    """

    kind: str
    facts: dict[str, Fact]
    to: Seat | None = None


class WrongEvent(TypeError):
    """A game told what it has not listed. The message says what, and what is listed."""


class Facts:
    """The facts that one kind of event has: `Facts(seat=Seat, cards=list[str], slot=int | None)`.

    A type is `Seat`, `int` or `str`, or a list of one of these; a fact that may be None may be
    left out. Records and faces rely on these types: true numbers and texts, never a bool, a tuple
    or something of the game's own.
    """

    __slots__ = ("_needed", "_types", "seats")

    def __init__(self, **types: Any) -> None:
        self._types: dict[str, _Type] = {}
        needed, seats = set(), set()
        for name, given in types.items():
            wanted, needs = _without_none(given)
            if wanted not in _TYPES:
                raise TypeError(f"{name}: an event cannot carry {given}")
            self._types[name] = _TYPES[wanted]
            if needs:
                needed.add(name)
            if wanted in (Seat, list[Seat]):
                seats.add(name)
        self._needed = frozenset(needed)
        self.seats = frozenset(seats)
        """Those that name a seat, or several."""

    def __contains__(self, name: str) -> bool:
        return name in self._types

    def __iter__(self) -> Iterator[str]:
        return iter(self._types)

    def fault(self, facts: Mapping[str, Any]) -> str | None:
        """What is wrong with these; None where all is as it should be."""
        types = self._types
        for name, fact in facts.items():
            wanted = types.get(name)
            if wanted is None:
                return f"{name!r} is none of its facts"
            if type(fact) is not wanted.plain or (wanted.plain is list and not wanted.holds(fact)):
                return f"{name}={fact!r} is not {wanted.name}"
        if self._needed <= facts.keys():
            return None
        return f"{', '.join(sorted(self._needed - facts.keys()))} is missing"


class _Type(NamedTuple):
    name: str
    plain: type
    inner: type | None = None

    def holds(self, facts: Any) -> bool:
        """Whether all in the list are of the type within."""
        return all(type(one) is self.inner for one in facts)


_TYPES: dict[Any, _Type] = {
    Seat: _Type("a seat (a whole number)", int),
    int: _Type("a whole number", int),
    str: _Type("a text", str),
    list[Seat]: _Type("a list of seats", list, int),
    list[int]: _Type("a list of whole numbers", list, int),
    list[str]: _Type("a list of texts", list, str),
}


def _without_none(given: Any) -> tuple[Any, bool]:
    """The type, and whether there must be such a fact."""
    of_union = get_args(given)
    if len(of_union) == 2 and of_union[1] is type(None):
        return of_union[0], False
    return given, True


class Events:
    """All that a game may tell: kind -> facts, to everybody (`public`) or to one seat (`private`).

    No kind is both: who is told something secretly is told another thing than the table.
    """

    __slots__ = ("kinds", "private", "public", "seats")

    def __init__(
        self, public: Mapping[str, Facts] | None = None, private: Mapping[str, Facts] | None = None
    ) -> None:
        self.public = public or {}
        self.private = private or {}
        self.kinds: Mapping[str, Facts] = {**self.public, **self.private}
        if both := self.public.keys() & self.private.keys():
            raise ValueError(f"told to everybody and to one seat alone: {', '.join(sorted(both))}")
        self.seats = frozenset().union(*(facts.seats for facts in self.kinds.values()))
        """The names of facts that are a seat, or several, in any event."""

    def check(self, kind: str, facts: Mapping[str, Fact], *, private: bool) -> None:
        """Raises WrongEvent for a kind that is not listed, or with other facts than these."""
        listed = (self.private if private else self.public).get(kind)
        fault = "it is not listed" if listed is None else listed.fault(facts)
        if fault is not None:
            whom = "one seat" if private else "everybody"
            raise WrongEvent(f"{kind!r}, told to {whom}: {fault} (vocabulary.py lists all events)")
