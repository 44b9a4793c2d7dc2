"""Keys and signatures of buttons."""

import pytest

from bot.tables import tokens

KEY = "00" * 32


def test_key_depends_only_on_its_secret_and_is_longer_than_it() -> None:
    one = tokens.new_key("00" * 16)
    other = tokens.new_key("01" * 16)
    assert one == tokens.new_key("00" * 16) != other
    assert len(bytes.fromhex(one)) == tokens.KEY_BYTES


@pytest.mark.parametrize("key", ["0f" * 16, "0f" * 32])
def test_each_key_ask_and_seat_has_its_own_signature(key: str) -> None:
    seats = [tokens.seat_token(key, epoch, number, 3) for epoch in (0, 1) for number in (7, 8)]
    others = [tokens.seat_token(key, 0, 7, 4), tokens.public_token(key, 0, 7)]
    # A key that differs in its last digit, and the token of the lobby.
    strangers = [tokens.seat_token(key[:-1] + "e", 0, 7, 3), tokens.table_token(key)]
    found = [*seats, *others, *strangers]

    assert len({*found}) == len(found)
    assert {len(one) for one in found} == {tokens.TOKEN_LENGTH}
