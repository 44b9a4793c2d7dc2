"""The search of the expert: which choices it compares, and in which worlds.

A world is a guess of all that the seat does not know: the hidden cards and the opponent's style
(plans.py). The guesses depend on the view alone. The opponent's sets say something about the style.
A player who lays three twenties could have laid two, and is patient. An impatient player holds no
pairs. So the search guesses a hand and a style together, many times, and uses the guesses that best
explain the opponent's sets. rollouts.py plays the worlds to the end of the round. It also explains
`rows`, the dimensions of arrays such as [n], and its verbs (`act`, `draw`, `lay`, `finish`, …).

The file has three parts: the guesses, the choice of the best option, and the options (draws, acts).
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from math import sqrt

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from games.crazy.box import CARDS
from games.crazy.players.plans import HARD, MEDIUM, Known, SetPlan, own_view
from games.crazy.players.rollouts import (
    NO_CARDS,
    NO_TYPE,
    Piles,
    Places,
    StyleTables,
    Worlds,
    Worths,
    act,
    discard,
    draw,
    finish,
    gains_of,
    lay,
    settle,
)
from games.crazy.view import CrazyView
from games.crazy.vocabulary import DISCARD_PILES, DRAW_PILES, PILES, discarding, laying
from games.engine.asks import Decision, Option, Seat

# -- guesses ---------------------------------------------------------------------------------------


OWN = 0
"""The index of the expert's own style in `tables`."""

HURRIED = 1
"""The index of the style of MediumHouse."""

PATIENT = 0.10, 0.16, 0.22, 0.28, 0.36, 0.45
"""Possible values of the patience of an opponent that plays like HardHouse.

The patience is the share of a type that a player collects before it lays the type. Each value has a
style of its own in `tables`.
"""

IN_A_HURRY = 0.5
"""The probability that an opponent plays like MediumHouse, before any set is laid."""

TRIES = 8
"""How many guesses are made for each guess that is used."""

# Other values of WAITED and TOO_EARLY made no measurable difference
# (docs/decisions/0040-experts-play-on.md).

WAITED = 0.5
"""The probability that a player waits for one card more than its style collects."""

TOO_EARLY = 0.15
"""The probability that a player lays fewer cards than its style collects."""

COULD_HAVE = 0.2
"""The probability that a player still holds a type that its style would have laid."""

TYPES = {card: index for index, card in enumerate(CARDS)}
"""Type -> its index in CARDS."""

RUNS_TO_COME = 90
"""The room for new runs (rollouts.py) on one pile.

A turn adds at most one run: its discard or its old set. So 81 are enough, for this turn and
TURNS_AT_MOST (80) more.
"""


@cache
def tables() -> StyleTables:
    """Return the tables of all styles. The first search computes them."""
    return StyleTables((HARD, MEDIUM, *(HARD._replace(patience=patience) for patience in PATIENT)))


def worlds_like(view: CrazyView, n: int, generator: Generator) -> Worlds:
    """Return n possible worlds, the probable ones more often."""
    worlds = hands_like(view, n * TRIES, generator)
    cumulated = likelihoods(worlds, 1 - own_view(view).seat).cumsum()
    # Systematic resampling: n evenly spaced points on the cumulated likelihoods. A guess with twice
    # the likelihood of another is hit by about twice as many points.
    chosen = cumulated.searchsorted((np.arange(n) + generator.random()) / n * cumulated[-1])
    return _with_piles(worlds.only(np.minimum(chosen, worlds.n - 1)), view, generator)


def hands_like(view: CrazyView, n: int, generator: Generator) -> Worlds:
    """Return possible hands and styles of the opponent, as worlds without piles.

    The opponent's sets are not taken into account; see `likelihoods`.
    """
    own = own_view(view)
    other = view.seats[1 - own.seat]
    hands, sets, shown = np.zeros((3, 2, len(CARDS), n), dtype=np.intp)
    for seat, seat_view in enumerate(view.seats):
        shown[seat] = _counted(seat_view.shown)[:, None]
        for card, count in seat_view.sets:
            sets[seat, TYPES[card]] = count

    # Hands: the seat's own hand, and a random hand of the opponent.
    hands[own.seat] = _counted(own.hand)[:, None]
    hidden = _hidden(view)

    # How many cards of each type the opponent has drawn face down: a random part of the hidden
    # cards, [n, 9].
    drawn = generator.multivariate_hypergeometric(
        hidden, other.hand - len(other.shown), n, method="count"
    )
    hands[other.seat] = shown[other.seat] + drawn.T

    # Styles: the seat's own style, and a random style of the opponent.
    styles = np.full((2, n), OWN)
    patient_styles = generator.integers(HURRIED + 1, HURRIED + 1 + len(PATIENT), n)
    styles[other.seat] = np.where(generator.random(n) < IN_A_HURRY, HURRIED, patient_styles)

    open_cards = sets.sum(0) + _counted(view.first + view.second)[:, None]
    pile_sizes = np.array([[view.left], [view.right]], dtype=np.int16)
    lead = view.seats[0].points - view.seats[1].points

    return Worlds(
        tables=tables(),
        # Runs, counts and heights are not known yet; `_with_piles` adds them.
        piles=Piles(NO_CARDS, np.zeros(n, dtype=np.intp), pile_sizes.repeat(n, 1), *[NO_CARDS] * 3),
        numbers=np.arange(n),
        styles=styles,
        hand=hands,
        sets=sets,
        shown=shown,
        # Each seat knows its own hand, all open cards, and what the other seat has taken openly.
        unseen=np.array(CARDS)[:, None] - hands - open_cards - shown[::-1],
        types=(sets > 0).sum(1),
        tops=np.array(
            [[TYPES[pile[-1]] if pile else NO_TYPE] * n for pile in (view.first, view.second)]
        ),
        lead=np.full(n, lead),
    )


def likelihoods(worlds: Worlds, seat: Seat) -> NDArray[np.float64]:
    """Return how likely the seat's sets and hand are, if it plays by its style, [n].

    It is a product of factors:

    * TOO_EARLY for each set that is smaller than the style's target;
    * for each other set, the probability that the seat waited for just this many cards more than
      the target: 0.5 for none, 0.5 * 0.5 for one card;
    * COULD_HAVE for each type that the seat holds but should have laid.
    """
    sets = worlds.sets[seat]
    holdings = worlds.holdings(seat)
    surplus = sets - worlds.tables.target[worlds.styles[seat]].T
    laid = np.where(surplus < 0, TOO_EARLY, (1 - WAITED) * WAITED ** np.maximum(0, surplus))
    could_lay = (gains_of(worlds, seat, holdings) > 0) & (sets == 0)
    of_sets = np.where(sets > 0, laid, 1).prod(0)
    likelihood: NDArray[np.float64] = of_sets * COULD_HAVE ** could_lay.sum(0)
    return likelihood


def _with_piles(worlds: Worlds, view: CrazyView, generator: Generator) -> Worlds:
    """Return the worlds with piles: the discard piles of the view, and random draw piles."""
    n = worlds.n
    seat = own_view(view).seat

    # Draw piles: all other cards that the seat cannot see, in random order.
    drawn = worlds.hand[1 - seat] - worlds.shown[1 - seat]
    in_draw_piles = (worlds.unseen[seat] - drawn).T
    # One world after the other, each type as often as its cards are in the draw piles.
    cards = np.repeat(np.tile(np.arange(len(CARDS), dtype=np.int16), n), in_draw_piles.ravel())
    dealt = generator.permuted(cards.reshape(n, view.left + view.right), axis=1)
    down = np.zeros((2, n, max(view.left, view.right, 1)), dtype=np.int16)
    down[0, :, : view.left] = dealt[:, : view.left]
    down[1, :, : view.right] = dealt[:, view.left :]

    # Discard piles: each card is a run of its own.
    discard_piles = view.first, view.second
    runs = np.zeros((2, n, max(map(len, discard_piles)) + RUNS_TO_COME), dtype=np.int16)
    counts = np.zeros_like(runs)
    for number, pile in enumerate(discard_piles):
        runs[number, :, : len(pile)] = [TYPES[card] for card in pile]
        counts[number, :, : len(pile)] = 1

    height = np.array([[len(pile)] for pile in discard_piles], dtype=np.int16).repeat(n, 1)
    left = worlds.left()
    return replace(
        worlds,
        numbers=np.arange(n),
        piles=Piles(down, np.arange(n), left, runs, counts, height),
    )


def _hidden(view: CrazyView) -> NDArray[np.intp]:
    """Return the number of cards of each type that the seat has never seen, [9].

    They are in the draw piles or in the opponent's hand.
    """
    own = own_view(view)
    seen = [*own.hand, *view.first, *view.second, *view.seats[1 - own.seat].shown]
    seen += [
        card for seat_view in view.seats for card, count in seat_view.sets for _ in range(count)
    ]
    return np.array(CARDS) - _counted(seen)


def _counted(cards: Sequence[int]) -> NDArray[np.intp]:
    """Return the number of cards of each type, [9]."""
    return np.array([cards.count(card) for card in CARDS])


# -- the best option -------------------------------------------------------------------------------


DISCARDS = 6
"""How many of the cheapest discards are compared."""

CLEARLY = 0.5
"""An option is chosen if it is better than the usual one by this many standard errors."""

SPREAD = 36.0
"""The standard deviation of the difference in points of one round.

The larger it is, the less a lead counts while rounds are still to come.
"""

LOGISTIC = 1.702
"""Scales the logistic function so that it is close to the normal distribution."""


def best(view: CrazyView, decision: Decision, usual: Option, budget: int, seed: int) -> Option:
    """Return the option with the best chance to win; the usual option unless it is clearly worse.

    Args:
        view: What the seat knows.
        decision: What the seat has to decide.
        usual: The choice of the hard house player.
        budget: How many rounds to simulate in total.
        seed: The seed of the random numbers.
    """
    candidates = _acts if decision.kind == "act" else _draws
    options = candidates(view, decision, usual)
    if len(options) == 1:
        return usual

    # All options are tried in the same worlds, so that luck does not decide between them.
    n = max(2, budget // len(options))
    generator = np.random.default_rng(seed)
    seat = own_view(view).seat
    worlds = worlds_like(view, n, generator).times(len(options))
    if decision.kind == "act":
        # Each option has n worlds of its own.
        for rows, option in zip(np.split(worlds.numbers, len(options)), options, strict=True):
            _carry_out_act(worlds, seat, rows, option)
    else:
        act(worlds, seat, _carry_out_draws(worlds, seat, options, decision.kind))

    # The turn ends with the act. The round is played on from the opponent's turn.
    leads = np.zeros(worlds.n, dtype=np.float32)
    leads += finish(settle(worlds, seat, leads), 1 - seat)
    chances = _winning_chances(view, seat, leads).reshape(len(options), n)

    best_index = int(chances.mean(1).argmax())
    # The first option is the usual one. If it is the best, the gain is 0 and it is returned too.
    gain = chances[best_index] - chances[0]
    return options[best_index] if gain.mean() >= CLEARLY * gain.std() / sqrt(n) else usual


# -- draws -----------------------------------------------------------------------------------------


def _draws(_: CrazyView, decision: Decision, usual: Option) -> list[Option]:
    """Return the draws to compare, the usual one first.

    The draw piles are alike, so of draws that differ only in the draw pile, one is compared.
    """
    draws: dict[tuple[str, ...], Option] = {}
    for option in (usual, *decision.options):
        piles = option.word.split()
        # In `draw_first`, the option for both piles of the last turn is left out: the seat can also
        # draw from these piles one after the other.
        if len(piles) == len(usual.word.split()):
            kinds_of_piles = sorted("down" if pile in DRAW_PILES else pile for pile in piles)
            draws.setdefault(tuple(kinds_of_piles), option)

    return [*draws.values()]


def _carry_out_draws(worlds: Worlds, seat: Seat, options: list[Option], kind: str) -> Places:
    """Carry out each draw in its own worlds. Return what the seat holds after all its draws."""
    n = worlds.n // len(options)
    piles_by_option = [[PILES.index(pile) for pile in option.word.split()] for option in options]
    first, *more = np.repeat(np.array(piles_by_option), n, axis=0).T
    if kind == "draw_first":
        return draw(worlds, seat, first)

    for piles in (first, *more):
        worlds.take(seat, piles)

    return worlds.holdings(seat)


# -- acts ------------------------------------------------------------------------------------------


def _acts(view: CrazyView, decision: Decision, usual: Option) -> list[Option]:
    """Return the acts to compare.

    They are the usual act, laying all held cards of each type, and the cheapest discards.
    """
    plan = SetPlan(view, Known(view))
    hand = own_view(view).hand
    lays: dict[int, tuple[float, Option]] = {}
    discards: dict[int, tuple[float, Option]] = {}
    for option in decision.options:
        if option.kind == "lay":
            card, count, pile = laying(option)
            # In the simulation, seats always lay all held cards of a type.
            if count == hand.count(card):
                cost_and_lay = -plan.gain(card, pile), option
                lays[card] = min(lays.get(card, cost_and_lay), cost_and_lay)
        else:
            card, pile = discarding(option)
            cost_and_discard = plan.price(card, pile), option
            discards[card] = min(discards.get(card, cost_and_discard), cost_and_discard)

    acts = [*lays.values(), *sorted(discards.values())[:DISCARDS]]
    return [usual, *(option for _, option in acts if option != usual)]


def _carry_out_act(worlds: Worlds, seat: Seat, rows: Places, option: Option) -> None:
    """Carry out the act in some worlds."""
    if option.kind == "lay":
        card, count, pile = laying(option)
        lay(
            worlds,
            seat,
            rows,
            _all(rows, TYPES[card]),
            _all(rows, count),
            _piles(worlds, rows, pile),
        )
    else:
        card, pile = discarding(option)
        discard(worlds, seat, rows, _all(rows, TYPES[card]), _piles(worlds, rows, pile))


def _piles(worlds: Worlds, rows: Places, pile: str) -> Places:
    """Return the pile in each world.

    An option without a pile leaves no choice: the cards go to an empty place, the first one first
    (CR-6, CR-7 in RULES.md). If the round ends, the place makes no difference.
    """
    if pile:
        return _all(rows, DISCARD_PILES.index(pile))
    # The height of a pile is its number of runs.
    return np.where(worlds.piles.height[0, worlds.numbers[rows]] == 0, 0, 1)


def _all(rows: Places, value: int) -> Places:
    """Return the same value for each row."""
    return np.full(len(rows), value)


def _winning_chances(view: CrazyView, seat: Seat, leads: Worths) -> Worths:
    """Return the chance of the seat to win the game, by world.

    Args:
        view: What the seat knows.
        seat: The seat.
        leads: The lead of seat 0 at the end of this round, by world.
    """
    lead = leads if seat == 0 else -leads
    lead = lead + (view.seats[seat].total - view.seats[1 - seat].total)
    rounds = view.options.rounds - view.round
    if rounds:
        # The more rounds are still to come, the less a lead counts.
        chances = 1 / (1 + np.exp(-LOGISTIC * lead / (SPREAD * sqrt(rounds))))
    else:
        # A victory is 1, a tie 1/2. The small second term prefers the larger of two leads.
        chances = (1 + np.sign(lead)) / 2 + 1e-4 * lead

    return np.asarray(chances, dtype=np.float32)
