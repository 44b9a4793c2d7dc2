"""Reads a record and counts it: pure functions that can read thousands of games.

Rule 1: for any record the answer is a Counted. What could not be read is in its `fault`.
Rule 2: a record is read line by line, not replayed, so it need not agree with today's rules. That a
    record is true is checked elsewhere, by `verify`.
"""

import re
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NoReturn

import orjson
from pydantic import BaseModel, ConfigDict, ValidationError

from bot.tables.table import Absence
from cogs.statistics.ports import (
    LAST,
    SHARE,
    Counted,
    CountedSitter,
    Participation,
    RecordedSeating,
    StoredRecord,
    season_at,
)
from games.engine.asks import Seat
from games.engine.errors import first_sentence
from games.engine.game import Outcome, Rules
from games.engine.tally import Tally

Games = Mapping[str, Rules]

OWN = ("player", "order")
"""Causes of choices that the player made."""
SILENCE = "timeout"
_SILENCE = b"timeout"
"""The cause of a choice that was made for a player who was silent until the deadline."""

PEOPLE = 2
"""A game counts if at least this many people sat there to the end."""

EVENT = b'{"line": "event", "kind": "'
UNREAD = (EVENT, b'{"line": "luck"', b'{"line": "position"')
"""Beginnings of the lines that Coop writes and that are not counted.

They can be skipped without parsing; most lines of events are among them.
"""

CHOICE = re.compile(
    rb'\{"line": "choice", "epoch": \d+, "revision": \d+, "seat": (-?\d{1,3}), '
    rb'"choice": "([^"]*)", "fingerprint": "[^"]*", "cause": "([^"]*)", "at": (\d{1,11}\.\d+)\}'
)
"""A choice as Coop writes it: seat, choice, cause, at.

Half of a record are such lines, and matching one takes half the time of parsing it. A choice that
is written in another way, such as a superseded one, is parsed.
"""

END_OF_TIME = 253_402_300_800
"""The end of the year 9999, in seconds since 1970: the latest date that Python can show."""

SUPERSEDED = "superseded"
UNREPLAYED = "unreplayed"


class Uncountable(ValueError):
    """This is no record that can be counted. The message says why."""


class _Player(BaseModel):
    """The part of a stored player that is counted. Other fields are ignored."""

    model_config = ConfigDict(extra="ignore")

    user_id: int | None = None
    absence: str | None = None
    level: str | None = None


class _Table(BaseModel):
    """The part of a stored table that says who sat there."""

    model_config = ConfigDict(extra="ignore")

    players: list[_Player]


class _Header(BaseModel):
    """The first line of a record."""

    model_config = ConfigDict(extra="ignore", strict=True)

    line: Literal["header"]
    game: str
    rules: int
    seats: list[dict[str, Any]]


class _Result(BaseModel):
    """The line of a record with the result."""

    model_config = ConfigDict(extra="ignore", strict=True)

    winners: list[Seat]
    scores: list[int | None]
    ranks: list[int]


@dataclass(slots=True)
class _Read:
    """What the lines of a record say."""

    tally: Tally
    own: Counter[Seat] = field(default_factory=Counter)
    others: Counter[Seat] = field(default_factory=Counter)
    """Choices by seat: those of the player, and those of the clock or the house.

    A window that passes because the player is silent counts as neither.
    """
    ended_at: float = 0.0
    outcome: Outcome | None = None


def counted(stored: StoredRecord, games: Games) -> Counted:
    """Count a record from the database."""
    nobodys = RecordedSeating(stored.table_id, stored.guild_id, stored.game, ())
    try:
        table = _Table.model_validate_json(stored.table)
        record = zlib.decompress(stored.record)
    except ValidationError:
        return Counted(nobodys, fault="its table makes no sense")
    except zlib.error:
        return Counted(nobodys, fault="it cannot be unpacked")

    sitters = tuple(
        CountedSitter(player.user_id, player.absence, player.level) for player in table.players
    )
    seating = RecordedSeating(stored.table_id, stored.guild_id, stored.game, sitters)
    return count(record, seating, games)


def count(record: bytes, seating: RecordedSeating, games: Games) -> Counted:
    """Count a record for the people who sat at its table."""
    try:
        read = _read(record, seating, games)
        # A game without a result was aborted, and counts nothing.
        return _sum_up(read, seating) if read.outcome else Counted(seating, read.ended_at)
    except Uncountable as unreadable:
        return Counted(seating, fault=str(unreadable))


def _sum_up(read: _Read, seating: RecordedSeating) -> Counted:
    """Return the counts of a finished game."""
    outcome = read.outcome
    assert outcome is not None
    # Statistics need PEOPLE who stayed to the end; the ladder also counts those who left.
    here = [sitter for sitter in seating.sitters if sitter.stayed]
    parts = tuple(_parts(read, outcome, seating, is_counted=len(here) >= PEOPLE))
    counts = Counted(
        seating,
        read.ended_at,
        season_at(read.ended_at),
        fair=SHARE * len(outcome.winners) // len(seating.sitters),
        parts=parts,
        winners=outcome.winners,
    )
    # For the ladder alone a game still needs two who are ranked.
    if counts.is_for_statistics or len(parts) >= PEOPLE:
        return counts

    return Counted(seating, read.ended_at)


def _parts(
    read: _Read, outcome: Outcome, seating: RecordedSeating, *, is_counted: bool
) -> Iterator[Participation]:
    """Yield the part of each person. `is_counted`: for statistics; if not, for the ladder alone."""
    for seat, (user_id, absence, _) in enumerate(seating.sitters):
        # A seat without any choice counts as played: the game asked it nothing.
        played = read.own[seat] > read.others[seat] or not read.own[seat] + read.others[seat]
        left = absence in (Absence.LEFT, Absence.GONE)
        # A house player, or a person who left most choices to a house player.
        if user_id is None or not (played or left):
            continue

        own = played and is_counted
        numbers = read.tally.numbers[seat] if own else Counter[str]()
        yield Participation(
            seat,
            user_id,
            LAST if left else outcome.ranks[seat],
            seat in outcome.winners and not left,
            own,
            left,
            {name: numbers[name] for name in read.tally.sums if numbers[name]},
            {name: numbers[name] for name in read.tally.bests if numbers[name]},
            read.tally.earned(seat) if own and not left else (),
        )


# -- the lines -------------------------------------------------------------------------------------


def _read(record: bytes, seating: RecordedSeating, games: Games) -> _Read:
    """Read all lines of a record. Raise Uncountable if one makes no sense."""
    first, *lines = record.split(b"\n")
    game = _game(first, seating, games)
    seats = len(seating.sitters)
    read = _Read(game.tally(seats))
    heard = tuple(EVENT + kind.encode() + b'"' for kind in read.tally.heard)
    # Equal choices are counted together: a record repeats few of them many times.
    choices: list[tuple[bytes, bytes, bytes]] = []
    for line in lines:
        if line.startswith(heard):
            _hear(read, _json_object(line), game, seats)
        elif line.startswith(UNREAD):
            continue
        elif choice := CHOICE.fullmatch(line):
            seat, silence, cause, at = choice.groups()
            choices.append((seat, cause, silence if cause == _SILENCE else b""))
            read.ended_at = float(at)
        elif line:
            _take(read, _json_object(line), game, seats)

    for (seat, cause, silence), times in Counter(choices).items():
        _attribute(read, int(seat), _text(silence), _text(cause), times)

    if read.outcome is not None:
        _close(read, read.outcome)

    return read


def _take(read: _Read, line: dict[str, Any], game: Rules, seats: int) -> None:
    """Read a line that needs parsing."""
    match line.get("line"):
        case "event":
            _hear(read, line, game, seats)
        case "choice":
            _note(read, line)
        case "result":
            read.outcome = _outcome(line, seats)
        # Lines that exist but count nothing.
        case "luck" | "position" | "fell_back" | "aborted":
            pass
        case other:
            raise Uncountable(f"it has a line {other!r}, which nobody knows")


def _game(first: bytes, seating: RecordedSeating, games: Games) -> Rules:
    """Return the rules of the record's game. Raise Uncountable if it is not this table's game."""
    try:
        header = _Header.model_validate(_json_object(first))
    except ValidationError as error:
        raise Uncountable(f"its header is wrong: {first_sentence(error)}") from error

    game = games.get(header.game)
    if game is None:
        raise Uncountable(f"there is no game {header.game!r}")
    if header.game != seating.game or len(header.seats) != len(seating.sitters):
        raise Uncountable("it is the record of another table")
    # Records of older rules can be counted, those of newer ones cannot.
    if header.rules > game.rules_version:
        raise Uncountable(
            f"it is of version {header.rules} of the rules, and this Coop knows them up to "
            f"{game.rules_version}"
        )

    return game


def _json_object(line: bytes) -> dict[str, Any]:
    """Return a line as a JSON object. Raise Uncountable if it is not one."""
    try:
        parsed = orjson.loads(line)
    except orjson.JSONDecodeError as error:
        raise Uncountable(f"a line of it is no JSON: {error}") from error

    if not isinstance(parsed, dict):
        raise Uncountable("a line of it is no JSON object")

    return parsed


def _note(read: _Read, line: dict[str, Any]) -> None:
    """Read a choice that is not in the usual form: its seat, cause and time."""
    if line.get(UNREPLAYED):
        raise Uncountable("the rules of today do not follow it to its end")

    seat = line.get("seat")
    at = line.get("at")
    if not isinstance(seat, int) or not isinstance(at, float | int | None):
        _nonsense("choice")

    if at is not None:
        if not 0 <= at < END_OF_TIME:
            _nonsense("choice")
        read.ended_at = float(at)

    # A superseded choice was taken back when the game fell back to a checkpoint.
    if not line.get(SUPERSEDED):
        _attribute(read, seat, line.get("choice"), line.get("cause"))


def _attribute(read: _Read, seat: Seat, choice: object, cause: object, times: int = 1) -> None:
    """Count a choice for the player or for others, by its cause."""
    if cause in OWN:
        read.own[seat] += times
    # A silence that lets a window pass is neither.
    elif cause != SILENCE or str(choice) not in read.tally.silences:
        read.others[seat] += times


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def _hear(read: _Read, line: dict[str, Any], game: Rules, seats: int) -> None:
    """Pass an event to the game's tally, after checking it."""
    kind = line.get("kind")
    facts = line.get("facts")
    to = line.get("to")
    if not isinstance(kind, str) or kind not in read.tally.heard:
        return

    known_facts = (game.events.public if to is None else game.events.private).get(kind)
    # The facts must have the names and types that the game declares.
    if known_facts is None or not isinstance(facts, dict) or known_facts.fault(facts):
        _nonsense("event")

    if to is not None and not _are_seats((to,), seats):
        _nonsense("event")

    for name in known_facts.seats:
        # Its type was checked by `fault` above.
        fact = facts.get(name)
        if type(fact) is int:
            if not 0 <= fact < seats:
                _nonsense("event")
        elif fact is not None and not _are_seats(fact, seats):
            _nonsense("event")

    try:
        read.tally.hear(kind, facts, to)
    except (LookupError, ValueError, TypeError) as error:
        raise Uncountable(f"an event of it ({kind}) cannot be") from error


def _outcome(line: dict[str, Any], seats: int) -> Outcome:
    """Return the result line as an outcome. Raise Uncountable if it makes no sense."""
    try:
        result = _Result.model_validate(line)
    except ValidationError as error:
        raise Uncountable(f"its result is wrong: {first_sentence(error)}") from error

    if len(result.scores) != seats or len(result.ranks) != seats:
        _nonsense("result")

    if not _are_seats(result.winners, seats) or len({*result.winners}) < len(result.winners):
        _nonsense("result")

    winners = tuple(result.winners)
    return Outcome(winners, dict(enumerate(result.scores)), dict(enumerate(result.ranks)))


def _close(read: _Read, outcome: Outcome) -> None:
    """Let the tally finish with the outcome."""
    try:
        read.tally.close(outcome)
    except (LookupError, ValueError, TypeError) as error:
        raise Uncountable("its result does not go with its events") from error


def _are_seats(values: Sequence[object], seats: int) -> bool:
    """Whether all values are seats of the game."""
    for seat in values:  # noqa: SIM110 - a generator is slower, and this runs often
        if type(seat) is not int or not 0 <= seat < seats:
            return False
    return True


def _nonsense(what: str) -> NoReturn:
    raise Uncountable(f"a line of it ({what}) makes no sense")
