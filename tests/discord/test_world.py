"""The world of these tests: an error while it opens is reported and ends the run."""

import subprocess
import sys

from tests.repository.tree import ROOT

# Runs in a process of its own, because the error ends the event loop.
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
# Without the fix the process would wait for ever.
SECONDS = 60


def test_cog_that_does_not_load_ends_the_run_with_a_traceback() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", BROKEN], cwd=ROOT, capture_output=True, text=True, timeout=SECONDS
    )
    assert ran.returncode == 1
    assert "ModuleNotFoundError: No module named 'cogs.dropped_eggs'" in ran.stderr
