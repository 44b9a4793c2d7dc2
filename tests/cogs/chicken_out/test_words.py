"""All events, options and cards of Chicken Out! have texts; there is no fallback."""

from typing import Any

import pytest

from bot.i18n.words import Words
from bot.tables.table import Bulletin
from cogs.chicken_out import signs, story, table
from cogs.chicken_out.labels import Labels
from cogs.pages import chosen_settings
from games.chicken_out import vocabulary
from games.chicken_out.box import deck
from games.chicken_out.rules import ChickenOut
from tests.cogs.kinds import kinds
from tests.cogs.stage import Stage

words = Words("en")
KINDS = kinds(ChickenOut)
OPTIONS = {one.kind for one in (*vocabulary.TURN_MENU, *vocabulary.SAFE_RUN_MENU)}


def test_vocabulary_holds_the_known_events():
    assert {"turned", "busted", "game_over", "tallied", "called_off"} <= KINDS
    assert ChickenOut.moments | table.BESIDE <= KINDS
    assert set(table.ACCENTS) == ChickenOut.moments
    assert KINDS >= story.QUIET | story.BEGINNINGS | story.ALONE | story.IN_PASSING


def test_events_that_are_told_have_a_sentence_and_no_others():
    assert {kind for kind in KINDS if words.has(f"out-told-{kind}")} == KINDS - story.QUIET


@pytest.mark.parametrize("kind", sorted(OPTIONS))
def test_every_option_has_a_word_a_sign_and_a_tone(kind: str):
    assert words(f"out-option-{kind}")
    assert signs.OPTIONS[kind]
    assert kind in table.TONES


def test_every_card_looks_different_without_colours():
    labels = Labels(Stage(2, 1, game=ChickenOut).scene(), words)
    named = {labels.card(card, card if card != "SM" else "B7") for card in deck()}
    assert len(named) == len(set(deck()))
    # A non-breaking space keeps sign and number on one line.
    assert labels.card("R7", "R7", subtracted=True) == "❤️\u00a0−7"
    assert labels.card("SM", "blank") != labels.card("SM", "B7")


def test_settings_of_the_host_have_words():
    said = chosen_settings("out", {"deals": 3, "pass_left": True}, words)
    assert said == [words("out-setting-deals-3"), words("out-setting-pass_left-true")]


def test_a_21_after_chickening_out_belongs_to_the_new_series():
    """This also holds for old news, in which the cards are left out."""
    stage = Stage(2, 1, game=ChickenOut)
    new: list[tuple[str, dict[str, Any]]] = [
        ("ran", {"seat": 1}),
        ("stopped", {"seat": 1, "count": 12}),
    ]
    told: list[Any] = [
        ("chickened", {"seat": 0, "count": 19, "cards": 3}),
        ("opened", {"seat": 0}),
        ("made_21", {"seat": 0, "cards": 2}),
        ("thrown", {"cards": 2}),
        ("ran", {"seat": 0}),
        ("stopped", {"seat": 0, "count": 12}),
        ("turned", {"seat": 1, "card": "B2", "identity": "B2", "effect": "add", "count": 14}),
        ("turned", {"seat": 0, "card": "B7", "identity": "B7", "effect": "add", "count": 21}),
        ("made_21", {"seat": 0, "cards": 2}),
        # The two series after it, so that the events above are old.
        *new,
        *new,
    ]
    stage.session.table.news = tuple(Bulletin(1, kind, facts) for kind, facts in told)
    story_told = story.table_news(Labels(stage.scene(), words), 9, 900)

    assert story_told[0] == (
        "**Ada** 🐔 chickens out at 19 and takes 3, 🎉 21! 2 cards leave the game."
    )
    assert story_told[1] == "**Ada** ✋ stops · **Ada** 🎉 21!"
