"""Fixtures for the doctor: a fresh folder, and the simulated Discord."""

import os

import pytest
from discord.http import Route

from bot.ops import doctor
from bot.sync_cli import own_commands
from tests.support.playground import Playground


# `spawn=False`: no bot process is started, because the doctor itself makes the requests.
@pytest.fixture
async def play(monkeypatch):
    async with Playground(spawn=False) as play:
        monkeypatch.setattr(Route, "BASE", f"{play.base_url}/api/v10")
        yield play


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A working folder without any settings."""
    for name in os.environ:
        if name.startswith(("COOP_", "DISCORD_")):
            monkeypatch.delenv(name)

    monkeypatch.chdir(tmp_path)
    return tmp_path


class Findings:
    """The lines that the doctor printed. `findings["token"]` are those about the token."""

    def __init__(self, lines, is_fine):
        *self.lines, self.summary = lines
        self.is_fine = is_fine

    def __getitem__(self, subject):
        # The first six columns hold the mark.
        return [line for line in self.lines if line[6:].startswith(f"{subject} ")]

    def marked(self, mark):
        return [line for line in self.lines if line.startswith(f"{mark} ")]


@pytest.fixture
def visit(folder):
    async def visit():
        lines = []
        is_fine = await doctor.run(lines.append, own_commands)
        return Findings(lines, is_fine)

    return visit
