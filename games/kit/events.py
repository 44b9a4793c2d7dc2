"""What happened, told to the table or to one seat.

Rule: a secret is two events. "Ada drew a card" is public, "you drew the 7" goes to Ada alone;
there is never one event with a hole in it.
"""

from typing import NamedTuple

from games.kit.asks import Fact, Seat


class Event(NamedTuple):
    """`kind` names its sentence, `facts` fill it. `to` is None for everybody, else the one seat
    that is told.
    """

    kind: str
    facts: dict[str, Fact]
    to: Seat | None = None
