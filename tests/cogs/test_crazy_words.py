"""Everything that Crazy Chicken can say, ask or show has words; there is no fallback."""

from inspect import getsourcefile
from pathlib import Path
from typing import get_args

import pytest

from bot.words import Words
from cogs.crazy import SETTINGS, signs, story
from cogs.wording import chosen_settings, setting
from games.crazy.box import CARDS
from games.crazy.orders import ORDERS
from games.crazy.rules import CrazyChicken
from games.crazy.state import CrazyOptions
from games.crazy.vocabulary import PILES
from tests.cogs.test_words import kinds

words = Words("en")
KINDS = kinds(Path(getsourcefile(CrazyChicken) or "").parent)


def test_the_vocabulary_is_read():
    assert {"took", "drew_card", "laid", "gave_way", "round_ended"} <= KINDS
    assert KINDS >= story.QUIET | story.DRAWS | story.TURN_ENDS


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_event_kind_has_a_sentence(kind: str):
    assert words.has(f"crazy-told-{kind}")


def test_every_card_and_pile_has_its_name_and_its_own_sign():
    assert len({*signs.CARDS.values(), *signs.PILES.values()}) == len(CARDS) + len(PILES)
    assert all(words.has(f"crazy-card-{card}") for card in CARDS)
    assert all(words.has(f"crazy-pile-{pile}") for pile in PILES)
    assert all(words.has(f"crazy-mark-{mark}") for mark in signs.MARKS)


def test_every_order_can_be_set_in_words():
    for order in ORDERS:
        name = f"order-crazy-{order.slug}"
        assert words.has(name)
        assert words.has(f"{name}-help")
        assert all(words.has(f"{name}-{value}") for value in order.values)


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_is_explained_and_so_are_its_values(name: str):
    field = CrazyOptions.model_fields[name]
    assert 0 < len(words(f"crazy-setting-{name}")) <= 100
    for value in get_args(field.annotation) or (True, False):
        assert 0 < len(words(setting("crazy", name, value))) <= 100


def test_what_a_host_has_set_is_said_in_words():
    said = chosen_settings("crazy", {"rounds": 1, "discard_history": True}, words)
    assert said == [words("crazy-setting-rounds-1"), words("crazy-setting-discard_history-true")]
