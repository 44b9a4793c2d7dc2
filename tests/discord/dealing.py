"""Start a game: all people of the world sit at one table, and the cards are dealt."""

from typing import Any

from tests.discord.conftest import Opened
from tests.support.clicker import Clicker
from tests.support.world import World


async def dealt(
    world: World, *, game: str = "heist", fill: int = 0, pace: str = "quick", **settings: Any
) -> str:
    """Return the table's id. The first person of the world is the host."""
    host, *others = world.people.values()
    known = {table.id for table in await world.coop.tables.tables_in(world.channel.id)}
    if fill:
        settings["fill"] = fill

    await host.start(game, pace=pace, **settings)
    tables = await world.coop.tables.tables_in(world.channel.id)
    # The one table that was not there before.
    (table_id,) = {one.id for one in tables} - known
    for other in others:
        await other.join(table_id)

    await host.do("start", table_id=table_id)
    return table_id


PEOPLE = ("Ada", "Ben", "Cleo")
SEEDS = 60
"""Number of games that are searched for a moment. Usually the first one has it."""


async def reach(world: World, table_id: str, kind: str, seed: int = 1) -> Clicker:
    """Play until the table waits for this kind of ask, or the game is over."""
    clicker = Clicker(world, table_id, seed)
    await clicker.skip(until=lambda: clicker.waits_for == kind)
    return clicker


async def game_at(opened: Opened, kind: str, seed: int, **making: Any) -> Clicker:
    """Return a game of three players that waits for this kind of ask.

    If changed rules deal this seed in another way, one of the next seeds will do.
    """
    for tried in range(seed, seed + SEEDS):
        world = await opened(*PEOPLE, seed=tried, **making)
        clicker = await reach(world, await dealt(world), kind, tried)
        if clicker.waits_for == kind:
            return clicker

    raise AssertionError(f"no {kind} in {SEEDS} games")


def state_of(world: World, table_id: str) -> Any:
    """Return the state of the game, which no player knows as a whole."""
    session = world.coop.tables.sessions._sessions[table_id]
    assert session.engine is not None
    return session.engine.game.state
