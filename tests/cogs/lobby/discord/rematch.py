"""Games that are over, their button Once more, and whom it rings."""

from typing import Any

from bot.tables.table import Table
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.people import Person
from tests.support.shown import Shown
from tests.support.world import World


async def given_up(world: World, game: str = "heist", **settings: Any) -> Shown:
    """A game of everybody that was ended in its middle, which takes a moment only."""
    table_id = await dealt(world, game=game, **settings)
    clicker = Clicker(world, table_id, 1)
    while not (await world.live(table_id)).revision:
        await clicker.step()

    await world.coop.tables.moderation.end(table_id, world.ada.id)
    await world.settle()
    return world.table(table_id)


async def press(person: Person, result: Shown) -> Answer:
    """Once more, whatever it is called by now."""
    now = person.world.message(result.channel_id, result.id)
    return await person.click(now, now.verb("rematch"))


async def newest(world: World) -> Table:
    """The one live table of the server."""
    (table,) = await world.coop.store.tables.tables_on(world.guild.id)
    return table


def links(told: Answer) -> set[str]:
    """Where an answer leads."""
    said = [one for one in (told.shown, *told.followups) if one is not None]
    return {link for one in said for link in one.links}


def edits(world: World) -> int:
    """That Discord counts, of messages in #games."""
    there = f"/channels/{world.channel.id}/messages/"
    counted = [one for one in world.wire.requests if one.counts and one.method == "PATCH"]
    return sum(there in one.path for one in counted)


def rung(world: World) -> list[set[int]]:
    """Whom new messages have notified so far, each at a time."""
    posts = [one.body for one in world.wire.requests if one.method == "POST" and one.body]
    heard = [one.get("data", one).get("allowed_mentions", {}).get("users", ()) for one in posts]
    return [{int(user) for user in users} for users in heard if users]
