"""Whole games on Discord, from the command to the result, by clicks on cards and tables."""

import pytest

from bot.tables.table import Status
from games.registry import GAMES
from tests.cogs.faces import FACES
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.games.contract.tables import hidden
from tests.support.clicker import Clicker
from tests.support.combinations import sampled
from tests.support.ledger import journal
from tests.support.sentences import sentence
from tests.support.world import World


class Reader(Clicker):
    """A clicker that reads the channel before each step.

    While a person has to decide, the table with its question is the newest message.
    """

    async def step(self) -> bool:
        aside = await self.world.coop.chat._drawer.aside(self.table_id)
        # A message that has not ended, such as a battle, stays below the table meanwhile.
        if await self.asked() and (aside is None or aside.ended):
            assert self.world.in_channel()[-1].belongs_to(self.table_id)

        return await super().step()


async def assert_settled(world: World, table_id: str) -> None:
    """Check the last messages of a game: the result, and cards that cannot be answered."""
    table = await world.live(table_id)
    assert table.status is Status.OVER
    assert table.result is not None

    final = world.table(table_id)
    assert sentence("table-over") in final.text
    assert not final.answers

    for seat, player in enumerate(table.players):
        assert player.name in final.text

        # A caught player of a heist has no score.
        score = table.result.scores.get(seat)
        assert score is None or str(score) in final.text

    for person in world.people.values():
        assert all(not message.answers for message in person.dms())


@pytest.mark.parametrize("slug", sampled(GAMES, GAMES, ["crazy"]))
async def test_one_person_plays_among_house_players(opened: Opened, slug: str) -> None:
    world = await opened("Ada", seed=42)
    table_id = await dealt(
        world, game=slug, fill=GAMES[slug].seats[-1], level="hard", **hidden(GAMES[slug]).SHORT
    )
    clicker = Reader(world, table_id, 42)
    await clicker.play()
    await assert_settled(world, table_id)
    causes = [row[4] for row in journal(world.database, table_id)]

    assert causes.count("player") == clicker.presses > 0
    assert "house" in causes

    messages = world.in_channel()
    told = [one.text for one in messages if not (one.belongs_to(table_id) or one.links)]
    # Each moment has one message, and the result is the last one.
    assert len({*told}) == len(told)
    assert messages[-1].id == world.table(table_id).id
    # A new game may have no messages beside its table.
    assert told or FACES[slug].aside is None
