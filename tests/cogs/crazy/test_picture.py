"""The pictures of Crazy Chicken: the table, and a hand."""

from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageChops

from cogs.crazy.labels import Labels
from cogs.crazy.picture import NEVER, BeatenPicture, HandPicture, Owner, TablePicture
from cogs.crazy.table import hide_untold_draws
from games.crazy.box import CARDS, deck
from games.crazy.rules import CrazyChicken
from tests.cogs.crazy.test_pages import at
from tests.cogs.faces import WORDS
from tests.cogs.pictures import assert_all_are_well_drawn, assert_is_blind, labels
from tests.cogs.stage import Stage
from tests.support.pictures import assert_plays, assert_well_drawn, texts


def staged(seed: int = 1, **options: Any) -> Stage:
    return Stage(2, seed, game=CrazyChicken, **options)


def middle(**more: Any) -> dict[str, Any]:
    return {
        "first": [9, 7, 7],
        "second": [14],
        "A": {"hand": [20] * 6 + [9, 16], "sets": {"18": 9, "9": 2}, "rounds": [52]},
        "B": {"hand": [12] * 4, "sets": {"20": 4, "12": 3, "6": 3}, "rounds": [61]},
        **more,
    }


def table(stage: Stage) -> TablePicture:
    return TablePicture.of(labels(stage))


def test_every_position_is_well_drawn():
    assert_all_are_well_drawn("crazy", TablePicture.of, HandPicture.of)


def test_picture_does_not_depend_on_hidden_cards():
    assert_is_blind("crazy", TablePicture.of, HandPicture.of)


def test_set_shows_how_many_cards_beat_it():
    picture = table(at(**middle()))
    # Each set: card, count, and the number of cards that beat it. NEVER marks a safe set.
    mine, others = [
        [(one.card, one.size, one.to_beat) for one in side.sets] for side in picture.sides
    ]
    assert mine == [(18, 9, NEVER), (9, 2, 3)]
    assert others == [(20, 4, 5), (12, 3, 4), (6, 3, NEVER)]
    assert {"×4", "5+", "×3", "4+"} <= {*texts(assert_well_drawn(picture))}


def test_beaten_set_and_its_owner_are_marked():
    stage = at(phase="act", **middle())
    assert table(stage).turn == 0

    stage.choose(0, "lay 6x20")
    picture = table(stage)
    # The loser of the set is on turn: they choose a pile for it.
    assert [one.beaten_by for one in picture.sides[1].sets if one.card == 20] == [6]
    assert picture.turn == 1
    assert "6!" in texts(assert_well_drawn(picture))
    assert "6!" in texts(assert_well_drawn(HandPicture.of(labels(stage, 1))))


def test_finished_round_marks_no_set_and_no_turn():
    # An empty draw pile ends the round with the lay.
    stage = at(phase="act", right=[], **middle())
    stage.choose(0, "lay 6x20")
    picture = table(stage)

    assert picture.turn is None
    assert {one.to_beat for side in picture.sides for one in side.sets} == {None}

    said = texts(assert_well_drawn(picture))
    assert "Round 1 of 4 is over" in said
    assert WORDS("crazy-picture-legend") not in said, "no set can be beaten any more"

    # The round's points are already in the total, so they must not be added again.
    points = picture.sides[0].points
    assert f"total {52 + points}" in said, "its points are told once"


def test_empty_pile_is_drawn_as_a_place():
    picture = table(at(**middle(first=[], second=[])))
    # (0, 0) draws an empty place: players still have to find the pile.
    assert (picture.piles.first, picture.piles.second) == ((0, 0), (0, 0))
    assert_well_drawn(picture)
    assert_well_drawn(replace(picture, piles=replace(picture.piles, left=0, right=1)))


def test_the_first_draw_of_a_turn_does_not_change_the_table():
    stage = at(**middle())
    # `hide_untold_draws` leaves out draws that the table does not tell yet.
    before = TablePicture.of(Labels(hide_untold_draws(stage.scene()), WORDS))
    stage.choose(0, "draw left")
    assert TablePicture.of(Labels(hide_untold_draws(stage.scene()), WORDS)) == before


def test_own_row_is_below_on_the_own_card():
    stage = at(**middle())
    for seat in (0, 1):
        picture = HandPicture.of(labels(stage, seat))
        assert (picture.other.seat, picture.own.seat) == (1 - seat, seat)


def test_waiting_card_does_not_change_while_the_other_player_draws():
    stage = at(**middle())
    before = HandPicture.of(labels(stage, 1))
    assert before.piles is None

    stage.choose(0, "draw left")
    stage.choose(0, "draw first")
    assert HandPicture.of(labels(stage, 1)) == before

    assert_well_drawn(before)


def test_group_of_the_hand_shows_its_use():
    stage = at(phase="act", **middle())
    hand = {one.card: (one.mark, one.more) for one in HandPicture.of(labels(stage, 0)).hand}
    assert hand == {20: ("ready", 0), 16: ("wait", 1), 9: ("wait", 2)}
    assert {"lay", "1 more", "2 more"} <= {
        *texts(assert_well_drawn(HandPicture.of(labels(stage, 0))))
    }


@pytest.mark.parametrize("types", [1, 5, 6, 7, 9])
def test_a_hand_of_any_size_fits(types: int):
    cards = [card for card in deck()[1:-2] if card in CARDS[:types]]
    # One card of each of these lies on a pile.
    for card in {20, 6} & {*cards}:
        cards.remove(card)

    stage = at(phase="act", A={"hand": cards}, first=[20], second=[6], left=[6], right=[6])
    picture = HandPicture.of(labels(stage, 0))
    assert len(picture.hand) == types

    assert_well_drawn(picture)


def test_beaten_set_plays_and_first_shows_only_that_set():
    few, many = (
        assert_plays(BeatenPicture(20, Owner("Ada", 0, count), Owner("Ben", 1, 2)))
        for count in (3, 12)
    )
    assert ImageChops.difference(few, many).getbbox() is None
