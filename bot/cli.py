"""The command line, `./coop`.

Without a subcommand it plays on Discord. `sync` registers the slash commands, `doctor` checks the
installation, `ban` and `unban` change the operator's ban list, `backup`, `restore` and `move` copy
the database, and `words` checks translations. Features add subcommands of their own (SUBCOMMANDS in
bot/features.py).

Messages to the operator go to standard error. Only requested reports (of the doctor, on
translations, the list of bans) go to standard output.
"""

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import aiohttp
import discord

from bot import sync_cli
from bot.app import Coop, import_features
from bot.common.listen_address import Address
from bot.common.periodic import PeriodicTask
from bot.common.refused import NotWritten
from bot.features import SUBCOMMANDS
from bot.i18n.words import Words
from bot.ops import (
    FAILED,
    FINE,
    MEND_FIRST,
    access_enforcer,
    doctor,
    environment,
    error_reports,
    logs,
    maintenance_cli,
    memory_tuning,
    metrics,
    operator_alerts,
)
from bot.ops.access_enforcer import AccessEnforcer
from bot.ops.doctor import checks_discord
from bot.ops.operator_alerts import OperatorAlerts
from bot.settings import Settings, WrongSetting, load_settings
from bot.storage import DatabaseAway, DatabaseInUse, DatabaseRefused, DatabaseUnreadable
from bot.version import description

log = logging.getLogger("bot")

PLAYING = (None, "run")
"""The values of the argument `what` that mean to play on Discord."""

RETRY_SECONDS = 15.0
"""Seconds between two tries to reach Discord at the start, as between those while Coop plays."""

STOP_SECONDS = 4.5
"""Maximum seconds of a shutdown. docs/hosting/operate.md promises an end within five seconds."""

# Sentences for the operator.
NO_TOKEN = (
    "Coop has no Discord token. Put your bot's token behind DISCORD_TOKEN= in .env (./coop setup"
    " does that), or type `make play` to play in your browser without one."
)
WRONG_TOKEN = "Discord does not know this token: copy it again from its developer portal into .env."
NO_INTENTS = (
    "Discord refuses a privileged intent (code 4014). Coop needs none, so this Coop was changed."
    " Remove the intent, or allow it in the developer portal under Bot."
)
CLOSED = {
    4004: "Discord no longer accepts this token (code 4004): "
    "copy the new one from its developer portal into .env.",
    4010: "Discord refuses the number of this shard (code 4010). Coop opens as many connections as"
    " Discord asks for, so this Coop was changed.",
    4012: "Discord no longer supports the version of the gateway that this discord.py uses"
    " (code 4012): update Coop.",
    4013: "Discord does not know the intents that Coop asks for (code 4013): update Coop.",
    4014: NO_INTENTS,
}
"""Close code of the gateway -> a sentence, for codes after which a reconnect does not help.

After most other codes, discord.py reconnects.
"""

GROWN = 4011
"""Discord's close code for a bot on more servers than its connections may serve."""

OUTGROWN = (
    "Coop is on more servers than its connections may serve (code {code})."
    " Start it again: it opens as many connections as Discord asks for."
)
KNOWN_ERRORS: Sequence[tuple[tuple[type[Exception], ...], int, str]] = (
    ((discord.LoginFailure,), MEND_FIRST, WRONG_TOKEN),
    # discord.py's own name for code 4014.
    ((discord.PrivilegedIntentsRequired,), MEND_FIRST, NO_INTENTS),
    (
        (NotWritten,),
        FAILED,
        "The database cannot be written to now. The line above says why. Try again later.",
    ),
    ((DatabaseInUse, DatabaseAway), FAILED, "{error}"),
    ((DatabaseUnreadable,), MEND_FIRST, "{error} To see what to do, run: ./coop doctor"),
    ((DatabaseRefused, WrongSetting), MEND_FIRST, "{error}"),
    ((discord.HTTPException,), FAILED, "Discord refused a request: {error}"),
    ((aiohttp.ClientError, discord.GatewayNotFound), FAILED, "Discord cannot be reached: {error}"),
)
"""Classes of errors, the exit code, and the sentence. The first row that fits counts."""


class CannotStart(Exception):
    """The process cannot start or go on.

    Args:
        code: The exit code.
        sentence: The reason, for the operator.
    """

    def __init__(self, code: int, sentence: object) -> None:
        super().__init__(str(sentence))
        self.code = code


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand and return the exit code.

    Args:
        argv: The arguments; None: those of the process.
    """
    parser = _arguments()
    options = parser.parse_args(argv)
    if options.what == "sync" and options.emojis and not options.remove:
        parser.error("--emojis needs --remove")

    try:
        code = asyncio.run(_run_until_signal(_run_subcommand(options)))
    except CannotStart as stopped:
        print(stopped, file=sys.stderr)
        return stopped.code

    if code is None:
        # A signal has cancelled the subcommand. For playing, this is the normal end.
        return FINE if options.what in PLAYING else FAILED

    return code


def _arguments() -> argparse.ArgumentParser:
    """Return the parser of the command line, with the subcommands of features."""
    parser = argparse.ArgumentParser(
        prog="./coop",
        description="Coop, on Discord.",
        # The shell script `coop` runs these three.
        epilog="A checkout has three more subcommands: setup (install the libraries, register the"
        " commands, and store the token), install (only the libraries; `install postgres`: with"
        " PostgreSQL's driver) and update (the newest release; `update main`: the newest commit).",
    )
    parser.add_argument("--version", action="version", version=description())
    subcommands = parser.add_subparsers(dest="what", title="subcommands", metavar="[subcommand]")
    subcommands.add_parser("run", help="play (the default)")
    syncing = subcommands.add_parser(
        "sync", help="register the slash commands and upload the emojis, if they have changed"
    )
    how = syncing.add_mutually_exclusive_group()
    how.add_argument(
        "--check", action="store_true", help="change nothing; exit code 1: a registration is due"
    )
    how.add_argument("--force", action="store_true", help="register unchanged commands too")
    how.add_argument(
        "--remove",
        action="store_true",
        help="remove all commands; run this before you stop hosting Coop",
    )
    syncing.add_argument("--emojis", action="store_true", help="with --remove: the emojis too")
    for module in _modules_of_features():
        module.add_to(subcommands)

    maintenance_cli.add_to(subcommands)
    subcommands.add_parser("doctor", help="check everything, and say what to fix")
    reading = subcommands.add_parser("words", help="list what translations lack")
    reading.add_argument("task", choices=get_args(maintenance_cli.Task))
    reading.add_argument("locales", nargs="*", metavar="LANGUAGE", help="(default: all)")

    # bot/__main__.py runs `health` itself. The parser is only for `--help`.
    subcommands.add_parser("health", help="check a running Coop; exit code 0: it is healthy")

    return parser


async def _run_subcommand(options: argparse.Namespace) -> int:
    """Run the subcommand and return the exit code.

    Raises:
        CannotStart: There is no token.
        WrongSetting: A setting is wrong.
    """
    arguments = {name: value for name, value in vars(options).items() if name != "what"}
    # `doctor` and `words` work without settings. The doctor reports wrong settings itself.
    if options.what == "doctor":
        logs.configure("WARNING")
        return await examine()
    if options.what == "words":
        return maintenance_cli.report_translations(**arguments, say=print)

    settings = load_settings()
    if options.what in maintenance_cli.SUBCOMMANDS:
        logs.configure("WARNING")
        say = partial(print, file=sys.stderr)
        done = await maintenance_cli.SUBCOMMANDS[options.what](settings.place, say, **arguments)
        return FINE if done else FAILED

    for module in _modules_of_features():
        if options.what in module.SUBCOMMANDS:
            logs.configure("WARNING")
            code: int = await module.SUBCOMMANDS[options.what](settings, **arguments)
            return code

    if settings.discord_token is None:
        raise CannotStart(MEND_FIRST, NO_TOKEN)

    token = settings.discord_token.get_secret_value()
    logs.configure(settings.log_level, settings.discord_token, shape=settings.log_format)
    environment.restrict_env_file()
    if options.what == "sync":
        return await synchronize(settings, token, **arguments)

    return await run(settings, token)


def _modules_of_features() -> list[ModuleType]:
    return [import_module(name) for name in SUBCOMMANDS]


async def run(settings: Settings, token: str) -> int:
    """Play on Discord until cancelled, and return the exit code.

    Raises:
        CannotStart: The platform is known to delete the database at every restart.
        WrongSetting: Errors cannot be reported to where the settings say.
    """
    log.info("%s, database %s", description(), settings.place)
    memory_tuning.return_large_blocks()  # before any thread starts
    error_reports.start(settings.sentry_dsn)
    _check_disk(settings)

    async with _closing(Coop(settings)) as coop:
        alerts = alerts_of(coop)
        # From now on, the owner gets a direct message about faults that only they can repair.
        async with operator_alerts.watched(alerts):
            # `collect_rarely` runs after the imports, and after the login has loaded the tables.
            import_features()
            memory_tuning.collect_rarely()
            async with _serving(None, settings.metrics):  # while it waits or stands by
                await _wait_for_discord(coop)
                await coop.login(token)

            alerts.plays = True
            memory_tuning.collect_rarely()
            # Frees the memory of the servers of a gateway session that has ended.
            sessions = memory_tuning.Sessions(coop)
            coop.add_listener(sessions.on_shard_disconnect)
            coop.add_listener(sessions.on_shard_ready)
            # The enforcer starts after the login: it needs the tables and the connection.
            enforcing = PeriodicTask(enforcer_of(coop).enforce, access_enforcer.EVERY)
            # Metrics are logged every hour, and served to Prometheus if the settings say so.
            counting = counting_of(coop)
            serving = _serving(counting, settings.metrics)
            async with metrics.logged_hourly(counting), serving, enforcing:
                await coop.play()

    return FINE


async def _wait_for_discord(coop: Coop) -> None:
    """Return when Discord can be reached, and until then report that the process lives."""
    async with checks_discord.asking(None) as rest:
        while (found := await checks_discord.check_connection(rest))[1] is None:
            log.warning("Discord cannot be reached, trying again: %s", *found[0].facts.values())
            await coop.stand_by()
            await asyncio.sleep(RETRY_SECONDS)


def alerts_of(coop: Coop) -> OperatorAlerts:
    """Return the alerts to the owner. The bot need not have logged in yet."""
    words = Words(coop.settings.locale)
    return OperatorAlerts(coop, words, lease=lambda: coop.lease, store=lambda: coop.store)


def enforcer_of(coop: Coop) -> AccessEnforcer:
    """Return the enforcer of the operator's bans. The bot must have logged in."""
    return AccessEnforcer(coop, coop.servers.access_list, coop.tables, coop.chat)


def counting_of(coop: Coop) -> metrics.Counting:
    """Return the counter of metrics. The bot must have logged in."""
    return metrics.Counting(
        coop,
        coop.store,
        coop.settings.database.parent,
        coop.tables,
        coop.chat,
        coop.traffic,
        lambda: coop.out_of_reach,
    )


def _serving(
    counting: metrics.Counting | None, address: Address | None
) -> AbstractAsyncContextManager[None]:
    """Return a context that serves the metrics at `address`, or that does nothing without one."""
    return nullcontext() if address is None else metrics.serving(counting, address)


def _check_disk(settings: Settings) -> None:
    """Raise CannotStart if the platform is known to delete the disk at every restart."""
    if isinstance(settings.place, Path) and settings.disk != "lasts":
        platform = environment.forgotten_by(settings.place)
        if platform is not None:
            sentence = environment.FORGETS.format(platform=platform, file=settings.place)
            raise CannotStart(MEND_FIRST, sentence)


async def synchronize(
    settings: Settings, token: str, *, check: bool, force: bool, remove: bool, emojis: bool
) -> int:
    """Register the slash commands, check them, or remove them; return the exit code.

    Args:
        settings: The settings.
        token: The bot's token.
        check: Only report whether a registration is due.
        force: Register the commands even if they have not changed.
        remove: Remove all commands.
        emojis: With `remove`, remove the emojis too.
    """
    if remove:
        outcome = await sync_cli.remove(settings, token, with_emojis=emojis)
    elif check:
        outcome = await sync_cli.check(settings, token)
    else:
        outcome = await sync_cli.sync(settings, token, force=force)

    print(*outcome.report, sep="\n", file=sys.stderr)
    return FAILED if outcome.is_due else FINE


async def examine() -> int:
    """Run the doctor, print its report, and return the exit code."""
    try:
        return (
            FINE if await doctor.run(partial(print, flush=True), sync_cli.own_commands) else FAILED
        )
    except BrokenPipeError:
        # With `doctor | head` the reader closes the pipe early. When Python exits, it flushes
        # standard output and would report the error again, so standard output is redirected.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


@asynccontextmanager
async def _closing(coop: Coop) -> AsyncIterator[Coop]:
    """Close the bot at the end, also after an error, but for at most `STOP_SECONDS`."""
    try:
        yield coop
    finally:
        try:
            await asyncio.wait_for(coop.close(), STOP_SECONDS)
        except TimeoutError:
            log.warning("shutdown took too long, the next start does the rest")


async def _run_until_signal(subcommand: Coroutine[Any, Any, int]) -> int | None:
    """Run a subcommand, which SIGTERM and Ctrl-C cancel.

    Returns:
        Its exit code, or None if it was cancelled.

    Raises:
        CannotStart: An error for which there is a sentence.
    """
    task = asyncio.ensure_future(subcommand)
    # Cancelling the task runs the `finally` blocks, which close everything in order.
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, task.cancel)

    await asyncio.wait([task])
    if task.cancelled():
        return None

    _explain(task.exception())  # raises CannotStart or the error, if there is an error
    return task.result()


def _explain(error: BaseException | None) -> None:
    """Raise CannotStart for a known error. Any other error is a bug, and is raised as it is."""
    if error is None:
        return
    if isinstance(error, discord.ConnectionClosed):
        if error.code in CLOSED:
            raise CannotStart(MEND_FIRST, CLOSED[error.code])

        sentence = (
            OUTGROWN if error.code == GROWN else "Discord closed the connection (code {code})."
        )
        raise CannotStart(FAILED, sentence.format(code=error.code))

    for classes, code, sentence in KNOWN_ERRORS:
        if isinstance(error, classes):
            raise CannotStart(code, sentence.format(error=error))

    raise error
