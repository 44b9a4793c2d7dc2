"""House players that search: what they know, that it can be had again, and that it is worth it."""

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
LOOKS = 12
EVERY = 7

at_their_games = pytest.mark.parametrize("game", WITH_EXPERTS.values(), ids=WITH_EXPERTS)


def decided(house: House, view: Any, decision: Decision) -> list[Choice]:
    return [house.choose(view, decision, Random(seed)) for seed in range(4)]


@at_their_games
class TestExperts:
    def test_what_nobody_can_see_does_not_move_them(self, game: Rules) -> None:
        """The hidden cards are dealt anew; a new expert is asked again."""
        looks = 0
        for seat, decision, state in positions(game):
            other = hidden(game).reshuffled(duplicate(state), seat, Random(looks))
            one = decided(house_at(game, "expert"), game.view(state, seat), decision)
            assert one == decided(house_at(game, "expert"), game.view(other, seat), decision)

            looks += state != other

        assert looks >= LOOKS

    def test_they_have_somebody_who_needs_no_numpy(self, game: Rules) -> None:
        house = game.houses["expert"]()
        assert searches(house)
        assert type(house.stand_in) is game.houses["hard"]
        assert house.budget > 0


def positions(game: Rules) -> Any:
    """Who is asked what, and the state; from games of hard ones, who come to all there is."""
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

            if found >= 2 * LOOKS:
                return

            engine.decide(seat, players[seat].choose(engine.view(seat), decision, rng))


def test_whoever_seats_an_expert_needs_no_numpy() -> None:
    """It would cost every Coop a third of its memory; only the process that searches has it."""
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
