"""What a table remembers of what house players have said: see bot/tables/talking.py."""

from dataclasses import dataclass

from games.engine.asks import Seat


@dataclass(frozen=True, slots=True)
class Remark:
    """Which seat said what: the line so and so of that feeling, about that seat."""

    seat: Seat
    of: str
    about: Seat
    line: int
    temper: str


@dataclass(frozen=True, slots=True)
class Talk:
    """`begun`: how many times a round has begun, or a turn where a round is one for each; `spoke`:
    how many of them it was when somebody said something last. `age`: how many steps have brought
    news since.
    """

    begun: int = 0
    spoke: int | None = None
    age: int = 0
    remark: Remark | None = None


SILENCE = Talk()
