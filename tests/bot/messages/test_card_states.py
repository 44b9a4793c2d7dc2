"""The life of a private card: each cell of its table has a scenario, and is drawn as it is."""

from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

import pytest

from bot.discord_api.errors import Problem
from bot.messages import card_states
from bot.messages.card_states import (
    AFTER_FAILURE,
    NEXT_STEP,
    CardState,
    Happening,
    Step,
    happening,
    state_of,
)
from bot.messages.ports import Kind, Surface, SurfaceId
from bot.messages.state import Shown
from bot.messages.timing import ChatTiming
from bot.messages.volatile import Aim, NoDm, Ring
from bot.pages.delivery import Wanted
from bot.pages.page import Page, Text

NOW = 100_000.0
SETTINGS = ChatTiming()
CARD = SurfaceId("t1", Kind.CARD, 7)


def asks(question: str | None = "q1", **facts: Any) -> Wanted:
    page = Page((Text(f"asks {question}"),))
    return replace(Wanted.of(page), question=question, **({"stage": "playing"} | facts))


def tells(news: str, **facts: Any) -> Wanted:
    """A page that asks nothing."""
    return replace(Wanted.of(Page((Text(news),))), **({"stage": "playing"} | facts))


def standing(page: Wanted, *, age: float = 30.0, **facts: Any) -> Shown:
    """A card that shows this since so many seconds."""
    surface = Surface(CARD, 1, 5, 0, "n", page.digest, page.question, NOW - age)
    shown = Shown(CARD, surface, **facts)
    shown.seen.mark_drawn(page, NOW - age)
    return shown


def sending(page: Wanted) -> Shown:
    """A card whose sending was not confirmed."""
    return Shown(CARD, Surface(CARD, 1, None, 0, "n", page.digest, page.question, NOW - 30))


def worn(page: Wanted) -> Shown:
    return standing(page, aim=Aim.POST)


def held(*, ring_at: float | None = NOW + 1, question: str = "q1") -> Shown:
    """A card that still shows q0; the ring of this question was planned for then."""
    return standing(asks("q0"), ring=Ring(ring_at, question))


class Scenario(NamedTuple):
    shown: Shown
    wanted: Wanted | None
    state: CardState
    what: Happening
    step: Step
    looking: bool = False


ABSENT, AT_TABLE = Shown(CARD), Shown(CARD, no_dm=NoDm.SHUT)
BELL = asks(bell=True)
SCENARIOS = [
    # there is no message that could be edited
    Scenario(ABSENT, asks(), CardState.ABSENT, Happening.PAGE, Step.POST),
    Scenario(ABSENT, asks(live=False), CardState.ABSENT, Happening.OVER, Step.NOTHING),
    Scenario(ABSENT, None, CardState.ABSENT, Happening.NO_CARD, Step.CLOSE),
    Scenario(AT_TABLE, asks(), CardState.AT_TABLE, Happening.PAGE, Step.POST),
    Scenario(AT_TABLE, asks(live=False), CardState.AT_TABLE, Happening.OVER, Step.NOTHING),
    Scenario(AT_TABLE, None, CardState.AT_TABLE, Happening.NO_CARD, Step.CLOSE),
    Scenario(sending(asks()), asks(), CardState.SENDING, Happening.PAGE, Step.POST),
    Scenario(sending(asks()), asks(live=False), CardState.SENDING, Happening.OVER, Step.POST),
    Scenario(sending(asks()), None, CardState.SENDING, Happening.NO_CARD, Step.CLOSE),
    Scenario(worn(asks()), asks(), CardState.WORN, Happening.PAGE, Step.POST),
    Scenario(worn(asks()), asks(live=False), CardState.WORN, Happening.OVER, Step.NOTHING),
    Scenario(worn(asks()), None, CardState.WORN, Happening.NO_CARD, Step.CLOSE),
    # a message stands, and nothing is new
    Scenario(standing(asks()), asks(), CardState.STANDING, Happening.SAME, Step.NOTHING),
    Scenario(
        standing(asks(None), age=5),
        asks(None, stage="over"),
        CardState.STANDING,
        Happening.SAME,
        Step.NOTHING,
    ),
    Scenario(standing(asks()), None, CardState.STANDING, Happening.NO_CARD, Step.CLOSE),
    # a new question
    Scenario(standing(asks("q0")), asks(), CardState.STANDING, Happening.QUESTION, Step.POST),
    Scenario(standing(asks("q0")), asks(), CardState.STANDING, Happening.CHANGE, Step.EDIT, True),
    Scenario(
        standing(asks("q0"), age=SETTINGS.ages_after),
        asks(),
        CardState.STANDING,
        Happening.QUESTION,
        Step.POST,
        True,
    ),
    Scenario(
        standing(asks("q0")),
        asks(standing=True),
        CardState.STANDING,
        Happening.CHANGE,
        Step.EDIT,
    ),
    Scenario(standing(asks("q0")), BELL, CardState.STANDING, Happening.QUESTION, Step.POST),
    Scenario(standing(asks("q0")), BELL, CardState.STANDING, Happening.SEEN, Step.HOLD, True),
    # its ring is held back, because the person sees it at the table
    Scenario(held(), BELL, CardState.HELD, Happening.SEEN, Step.NOTHING, True),
    Scenario(held(ring_at=NOW), BELL, CardState.HELD, Happening.QUESTION, Step.POST, True),
    Scenario(held(), BELL, CardState.HELD, Happening.QUESTION, Step.POST),
    Scenario(
        held(ring_at=NOW, question="q0"),
        BELL,
        CardState.STANDING,
        Happening.SEEN,
        Step.HOLD,
        True,
    ),
    Scenario(held(), asks("q0"), CardState.STANDING, Happening.SAME, Step.NOTHING, True),
    Scenario(
        held(),
        replace(asks("q0"), question="q1", standing=True),
        CardState.HELD,
        Happening.SAME,
        Step.NOTHING,
    ),
    Scenario(held(), asks(standing=True), CardState.HELD, Happening.CHANGE, Step.EDIT, True),
    Scenario(held(), None, CardState.STANDING, Happening.NO_CARD, Step.CLOSE),
    # the question that it shows rings once more
    Scenario(
        standing(asks(), ring=Ring(NOW)),
        asks(),
        CardState.STANDING,
        Happening.RING,
        Step.POST,
        True,
    ),
    Scenario(
        standing(asks(), ring=Ring(NOW + 1)),
        asks(),
        CardState.STANDING,
        Happening.SAME,
        Step.NOTHING,
        True,
    ),
    Scenario(
        standing(asks(), ring=Ring(NOW)),
        asks(standing=True),
        CardState.STANDING,
        Happening.SAME,
        Step.NOTHING,
        True,
    ),
    Scenario(standing(asks()), asks(remind_at=NOW), CardState.STANDING, Happening.RING, Step.POST),
    Scenario(
        standing(asks()), asks(remind_at=NOW + 1), CardState.STANDING, Happening.SAME, Step.NOTHING
    ),
    Scenario(
        standing(asks(), age=5),
        asks(remind_at=NOW),
        CardState.STANDING,
        Happening.SAME,
        Step.NOTHING,
    ),
    # what merely happens waits for its turn
    Scenario(
        standing(asks(None), age=5),
        tells("news"),
        CardState.STANDING,
        Happening.NEWS,
        Step.EDIT_LATER,
    ),
    Scenario(
        standing(asks(None), age=SETTINGS.card_every),
        tells("news"),
        CardState.STANDING,
        Happening.CHANGE,
        Step.EDIT,
    ),
    Scenario(
        standing(asks(), age=5),
        tells("answered"),
        CardState.STANDING,
        Happening.CHANGE,
        Step.EDIT,
    ),
    Scenario(
        standing(asks(None), age=5),
        tells("won", stage="over"),
        CardState.STANDING,
        Happening.CHANGE,
        Step.EDIT,
    ),
    Scenario(
        standing(asks(None), age=5, doubts=1),
        tells("news"),
        CardState.STANDING,
        Happening.CHANGE,
        Step.EDIT,
    ),
    Scenario(standing(asks(), doubts=1), asks(), CardState.STANDING, Happening.CHANGE, Step.EDIT),
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_scenario_leads_to_its_step(scenario: Scenario) -> None:
    shown, wanted = scenario.shown, scenario.wanted
    state = state_of(shown, wanted)
    what = happening(shown, wanted, scenario.looking, NOW, SETTINGS)
    assert (state, what, NEXT_STEP[state][what]) == scenario[2:5]


def test_each_cell_of_the_table_has_a_scenario() -> None:
    cells = {(state, what) for state, row in NEXT_STEP.items() for what in row}
    assert {(one.state, one.what) for one in SCENARIOS} == cells


def test_nothing_happens_that_the_table_does_not_know() -> None:
    cards = [one.shown for one in SCENARIOS]
    pages = [one.wanted for one in SCENARIOS]
    for shown, wanted, looking in product(cards, pages, [False, True]):
        what = happening(shown, wanted, looking, NOW, SETTINGS)
        assert what in NEXT_STEP[state_of(shown, wanted)]


def drawn_rows() -> dict[str, str]:
    """The lines of the docstring's tables, by what stands before the bar."""
    lines = (card_states.__doc__ or "").splitlines()
    rows = (line.partition("|") for line in lines if line[14:15] == "|")
    return {name.strip(): cells for name, _, cells in rows}


def test_docstring_draws_the_table() -> None:
    rows = drawn_rows()
    heads = rows["state"].split()
    starts = [rows["state"].index(f" {head}") for head in heads]
    ends = [*starts[1:], None]
    drawn = {
        CardState[name]: {
            Happening[head]: Step.NOTHING if cell == "-" else Step[cell]
            for head, start, end in zip(heads, starts, ends, strict=True)
            if (cell := rows[name][start:end].strip())
        }
        for name in CardState.__members__
    }
    assert drawn == NEXT_STEP


def test_docstring_draws_what_a_failure_means() -> None:
    drawn = {
        Problem[name]: Step[cell.strip()]
        for name, cell in drawn_rows().items()
        if name in Problem.__members__
    }
    assert drawn == AFTER_FAILURE
