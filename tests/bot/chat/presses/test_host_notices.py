"""Whoever hosts a paused table is told of it at their next click, once."""

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.chat.presses.host_notices import HostNotices
from bot.tables.refusals import TableGone
from bot.tables.table import Status

HOST, TABLES = 7, ("t1", "t2")


class SlowTables:
    """Its tables go on while somebody looks."""

    async def table(self, table_id: str) -> Any:
        await asyncio.sleep(0)
        raise TableGone


async def test_two_clicks_at_once_settle_one_account() -> None:
    host_notices = HostNotices(SlowTables(), None, None)  # type: ignore[arg-type]
    for table_id in TABLES:
        host_notices.remember(SimpleNamespace(id=table_id, status=Status.PAUSED, host_id=HOST))  # type: ignore[arg-type]
    click: Any = SimpleNamespace(user=SimpleNamespace(id=HOST), extras={"answered": 4})
    await asyncio.gather(host_notices.pay(click), host_notices.pay(click))
    assert host_notices._owed == {}
