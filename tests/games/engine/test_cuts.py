"""Tests that a seed combines the host's seed and all cuts, the same on every Python version."""

import hmac
from random import Random

import pytest

from games.engine.cuts import LONGEST, cut_by_joining, cut_by_press, cut_by_words, cut_seed, is_cut
from tests.repository.tree import ROOT

HOUSE = bytes(range(32))
THREE = ["joined 1442800000000000007", "said über den Zaun", "pressed 7"]
MESSAGE = "26:joined 1442800000000000007,19:said über den Zaun,9:pressed 7,"
SEED = "7e5b916a4c062100d8fa1ffe1e8b83f3e0d60f8a524a3080d1036290f320d8c7"
ONE = "54bf4a0936e423b324da9602c8c9acd581418ec04ef8eee59f95bf5658448e5b"


def test_seeds_equal_the_recorded_ones():
    """If these change, running tables and old records can no longer be replayed."""
    assert cut_seed(HOUSE, THREE).hex() == SEED
    assert cut_seed(HOUSE, ["joined 1"]).hex() == ONE


def test_seed_is_an_hmac_of_the_cuts():
    # HMAC with the host's seed as its key; the lengths keep cuts apart.
    assert cut_seed(HOUSE, THREE) == hmac.new(HOUSE, MESSAGE.encode(), "sha256").digest()


def test_document_shows_a_reproducible_example():
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")

    assert HOUSE.hex() in text
    assert MESSAGE in text
    assert SEED in text


def test_no_two_lists_of_cuts_make_the_same_seed():
    """A message of one cut may look like the end of it and the beginning of the next."""
    said_alike = [
        ["said a", "said b"],
        ["said b", "said a"],
        ["said a,6:said b"],
        ["said a,6:said b,"],
        ["said a", "said b", "said "],
        ["said ab"],
        ["said a"],
        [],
    ]

    assert len({cut_seed(HOUSE, cuts) for cuts in said_alike}) == len(said_alike)


def test_seed_depends_on_every_cut_and_its_place():
    rng = Random(5)
    cuts = [cut_by_joining(rng.randrange(1, 1 << 63)) for _ in range(8)]
    # One seed, two changes at each of eight places, the reverse order and another host seed: 19.
    seeds = {cut_seed(HOUSE, cuts)}
    for place in range(8):
        seeds.add(cut_seed(HOUSE, [*cuts[:place], cut_by_press(3), *cuts[place + 1 :]]))
        seeds.add(cut_seed(HOUSE, [*cuts[:place], *cuts[place + 1 :]]))

    seeds.add(cut_seed(HOUSE, cuts[::-1]))
    seeds.add(cut_seed(bytes(32), cuts))

    assert len(seeds) == 19


@pytest.mark.parametrize(
    "cut",
    [
        cut_by_joining(1),
        cut_by_press((1 << 64) - 1),
        cut_by_words("x"),
        cut_by_words("🐔" * LONGEST),
        cut_by_words("said 3:x,"),
    ],
)
def test_valid_cut(cut):
    assert is_cut(cut)


@pytest.mark.parametrize(
    "text",
    [
        # No number, leading zeros, signs, other digits, spaces at the ends, line breaks, lone
        # surrogates.
        *("", "joined", "joined ", "joined 0", "joined 01", "joined -1", "joined ٣", "joined 1 "),
        *("pressed 1\n", "said ", "said \n", "said a\u2028", "said \ud800", "cut 1", "Joined 1"),
        *(cut_by_words("x" * (LONGEST + 1)), "joined " + "1" * 21),
    ],
)
def test_invalid_cut(text):
    assert not is_cut(text)
