"""The benchmark of the house, in few games."""

import pytest

from benchmarks import house
from benchmarks.house_counters import COUNTERS
from games.cli.simulate import house_of
from games.kit.house import House
from games.registry import GAMES

FEW = 9


def test_it_prints_a_row_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    house.main(["playing", "--games", "3", "--budget", "60", "--only", "among"])
    lines = capsys.readouterr().out.splitlines()
    assert "expert among hard" in "\n".join(lines)
    assert len(lines) == 1 + 2 * 6
    assert all("x" in line and "[" in line for line in lines[1:])


def test_a_dozen_simple_minds_for_every_game_with_an_expert() -> None:
    for slug, game in GAMES.items():
        if "expert" in game.houses:
            assert len(COUNTERS[slug]) >= 12


@pytest.mark.parametrize("name", COUNTERS["playing"])
def test_no_simple_mind_beats_a_thought(name: str) -> None:
    """Two of a mind against one expert that hardly thinks: it has more than its share."""
    game = GAMES["playing"]

    def expert() -> House:
        return house_of(game, "expert", 240)

    row = house.Row(name, 3, expert, (COUNTERS["playing"][name],))
    assert house.measured(game, row, FEW, "simple").times > 1.0
