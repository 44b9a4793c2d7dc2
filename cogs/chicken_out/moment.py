"""A message of its own beside the table, for what everybody should see: a 21, a bust that hurts, a
pile that is empty. It names no card but the last one: what lies under whose pile is for each to
remember (OR-39), and a chat forgets nothing.
"""

from collections.abc import Iterator, Sequence

from bot.i18n.words import Words
from bot.pages.faces import Aside
from bot.pages.page import Image, Page, Text
from bot.tables.bulletin import Bulletin
from bot.tables.scene import Scene
from bot.tables.table import Status
from cogs.chicken_out import alt, story
from cogs.chicken_out.labels import Labels
from cogs.chicken_out.picture import MomentPicture
from cogs.pages import texts
from cogs.pictures import others
from games.chicken_out.rules import ChickenOut
from games.chicken_out.view import OutView

ACCENTS = {"busted": 0xC0392B, "made_21": 0x3F7D58, "went_out": 0xE8A33D}
HURTS_FROM = 5
"""A bust is worth it from so many cards on. Smaller ones are frequent, and told on the table."""
STALE = 25
"""So many bulletins later it is no news any more, and soon none of the table's news at all."""
BESIDE = frozenset({"thrown", "captured", "passed", "unbeatable"})
"""What comes of it, told in the same message."""


def aside(scene: Scene[OutView], words: Words) -> Aside | None:
    """The latest choice after which there was something worth it, with all that there was."""
    labels = Labels(scene, words)
    news = [one for one in scene.news if one.to is None]
    worth_it = [one for one in news[-STALE:] if _is_worth_it(one)]
    if scene.status is Status.OVER and worth_it and worth_it[-1].kind == "went_out":
        return None  # the result says it, and more
    if not worth_it:
        return None
    last = worth_it[-1]
    told = [one for one in news if one.revision == last.revision]
    title, *lines = _lines(labels, told)
    said = (*texts("\n".join(lines)),)
    drawn = Image(instead=said)
    if scene.pictured:
        picture = MomentPicture.of(labels, last, _turned(told, last))
        drawn = Image(picture, alt.moment(picture, words), said, (*said, *others(scene, words)))
    page = Page((Text(title), drawn), ACCENTS[last.kind])
    return Aside(str(last.revision), page, ended=True)


def _turned(told: Sequence[Bulletin], last: Bulletin) -> Bulletin | None:
    """The card that did it, right before: what comes after opens the next series."""
    before = [None, *told][[one is last for one in told].index(True)]
    return before if before is not None and before.kind == "turned" else None


def _is_worth_it(one: Bulletin) -> bool:
    if one.kind not in ChickenOut.moments:
        return False
    return one.kind != "busted" or int(str(one.facts["cards"])) >= HURTS_FROM


def _lines(labels: Labels, told: Sequence[Bulletin]) -> Iterator[str]:
    for before, one in zip([None, *told], told, strict=False):
        facts = labels.spoken(one.facts)
        if _is_worth_it(one):
            yield "### " + labels.words(f"out-moment-{one.kind}", **facts)
            if before is not None and before.kind == "turned":
                yield story.does(labels, [before])
            if one.kind == "busted":
                yield labels.words("out-moment-taken", **facts)
        elif one.kind in BESIDE:
            yield labels.words(f"out-told-{one.kind}", **facts)
