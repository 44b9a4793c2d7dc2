"""Rare events have texts too: pauses, a heist without a winner, and the label of every answer."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Bulletin, Result, Status
from cogs.heist import FACE
from games.engine.asks import ClockId, Decision, Option
from games.heist.vocabulary import CLOCKS
from tests.cogs.reading import aloud, said
from tests.cogs.stage import Stage

WORDS = Words("en")

ANSWERS = [
    *("rob", "resupply", "tinker", "show_gold", "take_card", "end", "back", "override", "pass"),
    *("later", "done", "go", "change", "withdraw", "stay", "run", "hide", "discard_hide"),
    *("be_caught", "lookout 4", "play freeze", "agent 1", "mystic warn", "angel 1", "devil 2"),
    *("pirate gold-4", "slot 3", "move rob", "seat 1", "crew vault", "event swat"),
    *("pay cash-1", "take diamond-8"),
]


def option(text: str) -> Option:
    kind, _, named = text.partition(" ")
    return Option(kind, int(named) if named.isdigit() else named or None)


def asked(stage: Stage, decision: Decision, seat: int) -> Scene:
    """Return the seat's scene as if it were asked this decision."""
    scene = stage.scene(seat)
    # Any open question serves as a template.
    question = stage.scene(stage.engine.game.state.turn.seat).question
    assert question is not None
    return replace(scene, question=replace(question, decision=decision))


@pytest.mark.parametrize("text", ANSWERS)
def test_every_answer_has_a_label(text):
    """The label is used on closed cards: "you chose Lookout at slot 4"."""
    assert FACE.label(option(text), "", Stage(3, 1).scene(0), WORDS)


def test_pass_is_named_after_its_decision():
    called = FACE.label(Option("pass"), "override", Stage(3, 1).scene(0), WORDS)
    assert called == WORDS("heist-chosen-override-pass")


def test_a_long_choice_of_loot_is_a_menu():
    stage = Stage(3, 1)
    # More loot than fit a row of buttons.
    loots = ["diamond-10", "diamond-8", "gold-6", "gold-5", "gold-4", "cash-1"]
    split = Decision("split", [Option("take", one) for one in loots], None, ClockId("split"))
    text = aloud(FACE.card(asked(stage, split, 0), WORDS))

    assert "▾ " + WORDS("heist-menu-take") in text
    assert CLOCKS["split"].seconds == 15


def test_card_asks_again_if_a_queued_play_became_illegal():
    stage = Stage(3, 1)
    options = [Option("change"), Option("withdraw")]
    decision = Decision(
        "reconsider", options, (options[1],), ClockId("reconsider"), about={"card": "panic"}
    )
    text = said(FACE.card(asked(stage, decision, 0), WORDS))

    assert WORDS("heist-question-reconsider-illegal", card="😱 Panic") in text


def test_result_and_card_say_that_no_player_escaped():
    stage = Stage(3, 1)
    state: Any = stage.engine.game.state
    state.phase = "over"
    for seat in state.seats:
        seat.status = "caught"

    table = stage.session.table
    table.status = Status.OVER
    table.result = Result([], dict.fromkeys(range(3), None), {})

    # A heist without a winner has a result of its own.
    assert WORDS("heist-result-nobody") in said(FACE.table(stage.scene(), WORDS))
    assert WORDS("heist-card-over-caught") in said(FACE.card(stage.scene(0), WORDS))


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("move_skipped", {"seat": 0}),
        ("jester_fizzled", {"seat": 1, "card": "override"}),
        ("masterpiece_missed", {"count": 0}),
        ("no_override", {"card": "freeze"}),
        ("override_kept", {"card": "freeze"}),
        ("table-fell-back", {}),
        ("table-silent", {"seat": 1}),
        ("table-away-silent", {"seat": 1}),
        ("table-away-left", {"seat": 1}),
        ("table-away-gone", {"seat": 1}),
        ("table-back", {"seat": 1}),
        ("table-back-host", {"seat": 1}),
        ("table-host-passed", {"seat": 2}),
    ],
)
def test_rare_events_are_told(kind, facts):
    told = FACE.private_news(Bulletin(1, kind, facts), Stage(3, 1).scene(0), WORDS)
    assert told
    # A brace would be a placeholder that was not filled.
    assert "{" not in told
