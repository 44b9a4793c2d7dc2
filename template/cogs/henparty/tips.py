"""Tips for the first snacks; see cogs/tips.py."""

from cogs.henparty.labels import Labels
from cogs.pages import given
from cogs.tips import Facts, Looks
from games.henparty.box import CARDS, COPIES, SNACKS


def last_snack(labels: Labels) -> Facts | None:
    """There is no snack after this one."""
    return {} if len(labels.view.served) == len(SNACKS) else None


def biggest(labels: Labels) -> Facts | None:
    """No snack is worth more."""
    snack = labels.view.served[-1] if labels.view.served else 0
    return {"snack": snack} if snack == SNACKS[-1] else None


def all_seen(labels: Labels) -> Facts | None:
    """Of a number that one holds, nobody else can have any."""
    hand = given(labels.view.own).hand
    shown = [card for reveal in labels.view.reveals for card in reveal.cards]
    alone = [card for card in hand if hand.count(card) + shown.count(card) == COPIES]
    return {"card": max(alone)} if alone else None


def highest(labels: Labels) -> Facts | None:
    """Nothing is higher, but others may hold it, too."""
    return {"card": CARDS[-1]} if CARDS[-1] in given(labels.view.own).hand else None


LOOKS: Looks[Labels] = {
    "card": {
        "last-snack": last_snack,
        "all-seen": all_seen,
        "biggest": biggest,
        "highest": highest,
    },
}
