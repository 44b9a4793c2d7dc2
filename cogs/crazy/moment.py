"""The messages beside the table: a set that was beaten, and the end of a round.

Both are told when they are complete, out of what was announced: the table may have gone on by then.
"""

from collections.abc import Iterator, Sequence

from bot.i18n.words import Words
from bot.pages.faces import Aside
from bot.pages.page import Block, Image, Page, Text
from bot.tables.bulletin import Bulletin
from bot.tables.scene import Scene
from bot.tables.table import Status
from cogs.crazy import alt, board, story
from cogs.crazy.labels import CARD_SIGNS, Labels
from cogs.crazy.picture import BeatenPicture, RoundPicture
from cogs.pictures import drawn_name, others
from games.crazy.view import CrazyView

ACCENT_BEATEN, ACCENT_ROUND = 0xC0392B, 0x3F7D58
QUIPS = 5
"""So many remarks there are on a beaten set."""

STEPS = frozenset({"laid", "discarded", "round_ended", "round_started"})
"""Whatever is the newest of these is the step that the table shows; a moment belongs to one."""


def moment(scene: Scene[CrazyView], words: Words) -> Aside | None:
    """What the newest step of the table was, if that is worth a message. How the game ended is told
    by its result.
    """
    if scene.status is Status.OVER:
        return None
    public = [one for one in scene.news if one.to is None]
    step = next((one for one in reversed(public) if one.kind in STEPS), None)
    if step is None or step.kind == "round_started":
        return None
    at_once = [one for one in public if one.revision == step.revision]
    labels = Labels(scene, words)
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
        card, count, gone_count = one.number("card"), one.number("count"), gone.number("count")
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
            said = alt.beaten(picture, labels.words)
            yield Image(picture, said, (), others(labels.scene, labels.words))


def _round_over(labels: Labels, told: Sequence[Bulletin]) -> Iterator[Block]:
    """With what lies in front of both, as long as it lies there."""
    for one in told:
        if one.kind != "round_ended":
            continue
        yield Text(story.sentence(labels, one))
        if labels.view.phase == "round_over":
            in_words = Text("\n".join(board.front(labels, seat.seat) for seat in labels.view.seats))
            if labels.scene.pictured:
                picture = RoundPicture.of(labels)
                said = alt.round_over(picture, labels.words)
                yield Image(picture, said, (in_words,), others(labels.scene, labels.words))
            else:
                yield Image(instead=(in_words,))
            yield Text(board.scores(labels))
