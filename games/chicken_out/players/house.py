"""The house players of Chicken Out! They know what all can see, and remember more or less of it.

easy    plays below a fixed count, and stops runs at a fixed count
medium  compares the cards on the table with the odds of a fresh deck; remembers nothing, and fears
        a bust more than it costs
hard    knows most cards that went under the piles; if 21s are captured it imagines worlds
expert  remembers everything, and looks ahead. It imagines many worlds. In each world it plays the
        game to its end, once for each of the two choices, with all seats playing by the odds and
        with a perfect memory (search.py)

A world is a possible position: the unseen cards are put in the unknown places at random. The odds
of a fresh deck ("fresh odds", odds.py) are those of the whole deck. state.py explains series, run
and bust.
"""

from collections.abc import Sequence
from functools import cache
from random import Random

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
from games.chicken_out.series import copied_identity
from games.chicken_out.state import UNSURE, Deal, OutState, Phase, SeatState, Series
from games.chicken_out.turns import carry_out, outcome, play_forced_cards
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import BRAVE_FROM, CHICKEN_OUT, CONTINUE, PLAY, STOP, UNTIL_11
from games.engine.asks import Choice, Decision, Option, T
from games.engine.game import Event
from games.engine.temper import Tempered

# -- imagined worlds -------------------------------------------------------------------------------


class OwnLuck:
    """The random source of an imagined world. It draws from a house player's generator."""

    def __init__(self, rng: Random) -> None:
        """Draw from this generator."""
        self.draws = 0
        self._rng = rng

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1."""
        return self._rng.randrange(bound)

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle the list in place."""
        self._rng.shuffle(cards)


class AllowedWorlds:
    """The worlds that are possible for one view, all equally likely."""

    def __init__(self, view: OutView, rng: Random) -> None:
        """Prepare to imagine worlds for this view."""
        self._view = view
        self._rng = rng
        self._piles = [pile_as_known(view, seat) for seat in range(len(view.seats))]
        self._unseen = unseen(view)

    def best(self, options: Sequence[Option], samples: int) -> Option:
        """Return the option with which the active seat wins the most worlds.

        All options are tried in the same worlds. A victory shared by n seats counts 1/n.

        Args:
            options: The options to compare.
            samples: The number of worlds.
        """
        wins = dict.fromkeys(options, 0.0)
        own_seat = self._view.seat
        for _ in range(samples):
            self._rng.shuffle(self._unseen)
            for option in options:
                winners = outcome(played_out(self._world(), option, self._rng)).winners
                # A victory counts 1, divided by the number of winners; a defeat counts 0.
                wins[option] += (own_seat in winners) / len(winners)

        return max(options, key=lambda option: wins[option])

    def _world(self) -> OutState:
        """Return a world with the unseen cards in their shuffled order in the unknown places."""
        view = self._view
        cards = self._unseen[:]
        # `pile_as_known` has the bottom card last, the state has it first.
        seats = [
            SeatState(
                [cards.pop() if card == UNSURE else card for card in reversed(pile)],
                seat_view.captured,
                seat_view.place,
                seat_view.points,
                seat_view.taken,
            )
            for pile, seat_view in zip(self._piles, view.seats, strict=True)
        ]
        return OutState(
            phase=view.phase,
            options=view.options,
            goal=view.goal,
            seats=seats,
            seat=view.seat,
            deal=Deal(view.deal, view.dealer, view.plays),
            series=Series([*view.series], [*view.identities], view.count),
            thrown=view.thrown,
            left_over=cards,  # the unseen cards that are in no pile
        )


def played_out(state: OutState, first: Option, rng: Random) -> OutState:
    """Return the state after this option and the rest of the game.

    In the rest, all seats play by the fresh odds.
    """
    from games.chicken_out.rules import Imagined  # imported here: rules.py imports this module

    game = Imagined(state, OwnLuck(rng), _ignore_event)
    carry_out(game, first)
    play_forced_cards(game)

    # All seats play by the same simple rule, which is fast enough for many worlds.
    while state.phase != "over":
        series = state.series
        same = copied_identity(series.identities, numbers_only=state.options.same_fox == "chicken")
        carry_out(game, by_fresh_odds(state.phase, series.count, len(series.cards), same))
        play_forced_cards(game)

    return state


def _ignore_event(event: Event) -> None:
    """Ignore the event."""


@cache
def by_fresh_odds(phase: Phase, count: int, cards: int, same: str) -> Option:
    """Return the option of a player who remembers nothing and uses the formulas of odds.py.

    Args:
        phase: "turn" or "run".
        count: The count on the table.
        cards: The number of cards on the table.
        same: What an SM would count as.
    """
    chance = fresh_chance(count, same)
    if phase == "turn":
        return PLAY if worth_playing(chance, cards) else CHICKEN_OUT
    return CONTINUE if worth_running(chance, cards) else STOP


# -- easy, medium and hard -------------------------------------------------------------------------


TIMID_FROM = 16
"""From this count on, the easy house player chickens out."""

SATED_FROM = 14
"""From this count on, the easy house player stops a run."""

STING = 1.85
"""How much worse a bust is to the medium house player than taking as many cards by chickening out.

Most people weigh losses about twice: loss aversion (Tversky and Kahneman, 1992).
"""

FORGETS = 0.12
"""The probability that the hard house player does not remember a card that it could know."""

SAMPLES = 8
"""The number of worlds in which the hard house player compares the options."""

NERVE = 0.04
"""How much lower a bold house player estimates the probability of a bust."""


class EasyHouse(Tempered):
    """A timid beginner.

    Its temper matters only in runs: in turns, boldness would make it better.
    """

    def choose(self, view: OutView, decision: Decision, rng: Random) -> Choice:
        """Play below a fixed count."""
        if decision.kind == "turn":
            return _turn_choice(view.count < TIMID_FROM)
        # A bold one (1) stops one point later, a careful one (-1) one point earlier.
        nerve = round(self.daring(rng, lambda: trails(view)))
        return _run_choice(view, view.count < SATED_FROM + nerve)


class MediumHouse(Tempered):
    """Always uses the odds of a fresh deck, and avoids busts."""

    def choose(self, view: OutView, decision: Decision, rng: Random) -> Choice:
        """Play if the odds of a fresh deck allow it."""
        chance = fresh_chance(view.count, would_copy(view))
        cards = len(view.series)
        chance -= NERVE * self.daring(rng, lambda: trails(view))
        if decision.kind == "turn":
            return _turn_choice(worth_playing(chance, cards, STING))

        return _run_choice(view, worth_running(chance, cards, STING))


class HardHouse(Tempered):
    """Remembers cards. If 21s are captured, it imagines worlds in which all play by fresh odds."""

    slow = True
    """Imagining worlds takes a few milliseconds."""

    def choose(self, view: OutView, decision: Decision, rng: Random) -> Choice:
        """Play on while no card can bust; from then on take the better option."""
        if view.count < BRAVE_FROM:
            return _run_choice(view, on=True)
        if view.goal == "capture":
            return (AllowedWorlds(view, rng).best(decision.options, SAMPLES),)

        chance = _bust_chance(view, rng)
        cards = len(view.series)
        # Boldness does not change the certainty of a bust.
        if chance < 1:
            chance -= NERVE * self.daring(rng, lambda: trails(view))

        if decision.kind == "turn":
            return _turn_choice(worth_playing(chance, cards))

        return _run_choice(view, worth_running(chance, cards))


def _turn_choice(play: bool) -> Choice:
    """Return the choice of a turn."""
    return (PLAY,) if play else (CHICKEN_OUT,)


def _run_choice(view: OutView, on: bool) -> Choice:
    """Return the choice of a run. Below a count of eleven no card can bust, so the run goes on."""
    if view.count < BRAVE_FROM:
        return (UNTIL_11,)
    return (CONTINUE,) if on else (STOP,)


def _bust_chance(view: OutView, rng: Random) -> float:
    """Return the probability that its next card busts, from what the house player remembers."""
    top = known_top(view, view.seat)
    if top is not None and rng.random() >= FORGETS:
        return float(fate(view, top) == "bust")
    # If no card is unseen and the next card was forgotten, a zero stands for it: it cannot bust.
    return chance_to_bust(view, unseen(view) or ["B0"])


# -- expert ----------------------------------------------------------------------------------------


GAMES_PLAYED = 2000
"""How many games the expert plays to their ends for one choice."""

LAST_CARDS = 4
"""The most cards in its pile with which the expert considers stopping a run below eleven.

It does so only if 21s are captured.
"""


class ExpertHouse:
    """Looks ahead.

    Attributes:
        budget: The number of games that it plays to the end for one choice.
        stand_in: The house player that chooses when the search gives no result.
    """

    def __init__(self, budget: int = GAMES_PLAYED) -> None:
        """Play with this budget."""
        self.budget = budget
        self.stand_in = HardHouse()

    def choose(self, view: OutView, decision: Decision, rng: Random) -> Choice:
        """Play one more card, or do not, whichever is better."""
        if view.count < BRAVE_FROM and not _may_prefer_to_stop(view):
            return (UNTIL_11,)
        from games.chicken_out.players.search import best  # NumPy: no other house player needs it

        return (best(view, self.budget, rng.getrandbits(64)),)


def _may_prefer_to_stop(view: OutView) -> bool:
    """Return whether going out may be bad: it wins a race, but not always a capture game."""
    return view.goal == "capture" and view.seats[view.seat].pile <= LAST_CARDS
