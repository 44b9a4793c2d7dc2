"""The private card: what the other did, what its seat holds, what it is asked.

While somebody else plays, nothing on it moves that is not its seat's own: every change would be an
edit.
"""

from collections.abc import Iterator

from bot.chat.pages.page import Block, Line, Page, Text
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Status
from cogs.card import framed, headline, title, waiting
from cogs.crazy import board, hand, prompt, story
from cogs.crazy.controls import controls
from cogs.crazy.labels import Labels
from cogs.crazy.result import winners
from cogs.orders import way_in
from games.crazy.view import OwnView

NEWS = 6


def page(scene: Scene, words: Words) -> Page:
    """The card of the scene's viewer."""
    labels = Labels(scene, words)
    own = labels.view.own
    assert own is not None, "a card belongs to a seat"
    blocks: list[Block] = [Text(headline(labels, title(labels)))]
    if scene.status is Status.OVER:
        blocks.append(Text(_fate(labels, own)))
    else:
        blocks += _news(labels, own)
        blocks += [Text("\n".join(_fronts(labels, own)))]
        blocks += [Text("\n".join(_hand(labels, own))), Line()]
        blocks += _asked(labels, own)
    ways_on = [] if scene.status is Status.OVER else [way_in(words)]
    return framed(labels, blocks, *ways_on)


def _news(labels: Labels, own: OwnView) -> list[Block]:
    """Only for whoever is asked: the table has it all, at once."""
    if not _is_asked(labels, own):
        return []
    told = story.since_last_turn(labels, labels.scene.news, own.seat)[-NEWS:]
    return [Text("\n".join(told))] if told else []


def _fronts(labels: Labels, own: OwnView) -> Iterator[str]:
    """What lies in front of this seat and of the other."""
    for seat in (own.seat, 1 - own.seat):
        yield board.front(labels, seat)


def _hand(labels: Labels, own: OwnView) -> Iterator[str]:
    """In the first round with a word on what the numbers mean."""
    yield from hand.lines(labels, own)
    if labels.view.round == 1 and own.hand:
        yield labels.words("crazy-card-legend", card=own.hand[0])


# -- what the seat is asked ------------------------------------------------------------------------


def _asked(labels: Labels, own: OwnView) -> list[Block]:
    question = labels.scene.question
    if question is None:
        return [Text(waiting(labels, f"crazy-waiting{_why(labels, own)}"))]
    text = [board.piles(labels), prompt.prompt(labels, question)]
    return [Text("\n".join(text)), *controls(labels, question.decision)]


def _is_asked(labels: Labels, own: OwnView) -> bool:
    """Also where a standing order answers before anybody could have read the question."""
    ask = labels.scene.ask
    return labels.scene.question is not None or (ask is not None and own.seat in ask.waiting)


def _why(labels: Labels, own: OwnView) -> str:
    if labels.view.phase == "round_over":
        return "-round"
    return "-order" if _is_asked(labels, own) else ""


def _fate(labels: Labels, own: OwnView) -> str:
    """How it ended for this seat, then for the table."""
    result, words = labels.result, labels.words
    facts: dict[str, str | int] = {
        "points": result.scores.get(own.seat) or 0,
        "other": result.scores.get(1 - own.seat) or 0,
        "seat": labels.seat(1 - own.seat),
    }
    if own.seat not in result.winners:
        return "\n".join((words("crazy-card-lost", **facts), winners(labels)))
    drawn = len(result.winners) > 1
    return words("crazy-card-drawn" if drawn else "crazy-card-won", **facts)
