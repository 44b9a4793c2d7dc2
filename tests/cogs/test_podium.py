"""The description of the picture that shows the final ranks."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.i18n.words import Words, house_names, locales
from bot.pictures import sprites
from bot.pictures.display_list import DisplayList, Label, Moving, Sprite
from cogs.pictures import Sitter
from cogs.results import Figure, ResultPicture
from games.registry import GAMES
from tests.support.combinations import pairs
from tests.support.found import found
from tests.support.pictures import WORDS, assert_plays, assert_well_drawn, texts

# A player, a house player, and a player replaced by a house player.
FIGURES = (
    Figure("Ada", 0, "common/hen-bow-white", 1, 12, ""),
    Figure("Clucky", 1, "common/house-1-easy", 2, 9, "house"),
    Figure("Ben", 2, "common/hen-party-corn", 2, 9, "away"),
)


@pytest.mark.parametrize("slug", GAMES)
def test_description_names_house_players(slug: str):
    assert ResultPicture(slug, FIGURES).alt(WORDS) == (
        "1. Ada: 12. 2. Clucky, of the house: 9. 2. Ben, with a house player on the perch: 9."
    )


def test_description_names_caught_house_players():
    # A caught player has no rank and no points.
    caught = Figure("Clucky", 1, "heist/cowboy", None, None, "house")
    assert ResultPicture("heist", (caught,)).alt(WORDS) == "Clucky, of the house: caught."


@pytest.mark.parametrize("locale", locales())
def test_names_of_eight_house_players_are_not_cut(locale: str):
    figures = [
        Figure(name, seat, f"common/house-{seat}-hard", seat + 1, 9, "house")
        for seat, name in enumerate(house_names(locale))
    ]
    assert_well_drawn(ResultPicture("playing", tuple(figures)), Words(locale), stands=True)


@pytest.mark.parametrize(
    "sprite",
    ["common/hen-sun-coal", "common/house-1-easy", "common/house-5-expert", "heist/knight"],
)
def test_crown_sits_on_the_winners_head(sprite: str):
    """Hats have different heights, so the crown's place is computed from the drawing."""
    marks = ResultPicture("heist", (Figure("Ada", 0, sprite, 1, 12, ""),)).display(WORDS).still
    drawn = [mark for mark in marks if isinstance(mark, Sprite)]
    (crown,) = [mark for mark in drawn if mark.name == "common/crown@m"]
    (figure,) = [mark for mark in drawn if mark.name == f"{sprite}@l"]
    # Sprites are scaled to the width of the figure.
    across, down = sprites.size(figure.name)
    top = figure.y - found(figure.width) * down / across

    # 30 pixels at most between the top of the head and the crown.
    assert top < crown.y < top + 30


@pytest.mark.parametrize(("players", "sitter"), pairs([1, 2, 5, 8], ["", "house"]))
def test_podium_plays_and_first_shows_no_place(players: int, sitter: Sitter):
    figures = tuple(
        Figure(f"Hen {seat}", seat, "common/hen-bow-white", seat + 1, 90 - seat, "")
        for seat in range(players)
    )
    won = replace(figures[0], sprite="common/house-1-easy", sitter=sitter)
    first = assert_plays(ResultPicture("out", (won, *figures[1:]), "cards left"))
    tied = tuple(replace(figure, rank=1) for figure in figures)
    other = assert_plays(ResultPicture("out", tied[::-1], "cards captured"))
    assert ImageChops.difference(first, other).getbbox() is None


@pytest.mark.parametrize(("players", "people"), pairs([3, 4, 8], [0, 1, 3], always=[8]))
def test_podium_of_house_players_who_tie_plays(players: int, people: int):
    """Their drawings are the largest, and each jerk paints all of them again."""
    figures = [
        Figure(f"Clucky {seat}", seat, f"common/house-{seat}-expert", 1, 90, "house")
        for seat in range(people, players)
    ]
    tied = (*FIGURES[:1] * people, *figures)
    won = tuple(replace(figure, seat=seat, rank=1) for seat, figure in enumerate(tied))
    assert_plays(ResultPicture("crazy", won, "cards left"))


def test_podium_of_players_who_are_all_out_plays():
    out = tuple(replace(figure, rank=None, score=None) for figure in FIGURES)
    assert_plays(ResultPicture("heist", out))


def test_best_person_is_named_if_a_house_player_won():
    person, house, absent = FIGURES
    house_won = replace(house, rank=1), replace(person, rank=2), replace(absent, rank=3)
    picture = ResultPicture("heist", house_won)
    display = picture.display(WORDS)
    assert _in_motion(display, WORDS("picture-best-person")) == 1
    # The still picture has no room for it.
    assert WORDS("picture-best-person") not in texts(display)
    # The description says it, because a listener sees no motion.
    assert "2. Ada (best human): 12." in picture.alt(WORDS)
    assert picture.alt(WORDS).count(WORDS("picture-best-person")) == 1

    picture = ResultPicture("heist", FIGURES)
    display = picture.display(WORDS)
    assert WORDS("picture-best-person") not in picture.alt(WORDS)
    assert _in_motion(display, WORDS("picture-best-person")) == 0


def _in_motion(display: DisplayList, text: str) -> int:
    """Return how many moving labels have a text."""
    moving = [mark for mark in display.marks if isinstance(mark, Moving)]
    labels = [part for mark in moving for part in mark.marks if isinstance(part, Label)]
    return sum(label.text == text for label in labels)
