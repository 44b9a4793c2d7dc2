"""The pages of `/chicken help`: what they say, and what their pictures show."""

import pytest

from bot.i18n.checking import translations
from cogs.info.pages import (
    TOPICS,
    GamePicture,
    ShelfPicture,
    game_page,
    help_page,
    mine_page,
    topic_page,
)
from cogs.learn.lesson import RESUME
from games.registry import GAMES
from tests.cogs.faces import WORDS
from tests.cogs.reading import aloud, buttons
from tests.cogs.test_every_language import words_of
from tests.support import pseudo
from tests.support.pictures import assert_well_drawn, texts


def test_first_page_has_a_button_for_each_game() -> None:
    games = [button for button in buttons(help_page(WORDS)) if button.does.verb == "help-game"]
    assert [button.label for button in games] == [WORDS(f"{slug}-title") for slug in GAMES]
    assert [button.does.index for button in games] == [*range(len(GAMES))]


def test_first_page_describes_the_games_for_readers_without_pictures() -> None:
    text = aloud(help_page(WORDS))
    for slug in GAMES:
        assert WORDS(f"command-start-{slug}") in text


def test_page_of_a_game_says_for_how_many_it_is_and_how_long_it_takes() -> None:
    text = aloud(game_page(GAMES["crazy"], WORDS, has_lesson=True))
    assert "2 chickens" in text
    assert "3–8 chickens" in aloud(game_page(GAMES["heist"], WORDS, has_lesson=True))
    # The length of a game of six.
    assert WORDS("help-minutes", least=6, most=15) in aloud(
        game_page(GAMES["heist"], WORDS, has_lesson=True)
    )


@pytest.mark.parametrize(("slug", "secrets"), [("heist", "yes"), ("out", "no")])
def test_page_of_a_game_says_whether_it_has_secrets(slug: str, secrets: str) -> None:
    text = aloud(game_page(GAMES[slug], WORDS, has_lesson=True))
    assert WORDS("help-secrets", secrets=secrets) in text


def test_game_without_lesson_has_no_button_for_it() -> None:
    with_lesson, without = (
        [button.does for button in buttons(game_page(GAMES["heist"], WORDS, has_lesson=has_lesson))]
        for has_lesson in (True, False)
    )
    assert [does.verb for does in with_lesson] == [
        "play-heist",
        "learn-heist",
        "rules-heist",
        "help",
    ]
    assert with_lesson[1].index == RESUME
    assert [does.verb for does in without] == ["play-heist", "rules-heist", "help"]


def test_game_that_the_server_has_switched_off_cannot_be_played() -> None:
    page = game_page(GAMES["heist"], WORDS, has_lesson=True, is_off=True)
    assert [one.does.verb for one in buttons(page) if one.disabled] == ["play-heist"]


def test_own_page_without_a_table_says_so() -> None:
    assert WORDS("help-no-seats") in aloud(mine_page([], [], WORDS))
    assert WORDS("help-no-seats") not in aloud(mine_page(["- a table"], [], WORDS))


def test_each_topic_marks_itself_in_the_menu() -> None:
    for topic in TOPICS:
        page = topic_page(topic, WORDS, "1.2.3")
        (menu,) = (block for block in page.blocks if hasattr(block, "items"))
        assert [item.chosen for item in menu.items] == [other == topic for other in TOPICS]
        assert WORDS(f"help-{topic}") in aloud(page)
        assert ("1.2.3" in aloud(page)) == (topic == TOPICS[0])


@pytest.mark.parametrize("locale", [pseudo.LOCALE, *translations()])
def test_pictures_are_well_drawn(locale: str) -> None:
    words = words_of(locale, drawn=True)
    whole = locale != pseudo.LOCALE
    shelf = assert_well_drawn(ShelfPicture(tuple(GAMES)), words, whole=whole)
    assert {words(f"{slug}-title") for slug in GAMES} <= {*texts(shelf)} or not whole

    minutes = words("help-minutes", least=10, most=120)
    facts = (words("help-players", seats="3–8"), minutes, words("help-secrets", secrets="yes"))
    for slug in GAMES:
        assert_well_drawn(GamePicture(slug, facts), words, whole=whole)
