"""The house players of Crazy Chicken. They see the view of their seat, and remember all open cards.

easy    draws from the draw piles, lays what it can, and discards at random
medium  values each card by how close it brings a set, and lays the most valuable set at once
hard    collects more than it needs before it lays, counts what is left, and discards nothing that
        helps the opponent (plans.py)
expert  knows the same as hard, and looks ahead. It guesses what is hidden (the order of the draw
        piles, the opponent's draws and style) many times. In each of these worlds it plays the
        round to its end, once for each candidate draw, set or discard (search.py, rollouts.py)
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
"""Returns the value of a card of a type."""
NERVE = 0.08
"""How much more a bold one values face-down cards, and a careful one less."""
PATIENCE = 0.01
"""How much more of a type a bold one collects before it lays."""


class EasyHouse(Tempered):
    """A beginner."""

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        """Lay a random new set, otherwise discard a random card; draw by default."""
        if decision.kind != "act":
            return default_choice(decision, rng)
        mine = dict(view.seats[own_view(view).seat].sets)
        new = [lay.option for lay in _lays(view, decision) if lay.card not in mine]
        return (self._any(new or _discards(decision), view, rng),)

    def _any(self, options: list[Option], view: CrazyView, rng: Random) -> Option:
        """Return a random option.

        A bold one often takes the better of two, a careful one the cheaper.
        """
        found = rng.choice(options)
        daring = self.daring(rng, lambda: _trails(view))
        # Without a temper the first draw counts, so the generator is used as little as possible.
        if not daring or abs(daring) <= rng.random():
            return found

        other = rng.choice(options)
        return (max if daring > 0 else min)(found, other, key=_card)


class MediumHouse(Tempered):
    """Collects valuable types that are nearly complete."""

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        """Draw the best promise, lay the most valuable new set, otherwise discard the cheapest
        card.
        """
        if decision.kind == "give_way":
            return default_choice(decision, rng)

        known = Known(view)
        if decision.kind != "act":
            plan = SetPlan(view, known, MEDIUM)
            trust = 1 + NERVE * self.daring(rng, lambda: _trails(view))
            return (_best_draw(view, decision, plan.wanted, plan.unseen() * trust),)

        new = [lay for lay in _lays(view, decision) if lay.card not in known.mine]
        if new:
            return (max(new, key=lambda lay: MEDIUM.gain(known.of(lay.card))).option,)

        cheapest = min(_discards(decision), key=lambda option: MEDIUM.kept(known.of(_card(option))))
        return (cheapest,)


class HardHouse(Tempered):
    """Patient, and counts cards."""

    def __init__(self, style: CrazyStyle = HARD) -> None:
        """Play with these weights."""
        self._style = style

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        """Draw the best promise, lay the best set that need not wait, otherwise make the cheapest
        discard.
        """
        known = Known(view)
        plan = SetPlan(view, known, self._mood(view, rng))
        if decision.kind == "give_way":
            return (max(decision.options, key=lambda option: plan.spared(option.word)),)
        if decision.kind != "act":
            return (_best_draw(view, decision, plan.wanted, plan.unseen()),)

        ripe = [lay for lay in _lays(view, decision) if plan.is_ripe(lay.card)]
        if ripe:
            best = max(ripe, key=lambda lay: plan.gain(lay.card, lay.pile))
            if plan.gain(best.card, best.pile) > 0:
                return (best.option,)

        return (min(_discards(decision), key=lambda option: plan.price(*discarding(option))),)

    def _mood(self, view: CrazyView, rng: Random) -> CrazyStyle:
        """Return its weights with its temper applied."""
        style = self._style
        daring = self.daring(rng, lambda: _trails(view))
        if not daring:
            return style

        return style._replace(
            patience=style.patience + PATIENCE * daring, unseen=style.unseen * (1 + NERVE * daring)
        )


def _trails(view: CrazyView) -> bool:
    """Return whether the other seat would win if the game ended now."""
    mine = own_view(view).seat
    ours = [seat_view.total + seat_view.points for seat_view in view.seats]
    return max(ours) > ours[mine]


def _card(option: Option) -> int:
    """Return the type that the option lays or discards."""
    return laying(option)[0] if option.kind == "lay" else discarding(option)[0]


class Lay(NamedTuple):
    """An option that lays all cards of a type that the seat holds.

    `pile` is where its own smaller set goes.
    """

    card: int
    pile: str
    option: Option


def _lays(view: CrazyView, decision: Decision) -> Iterator[Lay]:
    """Yield the lays with all held cards of a type; house players never keep some back."""
    hand = own_view(view).hand
    for option in decision.options:
        if option.kind == "lay":
            card, count, pile = laying(option)
            if count == hand.count(card):
                yield Lay(card, pile, option)


def _discards(decision: Decision) -> list[Option]:
    return [option for option in decision.options if option.kind == "discard"]


def _best_draw(view: CrazyView, decision: Decision, worth: Worth, unseen: float) -> Option:
    """Return the best draw.

    Of the two best piles a face-down one comes first: its card may change the second choice.
    """
    promise = dict.fromkeys(DRAW_PILES, unseen)
    for pile, cards in (("first", view.first), ("second", view.second)):
        if cards:
            promise[pile] = worth(cards[-1])

    if decision.kind == "draw_both":
        return max(decision.options, key=lambda option: _together(option, promise))

    piles = [option for option in decision.options if option.value in promise]
    best = sorted(piles, key=lambda pile: -promise[pile.word])
    # Both piles are drawn from anyway; the face-down card first, then the second choice knows more.
    if decision.kind == "draw_first" and best[1].value in DRAW_PILES:
        return best[1]

    return best[0]


def _together(option: Option, promise: dict[str, float]) -> float:
    """Return the sum of the promises of two piles."""
    return sum(promise[pile] for pile in option.word.split())


# -- expert ----------------------------------------------------------------------------------------


ROUNDS_PLAYED = 1500
"""How many rounds are played for one choice. They take about 50 ms."""


class ExpertHouse:
    """Looks ahead. `budget` is the number of rounds that it plays to the end for one choice."""

    def __init__(self, budget: int = ROUNDS_PLAYED) -> None:
        """Play with this budget. The stand-in is the hard house player."""
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        """Return the best choice; for a beaten set the choice of the hard house player."""
        usual = self.stand_in.choose(view, decision, rng)
        if decision.kind == "give_way":
            return usual

        from games.crazy.players.search import best  # NumPy: no other house player needs it

        return (best(view, decision, usual[0], self.budget, rng.getrandbits(64)),)
