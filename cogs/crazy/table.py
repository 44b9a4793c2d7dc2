"""Draws the table: piles, sets, the news, and who has to decide until when."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.pages.faces import Aside
from bot.pages.page import Block, Image, Kept, Line, Live, News, Page, Text
from bot.tables.bulletin import Bulletin
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Status
from cogs.crazy import board, story
from cogs.crazy.labels import CARD_SIGNS, Labels
from cogs.crazy.picture import BeatenPicture, RoundPicture, TablePicture
from cogs.crazy.story import DRAWS
from cogs.pages import headline, small_print, table_page, texts, until
from cogs.pictures import drawn_name, image, others
from games.crazy.view import CrazyView
from games.crazy.vocabulary import DRAW_PILES

ACCENT = 0xE8A33D
ACCENT_PAUSE = 0x3F7D58

LINES = 4
LINES_BELOW = 2
"""Lines of news, in text and below a picture."""


def page(labels: Labels) -> Page:
    """Return the table as every player sees it, until the game is over."""
    labels = Labels(hide_untold_draws(labels.scene), labels.words)
    body: list[Block] = [Text(headline(labels.scene, labels.words)), _table_image(labels)]
    accent = ACCENT_PAUSE if labels.view.phase == "round_over" else ACCENT
    return table_page(labels, body, awaited, accent=accent)


def _table_image(labels: Labels) -> Image:
    """Return the table as a picture.

    Below it stands what the picture lacks: the scores of each round, the discard piles, and the
    news. In the first round also hints for reading it.
    """
    words = labels.words
    scores = board.scores(labels)
    news = "\n".join(story.table_news(labels, labels.scene.news, LINES))
    meaning = words("crazy-table-hint")
    hand = words("table-hand-hint")
    is_new = labels.view.round == 1
    text_blocks: list[Block] = [Text("\n".join(filter(None, (board.headline(labels), scores))))]
    text_blocks += [Kept(board.seats(labels)), Line(), Text(board.piles(labels)), Line()]
    if news:
        text_blocks += [News(news), Line()]

    text_blocks.append(Text(small_print(meaning)))
    if is_new:
        text_blocks.append(Live(small_print(hand)))

    text_blocks.append(Line())
    # A phone has no room for both the news and the remark.
    most = LINES_BELOW if labels.scene.remark is None else 1
    latest = news.splitlines()[-most:]
    besides = "\n".join(filter(None, (scores, *board.beneath(labels, most=board.BENEATH), *latest)))
    below = [*texts(besides)]
    if is_new:
        below += [Text(small_print(meaning)), Live(small_print(hand))]

    return image(labels, TablePicture.of, text_blocks, below)


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """Return who has to do what, and until when."""
    words = labels.words
    if ask.kind == "pause":
        return words("crazy-ask-pause")

    facts = {"who": labels.seats(ask.waiting), **labels.spoken(ask.about)}
    what = words(f"crazy-ask-{ask.kind}", **facts)
    return until(words, what, ask.deadline)


# -- messages for a beaten set and for the end of a round ------------------------------------------
#
# Both are made from the news when they are complete, because the table may have gone on by then.

ACCENT_BEATEN = 0xC0392B
ACCENT_ROUND = 0x3F7D58
QUIPS = 5
"""The number of comments on a beaten set."""

STEPS = frozenset({"laid", "discarded", "round_ended", "round_started"})
"""The newest of these events is the step that the table shows. A message belongs to one step."""


def aside(labels: Labels) -> Aside | None:
    """Return a message about the newest step if it is special, until the game ends."""
    scene = labels.scene
    if scene.status is Status.OVER:
        return None

    public = [bulletin for bulletin in scene.news if bulletin.to is None]
    step = next((bulletin for bulletin in reversed(public) if bulletin.kind in STEPS), None)
    if step is None or step.kind == "round_started":
        return None

    # All events of one choice have the same revision.
    at_once = [bulletin for bulletin in public if bulletin.revision == step.revision]
    blocks = [*_beaten(labels, at_once), *_round_over(labels, at_once)]
    if not blocks:
        return None

    has_ended = any(bulletin.kind == "round_ended" for bulletin in at_once)
    page = Page(tuple(blocks), ACCENT_ROUND if has_ended else ACCENT_BEATEN)
    return Aside(str(step.revision), page, ended=True)


def _beaten(labels: Labels, bulletins: Sequence[Bulletin]) -> Iterator[Block]:
    """Yield a message about a set that beat one of the other player."""
    lost = {event.facts["card"]: event for event in bulletins if event.kind == "gave_way"}
    for bulletin in bulletins:
        # A set gives way to the one that is laid in the same step.
        lost_set = lost.get(bulletin.facts["card"]) if bulletin.kind == "laid" else None
        if lost_set is None or lost_set.seat() == bulletin.seat():
            continue

        card = bulletin.number("card")
        count = bulletin.number("count")
        gone_count = lost_set.number("count")
        text = labels.words(
            "crazy-moment-beaten",
            sign=CARD_SIGNS[card],
            card=card,
            who=labels.name(card),
            count=count,
            beaten=gone_count,
            winner=labels.seat(bulletin.seat()),
            loser=labels.seat(lost_set.seat()),
        )
        # Chosen by the cards instead of by chance, so that a redraw shows the same comment.
        quip = labels.words("crazy-moment-quip", which=(card + gone_count) % QUIPS)
        yield Text(f"{text}\n{quip}")

        if labels.scene.pictured:
            winner, loser = (
                drawn_name(labels, seat) for seat in (bulletin.seat(), lost_set.seat())
            )
            picture = BeatenPicture(
                card, (winner, bulletin.seat(), count), (loser, lost_set.seat(), gone_count)
            )
            small_print = others(labels.scene, labels.words)
            yield Image(picture, picture.alt(labels.words), (), small_print)


def _round_over(labels: Labels, bulletins: Sequence[Bulletin]) -> Iterator[Block]:
    """Yield the end of a round, with the sets of both players while they still lie there."""
    for bulletin in bulletins:
        if bulletin.kind != "round_ended":
            continue

        yield Text(story.sentence(labels, bulletin))
        if labels.view.phase == "round_over":
            in_words = Text("\n".join(board.front(labels, seat.seat) for seat in labels.view.seats))
            yield image(labels, RoundPicture.of, [in_words])
            yield Text(board.scores(labels))


# -- the table as it was before a turn's draws -----------------------------------------------------
#
# The first draw is shown with the second, and two face-down ones with what is done next: an edit
# for each would be a request that only shows one pile one card thinner. What is taken from a
# discard pile is shown to the other player at once, and so is the last card of a draw pile, because
# it ends the round. If a house player has the other seat, no player waits to see it, and all is
# shown with the next act.


def hide_untold_draws(scene: Scene[CrazyView]) -> Scene[CrazyView]:
    """Return the public scene without the draws that are not shown yet."""
    ask = scene.ask
    kind = "" if ask is None else ask.kind
    untold = _hidden_draws(kind, scene) if kind in ("draw_second", "act") else ()
    if ask is None or not untold:
        return scene

    view = scene.view
    for drawn in untold:
        view = _put_back(view, str(drawn.facts["pile"]), drawn.facts.get("card"))

    return replace(
        scene,
        ask=replace(ask, kind="draw_first"),
        news=tuple(
            [bulletin for bulletin in scene.news if not any(bulletin is drawn for drawn in untold)]
        ),
        view=view,
    )


def _hidden_draws(kind: str, scene: Scene[CrazyView]) -> Sequence[Bulletin]:
    """Return the draws that are not shown yet: the first of two, or two that show nothing."""
    seat = scene.view.turn
    draws = [
        bulletin
        for bulletin in scene.news
        if bulletin.kind in DRAWS and bulletin.facts["seat"] == seat
    ]
    if kind == "draw_second":
        return draws[-1:]

    return () if _is_seen(draws[-2:], scene) else draws[-2:]


def _is_seen(draws: Sequence[Bulletin], scene: Scene[CrazyView]) -> bool:
    """Whether two draws are shown before the turn goes on."""
    if not (scene.view.left and scene.view.right):
        return True
    took = any(bulletin.kind == "took" for bulletin in draws)
    return took and not scene.players[1 - scene.view.turn].is_automatic


def _put_back(view: CrazyView, pile: str, card: object) -> CrazyView:
    """Return the view with a drawn card back on its pile, and out of the hand."""
    left = getattr(view, pile)
    before: dict[str, Any] = {pile: left + 1 if pile in DRAW_PILES else (*left, card)}
    seats = [
        seat_view._replace(hand=seat_view.hand - 1) if seat_view.seat == view.turn else seat_view
        for seat_view in view.seats
    ]
    return view._replace(seats=tuple(seats), **before)
