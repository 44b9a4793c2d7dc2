"""What everybody may know of the snacks and hardly anybody has in mind; see cogs/watching."""

from collections import Counter
from collections.abc import Iterator

from bot.i18n.words import Words
from bot.pages.faces import ForWatchers
from bot.tables.scene import Scene
from cogs.henparty.labels import Labels
from cogs.pages import times
from games.engine.asks import Seat
from games.henparty.box import CARDS, COPIES, SNACKS
from games.henparty.view import HenPartyView


def facts(scene: Scene[HenPartyView], words: Words) -> list[str]:
    """Which snacks are still to come, and which numbers nobody has shown."""
    labels = Labels(scene, words)
    return [*_snacks(labels), *_cards(labels)]


def bets(scene: Scene[HenPartyView]) -> list[Seat]:
    """Anybody, while more snacks are to come than there were."""
    view = scene.view
    return [one.seat for one in view.seats] if 2 * len(view.served) <= len(SNACKS) else []


def _snacks(labels: Labels) -> Iterator[str]:
    left = sorted({*SNACKS} - {*labels.view.served})
    if left:
        yield labels.words("henparty-watch-snacks", snacks=", ".join(map(str, left)))


def _cards(labels: Labels) -> Iterator[str]:
    left = Counter(dict.fromkeys(CARDS, COPIES))
    for reveal in labels.view.reveals:
        left.subtract(reveal.cards)
    cards = ", ".join(times(str(card), many) for card, many in left.items() if many)
    yield labels.words("henparty-watch-cards", cards=cards)


FOR_WATCHERS = ForWatchers(facts=facts, bets=bets)
