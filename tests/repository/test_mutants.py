"""Tests of the tool behind `make mutants`: its faults, and the tests that notice them."""

import subprocess
from pathlib import Path

import pytest

from tests import mutants

SOURCE = '''"""A till."""

import logging

log = logging.getLogger(__name__)

MOST = 5


class Till:
    """Takes coins."""

    coins: int | None = 0

    def take(self, coins: int | None) -> bool:
        """Whether they fit."""
        if coins is None or coins > MOST:
            log.info("too many")
            return False
        left: int | None = None
        self.coins = coins
        return True
'''
FILES = {"bot/till.py": SOURCE}
# More than there are places, so that all are taken.
EVERY = 1000


def of(line: str) -> set[str]:
    """Return the operators that are tried on a line."""
    number = next(n for n, text in enumerate(SOURCE.splitlines(), 1) if line in text)
    places = mutants.mutants_at("bot/till.py", SOURCE).values()
    return {mutant.operator for place in places for mutant in place if mutant.line == number}


def test_sample_depends_on_the_seed():
    assert mutants.sample(FILES, 4, 1) == mutants.sample(FILES, 4, 1)
    assert mutants.sample(FILES, 4, 1) != mutants.sample(FILES, 4, 2)


def test_sample_has_one_mutant_per_place():
    places = mutants.mutants_at("bot/till.py", SOURCE)

    assert max(map(len, places.values())) > 3
    assert len(mutants.sample(FILES, EVERY, 1)) == len(places)


def test_mutants_differ_from_the_source_and_compile():
    for mutant in mutants.sample(FILES, EVERY, 1):
        mutated = mutant.apply(SOURCE)
        assert mutated != SOURCE
        compile(mutated, mutant.path, "exec")


def test_impossible_mutants_are_left_out():
    """cosmic-ray fails on an attribute among several exceptions."""
    source = (
        "def end():\n    try:\n        cut()\n    except (os.error, io.error):\n        wait()\n"
    )

    broken = mutants.sample({"bot/line.py": source}, EVERY, 1)

    # The line with the exceptions is missing; the two calls are there.
    assert {mutant.line for mutant in broken} == {3, 5}


def test_statements_of_functions_are_mutated():
    assert "AddNot" in of("if coins is None")
    assert "ReplaceOrWithAnd" in of("if coins is None")
    assert "ReplaceFalseWithTrue" in of("return False")
    assert of("self.coins = coins") == {"leave out"}


@pytest.mark.parametrize(
    "line", ["MOST = 5", "int | None = 0", "def take", "Whether they fit", "log.info", "left: int"]
)
def test_types_constants_logs_and_names_are_not_mutated(line):
    assert of(line) == set()


ENDS = """
def idle(x):
    with x:
        if x:
            return  # idle
        elif wait(x):
            return None  # idle
        else:
            return x


async def busy(x):
    if x:
        return None
    for one in x:
        return
    try:
        return
    except OSError:
        wait()
    else:
        wait()
    try:
        wait()
    finally:
        return
"""


def test_return_is_left_out_only_before_other_statements():
    """Without a statement after it, the function would return None anyway."""
    places = mutants.mutants_at("bot/ends.py", ENDS).values()
    found = {mutant.line for place in places for mutant in place if mutant.operator == "leave out"}

    lines = {number: text.strip() for number, text in enumerate(ENDS.splitlines(), 1)}
    ends = {number for number, text in lines.items() if text.startswith("return")}

    # All other returns are in a loop, or have a value.
    assert {lines[number] for number in ends - found} == {"return  # idle", "return None  # idle"}


@pytest.mark.slow
def test_only_unnoticed_mutants_survive(tmp_path, monkeypatch, capsys):
    (tmp_path / "bot").mkdir()
    (tmp_path / "tests" / "bot").mkdir(parents=True)
    # The test does not look at `calls`, so leaving the call out survives.
    source = "def add(a, b):\n    calls.append(a)\n    return a + b\n\n\ncalls = []\n"
    test = "from bot.sums import add\n\n\ndef test_sums():\n    assert add(2, 3) == 5\n"
    (tmp_path / "bot" / "sums.py").write_text(source)
    (tmp_path / "tests" / "bot" / "test_sums.py").write_text(test)
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    monkeypatch.setattr(mutants, "ROOT", tmp_path)

    assert mutants.main(["--jobs", "1", "bot"]) == 0

    assert capsys.readouterr().out.splitlines() == [
        "bot/sums.py:2 leave out",
        "     def add(a, b):",
        "    -    calls.append(a)",
        "    +    pass",
        "         return a + b",
        "bot: 2 / 3 killed",
    ]
    # The file is as before.
    assert Path(tmp_path, "bot", "sums.py").read_text() == source


def test_failing_tests_are_reported(tmp_path, monkeypatch, capsys):
    (tmp_path / "tests" / "bot").mkdir(parents=True)
    (tmp_path / "tests" / "bot" / "test_wrong.py").write_text("def test_it(): assert False\n")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    monkeypatch.setattr(mutants, "ROOT", tmp_path)

    assert mutants.main(["bot"]) == 1
    assert "fails as it is" in capsys.readouterr().out
