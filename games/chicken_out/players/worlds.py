"""Imagined worlds: the table as it may be for all that the view tells, played to its end.

The rules are the same (turns.py); nobody listens, and luck is the house player's own.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeVar

from games.chicken_out.ending import outcome
from games.chicken_out.odds import fresh_chance, pile_as_known, unseen, worth_playing, worth_running
from games.chicken_out.series import copied
from games.chicken_out.state import UNSURE, Deal, OutState, Phase, SeatState, Series
from games.chicken_out.turns import carry_out, play_forced_cards
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import CHICKEN_OUT, CONTINUE, PLAY, STOP
from games.engine.asks import Option
from games.engine.game import Event

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


class Worlds:
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
        view, cards = self._view, self._unseen[:]
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
