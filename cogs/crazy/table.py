"""The public table: piles, both rows of sets, what happened, then who is awaited and until when."""

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
"""Of what happened, below a picture."""


def page(labels: Labels) -> Page:
    """The table as everybody sees it, until the game is over."""
    labels = Labels(calm(labels.scene), labels.words)
    body: list[Block] = [Text(headline(labels.scene, labels.words)), _drawn(labels)]
    accent = ACCENT_PAUSE if labels.view.phase == "round_over" else ACCENT
    return table_page(labels, body, awaited, accent=accent)


def _drawn(labels: Labels) -> Image:
    """Everything that lies there, what happened, and what it means. Drawn, it lacks the rounds one
    by one, what lies beneath, and the news; what it means is explained in the first round.
    """
    words = labels.words
    scores = board.scores(labels)
    news = "\n".join(story.table_news(labels, labels.scene.news, LINES))
    meaning = words("crazy-table-hint")
    hand = words("table-hand-hint")
    is_new = labels.view.round == 1
    said: list[Block] = [Text("\n".join(filter(None, (board.headline(labels), scores))))]
    said += [Kept(board.seats(labels)), Line(), Text(board.piles(labels)), Line()]
    if news:
        said += [News(news), Line()]

    said.append(Text(small_print(meaning)))
    if is_new:
        said.append(Live(small_print(hand)))

    said.append(Line())
    most = LINES_BELOW if labels.scene.remark is None else 1  # the phone is full
    latest = news.splitlines()[-most:]
    besides = "\n".join(filter(None, (scores, *board.beneath(labels, most=board.BENEATH), *latest)))
    below = [*texts(besides)]
    if is_new:
        below += [Text(small_print(meaning)), Live(small_print(hand))]

    return image(labels, TablePicture.of, said, below)


def awaited(labels: Labels, ask: OpenAsk) -> str:
    """Who does what, and until when."""
    words = labels.words
    if ask.kind == "pause":
        return words("crazy-ask-pause")

    facts = {"who": labels.seats(ask.waiting), **labels.spoken(ask.about)}
    what = words(f"crazy-ask-{ask.kind}", **facts)
    return until(words, what, ask.deadline)


# -- messages of their own -------------------------------------------------------------------------
#
# A set that was beaten, and the end of a round. Both are told when they are complete, out of what
# was announced: the table may have gone on by then.

ACCENT_BEATEN = 0xC0392B
ACCENT_ROUND = 0x3F7D58
QUIPS = 5
"""So many remarks there are on a beaten set."""

STEPS = frozenset({"laid", "discarded", "round_ended", "round_started"})
"""Whatever is the newest of these is the step that the table shows; a moment belongs to one."""


def aside(labels: Labels) -> Aside | None:
    """What the newest step of the table was, if that is worth a message. How the game ended is told
    by its result.
    """
    scene = labels.scene
    if scene.status is Status.OVER:
        return None

    public = [one for one in scene.news if one.to is None]
    step = next((one for one in reversed(public) if one.kind in STEPS), None)
    if step is None or step.kind == "round_started":
        return None

    at_once = [one for one in public if one.revision == step.revision]
    blocks = [*_beaten(labels, at_once), *_round_over(labels, at_once)]
    if not blocks:
        return None

    has_ended = any(one.kind == "round_ended" for one in at_once)
    page = Page(tuple(blocks), ACCENT_ROUND if has_ended else ACCENT_BEATEN)
    return Aside(str(step.revision), page, ended=True)


def _beaten(labels: Labels, told: Sequence[Bulletin]) -> Iterator[Block]:
    """A set that somebody else lost; whoever replaces their own has beaten nobody."""
    lost = {one.facts["card"]: one for one in told if one.kind == "gave_way"}
    for one in told:
        gone = lost.get(one.facts["card"]) if one.kind == "laid" else None
        if gone is None or gone.seat() == one.seat():
            continue

        card = one.number("card")
        count = one.number("count")
        gone_count = gone.number("count")
        said = labels.words(
            "crazy-moment-beaten",
            sign=CARD_SIGNS[card],
            card=card,
            who=labels.name(card),
            count=count,
            beaten=gone_count,
            winner=labels.seat(one.seat()),
            loser=labels.seat(gone.seat()),
        )
        quip = labels.words("crazy-moment-quip", which=(card + gone_count) % QUIPS)
        yield Text(f"{said}\n{quip}")

        if labels.scene.pictured:
            winner, loser = (drawn_name(labels, seat) for seat in (one.seat(), gone.seat()))
            picture = BeatenPicture(
                card, (winner, one.seat(), count), (loser, gone.seat(), gone_count)
            )
            small_print = others(labels.scene, labels.words)
            yield Image(picture, picture.alt(labels.words), (), small_print)


def _round_over(labels: Labels, told: Sequence[Bulletin]) -> Iterator[Block]:
    """With what lies in front of both, as long as it lies there."""
    for one in told:
        if one.kind != "round_ended":
            continue

        yield Text(story.sentence(labels, one))
        if labels.view.phase == "round_over":
            in_words = Text("\n".join(board.front(labels, seat.seat) for seat in labels.view.seats))
            yield image(labels, RoundPicture.of, [in_words])
            yield Text(board.scores(labels))


# -- the table as it was before a turn's draws -----------------------------------------------------
#
# The first draw is told with the second, and two face-down ones with what is done then: an edit for
# each would cost a request that shows only which pile is one card thinner. The other player sees at
# once what is taken from a discard pile, and also a draw pile's last card, for it ends the round.
# Where the house plays the other seat, nobody waits to see it: all is told with what is done then.


def calm(scene: Scene[CrazyView]) -> Scene[CrazyView]:
    """The public scene without the draws that are not told yet."""
    ask = scene.ask
    kind = "" if ask is None else ask.kind
    untold = _untold(kind, scene) if kind in ("draw_second", "act") else ()
    if ask is None or not untold:
        return scene

    view = scene.view
    for drawn in untold:
        view = _put_back(view, str(drawn.facts["pile"]), drawn.facts.get("card"))

    return replace(
        scene,
        ask=replace(ask, kind="draw_first"),
        news=tuple([one for one in scene.news if not any(one is drawn for drawn in untold)]),
        view=view,
    )


def _untold(kind: str, scene: Scene[CrazyView]) -> Sequence[Bulletin]:
    """The newest draw while it is half of two; or both, while neither shows anybody anything."""
    seat = scene.view.turn
    draws = [one for one in scene.news if one.kind in DRAWS and one.facts["seat"] == seat]
    if kind == "draw_second":
        return draws[-1:]

    return () if _is_seen(draws[-2:], scene) else draws[-2:]


def _is_seen(draws: Sequence[Bulletin], scene: Scene[CrazyView]) -> bool:
    """Whether two draws are told before the turn goes on."""
    if not (scene.view.left and scene.view.right):
        return True
    took = any(one.kind == "took" for one in draws)
    return took and not scene.players[1 - scene.view.turn].is_automatic


def _put_back(view: CrazyView, pile: str, card: object) -> CrazyView:
    left = getattr(view, pile)
    before: dict[str, Any] = {pile: left + 1 if pile in DRAW_PILES else (*left, card)}
    seats = [
        one._replace(hand=one.hand - 1) if one.seat == view.turn else one for one in view.seats
    ]
    return view._replace(seats=tuple(seats), **before)
