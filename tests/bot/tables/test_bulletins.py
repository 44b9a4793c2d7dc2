"""Facts of a bulletin are read with their type, and a wrong type raises."""

import pytest

from bot.tables.table import Bulletin

TOLD = Bulletin(3, "revealed", {"seat": 2, "card": "warn", "seats": [0, 2], "cards": ["warn"]})


def test_facts_are_read_by_their_type():
    assert (TOLD.seat(), TOLD.number("seat"), TOLD.word("card")) == (2, 2, "warn")
    assert (TOLD.seats(), TOLD.words("cards")) == ([0, 2], ["warn"])


@pytest.mark.parametrize(
    ("read", "fact", "said"),
    [
        (Bulletin.number, "card", "revealed: card='warn' is no number"),
        (Bulletin.seat, "seats", r"revealed: seats=\[0, 2\] is no number"),
        (Bulletin.word, "seat", "revealed: seat=2 is no text"),
        (Bulletin.seats, "seat", "revealed: seat=2 is no list"),
        (Bulletin.words, "card", "revealed: card='warn' is no list"),
    ],
)
def test_fact_read_with_a_wrong_type_raises(read, fact, said):
    with pytest.raises(TypeError, match=said):
        read(TOLD, fact)
