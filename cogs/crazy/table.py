"""Draws the public table: piles, sets, the news, and who has to decide until when.

A set is several equal cards in front of a player. A larger set of the same type beats it. Special
moments have messages of their own beside the table (asides). The kinds of blocks, such as `Kept`,
are in bot/pages/page.py.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.pages.faces import Aside
from bot.pages.page import Block, Image, Kept, Line, Live, News, Page, Text
from bot.tables.scene import OpenAsk, Scene
from bot.tables.table import Bulletin, Status
from cogs.crazy import board, story
from cogs.crazy.labels import CARD_SIGNS, Labels
from cogs.crazy.picture import BeatenPicture, Owner, RoundPicture, TablePicture
from cogs.crazy.story import DRAWS
from cogs.pages import AMBER, GREEN, RED, headline, small_print, table_page, texts, until
from cogs.pictures import drawn_name, image, others
from games.crazy.view import CrazyView
from games.crazy.vocabulary import DRAW_PILES

LINES = 4  # the most lines of news if the table is shown as text
LINES_BELOW = 2  # the most lines of news below a picture


def page(labels: Labels) -> Page:
    """Return the table as every player sees it, until the game is over."""
    labels = Labels(hide_untold_draws(labels.scene), labels.words)
    body: list[Block] = [Text(headline(labels.scene, labels.words)), _table_image(labels)]
    accent = GREEN if labels.view.phase == "round_over" else AMBER
    return table_page(labels, body, awaited_text, accent=accent)


def _table_image(labels: Labels) -> Image:
    """Return the table as a picture.

    Below the picture stand the scores of each round, the cards in the discard piles, and the news.
    In the first round there are also hints for reading the table. A remark of a house player takes
    their room below the picture, because a phone has little.
    """
    words = labels.words
    scores = board.scores(labels)
    news = "\n".join(story.table_news(labels, labels.scene.news, LINES))
    table_hint = words("crazy-table-hint")
    hand_hint = words("table-hand-hint")
    is_new = labels.view.round == 1
    text_blocks: list[Block] = [Text("\n".join(filter(None, (board.headline(labels), scores))))]
    text_blocks += [Kept(board.seats(labels)), Line(), Text(board.piles(labels)), Line()]
    if news:
        text_blocks += [News(news), Line()]

    text_blocks.append(Text(small_print(table_hint)))
    if is_new:
        text_blocks.append(Live(small_print(hand_hint)))

    text_blocks.append(Line())
    is_quiet = labels.scene.remark is None
    most = LINES_BELOW if is_quiet else 1
    latest = news.splitlines()[-most:]
    lines = filter(None, (scores, board.beneath(labels, most=board.BENEATH), *latest))
    below = [*texts("\n".join(lines))]
    if is_new and is_quiet:
        below += [Text(small_print(table_hint)), Live(small_print(hand_hint))]

    return image(labels, TablePicture.of, text_blocks, below)


def awaited_text(labels: Labels, ask: OpenAsk) -> str:
    """Return who has to do what, and until when."""
    words = labels.words
    if ask.kind == "pause":
        return words("crazy-ask-pause")

    facts = {"who": labels.seats(ask.waiting), **labels.spoken(ask.about)}
    what = words(f"crazy-ask-{ask.kind}", **facts)
    return until(words, what, ask.deadline)


# -- messages for a beaten set and for the end of a round ------------------------------------------
#
# Both are made from the news and not from the view, because the game may have gone on since.

QUIPS = 5
"""The number of comments on a beaten set."""

STEPS = frozenset({"laid", "discarded", "round_ended", "round_started"})
"""The newest of these events in the news is the current step. A message belongs to one step."""


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
    same_choice = [bulletin for bulletin in public if bulletin.revision == step.revision]
    blocks = [*_beaten_set_blocks(labels, same_choice), *_round_end_blocks(labels, same_choice)]
    if not blocks:
        return None

    has_ended = any(bulletin.kind == "round_ended" for bulletin in same_choice)
    page = Page(tuple(blocks), GREEN if has_ended else RED)
    return Aside(str(step.revision), page, ended=True)


def _beaten_set_blocks(labels: Labels, bulletins: Sequence[Bulletin]) -> Iterator[Block]:
    """Yield the message about a set that beat a set of the other player."""
    lost_sets = {event.facts["card"]: event for event in bulletins if event.kind == "gave_way"}
    for bulletin in bulletins:
        # A set gives way to a set of the same type that is laid in the same step.
        lost_set = lost_sets.get(bulletin.facts["card"]) if bulletin.kind == "laid" else None
        if lost_set is None or lost_set.seat() == bulletin.seat():
            continue

        card = bulletin.number("card")
        count = bulletin.number("count")
        lost_count = lost_set.number("count")
        text = labels.words(
            "crazy-moment-beaten",
            sign=CARD_SIGNS[card],
            card=card,
            who=labels.name(card),
            count=count,
            beaten=lost_count,
            winner=labels.seat(bulletin.seat()),
            loser=labels.seat(lost_set.seat()),
        )
        # The cards and not chance choose the comment, so that a redraw shows the same one.
        quip = labels.words("crazy-moment-quip", which=(card + lost_count) % QUIPS)
        yield Text(f"{text}\n{quip}")

        if labels.scene.pictured:
            winner, loser = (
                drawn_name(labels, seat) for seat in (bulletin.seat(), lost_set.seat())
            )
            picture = BeatenPicture(
                card,
                Owner(winner, bulletin.seat(), count),
                Owner(loser, lost_set.seat(), lost_count),
            )
            names = others(labels.scene, labels.words)
            yield Image(picture, picture.alt(labels.words), (), names)


def _round_end_blocks(labels: Labels, bulletins: Sequence[Bulletin]) -> Iterator[Block]:
    """Yield the end of a round, with the sets of both players until the next round begins."""
    for bulletin in bulletins:
        if bulletin.kind != "round_ended":
            continue

        yield Text(story.sentence(labels, bulletin))
        if labels.view.phase == "round_over":
            sets_text = Text(
                "\n".join(board.seat_line(labels, view.seat) for view in labels.view.seats)
            )
            yield image(labels, RoundPicture.of, [sets_text])
            yield Text(board.scores(labels))


# -- the table as it was before a turn's draws -----------------------------------------------------
#
# An edit that only shows a draw pile with one card less is not worth a request. So the first draw
# of a turn is shown with the second one, and two face-down draws with the next act. Two draws are
# shown at once if one of them took a card from a discard pile, or if a draw pile is empty, which
# ends the round. If the other seat is played automatically, no person waits to see a taken card,
# so it is shown with the next act, too.


def hide_untold_draws(scene: Scene[CrazyView]) -> Scene[CrazyView]:
    """Return the public scene without the draws that are not shown yet."""
    ask = scene.ask
    kind = "" if ask is None else ask.kind
    hidden_draws = _hidden_draws(kind, scene) if kind in ("draw_second", "act") else ()
    if ask is None or not hidden_draws:
        return scene

    view = scene.view
    for drawn in hidden_draws:
        view = _put_back(view, str(drawn.facts["pile"]), drawn.facts.get("card"))

    return replace(
        scene,
        # For the readers the player has not drawn yet.
        ask=replace(ask, kind="draw_first"),
        news=tuple(
            [
                bulletin
                for bulletin in scene.news
                if not any(bulletin is drawn for drawn in hidden_draws)
            ]
        ),
        view=view,
    )


def _hidden_draws(kind: str, scene: Scene[CrazyView]) -> Sequence[Bulletin]:
    """Return the draws that are not shown yet: the first of two, or both."""
    seat = scene.view.turn
    draws = [
        bulletin
        for bulletin in scene.news
        if bulletin.kind in DRAWS and bulletin.facts["seat"] == seat
    ]
    if kind == "draw_second":
        return draws[-1:]

    return () if _are_shown(draws[-2:], scene) else draws[-2:]


def _are_shown(draws: Sequence[Bulletin], scene: Scene[CrazyView]) -> bool:
    """Return whether the two draws of a turn are shown before the turn goes on."""
    if not (scene.view.left and scene.view.right):
        return True
    took_open_card = any(bulletin.kind == "took" for bulletin in draws)
    return took_open_card and not scene.players[1 - scene.view.turn].is_automatic


def _put_back(view: CrazyView, pile: str, card: object) -> CrazyView:
    """Return the view with a drawn card back on its pile, and out of the hand."""
    pile_now = getattr(view, pile)
    # A draw pile is a number of cards, a discard pile is its cards.
    change: dict[str, Any] = {pile: pile_now + 1 if pile in DRAW_PILES else (*pile_now, card)}
    seats = [
        replace(seat_view, hand=seat_view.hand - 1) if seat_view.seat == view.turn else seat_view
        for seat_view in view.seats
    ]
    return replace(view, seats=tuple(seats), **change)
