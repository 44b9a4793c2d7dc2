"""The public table: the snack, the seats, what happened, then what is awaited and until when."""

from bot.i18n.words import Words
from bot.pages.page import Line, Page
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from cogs.henparty import result, story
from cogs.henparty.labels import AWAITED, Labels
from cogs.pages import headline, small_print, table_page, texts, until
from games.henparty.box import SNACKS
from games.henparty.view import HenPartyView, SeatView

ACCENT = 0xD9822B


def page(scene: Scene[HenPartyView], words: Words) -> Page:
    """The table as everybody sees it."""
    labels = Labels(scene, words)
    if scene.status is Status.OVER:
        return result.page(labels)
    told = story.news(labels)
    hint = "" if scene.view.reveals else small_print(words("table-hand-hint"))
    parts = (_head(labels), _seats(labels), told, hint)
    return table_page(labels, (*texts(*parts), Line()), _awaited, accent=ACCENT)


def _head(labels: Labels) -> str:
    served = labels.view.served
    where = labels.words("henparty-table-round", round=len(served), rounds=len(SNACKS))
    return "\n".join((headline(labels.scene, labels.words), where, f"# {labels.snack()}"))


def _seats(labels: Labels) -> str:
    return "\n".join(_seat(labels, seat) for seat in labels.view.seats)


def _seat(labels: Labels, seat: SeatView) -> str:
    line = labels.words("henparty-seat-line", name=labels.seat(seat.seat), points=seat.points)
    awaited = [AWAITED] if labels.last_awaited == seat.seat else []
    return " · ".join((line, *awaited, *labels.sitter(seat.seat)))


def _awaited(labels: Labels, ask: OpenAsk) -> str:
    """What is asked, of whom when one is left, and until when."""
    words, last = labels.words, labels.last_awaited
    if ask.kind == "pause":
        return words("henparty-ask-pause")
    if last is None:
        return until(words, words("henparty-ask-card"), ask.deadline)
    return until(words, words("henparty-ask-one-missing", seat=labels.seat(last)), ask.deadline)
