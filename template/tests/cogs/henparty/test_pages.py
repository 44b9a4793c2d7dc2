"""Some pages of Hen Party as text: tests/cogs/pages/henparty-*.txt.

tests/cogs/test_contract.py checks for every game that all pages fit, can be answered and reveal no
secrets.
"""

import pytest

from games.engine.asks import Seat
from games.henparty.rules import HenParty
from tests.cogs.faces import assert_no_page_is_left_over, assert_reads_as_it_did, page_of
from tests.cogs.stage import NAMES, Stage

SCENES: dict[str, tuple[int, Seat | None]] = {
    "henparty-table-first": (0, None),
    "henparty-table-one-missing": (HenParty.seats[0] - 1, None),
    "henparty-table-end": (999, None),
    "henparty-card-first": (0, 0),
    "henparty-card-chosen": (1, HenParty.seats[0] - 1),
    "henparty-card-end": (999, 0),
}
"""Page -> after how many choices it is drawn, and for which seat (None: the table)."""


@pytest.mark.golden
@pytest.mark.parametrize("name", SCENES)
def test_page_reads_as_it_did(name: str):
    choices, viewer = SCENES[name]
    stage = Stage(HenParty.seats[0], 1, NAMES, HenParty)
    # No game has 999 choices: with this number the game is played to its end.
    while choices and not stage.over:
        stage.step()
        choices -= 1

    assert_reads_as_it_did(page_of(stage.scene(viewer)), name)


@pytest.mark.golden
def test_no_page_is_left_over():
    assert_no_page_is_left_over("henparty", SCENES)
