"""The world of these tests itself: what goes wrong at its opening is told, and ends."""

import subprocess
import sys

from tests.repository.tree import ROOT

BROKEN = """
import asyncio, tempfile
from pathlib import Path
import bot.app
from tests.support.wire import tapped
from tests.support.world import World

async def main():
    with tapped() as wire:
        await World.open(Path(tempfile.mkdtemp()), wire, ["Ada"])

bot.app.FEATURES += ("cogs.dropped_eggs",)
asyncio.run(main())
"""
SECONDS = 60


def test_a_cog_that_does_not_load_ends_the_run_with_its_traceback() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", BROKEN], cwd=ROOT, capture_output=True, text=True, timeout=SECONDS
    )
    assert ran.returncode == 1
    assert "ModuleNotFoundError: No module named 'cogs.dropped_eggs'" in ran.stderr
