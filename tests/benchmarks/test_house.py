"""The benchmark of the house, in few games."""

import pytest

from benchmarks import house
from benchmarks.house_counters import COUNTERS
from games.cli.simulate import house_of
from games.engine.house import LADDER, House, RandomHouse
from games.registry import GAMES

FEW = 9


def test_it_prints_a_row_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    house.main(["playing", "--games", "3", "--budget", "60", "--only", "among"])
    rows, times = capsys.readouterr().out.split("\n\n")
    lines = rows.splitlines()

    assert "expert among hard" in rows
    assert len(lines) == 1 + 2 * 8
    assert all("x" in line and "[" in line for line in lines[1:])
    assert [line.split()[:2] for line in times.splitlines()[1:]] == [
        ["playing", level] for level in ("easy", "medium", "hard", "expert")
    ]


def test_it_tells_how_long_every_level_of_every_game_takes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = {slug: GAMES[slug] for slug in ("heist", "playing")}  # whose games are short
    monkeypatch.setattr(house, "FEW", 1)
    monkeypatch.setattr(house, "GAMES", games)
    monkeypatch.setattr(house, "SEATS", {slug: game.seats[:1] for slug, game in games.items()})
    house.main(["--times", "--budget", "12"])
    times = capsys.readouterr().out.split("\n\n")[1].splitlines()[1:]
    told = {tuple(line.split()[:2]) for line in times}

    assert told == {
        (slug, level) for slug, game in games.items() for level in LADDER if level in game.houses
    }

    for line in times:
        quick, slow, choices = map(float, line.split()[2:])
        assert 0 <= quick <= slow > 0  # the clock may stand still for a quick one
        assert choices > 0


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


def test_it_picks_rows(capsys: pytest.CaptureFixture[str]) -> None:
    house.main(["playing", "--games", "1", "--only", "medium among easy", "--seats", "6"])
    rows = capsys.readouterr().out.split("\n\n")[0].splitlines()[1:]
    assert [row.split()[:5] for row in rows] == [["playing", "6", "medium", "among", "easy"]]


def test_several_of_a_kind_share_what_they_win() -> None:
    game = GAMES["playing"]
    row = house.Row("half", 4, RandomHouse, (RandomHouse,), many=2)
    assert 0 < house.measured(game, row, FEW, "half").times < 2
    assert house.measured(game, row._replace(many=4), FEW, "all").times == 1.0
