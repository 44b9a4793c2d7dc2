"""Tests of data/cards/political.json: its counts, and the error messages for an invalid file."""

import json
from collections import Counter
from typing import Any

import pytest

from games.engine.box import BoxError, read_box
from games.political.box import FILE, Box, box, cards, entry_sentence
from games.political.vocabulary import EFFECTS, SPECIALS

Table = dict[str, Any]


def whole() -> Table:
    table: Table = json.loads(FILE.read_text(encoding="utf-8"))
    return table


def place_of(table: Table, card: str) -> Table:
    found: Table = next(entry for entry in table["cards"] if entry["id"] == card)
    return found


def test_there_are_a_hundred_and_ten_cards() -> None:
    kinds = Counter(card.kind for card in cards().values())
    assert kinds == {"group": 56, "asset": 20, "deficit": 18, "event": 16}
    # Each special power is on some card, and no card has an unknown one.
    assert {card.power for card in cards().values() if card.power} == {*SPECIALS, *EFFECTS}


def test_wings_are_equal_and_assets_cancel_deficits() -> None:
    """PO-11"""
    wings: dict[str, Counter[int]] = {"left": Counter(), "right": Counter()}
    for card in cards().values():
        if card.kind == "group":
            wings[card.wing][card.influence] += 1

    # Equal wings: neither is the better one to collect.
    assert wings["left"] == wings["right"] == {6: 1, 5: 1, 4: 1, 3: 7, 2: 9, 1: 9}
    assert sum(number * count for number, count in wings["left"].items()) == 63
    # Assets and deficits cancel out over the whole deck.
    assert sum(card.influence for card in cards().values() if card.kind == "asset") == 24
    assert sum(card.influence for card in cards().values() if card.kind == "deficit") == -24


def test_deck_is_clean_and_names_printed_cards() -> None:
    """PO-68, PO-69"""
    by_name = {card.name: card for card in box().cards}
    assert by_name["Moral Panic"].source_name == "Terror Attack"
    assert by_name["League of Persistent Voters"].source_name == "League of Women Voters"
    assert by_name["Militant Summer Campers"].source_name == "Militant Church Summer Campers"
    # Cards with an adult name are not part of the clean deck.
    assert [card.name for card in box().cards if card.adult_name] == []


def test_an_owner_may_put_in_the_printed_deck() -> None:
    table = whole()
    place_of(table, "R3-1").update(name="Fat Cats in Council", influence=4, copies=2)
    assert len(read_box(Box, json.dumps(table), entry_sentence).cards) == len(table["cards"])


@pytest.mark.parametrize(
    # A message begins with the card's id and name, then the field.
    ("card", "field", "value", "said"),
    [
        ("R3-1", "influence", "three", r"R3-1 \(Military Industrial Fat Cats\): influence: "),
        ("R3-1", "influence", 0, r"R3-1 \(Military Industrial Fat Cats\): influence: "),
        ("R3-1", "wing", "middle", r"R3-1 \(Military Industrial Fat Cats\): wing: "),
        ("R3-1", "special", "lawyers", r"R3-1 \(Military Industrial Fat Cats\): special: "),
        ("R3-1", "kind", "crowd", r"R3-1 \(Military Industrial Fat Cats\): kind: "),
        ("A14", "special", "barristers", r"A14 \(Lawyers\): special: "),
        ("D07", "influence", 2, r"D07 \(Hot Mic\): influence: "),
        ("E01", "effect", "affair", r"E01 \(Scandal\): effect: "),
        ("E01", "copies", 0, r"E01 \(Scandal\): copies: "),
        ("A14", "name", "", r"A14 \(\): name: "),
        ("A14", "name", "Law+yers", r"name: "),
        ("A14", "adult_name", "a\nb", r"A14 \(Lawyers\): adult_name: "),
        ("A14", "id", "L6-1", "L6-1: id: 2 cards have it"),
        ("A14", "name", "Bot Farm", "Bot Farm: name: 2 cards have it"),
    ],
)
def test_invalid_value_is_reported_with_card_and_field(
    card: str, field: str, value: object, said: str
) -> None:
    table = whole()
    place_of(table, card)[field] = value
    with pytest.raises(BoxError, match=said):
        read_box(Box, json.dumps(table), entry_sentence)


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        # A deck needs a minimum of cards for eight players, and of groups among them.
        (lambda entry: entry["kind"] != "event" and entry["id"] < "L", "cards: 38 are too few"),
        (lambda entry: entry["kind"] != "group" or entry["id"] > "R3", "groups"),
    ],
)
def test_too_small_deck_is_reported(kept: Any, said: str) -> None:
    table = whole()
    table["cards"] = [entry for entry in table["cards"] if kept(entry)]
    with pytest.raises(BoxError, match=said):
        read_box(Box, json.dumps(table), entry_sentence)


@pytest.mark.parametrize("text", ["{", '{"version": 1}', '{"version": 2, "cards": []}', "[]"])
def test_invalid_deck_is_reported(text: str) -> None:
    with pytest.raises(BoxError):
        read_box(Box, text, entry_sentence)
