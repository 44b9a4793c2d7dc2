"""The house players of Crazy Chicken. They see the view of their seat, and remember all open cards.

easy    draws from the draw piles, lays what it can, and discards at random
medium  values each card by how close it brings a set, and lays the most valuable set at once
hard    collects more cards than it needs before it lays, counts the cards that are left, and avoids
        discards that help the opponent (plans.py)
expert  knows the same as hard, and looks ahead. It guesses many times what is hidden: the order of
        the draw piles, the opponent's draws and style. In each of these worlds it plays the round
        to its end, once for each candidate draw, set or discard (search.py, rollouts.py)

To lay is to put a set (cards of one type) in front of the seat. `mine` are the sets in front of the
own seat: a set of another type is a new set. A style is the set of weights by which a house player
values cards and sets (plans.py). A temper makes a house player bold or careful
(games/engine/temper.py).
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

NERVE = 0.08
"""The share by which a bold house player values face-down cards higher, a careful one lower."""

PATIENCE = 0.01
"""How much a bold house player adds to the share of a type that it collects before it lays."""


class EasyHouse(Tempered):
    """A beginner."""

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        """Lay a random new set, otherwise discard a random card; draw by default."""
        if decision.kind != "act":
            return default_choice(decision, rng)
        mine = dict(view.seats[own_view(view).seat].sets)
        new_sets = [lay.option for lay in _full_lays(view, decision) if lay.card not in mine]
        return (self._random_option(new_sets or _discards(decision), view, rng),)

    def _random_option(self, options: list[Option], view: CrazyView, rng: Random) -> Option:
        """Return a random option.

        A bold house player often takes the more valuable of two options, a careful one the less
        valuable.
        """
        option = rng.choice(options)
        daring = self.daring(rng, lambda: _trails(view))
        # Without a temper, `daring` is 0 and no more random numbers are drawn.
        if not daring or abs(daring) <= rng.random():
            return option

        other = rng.choice(options)
        return (max if daring > 0 else min)(option, other, key=_card)


class MediumHouse(Tempered):
    """Collects valuable types that are nearly complete."""

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        """Choose a draw or an act.

        Draw from the most valuable pile. Lay the most valuable new set, otherwise discard the
        cheapest card.
        """
        if decision.kind == "give_way":
            return default_choice(decision, rng)

        known = Known(view)
        if decision.kind != "act":
            plan = SetPlan(view, known, MEDIUM)
            trust = 1 + NERVE * self.daring(rng, lambda: _trails(view))
            return (_best_draw(view, decision, plan.draw_value, plan.unseen() * trust),)

        new_sets = [lay for lay in _full_lays(view, decision) if lay.card not in known.mine]
        if new_sets:
            return (max(new_sets, key=lambda lay: MEDIUM.gain(known.holding(lay.card))).option,)

        cheapest = min(
            _discards(decision),
            key=lambda option: MEDIUM.discard_loss(known.holding(_card(option))),
        )
        return (cheapest,)


class HardHouse(Tempered):
    """Collects more cards than it needs before it lays, and counts the cards that are left."""

    def __init__(self, style: CrazyStyle = HARD) -> None:
        """Play with these weights."""
        self._style = style

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        """Draw from the most valuable pile; lay the best ripe set, or make the cheapest discard.

        A set is ripe if it is not worth waiting for more cards of its type.
        """
        known = Known(view)
        plan = SetPlan(view, known, self._tempered_style(view, rng))
        if decision.kind == "give_way":
            return (
                max(decision.options, key=lambda option: plan.value_for_beaten_set(option.word)),
            )
        if decision.kind != "act":
            return (_best_draw(view, decision, plan.draw_value, plan.unseen()),)

        ripe = [lay for lay in _full_lays(view, decision) if plan.is_ripe(lay.card)]
        if ripe:
            best = max(ripe, key=lambda lay: plan.gain(lay.card, lay.pile))
            if plan.gain(best.card, best.pile) > 0:
                return (best.option,)

        return (min(_discards(decision), key=lambda option: plan.price(*discarding(option))),)

    def _tempered_style(self, view: CrazyView, rng: Random) -> CrazyStyle:
        """Return the style with the temper applied."""
        style = self._style
        daring = self.daring(rng, lambda: _trails(view))
        if not daring:
            return style

        return style._replace(
            patience=style.patience + PATIENCE * daring, unseen=style.unseen * (1 + NERVE * daring)
        )


def _trails(view: CrazyView) -> bool:
    """Return whether the other seat would win if the game ended now."""
    own_seat = own_view(view).seat
    points = [seat_view.total + seat_view.points for seat_view in view.seats]
    return max(points) > points[own_seat]


def _card(option: Option) -> int:
    """Return the type that the option lays or discards."""
    return laying(option)[0] if option.kind == "lay" else discarding(option)[0]


class Lay(NamedTuple):
    """An option that lays all cards of a type that the seat holds.

    Attributes:
        card: The type.
        pile: The pile for the seat's own smaller set of the type; "" if there is no choice.
        option: The option.
    """

    card: int
    pile: str
    option: Option


def _full_lays(view: CrazyView, decision: Decision) -> Iterator[Lay]:
    """Yield the options that lay all held cards of a type. House players never lay fewer."""
    hand = own_view(view).hand
    for option in decision.options:
        if option.kind == "lay":
            card, count, pile = laying(option)
            if count == hand.count(card):
                yield Lay(card, pile, option)


def _discards(decision: Decision) -> list[Option]:
    return [option for option in decision.options if option.kind == "discard"]


def _best_draw(
    view: CrazyView, decision: Decision, worth: Callable[[int], float], unseen: float
) -> Option:
    """Return the best draw.

    Args:
        view: What the seat knows.
        decision: The draw.
        worth: Returns the value of drawing one more card of a type.
        unseen: The value of a face-down card.
    """
    pile_values = dict.fromkeys(DRAW_PILES, unseen)
    for pile, cards in (("first", view.first), ("second", view.second)):
        if cards:
            pile_values[pile] = worth(cards[-1])

    if decision.kind == "draw_both":
        return max(decision.options, key=lambda option: _sum_of_values(option, pile_values))

    piles = [option for option in decision.options if option.value in pile_values]
    best_first = sorted(piles, key=lambda pile: -pile_values[pile.word])
    # Both of the two best piles are probably drawn from. A face-down card is drawn first, because
    # it may change the choice of the second pile.
    if decision.kind == "draw_first" and best_first[1].value in DRAW_PILES:
        return best_first[1]

    return best_first[0]


def _sum_of_values(option: Option, pile_values: dict[str, float]) -> float:
    """Return the sum of the values of two piles."""
    return sum(pile_values[pile] for pile in option.word.split())


# -- expert ----------------------------------------------------------------------------------------


ROUNDS_PLAYED = 1500
"""How many rounds are played for one choice. They take about 50 ms."""


class ExpertHouse:
    """Looks ahead.

    Attributes:
        budget: The number of rounds that it plays to the end for one choice.
        stand_in: The house player that chooses when the search gives no result.
    """

    def __init__(self, budget: int = ROUNDS_PLAYED) -> None:
        """Play with this budget."""
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: CrazyView, decision: Decision, rng: Random) -> Choice:
        """Return the best choice; for a beaten set, the choice of the hard house player."""
        usual = self.stand_in.choose(view, decision, rng)
        if decision.kind == "give_way":
            return usual

        from games.crazy.players.search import best  # NumPy: no other house player needs it

        return (best(view, decision, usual[0], self.budget, rng.getrandbits(64)),)
