"""Occasional remarks of house players about what has just happened at their table.

A remark expresses a feeling about an event, such as luck or envy, in the way of the speaker's
temper (games/engine/temper.py).

Rule 1: a remark is made from public events, names, tempers and the number of the step. Views, cards
        and the game's random numbers are not used, so it cannot reveal what only one seat knows.
Rule 2: a remark disappears when another event occurs that house players could comment on, when a
        round begins, or after a few other steps with news.
Rule 3: there is at most one remark in three rounds, and only together with news. Neither showing
        nor removing a remark costs a request of its own.
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
"""At most one remark is made in this many rounds."""

PROBABILITY = 0.3
"""The probability of a remark when one is possible."""

LINES = 3
"""How many lines there are for each feeling and temper (talk.ftl)."""

SHOWN_STEPS = 3
"""A remark is shown for at most this many steps with news."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark of a house player.

    Attributes:
        seat: The seat of the house player.
        of: The feeling, such as "luck" or "envy".
        about: The seat that the remark is about; may be the same seat.
        line: The number of the line in talk.ftl, from 1 to `LINES`.
        temper: The temper of the house player.
    """

    seat: Seat
    of: str
    about: Seat
    line: int
    temper: str


@dataclass(frozen=True, slots=True)
class Talk:
    """What the table remembers about remarks.

    Attributes:
        begun: How many rounds have begun. It counts turns in a game with `rounds_go_round`.
        spoke: The value of `begun` when the last remark was made, or None.
        age: How many steps have brought news since the last remark.
        remark: The remark that is shown now, or None.
    """

    begun: int = 0
    spoke: int | None = None
    age: int = 0
    remark: Remark | None = None


NO_TALK = Talk()
"""The value at the start of a game."""


def talk_after(table: "Table", game: Rules, events: Sequence[Event]) -> Talk:
    """Return the table's remarks after these events.

    Args:
        table: The table, with its previous `talk`.
        game: The rules of its game.
        events: The events of one step. Private events are ignored.

    Returns:
        The new value for `table.talk`.
    """
    public = [event for event in events if event.to is None]
    talk = table.talk
    if not public:
        return talk

    # `rounds` is the kind of event that begins a round, or in some games the turn of one seat.
    # `occasions` has the kinds of events that house players may comment on.
    begun = talk.begun + sum(event.kind == game.rounds for event in public)
    talk = replace(talk, begun=begun, age=talk.age + 1)
    kinds = {event.kind for event in public}
    if talk.age > SHOWN_STEPS or kinds & {game.rounds, *game.occasions}:
        talk = replace(talk, remark=None)

    # Where `begun` counts turns, a round is one turn of each seat.
    pause = ROUNDS * (len(table.players) if game.rounds_go_round else 1)
    if not table.talks or (talk.spoke is not None and begun - talk.spoke < pause):
        return talk

    remark = _remark_on(table, game, public)
    return talk if remark is None else Talk(begun, spoke=begun, remark=remark)


def _remark_on(table: "Table", game: Rules, public: Sequence[Event]) -> Remark | None:
    """Return a remark about one of these events, or None.

    The random generator is seeded with the table's id and step. A step that is computed again
    yields the same remark.
    """
    tempers = {
        seat: player.temper
        for seat, player in enumerate(table.players)
        if player.is_house and player.temper is not None
    }
    candidates: list[Feeling] = []
    for event in public:
        if (occasion := game.occasions.get(event.kind)) is not None:
            # Each house player may have a feeling about each event; one of them is drawn below.
            candidates += feelings(occasion, event.facts, [*tempers])

    if not candidates:
        return None

    # The game's own generator is not used: a remark must not change what is dealt.
    rng = Random(f"{table.id} {table.epoch} {table.revision}")
    if rng.random() >= PROBABILITY:
        return None

    feeling = rng.choice(candidates)  # its fields are the first three of a Remark
    return Remark(*feeling, rng.randint(1, LINES), tempers[feeling.seat].value)
