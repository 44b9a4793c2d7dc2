"""Whole games of Playing Chicken, seen from every seat at every choice: pages fit Discord's limits,
answer, and tell no secrets.

A few pages are compared with the files tests/cogs/pages/playing-*.txt.
"""

from collections.abc import Callable
from typing import Any

import pytest

from bot.pages.page import Page
from bot.tables.table import Bulletin
from cogs.playing import result
from games.engine.asks import CLOCK
from games.playing.players.house import HardHouse
from games.playing.rules import PlayingChicken
from tests.cogs.faces import (
    LONG,
    WIDE,
    WORDS,
    aside_of,
    assert_fits,
    assert_no_page_is_left_over,
    assert_reads_as_it_did,
    page_of,
)
from tests.cogs.reading import aloud, buttons, picks, said
from tests.cogs.stage import NAMES, Stage


def staged(seats: int, seed: int, names: tuple[str, ...] = NAMES, **options: Any) -> Stage:
    return Stage(seats, seed, names, PlayingChicken, **options)


@pytest.mark.parametrize("names", [LONG, WIDE])
def test_all_tricks_of_eight_players_with_the_longest_names_fit(names: tuple[str, ...]):
    stage = staged(8, 7, names)
    while not stage.over:
        stage.step(HardHouse())
    assert_fits(result.tricks_page(stage.scene(), WORDS))


def play_card(stage: Stage, *cards: int) -> Stage:
    """Let each seat in turn play its card of these."""
    for seat, card in enumerate(cards):
        stage.choose(seat, f"play {card}")
    return stage


def after_one_trick(**options: Any) -> Stage:
    stage = play_card(staged(4, 1, **options), 2, 6, 5, 1)
    # Ends the pause after the reveal.
    stage.choose(CLOCK, "minimum")
    return stage


def on_the_dot() -> Stage:
    """Return a game in which the second trick hit its goal, which has a message beside
    the table.
    """
    return play_card(after_one_trick(), 5, 4, 6, 3)


def one_missing() -> Stage:
    return play_card(after_one_trick(), 1, 1, 1)


def last_of_the_round() -> Stage:
    stage = staged(3, 4)
    # The second seat plays other cards, so that each trick has a winner.
    for card in (1, 2, 3, 4):
        play_card(stage, card, 7 - card, card)
        stage.choose(CLOCK, "minimum")
    return stage


def ended() -> Stage:
    stage = staged(4, 2)
    while not stage.over:
        stage.step()
    return stage


SCENES: dict[str, Callable[[], tuple[Stage, int | None]]] = {
    "playing-table-first": lambda: (staged(8, 1), None),
    "playing-table-second": lambda: (after_one_trick(), None),
    "playing-table-aided": lambda: (after_one_trick(memory_aid=True), None),
    "playing-table-on-the-dot": lambda: (on_the_dot(), None),
    "playing-table-pause": lambda: (play_card(staged(4, 1), 2, 6, 5, 1), None),
    "playing-table-one-missing": lambda: (one_missing(), None),
    "playing-table-end": lambda: (ended(), None),
    "playing-card-first": lambda: (staged(4, 1), 0),
    "playing-card-won": lambda: (play_card(staged(4, 1), 2, 6, 5, 1), 3),
    "playing-card-lost": lambda: (after_one_trick(memory_aid=True), 1),
    "playing-card-chosen": lambda: (one_missing(), 0),
    "playing-card-last": lambda: (last_of_the_round(), 0),
    "playing-card-end": lambda: (ended(), 0),
}


@pytest.mark.golden
@pytest.mark.parametrize("name", SCENES)
def test_page_reads_as_before(name: str):
    stage, viewer = SCENES[name]()
    assert_reads_as_it_did(page_of(stage.scene(viewer)), name)


ASIDES: dict[str, Callable[[], Stage]] = {
    "playing-moment-exact": on_the_dot,
    "playing-moment-round": lambda: play_card(last_of_the_round(), 5, 1, 5),
    "playing-moment-end": ended,
}


@pytest.mark.golden
@pytest.mark.parametrize("name", ASIDES)
def test_message_beside_the_table_reads_as_before(name: str):
    aside = aside_of(ASIDES[name]().scene())
    assert aside is not None
    assert aside.ended
    assert_reads_as_it_did(aside.page, name)


@pytest.mark.golden
def test_page_of_tricks_reads_as_before():
    assert_reads_as_it_did(result.tricks_page(last_of_the_round().scene(), WORDS), "playing-tricks")


@pytest.mark.golden
def test_no_page_is_left_over():
    assert_no_page_is_left_over("playing", {*SCENES, *ASIDES, "playing-tricks"})


def test_only_exact_and_last_tricks_have_a_message():
    stage = staged(5, 3)
    keys: dict[str, int] = {}
    while not stage.over:
        stage.step(HardHouse())
        aside = aside_of(stage.scene())
        if aside is not None:
            revealed = len(stage.engine.view(None).reveals)
            # One message for each trick: the same key at the same trick.
            assert keys.setdefault(aside.key, revealed) == revealed

    assert len(set(keys.values())) == len(keys)

    worth_it = {
        place
        for place, one in enumerate(stage.engine.view(None).reveals, start=1)
        # An exact goal, or the last trick of one of the five rounds.
        if one.total == one.goal or place in (5, 9, 12, 14, 15)
    }
    assert set(keys.values()) == worth_it
    assert len(worth_it) < 10


def test_no_message_beside_the_table_before_the_reveal():
    stage = last_of_the_round()
    stage.choose(0, "play 5")
    stage.choose(1, "play 1")
    assert aside_of(stage.scene()) is None


def test_news_around_a_trick_keep_their_order():
    stage = play_card(staged(4, 1), 2, 6, 5, 1)
    news = [*stage.session.table.news]
    (place,) = [at for at, one in enumerate(news) if one.kind == "revealed"]
    # A player left before the reveal and came back after it.
    left, back = (Bulletin(1, kind, {"seat": 0}) for kind in ("table-away-left", "table-back"))
    news[place:place] = [left]
    stage.session.table.news = (*news, back)
    text = said(page_of(stage.scene()))
    told = (
        WORDS("table-away-left", seat="Ada"),
        WORDS("playing-trick-card", name="Ada", card=2),
        WORDS("table-back", seat="Ada"),
    )

    # The texts stand in the order of the events.
    assert [*map(text.index, told)] == sorted(map(text.index, told))


def test_a_card_shows_what_its_decision_needs():
    text = said(page_of(after_one_trick().scene(1)))
    view = after_one_trick().engine.view(1)
    assert WORDS("playing-table-goal", goal=view.goal) in text
    assert WORDS("playing-prizes", plain=view.prize, exact=view.exact_prize) in text
    assert WORDS("playing-question-where", round=1, trick=2, tricks=5) in text
    assert WORDS("playing-points", name="Dan", points=2) in text
    assert WORDS("playing-points-own", points=0) in text
    assert WORDS("playing-table-goals", seen="10", pile=view.pile) in text


def test_six_cards_are_two_rows_of_three():
    page = page_of(staged(3, 1).scene(0))
    # Rows of answers; the other blocks pick nothing.
    rows = [picks(Page((block,))) for block in page.blocks]
    assert [len(row) for row in rows if row] == [3, 3]


def test_chosen_card_is_marked_in_words():
    stage = staged(3, 1)
    stage.choose(0, "play 4")
    labels = [button.label for button in buttons(page_of(stage.scene(0)))]
    taken = WORDS("playing-option-taken", option=WORDS("playing-option-play", value=4))

    assert labels[3] == taken
    # The chosen card can still be pressed, and all six keep their order.
    assert picks(page_of(stage.scene(0))) == list(range(6))


class TestSecrets:
    """PL-9, PL-15: the table and the other players' cards do not depend on hidden cards."""

    def test_face_down_card_changes_no_other_page(self):
        pages = []
        # Two games that differ in Ada's face-down card only.
        for card in (1, 6):
            stage = staged(4, 5)
            stage.choose(0, f"play {card}")
            stage.choose(1, "play 3")
            pages.append([aloud(page_of(scene)) for scene in stage.scenes() if scene.viewer != 0])

        assert pages[0] == pages[1]

    def test_table_names_the_last_missing_player_only(self):
        stage = after_one_trick()
        public = said(page_of(stage.scene()))
        stage.choose(0, "play 1")

        assert said(page_of(stage.scene())) == public

        stage.choose(1, "play 1")
        assert said(page_of(stage.scene())) == public

        # When one card is missing, all players can see which player is late.
        stage.choose(2, "play 1")
        assert WORDS("playing-ask-one-missing", seat="Dan") in said(page_of(stage.scene()))

    def test_spent_cards_lie_open_only_with_the_memory_aid(self):
        """PL-9: spent cards are public only with the memory aid."""
        spent = WORDS("playing-seat-spent", cards="6")
        assert spent not in said(page_of(after_one_trick().scene()))

        aided = after_one_trick(memory_aid=True)
        assert spent in said(page_of(aided.scene()))
        assert "🧠" in said(page_of(aided.scene(0)))
        # The mark is for the players' cards; the public table has none.
        assert "🧠" not in said(page_of(aided.scene()))
