"""A newcomer's way: the commands of the install pages, typed in a clean folder.

Git, the shell and Coop are real, and Discord is the playground. Stubs stand for what this machine
need not have or must not change: root's commands, Docker, the platforms, the installation of
libraries.
"""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.test_command import OWN_PYTHON
from tests.repository.tree import ROOT, files
from tests.support.playground import Playground

HOSTING = ROOT / "docs" / "hosting"

# Each stub runs what is to be run in the machine, the container or the dyno, and else does nothing.
STUBS = {
    "python3": f"""
case "$*" in
    "-m venv --clear .venv")
        mkdir -p .venv/bin && cp "$HOME/own-python" .venv/bin/python && touch .venv/pyvenv.cfg ;;
    -c*) exec {sys.executable} "$@" ;;
    *) exec "$HOME/own-python" "$@" ;;
esac""",
    "nano": """sed -i "s/^DISCORD_TOKEN=.*/DISCORD_TOKEN=$TOKEN/" "$1" """,
    "docker": """
case "$*" in
    "compose run --rm coop "*) shift 4; exec "$@" ;;
esac""",
    "heroku": """
case $1 in
    create) git init --quiet --bare "$HOME/heroku" && git remote add heroku "$HOME/heroku" ;;
    config:set) echo "$2" > "$HOME/config" ;;
    run) shift; exec env "$(cat "$HOME/config")" "$@" ;;
esac""",
    # Commands run in the root folder.
    "fly": """
case $1 in
    secrets) echo "$3" > "$HOME/config"; ln -s "$PWD" "$HOME/srv" ;;
    ssh) cd /; exec env "$(cat "$HOME/config")" $6 ;;
esac""",
    # These take rights that only root has, or need a user that this machine does not have.
    "runuser": """shift 3; exec "$@" """,
    "install": """
while [ "$1" = -o ] || [ "$1" = -g ]; do shift 2; done
exec /usr/bin/install "$@" """,
    "chown": "",
    "useradd": "",
    "systemctl": "",
    "journalctl": "",
}


def commands(page: str) -> list[str]:
    """Return the command lines of a page."""
    text = (HOSTING / page).read_text("utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return [line for block in blocks for line in block.splitlines()]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a clean folder with the stubs in `bin`, and a repository to clone."""
    (tmp_path / "bin").mkdir()
    for name, script in STUBS.items():
        file = tmp_path / "bin" / name
        # Each stub notes what it was told.
        file.write_text(f'#!/bin/sh\necho "{name} $*" >> "$HOME/told.txt"\n{script}\n')
        file.chmod(0o755)

    own = tmp_path / "own-python"
    own.write_text(OWN_PYTHON)
    own.chmod(0o755)

    origin = tmp_path / "origin"
    for name in files():
        # What no command below reads is left out.
        if not name.startswith(("tests/", "art/", "template/", "docs/")):
            (origin / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, origin / name)

    for words in (("init", "--quiet"), ("add", "."), ("commit", "--quiet", "--message", "Lay")):
        who = ("-c", "user.name=Hen", "-c", "user.email=hen@example.org")
        subprocess.run(["git", *who, *words], cwd=origin, check=True)

    return tmp_path


def script_of(page: str, home: Path) -> Iterator[str]:
    """Yield the lines of a page as this machine can run them."""
    yield "set -eu"
    for line in commands(page):
        typed = line.replace("YOUR-TOKEN", '"$TOKEN"').replace("ADDRESS", f"{home}/origin")
        typed = typed.replace("/srv/coop", f"{home}/srv").replace("/etc/", f"{home}/etc/")
        if typed == "./coop setup":
            yield 'echo "$TOKEN" | ./coop setup'
        elif typed == "./coop":
            # Ctrl-C, as soon as the test has seen that Coop plays.
            yield './coop & while ! [ -e "$HOME/online" ]; do sleep 0.1; done; kill $!; wait $!'
            yield 'cd "$HOME"'
        else:
            yield typed


@pytest.mark.slow
@pytest.mark.parametrize(
    ("page", "told"),
    [
        ("install-server.md", "systemctl enable --now coop@a"),
        ("install-compose.md", "docker compose up -d"),
        ("install-procfile.md", "heroku ps:scale worker=1"),
    ],
)
async def test_commands_of_an_install_page_work(home: Path, page: str, told: str) -> None:
    (home / "etc" / "systemd" / "system").mkdir(parents=True)
    async with Playground(spawn=False) as play:
        process = await asyncio.create_subprocess_exec(
            "sh",
            "-c",
            "\n".join(script_of(page, home)),
            cwd=home,
            env={
                "PATH": f"{home / 'bin'}:{os.environ['PATH']}",
                "HOME": str(home),
                "PLAYGROUND": play.simulation.base,
                "TOKEN": play.simulation.token,
            },
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        watching = asyncio.create_task(note_when_online(play, home / "online"))
        async with asyncio.timeout(150):
            output = (await process.communicate())[0].decode()

        watching.cancel()

        assert process.returncode == 0, output
        assert play.simulation.world.commands
        assert "All is well" in output
        assert "Traceback" not in output
        assert play.simulation.token not in output
        assert told in (home / "told.txt").read_text()
        assert (home / "online").exists() == ("./coop" in commands(page))


async def note_when_online(play: Playground, file: Path) -> None:
    await play.until(lambda: play.simulation.gateway.online, "the bot", patience=150)
    await asyncio.to_thread(file.touch)


@pytest.mark.parametrize("page", sorted(file.name for file in HOSTING.glob("install-*.md")))
def test_install_page_is_at_most_a_screen_of_commands(page: str) -> None:
    assert 0 < len(commands(page)) <= 24


def test_documents_name_the_command_and_not_a_python() -> None:
    """Debian has no `python`, and its `python3` lacks the libraries."""
    for name in ("README.md", *(f"docs/hosting/{file.name}" for file in HOSTING.glob("*.md"))):
        assert "python -m bot" not in (ROOT / name).read_text("utf-8"), name
