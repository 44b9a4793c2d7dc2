"""House players of Chicken Out!: they know what everybody can see, and remember more or less of it.

easy    timid by the clock: plays below sixteen, runs to fourteen
medium  weighs the cards on the table against the odds of a fresh deck; remembers nothing, and
        fears a bust more than it costs
hard    knows what went under which pile, mostly; where 21s are captured it imagines worlds

An expert searches: expert.py.
"""

from random import Random

from games.chicken_out.odds import (
    chance_to_bust,
    fate,
    fresh_chance,
    known_top,
    trails,
    unseen,
    worth_playing,
    worth_running,
    would_copy,
)
from games.chicken_out.players.worlds import Worlds
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import BRAVE_FROM, CHICKEN_OUT, CONTINUE, PLAY, STOP, UNTIL_11
from games.engine.asks import Choice, Decision
from games.engine.temper import Tempered

TIMID_FROM = 16
SATED_FROM = 14
STING = 1.85
"""How much more a bust hurts the medium one than as many cards taken by chickening out. Most people
weigh what they lose about twice: loss aversion (Tversky and Kahneman, 1992).
"""
FORGETS = 0.12
"""How often the hard one does not recall a card that it could know."""
SAMPLES = 8
"""Worlds imagined for each option."""
NERVE = 0.04
"""How much less likely to bust a bold one takes itself to be."""


class EasyHouse(Tempered):
    """A timid beginner. A bold one is so in a run: on a turn, boldness would mend what ails it."""

    def choose(self, view: OutView, decision: Decision, rng: Random) -> Choice:
        if decision.kind == "turn":
            return _turn(view.count < TIMID_FROM)
        nerve = round(self.daring(rng, lambda: trails(view)))
        return _run(view, view.count < SATED_FROM + nerve)


class MediumHouse(Tempered):
    """Reckons with a fresh deck, whatever has been played, and hates to bust."""

    def choose(self, view: OutView, decision: Decision, rng: Random) -> Choice:
        chance, cards = fresh_chance(view.count, would_copy(view)), len(view.series)
        chance -= NERVE * self.daring(rng, lambda: trails(view))
        if decision.kind == "turn":
            return _turn(worth_playing(chance, cards, STING))
        return _run(view, worth_running(chance, cards, STING))


class HardHouse(Tempered):
    """Remembers, and looks ahead: it plays imagined worlds by these rules."""

    slow = True
    """Imagined worlds take a few milliseconds."""

    def choose(self, view: OutView, decision: Decision, rng: Random) -> Choice:
        if view.count < BRAVE_FROM:
            return _run(view, on=True)
        if view.goal == "capture":
            return (Worlds(view, rng).best(decision.options, SAMPLES),)
        chance, cards = _chance(view, rng), len(view.series)
        if chance < 1:
            chance -= NERVE * self.daring(rng, lambda: trails(view))
        if decision.kind == "turn":
            return _turn(worth_playing(chance, cards))
        return _run(view, worth_running(chance, cards))


def _turn(play: bool) -> Choice:
    return (PLAY,) if play else (CHICKEN_OUT,)


def _run(view: OutView, on: bool) -> Choice:
    """Below eleven nothing can happen: on until there is something to think about."""
    if view.count < BRAVE_FROM:
        return (UNTIL_11,)
    return (CONTINUE,) if on else (STOP,)


def _chance(view: OutView, rng: Random) -> float:
    """That the own next card busts, as far as memory goes."""
    top = known_top(view, view.seat)
    if top is not None and rng.random() >= FORGETS:
        return float(fate(view, top) == "bust")
    return chance_to_bust(view, unseen(view) or ["B0"])
