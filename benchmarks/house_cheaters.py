"""Experts that see every card. They show how much the honest experts could still gain.

An expert is an automated player (games/<game>/players/search.py) that samples worlds: complete
games that agree with what its seat may know. A cheater thinks as the expert of its game does, but
the true world replaces each sampled one; dice and later shuffles stay random. No other house player
sees more than its seat may, and the bot may not import a benchmark.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np

from games.chicken_out.players import search as out_search
from games.chicken_out.players.search import HIDDEN, KIND
from games.chicken_out.view import OutView
from games.crazy.players import search as crazy_search
from games.crazy.players.search import TYPES, worlds_like
from games.crazy.view import CrazyView
from games.engine.asks import CLOCK, Choice, Decision, Seat
from games.engine.engine import Engine
from games.engine.game import GameOptions, Rules
from games.engine.house import House, default_choice
from games.engine.simulate import PlayedGame, seating_of_game
from games.heist.players import search as heist_search
from games.heist.players.rollouts import EVENT, LOOT
from games.heist.state import SLOTS, Note
from games.heist.view import HeistView
from games.playing.players import rollouts as playing_rollouts
from games.playing.players import search as playing_search
from games.playing.view import PlayingView
from games.political.players import search as political_search
from games.political.players.rollouts import CARD
from games.political.view import PoliticalView


class Truth(NamedTuple):
    """The whole game: its state, and the choices that others have made for the open ask."""

    state: Any
    chosen: Mapping[Seat, Choice]


class Cheater:
    """An expert that sees all cards of its table."""

    def __init__(self, expert: House, table: "Table") -> None:
        self._expert = expert
        self._table = table

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        with self._table.face_up(view) as open_view:
            return self._expert.choose(open_view, decision, rng)


class Table:
    """A table with cheaters. They are asked last, so that they see what the others have chosen."""

    def __init__(self, slug: str) -> None:
        self._face_up = FACE_UP[slug]
        self._truth = Truth(None, {})

    def face_up(self, view: Any) -> AbstractContextManager[Any]:
        """Replace the view by the true one, and the expert's sampled worlds by the true world."""
        return self._face_up(self._truth, view)

    def plays(
        self, game: Rules, options: GameOptions, houses: Sequence[House], seed: str
    ) -> Iterator[PlayedGame]:
        """Play as the engine's `plays` does, with the same deals and seats."""
        for number in count():
            secret = sha256(f"{seed}:{number}".encode()).digest()
            rng = Random(f"{seed}:{number}")
            engine = Engine.deal(game, len(houses), options, secret, journalling=False)
            yield self._played(engine, seating_of_game(houses, number), rng)

    def _played(self, engine: Engine, houses: Sequence[House], rng: Random) -> PlayedGame:
        decisions = 0
        chosen = dict[Seat, Choice]()
        # `chosen` has the choices for this ask.
        ask_of_chosen = engine.ask
        while engine.ask is not None:
            # A new ask: choices of the previous one are known to all now.
            if engine.ask is not ask_of_chosen:
                ask_of_chosen = engine.ask
                chosen = {}

            # Honest seats (False) come before cheaters (True), who then see their choices.
            seat = min(engine.ask.owed, key=lambda seat: seat != CLOCK and _cheats(houses[seat]))
            decision = engine.ask.owed[seat]
            if seat == CLOCK:
                engine.decide(seat, default_choice(decision, rng))
                continue

            # Set just before the choice: `face_up` reads it.
            self._truth = Truth(engine.game.state, chosen)
            chosen[seat] = houses[seat].choose(engine.view(seat), decision, rng)
            engine.decide(seat, chosen[seat])
            decisions += 1

        assert engine.outcome is not None
        return PlayedGame(engine.outcome, decisions)


def _cheats(house: House) -> bool:
    """Return whether it is a cheater, also within a player that times it (its field `house`)."""
    return isinstance(getattr(house, "house", house), Cheater)


# -- the true world instead of sampled ones, game by game ------------------------------------------
#
# Each function patches the sampling of its game's expert, and yields the view for the cheater.


@contextmanager
def _heist(truth: Truth, view: HeistView) -> Iterator[HeistView]:
    """Loot draws stay random, because the expert's worlds have no order of loot."""
    state = truth.state
    honest = heist_search.worlds_like
    assert view.own is not None, "a cheater sits in a seat"

    def true_worlds(view: HeistView, n: int, generator: np.random.Generator) -> Any:
        worlds = honest(view, n, generator)
        places = [*(thief.loot for thief in state.seats), state.truck, state.loot_pile]
        worlds.loot[:] = [[cards.count(loot.card) for loot in LOOT] for cards in places]
        for seat, thief in enumerate(state.seats):
            if seat != view.viewer:
                worlds.knows[:, seat] = [[slot + 1] in _looked_at(thief) for slot in range(SLOTS)]

        if state.aside:
            # Poor Planning takes the last card that was set aside.
            worlds.spare[:] = EVENT[state.aside[-1]]

        return worlds

    # The cheater gets a note of each event that is still hidden.
    notes = [Note(event, [slot]) for slot, event in enumerate(state.slots, 1) if slot > state.shown]
    with patch.object(heist_search, "worlds_like", true_worlds):
        yield replace(view, own=replace(view.own, notes=tuple(notes)))


def _looked_at(seat: Any) -> list[list[int]]:
    return [note.slots for note in seat.notes]


@contextmanager
def _playing(truth: Truth, view: PlayingView) -> Iterator[PlayingView]:
    """In the expert's model of the other players, they still see no hidden card."""
    # Kept before patching, because the replacements call them.
    draw_cards = vars(playing_search)["draw_cards"]
    later_points = vars(playing_search)["later_points"]
    goals = playing_rollouts._goals

    def true_cards(*arguments: Any) -> Any:
        cards = draw_cards(*arguments)
        for seat, (card,) in truth.chosen.items():
            cards[seat] = card.number
        return cards

    def true_goals(*arguments: Any) -> Any:
        """Return the goals to come: those of the true pile, the next one first."""
        to_come = goals(*arguments)
        pile = truth.state.pile[::-1][: to_come.shape[1]]
        to_come[:, : len(pile)] = pile
        return to_come

    def true_later(*arguments: Any) -> Any:
        with patch.object(playing_rollouts, "_goals", true_goals):
            return later_points(*arguments)

    with patch.multiple(playing_search, draw_cards=true_cards, later_points=true_later):
        yield view


@contextmanager
def _crazy(truth: Truth, view: CrazyView) -> Iterator[CrazyView]:
    state = truth.state

    def true_worlds(view: CrazyView, n: int, generator: np.random.Generator) -> Any:
        worlds = worlds_like(view, n, generator)
        for place, pile in enumerate((state.left, state.right)):
            # Piles have their top card last, in the state as in the worlds.
            worlds.piles.down[place, :, : len(pile)] = [TYPES[card] for card in pile]
        return worlds

    seats = [
        replace(player, shown=tuple(state.seats[seat].hand)) if seat != view.viewer else player
        for seat, player in enumerate(view.seats)
    ]
    with patch.object(crazy_search, "worlds_like", true_worlds):
        yield replace(view, seats=tuple(seats))


@contextmanager
def _out(truth: Truth, view: OutView) -> Iterator[OutView]:
    """The cheater knows all piles; in its model of the others, they do not."""
    state = truth.state
    honest = out_search.worlds_like

    def true_worlds(view: OutView, n: int, generator: np.random.Generator) -> Any:
        worlds = honest(view, n, generator)
        for seat, player in enumerate(state.seats):
            piles = worlds.piles[:, seat, : len(player.pile)]
            # HIDDEN marks the cards that the other players do not know. It stays on the piles of
            # other seats; the cheater knows all of its own pile.
            hidden = 0 if seat == view.seat else HIDDEN * (piles >= HIDDEN)
            piles[:] = np.array([KIND[card] for card in reversed(player.pile)], np.uint8) + hidden

        return worlds

    with patch.object(out_search, "worlds_like", true_worlds):
        yield view


@contextmanager
def _political(truth: Truth, view: PoliticalView) -> Iterator[PoliticalView]:
    state = truth.state
    honest = political_search.hidden_from

    def true_hidden(view: PoliticalView, n: int, generator: np.random.Generator) -> Any:
        hidden = honest(view, n, generator)
        # In `where`, these numbers mean the hands of the seats.
        hands = range(len(state.seats) + 1, 2 * len(state.seats) + 1)
        # Remove the sampled hands before the true ones are set.
        hidden.where[np.isin(hidden.where, hands)] = -1
        for seat, player in enumerate(state.seats):
            if seat != view.viewer:
                hidden.where[:, [CARD[card] for card in player.hand]] = hands[seat]

        hidden.deck[:] = [CARD[card] for card in reversed(state.deck)]
        hidden.reserve[:] = [CARD[card] for card in reversed(state.reserve)]
        return hidden

    with patch.object(political_search, "hidden_from", true_hidden):
        yield view


FaceUp = Callable[[Truth, Any], AbstractContextManager[Any]]

FACE_UP: Mapping[str, FaceUp] = {
    "heist": _heist,
    "playing": _playing,
    "out": _out,
    "crazy": _crazy,
    "political": _political,
}
