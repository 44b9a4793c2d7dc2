"""What the expert weighs against each other (expert.py)."""

from math import sqrt

import numpy as np

from games.crazy.players.guesses import TYPES, worlds_like
from games.crazy.players.memory import Known, own_view
from games.crazy.players.plans import Plan
from games.crazy.players.rollouts import Worlds, act, discard, draw, finish, lay, settle
from games.crazy.players.tables import Places, Worths
from games.crazy.view import CrazyView
from games.crazy.vocabulary import DISCARD_PILES, DRAW_PILES, PILES, discarding, laying
from games.engine.asks import Decision, Option, Seat

DISCARDS = 6
"""How many of the cheapest it thinks through."""
CLEARLY = 0.5
"""By how many standard errors another option must be better than the usual one."""
SPREAD = 36.0
"""How far apart two end a round: the standard deviation of its points."""
LOGISTIC = 1.702
"""Makes the logistic function nearly the normal distribution's."""


def best(view: CrazyView, decision: Decision, usual: Option, budget: int, seed: int) -> Option:
    """The option with which most games are won; the usual one, unless another is clearly better."""
    worth_a_thought = _acts if decision.kind == "act" else _draws
    options = worth_a_thought(view, decision, usual)
    if len(options) == 1:
        return usual
    each, generator = max(2, budget // len(options)), np.random.default_rng(seed)
    seat = own_view(view).seat
    worlds = worlds_like(view, each, generator).times(len(options))
    if decision.kind == "act":
        for at, option in zip(np.split(worlds.numbers, len(options)), options, strict=True):
            _carry_out(worlds, seat, at, option)
    else:
        act(worlds, seat, _drawn(worlds, seat, options, decision.kind))
    ends = np.zeros(worlds.n, dtype=np.float32)
    ends += finish(settle(worlds, seat, ends), 1 - seat)
    chances = _chances(view, seat, ends).reshape(len(options), each)
    found = int(chances.mean(1).argmax())
    gain = chances[found] - chances[0]
    return options[found] if gain.mean() >= CLEARLY * gain.std() / sqrt(each) else usual


# -- draws -----------------------------------------------------------------------------------------


def _draws(_: CrazyView, decision: Decision, usual: Option) -> list[Option]:
    """Each of the piles, or of the two together; but face down is face down. (What was drawn from
    last time may be drawn from pile by pile, too.)
    """
    found: dict[tuple[str, ...], Option] = {}
    for option in (usual, *decision.options):
        piles = option.word.split()
        if len(piles) == len(usual.word.split()):
            alike = sorted("down" if pile in DRAW_PILES else pile for pile in piles)
            found.setdefault(tuple(alike), option)
    return [*found.values()]


def _drawn(worlds: Worlds, seat: Seat, options: list[Option], kind: str) -> Places:
    """Each option in worlds of its own, and what is still to be drawn. Returns what the seat then
    holds.
    """
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
    """The usual act; every type, all that is held of it; the cheapest discards."""
    plan, hand = Plan(view, Known(view)), own_view(view).hand
    lays: dict[int, tuple[float, Option]] = {}
    discards: dict[int, tuple[float, Option]] = {}
    for option in decision.options:
        if option.kind == "lay":
            card, count, pile = laying(option)
            if count == hand.count(card):
                one = -plan.gain(card, pile), option
                lays[card] = min(lays.get(card, one), one)
        else:
            card, pile = discarding(option)
            one = plan.price(card, pile), option
            discards[card] = min(discards.get(card, one), one)
    found = [*lays.values(), *sorted(discards.values())[:DISCARDS]]
    return [usual, *(option for _, option in found if option != usual)]


def _carry_out(worlds: Worlds, seat: Seat, at: Places, option: Option) -> None:
    """In the worlds `at`."""
    if option.kind == "lay":
        card, count, pile = laying(option)
        lay(worlds, seat, at, _all(at, TYPES[card]), _all(at, count), _piles(worlds, at, pile))
    else:
        card, pile = discarding(option)
        discard(worlds, seat, at, _all(at, TYPES[card]), _piles(worlds, at, pile))


def _piles(worlds: Worlds, at: Places, pile: str) -> Places:
    """Where no pile is named there is but one to put a card on: an empty place."""
    if pile:
        return _all(at, DISCARD_PILES.index(pile))
    return np.where(worlds.piles.height[0, worlds.numbers[at]] == 0, 0, 1)


def _all(at: Places, value: int) -> Places:
    return np.full(len(at), value)


def _chances(view: CrazyView, seat: Seat, ends: Worths) -> Worths:
    """To win the game, where the round ends with seat 0 so far ahead."""
    lead = ends if seat == 0 else -ends
    lead = lead + (view.seats[seat].total - view.seats[1 - seat].total)
    rounds = view.options.rounds - view.round
    if rounds:
        found = 1 / (1 + np.exp(-LOGISTIC * lead / (SPREAD * sqrt(rounds))))
    else:
        found = (1 + np.sign(lead)) / 2 + 1e-4 * lead
    return np.asarray(found, dtype=np.float32)
