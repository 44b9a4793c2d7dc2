"""All events, options and cards of Chicken Heist have texts; there is no fallback."""

import pytest

from bot.i18n.words import Words
from cogs.heist import controls, signs, story
from cogs.heist.labels import FACT_OF_KIND
from games.heist.box import box
from games.heist.rules import Heist
from games.heist.vocabulary import (
    ACTIONS,
    CHARACTERS,
    CREWS,
    DECISIONS,
    EVENTS,
    MOVES,
    WARN_MENU,
)
from tests.cogs.kinds import kinds

words = Words("en")

HINT = 100
"""Discord's limit on the characters of a hint in a menu."""

KINDS = kinds(Heist) | {"drew_loot", "robbed_loot"}
"""Two kinds that the rules pass as a variable, so that `kinds` cannot read them."""


def test_vocabulary_holds_the_known_events():
    assert len(KINDS) > 60
    assert {"robbed", "game_over", "peeked", "no_override", "stood", "voided"} <= KINDS


@pytest.mark.parametrize("card", ACTIONS)
def test_every_card_has_a_name_a_sign_and_a_help(card):
    assert words(f"heist-card-{card}")
    assert len(words(f"heist-card-{card}-help")) <= HINT
    assert signs.CARDS[card]


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_a_name_a_sign_and_a_help(character):
    assert words(f"heist-character-{character}")
    assert words(f"heist-character-{character}-help")
    assert signs.CHARACTERS[character]


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_a_name_a_sign_and_a_help(event):
    assert words(f"heist-event-{event}")
    assert len(words(f"heist-event-{event}-help")) <= HINT
    assert signs.EVENTS[event]


def test_crews_moves_decisions_and_loot_have_names_and_signs():
    for crew in CREWS:
        assert words(f"heist-crew-{crew}")
        assert signs.CREWS[crew]

    for move in MOVES:
        assert words(f"heist-move-{move}")
        assert signs.MOVES[move]

    for choice in DECISIONS:
        assert words(f"heist-choice-{choice}")
        assert signs.DECISIONS[choice]

    for loot in box().loot:
        assert words(f"heist-loot-{loot.kind}", value=loot.value)
        assert signs.LOOT[loot.kind]


def test_signs_of_one_kind_differ():
    for table in (signs.CARDS, signs.CHARACTERS, signs.CREWS, signs.LOOT, signs.DECISIONS):
        assert len(set(table.values())) == len(table)
    # Both are raids of the same squad.
    twins = {"swat", "swat_again"}
    others = [sign for event, sign in signs.EVENTS.items() if event not in twins]
    assert len(set(others)) == len(others)


TOLD = KINDS - story.QUIET | {"truck_opened"}
"""The reveal of the last round already says that the truck is open."""


def test_events_that_are_told_have_a_sentence_and_no_others():
    assert {kind for kind in KINDS if words.has(f"heist-told-{kind}")} == TOLD


def test_only_known_kinds_are_left_out_or_folded():
    assert KINDS >= story.QUIET | story.FOLDED | story.MINE


OPTION_KINDS = (
    *("rob", "resupply", "lookout", "tinker", "play", "agent", "mystic", "angel", "devil"),
    *("pirate", "show_gold", "take_card", "end", "slot", "move", "back", "seat", "crew", "event"),
    *("override", "pass", "later", "done", "go", "change", "withdraw", "stay", "run", "hide"),
    *("discard_hide", "be_caught", "pay", "take"),
)


@pytest.mark.parametrize("kind", OPTION_KINDS)
def test_every_option_has_words_before_and_after(kind):
    assert words.has(f"heist-option-{kind}")
    assert words.has(f"heist-chosen-{kind}")
    # An option about a card or seat takes the sign of that, and needs no other.
    assert kind in FACT_OF_KIND or signs.OPTIONS[kind]
    assert kind not in controls.MENUS or words.has(f"heist-menu-{kind}")


@pytest.mark.parametrize(
    "kind",
    [
        *("turn", "tinker", "angel_move", "pirate_move", "target", "teamwork", "partner"),
        *("second", "fortify", "lockdown", "panic", "panic_second", "warn", "override"),
        *("sweep", "reconsider", "decision", "save", "fee", "split"),
    ],
)
def test_every_decision_has_a_title_and_a_question(kind):
    assert words.has(f"heist-title-{kind}")
    assert words.has(f"heist-question-{kind}")


@pytest.mark.parametrize(
    "kind",
    [
        *("turn", "target", "teamwork", "fortify", "lockdown", "panic", "warn", "partner"),
        *("second", "override", "sweep", "pause", "decision_a", "decision_b", "saves", "split"),
    ],
)
def test_every_ask_says_what_the_table_waits_for(kind):
    assert words.has(f"heist-ask-{kind}")


def test_a_warn_can_name_every_entry():
    for event in WARN_MENU:
        assert words(f"heist-event-{event}")
