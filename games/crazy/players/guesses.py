"""Where the cards may lie that a seat cannot see, and whom it may play against.

Nothing goes into it but the view. Nobody says how they play, but what lies in front of them does:
whoever lays three twenties would have laid two, had they been in a hurry. And whoever is in a hurry
holds no pairs. So what a hand may be and who holds it are guessed together, many times, and what
explains best what was seen is kept.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from games.crazy.box import CARDS
from games.crazy.players.memory import own_view
from games.crazy.players.plans import HARD, MEDIUM
from games.crazy.players.rollouts import NO_CARDS, NO_TYPE, Piles, Worlds, gains_of
from games.crazy.players.tables import Tables
from games.crazy.view import CrazyView
from games.engine.asks import Seat

OWN = 0
"""The style that the expert takes for its own."""
HURRIED = 1
"""That of the medium one."""
PATIENT = 0.10, 0.16, 0.22, 0.28, 0.36, 0.45
"""How much of a type others may gather, who weigh things as the hard one does."""
IN_A_HURRY = 0.5
"""How many are, as long as nothing lies there."""
TRIES = 8
"""Guesses for each that is kept."""
WAITED = 0.5
"""How likely it is that somebody held out for one card more of a type than they usually gather."""
TOO_EARLY = 0.15
"""That they did not wait."""
COULD_HAVE = 0.2
"""That they hold what they could have laid: one of two, for instance."""

TYPES = {card: place for place, card in enumerate(CARDS)}
RUNS_TO_COME = 90
"""More than a round puts on one pile from now on: no turn puts more than one."""


@cache
def tables() -> Tables:
    """Of all the styles; the first search works them out."""
    return Tables((HARD, MEDIUM, *(HARD._replace(patience=patience) for patience in PATIENT)))


def worlds_like(view: CrazyView, n: int, generator: Generator) -> Worlds:
    """n ways in which what nobody showed may lie, as often as they are likely."""
    worlds = hands_like(view, n * TRIES, generator)
    likely = likelihoods(worlds, 1 - own_view(view).seat).cumsum()
    kept = likely.searchsorted((np.arange(n) + generator.random()) / n * likely[-1])
    return _with_piles(worlds.only(np.minimum(kept, worlds.n - 1)), view, generator)


def hands_like(view: CrazyView, n: int, generator: Generator) -> Worlds:
    """Whatever the opponent may hold, and be, but for what they did. There are no piles yet."""
    own, other = own_view(view), view.seats[1 - own_view(view).seat]
    hands, sets, shown = np.zeros((3, 2, len(CARDS), n), dtype=np.intp)
    for seat, one in enumerate(view.seats):
        shown[seat] = _counted(one.shown)[:, None]
        for card, count in one.sets:
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
    """[n]: of what the seat has laid and what it holds, if it plays by the style it has there."""
    sets, holdings = worlds.sets[seat], worlds.holdings(seat)
    more = sets - worlds.tables.target[worlds.styles[seat]].T
    laid = np.where(more < 0, TOO_EARLY, (1 - WAITED) * WAITED ** np.maximum(0, more))
    could = (gains_of(worlds, seat, holdings) > 0) & (sets == 0)
    found: NDArray[np.float64] = np.where(sets > 0, laid, 1).prod(0) * COULD_HAVE ** could.sum(0)
    return found


def _with_piles(worlds: Worlds, view: CrazyView, generator: Generator) -> Worlds:
    """With whatever is not in a hand in the piles."""
    n, seat = worlds.n, own_view(view).seat
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
    """What is face down, or in the other hand and never shown."""
    own = own_view(view)
    seen = [*own.hand, *view.first, *view.second, *view.seats[1 - own.seat].shown]
    seen += [card for one in view.seats for card, count in one.sets for _ in range(count)]
    return np.array(CARDS) - _counted(seen)


def _counted(cards: Sequence[int]) -> NDArray[np.intp]:
    return np.array([cards.count(card) for card in CARDS])
