"""Rules that change during a game: it falls back to its last checkpoint and announces that."""

import pytest

from bot.tables.refusals import StaleClick
from bot.tables.table import Status
from games.engine.asks import Choice
from games.engine.game import Outcome, choose
from tests.bot.records.shelf import Changed
from tests.bot.tables.house import ADA, BEN, House
from tests.games.engine.toy import PASS, SQUAWK, Toy
from tests.support.expect import expect


async def test_changed_rules_fall_back_to_the_checkpoint_and_announce_it(
    house: House, table_id: str
) -> None:
    await house.press(table_id, ADA, 0)
    house.restart(games={"toy": Changed})
    table = await house.row(table_id)

    assert (table.epoch, table.revision, table.status) == (1, 0, Status.PLAYING)
    assert table.news[-1].kind == "table-fell-back"

    # The second restart replays the new epoch, which the new rules have written.
    await house.press(table_id, ADA, 0)
    house.restart()
    assert (await house.row(table_id)).epoch == 1
    assert {epoch for _, epoch, _ in house.store.journal} == {0, 1}


async def test_repeated_question_has_new_buttons_and_its_full_time(
    house: House,
    table_id: str,
) -> None:
    """It has the same number as before; only the epoch tells them apart."""
    old = await house.question(table_id, BEN)
    await house.press(table_id, ADA, 0)
    await house.wait(20)
    house.restart(games={"toy": Changed})
    again = await house.question(table_id, BEN)

    assert again.decision.number == old.decision.number
    assert again.deadline == house.clock.time + 30

    await expect(StaleClick, house.tables.press(table_id, BEN, old.token, [0]))

    await house.tables.press(table_id, BEN, again.token, [0])


class Louder(Toy):
    """A next version with windows that offer the same options in another order."""

    async def squawk(self, seat: int) -> Choice:
        return await choose("squawk", [PASS, SQUAWK], PASS, "window")


async def test_window_asked_again_refuses_the_old_buttons(house: House, at_window: str) -> None:
    old = await house.ask(at_window)
    await house.press(at_window, ADA, 1)
    house.restart(games={"toy": Louder})
    await house.ask(at_window)

    assert (await house.row(at_window)).epoch == 1
    assert (await house.row(at_window)).ask_number == 2

    await expect(StaleClick, house.tables.press(at_window, BEN, old.token, [0], public=True))


async def test_game_that_is_gone_closes_its_lobbies_and_pauses_its_tables(
    house: House, lobby: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A lobby can no longer be started, and the texts about the game are gone too."""
    paused = await house.deal(BEN)
    over = await house.open(BEN)
    await house.tables.moderation.end(over, ADA)
    house.restart(games={})
    # Loading a table is what checks whether its game is still offered.
    for one in await house.tables.wake():
        await house.tables.table(one)

    table = await house.row(lobby)
    assert (table.status, table.reason, table.due) == (Status.CLOSED, "closed-not-offered", None)
    assert (await house.row(over)).reason == "closed-by-host"
    assert await house.state(paused) == (Status.PAUSED, "paused-cannot-resume")
    assert house.store.tables[lobby].status is Status.CLOSED

    # A closed table is never due again.
    await house.wait(100_000)
    assert (await house.row(lobby)).reason == "closed-not-offered"
    assert not caplog.records, "nothing broke"


class Broken(Toy):
    """A next version that cannot continue any game of the present version."""

    async def play(self) -> Outcome:
        raise ZeroDivisionError


async def test_rules_that_fail_at_the_checkpoint_too_pause_the_table(
    house: House, table_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    house.restart(games={"toy": Broken})
    assert await house.state(table_id) == (Status.PAUSED, "paused-cannot-resume")
    assert f"table cannot be resumed and is paused: table={table_id}" in caplog.text

    # A later release mends the rules, and the game can go on.
    house.restart(games={"toy": Toy})
    await house.tables.unpause(table_id, 71)
    await house.press(table_id, ADA, 0)
