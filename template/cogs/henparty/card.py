"""The private card: what happened, what its seat holds, what it is asked."""

from bot.pages.page import Asked, Block, Button, Do, Line, Live, Page, Row, Text, Tone
from bot.tables.scene import Question
from bot.tables.table import Status
from cogs.henparty.labels import Labels
from cogs.pages import card_page, card_title, chosen, fate, given, texts, until, waiting
from cogs.story import card_news

SIDE_BY_SIDE = 4
"""Buttons in a row; eight are two rows of four."""


def page(labels: Labels) -> Page:
    """The card of the scene's viewer."""
    scene = labels.scene
    own = given(labels.view.own)
    title = card_title(labels, snack=labels.snack())
    if scene.status is Status.OVER:
        return card_page(labels, title, [Text(fate(labels, own.seat))])
    held = labels.words("henparty-card-hand", cards=" ".join(map(str, own.hand)))
    asked = _asked(labels, scene.question)
    return card_page(labels, title, [*texts(card_news(labels, own.seat), held), Line(), *asked])


def _asked(labels: Labels, question: Question | None) -> list[Block]:
    """The question with a button for each number, or why there is none."""
    if question is None:
        return [Live(waiting(labels))]
    picked, words = chosen(question), labels.words
    asked = words("henparty-question-card")
    if picked:
        asked = words("henparty-card-answered", chosen=labels.chosen(picked[0]))
    buttons = [
        Button(
            labels.option(one),
            Do("pick", index),
            Tone.GOOD if one in picked else Tone.PLAIN if picked else Tone.MAIN,
            "✅" if one in picked else None,
        )
        for index, one in enumerate(question.decision.options)
    ]
    starts = range(0, len(buttons), SIDE_BY_SIDE)
    rows = [Row(tuple(buttons[start : start + SIDE_BY_SIDE])) for start in starts]
    return [Asked(f"## {labels.snack()}\n{until(words, asked, question.deadline)}"), *rows]
