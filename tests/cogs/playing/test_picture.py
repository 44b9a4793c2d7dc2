"""The pictures of Playing Chicken: the road to the wall, and a hand."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.display_list import Place, Rectangle
from cogs.pictures import LIGHT
from cogs.playing.labels import AWAITED
from cogs.playing.picture import HandPicture, TablePicture, card_back
from games.engine.asks import CLOCK
from games.playing.rules import PlayingChicken
from tests.cogs.faces import WORDS
from tests.cogs.pictures import assert_all_are_well_drawn, assert_is_blind, labels
from tests.cogs.stage import Stage
from tests.support.pictures import assert_well_drawn, marks_at, texts


def staged(seats: int, seed: int, *cards: int, **options: Any) -> Stage:
    """Return a game with these cards played in the first trick, if there are any."""
    stage = Stage(seats, seed, game=PlayingChicken, **options)
    for seat, card in enumerate(cards):
        stage.choose(seat, f"play {card}")
    return stage


def table(stage: Stage) -> TablePicture:
    return TablePicture.of(labels(stage))


def test_every_position_is_well_drawn():
    assert_all_are_well_drawn("playing", TablePicture.of, HandPicture.of)


def test_picture_does_not_depend_on_hidden_cards():
    assert_is_blind("playing", TablePicture.of, HandPicture.of)


def test_picked_card_shows_on_the_own_hand_only():
    stage = staged(4, 1)
    before = table(stage)
    others = HandPicture.of(labels(stage, 1))
    stage.choose(0, "play 3")

    # Neither the table nor another player's card may show that Ada has chosen.
    assert table(stage) == before
    assert HandPicture.of(labels(stage, 1)) == others

    own = HandPicture.of(labels(stage, 0))
    assert own.picked == 3
    assert "picked" in texts(assert_well_drawn(own))


def test_before_the_reveal_cards_lie_face_down():
    picture = table(staged(4, 1, 2, 6, 5))
    assert [seat.card for seat in picture.seats] == [None] * 4
    assert picture.winners == ()
    assert "All pick 1 of 6 cards, in secret" in texts(assert_well_drawn(picture))


def backs(picture: TablePicture) -> int:
    """Return the number of cards that lie face down."""
    # Card backs have two sizes, for few and for many seats.
    cards = (mark for mark in assert_well_drawn(picture).still if isinstance(mark, Place))
    return sum(mark.card in (card_back(140, 184), card_back(104, 136)) for mark in cards)


def rings(picture: TablePicture) -> int:
    marks = assert_well_drawn(picture).still
    return sum(isinstance(mark, Rectangle) and mark.line == LIGHT for mark in marks)


@pytest.mark.parametrize("seats", [3, 8])
def test_last_missing_player_has_an_empty_place_with_a_ring(seats: int) -> None:
    """The text names the last missing player from the same moment on.

    All others have a card face down.
    """
    stage = staged(seats, 1)
    for seat in range(seats - 1):
        # Until one is missing the picture shows nothing of who has played.
        assert (backs(table(stage)), rings(table(stage))) == (0, 0)

        stage.choose(seat, "play 2")

    picture = table(stage)
    assert [one.is_awaited for one in picture.seats] == [*[False] * (seats - 1), True]
    assert (backs(picture), rings(picture)) == (seats - 1, 1)
    assert WORDS("playing-seat-awaited", sign=AWAITED) in labels(stage).seats_text()


def test_cards_and_ending_of_a_trick_are_not_seen_at_first() -> None:
    exact, over = (
        replace(table(staged(3, 1, *cards)), goal=6, goals=()) for cards in ((1, 2, 3), (6, 1, 5))
    )
    assert exact.winners != over.winners

    first = [marks_at(picture.display(WORDS), 0) for picture in (exact, over)]
    assert first[0] == first[1]


@pytest.mark.parametrize(
    # The four cards make 14 against a goal above, equal, and below.
    ("goal", "said", "wall", "crate"),
    [
        (17, "3 short", "playing/wall", "playing/crate"),
        (14, "exact!", "playing/wall", "playing/crate-happy"),
        (10, "crash!", "playing/wallx", "playing/cratex"),
    ],
)
def test_crate_stops_at_the_sum_of_the_cards(goal: int, said: str, wall: str, crate: str):
    picture = replace(table(staged(4, 1, 2, 6, 5, 1)), goal=goal)
    display = assert_well_drawn(picture)
    assert {said, "14", str(goal)} <= {*texts(display)}
    sprites = {getattr(mark, "name", None) for mark in display.still}
    assert {wall, crate} <= sprites
    # Only an exact hit makes sparks.
    assert ("playing/sparks" in sprites) is (goal == 14)


def test_winner_of_a_trick_is_marked_with_points():
    picture = table(staged(4, 1, 2, 6, 5, 1))
    assert picture.winners == (3,)
    assert texts(assert_well_drawn(picture)).count("+2") == 1


def test_past_goals_are_crossed_out():
    stage = staged(4, 1, 2, 6, 5, 1)
    first = table(stage)
    assert first.gone == ()

    stage.choose(CLOCK, "minimum")
    assert table(stage).gone == (first.goal,)

    assert_well_drawn(table(stage))


def test_message_of_a_trick_does_not_change_later():
    stage = staged(4, 1, 2, 6, 5, 1)
    then = table(stage)
    message = TablePicture.of_last_trick(labels(stage))
    stage.choose(CLOCK, "minimum")

    assert TablePicture.of_last_trick(labels(stage)) == message
    # The message stays as at the reveal, without the list of goals that the table shows.
    assert message == replace(then, goals=(), gone=())

    assert_well_drawn(message)


def test_spent_cards_are_shown_only_with_the_memory_aid():
    aided, bare = (staged(4, 1, 2, 6, 5, 1, memory_aid=aid) for aid in (True, False))
    assert [seat.spent for seat in table(aided).seats] == [(2,), (6,), (5,), (1,)]
    assert {one.spent for one in table(bare).seats} == {()}
    assert_well_drawn(table(aided))


def test_picture_marks_the_last_trick_of_a_round():
    stage = staged(3, 4)
    for card in (1, 2, 3, 4):
        for seat in range(3):
            # The second seat plays other cards, so that each trick has a winner.
            stage.choose(seat, f"play {7 - card if seat == 1 else card}")

        stage.choose(CLOCK, "minimum")

    assert "last trick" in texts(assert_well_drawn(table(stage)))

    hand = HandPicture.of(labels(stage, 0))
    assert (hand.hand, hand.spent) == ((5, 6), (1, 2, 3, 4))
    assert texts(assert_well_drawn(hand)).count("played") == 4
