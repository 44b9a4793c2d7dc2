"""The search of the expert: which choices it compares, and in which worlds.

It guesses the hidden cards and the opponent's style from its view alone. The opponent's sets say
something about the style: a player who lays three twenties could have laid two, so is patient; an
impatient player holds no pairs. So hands and styles are guessed together, many times, and the
guesses that best explain what was seen are kept.
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
"""The style of the expert itself."""
HURRIED = 1
"""The style of medium."""
PATIENT = 0.10, 0.16, 0.22, 0.28, 0.36, 0.45
"""The patience of opponents that play like hard."""
IN_A_HURRY = 0.5
"""The probability that an opponent is impatient, before any set is laid."""
TRIES = 8
"""The number of guesses for each one that is kept."""
WAITED = 0.5
"""The probability that a patient player waits for one card more than usual."""
TOO_EARLY = 0.15
"""The probability that a player has not waited."""
COULD_HAVE = 0.2
"""The probability that a player holds a type that it could have laid."""

TYPES = {card: place for place, card in enumerate(CARDS)}
RUNS_TO_COME = 90
"""The maximum number of new runs on one pile in a round: a turn adds at most one."""


@cache
def tables() -> StyleTables:
    """Return the tables of all styles. The first search computes them."""
    return StyleTables((HARD, MEDIUM, *(HARD._replace(patience=patience) for patience in PATIENT)))


def worlds_like(view: CrazyView, n: int, generator: Generator) -> Worlds:
    """Return n possible worlds, the probable ones more often."""
    worlds = hands_like(view, n * TRIES, generator)
    likely = likelihoods(worlds, 1 - own_view(view).seat).cumsum()
    # Systematic resampling: n evenly spaced points on the cumulated likelihoods.
    kept = likely.searchsorted((np.arange(n) + generator.random()) / n * likely[-1])
    return _with_piles(worlds.only(np.minimum(kept, worlds.n - 1)), view, generator)


def hands_like(view: CrazyView, n: int, generator: Generator) -> Worlds:
    """Return possible hands and styles of the opponent, before what it has laid is taken into
    account. There are no piles yet.
    """
    own = own_view(view)
    other = view.seats[1 - own_view(view).seat]
    hands, sets, shown = np.zeros((3, 2, len(CARDS), n), dtype=np.intp)
    for seat, seat_view in enumerate(view.seats):
        shown[seat] = _counted(seat_view.shown)[:, None]
        for card, count in seat_view.sets:
            sets[seat, TYPES[card]] = count

    hands[own.seat] = _counted(own.hand)[:, None]
    hidden = _hidden(view)
    drawn = generator.multivariate_hypergeometric(
        hidden, other.hand - len(other.shown), n, method="count"
    )
    hands[other.seat] = shown[other.seat] + drawn.T
    lying = sets.sum(0) + _counted(view.first + view.second)[:, None]
    styles = np.full((2, n), OWN)
    patient = generator.integers(HURRIED + 1, HURRIED + 1 + len(PATIENT), n)
    styles[other.seat] = np.where(generator.random(n) < IN_A_HURRY, HURRIED, patient)
    left = np.array([[view.left], [view.right]], dtype=np.int16)
    lead = view.seats[0].points - view.seats[1].points
    return Worlds(
        tables=tables(),
        piles=Piles(NO_CARDS, np.zeros(n, dtype=np.intp), left.repeat(n, 1), *[NO_CARDS] * 3),
        numbers=np.arange(n),
        styles=styles,
        hand=hands,
        sets=sets,
        shown=shown,
        unseen=np.array(CARDS)[:, None] - hands - lying - shown[::-1],
        types=(sets > 0).sum(1),
        tops=np.array(
            [[TYPES[pile[-1]] if pile else NO_TYPE] * n for pile in (view.first, view.second)]
        ),
        lead=np.full(n, lead),
    )


def likelihoods(worlds: Worlds, seat: Seat) -> NDArray[np.float64]:
    """Return the likelihood of what the seat has laid and holds, if it plays by its style, [n]."""
    sets = worlds.sets[seat]
    holdings = worlds.holdings(seat)
    more = sets - worlds.tables.target[worlds.styles[seat]].T
    laid = np.where(more < 0, TOO_EARLY, (1 - WAITED) * WAITED ** np.maximum(0, more))
    could = (gains_of(worlds, seat, holdings) > 0) & (sets == 0)
    found: NDArray[np.float64] = np.where(sets > 0, laid, 1).prod(0) * COULD_HAVE ** could.sum(0)
    return found


def _with_piles(worlds: Worlds, view: CrazyView, generator: Generator) -> Worlds:
    """Return the worlds with all cards that are not in a hand in the piles."""
    n = worlds.n
    seat = own_view(view).seat
    drawn = worlds.hand[1 - seat] - worlds.shown[1 - seat]
    rest = (worlds.unseen[seat] - drawn).T
    cards = np.repeat(np.tile(np.arange(len(CARDS), dtype=np.int16), n), rest.ravel())
    dealt = generator.permuted(cards.reshape(n, view.left + view.right), axis=1)
    down = np.zeros((2, n, max(view.left, view.right, 1)), dtype=np.int16)
    down[0, :, : view.left] = dealt[:, : view.left]
    down[1, :, : view.right] = dealt[:, view.left :]
    open_ = view.first, view.second
    runs = np.zeros((2, n, max(map(len, open_)) + RUNS_TO_COME), dtype=np.int16)
    counts = np.zeros_like(runs)
    for place, pile in enumerate(open_):
        runs[place, :, : len(pile)] = [TYPES[card] for card in pile]
        counts[place, :, : len(pile)] = 1

    height = np.array([[len(pile)] for pile in open_], dtype=np.int16).repeat(n, 1)
    left = worlds.left()
    return replace(
        worlds,
        numbers=np.arange(n),
        piles=Piles(down, np.arange(n), left, runs, counts, height),
    )


def _hidden(view: CrazyView) -> NDArray[np.intp]:
    """Return the cards in the draw piles or in the other hand and never shown, counted by type."""
    own = own_view(view)
    seen = [*own.hand, *view.first, *view.second, *view.seats[1 - own.seat].shown]
    seen += [
        card for seat_view in view.seats for card, count in seat_view.sets for _ in range(count)
    ]
    return np.array(CARDS) - _counted(seen)


def _counted(cards: Sequence[int]) -> NDArray[np.intp]:
    return np.array([cards.count(card) for card in CARDS])


# -- which option ----------------------------------------------------------------------------------


DISCARDS = 6
"""How many of the cheapest discards are examined."""
CLEARLY = 0.5
"""By how many standard errors another option must be better than the usual one."""
SPREAD = 36.0
"""The standard deviation of the difference in points of one round."""
LOGISTIC = 1.702
"""Scales the logistic function so that it is close to the normal distribution."""


def best(view: CrazyView, decision: Decision, usual: Option, budget: int, seed: int) -> Option:
    """Return the option that wins most games; the usual one unless another is clearly better.

    Args:
        view: What the seat knows.
        decision: What it owes.
        usual: The choice of the hard house player.
        budget: How many rounds to play in total.
        seed: The seed of the random numbers.
    """
    worth_a_thought = _acts if decision.kind == "act" else _draws
    options = worth_a_thought(view, decision, usual)
    if len(options) == 1:
        return usual

    # The same worlds for all options, so that luck does not decide between them.
    each = max(2, budget // len(options))
    generator = np.random.default_rng(seed)
    seat = own_view(view).seat
    worlds = worlds_like(view, each, generator).times(len(options))
    if decision.kind == "act":
        for at, option in zip(np.split(worlds.numbers, len(options)), options, strict=True):
            _carry_out(worlds, seat, at, option)
    else:
        act(worlds, seat, _carry_out_draws(worlds, seat, options, decision.kind))

    # The act is done; the turn ends, and the round is played on from the other seat's turn.
    ends = np.zeros(worlds.n, dtype=np.float32)
    ends += finish(settle(worlds, seat, ends), 1 - seat)
    chances = _chances(view, seat, ends).reshape(len(options), each)
    found = int(chances.mean(1).argmax())
    gain = chances[found] - chances[0]
    return options[found] if gain.mean() >= CLEARLY * gain.std() / sqrt(each) else usual


# -- draws -----------------------------------------------------------------------------------------


def _draws(_: CrazyView, decision: Decision, usual: Option) -> list[Option]:
    """Return the draws to compare. Both draw piles are equal, so only one of them is examined."""
    draws: dict[tuple[str, ...], Option] = {}
    for option in (usual, *decision.options):
        piles = option.word.split()
        # The same two piles as last time can also be drawn from one after the other.
        if len(piles) == len(usual.word.split()):
            alike = sorted("down" if pile in DRAW_PILES else pile for pile in piles)
            draws.setdefault(tuple(alike), option)

    return [*draws.values()]


def _carry_out_draws(worlds: Worlds, seat: Seat, options: list[Option], kind: str) -> Places:
    """Carry out each draw in its own worlds, and complete the draws. Return the seat's holdings."""
    each = worlds.n // len(options)
    words = [[PILES.index(pile) for pile in option.word.split()] for option in options]
    first, *more = np.repeat(np.array(words), each, axis=0).T
    if kind == "draw_first":
        return draw(worlds, seat, first)

    for piles in (first, *more):
        worlds.take(seat, piles)

    return worlds.holdings(seat)


# -- acts ------------------------------------------------------------------------------------------


def _acts(view: CrazyView, decision: Decision, usual: Option) -> list[Option]:
    """Return the acts to compare: the usual one, all held cards of each type, and the cheapest
    discards.
    """
    plan = SetPlan(view, Known(view))
    hand = own_view(view).hand
    lays: dict[int, tuple[float, Option]] = {}
    discards: dict[int, tuple[float, Option]] = {}
    for option in decision.options:
        if option.kind == "lay":
            card, count, pile = laying(option)
            # Only lays of all held cards, as in the simulation.
            if count == hand.count(card):
                one = -plan.gain(card, pile), option
                lays[card] = min(lays.get(card, one), one)
        else:
            card, pile = discarding(option)
            one = plan.price(card, pile), option
            discards[card] = min(discards.get(card, one), one)

    acts = [*lays.values(), *sorted(discards.values())[:DISCARDS]]
    return [usual, *(option for _, option in acts if option != usual)]


def _carry_out(worlds: Worlds, seat: Seat, at: Places, option: Option) -> None:
    """Carry out the act in the worlds `at`."""
    if option.kind == "lay":
        card, count, pile = laying(option)
        lay(worlds, seat, at, _all(at, TYPES[card]), _all(at, count), _piles(worlds, at, pile))
    else:
        card, pile = discarding(option)
        discard(worlds, seat, at, _all(at, TYPES[card]), _piles(worlds, at, pile))


def _piles(worlds: Worlds, at: Places, pile: str) -> Places:
    """Return the pile in each world.

    Without a named pile there is one possible place: the empty one.
    """
    if pile:
        return _all(at, DISCARD_PILES.index(pile))
    return np.where(worlds.piles.height[0, worlds.numbers[at]] == 0, 0, 1)


def _all(at: Places, value: int) -> Places:
    return np.full(len(at), value)


def _chances(view: CrazyView, seat: Seat, ends: Worths) -> Worths:
    """Return the chance to win the game, for the lead of seat 0 at the end of this round."""
    lead = ends if seat == 0 else -ends
    lead = lead + (view.seats[seat].total - view.seats[1 - seat].total)
    rounds = view.options.rounds - view.round
    if rounds:
        # The rounds to come add their variance, so a lead counts less the more rounds there are.
        found = 1 / (1 + np.exp(-LOGISTIC * lead / (SPREAD * sqrt(rounds))))
    else:
        found = (1 + np.sign(lead)) / 2 + 1e-4 * lead

    return np.asarray(found, dtype=np.float32)
