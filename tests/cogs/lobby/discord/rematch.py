"""Games that are over, their rematch button, and the players it notifies."""

from typing import Any

from bot.tables.table import Table
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.people import Person
from tests.support.shown import Shown
from tests.support.world import World


async def given_up(world: World, game: str = "heist", **settings: Any) -> Shown:
    """Return the result of a game that was ended after its first choice.

    This is faster than a whole game.
    """
    table_id = await dealt(world, game=game, **settings)
    clicker = Clicker(world, table_id, 1)
    while not (await world.live(table_id)).revision:
        await clicker.step()

    await world.coop.tables.moderation.end(table_id, world.ada.id)
    await world.settle()
    return world.table(table_id)


async def press(person: Person, result: Shown) -> Answer:
    """Press the rematch button, which has different labels."""
    # The message is read again, because the button may have changed since.
    now = person.world.message(result.channel_id, result.id)
    return await person.click(now, now.verb("rematch"))


async def newest(world: World) -> Table:
    """Return the only live table of the server."""
    (table,) = await world.coop.store.tables.tables_on(world.guild.id)
    return table


def links(told: Answer) -> set[str]:
    """Return the links of an answer and of its follow-up messages."""
    said = [one for one in (told.shown, *told.followups) if one is not None]
    return {link for one in said for link in one.links}


def edits(world: World) -> int:
    """Return the number of edits in #games that count against Discord's rate limit."""
    there = f"/channels/{world.channel.id}/messages/"
    counted = [
        request for request in world.wire.requests if request.counts and request.method == "PATCH"
    ]
    return sum(there in one.path for one in counted)


def rung(world: World) -> list[set[int]]:
    """Return the players that new messages have notified so far, one set for each message."""
    posts = [
        request.body for request in world.wire.requests if request.method == "POST" and request.body
    ]
    # Answers to interactions hold the message below "data".
    heard = [
        message.get("data", message).get("allowed_mentions", {}).get("users", ())
        for message in posts
    ]
    return [{int(user) for user in users} for users in heard if users]
