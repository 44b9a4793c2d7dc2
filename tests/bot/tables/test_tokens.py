"""What buttons are signed with is worked out no more often than it must be."""

import pytest

from bot.tables import tokens

KEY = "00" * 32


def test_a_search_that_is_made_again_signs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made at every press of an old button, through hundreds of asks."""
    found = [*tokens.ask_tokens(KEY, 1, range(300), [0, 5])]
    monkeypatch.delattr(tokens, "_sign")
    assert [*tokens.ask_tokens(KEY, 1, range(300), [0, 5])] == found
    assert len({*found}) == 900


def test_it_finds_what_is_on_the_buttons_and_drives_nothing_out_of_their_caches() -> None:
    before = tokens.seat_token.cache_info(), tokens.public_token.cache_info()
    found = [*tokens.ask_tokens(KEY, 2, [7], [3])]
    assert (tokens.seat_token.cache_info(), tokens.public_token.cache_info()) == before
    assert found == [tokens.public_token(KEY, 2, 7), tokens.seat_token(KEY, 2, 7, 3)]
