"""Finds out who has left the server.

Discord tells of that only with a privileged intent, so it is asked: for one person, and only with
a reason, which is a turn that was missed or a DM that is shut.
"""

import logging
from collections.abc import Iterator

from bot.common.refused import Refused
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.discord_api.outbox import Outbox
from bot.discord_api.rate_limiter import Priority
from bot.tables.scene import TableSummary
from bot.tables.table import Absence, Status
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


class Membership:
    """`check` is the work of `Chore.MEMBER`."""

    def __init__(self, tables: Tables, outbox: Outbox) -> None:
        self._tables = tables
        self._outbox = outbox
        self._asked: set[tuple[str, int]] = set()

    def suspects(self, table: TableSummary) -> Iterator[int]:
        """The people who have fallen silent since the last look. Each is asked for once, until they
        are heard of again.
        """
        for player in table.players:
            if player.user_id is None:
                continue
            key = table.id, player.user_id
            if table.status is not Status.PLAYING or player.user_id not in table.silent:
                self._asked.discard(key)
            elif key not in self._asked:
                self._asked.add(key)
                yield player.user_id

    async def check(self, table_id: str, user_id: int) -> None:
        """Ask for this person; somebody who is gone leaves the table, too."""
        try:
            table = await self._tables.table(table_id)
            player = table.player(user_id)
            if not table.is_live or player is None or player.absence is Absence.GONE:
                return
            await self._outbox.turn(Priority.DECORATION)
            if not await self._outbox.is_member(table.guild_id, user_id):
                await self._tables.depart(table_id, user_id, Absence.GONE)
        except Refused as refused:
            log.info("player not marked as gone: table=%s: %r", table_id, refused)
        except ERRORS as error:
            if problem(error) is Problem.OURS:
                raise
            self._asked.discard((table_id, user_id))  # the table's next change asks again
            log.info("membership unknown: %s", error)
