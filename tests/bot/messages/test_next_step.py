"""What a card does next, as it follows from what is shown and what is wanted: a table of cases."""

from dataclasses import replace
from typing import Any

import pytest

from bot.messages.ports import Kind, Surface, SurfaceId
from bot.messages.private_cards import Step, next_step
from bot.messages.state import Shown
from bot.messages.timing import ChatTiming
from bot.messages.volatile import Aim, Ring
from bot.pages.delivery import Wanted
from bot.pages.page import Page, Text

NOW = 100_000.0
SETTINGS = ChatTiming()
CARD = SurfaceId("t1", Kind.CARD, 7)


def asks(question: str | None = "q1", **facts: Any) -> Wanted:
    page = Page((Text(f"asks {question}"),))
    return replace(Wanted.of(page), question=question, **({"stage": "playing"} | facts))


def standing(wanted: Wanted | None = None, *, age: float = 30.0, **facts: Any) -> Shown:
    """A card that shows this since so many seconds; None: a send that was not confirmed."""
    sent = wanted or asks()
    message_id = None if wanted is None else 5
    surface = Surface(CARD, 1, message_id, 0, "n", sent.digest, sent.question, NOW - age)
    shown = Shown(CARD, surface, **facts)
    shown.seen.drawn(sent, NOW - age)
    return shown


def told(news: str, **facts: Any) -> Wanted:
    """A page that asks nothing."""
    return replace(Wanted.of(Page((Text(news),))), **({"stage": "playing"} | facts))


def due(at: float, held: str | None = None) -> Ring:
    return Ring(at, held)


@pytest.mark.parametrize(
    ("shown", "wanted", "looking", "step"),
    [
        # no card yet, or one that is not certain
        (Shown(CARD), asks(), False, Step.POST),
        (Shown(CARD), asks(live=False), False, Step.NOTHING),
        (standing(None), asks(), False, Step.POST),
        (standing(asks(), aim=Aim.POST), asks(), False, Step.POST),
        (standing(asks(), aim=Aim.POST), asks(live=False), False, Step.NOTHING),
        # a new question
        (standing(asks("q0")), asks(), False, Step.POST),
        (standing(asks("q0")), asks(), True, Step.EDIT),
        (standing(asks("q0"), age=SETTINGS.ages_after), asks(), True, Step.POST),
        (standing(asks("q0")), asks(standing=True), False, Step.EDIT),
        (standing(asks("q0")), asks(bell=True), False, Step.POST),
        (standing(asks("q0")), asks(bell=True), True, Step.HOLD),
        (standing(asks("q0"), ring=due(NOW, "q1")), asks(bell=True), True, Step.POST),
        (standing(asks("q0"), ring=due(NOW + 1, "q1")), asks(bell=True), True, Step.HOLD),
        (standing(asks("q0"), ring=due(NOW, "q0")), asks(bell=True), True, Step.HOLD),
        # the same question
        (standing(asks()), asks(), False, Step.NOTHING),
        (standing(asks(), doubts=1), asks(), False, Step.EDIT),
        (standing(asks(), ring=due(NOW)), asks(), True, Step.POST),
        (standing(asks(), ring=due(NOW + 1)), asks(), True, Step.NOTHING),
        (standing(asks(), ring=due(NOW)), asks(standing=True), True, Step.NOTHING),
        (standing(asks()), asks(remind_at=NOW), False, Step.POST),
        (standing(asks()), asks(remind_at=NOW + 1), False, Step.NOTHING),
        (standing(asks(), age=5), asks(remind_at=NOW), False, Step.NOTHING),
        # what merely happens waits for its turn
        (standing(asks(None), age=5), asks(None, stage="over"), False, Step.NOTHING),
        (standing(asks(None), age=5), told("news"), False, Step.EDIT_LATER),
        (standing(asks(None), age=SETTINGS.card_every), told("news"), False, Step.EDIT),
        (standing(asks(), age=5), told("answered"), False, Step.EDIT),
        (standing(asks(None), age=5), told("won", stage="over"), False, Step.EDIT),
        (standing(asks(None), age=5, doubts=1), told("news"), False, Step.EDIT),
    ],
)
def test_the_next_step(shown: Shown, wanted: Wanted, looking: bool, step: Step) -> None:
    assert next_step(shown, wanted, looking, NOW, SETTINGS) is step
