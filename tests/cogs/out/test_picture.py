"""The beam of Chicken Out!, and who stands below it."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.display_list import Sprite
from cogs.out.picture import TablePicture
from games.out.box import deck
from games.out.rules import ChickenOut
from games.out.series import counted, identity
from games.out.state import Series
from games.out.vocabulary import TARGET
from tests.cogs.pictures import assert_all_are_well_drawn, assert_is_blind, labels
from tests.cogs.stage import Stage
from tests.support.pictures import assert_well_drawn, texts


def staged(seats: int = 4, seed: int = 1, **options: Any) -> Stage:
    return Stage(seats, seed, game=ChickenOut, **options)


def table(stage: Stage) -> TablePicture:
    return TablePicture.of(labels(stage))


def laid(*cards: str, seats: int = 5) -> TablePicture:
    """With this series on the table."""
    series = Series()
    for card in cards:
        series.identities.append(identity(series, card, numbers_only=False))
        series.cards.append(card)
        series.count = counted(series.identities[-1], series.count).after
    shown = tuple(zip(series.cards, series.identities, strict=True))
    return replace(table(staged(seats)), series=shown, count=series.count)


def test_every_position_is_well_drawn():
    assert_all_are_well_drawn("out", TablePicture.of)


def test_it_tells_nothing_of_any_pile():
    assert_is_blind("out", TablePicture.of)


def test_everybody_sees_the_same():
    stage = staged()
    assert {TablePicture.of(labels(stage, viewer)) for viewer in (None, 0, 1, 2, 3)} == {
        table(stage)
    }


@pytest.mark.parametrize("count", range(TARGET))
def test_somebody_walks_the_beam_at_every_count(count: int):
    display = assert_well_drawn(replace(laid("B4", "R7"), count=count))
    assert {str(count), f"{TARGET - count} to 21"} <= {*texts(display)}
    hot = any(isinstance(one, Sprite) and one.name == "out/walkerhot" for one in display.marks)
    assert hot == (count >= 17)


def test_every_card_says_what_it_did():
    picture = laid("B4", "R7", "SM", "R9", "X2", "Z0", "SM", "E20", "R3")
    said = texts(assert_well_drawn(picture))
    for effect in ("+4", "+7", "−9", "×2", "0", "20", "−3"):
        assert effect in said


@pytest.mark.parametrize("card", sorted(set(deck())))
def test_every_card_has_its_face(card: str):
    assert_well_drawn(laid(card))
    assert_well_drawn(laid(card, "B1"))


@pytest.mark.parametrize("cards", [2, 5, 6, 9, 14, 15, 40])
def test_a_series_of_any_length_fits(cards: int):
    said = texts(assert_well_drawn(laid(*(["R2", "Z0", "E20", "R11"] * 10)[:cards])))
    assert (f"+{cards - 14}" in said) == (cards > 14), "so many lie beneath those that are shown"


def test_what_counts_besides_the_pile_stands_below_it():
    captured = table(staged(8, goal="capture"))
    assert {one.captured for one in captured.seats} == {0}
    assert texts(assert_well_drawn(captured)).count("21") == 9
    deals = replace(captured, seats=tuple(replace(one, points=148) for one in captured.seats))
    assert texts(assert_well_drawn(deals)).count("148") == 8


def test_whoever_is_out_has_a_place_instead_of_a_pile():
    picture = table(staged(3))
    seats = replace(picture.seats[0], place=1, pile=0), *picture.seats[1:]
    assert "#1" in texts(assert_well_drawn(replace(picture, seats=seats)))


def test_a_run_is_called_one():
    assert "a run" in texts(assert_well_drawn(replace(laid("B4"), is_run=True)))
