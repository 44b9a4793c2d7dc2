"""Subcommands of `./coop` that need no connection to Discord.

`ban` and `unban` change the operator's ban list (bot/servers/bans.py). `backup`, `restore`
and `move` copy the database. `words` checks translations.

A subcommand is a function with the arguments of the command line. Before them it takes the place of
the database (a file or a URL) and `say`, which prints a sentence. It returns whether it succeeded,
and raises DatabaseRefused. The texts are in English, for the operator.
"""

import asyncio
import sys
import time
from argparse import ArgumentTypeError
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from itertools import groupby
from os.path import isfile  # unlike Path.is_file, it returns False for a folder without access
from pathlib import Path
from typing import Any, Literal

from bot.common.clock import SystemClock
from bot.common.database_url import DatabaseServer, Place, is_server
from bot.i18n.checking import (
    Catalogue,
    complaints,
    english,
    missing_messages,
    required_messages,
    translations,
)
from bot.ops import FAILED, FINE, MEND_FIRST
from bot.pages.page import GREATEST_ID
from bot.servers.bans import ServerBan, UserBan, mark_of
from bot.settings import LOCALES
from bot.storage import DatabaseInUse, DatabaseRefused, DatabaseUnreadable, copies, inspect
from bot.storage.engines import alone_on
from bot.store import Store
from bot.tables.deadlines import DAY

Say = Callable[[str], object]

NO_ID = "an id is a number (in Discord, in developer mode: Copy User ID, Copy Server ID)"
NOT_THERE = "it does not exist"
OLDER = "a Coop of an older version uses it: start this version first"
"""Errors of the arguments and of the database."""


def add_to(subcommands: Any) -> None:
    """Add the subcommands that work on a database to a parser's subparsers."""
    _add_bans(subcommands)
    backup_parser = subcommands.add_parser(
        "backup", help="copy the database into a new file; Coop may be running"
    )
    backup_parser.add_argument("file", type=parse_file)
    restore_parser = subcommands.add_parser(
        "restore", help="replace the database with a backup; stop Coop first"
    )
    restore_parser.add_argument("file", type=parse_file)
    move_parser = subcommands.add_parser(
        "move", help="copy the database from a file to PostgreSQL or back; stop Coop first"
    )
    where = "a file, or postgresql://..."
    move_parser.add_argument("--from", dest="source", type=parse_place, required=True, help=where)
    move_parser.add_argument("--to", dest="target", type=parse_place, required=True, help=where)
    for parser in (restore_parser, move_parser):
        parser.add_argument("--yes", action="store_true", help="replace data without a question")


def _parse_number(typed: str, *, most: int, otherwise: str) -> int:
    """Parse a number on the command line.

    Raises:
        ArgumentTypeError: It is not a number from 1 to `most`. The text is `otherwise`.
    """
    if not (typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= most):
        raise ArgumentTypeError(otherwise)
    return int(typed)


parse_id = partial(_parse_number, most=GREATEST_ID, otherwise=NO_ID)
"""Parses an id of Discord on the command line."""


# -- opening the database -------------------------------------------------------------------------


@asynccontextmanager
async def alone(place: Place) -> AsyncIterator[Store]:
    """Open a database that no running Coop uses, and migrate it.

    Raises:
        DatabaseInUse: A running Coop uses it.
        DatabaseRefused: It cannot be used, or it does not exist.
    """
    if isinstance(place, Path) and not await asyncio.to_thread(place.exists):
        raise DatabaseUnreadable(place, NOT_THERE)

    async with alone_on(place, wait=0):
        store = await Store.open(place)
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def beside(place: Place) -> AsyncIterator[Store]:
    """Open a database that a running Coop uses, to write a few rows that it will read.

    Raises:
        DatabaseRefused: It cannot be used, or has the schema of another version of Coop.
    """
    # A migration would break the running Coop, so the schema must be ours already.
    inspection = await asyncio.to_thread(inspect, place)
    if inspection.version != inspection.known:
        raise DatabaseUnreadable(place, OLDER)

    store = await Store.open(place, migrating=False)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def alone_or_beside(place: Place) -> AsyncIterator[Store]:
    """Open a database, whether a running Coop uses it or not.

    Raises:
        DatabaseRefused: It cannot be used.
    """
    async with AsyncExitStack() as contexts:
        try:
            store = await contexts.enter_async_context(alone(place))
        except DatabaseInUse:
            store = await contexts.enter_async_context(beside(place))

        yield store


# -- ban and unban ---------------------------------------------------------------------------------

USER = "user"
SERVER = "server"
LIST = "list"
"""What the operator names after `ban`."""

LONGEST_DAYS = 3650
"""The most days of a ban: ten years."""

SHUT = (
    "Banned {banned}, {until}. A running Coop enforces this within a minute: it closes their"
    " tables, or house players take their seats."
)
LEAVES = "Coop leaves this server, also each time it is added again."
OPEN = "Lifted the ban of {banned}. A running Coop knows it within a minute."
NO_BANS = "There are no bans."
LINE = "{banned}, {until}, since {since}{more}"
NO_DAYS = f"the number of days must be 1 to {LONGEST_DAYS}"


def _add_bans(subcommands: Any) -> None:
    """Add the subcommands `ban` and `unban`."""
    ban_parser = subcommands.add_parser(
        "ban", help="ban a user or a server from this Coop, or list all bans; Coop may be running"
    )
    unban_parser = subcommands.add_parser("unban", help="lift a ban; Coop may be running")
    ban_kinds = ban_parser.add_subparsers(dest="kind", metavar="user|server|list", required=True)
    unban_kinds = unban_parser.add_subparsers(dest="kind", metavar="user|server", required=True)
    for kind in (USER, SERVER):
        parser = ban_kinds.add_parser(kind)
        parser.add_argument("number", type=parse_id, metavar="ID")
        parser.add_argument(
            "--days",
            type=parse_days,
            help="end the ban after this number of days (default: until unban)",
        )
        parser.add_argument(
            "--reason", default="", help="a note for the operator; only `ban list` shows it"
        )
        if kind == SERVER:
            parser.add_argument("--leave", action="store_true", help="Coop also leaves the server")

        unban_kinds.add_parser(kind).add_argument("number", type=parse_id, metavar="ID")

    ban_kinds.add_parser(LIST)


parse_days = partial(_parse_number, most=LONGEST_DAYS, otherwise=NO_DAYS)
"""Parses a number of days on the command line."""


async def ban(
    place: Place,
    say: Say,
    kind: str,
    number: int = 0,
    days: int | None = None,
    reason: str = "",
    *,
    leave: bool = False,
    tell: Say = print,
) -> bool:
    """Ban a user or a server everywhere, or list all bans.

    Args:
        place: The database.
        say: Prints a sentence for the operator.
        kind: "user", "server" or "list".
        number: The id.
        days: The length of the ban; None: until `unban`.
        reason: The operator's own note.
        leave: The bot also leaves the server.
        tell: Prints a line of the list.
    """
    async with alone_or_beside(place) as store:
        if kind == LIST:
            for line in await _ban_lines(store) or [NO_BANS]:
                tell(line)

            return True

        now = SystemClock().now()
        until = None if days is None else now + days * DAY
        why = " ".join(reason.split())  # without line breaks, so that the list has one line a ban
        if kind == USER:
            mark = mark_of(number, await store.access.ban_key())
            await store.access.put_operator_ban(UserBan(mark, number, now, until, why))
        else:
            await store.access.put_operator_ban(ServerBan(number, now, until, why, leave))

    say(SHUT.format(banned=f"{kind} {number}", until=_end_text(until)))
    if leave:
        say(LEAVES)

    return True


async def unban(place: Place, say: Say, kind: str, number: int) -> bool:
    """Lift the ban of a user or a server, and return whether there was one."""
    async with alone_or_beside(place) as store:
        if kind == USER:
            was_banned = await store.access.lift_user_ban(
                mark_of(number, await store.access.ban_key())
            )
        else:
            was_banned = await store.access.lift_server_ban(number)

    sentence = OPEN if was_banned else "There was no ban of {banned}."
    say(sentence.format(banned=f"{kind} {number}"))
    return was_banned


async def _ban_lines(store: Store) -> list[str]:
    """Return a line for each ban that is in force."""
    now = SystemClock().now()
    bans: list[UserBan | ServerBan] = [
        *await store.access.user_bans(),
        *await store.access.server_bans(),
    ]
    return [_ban_line(entry) for entry in bans if entry.until is None or now < entry.until]


def _ban_line(entry: UserBan | ServerBan) -> str:
    """Return the line of a ban in the list."""
    more = f": {entry.reason}" if entry.reason else ""
    if isinstance(entry, ServerBan):
        banned = f"{SERVER} {entry.server_id}"
        more = f", Coop leaves this server{more}" if entry.leaves else more
    else:
        is_known = entry.user_id is not None
        banned = f"{USER} {entry.user_id}" if is_known else "a user who asked to be forgotten"

    return LINE.format(
        banned=banned, until=_end_text(entry.until), since=_date(entry.at), more=more
    )


def _end_text(moment: float | None) -> str:
    return "until you lift it" if moment is None else f"until {_date(moment)}"


def _date(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))


# -- backup, restore and move ----------------------------------------------------------------------

KEPT = "Backed up {place} in {file} ({size} kB). It contains hidden hands: keep it private."
THERE = "{file} exists already. Nothing was overwritten: name another file."
CANNOT = "{file} cannot be written: {why}."
NO_FILE = "There is no file {file}."
OVERWRITES = "This replaces all data in {place} ({tables} open tables). Continue? [y/N] "
UNASKED = "Nothing was changed: {place} is not empty. To replace its data, add --yes."
LEFT = "Nothing was changed."
RESTORED = (
    "Restored {place} from {file}. At the next start, Coop updates all open tables, which say that"
    " they were set back."
)
ASIDE = "The replaced database was kept as {aside}."
MOVED = (
    "Copied {source} to {target}. Before the next start, name the new database in the settings, and"
    " put the old one away: a Coop that used it would continue with old data."
)
SAME = "Both are the same database: {place}."
NO_ADDRESS = "name a file, not an address"
NO_PLACE = "name a file, or an address like postgresql://user:password@host/name"

Ask = Callable[[str], Awaitable[str]]


async def ask_operator(question: str) -> str:
    """Print a question and return the line that the operator types; "" at the end of the input.

    `input` would block the event loop. In a thread, it would make Ctrl-C wait for the answer.
    """
    sys.stderr.write(question)
    sys.stderr.flush()
    loop = asyncio.get_running_loop()
    is_readable = asyncio.Event()
    loop.add_reader(sys.stdin, is_readable.set)  # a terminal becomes readable at the end of a line

    try:
        await is_readable.wait()
    finally:
        loop.remove_reader(sys.stdin)

    return sys.stdin.readline()


async def back_up(place: Place, say: Say, file: Path) -> bool:
    """Copy the database into a new file, also while Coop runs."""
    try:
        size = await asyncio.to_thread(copies.back_up, place, file)
    except FileExistsError:
        say(THERE.format(file=file))
        return False
    except OSError as error:
        say(_cannot_write(error, file))
        return False

    # Rounded up to whole kilobytes.
    say(KEPT.format(place=place, file=file, size=-(-size // 1024)))
    return True


async def restore(
    place: Place, say: Say, file: Path, *, yes: bool, ask: Ask = ask_operator
) -> bool:
    """Replace the database with a backup.

    Args:
        place: The database.
        say: Prints a sentence for the operator.
        file: The backup.
        yes: Replace a database that is not empty without a question.
        ask: Asks the operator.

    Raises:
        DatabaseRefused: A database cannot be used, or a running Coop uses `place`.
    """
    if not await asyncio.to_thread(isfile, file):
        say(NO_FILE.format(file=file))
        return False
    if not await _replace_target(file, place, say, yes, ask, set_back=True):
        return False

    say(RESTORED.format(place=place, file=file))
    return True


async def move(
    _: Place, say: Say, source: Place, target: Place, *, yes: bool, ask: Ask = ask_operator
) -> bool:
    """Copy a database to another place, for example from a file to PostgreSQL.

    Args:
        say: Prints a sentence for the operator.
        source: The database to copy.
        target: The database to replace.
        yes: Replace a database that is not empty without a question.
        ask: Asks the operator.

    Raises:
        DatabaseRefused: A database cannot be used, or a running Coop uses one of them.
    """
    if await asyncio.to_thread(_is_same, source, target):
        say(SAME.format(place=source))
        return False
    if isinstance(source, Path) and not await asyncio.to_thread(isfile, source):
        say(NO_FILE.format(file=source))
        return False

    async with alone_on(source, wait=0):
        if not await _replace_target(source, target, say, yes, ask, set_back=False):
            return False

    say(MOVED.format(source=source, target=target))
    return True


def parse_place(place: str) -> Place:
    """Parse the place of a database on the command line: a path or a URL."""
    return DatabaseServer(place) if is_server(place) else parse_file(place, NO_PLACE)


def parse_file(place: str, otherwise: str = NO_ADDRESS) -> Path:
    """Parse the path of a file on the command line.

    Raises:
        ArgumentTypeError: It is empty (such as a variable of the shell that is not set), or a URL,
            whose password would become the name of a file.
    """
    if not place or "://" in place:
        raise ArgumentTypeError(otherwise)
    return Path(place)


def _is_same(source: Place, target: Place) -> bool:
    """Return whether both are the same database."""
    # Two paths may lead to one file, for example through a link.
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


async def _replace_target(
    source: Place, target: Place, say: Say, yes: bool, ask: Ask, *, set_back: bool
) -> bool:
    """Replace the target, if the operator agrees, and return whether this was done.

    `set_back`: at the next start all open tables say that they were set back.
    """
    # The lock or lease is taken first, so that no Coop starts on the target during the question.
    async with alone_on(target, wait=0) as hold:
        tables = await asyncio.to_thread(_open_tables, target)
        if tables is not None and not yes:
            if not sys.stdin.isatty():  # a script cannot answer the question
                say(UNASKED.format(place=target))
                return False

            answer = await ask(OVERWRITES.format(place=target, tables=tables))
            if answer.strip().casefold() not in ("y", "yes"):
                say(LEFT)
                return False

        try:
            # `aside`: where the replaced file is kept, or None. `hold.epoch`: how often
            # the lease was taken.
            aside = await asyncio.to_thread(
                copies.restore, source, target, hold.epoch, set_back=set_back
            )
        except OSError as error:
            say(_cannot_write(error, target))
            return False

    if aside is not None:
        say(ASIDE.format(aside=aside))

    return True


def _cannot_write(error: OSError, place: Place) -> str:
    return CANNOT.format(file=error.filename or place, why=error.strerror)


def _open_tables(place: Place) -> int | None:
    """Return how many games are open in a database; None if it is empty or missing."""
    if isinstance(place, Path) and (not place.exists() or place.stat().st_size == 0):
        return None

    try:
        inspection = inspect(place)
    except DatabaseRefused:
        if isinstance(place, DatabaseServer):
            raise
        return 0  # a damaged file may be replaced, but only after the question

    return inspection.live if inspection.version else None


SUBCOMMANDS: Mapping[str, Callable[..., Awaitable[bool]]] = {
    "ban": ban,
    "unban": unban,
    "backup": back_up,
    "restore": restore,
    "move": move,
}


# -- words -----------------------------------------------------------------------------------------

Task = Literal["check", "missing"]

NO_FOLDER = "There is no folder data/locales/{locale}. docs/translating.md says how to create it."


def report_translations(task: Task, locales: Sequence[str], say: Say) -> int:
    """Print the faults of translations, or the messages that they lack.

    Args:
        task: "check" or "missing".
        locales: The languages; if empty, all translations.
        say: Prints a line.

    Returns:
        The exit code.
    """
    codes = []
    for locale in locales or translations():
        if not (LOCALES / locale).is_dir():
            say(NO_FOLDER.format(locale=locale))
            codes.append(MEND_FIRST)
            continue

        translation = Catalogue.read(LOCALES / locale)
        lines = [*(_missing_lines if task == "missing" else _fault_lines)(translation)]
        for line in lines:
            say(line)

        codes.append(FAILED if lines else FINE)
        if task == "check" and not lines:
            whole = len(required_messages(english()))
            say(f"{locale}: {whole} messages, no faults.")

    return max(codes, default=FINE)


def _fault_lines(translation: Catalogue) -> Iterator[str]:
    """Yield a line for each fault, but only one for all missing messages of a file."""
    faults = [*complaints(translation, english())]
    lacking = [complaint for complaint in faults if complaint.kind == "missing"]
    # Complaints come file by file, so groupby needs no sorting.
    for file, group in groupby(lacking, key=lambda complaint: complaint.file):
        names = [complaint.message for complaint in group]
        more = f" and {len(names) - 3} more" if len(names) > 3 else ""
        yield f"{translation.locale}/{file}: missing: {', '.join(names[:3])}{more}"

    for complaint in faults:
        if complaint.kind != "missing":
            yield f"{translation.locale}/{complaint}"


def _missing_lines(translation: Catalogue) -> Iterator[str]:
    """Yield the missing messages in English, with their comments, to be copied and translated."""
    messages = missing_messages(translation, english())
    for file, lacking in groupby(messages, key=lambda message: message.file):
        yield f"### {translation.locale}/{file}\n"
        for message in lacking:
            comment = message.entry.comment
            if comment is not None:
                yield "\n".join(f"# {line}" for line in (comment.content or "").split("\n"))

            yield message.source.rstrip("\n")

        yield ""
