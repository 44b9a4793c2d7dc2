"""`python -m games simulate`."""

import json

import pytest

from games.cli import main


def test_it_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["simulate", "heist", "--seats", "4", "--games", "5", "--seed", "7", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert code == 0
    assert figures["game"] == "heist"
    assert figures["seats"] == 4
    assert figures["games"] == 5
    assert len(figures["wins"]) == 4
    assert figures["mean_decisions"] == round(figures["decisions"] / 5, 1)
    assert figures["decisions_per_second"] > 0
    assert figures["house"] == "random"


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        main(["simulate", "heist", "--games", "5", "--seed", "x", "--house", "easy", "--json"])
        figures = json.loads(capsys.readouterr().out)
        found.append((figures["decisions"], figures["wins"]))
    assert found[0] == found[1]


def test_plain_text_names_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "heist", "--games", "2", "--house", "easy,random,random"]) == 0
    assert "2 games of 3 (easy,random,random)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "9"], "3 to 8 seats"),
        (["--games", "0"], "at least one game"),
        (["--house", "genius"], "no house player 'genius'"),
        (["--house", "easy,random"], "2 levels for 3 seats"),
        (["--option", "dual=true"], "option dual"),
    ],
)
def test_what_cannot_be_played_is_said_so(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "heist", *arguments]) == 2
    assert said in capsys.readouterr().err
