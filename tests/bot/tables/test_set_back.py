"""A table that was further once: what it knows of that, and which buttons count."""

import pytest

from bot.tables.ports import Live
from bot.tables.refusals import NotDealtYet, StaleClick, TableSetBack
from bot.tables.tokens import _sign, public_token, seat_token, table_token
from tests.bot.tables.house import ADA, BEN, House
from tests.games.engine.toy import Toy


@pytest.fixture
def house() -> House:
    return House()


async def test_a_table_that_is_set_back_knows_no_button_from_before(house: House) -> None:
    table_id = await house.deal(BEN)
    token = (await house.question(table_id, ADA)).token
    house.restart()
    await house.tables.wake("1")
    assert (await house.tables.scene(table_id)).set_back
    with pytest.raises(StaleClick):
        await house.tables.press(table_id, ADA, token, [0])
    assert house.told[-1] == table_id

    house.restart()
    await house.tables.wake("1")
    anew = (await house.question(table_id, ADA)).token
    await house.tables.press(table_id, ADA, anew, [0])
    for _ in range(20):
        await house.wait(60)
    assert not (await house.tables.scene(table_id)).set_back, "it is news for a while"


def test_buttons_are_signed_for_good() -> None:
    """Otherwise an update would make all that stand stale."""
    signed = {
        "0f" * 16: ["0ATQdoCOus", "CmD-vyWr5O", "m7nwkUEv6y"],  # by tables of earlier versions
        "0f" * 32: ["Vtxs-DaRfZ", "g170HqSpJA", "2J-4B73dS9"],
    }
    for key, kept in signed.items():
        tokens = [seat_token(key, 2, 9, 1), public_token(key, 2, 9), table_token(key)]
        assert tokens == kept


async def test_a_button_from_the_future_sets_a_table_back(house: House) -> None:
    """Whoever presses it; a forged one does not."""
    table_id = await house.deal(BEN)
    table = (await house.session(table_id)).table
    key, seat = table.key, table.seat_of(ADA)
    tokens = [public_token(key, 0, 9), seat_token(key, 0, 9, seat)]
    strangers = [public_token("00" * 16, 0, 9), seat_token(key, 1, 9, seat), "forged", ""]
    for token in strangers:
        with pytest.raises(StaleClick) as refused:
            await house.tables.press(table_id, ADA, token, [0])
        assert not isinstance(refused.value, TableSetBack)
        assert (await house.row(table_id)).key == key
    for token in tokens:
        async with house.changing(table_id) as change:
            change.table.key = key
        with pytest.raises(TableSetBack):
            await house.tables.press(table_id, ADA, token, [0], public=token == tokens[0])
        anew = (await house.row(table_id)).key
        assert (anew != key, len(anew)) == (True, len(key))
        assert house.store.tables[table_id].set_back_at == table.revision
    assert not house.store.journal


async def test_a_search_for_a_button_leaves_the_cache_to_those_that_are_looked_at(
    house: House,
) -> None:
    table_id = await house.deal(BEN)
    for cached in (public_token, seat_token):
        cached.cache_clear()
    for public in (False, True):
        with pytest.raises(StaleClick):
            await house.tables.press(table_id, ADA, "forged", [0], public=public)
    assert [one.cache_info().currsize for one in (public_token, seat_token)] == [1, 1]


async def test_a_button_pressed_a_moment_too_late_is_found_among_a_few(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody double-clicks; nobody should pay for 300 steps of the future."""
    table_id = await house.deal(BEN)
    late = (await house.question(table_id, ADA)).token
    await house.tables.press(table_id, ADA, late, [0])
    await house.tables.press(table_id, BEN, (await house.question(table_id, BEN)).token, [0])
    for cached in (public_token, seat_token):
        cached.cache_clear()
    signed: list[str] = []

    def counted(key: str, what: str) -> str:
        signed.append(what)
        return _sign(key, what)

    monkeypatch.setattr("bot.tables.tokens._sign", counted)
    with pytest.raises(StaleClick):
        await house.tables.press(table_id, ADA, late, [0])
    assert 0 < len(signed) < 10


async def test_a_lobby_that_was_dealt_once_knows_even_the_first_button(house: House) -> None:
    table_id = await house.open(BEN)
    key = (await house.row(table_id)).key
    with pytest.raises(TableSetBack):
        await house.tables.press(table_id, ADA, public_token(key, 0, 0), [0], public=True)


async def test_a_lobby_knows_the_buttons_of_every_seat_that_it_may_come_to_have(
    house: House,
) -> None:
    """Nobody knows where whoever presses came to sit."""
    most = Toy.seats[-1]
    for seat in (0, most - 1, most):
        table_id = await house.open(BEN)
        token = seat_token((await house.row(table_id)).key, 0, 0, seat)
        refusal = TableSetBack if seat < most else NotDealtYet
        with pytest.raises(refusal) as refused:
            await house.tables.press(table_id, ADA, token, [0])
        assert type(refused.value) is refusal


async def test_a_table_that_is_gone_while_the_clock_is_set_keeps_nobody_waiting(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await house.deal(BEN)
    house.tables.let_go(table_id)
    listed = await house.store.live()

    async def live() -> list[Live]:
        return listed

    house.store.live = live  # type: ignore[method-assign]
    del house.store.tables[table_id]
    house.clock.time -= 500
    await house.tables.clock_moved(-500)
    assert house.tables.next_due() is None
    assert not caplog.records
