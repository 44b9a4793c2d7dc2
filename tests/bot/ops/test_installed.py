"""What is said where the libraries are not those that Coop was tested with."""

import subprocess
import sys
from importlib.metadata import version

import pytest

from bot import __main__ as entry
from bot.ops import environment
from tests.repository.tree import ROOT


@pytest.fixture
def lock(tmp_path):
    def write(*lines):
        file = tmp_path / "requirements.lock"
        file.write_text("\n".join(f"{line} \\\n    --hash=sha256:{0:064}" for line in lines))
        return file

    return write


HERE = version("pydantic")


def test_what_is_installed_for_the_tests_is_what_the_lock_says():
    assert environment.lacking() == {}


def test_who_has_the_driver_for_postgresql_needs_that_as_it_was_tested():
    assert environment.LOCK == ROOT / "requirements-postgres.lock"
    assert "\npsycopg==" in environment.LOCK.read_text()


def test_what_is_as_locked_is_fine(lock):
    assert environment.differing(lock(f"pydantic=={HERE}")) == {}


def test_what_is_missing_is_told(lock):
    assert environment.lacking(lock("no-such-hen==1.0")) == {"no-such-hen": (None, "1.0")}


def test_what_only_other_pythons_need_may_be_missing(lock):
    assert environment.differing(lock("no-such-hen==1.0 ; python_full_version >= '3.99'")) == {}


def test_what_is_older_is_told(lock):
    assert environment.lacking(lock("pydantic==999.0")) == {"pydantic": (HERE, "999.0")}


def test_what_is_newer_plays_and_differs(lock):
    file = lock("pydantic==0.1")

    assert environment.lacking(file) == {}
    assert environment.differing(file) == {"pydantic": (HERE, "0.1")}


def test_zeros_before_a_number_count_for_nothing(lock, monkeypatch):
    monkeypatch.setattr(environment, "version", lambda _: "2.001")

    assert environment.differing(lock("fontpkg-fredoka==2.1")) == {}


def test_without_a_lock_there_is_nothing_to_compare(tmp_path):
    assert environment.differing(tmp_path / "requirements.lock") == {}


def test_it_is_said_in_one_sentence_before_anything_is_read(lock, monkeypatch, capsys):
    monkeypatch.setattr(environment, "lacking", lambda: {"orjson": (None, "3.13.0")})

    assert entry.main(["doctor"]) == 2

    said = capsys.readouterr().err
    assert "orjson is missing (wanted: 3.13.0)" in said
    assert "pip install -r " in said
    assert said.count("\n") == 1


def test_the_look_needs_no_library():
    """Without site-packages there is nothing but Python's own library, as on a bare machine."""
    done = subprocess.run(
        [sys.executable, "-S", "-m", "bot"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert "discord-py is missing" in done.stderr
    assert "Traceback" not in done.stderr
