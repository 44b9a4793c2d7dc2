"""How much the bot says: requests that count against Discord's limit, for each accepted choice."""

import logging
from collections.abc import Callable
from random import Random

import pytest

from bot.chat.pace import ChatPace
from bot.tables.table import Status
from bot.tables.timing import Thinking
from tests.clicker import Clicker
from tests.glue.conftest import Opened
from tests.glue.dealing import dealt
from tests.ledger import journal
from tests.people import Person

log = logging.getLogger(__name__)

AIM = 1.0


class Thinker(Clicker):
    """People who take their time before they press, as people do."""

    async def answer(self, person: Person) -> None:
        await self.world.tick(Random(f"{self.rng.random()}").uniform(1.0, 12.0))
        question = await self.question(person)
        if question is not None and not question.settled:
            await super().answer(person)


@pytest.mark.parametrize(("people", "fill"), [(5, 0), (1, 5)], ids=["five", "one and four"])
async def test_requests_for_each_choice(
    opened: Opened, people: int, fill: int, record_property: Callable[[str, object], None]
) -> None:
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve")[:people]
    world = await opened(*names, seed=91, chat_pace=ChatPace(), thinking=Thinking())
    table_id = await dealt(world, fill=fill, pace="normal")
    world.wire.requests.clear()
    await Thinker(world, table_id, 91).play()
    assert (await world.live(table_id)).status is Status.OVER
    choices = [row for row in journal(world.database, table_id) if row[4] != "clock"]
    counted = [one for one in world.wire.requests if one.counts]
    ratio = len(counted) / len(choices)
    record_property("requests_per_choice", ratio)
    log.info("%d people: %d / %d = %.2f", people, len(counted), len(choices), ratio)
    assert ratio <= AIM
