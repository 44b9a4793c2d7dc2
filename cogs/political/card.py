"""The private card: what just happened to its seat, what it holds, what it is asked."""

from collections.abc import Iterator, Sequence

from bot.chat.page import Block, Line, Page, Text
from bot.tables.scene import Scene
from bot.tables.table import Status
from bot.words import Words
from cogs.card import framed, headline, title, waiting
from cogs.orders import way_in
from cogs.political import board, prompt, signs, story
from cogs.political.controls import controls
from cogs.political.labels import Labels
from cogs.political.order import named
from cogs.result import winners
from games.political.stacks import card, is_group
from games.political.view import OwnView
from games.political.vocabulary import WINGS

NEWS = 4


def page(scene: Scene, words: Words) -> Page:
    """The card of the scene's viewer."""
    labels = Labels(scene, words)
    own = labels.view.own
    assert own is not None, "a card belongs to a seat"
    blocks: list[Block] = [Text(headline(labels, title(labels)))]
    if scene.status is Status.OVER:
        blocks.append(Text(_fate(labels, own)))
    else:
        news = story.own_news(labels, scene.news, own.seat, NEWS)
        blocks += [Text("\n".join(news))] if news else []
        blocks += [Text("\n".join(_self(labels, own))), Line(), *_asked(labels)]
    ways_on = [] if scene.status is Status.OVER else [way_in(words)]
    return framed(labels, blocks, *ways_on)


# -- what the seat has ----------------------------------------------------------------------------


def _self(labels: Labels, own: OwnView) -> Iterator[str]:
    base = board.standing(labels, own.seat)
    worth = board.worth(labels, base)
    yield labels.words("political-card-base", worth=worth, count=len(base))
    yield from board.row(labels, base)
    yield from hand(labels, sorted(own.hand, key=named(labels.name)))


def hand(labels: Labels, names: Sequence[str]) -> Iterator[str]:
    """A line for each wing, one for attachments, one for events."""
    if not names:
        yield labels.words("political-card-hand-empty")
        return
    for wing in WINGS:
        groups = [name for name in names if card(name).wing == wing]
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
        return [Text(waiting(labels, f"political-waiting-{labels.view.phase}"))]
    return [*prompt.prompt(labels, question), *controls(labels, question.decision)]


def _fate(labels: Labels, own: OwnView) -> str:
    """How it ended for this seat, then for the table."""
    result, words = labels.result, labels.words
    points = result.scores.get(own.seat) or 0
    if own.seat not in result.winners:
        lost = words("political-card-over-lost", points=points)
        return f"{lost}\n{winners(labels)}"
    others = [seat for seat in result.winners if seat != own.seat]
    if others:
        return words("political-card-over-shared", seats=labels.seats(others), points=points)
    return words("political-card-over-won", points=points)
