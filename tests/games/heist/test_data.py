"""Tests of data/cards/heist.json: its counts, and the error messages for an invalid file."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.engine.box import BoxError, laid_out, read_box
from games.heist.box import FILE, Box, box, crew_of, hunted_crew
from games.heist.vocabulary import CHARACTERS

Table = dict[str, Any]


def whole() -> Table:
    table: Table = json.loads(FILE.read_text(encoding="utf-8"))
    return table


def test_box_has_the_counts_of_the_rulebook() -> None:
    # The numbers are those printed in the rulebook of the box.
    assert sum(box().actions.values()) == 40
    assert sum(loot.copies for loot in box().loot) == 30
    assert sum(loot.copies * loot.value for loot in box().loot) == 125
    assert len(laid_out(box().base_events)) == 7
    assert len(box().variable_events) == 7
    assert box().actions["override"] == 4


def test_every_character_has_a_crew_of_three() -> None:
    # Each of the four crews has three characters.
    assert Counter(map(crew_of, CHARACTERS)) == dict.fromkeys(box().crews, 3)


def test_crew_events_are_after_one_crew_each() -> None:
    assert hunted_crew("shootout") == "perimeter"
    assert hunted_crew("time_lock") == "vault"
    assert hunted_crew("swat") is None


def test_an_owner_may_correct_counts_and_values() -> None:
    table = whole()
    table["actions"]["override"] = 5
    table["actions"]["panic"] = 2
    table["loot"][0]["value"] = 0
    corrected = read_box(Box, json.dumps(table))

    # A card's name contains its value, so a changed value gives another name.
    assert corrected.actions["override"] == 5
    assert corrected.loot[0].card == "cash-0"


def spoil(table: Any, path: str, value: object) -> None:
    *way, last = path.split(".")
    for step in way:
        table = table[int(step)] if isinstance(table, list) else table[step]
    table[last] = value


@pytest.mark.parametrize(
    # Error messages begin with the path of the field, so that the owner finds it in the JSON.
    ("path", "value", "said"),
    [
        ("actions.panic", -1, "actions.panic"),
        ("actions.panic", "three", "actions.panic"),
        ("actions.picnic", 3, "actions.picnic: there is no such card"),
        ("crews.vault.event", "swat", "crews.vault.event: 'swat' is no crew event"),
        ("crews.vault.event", "shootout", "is after perimeter already"),
        ("crews.vault.characters", ["agent", "boss"], "'boss' is in vault already"),
        ("crews.vault.characters", ["agent", "bos"], "there is no 'bos'"),
        ("crews.vault.characters", ["agent", "mystic"], "'alchemist' is in no crew"),
        ("base_events.drivers_signal", 1, "base_events.drivers_signal: the rules need 2"),
        ("variable_events.betrayal", 2, "variable_events.betrayal: the rules need 1"),
        ("loot.0.kind", "silver", "loot.0.kind"),
        ("loot.1.value", 1, "'cash-1' is listed twice"),
        ("loot.0.copies", 0, "loot.0.copies"),
        ("version", 2, "version"),
        ("colour", "red", "colour"),
    ],
)
def test_invalid_value_is_reported_with_card_and_field(path: str, value: object, said: str) -> None:
    table = whole()
    spoil(table, path, value)
    with pytest.raises(BoxError, match=said.replace("(", r"\(")):
        read_box(Box, json.dumps(table))


@pytest.mark.parametrize(
    ("lose", "said"),
    [
        (lambda table: table["actions"].pop("freeze"), "actions.freeze: it is missing"),
        (lambda table: table["crews"].pop("lobby"), "crews.lobby: it is missing"),
        (lambda table: table.pop("loot"), "loot"),
        (lambda table: table["actions"].update(dict.fromkeys(table["actions"], 1)), "dealt"),
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
