"""A few pages of Chicken Heist, compared with the files tests/cogs/pages/heist-*.txt."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.pages.page import Page
from bot.tables.deadlines import Thinking
from bot.tables.standing_orders import give
from bot.tables.table import Bulletin, Pace, Player, Result, Status
from cogs.orders import order_blocks
from games.engine.asks import CLOCK
from games.heist.rules import Heist
from games.heist.state import CardAim, Note, StandingEffect, Warned
from tests.cogs.faces import (
    FACES,
    WORDS,
    aside_of,
    assert_no_page_is_left_over,
    assert_reads_as_it_did,
    page_of,
)
from tests.cogs.stage import NOW, Stage


def in_the_middle() -> Stage:
    """Return round 4 in Ben's turn, with one of everything on the board."""
    stage = Stage(5, 1)
    state: Any = stage.engine.game.state
    state.round = 4
    state.shown = 3
    state.signals = 1
    state.leader = 1
    state.turn_order[:] = [1, 2, 3, 4]
    state.turns_begun = 1
    state.turn.seat = 1
    state.slots[:] = [
        *("shootout", "drivers_signal", "dyepack", "time_lock", "swat", "silent_alarm"),
        *("searchlight", "betrayal", "drivers_signal", "masterpiece"),
    ]
    state.discard[:] = ["freeze", "override", "warn", "warn"]
    state.pile = ["panic"] * 14
    state.loot_pile = ["cash-1"] * 12
    state.truck = ["gold-4"] * 4
    state.board[:] = ["flash_grenade"]
    state.fortified[:] = ["lobby"]
    state.locked[:] = [6]
    state.standing[:] = [StandingEffect("angel", 2, 1, "rob"), StandingEffect("devil", 3, 4)]
    state.copycats[:] = [CardAim(2, 3), CardAim(3, 4)]
    state.check_ins[:] = [CardAim(1, 4)]
    state.warns[:] = [Warned(3, "swat")]
    people = zip(state.seats, ("samurai", "agent", "angel", "devil", "pirate"), strict=True)
    for one, character in people:
        one.character = character
        one.hand = ["panic"]
        one.loot = ["cash-2", "gold-5"]

    # Ada has left, and Cleo has used her Hide.
    state.seats[0].status = "escaped"
    state.seats[0].hand = []
    state.seats[2].has_hide = False
    ben = state.seats[1]
    ben.hand = ["check_in", "flash_grenade", "override", "override"]
    ben.loot = ["diamond-8", "cash-2", "cash-2"]
    ben.notes = [Note("time_lock", [4]), Note("masterpiece", [9, 10])]
    # News of two rounds, among them one line that only seat 1 may read.
    stage.session.table.news = (
        Bulletin(39, "decisions_opened", {}),
        Bulletin(40, "decided", {"seat": 3, "choice": "stay"}),
        Bulletin(40, "decided", {"seat": 0, "choice": "run"}),
        Bulletin(40, "decided", {"seat": 1, "choice": "hide"}),
        Bulletin(40, "decided", {"seat": 2, "choice": "hide"}),
        Bulletin(40, "decided", {"seat": 4, "choice": "run", "target": 0}),
        Bulletin(40, "event_shown", {"slot": 3, "event": "dyepack"}),
        Bulletin(40, "dyed", {"count": 5}),
        Bulletin(40, "hide_lost", {"seat": 1}),
        Bulletin(40, "escaped", {"seat": 0}),
        Bulletin(40, "hide_lost", {"seat": 2}),
        Bulletin(40, "round_started", {"round": 4, "leader": 1}),
        Bulletin(40, "turn_started", {"seat": 1}),
        Bulletin(41, "announced", {"seat": 1, "card": "lockdown", "number": 1}),
        Bulletin(42, "overridden", {"by": 3, "seat": 1, "card": "lockdown"}),
        Bulletin(42, "announced", {"seat": 3, "card": "override", "number": 2}),
        Bulletin(43, "voided", {"seat": 1, "card": "lockdown"}),
        Bulletin(44, "looked_out", {"seat": 1, "slot": 4}),
        Bulletin(44, "saw", {"slot": 4, "event": "time_lock"}, to=1),
    )
    return stage


def entered(stage: Stage) -> Stage:
    stage.enter()
    return stage


def to_decide() -> Stage:
    """Return the same round at its decision, after all other seats have moved."""
    stage = in_the_middle()
    state: Any = stage.engine.game.state
    state.turn = None
    state.phase = "decision_a"
    state.standing.clear()
    state.seats[4].notes = [Note("time_lock", [4]), Note("masterpiece", [9, 10])]
    stage.enter()

    return stage


def ended() -> Stage:
    stage = in_the_middle()
    state: Any = stage.engine.game.state
    state.phase = "over"
    state.shown = 9
    state.signals = 2
    state.turn = None
    for seat, loot in ((0, ["diamond-10", "gold-4"]), (2, ["diamond-10", "gold-4"]), (4, [])):
        state.seats[seat].status = "escaped"
        state.seats[seat].loot = loot

    state.seats[1].status = state.seats[3].status = "caught"
    # The engine would ask on: the game was ended by hand.
    stage.engine.ask = None
    scores: dict[int, int | None] = {0: 14, 1: None, 2: 14, 3: None, 4: 0}
    stage.session.table.status = Status.OVER
    stage.session.table.result = Result([0, 2], scores, {0: 1, 2: 1, 4: 3})
    stage.session.table.news = (
        Bulletin(89, "decisions_opened", {}),
        *(Bulletin(90, "decided", {"seat": seat, "choice": "stay"}) for seat in (1, 3)),
        Bulletin(90, "decided", {"seat": 2, "choice": "run"}),
        Bulletin(90, "event_shown", {"slot": 9, "event": "drivers_signal"}),
        Bulletin(90, "signalled", {"number": 2}),
        Bulletin(90, "caught", {"seat": 1, "count": 3}),
        Bulletin(90, "caught", {"seat": 3, "count": 2}),
        Bulletin(90, "escaped", {"seat": 2}),
        Bulletin(90, "truck_opened", {"loots": ["gold-4"]}),
        Bulletin(91, "picked", {"seat": 2, "loot": "gold-4"}),
        Bulletin(91, "game_over", {"seats": [0, 2]}),
    )
    # A finished table keeps the milestones only.
    kept = Heist.milestones
    table = stage.session.table
    table.milestones = tuple(event for event in table.news if event.kind in kept)

    return stage


def orders_of(stage: Stage, seat: int, pace: Pace = Pace.NORMAL) -> Page:
    """Return the standing orders behind *More…* of a card."""
    stage.session.table.pace = pace
    return Page((*order_blocks(FACES, stage.scene(seat), WORDS),))


def ordered(stage: Stage, seat: int, slug: str, *values: str) -> Stage:
    session = stage.session
    give(session.table, stage.engine, seat, slug, values)
    session.think(NOW, Random(1), Thinking())
    return stage


def in_trouble() -> Stage:
    """Return a reveal in which Eve, and Dan who copies her, can still save themselves."""
    stage = in_the_middle()
    state: Any = stage.engine.game.state
    state.turn = None
    state.phase = "reveal"
    state.slots[3] = "searchlight"
    state.copying[3] = 4
    for seat, choice in ((1, "hide"), (2, "run"), (4, "stay")):
        state.seats[seat].decision = choice

    state.seats[4].loot = ["cash-2"]
    stage.session.table.players[4] = Player("Eve", user_id=104)
    stage.session.table.news += (Bulletin(45, "decisions_opened", {}),)
    stage.enter()
    stage.session.remember(stage.engine.events)

    return stage


def saved() -> Stage:
    stage = in_trouble()
    stage.choose(3, "discard_hide")
    stage.choose(4, "be_caught")
    return stage


def reveal_of(stage: Stage) -> Page:
    found = aside_of(stage.scene())
    assert found is not None
    return found.page


def table_of(stage: Stage) -> Page:
    return page_of(stage.scene())


def card_of(stage: Stage, seat: int) -> Page:
    return page_of(stage.scene(seat))


def window() -> Stage:
    """Return the window after Ben's card was overridden, in which all seats with cards
    may answer.
    """
    stage = entered(in_the_middle())
    state: Any = stage.engine.game.state
    state.seats[3].hand.append("override")
    stage.choose(1, "play check_in")
    stage.choose(3, "override")
    # Both seats pass, and the clock ends the minimum time of the window.
    for seat in (2, 4):
        stage.choose(seat, "pass")

    stage.choose(CLOCK, "minimum")
    return stage


def after_ones_turn() -> Stage:
    """Return a game in which Ben has finished this round's turn."""
    stage = in_the_middle()
    state: Any = stage.engine.game.state
    state.turn.seat = 2
    state.turns_begun = 2
    stage.enter()

    return ordered(stage, 1, "operation", "done")


def slow_window() -> Stage:
    stage = window()
    # Slow games let a player order which overrides to void.
    stage.session.table.pace = Pace.RELAXED
    return ordered(stage, 1, "voids", "card freeze", "seat 3")


SCENES: dict[str, Callable[[], Page]] = {
    "heist-table-first-turn": lambda: table_of(Stage(8, 1)),
    "heist-table-in-the-middle": lambda: table_of(entered(in_the_middle())),
    "heist-table-window": lambda: table_of(window()),
    "heist-table-end": lambda: table_of(ended()),
    "heist-reveal": lambda: reveal_of(saved()),
    "heist-reveal-open": lambda: reveal_of(in_trouble()),
    "heist-reveal-last": lambda: reveal_of(ended()),
    "heist-table-in-trouble": lambda: table_of(in_trouble()),
    "heist-card-first": lambda: card_of(Stage(8, 1), 0),
    "heist-card-waiting": lambda: card_of(entered(in_the_middle()), 3),
    "heist-card-escaped": lambda: card_of(entered(in_the_middle()), 0),
    "heist-card-window": lambda: card_of(window(), 1),
    "heist-card-turn": lambda: card_of(entered(in_the_middle()), 1),
    "heist-card-decision": lambda: card_of(to_decide(), 4),
    "heist-card-queued": lambda: card_of(
        ordered(entered(in_the_middle()), 3, "move", "lookout 5"), 3
    ),
    "heist-card-passed": lambda: card_of(after_ones_turn(), 1),
    "heist-card-in-trouble": lambda: card_of(in_trouble(), 4),
    "heist-card-saved": lambda: card_of(saved(), 3),
    "heist-card-coming": lambda: card_of(ordered(window(), 1, "window", "on"), 1),
    "heist-orders": lambda: orders_of(ordered(entered(in_the_middle()), 3, "move", "rob"), 3),
    "heist-orders-slow": lambda: orders_of(slow_window(), 1, Pace.RELAXED),
    "heist-card-won": lambda: card_of(ended(), 0),
}


@pytest.mark.golden
@pytest.mark.parametrize("name", SCENES)
def test_page_reads_as_before(name):
    assert_reads_as_it_did(SCENES[name](), name)


@pytest.mark.golden
def test_no_page_is_left_over():
    assert_no_page_is_left_over("heist", SCENES)
