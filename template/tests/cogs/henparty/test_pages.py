"""A few pages of Hen Party read aloud: tests/cogs/pages/henparty-*.txt.

That all pages fit, answer and tell no secrets, tests/cogs/test_contract.py holds every game to.
"""

from collections.abc import Callable

import pytest

from games.engine.asks import CLOCK
from games.henparty.rules import HenParty
from tests.cogs.faces import (
    WORDS,
    assert_no_page_is_left_over,
    assert_reads_as_it_did,
    page_of,
)
from tests.cogs.reading import buttons, said
from tests.cogs.stage import NAMES, Stage

SEATS = min(4, HenParty.seats[-1])


def staged(seats: int = SEATS) -> Stage:
    return Stage(seats, 1, NAMES, HenParty)


def picked(stage: Stage, *seats: int) -> Stage:
    """Each of these seats plays its lowest card."""
    for seat in seats:
        stage.choose(seat, f"play {stage.engine.view(seat).own.hand[0]}")
    return stage


def revealed() -> Stage:
    return picked(staged(), *range(SEATS))


def second_round() -> Stage:
    stage = revealed()
    stage.choose(CLOCK, "minimum")
    return stage


def ended() -> Stage:
    stage = staged()
    while not stage.over:
        stage.step()
    return stage


SCENES: dict[str, Callable[[], tuple[Stage, int | None]]] = {
    "henparty-table-first": lambda: (staged(HenParty.seats[-1]), None),
    "henparty-table-pause": lambda: (revealed(), None),
    "henparty-table-one-missing": lambda: (picked(second_round(), *range(SEATS - 1)), None),
    "henparty-table-end": lambda: (ended(), None),
    "henparty-card-first": lambda: (staged(), 0),
    "henparty-card-pause": lambda: (revealed(), 0),
    "henparty-card-chosen": lambda: (picked(second_round(), 0), 0),
    "henparty-card-end": lambda: (ended(), 0),
}


@pytest.mark.golden
@pytest.mark.parametrize("name", SCENES)
def test_it_reads_as_it_did(name: str):
    stage, viewer = SCENES[name]()
    assert_reads_as_it_did(page_of(stage.scene(viewer)), name)


@pytest.mark.golden
def test_no_page_is_left_over():
    assert_no_page_is_left_over("henparty", SCENES)


def test_a_card_that_is_chosen_is_marked_in_words_too():
    stage = staged()
    lowest = stage.engine.view(0).own.hand[0]
    labels = [one.label for one in buttons(page_of(picked(stage, 0).scene(0)))]
    assert WORDS("henparty-option-taken", card=lowest) in labels


def test_nobody_is_named_before_one_card_is_missing():
    """HP-3: a table that moved with every press would tell who is quick."""
    stage = second_round()
    missing = WORDS("henparty-ask-one-missing", seat=NAMES[SEATS - 1])
    before = said(page_of(stage.scene()))
    for seat in range(SEATS - 1):
        assert said(page_of(stage.scene())) == before
        picked(stage, seat)
    assert missing in said(page_of(stage.scene()))
