"""House players of Crazy Chicken. They see their seat's view, and remember what lay open.

easy    draws blindly, lays what it can, throws the rest away as it comes
medium  weighs every card by how near it brings a set, and lays the dearest at once
hard    gathers more than it needs before it lays, counts what is left, feeds nobody (plans.py)
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from games.crazy.memory import Known, own_view
from games.crazy.plans import HARD, Plan, Style
from games.crazy.view import CrazyView
from games.crazy.vocabulary import DRAW_PILES, discarding, laying
from games.kit.asks import Choice, Decision, Option
from games.kit.house import default_choice

Worth = Callable[[int], float]
"""What a card of this type is worth."""


class EasyHouse:
    """Scratches where it stands."""

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        if decision.kind != "act":
            return default_choice(decision, rng)
        mine = dict(view.seats[own_view(view).seat].sets)
        new = [one.option for one in _lays(view, decision) if one.card not in mine]
        return (rng.choice(new or _discards(decision)),)


class MediumHouse:
    """Collects what is dear and near."""

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        if decision.kind == "give_way":
            return default_choice(decision, rng)
        known = Known(view)
        if decision.kind != "act":
            return (_best_draw(view, decision, known.wanted, known.average(known.wanted)),)
        new = [one for one in _lays(view, decision) if one.card not in known.mine]
        if new:
            best = max(new, key=lambda one: one.card * (1 + (one.card in known.theirs)))
            return (best.option,)
        return (min(_discards(decision), key=lambda one: known.kept(discarding(one)[0])),)


class HardHouse:
    """Patient, and good at counting."""

    def __init__(self, style: Style = HARD) -> None:
        self._style = style

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        known = Known(view)
        plan = Plan(view, known, self._style)
        if decision.kind == "give_way":
            return (max(decision.options, key=lambda one: plan.spared(one.word)),)
        if decision.kind != "act":
            return (_best_draw(view, decision, plan.wanted, plan.unseen()),)
        ripe = [one for one in _lays(view, decision) if plan.is_ripe(one.card, one.number)]
        if ripe:
            best = max(ripe, key=lambda one: plan.gain(*one[:3]))
            if plan.gain(*best[:3]) > 0:
                return (best.option,)
        return (min(_discards(decision), key=lambda one: plan.price(*discarding(one))),)


class Lay(NamedTuple):
    """All that is held of a type, onto the table. `pile`: where the own smaller set would go."""

    card: int
    number: int
    pile: str
    option: Option


def _lays(view: CrazyView, decision: Decision) -> Iterator[Lay]:
    """Nobody in the house keeps cards of a type back when it is laid."""
    hand = own_view(view).hand
    for option in decision.options:
        if option.kind == "lay":
            card, count, pile = laying(option)
            if count == hand.count(card):
                yield Lay(card, count, pile, option)


def _discards(decision: Decision) -> list[Option]:
    return [one for one in decision.options if one.kind == "discard"]


def _best_draw(view: CrazyView, decision: Decision, worth: Worth, unseen: float) -> Option:
    """The piles that promise most. Of the two best, a face-down one comes first: then one knows
    more.
    """
    promise = dict.fromkeys(DRAW_PILES, unseen)
    for pile, cards in (("first", view.first), ("second", view.second)):
        if cards:
            promise[pile] = worth(cards[-1])
    if decision.kind == "draw_both":
        return max(decision.options, key=lambda one: _together(one, promise))
    piles = [one for one in decision.options if one.value in promise]
    best = sorted(piles, key=lambda one: -promise[one.word])
    if decision.kind == "draw_first" and best[1].value in DRAW_PILES:
        return best[1]
    return best[0]


def _together(option: Option, promise: dict[str, float]) -> float:
    return sum(promise[pile] for pile in option.word.split())
