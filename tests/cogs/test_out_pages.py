"""Whole games of Chicken Out!: the table fits, asks, and tells its story; a few pages read aloud:
tests/cogs/pages/out-*.txt (UPDATE_PAGES=1 writes them anew).
"""

from typing import Any

import pytest

from bot.tables.scene import Scene
from bot.tables.table import Status
from cogs.out.face import OutFace
from games.kit.asks import Option
from games.kit.chance import SeededChance
from games.kit.engine import Engine
from games.out.house import EasyHouse, MediumHouse
from games.out.rules import ChickenOut
from tests.cogs.faces import LONG, PAGES, WIDE, WORDS, assert_reads_as_it_did, page_of, walk
from tests.cogs.reading import buttons, said
from tests.cogs.stage import NAMES, Stage

FACE = OutFace()


def staged(seats: int, seed: int, names: tuple[str, ...] = NAMES, **options: Any) -> Stage:
    return Stage(seats, seed, names, ChickenOut, **options)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3), (8, 4)])
def test_every_page_of_a_game_fits_and_answers(seats: int, seed: int):
    walk(staged(seats, seed), EasyHouse())


@pytest.mark.parametrize("names", [LONG, WIDE])
def test_eight_players_with_the_longest_names_fit(names: tuple[str, ...]):
    walk(staged(8, 7, names, positions="play_on", deals=2), EasyHouse())


def test_forced_cards_are_one_story():
    stage = staged(3, 1)
    state = stage.engine.game.state
    state.phase, state.seat = "open", 0
    state.seats[0].pile = ["B2", "B4", "B10"]
    state.seats[1].pile = ["B2", "E20"]
    state.series.cards, state.series.identities, state.series.count = [], [], 0
    stage.session.table.news = []
    stage.session.engine = enter(stage)
    assert "**Ada** opens ♠10 **10** … ♠4 **14**" in said(page_of(stage.scene()))
    stage.choose(1, "play")
    story = said(page_of(stage.scene()))
    assert "**Ada** opens ♠10 **10** … ♠4 **14** · **Ben** 🦊=20 **20**" in story
    assert "🔴 20" in story


def enter(stage: Stage) -> Any:
    """The game from the position as it was put by hand, with its first cards told."""
    engine = Engine(ChickenOut, stage.engine.game.state, SeededChance(bytes(32)))
    engine._run(None)
    stage.session.engine = engine
    stage.session.remember(engine.events)
    return engine


def test_old_series_are_told_without_their_cards():
    """OR-39"""
    stage = staged(2, 5)
    for _ in range(30):
        stage.step(MediumHouse())
    lines = [line for line in said(page_of(stage.scene())).splitlines() if line.startswith("**")]
    told = [line for line in lines if "🂠" not in line][:-1]
    assert len(told) == 5
    assert all(" … " not in line for line in told[:-2])


def test_the_card_has_nothing_private():
    stage = staged(3, 1)
    assert stage.engine.ask is not None
    (asked,) = stage.engine.ask.owed
    cards = [said(page_of(stage.scene(seat))) for seat in range(3)]
    assert "Your turn" in cards[asked]
    assert all("No secrets here" in cards[seat] for seat in range(3) if seat != asked)


def test_an_option_is_called_the_same_afterwards():
    scene = staged(3, 1).scene()
    assert FACE.label(Option("chicken_out"), scene, WORDS) == WORDS("out-option-chicken_out")


def test_a_paused_table_says_why_and_offers_no_move():
    stage = staged(3, 1)
    stage.session.table.status = Status.PAUSED
    stage.session.table.reason = "paused-channel-gone"
    page = page_of(stage.scene())
    assert WORDS("paused-channel-gone") in said(page)
    assert {one.does.verb for one in buttons(page)} == {"rulesout", "seal"}
    assert WORDS("paused-channel-gone") in said(page_of(stage.scene(0)))


def played(stage: Stage, steps: int) -> Scene:
    for _ in range(steps):
        if not stage.over:
            stage.step(MediumHouse())
    return stage.scene()


ALOUD = {
    "out-first-turn": lambda: staged(4, 5).scene(),
    "out-in-the-middle": lambda: played(staged(4, 5), 12),
    "out-run": lambda: until_run(staged(2, 5)),
    "out-over": lambda: played(staged(4, 5), 1000),
    "out-capture-over": lambda: played(staged(2, 5), 1000),
    "out-deals-over": lambda: played(staged(3, 6, deals=2), 1000),
}


def until_run(stage: Stage) -> Scene:
    while stage.scene().ask.kind != "run":  # type: ignore[union-attr]
        stage.step(MediumHouse())
    return stage.scene()


@pytest.mark.parametrize("name", ALOUD)
def test_it_reads_as_it_did(name: str):
    assert_reads_as_it_did(page_of(ALOUD[name]()), name)


def test_no_page_is_left_over():
    assert {file.stem for file in PAGES.glob("out-*.txt")} == set(ALOUD)
