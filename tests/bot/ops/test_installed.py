"""The check that installed libraries are those of the lock file."""

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
        # The format of the lock files in this repository.
        file.write_text("\n".join(f"{line} \\\n    --hash=sha256:{0:064}" for line in lines))
        return file

    return write


HERE = version("pydantic")


def test_installed_libraries_match_the_lock():
    assert environment.lacking() == {}


def test_lock_with_the_postgresql_driver_is_used_if_it_is_installed():
    assert environment.LOCK == ROOT / "requirements-postgres.lock"
    assert "\npsycopg==" in environment.LOCK.read_text()


@pytest.mark.parametrize(
    ("line", "lacking", "differing"),
    [
        (f"pydantic=={HERE}", {}, {}),
        ("no-such-hen==1.0", *2 * ({"no-such-hen": (None, "1.0")},)),
        # A library for other versions of Python may be missing.
        ("no-such-hen==1.0 ; python_full_version >= '3.99'", {}, {}),
        ("pydantic==999.0", *2 * ({"pydantic": (HERE, "999.0")},)),
        # A newer version is allowed, but differs.
        ("pydantic==0.1", {}, {"pydantic": (HERE, "0.1")}),
    ],
)
def test_missing_and_older_libraries_are_lacking(lock, line, lacking, differing):
    file = lock(line)

    assert environment.lacking(file) == lacking
    assert environment.differing(file) == differing


def test_leading_zeros_of_a_version_do_not_matter(lock, monkeypatch):
    # The installed package names its version so, and the lock in the normal form.
    monkeypatch.setattr(environment, "version", lambda _: "2.001")

    assert environment.differing(lock("fontpkg-fredoka==2.1")) == {}


def test_missing_lock_file_is_no_difference(tmp_path):
    assert environment.differing(tmp_path / "requirements.lock") == {}


def test_missing_library_is_explained_in_one_line(lock, monkeypatch, capsys):
    monkeypatch.setattr(environment, "lacking", lambda: {"orjson": (None, "3.13.0")})

    assert entry.main(["doctor"]) == 2

    said = capsys.readouterr().err
    assert "orjson is missing (wanted: 3.13.0)" in said
    assert "./coop install" in said
    assert said.count("\n") == 1


def test_only_some_missing_libraries_are_named():
    many = {f"hen-{number}": (None, "1.0") for number in range(30)}
    said = environment.lacking_sentence(many)

    assert "hen-2" in said
    assert "hen-3" not in said
    assert ", and 27 more." in said


def test_wrong_python_is_told_the_right_command(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/usr/bin/python3")
    monkeypatch.setattr(sys, "argv", ["bot", "doctor"])

    said = environment.lacking_sentence({"orjson": (None, "3.13.0")})

    assert "is not Coop's own Python" in said
    assert said.endswith(": ./coop doctor")


def test_check_itself_needs_no_library():
    """With -S, Python sees only its standard library, as on a bare machine."""
    done = subprocess.run(
        [sys.executable, "-S", "-m", "bot"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert "is missing" in done.stderr
    assert "./coop install" in done.stderr
    assert "Traceback" not in done.stderr
