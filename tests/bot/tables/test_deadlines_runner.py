"""Due tables are carried out, and tried again later if that fails."""

from typing import Any

import pytest

from bot.tables.deadlines_runner import CHECK_AGAIN, RETRY
from bot.tables.table import Status, Timer
from games.engine.asks import CLOCK, ClockId
from tests.bot.tables.house import ADA, BEN, GUILD, House
from tests.games.engine.toy import Toy
from tests.support.found import found

EXPIRED = 30 * 60.0


@pytest.mark.parametrize("trouble", ["fail", "stuck"])
async def test_table_that_could_not_be_written_is_tried_again(
    house: House, lobby: str, trouble: str
) -> None:
    setattr(house.store, trouble, True)
    await house.wait(EXPIRED)

    assert house.store.tables[lobby].status is Status.LOBBY
    assert house.tables.next_due() == house.clock.time + RETRY

    setattr(house.store, trouble, False)
    await house.wait(RETRY)
    assert await house.state(lobby) == (Status.CLOSED, "closed-expired")


async def test_no_table_falls_due_on_an_unreachable_server() -> None:
    within_reach = False
    house = House(reaches=lambda guild_id: within_reach or guild_id != GUILD)
    table_id = await house.open(BEN)
    await house.wait(EXPIRED)

    assert (await house.row(table_id)).status is Status.LOBBY
    assert house.tables.next_due() == house.clock.time + CHECK_AGAIN

    # Discord is back: the clock has stood still for this table.
    within_reach = True
    await house.tables.correct_timers(EXPIRED, lambda guild_id: guild_id != GUILD)
    await house.wait(CHECK_AGAIN)

    assert (await house.row(table_id)).reason == "closed-expired"


@pytest.mark.parametrize("is_paused", [False, True])
async def test_table_of_an_older_coop_keeps_its_expiry(
    house: House, lobby: str, is_paused: bool
) -> None:
    """Older versions stored the expiry as a timer of the clock."""
    if is_paused:
        await house.tables.lobbies.start(lobby, ADA)
        await house.tables.pause(lobby, "paused-channel-gone")

    stored = house.store.tables[lobby]
    due = found(stored.expires_at)
    # Rewrite the row as such a version would have stored it.
    stored.timers = {CLOCK: Timer(due, ClockId("paused" if is_paused else "lobby"), -1)}
    stored.expires_at = None
    await house.come_back()

    assert (await house.tables.scene(lobby)).until == due
    assert house.tables.next_due() == due

    await house.wait(due - house.clock.time)
    reason = "closed-forgotten" if is_paused else "closed-expired"

    assert await house.state(lobby) == (Status.CLOSED, reason)


async def test_live_table_without_a_due_time_is_looked_at_first(house: House, lobby: str) -> None:
    unknown = await house.open(BEN)
    # A row of an older version, which stored no due time.
    house.store.tables[unknown].due = None
    house.restart()

    assert await house.tables.wake() == [unknown, lobby]
    assert house.tables.next_due() == house.clock.time


class Stumbling(Toy):
    """A test game that raises once, when a silent seat gets its default."""

    breaks: list[bool] = [True]  # noqa: RUF012

    async def pick_card(self, seat: int) -> Any:
        picked = await super().pick_card(seat)
        if self.breaks and self.breaks.pop():
            raise ZeroDivisionError
        return picked


async def test_table_with_a_broken_script_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    house = House(games={"toy": Stumbling})
    await house.deal(BEN)
    await house.wait(31)

    assert not house.store.journal
    assert house.tables.next_due() == house.clock.time + RETRY

    await house.wait(RETRY)
    # The second attempt succeeds, because the game raises only once.
    assert {*house.causes()} == {"timeout"}
    assert "due choice refused, trying again" in caplog.text


async def test_failing_table_does_not_delay_the_others(house: House) -> None:
    lobbies = [await house.open() for _ in range(3)]
    house.store.fail = True  # the first commit of the three
    await house.wait(EXPIRED)
    closed = [(await house.row(one)).status is Status.CLOSED for one in lobbies]

    assert sorted(closed) == [False, True, True]


async def test_table_that_is_no_longer_stored_is_never_due(house: House, lobby: str) -> None:
    house.tables.sessions.let_go(lobby)
    del house.store.tables[lobby]
    await house.wait(EXPIRED)

    assert house.tables.next_due() is None
