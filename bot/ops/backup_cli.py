"""`python -m bot backup`, `restore` and `move`: all that Coop remembers, carried elsewhere."""

import asyncio
import sys
from argparse import ArgumentTypeError
from collections.abc import Awaitable, Callable
from os.path import isfile  # unlike Path.is_file, it raises nothing where nobody may look
from pathlib import Path

from bot.common.database_url import Place, Server, is_server
from bot.storage import DatabaseRefused, inspect
from bot.storage.copies import back_up, restore
from bot.storage.engines import alone_on

KEPT = "{place} is kept in {file} ({size} kB). Hidden hands are in it: let nobody read it."
THERE = "{file} is there already, and nothing is overwritten. Name another file."
CANNOT = "{file} cannot be written: {why}."
NO_FILE = "There is no file {file}."
OVERWRITES = "All that {place} remembers now ({tables} open tables) is replaced. Go on? [y/N] "
UNASKED = "Nothing was changed: {place} is not empty. To replace what is in it, add --yes."
LEFT = "Nothing was changed."
RESTORED = (
    "{place} remembers what {file} did. At the next start every open table is drawn anew, and says"
    " that it was set back."
)
ASIDE = "What was there lies beside it, as {aside}."
MOVED = (
    "All of {source} is on {target} now, and nobody who plays will notice. Name the new one in the"
    " settings before the next start, and put the old one away: a Coop on that would play alone."
)
SAME = "Both are the same: {place}."
NO_ADDRESS = "name a file, not an address"
NO_PLACE = "name a file, or an address like postgresql://user:password@host/name"

Say = Callable[[str], object]
Ask = Callable[[str], Awaitable[str]]


async def typed(question: str) -> str:
    """The line that somebody answers with, empty if they close the keyboard. Not by input(): in a
    thread, it would have Ctrl-C wait for the answer.
    """
    sys.stderr.write(question)
    sys.stderr.flush()
    loop = asyncio.get_running_loop()
    waits = asyncio.Event()
    loop.add_reader(sys.stdin, waits.set)  # a terminal has something to read by whole lines
    try:
        await waits.wait()
    finally:
        loop.remove_reader(sys.stdin)
    return sys.stdin.readline()


async def keep(place: Place, file: Path, say: Say) -> bool:
    """Raises DatabaseRefused."""
    try:
        size = await asyncio.to_thread(back_up, place, file)
    except FileExistsError:
        say(THERE.format(file=file))
        return False
    except OSError as error:
        say(_cannot(error, file))
        return False
    say(KEPT.format(place=place, file=file, size=-(-size // 1024)))
    return True


async def bring_back(file: Path, place: Place, say: Say, *, sure: bool, ask: Ask = typed) -> bool:
    """Raises DatabaseRefused; also where a Coop plays on it."""
    if not await asyncio.to_thread(isfile, file):
        say(NO_FILE.format(file=file))
        return False
    if not await _poured(file, place, say, sure, ask, set_back=True):
        return False
    say(RESTORED.format(place=place, file=file))
    return True


async def move(source: Place, target: Place, say: Say, *, sure: bool, ask: Ask = typed) -> bool:
    """Raises DatabaseRefused; also where a Coop plays on either."""
    if await asyncio.to_thread(_is_same, source, target):
        say(SAME.format(place=source))
        return False
    if isinstance(source, Path) and not await asyncio.to_thread(isfile, source):
        say(NO_FILE.format(file=source))
        return False
    async with alone_on(source, wait=0):
        if not await _poured(source, target, say, sure, ask, set_back=False):
            return False
    say(MOVED.format(source=source, target=target))
    return True


def named(place: str) -> Place:
    """As it is written in a command."""
    return Server(place) if is_server(place) else file_named(place, NO_PLACE)


def file_named(place: str, otherwise: str = NO_ADDRESS) -> Path:
    """Refuses an address: its password would become the name of a file."""
    if "://" in place:
        raise ArgumentTypeError(otherwise)
    return Path(place)


def _is_same(source: Place, target: Place) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


async def _poured(
    source: Place, target: Place, say: Say, sure: bool, ask: Ask, *, set_back: bool
) -> bool:
    async with alone_on(target, wait=0) as hold:
        tables = await asyncio.to_thread(_tables, target)
        if tables is not None and not sure:
            if not sys.stdin.isatty():
                say(UNASKED.format(place=target))
                return False
            answer = await ask(OVERWRITES.format(place=target, tables=tables))
            if answer.strip().casefold() not in ("y", "yes"):
                say(LEFT)
                return False
        try:
            aside = await asyncio.to_thread(restore, source, target, hold.epoch, set_back=set_back)
        except OSError as error:
            say(_cannot(error, target))
            return False
    if aside is not None:
        say(ASIDE.format(aside=aside))
    return True


def _cannot(error: OSError, place: Place) -> str:
    return CANNOT.format(file=error.filename or place, why=error.strerror)


def _tables(place: Place) -> int | None:
    """How many are open there; None where there is nothing to lose."""
    if isinstance(place, Path) and (not place.exists() or place.stat().st_size == 0):
        return None
    try:
        found = inspect(place)
    except DatabaseRefused:
        if isinstance(place, Server):
            raise
        return 0  # damaged: that is what backups are for
    return found.live if found.version else None
