"""All events, options and cards of Crazy Chicken have texts; there is no fallback."""

from bot.i18n.words import Words
from bot.tables.table import Bulletin
from cogs.crazy import story
from cogs.crazy.labels import CARD_SIGNS, MARK_SIGNS, PILE_SIGNS, Labels
from cogs.crazy.table import STEPS
from cogs.pages import chosen_settings
from games.crazy.box import CARDS
from games.crazy.rules import ORDERS, CrazyChicken
from games.crazy.vocabulary import PILES
from games.engine.orders import ON
from tests.cogs.kinds import kinds
from tests.cogs.stage import Stage

words = Words("en")
KINDS = kinds(CrazyChicken)


def test_vocabulary_holds_the_known_events():
    assert {"took", "drew_card", "laid", "gave_way", "round_ended"} <= KINDS
    assert KINDS >= story.QUIET | story.DRAWS | story.TURN_ENDS | STEPS
    assert CrazyChicken.moments <= KINDS


TOLD = KINDS - story.QUIET - story.DRAWS
"""Draws have one sentence for a whole turn."""


def test_events_that_are_told_have_a_sentence_and_no_others():
    assert {kind for kind in KINDS if words.has(f"crazy-told-{kind}")} == TOLD


def test_every_card_and_pile_has_its_name_and_its_own_sign():
    assert len({*CARD_SIGNS.values(), *PILE_SIGNS.values()}) == len(CARDS) + len(PILES)
    assert all(words.has(f"crazy-card-{card}") for card in CARDS)
    assert all(words.has(f"crazy-pile-{pile}") for pile in PILES)
    assert all(words.has(f"crazy-mark-{mark}") for mark in MARK_SIGNS)


def test_every_order_can_be_set_in_words():
    for order in ORDERS:
        name = f"order-crazy-{order.slug}"
        assert words.has(name)
        assert words.has(f"{name}-help")

        # A switch has one value and needs no word for it.
        is_switch = order.values == (ON,)
        assert is_switch or all(words.has(f"{name}-{value}") for value in order.values)


def test_settings_of_the_host_have_words():
    said = chosen_settings("crazy", {"rounds": 1, "discard_history": True}, words)
    assert said == [words("crazy-setting-rounds-1"), words("crazy-setting-discard_history-true")]


def test_two_draws_of_one_card_are_told_as_two():
    stage = Stage(2, 1, game=CrazyChicken)
    # Two separate draws of the same card.
    news = [
        Bulletin(1, "took", {"seat": 0, "card": 9}),
        Bulletin(1, "took", {"seat": 0, "card": 9}),
    ]
    assert story.table_news(Labels(stage.scene(), words), news, 5) == ["🎴 Ada draws two 9s."]
