"""Tests of scenario files: unknown words are named, differences found, examples correct."""

import re
import sys

import pytest

from games.cli import main
from games.cli.scenario import first_difference
from games.engine.chance import Chance, RiggedChance
from games.engine.positions import ScenarioError
from games.engine.scenario import flat, read
from games.registry import positions_of
from tests.repository.tree import ROOT

BEGIN = """
title = "A sample"
game = "heist"
[position]
phase = "decision"
[position.A]
[position.B]
[position.C]
"""


def difference(text):
    (scenario,) = read(BEGIN + text)
    # `read` returns one scenario per variant, so here exactly one.
    return first_difference(scenario)


def test_true_expectation_passes():
    assert (
        difference('[[step]]\nchoose = ["A: run"]\nexpect.asked = { decision = ["B", "C"] }')
        is None
    )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[[step]]\nexpect.round = 2", "step 1: round is 1, not 2"),
        ('[[step]]\nexpect.A.hand = ["warn"]', "step 1: A.hand is"),
        ("[[step]]\nexpect.A.hand = 1", "step 1: A.hand is 0, not 1"),
        ('[[step]]\nexpect.asked = { decision = ["A"] }', "step 1: asked is"),
        ('[[step]]\nexpect.not_asked = ["B"]', "not_asked is ['B']"),
        ('[[step]]\nexpect.A.may = ["rob"]', "A may not is ['rob']"),
        ('[[step]]\nexpect.A.may_not = ["run"]', "A may is ['run']"),
        ('[[step]]\nexpect.A.options = ["run"]', "A.options is"),
        ('[[step]]\nexpect.told = ["caught seat=A"]', "not told: caught seat=A"),
        ('[[step]]\nuntil = "saves"\nexpect.not_told = ["decided"]', "told: decided seat="),
        ('[[step]]\nchoose = ["A: fly"]', "'A: fly' is no answer to decision"),
        ('[[step]]\nchoose = ["A again: run"]\n[[step]]\nchoose = ["D: run"]', "D is never asked"),
        ("[chance]\npicks = [1]\n[[step]]\nexpect.round = 1", "rigged and never drawn: 1"),
        ("[[step]]\nexpect.moon = 2", "not understood: 'moon'"),
        ("[[step]]\nexpect.A.moon = 2", "not understood: 'A.moon'"),
    ],
)
def test_difference_is_found(text, found):
    # The text of the error is quoted in part only; `None` means no difference.
    assert found in (difference(text) or "")


@pytest.mark.parametrize(
    # Negative expectations would pass with a typing error, so all their words are checked.
    ("expect", "word"),
    [
        ('not_told = ["cought"]', "not_told: there is no event 'cought'"),
        ('not_told = ["caught saet=B"]', "not_told: caught has no fact 'saet=B'"),
        ('not_told = ["caught B"]', "not_told: caught has no fact 'B'"),
        ('not_told = ["caught seat=D"]', "'seat=D': 'D' is no seat at this table"),
        ('not_told = ["caught seat=1"]', "'seat=1': '1' is no seat at this table"),
        ('not_told = ["announced card=wran"]', "'card=wran': there is no 'wran'"),
        ('not_told = [""]', "there is no event ''"),
        ('told = ["cought"]', "told: there is no event 'cought'"),
        ('A.not_told = ["peked"]', "A.not_told: there is no event 'peked'"),
        ('D.not_told = ["peeked"]', "D.not_told: there is no seat D at this table"),
        ('A.may_not = ["rum"]', "A.may_not: there is no option 'rum'"),
        ('A.may_not = ["play wran"]', "A.may_not: 'play wran': there is no 'wran'"),
        ('A.may_not = ["slot 1 + slto 2"]', "A.may_not: there is no option 'slto'"),
        ('A.may = ["rum"]', "A.may: there is no option 'rum'"),
        ('A.options = ["rum"]', "A.options: there is no option 'rum'"),
        ('not_asked = ["D"]', "not_asked: there is no seat D at this table"),
        ('not_asked = ["Ada"]', "'Ada' is no seat"),
        ('asked = { decision = ["A", "B", "D"] }', "asked: there is no seat D at this table"),
        ('A.not_asked = ["B"]', "'A.not_asked' is not understood"),
    ],
)
def test_unknown_word_in_an_expectation_is_reported(expect, word):
    found = difference(f"[[step]]\nexpect.{expect}") or ""

    assert found.startswith("not understood: ")
    assert word in found


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("titel = 3", "titel"),
        ('[[step]]\nchose = ["A: run"]', "chose"),
        ("[chance]\ndice = [1]", "dice"),
        ("[[variant]]\nposiiton = {}", "posiiton"),
        # Not TOML at all: the message is that of the parser.
        ("= 3", "Invalid"),
    ],
)
def test_unknown_word_in_the_file_is_reported(text, word):
    with pytest.raises(ScenarioError, match=word):
        read('title = "A"\ngame = "heist"\n' + text)


@pytest.mark.parametrize(
    ("position", "word"),
    [
        ("A = {}\nC = {}", "without a gap"),
        ("A = { hat = 1 }\nB = {}", "hat"),
        ("A = {}\nB = {}\nsky = 1", "sky"),
        ("A = { loot = [9] }\nB = {}", "no loot is worth 9"),
        ('A = {}\nB = {}\nslots = { 1 = "swat", 2 = "swat" }', "no swat left"),
        ('A = { character = "boss" }\nB = {}\ncharacters = ["boss"]', "boss lies elsewhere"),
        ('A = {}\nB = {}\nphase = "nap"', "phase"),
        ('A = {}\nB = {}\nleader = "Ada"', "'Ada' is no seat"),
        ('A = {}\nB = {}\nleader = "C"', "there is no seat C"),
        ('A = { loot = ["egg"] }\nB = {}', "there is no 'egg' among the loot"),
        ('A = {}\nB = {}\nphase = "turn"\nturns = ["A"]\nturn = "B"', "B has no turn"),
        ('A = {}\nB = {}\nstanding = ["angel on B"]', "is not written like"),
    ],
)
def test_invalid_position_is_reported(position, word):
    (scenario,) = read(f'title = "A"\ngame = "heist"\n[position]\n{position}\n')

    assert word in (first_difference(scenario) or "")


def test_unknown_game_is_reported():
    (scenario,) = read('title = "A"\ngame = "chess"')

    assert first_difference(scenario) == "not understood: there is no game 'chess'"


def test_import_error_inside_a_game_is_raised(monkeypatch):
    monkeypatch.delitem(sys.modules, "games.chicken_out.positions", raising=False)
    # `None` in sys.modules makes the import fail, as if a dependency were not installed.
    monkeypatch.setitem(sys.modules, "games.chicken_out.box", None)
    # An import error inside a game must not be reported as an unknown game.
    with pytest.raises(ModuleNotFoundError):
        positions_of("out")

    with pytest.raises(ScenarioError, match="there is no game 'chess'"):
        positions_of("chess")


def test_variants_change_position_and_steps():
    file = read(
        BEGIN
        + """
[[step]]
until = "turn"
[[variant]]
title = "one"
position.round = 5
expect.round = 6
[[variant]]
title = "two"
[[variant.step]]
expect.round = 1
"""
    )

    # Both variants share the step of the file; one changes its expectation, one adds a step.
    assert [scenario.title for scenario in file] == ["A sample: one", "A sample: two"]
    assert [first_difference(scenario) for scenario in file] == [None, None]


def test_variant_is_merged_into_its_file():
    file = """
title = "A sample"
game = "heist"
rules = ["HR-1"]
position = { A = { hand = ["warn", "panic"], loot = ["4"] }, B = {}, round = 2 }
chance = { picks = [1], shuffles = [] }
[[step]]
choose = ["A: rob"]
expect.round = 2
[[step]]
expect = { round = 2, A.hand = 1 }
[[variant]]
title = "varied"
rules = ["HR-2"]
position.A.hand = ["freeze"]
chance.picks = [3]
expect = { A.hand = 2, B.hand = 0 }
"""
    # Tables are merged, lists of rules are joined, and other values are replaced.
    main_one, varied = read(file)

    assert (varied.title, varied.rules) == ("A sample: varied", ["HR-1", "HR-2"])
    assert varied.position == {"A": {"hand": ["freeze"], "loot": ["4"]}, "B": {}, "round": 2}
    assert varied.chance.picks == [3]
    assert varied.step[0] == main_one.step[0]
    assert dict(flat(varied.step[1].expect)) == {"round": 2, "A.hand": 2, "B.hand": 0}


def test_rigged_chance_returns_its_given_results():
    chance: Chance = RiggedChance(shuffles=[["b", "a"]], picks=[2])
    others = ["c", "d"]
    cards = ["a", "b"]
    chance.shuffle(others)
    chance.shuffle(cards)

    assert (others, cards) == (["c", "d"], ["b", "a"])
    # A second draw without a rigged number gives 0.
    assert [chance.below(3), chance.below(3)] == [2, 0]
    assert chance.draws == 4


def test_command_prints_ok_or_failed(tmp_path, capsys):
    good, bad, broken = (tmp_path / name for name in ("good.toml", "bad.toml", "broken.toml"))
    good.write_text(BEGIN + "[[step]]\nexpect.round = 1\n", encoding="utf-8")
    bad.write_text(BEGIN + "[[step]]\nexpect.round = 2\n", encoding="utf-8")
    broken.write_text("title", encoding="utf-8")

    assert main(["scenario", str(good)]) == 0
    assert capsys.readouterr().out == "ok      A sample\n"
    assert main(["scenario", str(good), str(bad)]) == 1
    assert "FAILED  A sample: step 1: round is 1, not 2" in capsys.readouterr().out
    assert main(["scenario", str(broken)]) == 1
    assert main(["scenario", str(tmp_path / "none.toml")]) == 1


def test_example_of_the_document_passes():
    document = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = re.search(r"## An example\n\n```toml\n(.*?)```", document, re.DOTALL)
    assert example is not None

    assert [first_difference(scenario) for scenario in read(example[1])] == [None]
