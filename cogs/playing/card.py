"""The private card: how the last trick went for its seat, what it holds, what it is asked."""

from collections.abc import Iterator, Sequence

from bot.chat.pages.page import Block, Button, Do, Line, Page, Row, Text, Tone
from bot.language.words import Words
from bot.tables.scene import Question, Scene
from bot.tables.table import Status
from cogs.pages import card_page, card_title, chosen, fate, given, texts, until, waiting
from cogs.playing import board, story, tricks
from cogs.playing.labels import Labels
from games.kit.asks import Choice, Option
from games.playing import memory
from games.playing.view import OwnView, PlayingView

SIDE_BY_SIDE = 3
"""Six buttons stand as two rows of three; fewer than six, as one."""


def page(scene: Scene[PlayingView], words: Words) -> Page:
    """The card of the scene's viewer."""
    labels, button = Labels(scene, words), tricks.button
    own, title = given(scene.view.own), card_title(labels, goal=scene.view.goal or 0)
    trick = story.own_trick(labels, own.seat)
    if scene.status is Status.OVER:
        end = Text("\n".join((*trick, fate(labels, own.seat))))
        return card_page(labels, title, [end], button(labels))
    told = "\n".join((*trick, *story.own_news(labels, scene.news, own.seat)))
    holds = "\n".join(_self(labels, own))
    body = (*texts(told, holds), Line(), *_asked(labels))
    return card_page(labels, title, body, button(labels))


def _self(labels: Labels, own: OwnView) -> Iterator[str]:
    words, view = labels.words, labels.view
    yield words("playing-card-points", points=board.points(labels, own.seat))
    held = words("playing-card-hand", cards=labels.hand(own.hand))
    spent = [words("playing-card-spent", cards=labels.hand(own.spent))] if own.spent else []
    yield " · ".join((held, *spent))
    if view.options.memory_aid:
        yield words("playing-card-others", hands=_hands(labels, own))


def _hands(labels: Labels, own: OwnView) -> str:
    """What everybody else must be holding, for those who asked for it before the deal (PL-9)."""
    held = memory.hands(labels.view)
    return " · ".join(
        labels.words("playing-card-other", name=labels.seat(seat), cards=labels.hand(hand))
        for seat, hand in enumerate(held)
        if seat != own.seat
    )


# -- what the seat is asked ------------------------------------------------------------------------


def _asked(labels: Labels) -> list[Block]:
    question = labels.scene.question
    if question is None:
        return [Text(waiting(labels, f"waiting-{labels.view.phase}"))]
    picked = chosen(question)
    asked = "\n".join(_question(labels, question, picked))
    return [Text(asked), *_buttons(labels, question.decision.options, picked)]


def _question(labels: Labels, question: Question, picked: Choice) -> Iterator[str]:
    """The goal, the question with its deadline, what was chosen so far."""
    words, view = labels.words, labels.view
    yield f"## {board.goal(labels)}"
    yield words("playing-question-where", round=view.round, trick=view.trick, tricks=view.tricks)
    yield f"-# {board.goals(labels)}"
    yield board.prizes(labels)
    if board.is_last_trick(labels):
        yield words("playing-question-last", round=view.round)
    asked = words("playing-card-change" if picked else f"playing-question-{question.decision.kind}")
    if picked:
        asked = f"{words('playing-card-answered', chosen=labels.chosen(picked[0]))} {asked}"
    yield until(words, asked, question.deadline)


def _buttons(labels: Labels, options: Sequence[Option], picked: Choice) -> list[Block]:
    """One for every card in hand, in the order of the options; what is `picked` now is marked."""
    buttons = [_button(labels, index, option, picked) for index, option in enumerate(options)]
    wide = SIDE_BY_SIDE if len(buttons) > 2 * SIDE_BY_SIDE - 1 else len(buttons)
    return [Row(tuple(buttons[start : start + wide])) for start in range(0, len(buttons), wide)]


def _button(labels: Labels, index: int, option: Option, picked: Choice) -> Button:
    tone = Tone.GOOD if option in picked else Tone.PLAIN if picked else Tone.MAIN
    label = labels.option(option)
    if option in picked:
        label = labels.words("playing-option-taken", option=label)
    return Button(label, Do("pick", index), tone)  # no sign: three fit side by side on a phone
