"""The private card: how the last trick went for its seat, what it holds, what it is asked.

The question comes last, right above its buttons: that is where a phone shows the end of a message.
"""

from collections.abc import Iterator

from bot.chat.page import Block, Line, Link, Page, Row, Text
from bot.tables.scene import Scene
from bot.tables.table import Status
from bot.words import Words
from cogs.playing import prompt, story
from cogs.playing.controls import controls
from cogs.playing.labels import Labels
from cogs.playing.result import winners
from cogs.wording import jump_link
from games.playing import memory
from games.playing.view import OwnView

ACCENT = 0x5B6EE1
ACCENT_ASKED = 0xE8A33D


def page(scene: Scene, words: Words) -> Page:
    """The card of the scene's viewer."""
    labels = Labels(scene, words)
    own = labels.view.own
    assert own is not None, "a card belongs to a seat"
    blocks: list[Block] = [Text(_head(labels))]
    if scene.status is Status.OVER:
        blocks.append(Text(_fate(labels, own)))
    else:
        told = [*story.own_trick(labels, own.seat), *story.own_news(labels, scene.news, own.seat)]
        blocks += [Text("\n".join(told))] if told else []
        blocks += [Text("\n".join(_self(labels, own))), Line(), *_asked(labels)]
    blocks.append(Row((_back(labels),)))
    asked = scene.question is not None and not scene.question.settled
    return Page(tuple(blocks), ACCENT_ASKED if asked else ACCENT)


def _head(labels: Labels) -> str:
    scene, words = labels.scene, labels.words
    over = scene.status is Status.OVER
    title = words("playing-title-over") if over else prompt.title(labels, scene.question)
    return "### " + words("playing-card-headline", title=title, number=scene.number)


def _back(labels: Labels) -> Link:
    """The way back to the table's channel."""
    scene = labels.scene
    where = jump_link(scene.guild_id, scene.channel_id)
    return Link(labels.words("playing-card-back", number=scene.number), where)


def _self(labels: Labels, own: OwnView) -> Iterator[str]:
    words, view = labels.words, labels.view
    yield words("playing-card-points", points=view.seats[own.seat].points)
    yield words("playing-card-hand", cards=labels.hand(own.hand))
    if own.spent:
        yield words("playing-card-spent", cards=labels.hand(own.spent))
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
        return [Text(_waiting(labels))]
    chosen = prompt.chosen(question)
    return [Text(prompt.prompt(labels, question)), *controls(labels, question.decision, chosen)]


def _waiting(labels: Labels) -> str:
    """Why there is nothing to press."""
    scene, words = labels.scene, labels.words
    if scene.status is Status.PAUSED:
        return words("playing-card-paused", why=words(scene.reason) if scene.reason else "")
    return words(f"playing-waiting-{labels.view.phase}")


def _fate(labels: Labels, own: OwnView) -> str:
    """How it ended for this seat, then for the table."""
    result, words = labels.scene.result, labels.words
    if result is None:
        return words("playing-title-over")
    points = result.scores.get(own.seat) or 0
    if own.seat not in result.winners:
        lost = words("playing-card-over-lost", points=points)
        return "\n".join((*story.own_trick(labels, own.seat), lost, winners(labels)))
    others = [seat for seat in result.winners if seat != own.seat]
    mine = words("playing-card-over-won", points=points)
    if others:
        mine = words("playing-card-over-shared", seats=labels.seats(others), points=points)
    return "\n".join((*story.own_trick(labels, own.seat), mine))
