"""Tests of the benchmark of house players, with few games."""

import pytest

from benchmarks import house
from benchmarks.house_counters import COUNTERS
from games.cli.simulate import house_of
from games.engine.house import LADDER, House, RandomHouse
from games.registry import GAMES
from tests.support.combinations import sampled

FEW = 9
STRATEGIES = [*COUNTERS["playing"]]


@pytest.mark.slow
def test_benchmark_prints_a_row_per_matchup(capsys: pytest.CaptureFixture[str]) -> None:
    house.main(["playing", "--games", "3", "--budget", "60", "--only", "among"])
    rows, times = capsys.readouterr().out.split("\n\n")
    lines = rows.splitlines()

    assert "expert among hard" in rows
    # A heading, and eight rows for each of two sizes of tables.
    assert len(lines) == 1 + 2 * 8
    assert all("x" in line and "[" in line for line in lines[1:])
    assert [line.split()[:2] for line in times.splitlines()[1:]] == [
        ["playing", level] for level in ("easy", "medium", "hard", "expert")
    ]


def test_benchmark_prints_the_time_of_every_level(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = {slug: GAMES[slug] for slug in ("heist", "playing")}  # short games
    monkeypatch.setattr(house, "FEW", 1)
    monkeypatch.setattr(house, "GAMES", games)
    monkeypatch.setattr(house, "SEATS", {slug: game.seats[:1] for slug, game in games.items()})
    house.main(["--times", "--budget", "12"])
    times = capsys.readouterr().out.split("\n\n")[1].splitlines()[1:]
    printed_rows = {tuple(line.split()[:2]) for line in times}

    assert printed_rows == {
        (slug, level) for slug, game in games.items() for level in LADDER if level in game.houses
    }

    for line in times:
        quick, slow, choices = map(float, line.split()[2:])
        # A quick choice may take less than the resolution of the clock.
        assert 0 <= quick <= slow > 0
        assert choices > 0


def test_each_game_with_an_expert_has_a_dozen_counters() -> None:
    for slug, game in GAMES.items():
        if "expert" in game.houses:
            assert len(COUNTERS[slug]) >= 12


@pytest.mark.parametrize("name", sampled(STRATEGIES, STRATEGIES[::4], STRATEGIES[:1]))
def test_expert_beats_every_simple_strategy(name: str) -> None:
    """Two players of one simple strategy against an expert with a small budget."""
    game = GAMES["playing"]

    def expert() -> House:
        return house_of(game, "expert", 240)

    row = house.Row(name, 3, expert, (COUNTERS["playing"][name],))
    # Above 1.0: the expert wins more than an equal share.
    assert house.measured(game, row, FEW, "simple").times > 1.0


def test_benchmark_plays_only_the_chosen_rows(capsys: pytest.CaptureFixture[str]) -> None:
    house.main(["playing", "--games", "1", "--only", "medium among easy", "--seats", "6"])
    rows = capsys.readouterr().out.split("\n\n")[0].splitlines()[1:]
    assert [row.split()[:5] for row in rows] == [["playing", "6", "medium", "among", "easy"]]


def test_players_of_a_kind_share_their_wins() -> None:
    game = GAMES["playing"]
    row = house.Row("half", 4, RandomHouse, (RandomHouse,), many=2)
    assert 0 < house.measured(game, row, FEW, "half").times < 2
    # If all players are of one kind, their share is exactly the expected one.
    assert house.measured(game, row._replace(many=4), FEW, "all").times == 1.0
