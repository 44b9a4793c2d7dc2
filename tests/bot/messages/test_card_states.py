"""The states of a private card: scenarios and the steps that they lead to."""

from dataclasses import replace
from typing import Any

import pytest

from bot.discord_api.errors import Problem
from bot.messages import private_cards
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.private_cards import (
    AFTER_FAILURE,
    CardStep,
    next_step,
)
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
BELL = asks(only_reminds=True)
SCENARIOS = [
    # no message can be edited
    (ABSENT, asks(), False, CardStep.POST),
    (ABSENT, asks(live=False), False, CardStep.NOTHING),
    (ABSENT, None, False, CardStep.CLOSE),
    (AT_TABLE, asks(), False, CardStep.POST),
    (AT_TABLE, asks(live=False), False, CardStep.NOTHING),
    (AT_TABLE, None, False, CardStep.CLOSE),
    (sending(asks()), asks(), False, CardStep.POST),
    (sending(asks()), asks(live=False), False, CardStep.POST),
    (sending(asks()), None, False, CardStep.CLOSE),
    (worn(asks()), asks(), False, CardStep.POST),
    (worn(asks()), asks(live=False), False, CardStep.NOTHING),
    (worn(asks()), None, False, CardStep.CLOSE),
    # a message exists, and nothing has changed
    (standing(asks()), asks(), False, CardStep.NOTHING),
    (
        standing(asks(None), age=5),
        asks(None, stage="over"),
        False,
        CardStep.NOTHING,
    ),
    (standing(asks()), None, False, CardStep.CLOSE),
    # a new question
    (standing(asks("q0")), asks(), False, CardStep.POST),
    (standing(asks("q0")), asks(), True, CardStep.EDIT),
    (
        standing(asks("q0"), age=SETTINGS.ages_after),
        asks(),
        True,
        CardStep.POST,
    ),
    (
        standing(asks("q0")),
        asks(standing=True),
        False,
        CardStep.EDIT,
    ),
    (standing(asks("q0")), BELL, False, CardStep.POST),
    (standing(asks("q0")), BELL, True, CardStep.HOLD),
    # its ring is held back, because the person sees it at the table
    (held(), BELL, True, CardStep.NOTHING),
    (held(ring_at=NOW), BELL, True, CardStep.POST),
    (held(), BELL, False, CardStep.POST),
    (held(ring_at=NOW, question="q0"), BELL, True, CardStep.HOLD),
    (held(), asks("q0"), True, CardStep.NOTHING),
    (
        held(),
        replace(asks("q0"), question="q1", standing=True),
        False,
        CardStep.NOTHING,
    ),
    (held(), asks(standing=True), True, CardStep.EDIT),
    (held(), None, False, CardStep.CLOSE),
    # the question on the card rings a second time
    (standing(asks(), ring=Ring(NOW)), asks(), True, CardStep.POST),
    (
        standing(asks(), ring=Ring(NOW + 1)),
        asks(),
        True,
        CardStep.NOTHING,
    ),
    (
        standing(asks(), ring=Ring(NOW)),
        asks(standing=True),
        True,
        CardStep.NOTHING,
    ),
    (standing(asks()), asks(remind_at=NOW), False, CardStep.POST),
    (
        standing(asks()),
        asks(remind_at=NOW + 1),
        False,
        CardStep.NOTHING,
    ),
    (
        standing(asks(), age=5),
        asks(remind_at=NOW),
        False,
        CardStep.NOTHING,
    ),
    # news without a question wait for their interval
    (
        standing(asks(None), age=5),
        tells("news"),
        False,
        CardStep.EDIT_LATER,
    ),
    (
        standing(asks(None), age=SETTINGS.card_every),
        tells("news"),
        False,
        CardStep.EDIT,
    ),
    (
        standing(asks(), age=5),
        tells("answered"),
        False,
        CardStep.EDIT,
    ),
    (
        standing(asks(None), age=5),
        tells("won", stage="over"),
        False,
        CardStep.EDIT,
    ),
    (
        standing(asks(None), age=5, doubts=1),
        tells("news"),
        False,
        CardStep.EDIT,
    ),
    (standing(asks(), doubts=1), asks(), False, CardStep.EDIT),
]


@pytest.mark.parametrize(("shown", "wanted", "looking", "step"), SCENARIOS)
def test_each_scenario_leads_to_its_step(
    shown: SurfaceState, wanted: DesiredMessage | None, looking: bool, step: CardStep
) -> None:
    assert next_step(shown, wanted, looking, NOW, SETTINGS) is step


def test_docstring_draws_the_table_of_failures() -> None:
    lines = (private_cards.__doc__ or "").splitlines()
    # The name of the row stands in columns 4 to 13, and its cell follows the bar.
    rows = {line[4:13].strip(): line[15:].strip() for line in lines if line[14:15] == "|"}
    drawn = {
        Problem[name]: CardStep[step] for name, step in rows.items() if step in CardStep.__members__
    }

    assert drawn == AFTER_FAILURE
