"""The private card: how the last trick went for its seat, what it holds, what it is asked."""

from collections.abc import Iterator

from bot.chat.pages.page import Block, Line, Page, Text
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Status
from cogs.card import chosen, framed, headline, title, waiting
from cogs.playing import board, prompt, story, tricks
from cogs.playing.controls import controls
from cogs.playing.labels import Labels
from cogs.result import winners
from games.playing import memory
from games.playing.view import OwnView


def page(scene: Scene, words: Words) -> Page:
    """The card of the scene's viewer."""
    labels = Labels(scene, words)
    own = labels.view.own
    assert own is not None, "a card belongs to a seat"
    blocks: list[Block] = [Text(headline(labels, title(labels, goal=labels.view.goal or 0)))]
    if scene.status is Status.OVER:
        blocks.append(Text(_fate(labels, own)))
    else:
        told = [*story.own_trick(labels, own.seat), *story.own_news(labels, scene.news, own.seat)]
        blocks += [Text("\n".join(told))] if told else []
        blocks += [Text("\n".join(_self(labels, own))), Line(), *_asked(labels)]
    return framed(labels, blocks, tricks.button(labels))


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
        return [Text(waiting(labels, f"playing-waiting-{labels.view.phase}"))]
    buttons = controls(labels, question.decision, chosen(question))
    return [Text(prompt.prompt(labels, question)), *buttons]


def _fate(labels: Labels, own: OwnView) -> str:
    """How it ended for this seat, then for the table."""
    result, words = labels.result, labels.words
    points = result.scores.get(own.seat) or 0
    if own.seat not in result.winners:
        lost = words("playing-card-over-lost", points=points)
        return "\n".join((*story.own_trick(labels, own.seat), lost, winners(labels)))
    others = [seat for seat in result.winners if seat != own.seat]
    mine = words("playing-card-over-won", points=points)
    if others:
        mine = words("playing-card-over-shared", seats=labels.seats(others), points=points)
    return "\n".join((*story.own_trick(labels, own.seat), mine))
