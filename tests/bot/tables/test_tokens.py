"""What buttons are signed with is worked out no more often than it must be."""

import pytest

from bot.tables import tokens

KEY = "00" * 32


def test_a_key_is_made_of_its_secret_alone_and_longer_than_what_signed_before() -> None:
    one = tokens.new_key("00" * 16)
    other = tokens.new_key("01" * 16)
    assert one == tokens.new_key("00" * 16) != other
    assert len(bytes.fromhex(one)) == tokens.KEY_BYTES


@pytest.mark.parametrize("key", ["0f" * 16, "0f" * 32])
def test_each_key_ask_and_seat_has_a_signature_of_its_own(key: str) -> None:
    seats = [tokens.seat_token(key, epoch, number, 3) for epoch in (0, 1) for number in (7, 8)]
    others = [tokens.seat_token(key, 0, 7, 4), tokens.public_token(key, 0, 7)]
    strangers = [tokens.seat_token(key[:-1] + "e", 0, 7, 3), tokens.table_token(key)]
    found = [*seats, *others, *strangers]

    assert len({*found}) == len(found)
    assert {len(one) for one in found} == {tokens.TOKEN_LENGTH}
