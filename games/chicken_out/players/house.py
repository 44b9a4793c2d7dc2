"""House players of Chicken Out!: they know what everybody can see, and remember more or less of it.

easy    timid by the clock: plays below sixteen, runs to fourteen
medium  weighs the cards on the table against the odds of a fresh deck; remembers nothing, and
        fears a bust more than it costs
hard    knows what went under which pile, mostly; where 21s are captured it imagines worlds
expert  forgets nothing, and plays it on before it turns a card, or does not. What nobody can know
        (the cards that lay in a pile from the deal) it deals anew, over and over; in each of these
        worlds it plays the game to its end once for either choice, everybody by the odds and with
        as good a memory as its own (search.py)
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeVar

from games.chicken_out.odds import (
    chance_to_bust,
    fate,
    fresh_chance,
    known_top,
    pile_as_known,
    trails,
    unseen,
    worth_playing,
    worth_running,
    would_copy,
)
from games.chicken_out.series import copied
from games.chicken_out.state import UNSURE, Deal, OutState, Phase, SeatState, Series
from games.chicken_out.turns import carry_out, outcome, play_forced_cards
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import BRAVE_FROM, CHICKEN_OUT, CONTINUE, PLAY, STOP, UNTIL_11
from games.engine.asks import Choice, Decision, Option
from games.engine.game import Event
from games.engine.temper import Tempered

# -- imagined worlds -------------------------------------------------------------------------------


T = TypeVar("T")


class OwnLuck:
    """Chance drawn from a house player's generator."""

    def __init__(self, rng: Random) -> None:
        self.draws = 0
        self._rng = rng

    def below(self, bound: int) -> int:
        return self._rng.randrange(bound)

    def shuffle(self, cards: list[T]) -> None:
        self._rng.shuffle(cards)


class AllowedWorlds:
    """The worlds that one view allows, all equally likely."""

    def __init__(self, view: OutView, rng: Random) -> None:
        self._view = view
        self._rng = rng
        self._piles = [pile_as_known(view, seat) for seat in range(len(view.seats))]
        self._unseen = unseen(view)

    def best(self, options: Sequence[Option], samples: int) -> Option:
        """The option that wins the most of so many worlds for the seat whose turn it is.

        All are tried in the same worlds. A shared victory counts half.
        """
        won = dict.fromkeys(options, 0.0)
        mine = self._view.seat
        for _ in range(samples):
            self._rng.shuffle(self._unseen)
            for option in options:
                best = outcome(played_out(self._world(), option, self._rng)).winners
                won[option] += (mine in best) / len(best)

        return max(options, key=lambda option: won[option])

    def _world(self) -> OutState:
        """The unseen cards as they lie now, in the places nobody knows."""
        view = self._view
        cards = self._unseen[:]
        seats = [
            SeatState(
                [cards.pop() if card == UNSURE else card for card in reversed(pile)],
                one.captured,
                one.place,
                one.points,
                one.taken,
            )
            for pile, one in zip(self._piles, view.seats, strict=True)
        ]
        return OutState.model_construct(
            phase=view.phase,
            options=view.options,
            goal=view.goal,
            seats=seats,
            seat=view.seat,
            deal=Deal(view.deal, view.dealer, view.plays),
            series=Series([*view.series], [*view.identities], view.count),
            thrown=view.thrown,
            left_over=cards,
        )


def played_out(state: OutState, first: Option, rng: Random) -> OutState:
    """The state after this option and a game in which everybody plays by the fresh odds."""
    from games.chicken_out.rules import Imagined  # which offers the house players that play it

    game = Imagined(state, OwnLuck(rng), _nobody)
    carry_out(game, first)
    play_forced_cards(game)

    while state.phase != "over":
        carry_out(game, _by_fresh_odds(state))
        play_forced_cards(game)

    return state


def _nobody(event: Event) -> None:
    """Hears of it."""


def _by_fresh_odds(state: OutState) -> Option:
    series = state.series
    same = copied(series.identities, numbers_only=state.options.same_fox == "chicken")
    return by_fresh_odds(state.phase, series.count, len(series.cards), same)


@cache
def by_fresh_odds(phase: Phase, count: int, cards: int, same: str) -> Option:
    """What the two formulas say to somebody who remembers nothing."""
    chance = fresh_chance(count, same)
    if phase == "turn":
        return PLAY if worth_playing(chance, cards) else CHICKEN_OUT
    return CONTINUE if worth_running(chance, cards) else STOP


# -- a level ---------------------------------------------------------------------------------------


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
        chance = fresh_chance(view.count, would_copy(view))
        cards = len(view.series)
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
            return (AllowedWorlds(view, rng).best(decision.options, SAMPLES),)

        chance = _chance(view, rng)
        cards = len(view.series)
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


# -- expert ----------------------------------------------------------------------------------------


GAMES_PLAYED = 2000
"""In all, for one choice."""
LAST_CARDS = 4
"""With so few, who captures asks itself below eleven, too, whether to go out now."""


class ExpertHouse:
    """Looks ahead. `budget`: how many games it plays to their ends for a choice."""

    def __init__(self, budget: int = GAMES_PLAYED) -> None:
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: OutView, decision: Decision, rng: Random) -> Choice:
        if view.count < BRAVE_FROM and not _might_rather_stay(view):
            return (UNTIL_11,)
        from games.chicken_out.players.search import best  # NumPy, which nobody else needs

        return (best(view, self.budget, rng.getrandbits(64)),)


def _might_rather_stay(view: OutView) -> bool:
    """The first one out wins a race, but not always where 21s are captured."""
    return view.goal == "capture" and view.seats[view.seat].pile <= LAST_CARDS
