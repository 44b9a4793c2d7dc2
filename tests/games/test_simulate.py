"""Tests of `python -m games simulate`."""

import json
from collections.abc import Callable
from typing import Any, get_args

import pytest

from games.cli import main
from games.cli.simulate import _options
from games.engine.simulate import seating_of_game
from games.registry import GAMES

Simulated = Callable[..., dict[str, Any]]


@pytest.fixture
def simulated(capsys: pytest.CaptureFixture[str]) -> Simulated:
    """A function that runs the command and returns its figures."""

    def run(*arguments: str) -> dict[str, Any]:
        assert main(["simulate", *arguments, "--json"]) == 0
        figures: dict[str, Any] = json.loads(capsys.readouterr().out)
        return figures

    return run


def test_simulate_prints_one_json_object(simulated: Simulated) -> None:
    figures = simulated("heist", "--seats", "4", "--games", "5", "--seed", "7")
    assert figures["game"] == "heist"
    assert figures["seats"] == 4
    assert figures["games"] == 5
    assert len(figures["wins"]) == 4
    assert figures["mean_decisions"] == round(figures["decisions"] / 5, 1)
    assert figures["decisions_per_second"] > 0
    assert figures["house"] == "random"


def test_the_same_seed_gives_the_same_games(simulated: Simulated) -> None:
    found = []
    for _ in range(2):
        figures = simulated("heist", "--games", "5", "--seed", "x", "--house", "easy")
        found.append((figures["decisions"], figures["wins"]))

    # Decisions and wins differ between seeds; speed is left out, as it varies.
    assert found[0] == found[1]


def test_plain_text_names_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "heist", "--games", "2", "--house", "easy,random,random"]) == 0
    assert "2 games of 3 (easy,random,random)" in capsys.readouterr().out


def test_levels_are_seated_in_turn_and_their_finishes_compared(
    simulated: Simulated, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["playing", "--seats", "5", "--games", "20", "--house", "random,easy"]
    [pair] = simulated(*arguments)["pairs"]
    assert (pair["level"], pair["over"]) == ("random", "easy")
    # 20 games, each with 3 players of one level against 2 of the other.
    assert pair["better"] + pair["tied"] + pair["worse"] == 20 * 3 * 2
    assert pair["share"] == round((pair["better"] + pair["tied"] / 2) / 120, 4)

    assert main(["simulate", *arguments]) == 0
    assert "random over easy: " in capsys.readouterr().out


def test_a_level_with_a_temper_is_compared_with_the_same_without(
    simulated: Simulated, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["out", "--seats", "2", "--games", "4", "--house"]
    [pair] = simulated(*arguments, "medium:bold,medium")["pairs"]
    assert (pair["level"], pair["over"]) == ("medium:bold", "medium")
    assert main(["simulate", *arguments, "medium:broody"]) == 2
    assert "no temper 'broody': choose from careful, bold" in capsys.readouterr().err


def test_number_of_levels_sets_the_seats(simulated: Simulated) -> None:
    figures = simulated("playing", "--games", "1", "--house", "easy,random,easy,random,easy")
    assert figures["seats"] == 5


def test_players_change_seats_between_games() -> None:
    # Players move to the next seat from game to game.
    assert [seating_of_game("ab", number) for number in (0, 1, 2)] == [
        ["a", "b"],
        ["b", "a"],
        ["a", "b"],
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "9"], "3 to 8 seats"),
        (["--games", "0"], "at least 1"),
        (["--house", "genius"], "no house player 'genius'"),
        (["--house", "easy,random,easy,easy", "--seats", "3"], "4 levels for 3 seats"),
        (["--option", "dual=true"], "no option 'dual': choose from duel, auto_split"),
        (["--option", "duel=perhaps"], "option duel: "),
        (["--option", "duel"], "option duel: "),
    ],
)
def test_invalid_arguments_are_reported(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "heist", *arguments]) == 2
    assert said in capsys.readouterr().err


def values(slug: str) -> list[tuple[str, str, Any]]:
    """Return every value of every option, as it is written on the command line."""
    found = []
    for name, field in GAMES[slug].Options.model_fields.items():
        # A choice lists its values in its annotation; bool does not.
        listed = get_args(field.annotation)
        if field.annotation is bool:
            listed = (True, False)

        assert listed, f"{slug}: say here what {name} may be"

        found += [(name, str(value).lower(), value) for value in listed]

    return found


@pytest.mark.parametrize("slug", GAMES)
def test_every_value_of_every_option_can_be_given(slug: str) -> None:
    for name, text, value in values(slug):
        found = getattr(_options(GAMES[slug], [f"{name}={text}"]), name)
        # 1 equals True, so the type is compared too.
        assert (found, type(found)) == (value, type(value))


def test_a_game_is_simulated_with_its_options(simulated: Simulated) -> None:
    short, long = (
        simulated("crazy", "--games", "3", "--option", option)["decisions"]
        for option in ("rounds=1", "rounds=4")
    )
    assert short < long


@pytest.mark.slow
def test_an_expert_plays_within_its_budget_and_by_its_seed(simulated: Simulated) -> None:
    arguments = ["--house", "expert,easy", "--games", "1", "--seed", "x", "--option", "rounds=1"]
    found = [
        simulated("crazy", *arguments, "--budget", budget)["decisions"]
        for budget in ("4", "4", "40")
    ]
    # Equal budget and seed give an equal game.
    assert found[0] == found[1] != found[2]


def test_budget_of_zero_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "crazy", "--house", "expert,hard", "--budget", "0"]) == 2
    assert "at least 1" in capsys.readouterr().err
