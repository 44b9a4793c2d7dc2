"""`./coop` plays on Discord; its subcommands are in bot/cli.py.

This module imports only Python's own library and light modules of Coop, until it has checked that
all libraries are installed. So an operator who has not installed new libraries after an update sees
a sentence instead of a traceback.
"""

import sys
from collections.abc import Sequence

from bot.ops import FAILED, FINE, MEND_FIRST, environment, health

HEALTH = "health"
"""The subcommand that Docker or a monitor runs every half minute.

It must be fast, so it does not import discord.py.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand and return its exit code.

    Args:
        argv: The arguments; None: those of the process.
    """
    lacking = environment.lacking()  # libraries that are missing or too old
    if lacking:
        print(environment.lacking_sentence(lacking), file=sys.stderr)
        return MEND_FIRST

    # `health` avoids the imports below, because it runs every half minute.
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments == [HEALTH]:
        return probe()

    from bot import cli  # imports discord.py, which takes most of the start

    return cli.main(arguments)


def probe() -> int:
    """Check whether the Coop on this machine is healthy, and return the exit code.

    If it is not, a sentence on standard error says why.
    """
    from bot.settings import WrongSetting, load_settings

    try:
        settings = load_settings()
    except WrongSetting as wrong:
        print(wrong, file=sys.stderr)
        return MEND_FIRST

    # `place` is the database as the sentence should name it, for example a server.
    complaint = health.check_health(settings.database, settings.place)
    if complaint is None:
        return FINE

    print(complaint, file=sys.stderr)
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
