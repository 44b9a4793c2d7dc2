"""The picture of Chicken Out!: the beam, and the players below it."""

from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageChops

from bot.pages.page import picture_of
from bot.pictures.display_list import Sprite
from bot.tables.table import Bulletin
from cogs.chicken_out import FACE
from cogs.chicken_out.picture import MomentPicture, TablePicture
from cogs.looks import hens
from games.chicken_out.box import deck
from games.chicken_out.players.house import MediumHouse
from games.chicken_out.rules import ChickenOut
from games.chicken_out.series import effect_of, identity
from games.chicken_out.state import Series
from games.chicken_out.vocabulary import TARGET
from tests.cogs.faces import WORDS
from tests.cogs.pictures import assert_all_are_well_drawn, assert_is_blind, labels
from tests.cogs.stage import Stage
from tests.support.pictures import assert_plays, assert_well_drawn, texts


def staged(seats: int = 4, seed: int = 1, **options: Any) -> Stage:
    return Stage(seats, seed, game=ChickenOut, **options)


def table(stage: Stage) -> TablePicture:
    return TablePicture.of(labels(stage))


def laid(*cards: str, seats: int = 5) -> TablePicture:
    """Return the picture with this series on the table."""
    series = Series()
    for card in cards:
        series.identities.append(identity(series, card, numbers_only=False))
        # A card such as SM copies others, so the identity depends on the cards before it.
        series.cards.append(card)
        series.count = effect_of(series.identities[-1], series.count).after

    shown = tuple(zip(series.cards, series.identities, strict=True))
    return replace(table(staged(seats)), series=shown, count=series.count)


def test_pictures_of_all_positions_are_well_drawn():
    assert_all_are_well_drawn("out", TablePicture.of)


def test_picture_does_not_depend_on_hidden_piles():
    assert_is_blind("out", TablePicture.of)


def test_picture_is_the_same_for_all_viewers():
    stage = staged()
    assert {TablePicture.of(labels(stage, viewer)) for viewer in (None, 0, 1, 2, 3)} == {
        table(stage)
    }


@pytest.mark.parametrize("count", range(TARGET))
def test_beam_shows_a_walker_at_every_count(count: int):
    display = assert_well_drawn(replace(laid("B4", "R7"), count=count))
    assert {str(count), f"{TARGET - count} to 21"} <= {*texts(display)}
    # From 17 on the walker is drawn in red.
    hot = any(isinstance(mark, Sprite) and mark.name == "out/walkerhot" for mark in display.still)
    assert hot == (count >= 17)


def test_every_card_says_what_it_did():
    picture = laid("B4", "R7", "SM", "R9", "X2", "Z0", "SM", "E20", "R3")
    said = texts(assert_well_drawn(picture))
    for effect in ("+4", "+7", "−9", "×2", "0", "20", "−3"):
        assert effect in said


@pytest.mark.parametrize("card", sorted(set(deck())))
def test_every_card_has_its_face(card: str):
    # Once as the top card, and once below another.
    assert_well_drawn(laid(card))
    assert_well_drawn(laid(card, "B1"))


@pytest.mark.parametrize("cards", [2, 5, 6, 9, 14, 15, 40])
def test_a_series_of_any_length_fits(cards: int):
    said = texts(assert_well_drawn(laid(*(["R2", "Z0", "E20", "R11"] * 10)[:cards])))
    assert (f"+{cards - 14}" in said) == (cards > 14), "so many lie beneath those that are shown"


def test_picture_shows_captures_and_points_below_the_pile():
    captured = table(staged(8, goal="capture"))
    assert {seat.captured for seat in captured.seats} == {0}
    # A 21 as the sign of captures at each of eight seats, and one on the beam.
    assert texts(assert_well_drawn(captured)).count("21") == 9
    deals = replace(captured, seats=tuple(replace(one, points=148) for one in captured.seats))
    assert texts(assert_well_drawn(deals)).count("148") == 8


def test_player_who_is_out_shows_a_place_instead_of_a_pile():
    picture = table(staged(3))
    seats = replace(picture.seats[0], place=1, pile=0), *picture.seats[1:]
    assert "#1" in texts(assert_well_drawn(replace(picture, seats=seats)))


def test_picture_names_a_run():
    assert "a run" in texts(assert_well_drawn(replace(laid("B4"), is_run=True)))


@pytest.mark.parametrize("kind", sorted(ChickenOut.moments))
@pytest.mark.parametrize(
    "turned", [("B9", "B9", "add", "+9"), ("SM", "R3", "subtract", "−3"), None]
)
def test_moment_shows_its_player_and_its_card(kind: str, turned: tuple[str, ...] | None):
    card = None
    if turned is not None:
        facts = dict(zip(("card", "identity", "effect"), turned, strict=False))
        card = Bulletin(7, "turned", {"seat": 2, "count": 26, **facts})

    happened = Bulletin(7, kind, {"seat": 2, "count": 26, "cards": 6, "place": 1})
    shown = labels(staged())
    picture = MomentPicture.of(shown, happened, card)
    said = texts(assert_well_drawn(picture))

    assert "Cleo" in said
    assert picture.hen == hens(shown.scene.players)[2]

    # `turned` is None where no card led to the moment.
    if turned is not None:
        assert (picture.card, turned[-1] in said, "26" in said) == (turned[0], True, True)


def test_moment_shows_the_card_that_ended_the_series():
    stage = staged(2, 3)
    shown: dict[str, MomentPicture] = {}
    while not stage.over:
        stage.step(MediumHouse())
        aside = FACE.aside(stage.scene(), WORDS) if FACE.aside is not None else None
        if aside is not None:
            image = picture_of(aside.page)
            assert image is not None
            assert isinstance(image.picture, MomentPicture)
            # A later scene must not change the picture of a message that was sent.
            assert shown.setdefault(aside.key, image.picture) == image.picture

    assert {one.kind for one in shown.values()} >= {"busted", "made_21"}
    assert all(one.count > TARGET for one in shown.values() if one.kind == "busted")
    assert all(one.count == TARGET for one in shown.values() if one.kind == "made_21")


def test_moment_plays_and_first_shows_only_the_count_before():
    hen = "common/hen-bow-white"
    first_frames = [
        assert_plays(MomentPicture(kind, "Ada", 0, hen, count, 6, card, effect))
        for kind, count, card, effect in (
            ("busted", 26, "B9", "+9"),
            ("busted", 34, "X2", "×2"),
            ("made_21", 21, "R4", "+4"),
            ("went_out", 10, "R7", "−7"),
            ("went_out", 17, "SM", "+0"),
        )
    ]
    # The count was 17 each time.
    for frame in first_frames[1:]:
        assert ImageChops.difference(frame, first_frames[0]).getbbox() is None


@pytest.mark.parametrize(("card", "effect"), [(None, ""), ("Z0", "0"), ("E20", "20")])
def test_moment_stays_still_if_the_count_before_is_not_known(card: str | None, effect: str):
    assert not MomentPicture("went_out", "Ada", 0, "common/hen-bow-white", 0, 6, card, effect).moves
