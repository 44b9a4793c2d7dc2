"""Tests of the effect of each card at each count (2)."""

import pytest

from games.chicken_out.box import deck
from games.chicken_out.series import busts, copied_identity, effect_of
from games.chicken_out.vocabulary import BLANK, BRAVE_FROM, EFFECTS, FOXES, TARGET

IDENTITIES = sorted({*deck(), BLANK} - {"SM"})
COUNTS = range(TARGET)


@pytest.mark.parametrize("identity", IDENTITIES)
def test_no_card_makes_the_count_negative(identity: str) -> None:
    """OR-9, OR-12"""
    for count in COUNTS:
        effect, after = effect_of(identity, count)
        assert effect in EFFECTS
        assert after >= 0
        # The effect "twenty" always leaves a count of 20.
        assert after == 20 or effect != "twenty"


@pytest.mark.parametrize("identity", IDENTITIES)
def test_only_black_numbers_and_doubles_bust_from_eleven(identity: str) -> None:
    """OR-10, OR-11, OR-21"""
    dangerous = [count for count in COUNTS if busts(identity, count)]
    assert all(count >= BRAVE_FROM for count in dangerous)
    assert not dangerous or identity[0] in ("B", "X")

    # Double busts at each count from 11: twice 11 is already above 21.
    if identity == "X2":
        assert dangerous == [*range(BRAVE_FROM, TARGET)]


@pytest.mark.parametrize("identity", IDENTITIES)
def test_only_numbers_make_21(identity: str) -> None:
    """OR-8, OR-11"""
    # B0 adds nothing, so it cannot reach the target.
    making = [count for count in COUNTS if effect_of(identity, count).after == TARGET]
    assert bool(making) == (identity[0] in "BR" and identity != "B0")


def test_first_card_of_an_opening_cannot_end_a_series() -> None:
    """OR-42"""
    # An opening starts at count 0: even the highest card stays below 21.
    assert max(effect_of(identity, 0).after for identity in IDENTITIES) == 20


def test_a_same_copies_the_card_before_it() -> None:
    """OR-14, OR-17, OR-18"""
    assert copied_identity(["B7", "Z0"], numbers_only=False) == "Z0"
    assert copied_identity(["B7", "Z0"], numbers_only=True) == "B7"
    # With nothing to copy, a Same counts as a blank card.
    assert copied_identity([], numbers_only=False) == BLANK
    assert copied_identity([*FOXES], numbers_only=True) == BLANK
