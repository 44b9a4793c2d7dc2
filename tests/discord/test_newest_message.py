"""While a person has to decide, the table with its question is the newest message."""

import pytest

from games.registry import GAMES
from tests.cogs.faces import FACES
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker

STEPS = 80
"""Presses and waits. Each of our games posts messages beside its table within them."""


@pytest.mark.parametrize("game", GAMES)
async def test_question_is_the_newest_message(opened: Opened, game: str) -> None:
    least = GAMES[game].seats[0]
    world = await opened("Ada", "Ben", seed=5)
    table_id = await dealt(world, game=game, fill=least if least > 2 else 0)
    clicker = Clicker(world, table_id, 5)
    asides = set()
    for _ in range(STEPS):
        aside = await world.coop.chat._drawer.aside(table_id)
        # A message that has not ended, such as a battle, stays below the table meanwhile.
        if await clicker.asked() and (aside is None or aside.ended):
            assert world.in_channel()[-1].belongs_to(table_id)
        if aside is not None:
            asides.add(aside.key)
        if not await clicker.step():
            break

    # A new game may have no messages beside its table.
    assert asides or FACES[game].aside is None
