"""Tests of cheaters: their worlds are the real table, and other players learn nothing from it."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from benchmarks.house import Row, measured
from benchmarks.house_cheaters import FACE_UP, Cheater, Table, Truth
from games.chicken_out.players import search as out_search
from games.chicken_out.players.search import HIDDEN, KINDS
from games.cli.simulate import house_of
from games.crazy.box import CARDS
from games.crazy.players import search as crazy_search
from games.engine.asks import Choice, Decision, Seat
from games.engine.engine import Engine
from games.engine.house import House, random_choice
from games.heist.players import search as heist_search
from games.heist.players.rollouts import EVENT, LOOT
from games.playing.players import rollouts as playing_rollouts
from games.playing.players import search as playing_search
from games.playing.players.search import kind_models
from games.playing.view import public_view
from games.playing.vocabulary import PLAY
from games.political.players import search as political_search
from games.political.players.rollouts import CARDS as POLITICAL_CARDS
from games.registry import GAMES
from tests.games.contract.tables import choices_at_random

WORLDS = 3


def asked(slug: str, every: int = 9) -> Iterator[tuple[Seat, Engine]]:
    """Yield a seat that is asked, and the engine, at every `every`-th choice of a game."""
    game = GAMES[slug]
    engine = Engine.deal(game, game.seats[0], game.Options(), bytes(32), journalling=False)
    rng = Random(1)
    for number, _ in enumerate(choices_at_random(engine, rng)):
        if engine.ask is not None and number % every == 0:
            seat = next(iter(engine.ask.owed))
            # The clock is asked too, but it has no view.
            if seat in range(game.seats[0]):
                yield seat, engine


def dealt(slug: str, worlds_like: Callable[[Any], Any]) -> Iterator[tuple[Seat, Any, Any]]:
    """Yield seat, the cheater's worlds, and the real state."""
    looked = 0
    for seat, engine in asked(slug):
        with FACE_UP[slug](Truth(engine.game.state, {}), engine.view(seat)) as view:
            yield seat, worlds_like(view), engine.game.state
        looked += 1

    assert looked > 3


def test_crazy_cheater_sees_the_real_cards() -> None:
    def worlds_like(view: Any) -> Any:
        return vars(crazy_search)["worlds_like"](view, WORLDS, np.random.default_rng(1))

    for seat, worlds, state in dealt("crazy", worlds_like):
        for world in range(WORLDS):
            held = worlds.hand[1 - seat, :, world]
            assert held.tolist() == [state.seats[1 - seat].hand.count(card) for card in CARDS]

            for place, pile in enumerate((state.left, state.right)):
                down = worlds.piles.down[place, worlds.piles.deal[world], : len(pile)]
                assert [CARDS[at] for at in down] == pile


def test_out_cheater_sees_the_real_cards() -> None:
    def worlds_like(view: Any) -> Any:
        return out_search.worlds_like(view, WORLDS, np.random.default_rng(1))

    for _, worlds, state in dealt("out", worlds_like):
        for seat, player in enumerate(state.seats):
            for pile in worlds.piles[:, seat, : len(player.pile)] % HIDDEN:
                assert [KINDS[at] for at in pile] == player.pile[::-1]


def test_heist_cheater_sees_the_real_cards() -> None:
    def worlds_like(view: Any) -> Any:
        return heist_search.worlds_like(view, WORLDS, np.random.default_rng(1))

    for seat, worlds, state in dealt("heist", worlds_like):
        for world in range(WORLDS):
            assert worlds.events[world].tolist() == [EVENT[event] for event in state.slots]

            for held, one in zip(worlds.loot[world], state.seats, strict=False):
                assert held.tolist() == [one.loot.count(loot.card) for loot in LOOT]

            # The cheater knows all events still to come.
            assert worlds.knows[world, seat, state.shown :].all()


def test_political_cheater_sees_the_real_cards() -> None:
    def hidden_from(view: Any) -> Any:
        return political_search.hidden_from(view, WORLDS, np.random.default_rng(1))

    for seat, hidden, state in dealt("political", hidden_from):
        for world in range(WORLDS):
            for other, player in enumerate(state.seats):
                held = np.flatnonzero(hidden.where[world] == len(state.seats) + 1 + other)
                # The own hand is not among the hidden cards.
                assert named(held) == (Counter() if other == seat else Counter(player.hand))

            assert [*named(hidden.deck[world])] == state.deck[::-1]
            assert [*named(hidden.reserve[world])] == state.reserve[::-1]


def named(places: Any) -> Counter[str]:
    return Counter(POLITICAL_CARDS[at].id for at in places)


def test_playing_cheater_sees_goals_and_choices() -> None:
    """The cheater knows the goals to come and the choices of other seats."""
    for seat, engine in asked("playing", every=1):
        state = engine.game.state
        hands = [tuple(player.hand) for player in state.seats]
        # All other seats play their lowest card.
        lowest = {other: (PLAY[hand[0]],) for other, hand in enumerate(hands) if other != seat}
        goals: list[Any] = []
        view = engine.view(seat)
        generator = np.random.default_rng(1)
        with FACE_UP["playing"](Truth(state, lowest), view):
            search = vars(playing_search).copy()
            # `gains` is called with each trick, so it shows the goals.
            with patch.object(playing_rollouts, "gains", partial(noted, goals)):
                search["later_points"](view, hands, seat, WORLDS, generator)

            luck = generator.random((len(hands), WORLDS), dtype=np.float32)
            # Equal chances: only the known choice makes the cards certain.
            evenly = playing_rollouts.rows(hands, [dict.fromkeys(hand, 1.0) for hand in hands])
            cards = search["draw_cards"](evenly, luck)

        for goal, left in zip(goals, state.pile[::-1], strict=False):
            assert (goal == left).all()

        for other in lowest:
            assert (cards[other] == hands[other][0]).all()


def noted(goals: list[Any], trick: Any) -> Any:
    goals.append(trick.goals)
    return np.zeros_like(trick.cards)


def test_cheating_does_not_change_public_results() -> None:
    """Public results are cached for all experts of a table, so cheating must not change them."""
    for seat, engine in islice(asked("playing", every=3), 4):
        view = engine.view(seat)
        table = public_view(view)
        honest = kind_models(table)
        kind_models.cache_clear()
        with FACE_UP["playing"](Truth(engine.game.state, {}), view):
            # The cache is empty here, so the result is computed while a cheater looks.
            assert (kind_models(table) == honest).all()


class Player:
    """Records at each of its choices whether the search modules are unchanged."""

    def __init__(self, asked: list[bool]) -> None:
        self.asked = asked
        self.honest = searches()

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        self.asked.append(searches() == self.honest)
        return random_choice(decision, rng)


def searches() -> list[dict[str, Any]]:
    # Cheating patches these modules, so their contents show it.
    modules = crazy_search, out_search, heist_search, political_search, playing_search
    return [vars(module).copy() for module in modules]


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if "expert" in game.houses])
def test_only_the_cheater_sees_patched_searches(slug: str) -> None:
    game = GAMES[slug]
    table = Table(slug)
    cheater = list[bool]()
    other = list[bool]()
    houses: list[House] = [Cheater(Player(cheater), table)]
    houses += [Player(other) for _ in range(game.seats[0] - 1)]

    assert next(table.plays(game, game.Options(), houses, "honest")).outcome.ranks
    assert len(cheater) > 5
    # Patched for the cheater, and restored before any other player is asked.
    assert not any(cheater)
    assert all(other)


def test_cheater_chooses_after_the_others() -> None:
    table = Table("playing")
    honesty = list[bool]()
    game = GAMES["playing"]
    # The cheater sits in the middle, but chooses last.
    houses: list[House] = [Player(honesty), Cheater(Player(honesty), table), Player(honesty)]
    next(table.plays(game, game.Options(), houses, "last"))

    assert honesty == [True, True, False] * (len(honesty) // 3)


def test_cheater_beats_hard_players() -> None:
    game = GAMES["playing"]
    table = Table("playing")

    def cheater() -> House:
        return Cheater(house_of(game, "expert", 300), table)

    row = Row("cheater", 3, cheater, (lambda: house_of(game, "hard"),), plays=table.plays)
    # One and a half times an equal share.
    assert measured(game, row, 6, "wins").times > 1.5
