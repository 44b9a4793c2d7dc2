"""Everything that Chicken Out! can say, ask or show has words; there is no fallback."""

from inspect import getsourcefile
from pathlib import Path
from typing import get_args

import pytest

from bot.words import Words
from cogs.out import SETTINGS, signs, story, table
from cogs.out.labels import Labels
from cogs.wording import chosen_settings, setting
from games.out import vocabulary
from games.out.box import deck
from games.out.rules import ChickenOut
from games.out.state import OutOptions
from tests.cogs.stage import Stage
from tests.cogs.test_words import kinds

words = Words("en")
KINDS = kinds(Path(getsourcefile(ChickenOut) or "").parent)
OPTIONS = {one.kind for one in (*vocabulary.TURN_MENU, *vocabulary.SAFE_RUN_MENU)}


def test_the_vocabulary_is_read():
    assert {"turned", "busted", "game_over", "tallied", "called_off"} <= KINDS
    assert KINDS >= story.QUIET | story.BEGINNINGS | story.ALONE | story.IN_PASSING


@pytest.mark.parametrize("kind", sorted(KINDS - story.QUIET - {"turned"}))
def test_every_event_kind_has_a_sentence(kind: str):
    assert words.has(f"out-told-{kind}")


@pytest.mark.parametrize("kind", sorted(OPTIONS))
def test_every_option_has_a_word_a_sign_and_a_tone(kind: str):
    assert words(f"out-option-{kind}")
    assert signs.OPTIONS[kind]
    assert table.TONES[kind]


def test_every_card_looks_different_without_colours():
    labels = Labels(Stage(2, 1, game=ChickenOut).scene(), words)
    named = {labels.card(card, card if card != "SM" else "B7") for card in deck()}
    assert len(named) == len(set(deck()))
    assert labels.card("R7", "R7", subtracted=True) == "♥−7"
    assert labels.card("SM", "blank") != labels.card("SM", "B7")


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_is_explained_and_so_are_its_values(name: str):
    field = OutOptions.model_fields[name]
    assert 0 < len(words(f"out-setting-{name}")) <= 100
    numbers = range(1, 6) if name == "deals" else ()
    for value in get_args(field.annotation) or numbers or (True, False):
        assert 0 < len(words(setting("out", name, value))) <= 100


def test_what_a_host_has_set_is_said_in_words():
    said = chosen_settings("out", {"deals": 3, "pass_left": True}, words)
    assert said == [words("out-setting-deals-3"), words("out-setting-pass_left-true")]
