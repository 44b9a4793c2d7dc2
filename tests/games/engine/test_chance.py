"""Tests of the seeded random numbers: the same on every Python version, and fair."""

import hashlib
from collections import Counter
from itertools import permutations

from games.engine.chance import SeededChance, commitment, pick

SEED = bytes(range(32))
NUMBERS = [3, 77, 46, 79, 34, 81, 79, 84]
SHUFFLED = (
    "22 32 35 12 18 17 28 11 20 33 34 23 30 2 4 0 9 16 6 21"
    " 36 31 3 7 39 25 37 15 24 8 10 1 19 29 14 5 26 27 38 13"
)


def test_random_numbers_equal_the_recorded_ones():
    """If these change, running tables and old records can no longer be replayed."""
    chance = SeededChance(SEED)

    assert [chance.below(100) for _ in range(8)] == NUMBERS
    assert chance.draws == 8


def test_shuffle_equals_the_recorded_one():
    cards = list(range(40))
    SeededChance(SEED, epoch=2, draws=5).shuffle(cards)

    assert " ".join(map(str, cards)) == SHUFFLED


def test_a_shuffle_is_fisher_and_yates_over_the_documented_bytes():
    # Each block of the stream is an HMAC of "epoch:draw:block"; eight bytes make one number.
    stream = b"".join(mac(b"0:1:%d" % block) for block in range(20))
    words = [int.from_bytes(stream[place : place + 8]) for place in range(0, len(stream), 8)]
    without_dms = list("abcdefghijklmnop")
    cards = list("abcdefghijklmnop")

    # From the last place down, each card is swapped with one before it or itself.
    for last, word in zip(range(len(without_dms) - 1, 0, -1), words, strict=False):
        other = word % (last + 1)  # no word of this seed is too large to be fair
        without_dms[last], without_dms[other] = without_dms[other], without_dms[last]

    SeededChance(SEED).shuffle(cards)

    assert cards == without_dms


def test_calls_do_not_depend_on_what_earlier_calls_read():
    """Each call has a stream of its own, so reading more of one stream must not move the next."""
    short = SeededChance(SEED)
    long = SeededChance(SEED)
    short.shuffle([1, 2])
    long.shuffle(list(range(500)))

    assert short.below(1 << 60) == long.below(1 << 60)


def test_chance_continues_at_a_count_of_draws():
    """A restored game continues at the stored count instead of drawing again."""
    drawn = SeededChance(SEED, epoch=1)
    for _ in range(7):
        drawn.below(6)

    assert drawn.below(1 << 60) == SeededChance(SEED, epoch=1, draws=7).below(1 << 60)


def test_epochs_have_different_streams():
    first, second = (SeededChance(SEED, epoch).below(1 << 60) for epoch in (0, 1))

    assert first != second


def test_every_order_is_about_equally_likely():
    chance = SeededChance(SEED)
    orders = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1

    assert set(orders) == set(permutations([1, 2, 3]))
    assert all(abs(count - 1000) < 130 for count in orders.values())  # four standard deviations


def test_number_too_large_to_be_fair_is_skipped():
    bound = (1 << 63) + 1  # nearly every second word is too large

    assert all(SeededChance(SEED, draws=n).below(bound) < bound for n in range(20))


def test_pick_uses_one_random_number():
    assert pick(SeededChance(SEED), "abc") == "abc"[SeededChance(SEED).below(3)]


def test_the_commitment_binds_to_the_seed_and_hides_it():
    salt = b"salt" * 4

    assert commitment(SEED, salt) == hashlib.sha256(salt + SEED).hexdigest()
    assert commitment(SEED, salt) != commitment(SEED, b"other" * 4)
    assert SEED.hex() not in commitment(SEED, salt)


def mac(message: bytes) -> bytes:
    """HMAC written out from its definition (RFC 2104)."""
    key = SEED.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()
