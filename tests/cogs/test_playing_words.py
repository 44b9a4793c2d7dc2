"""Everything that Playing Chicken can say, ask or show has words; there is no fallback."""

from inspect import getsourcefile
from pathlib import Path
from typing import get_args

import pytest

from bot.words import Words
from cogs.playing import SETTINGS, signs, story
from cogs.wording import chosen_settings, setting
from games.playing.box import CARDS
from games.playing.rules import PlayingChicken
from games.playing.state import PlayingOptions
from tests.cogs.test_words import kinds

words = Words("en")
KINDS = kinds(Path(getsourcefile(PlayingChicken) or "").parent)


def test_the_vocabulary_is_read():
    assert {"goal_turned", "revealed", "left_behind", "game_over"} <= KINDS
    assert KINDS >= story.QUIET


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_event_kind_has_a_sentence(kind: str):
    assert words.has(f"playing-told-{kind}")


def test_every_card_and_every_end_of_a_trick_has_its_own_sign():
    assert len(set(signs.CARDS.values())) == len(CARDS)
    assert {story.how(10, total) for total in (9, 10, 11)} == set(signs.HOW)


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_is_explained_and_so_are_its_values(name: str):
    field = PlayingOptions.model_fields[name]
    assert 0 < len(words(f"playing-setting-{name}")) <= 100
    for value in get_args(field.annotation) or (True, False):
        assert 0 < len(words(setting("playing", name, value))) <= 100


def test_what_a_host_has_set_is_said_in_words():
    said = chosen_settings("playing", {"exact": "double", "memory_aid": True}, words)
    assert said == [
        words("playing-setting-exact-double"),
        words("playing-setting-memory_aid-true"),
    ]
