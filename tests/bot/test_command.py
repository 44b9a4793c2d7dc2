"""The script `./coop`: the right Python from anywhere, and the way from a clone to a bot."""

import asyncio
import os
import pty
import re
import shutil
import stat
import sys

import pytest

from bot.cli import _arguments
from bot.version import COMMIT_FILE
from tests.repository.tree import ROOT

FILES = ("coop", ".env.example", "requirements.lock", "requirements-postgres.lock")

OWN_PYTHON = f"""#!{sys.executable}
import os, sys
if sys.argv[2] == "pip":
    open("asked.txt", "a").write(" ".join(sys.argv[1:]) + "\\n")
    sys.exit()
if sys.argv[2] != "bot":
    os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
sys.path.insert(0, {str(ROOT)!r})
from bot.discord_api._internals import connect_to
connect_to(os.environ["PLAYGROUND"])
from bot.__main__ import main
sys.exit(main(sys.argv[3:]))
"""
"""Coop's own Python in these tests: it connects the bot to the playground, and installs nothing."""


@pytest.fixture
def clone(tmp_path):
    """Return a folder with the script, whose libraries are installed already."""
    folder = tmp_path / "clone"
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(OWN_PYTHON)
    python.chmod(0o755)
    for name in FILES:
        shutil.copy(ROOT / name, folder)

    for name in ("pyvenv.cfg", ".runtime"):
        (folder / ".venv" / name).touch()

    return folder


@pytest.fixture
def type_coop(clone, play):
    """Return a function that runs the script, and returns its exit code and all of its output."""

    async def run(*arguments, stdin=b"", folder=clone, **variables):
        process = await asyncio.create_subprocess_exec(
            clone / "coop",
            *arguments,
            cwd=folder,
            env={"PATH": os.environ["PATH"], "PLAYGROUND": play.simulation.base} | variables,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with asyncio.timeout(60):
            output, _ = await process.communicate(stdin)

        assert process.returncode is not None

        return process.returncode, output.decode()

    return run


async def test_own_python_runs_from_any_folder(clone, type_coop, tmp_path):
    (tmp_path / "link").symlink_to(clone / "coop")

    code, output = await type_coop("--version", folder=tmp_path)

    assert (code, output.partition(" ")[0]) == (0, "Coop")


async def test_python_of_the_system_names_the_next_command(clone, type_coop, tmp_path):
    shutil.rmtree(clone / ".venv")
    shutil.copytree(ROOT / "bot", clone / "bot", ignore=shutil.ignore_patterns("__pycache__"))
    system = tmp_path / "bin"
    system.mkdir()
    # With -S, Python sees no installed library, as on a bare machine.
    (system / "python3").write_text(f'#!/bin/sh\nexec {sys.executable} -S "$@"\n')
    (system / "python3").chmod(0o755)

    code, output = await type_coop("doctor", PATH=f"{system}:{os.environ['PATH']}")

    assert code == 2
    assert output.endswith(": ./coop install\n")
    assert output.count("\n") == 1


async def test_second_setup_replaces_the_tokens_only(clone, type_coop, play, tmp_path):
    kept = tmp_path / "kept"
    kept.write_text("export DISCORD_TOKEN=old\nCOOP_PACE=quick\nDISCORD_TOKEN=an.old.one\n")
    (clone / ".env").symlink_to(kept)
    # Left by a setup that was interrupted.
    (clone / ".env.new").touch(mode=0o644)
    code, output = await type_coop("setup", stdin=f"{play.simulation.token}\n".encode())

    assert code == 0, output
    assert play.simulation.token not in output
    assert (clone / ".env").is_symlink()
    assert kept.read_text() == f"DISCORD_TOKEN={play.simulation.token}\nCOOP_PACE=quick\n"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert not (clone / ".env.new").exists()


@pytest.mark.parametrize("typed", ["setup --help", "install bogus", "update --help"])
async def test_wrong_argument_shows_the_usage_and_does_nothing(clone, type_coop, typed):
    code, output = await type_coop(*typed.split())

    assert code == 2
    assert "./coop update [main]" in output
    assert not (clone / "asked.txt").exists()


def test_help_names_the_subcommands_of_the_script():
    script = (ROOT / "coop").read_text("utf-8")
    names = re.findall(r"^#   \./coop (\w+)", script, re.MULTILINE)
    epilog = str(_arguments().epilog)

    assert names == ["setup", "install", "update"]
    assert [name for name in names if f"{name} (" not in epilog] == []


@pytest.mark.parametrize("wrong", ["not.the.one", "", "two words"])
async def test_wrong_token_is_not_written(clone, type_coop, wrong):
    code, output = await type_coop("setup", stdin=f"{wrong}\n".encode())

    assert code == 2
    assert output.endswith("To try again: ./coop setup\n")
    assert not (clone / ".env").exists()


async def test_setup_without_discord_names_the_next_step(clone, type_coop, play):
    token = play.simulation.token

    code, output = await type_coop("setup", stdin=token.encode(), PLAYGROUND="http://127.0.0.1:9")

    assert code == 1
    assert "type: ./coop sync\n" in output
    assert token in (clone / ".env").read_text()


@pytest.mark.slow
async def test_setup_at_a_terminal_registers_and_writes_the_token(clone, play):
    ours, theirs = pty.openpty()
    process = await asyncio.create_subprocess_exec(
        clone / "coop",
        "setup",
        env={"PATH": os.environ["PATH"], "PLAYGROUND": play.simulation.base},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    shown = await until_shown(ours, "not shown: ")
    os.write(ours, f"{play.simulation.token}\n".encode())
    shown += await until_shown(ours, "then press Enter: ")
    os.write(ours, b"\n")
    shown += await until_shown(ours, "in a channel of your server.")
    await process.wait()
    os.close(ours)

    token = play.simulation.token
    assert play.simulation.world.commands
    assert "oauth2/authorize" in shown
    assert "All is well" in shown
    assert token not in shown

    env = clone / ".env"
    assert stat.S_IMODE(env.stat().st_mode) == 0o600
    assert env.read_text().count(f"DISCORD_TOKEN={token}\n") == 1
    # The other settings stay to be read and changed.
    assert "\nCOOP_PACE=normal\n" in env.read_text()
    assert env.read_text().count("\nDISCORD_TOKEN=") == 0


async def until_shown(terminal, text):
    """Read a terminal until it shows a text, and return all that it showed."""
    shown = ""
    async with asyncio.timeout(60):
        while text not in shown:
            shown += (await asyncio.to_thread(os.read, terminal, 4096)).decode()

    return shown


@pytest.mark.parametrize("typed", ["setup", "install postgres", "update"])
async def test_image_needs_no_installation(clone, type_coop, typed):
    (clone / COMMIT_FILE).touch()
    code, output = await type_coop(*typed.split())

    assert code == 2
    assert ("new one" if typed == "update" else "./coop sync") in output
    assert not (clone / "asked.txt").exists()


async def test_install_is_done_once(clone, type_coop):
    assert await type_coop("install") == (0, "")
    assert not (clone / "asked.txt").exists()

    os.utime(clone / "requirements.lock", (2e9, 2e9))
    code, output = await type_coop("install")

    assert code == 0, output
    assert (
        (clone / "asked.txt")
        .read_text()
        .endswith("install --require-hashes -r requirements.lock\n")
    )


async def test_install_brings_the_driver_of_postgresql(clone, type_coop):
    code, output = await type_coop("install", "postgres")

    assert code == 0, output
    assert "-r requirements-postgres.lock" in (clone / "asked.txt").read_text()


async def test_missing_python_is_explained(clone, type_coop):
    shutil.rmtree(clone / ".venv")

    code, output = await type_coop("install", PYTHON="no-such-python")

    assert code == 1
    assert "needs Python 3.11 or newer" in output
    assert output.count("\n") == 1
