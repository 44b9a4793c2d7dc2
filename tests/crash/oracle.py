"""The committed state, read from the database beside the bot, and the game replayed from it.

The connection is read-only: closing a writing one would repair what a crash has left.
"""

import json
import sqlite3
import zlib
from contextlib import closing
from typing import Any

import psycopg

from bot.common.database_url import DatabaseServer, Place
from bot.storage.postgres.statements import Executor
from bot.tables.repository import TABLE
from bot.tables.table import Status, Table
from games.engine.engine import Engine, JournalRow
from games.engine.errors import ReplayDiffers
from games.registry import GAMES

TABLES = "SELECT body FROM tables ORDER BY opened_at, number"
STEPS = """
    SELECT revision, seat, choice, fingerprint FROM journal WHERE epoch = 0 AND revision > ?
    ORDER BY revision
"""
CAUSES = "SELECT cause, count(*) FROM journal GROUP BY cause"
PRESSES = "SELECT seat, count(*) FROM journal WHERE cause = 'player' GROUP BY seat"
RECORD = "SELECT body FROM records"
NOT_YET = ("no such table", "unable to open", "database is locked")


class Unfaithful(Exception):
    """The rules could not have written this journal."""


class Oracle:
    """`engine` is the game at the end of the journal, or None before the deal.

    `alone`: more than one table is an error. Otherwise the first one is used, because a person who
    repeats an unanswered command may open two lobbies.
    """

    def __init__(self, database: Place, *, alone: bool = True) -> None:
        self._database = database
        self._alone = alone
        self.engine: Engine | None = None
        self.table: Table | None = None

    def look(self) -> None:
        """Read what is committed now. Raise Unfaithful if the journal cannot be replayed."""
        tables = [TABLE.validate_json(body) for (body,) in self._rows(TABLES)]
        if self._alone and len(tables) > 1:
            raise Unfaithful("there are two tables")

        ours = None if self.table is None else self.table.id
        self.table = next((table for table in tables if ours in (None, table.id)), None)
        if self.table is None or self.table.status is Status.LOBBY or self.table.dealt_at is None:
            return

        if self.engine is None:
            game = GAMES[self.table.game]
            options = game.Options(**self.table.options)
            seed = self.table.game_seed
            self.engine = Engine.deal(game, len(self.table.players), options, seed)

        # Only the steps since the last look are replayed.
        for row in self._rows(STEPS, self.engine.revision):
            try:
                self.engine.replay(JournalRow(*row))
            except ReplayDiffers as differs:
                raise Unfaithful(str(differs)) from differs

    def causes(self) -> dict[str, int]:
        return dict(self._rows(CAUSES))

    def presses(self) -> dict[int, int]:
        """Return the number of accepted presses by seat."""
        return dict(self._rows(PRESSES))

    def record(self) -> list[dict[str, Any]] | None:
        """Return the record's lines without the times, or None."""
        found = self._rows(RECORD)
        if not found:
            return None

        told = zlib.decompress(found[0][0]).decode().splitlines()
        lines = [json.loads(line) for line in told]
        return [{k: v for k, v in line.items() if k not in ("at", "dealt_at")} for line in lines]

    def _rows(self, sql: str, *values: object) -> list[Any]:
        if isinstance(self._database, DatabaseServer):
            with psycopg.connect(self._database.url) as line:
                return Executor(line).execute(sql, values).fetchall()

        if not self._database.exists():
            return []

        try:
            address = f"{self._database.as_uri()}?mode=ro"
            with closing(sqlite3.connect(address, uri=True)) as database:
                return database.execute(sql, values).fetchall()
        except sqlite3.OperationalError as error:
            # The bot may not have created the database or its tables yet.
            if str(error).startswith(NOT_YET):
                return []
            raise
