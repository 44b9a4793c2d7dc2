"""All events, options and cards of Playing Chicken have texts; there is no fallback."""

from bot.i18n.words import Words
from cogs.pages import chosen_settings
from cogs.playing import story
from cogs.playing.labels import ENDING_SIGNS
from games.playing.rules import PlayingChicken
from tests.cogs.kinds import kinds

words = Words("en")
KINDS = kinds(PlayingChicken)


def test_vocabulary_holds_the_known_events():
    assert {"goal_turned", "revealed", "left_behind", "game_over"} <= KINDS
    assert KINDS >= story.QUIET


TOLD = KINDS - story.QUIET


def test_events_that_are_told_have_a_sentence_and_no_others():
    assert {kind for kind in KINDS if words.has(f"playing-told-{kind}")} == TOLD


def test_every_result_of_a_trick_has_its_own_sign():
    # Below, equal to, and above a goal of 10.
    assert {story.ending(10, total) for total in (9, 10, 11)} == set(ENDING_SIGNS)


def test_settings_of_the_host_have_words():
    said = chosen_settings("playing", {"exact": "double", "memory_aid": True}, words)
    assert said == [
        words("playing-setting-exact-double"),
        words("playing-setting-memory_aid-true"),
    ]
