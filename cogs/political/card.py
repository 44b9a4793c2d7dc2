"""The private card: what just happened to its seat, what it holds, what it is asked, how to answer.

The question comes last, right above its buttons: that is where a phone shows the end of a message.
"""

from collections.abc import Iterator

from bot.chat.page import Block, Button, Line, Link, Page, Row, Text
from bot.tables.scene import Scene
from bot.tables.table import Status
from bot.words import Words
from cogs.orders import way_in
from cogs.political import board, prompt, signs, story
from cogs.political.controls import controls
from cogs.political.labels import Labels
from cogs.political.result import winners
from cogs.wording import jump_link
from games.political.stacks import balance, card, is_group, score
from games.political.view import OwnView
from games.political.vocabulary import WINGS

ACCENT = 0x5B6EE1
ACCENT_ASKED = 0xE8A33D
NEWS = 4


def page(scene: Scene, words: Words) -> Page:
    """The card of the scene's viewer."""
    labels = Labels(scene, words)
    own = labels.view.own
    assert own is not None, "a card belongs to a seat"
    blocks: list[Block] = [Text(_head(labels))]
    if scene.status is Status.OVER:
        blocks.append(Text(_fate(labels, own)))
    else:
        news = story.own_news(labels, scene.news, own.seat, NEWS)
        blocks += [Text("\n".join(news))] if news else []
        blocks += [Text("\n".join(_self(labels, own))), Line(), *_asked(labels)]
    blocks.append(Row(tuple(_ways_on(labels))))
    asked = scene.question is not None and scene.question.coming is None
    return Page(tuple(blocks), ACCENT_ASKED if asked else ACCENT)


def _head(labels: Labels) -> str:
    scene, words = labels.scene, labels.words
    over = scene.status is Status.OVER
    title = words("political-title-over") if over else prompt.title(labels, scene.question)
    return "### " + words("political-card-headline", title=title, number=scene.number)


def _ways_on(labels: Labels) -> Iterator[Button | Link]:
    """The standing orders, and the table's channel."""
    scene = labels.scene
    if scene.status in (Status.PLAYING, Status.PAUSED):
        yield way_in(labels.words)
    where = jump_link(scene.guild_id, scene.channel_id)
    yield Link(labels.words("political-card-back", number=scene.number), where)


# -- what the seat has ----------------------------------------------------------------------------


def _self(labels: Labels, own: OwnView) -> Iterator[str]:
    words = labels.words
    base = board.standing(labels, own.seat)
    left, right = balance(base)
    points = score(base)
    yield words("political-card-score", left=left, right=right, points=points)
    yield words("political-card-base", stacks=labels.stacks(base))
    yield from hand(labels, own.hand)


def hand(labels: Labels, names: tuple[str, ...]) -> Iterator[str]:
    """A line for each wing, one for attachments, one for events."""
    if not names:
        yield labels.words("political-card-hand-empty")
        return
    for wing in WINGS:
        groups = [name for name in names if card(name).wing == wing]
        groups.sort(key=lambda name: -card(name).influence)
        if groups:
            cards = labels.cards(groups)
            yield labels.words(f"political-card-{wing}", sign=signs.WINGS[wing], cards=cards)
    rest = [name for name in names if not is_group(name)]
    for kind, found in (
        ("attachments", [name for name in rest if card(name).kind != "event"]),
        ("events", [name for name in rest if card(name).kind == "event"]),
    ):
        if found:
            yield labels.words(f"political-card-{kind}", cards=labels.cards(found))


# -- what the seat is asked -----------------------------------------------------------------------


def _asked(labels: Labels) -> list[Block]:
    question = labels.scene.question
    if question is None:
        return [Text(_waiting(labels))]
    return [Text(prompt.prompt(labels, question)), *controls(labels, question.decision)]


def _waiting(labels: Labels) -> str:
    """Why there is nothing to press."""
    scene, words = labels.scene, labels.words
    if scene.status is Status.PAUSED:
        return words("political-card-paused", why=words(scene.reason) if scene.reason else "")
    return words(f"political-waiting-{labels.view.phase}")


def _fate(labels: Labels, own: OwnView) -> str:
    """How it ended for this seat, then for the table."""
    result, words = labels.scene.result, labels.words
    if result is None:
        return words("political-title-over")
    points = result.scores.get(own.seat) or 0
    if own.seat not in result.winners:
        lost = words("political-card-over-lost", points=points)
        return f"{lost}\n{winners(labels)}"
    others = [seat for seat in result.winners if seat != own.seat]
    if others:
        return words("political-card-over-shared", seats=labels.seats(others), points=points)
    return words("political-card-over-won", points=points)
