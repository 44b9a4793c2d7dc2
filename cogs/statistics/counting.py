"""Reads a record (a finished game as a file, one JSON object per line) and counts it.

The functions are pure and fast enough for thousands of games. A window is an ask in which several
seats may act or pass. A house player is an automated player. The `tally` of a game
(games/<game>/tally.py) counts its events.

A record has lines for its header, choices, events and result, and others that count nothing
(docs/records.md).

Rule 1: for any record the answer is a Counted. Its `fault` says what could not be read.
Rule 2: a record is read line by line, not replayed, so it need not agree with today's rules.
    Whether a record is true is checked elsewhere, by `verify` (games/engine/referee.py).
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
"""Causes of choices that the player made, at the time or in advance by a standing order."""

SILENCE = "timeout"
_SILENCE = b"timeout"
"""The cause of a choice that was made for a player who was silent until the deadline."""

PEOPLE = 2
"""A game counts if at least this many people sat at its table to the end."""

EVENT = b'{"line": "event", "kind": "'
"""The beginning of the line of an event."""

UNREAD = (EVENT, b'{"line": "luck"', b'{"line": "position"')
"""Beginnings of lines that are not counted. They are skipped without parsing.

Lines of events that the tally of the game counts are recognised before.
"""

CHOICE = re.compile(
    rb'\{"line": "choice", "epoch": \d+, "revision": \d+, "seat": (-?\d{1,3}), '
    rb'"choice": "([^"]*)", "fingerprint": "[^"]*", "cause": "([^"]*)", "at": (\d{1,11}\.\d+)\}'
)
"""A line with a choice, as Coop writes it. The groups are seat, choice, cause and time.

Half of a record are such lines, and matching a line takes half the time of parsing it. A line that
has more fields, such as a superseded choice, is parsed.
"""

END_OF_TIME = 253_402_300_800
"""The end of the year 9999, in seconds since 1970: the latest date that Python can show."""

SUPERSEDED = "superseded"
"""Key of a choice that was taken back when the game fell back to a checkpoint."""

UNREPLAYED = "unreplayed"
"""Key of a choice that the rules could not follow when the record was written."""


class Uncountable(ValueError):
    """The record cannot be counted. The message says why."""


class _Table(BaseModel):
    """The part of a stored table that says who sat there."""

    players: tuple[CountedSitter, ...]


class _Header(BaseModel):
    """The first line of a record."""

    model_config = ConfigDict(strict=True)

    line: Literal["header"]
    game: str
    rules: int
    seats: list[dict[str, Any]]


class _Result(BaseModel):
    """The line of a record with the result."""

    model_config = ConfigDict(strict=True)

    winners: list[Seat]
    scores: list[int | None]
    ranks: list[int]


@dataclass(slots=True)
class _Content:
    """What the lines of a record say."""

    tally: Tally
    own: Counter[Seat] = field(default_factory=Counter)
    """How many choices of each seat its player made."""
    others: Counter[Seat] = field(default_factory=Counter)
    """How many choices of each seat the clock or a house player made.

    A pass in a window because the player is silent is in neither counter.
    """
    ended_at: float = 0.0
    outcome: Outcome | None = None


def count_record(stored: StoredRecord, games: Games) -> Counted:
    """Count a record from the database."""
    without_sitters = RecordedSeating(stored.table_id, stored.guild_id, stored.game, ())
    try:
        table = _Table.model_validate_json(stored.table)
        record = zlib.decompress(stored.record)
    except ValidationError:
        return Counted(without_sitters, fault="its table makes no sense")
    except zlib.error:
        return Counted(without_sitters, fault="it cannot be unpacked")

    return count(record, without_sitters._replace(sitters=table.players), games)


def count(record: bytes, seating: RecordedSeating, games: Games) -> Counted:
    """Count a record for the people who sat at its table."""
    try:
        content = _read_record(record, seating, games)
        # A game without a result was aborted, and counts nothing.
        return _sum_up(content, seating) if content.outcome else Counted(seating, content.ended_at)
    except Uncountable as unreadable:
        return Counted(seating, fault=str(unreadable))


def _sum_up(content: _Content, seating: RecordedSeating) -> Counted:
    """Return the counts of a finished game."""
    outcome = content.outcome
    assert outcome is not None

    # Statistics need PEOPLE who stayed to the end. The ladder also counts people who left.
    stayed = [sitter for sitter in seating.sitters if sitter.stayed]
    parts = tuple(_parts(content, outcome, seating, is_counted=len(stayed) >= PEOPLE))
    counts = Counted(
        seating,
        content.ended_at,
        season_at(content.ended_at),
        # With one winner in four seats, each seat has a quarter of SHARE.
        fair=SHARE * len(outcome.winners) // len(seating.sitters),
        parts=parts,
        winners=outcome.winners,
    )

    # A game that counts for the ladder alone still needs two ranked people.
    if counts.is_for_statistics or len(parts) >= PEOPLE:
        return counts

    return Counted(seating, content.ended_at)


def _parts(
    content: _Content, outcome: Outcome, seating: RecordedSeating, *, is_counted: bool
) -> Iterator[Participation]:
    """Yield the part of each person. `is_counted`: whether it counts for more than the ladder."""
    for seat, sitter in enumerate(seating.sitters):
        by_player = content.own[seat]
        by_others = content.others[seat]
        # A seat without any choice counts as played: the game asked it nothing.
        played = by_player > by_others or not by_player + by_others
        left = sitter.absence in (Absence.LEFT, Absence.GONE)
        # Left out: a house player, and a person who left most choices to a house player.
        if sitter.user_id is None or not (played or left):
            continue

        in_statistics = played and is_counted
        numbers = content.tally.numbers[seat] if in_statistics else Counter[str]()
        yield Participation(
            seat=seat,
            user_id=sitter.user_id,
            rank=LAST if left else outcome.ranks[seat],
            won=seat in outcome.winners and not left,
            own=in_statistics,
            left=left,
            sums={name: numbers[name] for name in content.tally.sums if numbers[name]},
            bests={name: numbers[name] for name in content.tally.bests if numbers[name]},
            feats=content.tally.earned(seat) if in_statistics and not left else (),
        )


# -- the lines -------------------------------------------------------------------------------------


def _read_record(record: bytes, seating: RecordedSeating, games: Games) -> _Content:
    """Read all lines of a record. Raise Uncountable if a line makes no sense."""
    first_line, *lines = record.split(b"\n")
    game = _game(first_line, seating, games)
    seats = len(seating.sitters)
    content = _Content(game.tally(seats))

    # `heard` has the kinds of events that the tally counts.
    counted_events = tuple(EVENT + kind.encode() + b'"' for kind in content.tally.heard)

    # Equal choices are counted together, because a record repeats few of them many times. Only for
    # a silence it matters what was chosen.
    choices: list[tuple[bytes, bytes, bytes]] = []
    for line in lines:
        if line.startswith(counted_events):
            _count_event(content, _json_object(line), game, seats)
        elif line.startswith(UNREAD):
            continue
        elif match := CHOICE.fullmatch(line):
            seat, choice, cause, at = match.groups()
            choices.append((seat, cause, choice if cause == _SILENCE else b""))
            content.ended_at = float(at)
        elif line:
            _read_line(content, _json_object(line), game, seats)

    for (seat, cause, choice), times in Counter(choices).items():
        _count_choice(content, int(seat), _text(choice), _text(cause), times)

    if content.outcome is not None:
        try:
            content.tally.close(content.outcome)
        except (LookupError, ValueError, TypeError) as error:
            raise Uncountable("its result does not go with its events") from error

    return content


def _read_line(content: _Content, line: dict[str, Any], game: Rules, seats: int) -> None:
    """Read a line that needs parsing."""
    match line.get("line"):
        case "event":
            _count_event(content, line, game, seats)
        case "choice":
            _read_choice(content, line)
        case "result":
            content.outcome = _outcome(line, seats)
        # Lines of these kinds count nothing.
        case "luck" | "position" | "fell_back" | "aborted":
            pass
        case other:
            raise Uncountable(f"it has an unknown line {other!r}")


def _game(first_line: bytes, seating: RecordedSeating, games: Games) -> Rules:
    """Return the rules of the record's game. Raise Uncountable if it is not this table's game."""
    try:
        header = _Header.model_validate(_json_object(first_line))
    except ValidationError as error:
        raise Uncountable(f"its header is wrong: {first_sentence(error)}") from error

    game = games.get(header.game)
    if game is None:
        raise Uncountable(f"there is no game {header.game!r}")
    if header.game != seating.game or len(header.seats) != len(seating.sitters):
        raise Uncountable("it is the record of another table")
    # Records of older rules can be counted. Records of newer rules cannot.
    if header.rules > game.rules_version:
        raise Uncountable(
            f"it is of version {header.rules} of the rules, and this Coop knows them up to "
            f"{game.rules_version}"
        )

    return game


def _json_object(line: bytes) -> dict[str, Any]:
    """Return a line as a JSON object. Raise Uncountable if the line is no JSON object."""
    try:
        parsed = orjson.loads(line)
    except orjson.JSONDecodeError as error:
        raise Uncountable(f"a line of it is no JSON: {error}") from error

    if not isinstance(parsed, dict):
        raise Uncountable("a line of it is no JSON object")

    return parsed


def _read_choice(content: _Content, line: dict[str, Any]) -> None:
    """Read and count a choice whose line does not match CHOICE."""
    if line.get(UNREPLAYED):
        raise Uncountable("the rules of today do not follow it to its end")

    seat = line.get("seat")
    at = line.get("at")
    if not isinstance(seat, int) or not isinstance(at, float | int | None):
        _raise_nonsense("choice")

    if at is not None:
        if not 0 <= at < END_OF_TIME:
            _raise_nonsense("choice")
        content.ended_at = float(at)

    if not line.get(SUPERSEDED):
        _count_choice(content, seat, line.get("choice"), line.get("cause"))


def _count_choice(
    content: _Content, seat: Seat, choice: object, cause: object, times: int = 1
) -> None:
    """Count a choice as the player's own or as made by another, by its cause."""
    if cause in OWN:
        content.own[seat] += times
    # A pass in a window because the player was silent is counted as neither.
    elif cause != SILENCE or str(choice) not in content.tally.silences:
        content.others[seat] += times


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def _count_event(content: _Content, line: dict[str, Any], game: Rules, seats: int) -> None:
    """Pass an event to the game's tally, after checking the event."""
    kind = line.get("kind")
    facts = line.get("facts")
    to = line.get("to")
    if not isinstance(kind, str) or kind not in content.tally.heard:
        return

    declared_facts = (game.events.public if to is None else game.events.private).get(kind)
    # The facts must have the names and types that the game declares: `fault` says what is wrong.
    if declared_facts is None or not isinstance(facts, dict) or declared_facts.fault(facts):
        _raise_nonsense("event")

    if to is not None and not _are_seats((to,), seats):
        _raise_nonsense("event")

    for name in declared_facts.seats:
        # The fact is a number, a list or missing: `fault` has checked its type.
        fact = facts.get(name)
        if type(fact) is int:
            if not 0 <= fact < seats:
                _raise_nonsense("event")
        elif fact is not None and not _are_seats(fact, seats):
            _raise_nonsense("event")

    try:
        content.tally.hear(kind, facts, to)
    except (LookupError, ValueError, TypeError) as error:
        raise Uncountable(f"an event of it ({kind}) cannot be") from error


def _outcome(line: dict[str, Any], seats: int) -> Outcome:
    """Return the result line as an outcome. Raise Uncountable if it makes no sense."""
    try:
        result = _Result.model_validate(line)
    except ValidationError as error:
        raise Uncountable(f"its result is wrong: {first_sentence(error)}") from error

    if len(result.scores) != seats or len(result.ranks) != seats:
        _raise_nonsense("result")

    # The winners must be different seats.
    if not _are_seats(result.winners, seats) or len({*result.winners}) < len(result.winners):
        _raise_nonsense("result")

    winners = tuple(result.winners)
    return Outcome(winners, dict(enumerate(result.scores)), dict(enumerate(result.ranks)))


def _are_seats(values: Sequence[object], seats: int) -> bool:
    """Return whether all values are seats of the game."""
    for seat in values:  # noqa: SIM110 - a generator is slower, and this runs often
        if type(seat) is not int or not 0 <= seat < seats:
            return False
    return True


def _raise_nonsense(what: str) -> NoReturn:
    raise Uncountable(f"a line of it ({what}) makes no sense")
