"""The states of a private card: a scenario for each cell of its table of steps."""

import re
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.discord_api.errors import Problem
from bot.messages import private_cards
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.private_cards import (
    AFTER_FAILURE,
    NEXT_STEP,
    CardStep,
    Happening,
    card_state,
    happening,
)
from bot.messages.private_cards import CardState as State
from bot.messages.repository import Surface
from bot.messages.state import Aim, NoDm, Ring, SurfaceState
from bot.messages.timing import ChatTiming
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Page, Text

NOW = 100_000.0
SETTINGS = ChatTiming()
CARD = SurfaceId("t1", Kind.CARD, 7)


def asks(question: str | None = "q1", **facts: Any) -> DesiredMessage:
    """Return a card page that asks `question`."""
    page = Page((Text(f"asks {question}"),))
    return replace(DesiredMessage.of(page), question=question, **({"stage": "playing"} | facts))


def tells(news: str, **facts: Any) -> DesiredMessage:
    """Return a card page that asks nothing."""
    return replace(DesiredMessage.of(Page((Text(news),))), **({"stage": "playing"} | facts))


def standing(page: DesiredMessage, *, age: float = 30.0, **facts: Any) -> SurfaceState:
    """Return the state of a card that has shown this page for `age` seconds."""
    surface = Surface(CARD, 1, 5, 0, "n", page.digest, page.question, NOW - age)
    shown = SurfaceState(CARD, surface, **facts)
    shown.seen.mark_drawn(page, NOW - age)
    return shown


def sending(page: DesiredMessage) -> SurfaceState:
    """Return the state of a card that was sent without a confirmation."""
    return SurfaceState(CARD, Surface(CARD, 1, None, 0, "n", page.digest, page.question, NOW - 30))


def worn(page: DesiredMessage) -> SurfaceState:
    """Return the state of a card that must be replaced by a new message."""
    return standing(page, aim=Aim.POST)


def held(*, ring_at: float | None = NOW + 1, question: str = "q1") -> SurfaceState:
    """Return the state of a card that still shows q0 and holds back the ring of `question`."""
    return standing(asks("q0"), ring=Ring(ring_at, question))


ABSENT = SurfaceState(CARD)
AT_TABLE = SurfaceState(CARD, no_dm=NoDm.SHUT)
BELL = asks(bell=True)
SCENARIOS = [
    # no message can be edited
    (ABSENT, asks(), False, State.ABSENT, Happening.PAGE, CardStep.POST),
    (ABSENT, asks(live=False), False, State.ABSENT, Happening.OVER, CardStep.NOTHING),
    (ABSENT, None, False, State.ABSENT, Happening.NO_CARD, CardStep.CLOSE),
    (AT_TABLE, asks(), False, State.AT_TABLE, Happening.PAGE, CardStep.POST),
    (AT_TABLE, asks(live=False), False, State.AT_TABLE, Happening.OVER, CardStep.NOTHING),
    (AT_TABLE, None, False, State.AT_TABLE, Happening.NO_CARD, CardStep.CLOSE),
    (sending(asks()), asks(), False, State.SENDING, Happening.PAGE, CardStep.POST),
    (sending(asks()), asks(live=False), False, State.SENDING, Happening.OVER, CardStep.POST),
    (sending(asks()), None, False, State.SENDING, Happening.NO_CARD, CardStep.CLOSE),
    (worn(asks()), asks(), False, State.WORN, Happening.PAGE, CardStep.POST),
    (worn(asks()), asks(live=False), False, State.WORN, Happening.OVER, CardStep.NOTHING),
    (worn(asks()), None, False, State.WORN, Happening.NO_CARD, CardStep.CLOSE),
    # a message exists, and nothing has changed
    (standing(asks()), asks(), False, State.STANDING, Happening.SAME, CardStep.NOTHING),
    (
        standing(asks(None), age=5),
        asks(None, stage="over"),
        False,
        State.STANDING,
        Happening.SAME,
        CardStep.NOTHING,
    ),
    (standing(asks()), None, False, State.STANDING, Happening.NO_CARD, CardStep.CLOSE),
    # a new question
    (standing(asks("q0")), asks(), False, State.STANDING, Happening.QUESTION, CardStep.POST),
    (standing(asks("q0")), asks(), True, State.STANDING, Happening.CHANGE, CardStep.EDIT),
    (
        standing(asks("q0"), age=SETTINGS.ages_after),
        asks(),
        True,
        State.STANDING,
        Happening.QUESTION,
        CardStep.POST,
    ),
    (
        standing(asks("q0")),
        asks(standing=True),
        False,
        State.STANDING,
        Happening.CHANGE,
        CardStep.EDIT,
    ),
    (standing(asks("q0")), BELL, False, State.STANDING, Happening.QUESTION, CardStep.POST),
    (standing(asks("q0")), BELL, True, State.STANDING, Happening.SEEN, CardStep.HOLD),
    # its ring is held back, because the person sees it at the table
    (held(), BELL, True, State.HELD, Happening.SEEN, CardStep.NOTHING),
    (held(ring_at=NOW), BELL, True, State.HELD, Happening.QUESTION, CardStep.POST),
    (held(), BELL, False, State.HELD, Happening.QUESTION, CardStep.POST),
    (held(ring_at=NOW, question="q0"), BELL, True, State.STANDING, Happening.SEEN, CardStep.HOLD),
    (held(), asks("q0"), True, State.STANDING, Happening.SAME, CardStep.NOTHING),
    (
        held(),
        replace(asks("q0"), question="q1", standing=True),
        False,
        State.HELD,
        Happening.SAME,
        CardStep.NOTHING,
    ),
    (held(), asks(standing=True), True, State.HELD, Happening.CHANGE, CardStep.EDIT),
    (held(), None, False, State.STANDING, Happening.NO_CARD, CardStep.CLOSE),
    # the question on the card rings a second time
    (standing(asks(), ring=Ring(NOW)), asks(), True, State.STANDING, Happening.RING, CardStep.POST),
    (
        standing(asks(), ring=Ring(NOW + 1)),
        asks(),
        True,
        State.STANDING,
        Happening.SAME,
        CardStep.NOTHING,
    ),
    (
        standing(asks(), ring=Ring(NOW)),
        asks(standing=True),
        True,
        State.STANDING,
        Happening.SAME,
        CardStep.NOTHING,
    ),
    (standing(asks()), asks(remind_at=NOW), False, State.STANDING, Happening.RING, CardStep.POST),
    (
        standing(asks()),
        asks(remind_at=NOW + 1),
        False,
        State.STANDING,
        Happening.SAME,
        CardStep.NOTHING,
    ),
    (
        standing(asks(), age=5),
        asks(remind_at=NOW),
        False,
        State.STANDING,
        Happening.SAME,
        CardStep.NOTHING,
    ),
    # news without a question wait for their interval
    (
        standing(asks(None), age=5),
        tells("news"),
        False,
        State.STANDING,
        Happening.NEWS,
        CardStep.EDIT_LATER,
    ),
    (
        standing(asks(None), age=SETTINGS.card_every),
        tells("news"),
        False,
        State.STANDING,
        Happening.CHANGE,
        CardStep.EDIT,
    ),
    (
        standing(asks(), age=5),
        tells("answered"),
        False,
        State.STANDING,
        Happening.CHANGE,
        CardStep.EDIT,
    ),
    (
        standing(asks(None), age=5),
        tells("won", stage="over"),
        False,
        State.STANDING,
        Happening.CHANGE,
        CardStep.EDIT,
    ),
    (
        standing(asks(None), age=5, doubts=1),
        tells("news"),
        False,
        State.STANDING,
        Happening.CHANGE,
        CardStep.EDIT,
    ),
    (standing(asks(), doubts=1), asks(), False, State.STANDING, Happening.CHANGE, CardStep.EDIT),
]


@pytest.mark.parametrize(("shown", "wanted", "looking", "state", "what", "step"), SCENARIOS)
def test_each_scenario_leads_to_its_step(
    shown: SurfaceState,
    wanted: DesiredMessage | None,
    looking: bool,
    state: State,
    what: Happening,
    step: CardStep,
) -> None:
    assert card_state(shown, wanted) is state
    assert happening(shown, wanted, looking, NOW, SETTINGS) is what
    assert NEXT_STEP[state][what] is step


def test_each_cell_of_the_table_has_a_scenario() -> None:
    cells = {(state, what) for state, row in NEXT_STEP.items() for what in row}
    assert {(state, what) for *_, state, what, _ in SCENARIOS} == cells


def test_every_state_and_happening_is_in_the_table() -> None:
    cards, pages = zip(*((shown, wanted) for shown, wanted, *_ in SCENARIOS), strict=True)
    # Also pairs of cards and pages that no scenario combines.
    for shown, wanted, looking in product(cards, pages, [False, True]):
        what = happening(shown, wanted, looking, NOW, SETTINGS)
        assert what in NEXT_STEP[card_state(shown, wanted)]


def test_docstring_draws_both_tables() -> None:
    lines = (private_cards.__doc__ or "").splitlines()
    # The name of the row stands in columns 4 to 13, and its cells follow the bar.
    rows = {line[4:13].strip(): line[15:] for line in lines if line[14:15] == "|"}
    heads = [(head.group(), head.start()) for head in re.finditer(r"\w+", rows["state"])]
    cells = {
        # The heads give the column of each cell.
        State[name]: {Happening[head]: re.match(r"\S*", rows[name][at:]) for head, at in heads}
        for name in State.__members__
    }
    failures = {
        Problem[name]: CardStep[row.strip()]
        for name, row in rows.items()
        if name in Problem.__members__
    }
    drawn = {
        state: {
            what: CardStep.NOTHING if found[0] == "-" else CardStep[found[0]]
            for what, found in row.items()
            if found and found[0]
        }
        for state, row in cells.items()
    }

    assert (drawn, failures) == (NEXT_STEP, AFTER_FAILURE)
