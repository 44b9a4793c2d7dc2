"""Tests of house players that search: they use no hidden knowledge, and repeat themselves."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from games.engine.asks import CLOCK, Choice, Decision, Seat
from games.engine.game import Rules
from games.engine.house import House, searches
from games.registry import GAMES
from tests.games.contract.tables import Table, hidden, house_at
from tests.repository.tree import ROOT
from tests.support.duplicates import duplicate

WITH_EXPERTS = {slug: game for slug, game in GAMES.items() if "expert" in game.houses}
LOOKS = 8
EVERY = 7

at_their_games = pytest.mark.parametrize("game", WITH_EXPERTS.values(), ids=WITH_EXPERTS)


def decided(house: House, view: Any, decision: Decision) -> list[Choice]:
    return [house.choose(view, decision, Random(seed)) for seed in range(2)]


@at_their_games
class TestExperts:
    def test_hidden_cards_do_not_change_the_choice(self, game: Rules) -> None:
        """Hidden cards are dealt again; a new expert must choose the same."""
        looks = 0
        for seat, decision, state in positions(game):
            other = hidden(game).reshuffled(duplicate(state), seat, Random(looks))
            one = decided(house_at(game, "expert"), game.view(state, seat), decision)
            assert one == decided(house_at(game, "expert"), game.view(other, seat), decision)

            # Only positions where the reshuffle changed something count.
            looks += state != other

        assert looks >= LOOKS

    def test_stand_in_is_the_hard_level(self, game: Rules) -> None:
        house = game.houses["expert"]()
        assert searches(house)
        # Where numpy is missing or the search is late, the stand-in of level "hard" chooses.
        assert type(house.stand_in) is game.houses["hard"]
        assert house.budget > 0


def positions(game: Rules) -> Any:
    """Yield seat, decision and state from games of hard house players, who reach all phases."""
    found = 0
    for number in range(20):
        table = Table(game, game.seats[0], number)
        engine = table.deal(journalling=False)
        rng = table.rng("experts")
        players = [house_at(game, "hard") for _ in range(table.seats)]
        step = 0
        while engine.ask is not None:
            seat: Seat = next(iter(engine.ask.owed))
            decision = engine.ask.owed[seat]
            if seat == CLOCK:
                engine.decide(seat, decision.default or ())
                continue

            step += 1
            if step % EVERY == 0 and len(decision.options) > 1:
                yield seat, decision, engine.game.state
                found += 1

            # Two looks per needed one, as some reshuffles change nothing.
            if found >= 2 * LOOKS:
                return

            engine.decide(seat, players[seat].choose(engine.view(seat), decision, rng))


def test_creating_an_expert_imports_no_numpy() -> None:
    """numpy would take a third of the bot's memory; only the search process imports it."""
    # A new interpreter: the test process has imported numpy already.
    script = (
        "import sys, bot.app\n"
        "from games.registry import GAMES\n"
        "for game in GAMES.values():\n"
        "    for house in game.houses.values(): house()\n"
        "print([name for name in sys.modules if name.startswith('numpy')])"
    )
    found = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert found.stdout == "[]\n", found.stdout
