"""The private card: what the other did, what its seat holds, what it is asked.

While somebody else plays, nothing on it moves that is not its seat's own: every change would be an
edit.
"""

from collections.abc import Iterator

from bot.chat.page import Block, Line, Page, Text
from bot.tables.scene import Scene
from bot.tables.table import Status
from bot.words import Words
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
        blocks += [Text("\n".join(hand.lines(labels, own))), Line()]
        blocks += _asked(labels)
    ways_on = [] if scene.status is Status.OVER else [way_in(words)]
    return framed(labels, blocks, *ways_on)


def _news(labels: Labels, own: OwnView) -> list[Block]:
    """Only for whoever is asked: the table has it all, at once."""
    if labels.scene.question is None:
        return []
    told = story.since_last_turn(labels, labels.scene.news, own.seat)[-NEWS:]
    return [Text("\n".join(told))] if told else []


def _fronts(labels: Labels, own: OwnView) -> Iterator[str]:
    """What lies in front of this seat and of the other."""
    for seat in (own.seat, 1 - own.seat):
        one = labels.view.seats[seat]
        yield labels.words(
            "crazy-card-front",
            mine="yes" if seat == own.seat else "no",
            name=labels.seat(seat),
            types=len(one.sets),
            points=one.points,
            sets=board.sets(labels, seat),
        )


# -- what the seat is asked ------------------------------------------------------------------------


def _asked(labels: Labels) -> list[Block]:
    question = labels.scene.question
    if question is None:
        is_over = labels.view.phase == "round_over"
        return [Text(waiting(labels, "crazy-waiting-round" if is_over else "crazy-waiting"))]
    text = [board.piles(labels), prompt.prompt(labels, question)]
    return [Text("\n".join(text)), *controls(labels, question.decision)]


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
