"""The private card: what happened, what its seat holds, what it is asked."""

from bot.i18n.words import Words
from bot.pages.page import Block, Button, Do, Line, Page, Row, Text, Tone
from bot.tables.scene import Question, Scene
from bot.tables.table import Status
from cogs.henparty import story
from cogs.henparty.labels import Labels
from cogs.pages import card_page, card_title, chosen, fate, given, texts, until, waiting
from games.engine.asks import Choice, Option
from games.henparty.view import HenPartyView, OwnView

SIDE_BY_SIDE = 4
"""Buttons in a row; eight are two rows of four."""


def page(scene: Scene[HenPartyView], words: Words) -> Page:
    """The card of the scene's viewer."""
    labels = Labels(scene, words)
    own, title = given(scene.view.own), card_title(labels, snack=labels.snack())
    if scene.status is Status.OVER:
        return card_page(labels, title, [Text(fate(labels, own.seat))])
    held: list[Block] = [*texts(story.card_news(labels), _self(labels, own)), Line()]
    return card_page(labels, title, [*held, *_asked(labels)])


def _self(labels: Labels, own: OwnView) -> str:
    points = labels.view.seats[own.seat].points
    return labels.words("henparty-card-hand", cards=labels.hand(own.hand), points=points)


def _asked(labels: Labels) -> list[Block]:
    """The question, or why there is none."""
    question, words = labels.scene.question, labels.words
    if question is None:
        return [Text(waiting(labels, f"waiting-{labels.view.phase}"))]
    picked = chosen(question)
    asked = words("henparty-card-change" if picked else "henparty-question-card")
    if picked:
        asked = f"{words('henparty-card-answered', chosen=labels.chosen(picked[0]))} {asked}"
    parts = (f"## {labels.snack()}", until(words, asked, question.deadline))
    return [Text("\n".join(parts)), *_buttons(labels, question, picked)]


def _buttons(labels: Labels, question: Question, picked: Choice) -> list[Block]:
    """One for every number in hand, in the order of the options; what is `picked` is marked."""
    options = question.decision.options
    buttons = [_button(labels, index, option, picked) for index, option in enumerate(options)]
    starts = range(0, len(buttons), SIDE_BY_SIDE)
    return [Row(tuple(buttons[start : start + SIDE_BY_SIDE])) for start in starts]


def _button(labels: Labels, index: int, option: Option, picked: Choice) -> Button:
    message = "henparty-option-taken" if option in picked else "henparty-option-play"
    tone = Tone.GOOD if option in picked else Tone.PLAIN if picked else Tone.MAIN
    return Button(labels.words(message, card=option.number), Do("pick", index), tone)
