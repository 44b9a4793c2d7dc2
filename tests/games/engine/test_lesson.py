"""Tests of lessons: the file decides what happens, and unknown words in it are errors."""

import pytest

from games.engine.asks import Option
from games.engine.lesson import (
    LessonPart,
    LessonPlace,
    NotOffered,
    Play,
    options_at,
    read,
    resume_part,
)
from games.engine.positions import ScenarioError
from games.registry import positions_of
from tests.support.found import found

PLAYING = positions_of("playing")

LESSON = """
farewell = "bye"

[[part]]
house = ["B: 2", "B: 3", "C: 4"]
until = "over"

[part.position]
round = 5
goals = [7]
A = { hand = [2, 5] }
B = { hand = [2, 3] }
C = { hand = [1, 4] }

[[part.step]]
asked = "card"
coach = "last"
offer = { 2 = "low", 5 = "high" }
"""


def part(**changed: object) -> LessonPart:
    (only,) = read(LESSON).part
    return only.model_copy(update=changed)


def play(**changed: object) -> Play:
    return Play(part(**changed), PLAYING, lambda *_: None)


def test_house_players_follow_the_file_in_a_real_game() -> None:
    told: list[tuple[int, str]] = []
    game = Play(
        part(),
        PLAYING,
        lambda revision, events: told.extend((revision, event.kind) for event in events),
    )
    game.choose_text("play 5")
    revealed = game.engine.game.state.reveals[-1]

    assert revealed.cards == (5, 2, 4)
    assert game.engine.outcome is not None
    # The game ended after one card each, so the line for a second one was not used.
    assert game.unused_lines == ["B: 3"]
    # Events of the deal have revision 0.
    assert (0, "goal_turned") in told
    assert told[-1][1] == "game_over"


def test_only_what_the_coach_offers_can_be_chosen() -> None:
    game = play(step=[part().step[0].model_copy(update={"offer": {"5": "high"}})])
    offered = found(game.offered())
    assert [str(option) for option in offered.options] == ["play 5"]

    with pytest.raises(NotOffered):
        game.choose((Option("play", 2),))

    with pytest.raises(NotOffered):
        game.choose_text("play 2")

    # A refused choice changes neither the list of choices nor the step.
    assert game.chosen == []
    assert game.step is not None


def test_option_that_the_game_does_not_have_is_left_out() -> None:
    # Card 6 is not in this hand, although the file offers it for other branches.
    game = play(step=[part().step[0].model_copy(update={"offer": {"5": "high", "6": "higher"}})])
    offered = found(game.offered())
    assert [str(option) for option in offered.options] == ["play 5"]


def test_coach_comments_the_choice() -> None:
    assert play().said is None

    game = play()
    game.choose_text("play 2")
    assert game.said == "low"
    assert game.step is None
    # The only step of the part is done.
    assert game.offered() is None


def test_resumed_lesson_equals_the_one_that_was_left() -> None:
    first = play()
    first.choose_text("play 5")
    # A lesson is stored as the texts of its choices and replayed from the start.
    again = resume_part(part(), PLAYING, LessonPlace(0, ("play 5",)), lambda *_: None)
    assert again.engine.game.state == first.engine.game.state
    assert again.said == first.said


def test_a_choice_that_the_file_no_longer_offers_is_refused() -> None:
    with pytest.raises(NotOffered):
        resume_part(part(), PLAYING, LessonPlace(0, ("play 6",)), lambda *_: None)


def test_a_choice_may_end_the_part_early() -> None:
    steps = [
        part().step[0].model_copy(update={"ends": ["2"]}),
        part().step[0].model_copy(update={"asked": "never"}),
    ]
    game = play(step=steps)
    game.choose_text("play 2")

    assert game.step is None

    # After "play 5" the second step is still due, but the game has ended.
    with pytest.raises(ScenarioError, match="over before"):
        play(step=steps).choose_text("play 5")


def test_part_that_cannot_be_played_raises_an_error() -> None:
    with pytest.raises(ScenarioError, match="nothing of play 6 is on offer"):
        play(step=[part().step[0].model_copy(update={"offer": {"6": "what"}})]).offered()

    with pytest.raises(ScenarioError, match="over before 'last'"):
        play(step=[part().step[0].model_copy(update={"asked": "split"})])

    with pytest.raises(ScenarioError, match="over before 'split'"):
        play(until="split").choose_text("play 5")


@pytest.mark.parametrize(
    ("word", "instead"),
    [("farewell", "goodbye"), ("asked", "ask"), ("[[part.step]]", "[[part.steps]]")],
)
def test_unknown_word_is_an_error(word: str, instead: str) -> None:
    with pytest.raises(ScenarioError):
        read(LESSON.replace(word, instead))
    # Invalid TOML is reported by the same kind of error.
    with pytest.raises(ScenarioError):
        read(LESSON + "\n[")


@pytest.mark.parametrize("picks", [(), (2,), (-1,), (0, 9)])
def test_option_that_was_not_shown_cannot_be_picked(picks: tuple[int, ...]) -> None:
    offered = found(play().offered())
    # `picks` are positions in the menu as it was shown.
    assert options_at(offered, (1,)) == (Option("play", 5),)
    with pytest.raises(NotOffered):
        options_at(offered, picks)
