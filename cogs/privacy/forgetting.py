"""Forgetting somebody: the same walk while Coop plays and while it does not."""

import logging
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.i18n.words import instance
from bot.records.text import agreeing
from bot.tables.refusals import TableGone
from bot.tables.session_cache import SessionCache
from bot.tables.table import Table, alone_with
from cogs.privacy import erasure
from cogs.privacy.repository import ErasureRepository

log = logging.getLogger(__name__)

BITE = 100
"""Tables that are looked through at once; other work waits meanwhile."""

PASSES = 3
"""So often all tables are looked through, at most: whoever asked may play on, and sit down at a
table that was looked at a moment before.
"""

Name = Callable[[str], str]
"""What somebody is called in that language whom nobody remembers."""

Told = Callable[[str], None]
Forgotten = Callable[[int], object]
Quiet = Callable[[str], Awaitable[None]]


async def _at_once(_: str) -> None:
    """Where nobody writes records or messages."""


def nobody(locale: str) -> str:
    """What somebody is called whom nobody remembers."""
    return instance(locale)("forgotten-name")


class Forgetting:
    """`calm` waits until all messages of a table show what is true, `quiet` until nobody writes its
    record; `changed` hears of each whose record is written anew. `forgotten` is told of each person
    just before nothing is known of them any more, and just after: what is under way for them must
    not bring anything back, and what was looked up meanwhile is not true any more.
    """

    def __init__(
        self,
        erasure: ErasureRepository,
        sessions: SessionCache,
        name: Name,
        *,
        calm: Quiet = _at_once,
        quiet: Quiet = _at_once,
        changed: Told = lambda _: None,
        forgotten: Forgotten = lambda _: None,
    ) -> None:
        self._erasure = erasure
        self._sessions = sessions
        self._name = name
        self._calm = calm
        self._quiet = quiet
        self._changed = changed
        self._forgotten = forgotten

    async def forget(self, user_id: int) -> None:
        """Whatever is left of this person. May be broken off and begun again at any time. Raises
        what the store raises.
        """
        for _ in range(PASSES):
            was_named = await self._leave_all(user_id)
            await self._forget_dm(alone_with(user_id))
            if not was_named:
                break
        self._forgotten(user_id)
        await self._erasure.forget_person(user_id)
        self._forgotten(user_id)
        log.info("somebody was forgotten, as they asked")

    async def _leave_all(self, user_id: int) -> bool:
        """Whether any table named this person."""
        is_named, after = False, ""
        while True:
            found, last = await self._erasure.naming(user_id, after, BITE)
            for table_id, is_live in found:
                await self._at(table_id, user_id, is_live=is_live)
            if last is None:
                return is_named
            is_named, after = is_named or bool(found), last

    async def _at(self, table_id: str, user_id: int, *, is_live: bool) -> None:
        with suppress(TableGone):  # what is left of it goes below
            if is_live and await erasure.forget_at(self._sessions, table_id, user_id, self._name):
                await self._calm(table_id)
                return
        await self._quiet(table_id)
        async with self._sessions.set_aside(table_id):
            await self._erasure.rewrite(
                table_id,
                lambda table: erasure.forget(table, user_id, self._name(table.locale)),
                rewritten,
            )
        self._changed(table_id)

    async def _forget_dm(self, guild_id: int) -> None:
        """What they played alone with the house goes wholly: it was nobody else's, and what stands
        in the place of its server is their own number.
        """
        while found := await self._erasure.tables_of_server(guild_id, BITE):
            for table_id in found:
                await self._quiet(table_id)
            await self._erasure.drop_tables(found)
            for table_id in found:
                self._sessions.drop(table_id)
                self._changed(table_id)
        await self._erasure.forget_server(guild_id)


def rewritten(record: bytes, table: Table) -> bytes | None:
    """The record without whom its table has forgotten. None where nobody can read who is in it."""
    try:
        text = zlib.decompress(record).decode()
        agreed = agreeing(text, table)
    except (ValueError, zlib.error):
        log.warning("corrupt record deleted: table=%s", table.id)
        return None
    return record if agreed == text else zlib.compress(agreed.encode(), 9)
