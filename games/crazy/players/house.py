"""House players of Crazy Chicken. They see their seat's view, and remember what lay open.

easy    draws blindly, lays what it can, throws the rest away as it comes
medium  weighs every card by how near it brings a set, and lays the dearest at once
hard    gathers more than it needs before it lays, counts what is left, feeds nobody (plans.py)
expert  knows what the hard one knows, and plays it on before it acts. What it cannot see (the order
        of the draw piles, what the opponent drew from them, and whom it plays against) it guesses,
        over and over; in each of these worlds it plays the round to its end once for every pile,
        lay or discard that comes into question (search.py, rollouts.py)
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from games.crazy.players.plans import HARD, MEDIUM, CrazyStyle, Known, SetPlan, own_view
from games.crazy.view import CrazyView
from games.crazy.vocabulary import DRAW_PILES, discarding, laying
from games.engine.asks import Choice, Decision, Option
from games.engine.house import default_choice
from games.engine.temper import Tempered

Worth = Callable[[int], float]
"""What a card of this type is worth."""
NERVE = 0.08
"""How much more a bold one makes of what lies face down, and a careful one less."""
PATIENCE = 0.01
"""How much more of a type a bold one gathers before it lays."""


class EasyHouse(Tempered):
    """Scratches where it stands."""

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        if decision.kind != "act":
            return default_choice(decision, rng)
        mine = dict(view.seats[own_view(view).seat].sets)
        new = [one.option for one in _lays(view, decision) if one.card not in mine]
        return (self._any(new or _discards(decision), view, rng),)

    def _any(self, options: list[Option], view: CrazyView, rng: Random) -> Option:
        """Just any; but whoever is bold does not lay, or throw away, the small things first."""
        found = rng.choice(options)
        daring = self.daring(rng, lambda: _trails(view))
        if not daring or abs(daring) <= rng.random():
            return found

        other = rng.choice(options)
        return (max if daring > 0 else min)(found, other, key=_card)


class MediumHouse(Tempered):
    """Collects what is dear and near."""

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        if decision.kind == "give_way":
            return default_choice(decision, rng)

        known = Known(view)
        if decision.kind != "act":
            plan = SetPlan(view, known, MEDIUM)
            trust = 1 + NERVE * self.daring(rng, lambda: _trails(view))
            return (_best_draw(view, decision, plan.wanted, plan.unseen() * trust),)

        new = [one for one in _lays(view, decision) if one.card not in known.mine]
        if new:
            return (max(new, key=lambda one: MEDIUM.gain(known.of(one.card))).option,)

        cheapest = min(_discards(decision), key=lambda one: MEDIUM.kept(known.of(_card(one))))
        return (cheapest,)


class HardHouse(Tempered):
    """Patient, and good at counting."""

    def __init__(self, style: CrazyStyle = HARD) -> None:
        self._style = style

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        known = Known(view)
        plan = SetPlan(view, known, self._mood(view, rng))
        if decision.kind == "give_way":
            return (max(decision.options, key=lambda one: plan.spared(one.word)),)
        if decision.kind != "act":
            return (_best_draw(view, decision, plan.wanted, plan.unseen()),)

        ripe = [one for one in _lays(view, decision) if plan.is_ripe(one.card)]
        if ripe:
            best = max(ripe, key=lambda one: plan.gain(one.card, one.pile))
            if plan.gain(best.card, best.pile) > 0:
                return (best.option,)

        return (min(_discards(decision), key=lambda one: plan.price(*discarding(one))),)

    def _mood(self, view: CrazyView, rng: Random) -> CrazyStyle:
        """How it plays at this moment."""
        style = self._style
        daring = self.daring(rng, lambda: _trails(view))
        if not daring:
            return style

        return style._replace(
            patience=style.patience + PATIENCE * daring, unseen=style.unseen * (1 + NERVE * daring)
        )


def _trails(view: CrazyView) -> bool:
    """Whether the other one would win if it ended now."""
    mine = own_view(view).seat
    ours = [one.total + one.points for one in view.seats]
    return max(ours) > ours[mine]


def _card(option: Option) -> int:
    """The type that is laid or thrown away."""
    return laying(option)[0] if option.kind == "lay" else discarding(option)[0]


class Lay(NamedTuple):
    """All that is held of a type, onto the table. `pile`: where the own smaller set would go."""

    card: int
    pile: str
    option: Option


def _lays(view: CrazyView, decision: Decision) -> Iterator[Lay]:
    """Nobody in the house keeps cards of a type back when it is laid."""
    hand = own_view(view).hand
    for option in decision.options:
        if option.kind == "lay":
            card, count, pile = laying(option)
            if count == hand.count(card):
                yield Lay(card, pile, option)


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


# -- expert ----------------------------------------------------------------------------------------


ROUNDS_PLAYED = 1500
"""In all, for one choice: the twentieth of a second."""


class ExpertHouse:
    """Looks ahead. `budget`: how many rounds it plays for a choice."""

    def __init__(self, budget: int = ROUNDS_PLAYED) -> None:
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        usual = self.stand_in.choose(view, decision, rng)
        if decision.kind == "give_way":
            return usual

        from games.crazy.players.search import best  # NumPy, which nobody else needs

        return (best(view, decision, usual[0], self.budget, rng.getrandbits(64)),)
