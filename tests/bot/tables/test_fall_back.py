"""Rules that have changed under a game: it goes back to its last checkpoint, and says so."""

import pytest

from bot.tables.refusals import StaleClick
from bot.tables.table import Status
from games.engine.asks import Choice
from games.engine.game import Outcome, choose
from tests.bot.tables.house import ADA, BEN, House, window
from tests.games.engine.toy import PASS, SQUAWK, Toy


@pytest.fixture
def house() -> House:
    return House()


class Changed(Toy):
    """The next version: round cards are asked in another order, so that replays differ."""

    async def cards_at_once(self) -> None:
        self.tell("patched")
        for hand in self.state.hands:
            hand.reverse()
        await super().cards_at_once()

    async def play(self) -> Outcome:
        return await super().play()


async def test_changed_rules_fall_back_to_the_checkpoint_and_say_so(house: House) -> None:
    table_id = await house.deal(BEN)
    await house.press(table_id, ADA, 0)
    house.settings["games"] = {"toy": Changed}
    house.restart()
    table = await house.row(table_id)

    assert (table.epoch, table.revision, table.status) == (1, 0, Status.PLAYING)
    assert table.news[-1].kind == "table-fell-back"

    await house.press(table_id, ADA, 0)
    house.restart()
    assert (await house.row(table_id)).epoch == 1
    assert {epoch for _, epoch, _ in house.store.journal} == {0, 1}


async def test_a_question_that_is_asked_again_has_new_buttons_and_all_its_time(
    house: House,
) -> None:
    """It has the number that it had before: only the epoch tells them apart."""
    table_id = await house.deal(BEN)
    old = await house.question(table_id, BEN)
    await house.press(table_id, ADA, 0)
    await house.wait(20)
    house.settings["games"] = {"toy": Changed}
    house.restart()
    again = await house.question(table_id, BEN)

    assert again.decision.number == old.decision.number
    assert again.deadline == house.clock.time + 30

    with pytest.raises(StaleClick):
        await house.tables.press(table_id, BEN, old.token, [0])

    await house.tables.press(table_id, BEN, again.token, [0])


class Louder(Toy):
    """Another next version: its windows offer the same in another order."""

    async def squawk(self, seat: int) -> Choice:
        return await choose("squawk", [PASS, SQUAWK], PASS, "window")


async def test_so_has_a_window(house: House) -> None:
    table_id = await window(house)
    old = await house.ask(table_id)
    await house.press(table_id, ADA, 1)
    house.settings["games"] = {"toy": Louder}
    house.restart()
    await house.ask(table_id)

    assert (await house.row(table_id)).epoch == 1
    assert (await house.row(table_id)).ask_number == 2

    with pytest.raises(StaleClick):
        await house.tables.press(table_id, BEN, old.token, [0], public=True)


async def test_a_game_that_left_the_house_pauses_its_tables(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await house.deal(BEN)
    house.settings["games"] = {}
    house.restart()
    table = await house.row(table_id)

    assert (table.status, table.reason) == (Status.PAUSED, "paused-cannot-resume")
    assert not caplog.records, "nothing broke"


async def test_a_lobby_of_a_game_that_left_the_house_is_closed(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody could start it, and what it says of the game went along."""
    table_id = await house.open(BEN)
    paused = await house.deal(BEN)
    over = await house.open(BEN)
    await house.tables.moderation.end(over, ADA)
    house.settings["games"] = {}
    house.restart()
    for one in await house.tables.wake():
        await house.tables.table(one)

    table = await house.row(table_id)
    assert (table.status, table.reason, table.due) == (Status.CLOSED, "closed-not-offered", None)
    assert (await house.row(over)).reason == "closed-by-host"
    assert (await house.row(paused)).status is Status.PAUSED
    assert house.store.tables[table_id].status is Status.CLOSED

    await house.wait(100_000)
    assert (await house.row(table_id)).reason == "closed-not-offered"
    assert not caplog.records, "nothing broke"


class Broken(Toy):
    """A next version that cannot make anything of a game of today's."""

    async def play(self) -> Outcome:
        raise ZeroDivisionError


async def test_rules_that_break_at_the_checkpoint_too_pause_its_tables(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await house.deal(BEN)
    house.settings["games"] = {"toy": Broken}
    house.restart()
    table = await house.row(table_id)

    assert (table.status, table.reason) == (Status.PAUSED, "paused-cannot-resume")
    assert f"table cannot be resumed and is paused: table={table_id}" in caplog.text

    house.settings["games"] = {"toy": Toy}
    house.restart()
    await house.tables.unpause(table_id, 71)
    await house.press(table_id, ADA, 0)
