"""The texts that all games use if a game brings no own text.

No present game needs all of them.
"""

from dataclasses import replace

import pytest

from bot.tables.table import Result, Status
from cogs.pages import (
    SceneLabels,
    card_page,
    card_title,
    fate,
    now,
    require,
    texts,
    waiting,
    winners,
)
from tests.cogs.faces import WORDS
from tests.cogs.reading import said
from tests.cogs.stage import Stage


def ended(*winning: int) -> SceneLabels[object]:
    """Return labels of a game without own texts, in which these seats of three have won."""
    scores: dict[int, int | None] = {seat: 7 if seat in winning else 1 for seat in range(3)}
    ranks = {seat: 1 if seat in winning else 2 for seat in range(3)}
    scene = Stage(3, 1).scene()
    result = Result([*winning], scores, ranks)
    # A name that no game has.
    return SceneLabels(replace(scene, game="newest", status=Status.OVER, result=result), WORDS)


def test_winners_are_told_to_the_public_and_to_each_seat() -> None:
    alone = ended(0)
    shared = ended(0, 1)
    assert winners(alone) == WORDS("result-won", seats="Ada", people=1, points=7)
    assert winners(shared) == WORDS("result-won", seats="Ada and Ben", people=2, points=7)
    assert fate(alone, 0) == WORDS("card-over-won", points=7)
    assert fate(shared, 0) == WORDS("card-over-shared", seats="Ben", points=7)

    lost = WORDS("card-over-lost", points=1)
    # A player who lost is also told who won.
    assert fate(shared, 2) == f"{lost}\n{winners(shared)}"


def test_card_without_a_question_names_what_is_awaited() -> None:
    labels = SceneLabels(Stage(3, 1).scene(0), WORDS)
    assert waiting(labels, "waiting-turn") == WORDS("heist-waiting-turn")


def test_card_page_leaves_out_empty_texts() -> None:
    labels = SceneLabels(replace(Stage(3, 1).scene(0), question=None), WORDS)
    page = card_page(labels, card_title(labels), texts("a hand", "", "a hint"))
    # Empty texts take no line.
    _, hand, hint = said(page).splitlines()
    assert (hand, hint) == ("a hand", "a hint")


def test_paused_table_names_no_awaited_player() -> None:
    scene = replace(Stage(3, 1).scene(), status=Status.PAUSED, reason="paused-channel-gone")
    # The function would name who is awaited.
    told = now(SceneLabels(scene, WORDS), lambda *_: "somebody")
    assert told == WORDS("table-paused", why=WORDS("paused-channel-gone"))


def test_public_scene_has_no_own_seat() -> None:
    # The public scene has no seat of its own.
    with pytest.raises(TypeError, match="not for"):
        require(Stage(3, 1).scene().view.own)
