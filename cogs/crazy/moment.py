"""The messages beside the table: a set that was beaten, and the end of a round.

Both are told when they are complete, out of what was announced: the table may have gone on by then.
"""

from collections.abc import Iterator, Sequence

from bot.chat.pages.faces import Aside
from bot.chat.pages.page import Page, Text
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Bulletin, Status
from cogs.crazy import board, story
from cogs.crazy.labels import CARD_SIGNS, Labels
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
    beaten = "\n".join(_beaten(labels, at_once))
    ended = "\n".join(_round_over(labels, at_once))
    if not beaten and not ended:
        return None
    texts = tuple([Text(text) for text in (beaten, ended) if text])
    page = Page(texts, ACCENT_ROUND if ended else ACCENT_BEATEN)
    return Aside(str(step.revision), page, ended=True)


def _beaten(labels: Labels, told: Sequence[Bulletin]) -> Iterator[str]:
    """A set that somebody else lost; whoever replaces their own has beaten nobody."""
    lost = {one.facts["card"]: one for one in told if one.kind == "gave_way"}
    for one in told:
        gone = lost.get(one.facts["card"]) if one.kind == "laid" else None
        if gone is None or gone.facts["seat"] == one.facts["seat"]:
            continue
        card, gone_count = int(str(one.facts["card"])), int(str(gone.facts["count"]))
        yield labels.words(
            "crazy-moment-beaten",
            sign=CARD_SIGNS[card],
            card=card,
            who=labels.name(card),
            count=int(str(one.facts["count"])),
            beaten=gone_count,
            winner=labels.seat(int(str(one.facts["seat"]))),
            loser=labels.seat(int(str(gone.facts["seat"]))),
        )
        yield labels.words("crazy-moment-quip", which=(card + gone_count) % QUIPS)


def _round_over(labels: Labels, told: Sequence[Bulletin]) -> Iterator[str]:
    """With what lies in front of both, as long as it lies there."""
    for one in told:
        if one.kind == "round_ended":
            yield story.sentence(labels, one)
            if labels.view.phase == "round_over":
                yield from (board.front(labels, seat.seat) for seat in labels.view.seats)
                yield board.scores(labels)
