"""Gets a game going: everybody of the world at one table, and the cards dealt."""

from typing import Any

from tests.discord.conftest import Opened
from tests.support.clicker import Clicker
from tests.support.world import World


async def dealt(
    world: World, *, game: str = "heist", fill: int = 0, pace: str = "quick", **settings: Any
) -> str:
    """The table's id. The first of the world's people is the host."""
    host, *others = world.people.values()
    known = {one.id for one in await world.coop.tables.tables_in(world.channel.id)}
    if fill:
        settings["fill"] = fill

    await host.start(game, pace=pace, **settings)
    tables = await world.coop.tables.tables_in(world.channel.id)
    (table_id,) = {one.id for one in tables} - known
    for other in others:
        await other.join(table_id)

    await host.do("start", table_id=table_id)
    return table_id


PEOPLE = ("Ada", "Ben", "Cleo")
SEEDS = 60
"""How many games are looked through for a moment; the first one should have it."""


async def reach(world: World, table_id: str, kind: str, seed: int = 1) -> Clicker:
    """Play until the table waits for an ask of that kind (or the game is over)."""
    clicker = Clicker(world, table_id, seed)
    await clicker.skip(until=lambda: clicker.waits_for == kind)
    return clicker


async def game_at(opened: Opened, kind: str, seed: int, **making: Any) -> Clicker:
    """A game of three people that waits for an ask of that kind.

    Where another version of the rules deals that seed otherwise, one of the next will do.
    """
    for tried in range(seed, seed + SEEDS):
        world = await opened(*PEOPLE, seed=tried, **making)
        clicker = await reach(world, await dealt(world), kind, tried)
        if clicker.waits_for == kind:
            return clicker

    raise AssertionError(f"no {kind} in {SEEDS} games")


def state_of(world: World, table_id: str) -> Any:
    """The game's own state, as only the house knows it."""
    session = world.coop.tables.sessions._sessions[table_id]
    assert session.engine is not None
    return session.engine.game.state
