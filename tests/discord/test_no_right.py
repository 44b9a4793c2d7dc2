"""Commands and buttons without the right to them.

The presser is the host or a player of the table, so only the thing that the test names is wrong.
"""

from itertools import product

import discord
from simcord.backend.models import Overwrite

from bot.tables.refusals import HostOrModeratorOnly, StaleClick
from bot.tables.tokens import public_token, seat_token, table_token
from cogs.lobby.cog import NoTableToMove
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.places import MEMBER, slash
from tests.support.ledger import unchanged
from tests.support.sentences import assert_refused
from tests.support.world import World

IN_A_LOBBY = ("join", "leave", "house", "remove", "start", "cancel", "decline", "hand")
IN_A_GAME = (
    *(
        "hand",
        "explain",
        "more-card",
        "order",
        "now",
        "back",
        "depart",
        "end",
        "record",
        "cancel",
        "start",
    ),
    *("return", "story"),
)


async def all_but_the_right_one(world: World, table_id: str) -> list[str]:
    """Return tokens that this table has signed for other purposes, and one that no table
    has signed.
    """
    table = await world.live(table_id)
    key = table.key
    epoch = table.epoch
    number = max(table.ask_number, 0)
    return [seat_token(key, epoch, number, 0), public_token(key, epoch, number), "AAAAAAAAAA"]


async def test_lobby_buttons_need_a_valid_signature(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo")
    await world.ada.start()
    table_id = (await world.the_table()).id
    await world.ben.join()
    with unchanged(world.database):
        for verb, token in product(IN_A_LOBBY, await all_but_the_right_one(world, table_id)):
            # Host, player and stranger.
            for person in (world.ada, world.ben, world.cleo):
                answer = await person.forge(world.table(), f"coop:{table_id}:{token}:{verb}:0")
                assert_refused(answer, StaleClick())


async def test_table_buttons_need_a_valid_signature(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo")
    table_id = await dealt(world)
    with unchanged(world.database):
        for verb, token in product(IN_A_GAME, await all_but_the_right_one(world, table_id)):
            answer = await world.ada.forge(world.table(), f"coop:{table_id}:{token}:{verb}:0")
            assert_refused(answer, StaleClick())


async def test_moderator_of_one_channel_has_no_right_in_another(opened: Opened) -> None:
    world = await opened("Ada", "Ben")
    await world.ada.start()
    table = await world.the_table()
    dan = world.add("Dan")
    attic = world.guild.create_text_channel("attic")
    # The right to manage messages holds in one channel only.
    may = discord.Permissions(manage_messages=True).value
    world.env.backend.set_overwrite(attic.id, Overwrite(dan.id, MEMBER, allow=may, deny=0))
    with unchanged(world.database):
        assert_refused(await slash(dan, attic, "chicken move"), NoTableToMove())

    # The command offers him no table either.
    assert not await dan.member.autocomplete(attic, "chicken move", "table", "")

    await slash(dan, attic, "chicken start heist")
    on = world.messages(attic.id)[-1]
    token = table_token((await world.live(table.id)).key)
    with unchanged(world.database):
        answer = await dan.forge(on, f"coop:{table.id}:{token}:end:0")
        assert_refused(answer, HostOrModeratorOnly(host="Ada"))
        answer = await slash(dan, attic, "chicken move", table=table.id)
        assert_refused(answer, HostOrModeratorOnly(host="Ada"))
