"""Makes new tables, with a number and secrets of their own."""

import secrets
from typing import Any

from bot.tables.context import TableContext
from bot.tables.table import Table
from bot.tables.tokens import new_key
from games.engine.chance import SALT_BYTES, SEED_BYTES

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH = 10


async def new_table(context: TableContext, **settled: Any) -> Table:
    """A lobby that is in no store yet. `settled`: the other fields of the table.

    Call it while holding `context.opening_on` of its server.
    """
    guild_id = settled["guild_id"]
    return Table(
        id="".join(secrets.choice(_ALPHABET) for _ in range(ID_LENGTH)),
        number=await context.store.next_number(guild_id),
        seed=secrets.token_hex(SEED_BYTES),
        salt=secrets.token_hex(SALT_BYTES),
        key=new_key(secrets.token_hex(16)),
        opened_at=context.sessions.now(),
        is_cut=True,
        era=context.sessions.era,
        expires_at=context.lobby_closes_at(guild_id),
        **settled,
    )
