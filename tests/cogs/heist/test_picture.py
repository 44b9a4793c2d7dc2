"""The pictures of Chicken Heist: the bank, and a hand."""

from dataclasses import replace
from itertools import permutations

import pytest

from bot.pictures.display_list import GOLD, Arrow, Label, Place, Rectangle, Sprite
from cogs.heist.hand import HandPicture
from cogs.heist.picture import AimPicture, TablePicture, table_alt
from cogs.pictures import drawn_name
from games.heist.vocabulary import BASE_EVENTS, CHARACTERS
from tests.cogs.pictures import assert_all_are_well_drawn, assert_is_blind, labels
from tests.cogs.stage import Stage
from tests.support.pictures import assert_well_drawn


def test_every_position_is_well_drawn():
    assert_all_are_well_drawn("heist", TablePicture.of, HandPicture.of)


def test_picture_does_not_depend_on_hidden_cards():
    assert_is_blind("heist", TablePicture.of, HandPicture.of)


@pytest.mark.parametrize("seats", [3, 8])
def test_aim_of_any_seat_at_any_seat_hides_no_number(seats: int):
    table = TablePicture.of(labels(Stage(seats, 3)))
    # Every pair of seats, because an arrow could cover the number of a seat.
    for by, target in permutations(range(seats), 2):
        aimed = replace(table, aims=(AimPicture("copycat", by, target, is_void=False),))
        marks = assert_well_drawn(aimed).still
        assert sum(isinstance(mark, Arrow) for mark in marks) == 1


@pytest.mark.parametrize("is_awaited", [False, True])
def test_gold_marks_who_is_up_and_a_crown_the_leader(is_awaited: bool):
    table = TablePicture.of(labels(Stage(3, 3)))
    seats = [replace(seat, is_awaited=is_awaited and seat.name == "Ben") for seat in table.seats]
    marks = assert_well_drawn(replace(table, leader=0, seats=tuple(seats))).still
    plates = [mark for mark in marks if isinstance(mark, Rectangle) and mark.width == 220]
    golden = [(plate.x, plate.y) for plate in plates if plate.fill == GOLD]
    crowns = [mark for mark in marks if isinstance(mark, Sprite) and "crown" in mark.name]
    names = {mark.text: mark for mark in marks if isinstance(mark, Label)}

    # The middle of a name is 21 pixels below the edge of its plate.
    assert [names["Ben"].y - 21 == y for _, y in golden] == [True] * is_awaited
    assert [crown.y - names["Ada"].y for crown in crowns] == [-1]


def test_alternative_text_says_who_is_up():
    one = labels(Stage(3, 3))
    (seat,) = one.scene.ask.waiting
    # The seats are separated by semicolons.
    up = [part for part in table_alt(one).split(";") if ", is up" in part]
    assert len(up) == 1
    assert drawn_name(one, seat) in up[0]


@pytest.mark.parametrize("slots", [[1], [2, 3], [1, 2, 3]])
@pytest.mark.parametrize("count", [1, 2, 4, 5, 6])
def test_notes_stay_inside_the_picture(slots: list[int], count: int) -> None:
    notes = tuple((event, tuple(slots)) for event in BASE_EVENTS[:count])
    hand = replace(HandPicture.of(labels(Stage(3, 1), 0)), notes=notes)
    display = assert_well_drawn(hand)
    slots_drawn = [mark for mark in display.still if isinstance(mark, Place) and mark.y == 282]

    assert len(slots_drawn) == count * len(slots)
    # The panel of the notes ends at 986.
    assert max(mark.x for mark in slots_drawn) + 62 <= 986


def test_face_down_slots_show_who_has_looked() -> None:
    stage = Stage(8, 3)
    state = stage.engine.game.state
    state.seen_by |= {2: [0, 2], 5: [0, 1, 2, 3, 5]}
    state.seats[2].status = "escaped"
    one = labels(stage)
    table = TablePicture.of(one)
    cards = [mark.card for mark in assert_well_drawn(table).still if isinstance(mark, Place)]
    heads = [[mark for mark in card.marks if isinstance(mark, Sprite)] for card in cards[:5]]

    assert [len(drawn) for drawn in heads] == [0, 1, 0, 0, 4]
    assert "Slots looked at: 2 (Ada), 5 (Ada, Ben, Dan, Finn)." in table_alt(one)


def test_more_than_four_lookers_are_counted() -> None:
    table = TablePicture.of(labels(Stage(8, 3)))
    seen = replace(table, seen_by=(CHARACTERS[:8], *table.seen_by[1:]))
    card = next(mark.card for mark in assert_well_drawn(seen).still if isinstance(mark, Place))

    assert [mark.text for mark in card.marks if isinstance(mark, Label)] == ["1", "+5"]
    assert sum(isinstance(mark, Sprite) for mark in card.marks) == 3


def test_event_that_replaces_poor_planning_is_shown_while_it_strikes() -> None:
    table = TablePicture.of(labels(Stage(3, 3)))
    events = ("poor_planning", *table.events[1:])
    struck = replace(table, events=events, striking="dyepack")
    card = next(mark.card for mark in assert_well_drawn(struck).still if isinstance(mark, Place))

    assert any(isinstance(mark, Sprite) and "dyepack" in mark.name for mark in card.marks)
