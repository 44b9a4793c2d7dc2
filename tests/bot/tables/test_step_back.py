"""A step back in each game: hidden cards are shuffled again, and the record can be verified."""

from random import Random
from typing import Any, cast

import pytest

from bot.records.records import Records
from bot.tables.deadlines import Thinking
from cogs.replays.stories import replay
from games.engine.asks import CLOCK
from games.engine.house import default_choice
from games.engine.referee import verify
from games.registry import GAMES
from tests.bot.records.shelf import Shelf
from tests.bot.tables.house import BEN, CLEO, DAN, House
from tests.bot.tables.test_moderation import MO
from tests.support.found import found

FEW = 6
LONGEST = 2000
"""Steps after which a game is taken for endless."""


@pytest.fixture
def house() -> House:
    return House(games=GAMES, thinking=Thinking(0, 0, moment=0))


async def choose(house: House, table_id: str, most: int) -> None:
    """Take the default of up to `most` open decisions."""
    for made in range(most):
        async with house.changing(table_id) as change:
            if found(change.engine).ask is None:
                return

            seat, decision = next(iter(found(found(change.engine).ask).owed.items()))
            choice = default_choice(decision, Random(made))
            change.take(seat, choice, "clock" if seat == CLOCK else "player", house.clock.now())


@pytest.mark.parametrize("game", GAMES)
async def test_record_and_replay_are_complete_after_steps_back(house: House, game: str) -> None:
    shelf = Shelf(house.store)
    table_id = await house.deal(*(BEN, CLEO, DAN)[: GAMES[game].seats[0] - 1], game=game)
    for epoch in (1, 2):
        await choose(house, table_id, FEW)
        await house.tables.moderation.step_back(table_id, MO)
        house.restart()

        # The epochs that began with a shuffle.
        assert (await house.row(table_id)).mixed == (1, 2)[:epoch]

    # A dozen further steps show whether the cards are the right ones. One game is played out.
    await choose(house, table_id, LONGEST if game == "out" else 2 * FEW)
    if (await house.row(table_id)).is_live:
        assert game != "out"
        await house.tables.moderation.end(table_id, MO, moderator=True)

    record = await Records(cast(Any, shelf), GAMES).read(await house.tables.table(table_id))
    assert verify(record, GAMES).why is None
    assert record.count('"mixed": true') == 2

    # The recap replays the last epoch, in which every step must succeed.
    assert all(one.step is not None for one in replay(await shelf.chronicle(table_id), GAMES))

    unmixed = record.replace('"mixed": true', '"mixed": false')
    assert verify(unmixed, GAMES).why is not None, "who says that nothing was shuffled, lies"


async def test_step_back_shuffles_hidden_cards_again(house: House) -> None:
    table_id = await house.deal(BEN, CLEO, game="heist")
    checkpoint = house.store.checkpoints[table_id, 0]
    await house.tables.moderation.step_back(table_id, MO)
    before = GAMES["heist"].State.from_json(checkpoint.state)
    after = GAMES["heist"].State.from_json(house.store.checkpoints[table_id, 1].state)
    for pile in ("slots", "pile", "loot_pile"):
        assert getattr(after, pile) != getattr(before, pile)

    # What players hold and know stays as it was.
    assert cast(Any, after).seats == cast(Any, before).seats
