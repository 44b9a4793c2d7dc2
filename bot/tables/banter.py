"""What house players say at the table, now and then, of what has just happened.

Rule 1: it is made of public events, of names and tempers, and of which step it is. No view is
        looked at, no card, no luck of the table's: it can say nothing that only a seat knows.
Rule 2: it goes when its occasion is over: when the next thing happens that somebody might speak of,
        a round begins, or there was other news for a while.
Rule 3: once in three rounds at the most, and only together with news: no request is counted for it,
        and none for its going away.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from games.engine.asks import Seat
from games.engine.game import Event, Rules
from games.engine.occasions import Feeling, feelings

if TYPE_CHECKING:  # a table remembers a Talk
    from bot.tables.table import Table

ROUNDS = 3
"""Somebody says something in one of so many at the most."""
OFTEN = 0.3
"""How often somebody says something, of those who might."""
LINES = 3
"""So many there are for each feeling and temper (talk.ftl)."""
HEARD = 3
"""After so many more steps with news it is forgotten at the latest."""


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


def heard(table: "Table", game: Rules, events: Sequence[Event]) -> Talk:
    """What there is to be heard after these events."""
    public = [event for event in events if event.to is None]
    talk = table.talk
    if not public:
        return talk

    begun = talk.begun + sum(event.kind == game.rounds for event in public)
    talk = replace(talk, begun=begun, age=talk.age + 1)
    kinds = {event.kind for event in public}
    if talk.age > HEARD or kinds & {game.rounds, *game.occasions}:
        talk = replace(talk, remark=None)

    pause = ROUNDS * (len(table.players) if game.rounds_go_round else 1)
    if not table.talks or (talk.spoke is not None and begun - talk.spoke < pause):
        return talk

    remark = _said(table, game, public)
    return talk if remark is None else Talk(begun, spoke=begun, remark=remark)


def _said(table: "Table", game: Rules, public: Sequence[Event]) -> Remark | None:
    """Drawn of what this step is called: the same, whoever asks and however often."""
    tempers = {
        seat: one.temper
        for seat, one in enumerate(table.players)
        if one.is_house and one.temper is not None
    }
    found: list[Feeling] = []
    for event in public:
        if (occasion := game.occasions.get(event.kind)) is not None:
            found += feelings(occasion, event.facts, [*tempers])

    if not found:
        return None

    rng = Random(f"{table.id} {table.epoch} {table.revision}")
    if rng.random() >= OFTEN:
        return None

    feeling = rng.choice(found)
    return Remark(*feeling, rng.randint(1, LINES), tempers[feeling.seat].value)
