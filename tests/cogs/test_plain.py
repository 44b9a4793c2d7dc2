"""The plain pages, for games without own ones: a result, and the card of a seat."""

from dataclasses import replace

import pytest

from bot.i18n.words import Words
from bot.pages.page import Page, Tone
from bot.tables.scene import Scene
from bot.tables.table import Result
from cogs import plain
from cogs.pages import fate
from cogs.playing.labels import Labels
from games.engine.asks import Option
from games.playing.rules import PlayingChicken
from tests.cogs.faces import WORDS
from tests.cogs.reading import buttons, menus, picks, said
from tests.cogs.recaps import assert_recaps, plain_facts, played
from tests.cogs.stage import NAMES, Stage


# More points than the second; none; as many as the second.
@pytest.mark.parametrize(("scores", "said"), [((3, 1, 0), 1), ((0, 1, 0), 0), ((1, 1, 0), 0)])
def test_margin_is_told_only_where_the_winner_has_more_points(
    scores: tuple[int, int, int], said: int
) -> None:
    result = Result([0], dict(enumerate(scores)), {0: 1, 1: 2, 2: 3})
    scene = replace(played("playing", 0).scene, milestones=(), result=result)

    assert len(plain.recap(Labels(scene, WORDS))) == said


def test_plain_recap_may_be_silent_and_say_the_same_of_many_games() -> None:
    def recap(scene: Scene, words: Words) -> list[str]:
        return plain.recap(Labels(scene, words))

    # Only two different games, ten times each.
    games = [played("playing", number % 2) for number in range(20)]

    assert_recaps(recap, plain_facts, games, is_plain=True)


# -- the card --------------------------------------------------------------------------------------


def card(stage: Stage, viewer: int) -> Page:
    """Return a card of Playing Chicken as if the game had no own card.

    News are left out, because they have texts of the game.
    """
    scene = replace(stage.scene(viewer), news=())
    return plain.face(PlayingChicken, Labels).card(scene, WORDS)


def at_the_first_trick() -> Stage:
    return Stage(3, 1, NAMES, PlayingChicken)


def test_plain_card_says_what_the_seat_knows_and_offers_its_options() -> None:
    page = card(at_the_first_trick(), 0)

    assert "1, 2, 3, 4, 5, 6" in said(page)
    assert WORDS("playing-question-card") in said(page)
    assert picks(page) == [0, 1, 2, 3, 4, 5]


def test_plain_card_offers_many_options_in_a_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    # Fewer buttons than the six options need.
    monkeypatch.setattr(plain, "MOST_BUTTONS", 5)

    (menu,) = menus(card(at_the_first_trick(), 0))

    assert [item.index for item in menu.items] == [0, 1, 2, 3, 4, 5]


def test_plain_card_says_what_was_chosen() -> None:
    stage = at_the_first_trick()
    stage.choose(0, "play 4")

    page = card(stage, 0)

    chosen = [button for button in buttons(page) if button.tone is Tone.GOOD]

    # The chosen card is the one coloured button.
    assert [one.does.index for one in chosen] == [3]
    assert WORDS("card-answered", chosen=one_chosen(stage)) in said(page)


def one_chosen(stage: Stage) -> str:
    return Labels(stage.scene(0), WORDS).chosen(Option("play", 4), "card")


def test_plain_card_tells_nothing_of_another_seat() -> None:
    stage = at_the_first_trick()
    before = said(card(stage, 0))
    stage.choose(1, "play 4")

    assert said(card(stage, 0)) == before


def test_plain_card_says_how_the_game_ended() -> None:
    stage = at_the_first_trick()
    while not stage.over:
        stage.step()

    page = card(stage, 0)

    assert fate(Labels(stage.scene(0), WORDS), 0) in said(page)
    # The game is over, so nothing is offered.
    assert picks(page) == []
