"""`python -m playground`: Discord and the bot on this machine, no token."""

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
import tempfile
from pathlib import Path

from bot.pictures.emojis import drawings
from playground.discord.simulation import Simulation
from playground.discord.world import NAMES
from playground.http.server import HOST, Server, bind
from playground.process.supervisor import Supervisor

TUNNEL = "ssh -N -L {port}:127.0.0.1:{port} {host}"
"""The command that makes the playground's port reachable for a browser on another computer."""


def arguments(argv: list[str] | None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument(
        "--port", type=int, default=0, help="port on 127.0.0.1 (default: a free one)"
    )
    parser.add_argument(
        "--people", type=int, default=len(NAMES), choices=range(1, len(NAMES) + 1), metavar="N",
        help=f"how many people to play as, 1 to {len(NAMES)}",
    )  # fmt: skip
    parser.add_argument(
        "--no-bot", action="store_true", help="print the settings for a bot of your own"
    )
    parser.add_argument("--shards", type=int, default=1, help="the bot's connections (default: 1)")
    parser.add_argument("--database", type=Path, help="the bot's database (default: a fresh one)")
    parser.add_argument("--verbose", action="store_true", help="show the bot's log as it comes")

    return parser.parse_args(argv)


def say(line: str) -> None:
    """Print a line at once, even if the output is a pipe."""
    print(line, flush=True)


async def serve(options: argparse.Namespace) -> None:
    """Serve the playground until a signal comes, with the bot unless --no-bot is given."""
    stop_event = _stop_on_signal()
    # The port is needed before the server starts: it is part of all addresses in the simulation.
    listener = bind(options.port)
    port = listener.getsockname()[1]
    simulation = Simulation(
        HOST, port, people=options.people, shards=options.shards, emojis=drawings()
    )
    with tempfile.TemporaryDirectory(prefix="coop-playground-") as folder:
        database = options.database or Path(folder) / "coop.sqlite3"
        environment = {"COOP_DATABASE": str(database.resolve())}
        supervisor = Supervisor(simulation, environment, say=say, echo=options.verbose)
        server = Server(simulation, None if options.no_bot else supervisor.switch)
        await server.start(listener)
        say(f"The Coop is open: {simulation.page_address}   (Ctrl-C closes it)")
        # The last but one word of this variable is the address of this machine.
        if connection := os.environ.get("SSH_CONNECTION"):
            host = connection.split()[-2]
            say(f"Type this on your own computer first: {TUNNEL.format(port=port, host=host)}")

        # The user starts a bot of their own; it needs these two settings.
        if options.no_bot:
            say(
                f"Your bot: COOP_PLAYGROUND_BASE={simulation.base} DISCORD_TOKEN={simulation.token}"
            )
            say("          python -m playground.process.bot_process [sync]")
        else:
            supervisor.start()

        try:
            await stop_event.wait()
        finally:
            # The bot stops first: it would report a lost connection if the server stopped first.
            await supervisor.stop()
            await server.stop()

    say("The Coop is closed. Good night.")


def _stop_on_signal() -> asyncio.Event:
    """Return an event that is set by SIGINT or SIGTERM."""
    stop_event = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # On Windows, KeyboardInterrupt ends the process instead.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stop_event.set)

    return stop_event


def main(argv: list[str] | None = None) -> int:
    """Run the playground and return the exit code."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    options = arguments(argv)
    try:
        asyncio.run(serve(options))
    except OSError as error:
        say(f"The playground cannot open port {options.port}: {error.strerror}.")
        return 1
    except KeyboardInterrupt:
        pass

    return 0


if __name__ == "__main__":
    sys.exit(main())
