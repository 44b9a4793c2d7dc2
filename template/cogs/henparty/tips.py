"""Tips for the first snacks; see cogs/tips.py."""

from cogs.henparty.labels import Labels
from cogs.pages import given
from cogs.tips import Facts, Looks, kind
from games.henparty.box import CARDS, COPIES, SNACKS


def last_snack(labels: Labels) -> Facts | None:
    """There is no snack after this one."""
    view = labels.view
    return {} if kind(labels) == "card" and len(view.served) == len(SNACKS) else None


def biggest(labels: Labels) -> Facts | None:
    """No snack is worth more."""
    snack = labels.view.served[-1] if labels.view.served else 0
    return {"snack": snack} if kind(labels) == "card" and snack == SNACKS[-1] else None


def all_seen(labels: Labels) -> Facts | None:
    """Of a number that one holds, nobody else can have any."""
    hand = given(labels.view.own).hand
    shown = [card for reveal in labels.view.reveals for card in reveal.cards]
    alone = [card for card in hand if hand.count(card) + shown.count(card) == COPIES]
    return {"card": max(alone)} if kind(labels) == "card" and alone else None


def highest(labels: Labels) -> Facts | None:
    """Nothing is higher, but others may hold it, too."""
    has_it = CARDS[-1] in given(labels.view.own).hand
    return {"card": CARDS[-1]} if kind(labels) == "card" and has_it else None


LOOKS: Looks[Labels] = {
    "last-snack": last_snack,
    "all-seen": all_seen,
    "biggest": biggest,
    "highest": highest,
}
