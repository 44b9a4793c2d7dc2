"""Tests of data/cards/out.json: its counts, and the error messages for an invalid file."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.chicken_out.box import FILE, Box, deck, majority
from games.engine.box import BoxError, read_box

Table = dict[str, Any]


def whole() -> Table:
    table: Table = json.loads(FILE.read_text(encoding="utf-8"))
    return table


def test_there_are_sixty_cards() -> None:
    """OR-1, 2.1"""
    kinds = Counter("fox" if card[0] not in "BR" else card[0] for card in deck())
    assert kinds == {"B": 28, "R": 22, "fox": 10}
    assert {int(card[1:]) for card in deck() if card[0] == "R"} == set(range(2, 12))
    assert {int(card[1:]) for card in deck() if card[0] == "B"} == set(range(12))
    assert deck().count("B7") == deck().count("R7") == deck().count("SM") == 4
    # 60 cards are 30 for each of two players; a majority of the 60 is 31.
    assert majority() == 31


def test_an_owner_may_correct_counts() -> None:
    table = whole()
    # A printed box may differ by a card; any total that can be dealt is accepted.
    table["red"]["7"] = 3
    assert read_box(Box, json.dumps(table)).red["7"] == 3


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        # Error messages begin with the path of the field, so that the owner finds it in the JSON.
        ("black.7", -1, "black.7"),
        ("black.7", "four", "black.7"),
        ("black.12", 2, "black.12: numbers go from 0 to 11"),
        ("red.x", 2, "red.x: numbers go from 0 to 11"),
        ("red.07", 2, "red.07: numbers go from 0 to 11"),
        ("foxes.X3", 2, "foxes.X3: there is no such fox"),
        ("version", 2, "version"),
        ("colour", "red", "colour"),
    ],
)
def test_invalid_value_is_reported_with_card_and_field(path: str, value: object, said: str) -> None:
    table = whole()
    *way, last = path.split(".")
    place = table
    for step in way:
        place = place[step]

    place[last] = value
    with pytest.raises(BoxError, match=said):
        read_box(Box, json.dumps(table))


@pytest.mark.parametrize(
    ("lose", "said"),
    [
        (lambda table: table["foxes"].pop("SM"), "foxes.SM: it is missing"),
        (lambda table: table.pop("red"), "red"),
        (lambda table: table.update(black={"1": 3}, red={}), "13 cards in all cannot be dealt"),
    ],
)
def test_missing_entry_that_the_rules_need_is_reported(
    lose: Callable[[Table], object], said: str
) -> None:
    table = whole()
    lose(table)
    with pytest.raises(BoxError, match=said):
        read_box(Box, json.dumps(table))


def test_invalid_json_is_reported() -> None:
    with pytest.raises(BoxError, match="not JSON"):
        read_box(Box, "{")
