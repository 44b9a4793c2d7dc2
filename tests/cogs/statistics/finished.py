"""Finished games with their records, as a running bot leaves them."""

import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from bot.store import Store
from bot.tables.repository import TABLE, Checkpoint
from bot.tables.table import Absence, Player, Result, Status, Table
from cogs.statistics.ports import Counted, CountedSitter, RecordedSeating, StoredRecord
from games.engine import record
from games.engine.asks import CLOCK
from games.engine.chance import SALT_BYTES, commitment
from games.engine.engine import JournalRow
from games.engine.game import Outcome
from games.engine.record_text import format_record
from games.engine.simulate import play
from games.registry import GAMES
from tests.cogs.statistics.serving import reading

GUILD = 7
# The largest id that the database can hold.
ADA = 2**63 - 1
BEN = 1002
CLEO = 1003
DORA = 1004
AUTUMN = 1_790_000_000.0
"""A day in September 2026, in seconds since 1970."""


class Autumn:
    """A clock that always shows the same time."""

    def now(self) -> float:
        return AUTUMN


class Finished(NamedTuple):
    """A table with a finished game, and its record."""

    table: Table
    record: bytes
    outcome: Outcome

    @property
    def seating(self) -> RecordedSeating:
        table = self.table
        sitters = tuple(
            CountedSitter(user_id=player.user_id, absence=player.absence, level=player.level)
            for player in table.players
        )
        return RecordedSeating(table.id, table.guild_id, table.game, sitters)

    @property
    def kept(self) -> StoredRecord:
        table = self.table
        stored = TABLE.dump_json(table), zlib.compress(self.record)
        return StoredRecord(table.id, table.guild_id, table.game, *stored)

    def lines(self, kind: str) -> list[bytes]:
        return [
            one
            for one in self.record.split(b"\n")
            if one.startswith(b'{"line": "%b"' % kind.encode())
        ]


class Deal(NamedTuple):
    journal: tuple[JournalRow, ...]
    outcome: Outcome


@cache
def dealt(slug: str, seats: int, number: int) -> Deal:
    """Return the journal and outcome of a game among house players."""
    game = GAMES[slug]
    rows = list[JournalRow]()
    houses = [game.houses["random"]() for _ in range(seats)]
    name = f"{slug} {seats} {number}"
    # Cached, because many tests need the same game with other people.
    played = play(game, game.Options(), houses, _seed(name), Random(name), rows)
    return Deal(tuple(rows), played.outcome)


@cache
def retold(slug: str, seats: int, number: int) -> tuple[str | None, ...]:
    """Return the lines that the rules make of that game, with None in place of each choice."""
    game = GAMES[slug]
    journal = dealt(slug, seats, number).journal
    heading = header(slug, [None] * seats, number, dealt_at=0.0)
    choices = (record.Played(0, row, "player", None) for row in journal)
    _, *lines = record.lines(heading, game, choices)
    return tuple(None if line["line"] == "choice" else format_record([line]) for line in lines)


def header(
    slug: str, people: Sequence[int | None], number: int, *, dealt_at: float
) -> record.Header:
    game = GAMES[slug]
    seed = _seed(f"{slug} {len(people)} {number}")
    salt = bytes(SALT_BYTES)
    return record.Header(
        game=slug,
        rules=game.rules_version,
        options={},
        seats=[
            record.Sitter(name=f"Hen {seat}", house=None if one else "random", joined=seat)
            for seat, one in enumerate(people)
        ],
        commitment=commitment(seed, salt),
        salt=salt.hex(),
        seed=seed.hex(),
        dealt_at=dealt_at,
    )


def _seed(name: str) -> bytes:
    return sha256(name.encode()).digest()


def finished(
    slug: str = "out",
    people: Sequence[int | None] = (ADA, BEN),
    *,
    number: int = 1,
    causes: Mapping[int, str] | None = None,
    away: Mapping[int, Absence] | None = None,
    ended_at: float = AUTUMN,
    guild_id: int = GUILD,
    aborted: str | None = None,
    **changes: Any,
) -> Finished:
    """Return a finished game of these people.

    Args:
        people: User ids by seat; None is a house player.
        number: Another number is another game.
        causes: By seat, what made its choices. The default is a player's press.
        away: By seat, why its player was absent at the end.
        aborted: The reason if the game was ended in its middle.
    """
    seats = len(people)
    deal = dealt(slug, seats, number)
    causes = causes or {}
    away = away or {}
    heading = header(slug, people, number, dealt_at=ended_at - len(deal.journal))

    def cause(row: JournalRow) -> str:
        if row.seat == CLOCK:
            return "clock"
        return causes.get(row.seat, "player" if people[row.seat] else "house")

    # An aborted game ends after half of its choices.
    journal = deal.journal[: len(deal.journal) // 2] if aborted else deal.journal
    # One choice per second, the last one at `ended_at`.
    since = ended_at - len(journal) + 1
    choices = [record.Played(0, row, cause(row), since + step) for step, row in enumerate(journal)]
    text = "".join(_assembled(heading, choices, retold(slug, seats, number), aborted))
    outcome = deal.outcome
    result = Result(list(outcome.winners), outcome.scores, outcome.ranks)
    facts: dict[str, Any] = {
        "game": slug,
        "guild_id": guild_id,
        "channel_id": 70,
        "host_id": people[0] or ADA,
        # Numbers of tables are unique on a server, also across games.
        "number": 1000 * [*GAMES].index(slug) + number,
        "seed": heading.seed,
        "salt": heading.salt,
        "key": "6b" * 16,
        "opened_at": heading.dealt_at,
        "status": Status.CLOSED if aborted else Status.OVER,
        "players": [
            Player(f"Hen {seat}", one, None if one else "random", absence=away.get(seat))
            for seat, one in enumerate(people)
        ],
        "result": None if aborted else result,
    }
    table = Table(f"{slug}-{number:05}", **(facts | changes))
    return Finished(table, text.encode(), outcome)


def _assembled(
    heading: record.Header,
    choices: Sequence[record.Played],
    lines: Sequence[str | None],
    aborted: str | None,
) -> Iterator[str]:
    """Yield the lines of a record without playing the game again.

    The cause of a choice is only on the line of the choice, so the other lines can be reused.
    """
    yield format_record([heading.as_line()])
    left = iter(choices)
    for line in lines:
        # None stands for the next choice.
        choice = next(left, None) if line is None else None
        if line is not None:
            yield line
        elif choice is not None:
            yield format_record([record.choice_line(choice)])
        else:
            yield format_record([record.aborted_line(aborted)])
            # Nothing follows the line that says why the game was ended.
            return


async def shelve(store: Store, game: Finished, counted: Counted) -> None:
    """Store a game as it is just after its record was written."""
    await store.tables.save(game.table, checkpoint=Checkpoint(0, JournalRow(0, 0, "", "f"), "{}"))
    await store.records.put_record(game.table.id, zlib.compress(game.record), [reading(counted)])
