"""Tables of a database that was restored from an older copy, and the signatures of buttons."""

import pytest

from bot.tables import tokens
from bot.tables.refusals import StaleClick
from bot.tables.tokens import public_token, seat_token, table_token
from tests.bot.tables.house import ADA, House, interrupt
from tests.support.expect import expect


async def test_table_set_back_refuses_earlier_buttons(house: House, table_id: str) -> None:
    token = (await house.question(table_id, ADA)).token
    house.restart()
    # The argument names the restore; each table must be told of it once.
    await house.tables.wake("1")

    assert (await house.tables.scene(table_id)).set_back

    await expect(StaleClick, house.tables.press(table_id, ADA, token, [0]))

    # The refused press redraws the table, so that it shows buttons that count.
    assert house.told[-1] == table_id

    house.restart()
    # The same restore again: the table knows of it already.
    await house.tables.wake("1")
    await house.press(table_id, ADA, 0)
    # Play on until the notice has left the recent news.
    for _ in range(20):
        await house.wait(60)

    assert not (await house.tables.scene(table_id)).set_back, "it is news for a while"


def test_signatures_of_buttons_never_change() -> None:
    """Otherwise an update would make every button in a channel stale."""
    signed = {
        "0f" * 16: ["0ATQdoCOus", "CmD-vyWr5O", "m7nwkUEv6y"],  # keys of tables of earlier versions
        "0f" * 32: ["Vtxs-DaRfZ", "g170HqSpJA", "2J-4B73dS9"],
    }
    for key, kept in signed.items():
        assert [seat_token(key, 2, 9, 1), public_token(key, 2, 9), table_token(key)] == kept


async def test_clock_change_skips_a_table_that_is_gone(
    house: House, table_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    house.tables.sessions.let_go(table_id)
    listed = await house.store.live()

    # The list was read before the table was deleted.
    async def live() -> dict[str, float | None]:
        return listed

    house.store.live = live  # type: ignore[method-assign]
    del house.store.tables[table_id]
    await interrupt(house, -500)

    assert house.tables.next_due() is None
    assert not caplog.records


# -- keys and signatures ---------------------------------------------------------------------------


def test_key_depends_only_on_its_secret_and_is_longer_than_it() -> None:
    one = tokens.new_key("00" * 16)
    assert one == tokens.new_key("00" * 16) != tokens.new_key("01" * 16)
    assert len(bytes.fromhex(one)) == tokens.KEY_BYTES


@pytest.mark.parametrize("key", ["0f" * 16, "0f" * 32])
def test_each_key_ask_and_seat_has_its_own_signature(key: str) -> None:
    found = [
        *(tokens.seat_token(key, epoch, number, 3) for epoch in (0, 1) for number in (7, 8)),
        tokens.seat_token(key, 0, 7, 4),
        tokens.public_token(key, 0, 7),
        # A key that differs in its last digit, and the token of the lobby.
        tokens.seat_token(key[:-1] + "e", 0, 7, 3),
        tokens.table_token(key),
    ]
    assert len({*found}) == len(found)
    assert {len(one) for one in found} == {tokens.TOKEN_LENGTH}
