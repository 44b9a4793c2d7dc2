"""What a game shows as long as it draws nothing of its own: table, result, recap, watchers' page.

A game's `cogs/<game>/__init__.py` calls `face` with what it has. All else is made of what everybody
may know: the events in their sentences, and the `seats` of the view, whose numbers and words are
the facts of a sentence `GAME-seat-line`. Texts: faces.ftl.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from bot.i18n.words import Said, Words
from bot.pages.faces import Face, ForWatchers
from bot.pages.page import Line, Live, Page
from bot.tables.bulletin import Bulletin
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from cogs import story
from cogs.pages import (
    ACCENT,
    SceneLabels,
    headline,
    ranking,
    small_print,
    table_page,
    texts,
    until,
    winners,
)
from cogs.results import margin, result_line, result_page
from cogs.tips import Looks, first
from games.engine.asks import Seat
from games.engine.game import Rules
from games.registry import GAMES

AWAITED = "⏳"

L = TypeVar("L", bound=SceneLabels[Any])


def recap(labels: SceneLabels[Any]) -> list[str]:
    """The last of the game's milestones, and who came next.

    The last player left can win with fewer points than another: then no margin is told.
    """
    told = [story.sentence(labels, one) for one in (labels.scene.milestones or ())[-1:]]
    seats, by = margin(labels)
    if seats and by > 0:
        game = labels.scene.game
        told.append(labels.words.own(game, "recap-margin", seats=labels.seats(seats), by=by))
    return told


def face(
    game: Rules,
    labels: type[L],
    looks: Looks[L] | None = None,
    recap: Callable[[L], Sequence[str]] = recap,
    sentence: Callable[[L, Bulletin], str] = story.sentence,
    **own: Any,
) -> Face:
    """The face of the game. `looks` are its tips; `own` is what it draws itself, as in Face. It
    needs a `card`.
    """

    def told(bulletin: Bulletin, scene: Scene, words: Words) -> str:
        return sentence(labels(scene, words), bulletin)

    def recapped(scene: Scene, words: Words) -> Sequence[str]:
        return recap(labels(scene, words))

    def drawn(scene: Scene, words: Words) -> Page:
        return table(labels(scene, words), recap)

    def facts(scene: Scene, words: Words) -> list[str]:
        return [*seats(labels(scene, words))]

    plain: Mapping[str, Any] = {
        "table": drawn,
        "label": labels.label,
        "told": told,
        "chapter": game.rounds,
        "tip": partial(first, labels, looks or {}),
        "recap": recapped,
        "for_watchers": ForWatchers(facts=facts),
    }
    return Face(slug=game.slug, **{**plain, **own})


# -- the table -------------------------------------------------------------------------------------


def table(labels: L, recap: Callable[[L], Sequence[str]] = recap) -> Page:
    """Running or paused: a heading, a line for each seat, what happened. Over: the result."""
    scene, words = labels.scene, labels.words
    if scene.status is Status.OVER:
        return result(labels, recap)
    head = "\n".join(filter(None, (headline(scene, words), labels.heading())))
    hint = [Live(small_print(words("table-hand-hint")))] if GAMES[scene.game].secrets else []
    said = texts(head, "\n".join(seats(labels)), story.table_news(labels))
    return table_page(labels, (*said, *hint, Line()), awaited, accent=ACCENT)


def seats(labels: SceneLabels[Any]) -> Iterator[str]:
    """Yield a line for each seat: its public facts, and who plays there."""
    for seat, shown in enumerate(labels.view.seats):
        line = labels.words.own(
            labels.scene.game, "seat-line", name=labels.seat(seat), **_said(shown._asdict())
        )
        mark = [AWAITED] if labels.last_awaited == seat else []
        yield " · ".join((line, *mark, *labels.sitter(seat)))


def _said(facts: Mapping[str, Any]) -> dict[str, Said]:
    return {name: fact for name, fact in facts.items() if isinstance(fact, int | str)}


def awaited(labels: SceneLabels[Any], ask: OpenAsk) -> str:
    """Return what is asked and until when, and of which seat where one is left."""
    words, game, last = labels.words, labels.scene.game, labels.last_awaited
    if ask.kind == "pause":
        return words.own(game, "ask-pause")
    if last is not None:
        what = words.own(game, "ask-one", seat=labels.seat(last))
    else:
        what = words.first(f"{game}-ask-{ask.kind}", "ask-all")
    return until(words, what, ask.deadline)


def result(labels: L, recap: Callable[[L], Sequence[str]] = recap) -> Page:
    """Who won, everybody's points, and what decided it, or the latest events instead."""

    def line(seat: Seat) -> str:
        return result_line(labels, seat)

    everybody = [" · ".join(map(line, ranking(labels)))]
    why = recap(labels)
    news = "" if why else story.table_news(labels)

    return result_page(labels, winners(labels), everybody, news, podium_tells=True, recap=why)
