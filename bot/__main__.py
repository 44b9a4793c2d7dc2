"""`python -m bot` plays on Discord; its subcommands are in bot/cli.py.

Reads nothing but Python's own library and ours until it has seen that all else is there: after an
update whose new libraries nobody installed, whoever runs Coop gets a sentence and no traceback.
"""

import sys
from collections.abc import Sequence

from bot.ops import FAILED, FINE, MEND_FIRST, environment, health

HEALTH = "health"
"""The subcommand that others run every half minute: it does without discord.py, and so is quick."""


def main(argv: Sequence[str] | None = None) -> int:
    """Returns the exit code."""
    lacking = environment.lacking()
    if lacking:
        print(environment.lacking_sentence(lacking), file=sys.stderr)
        return MEND_FIRST

    asked = list(sys.argv[1:] if argv is None else argv)
    if asked == [HEALTH]:
        return probe()

    from bot import cli

    return cli.main(asked)


def probe() -> int:
    """Whether the Coop that plays here is well; if not, a sentence says what is wrong."""
    from bot.settings import WrongSetting, load_settings

    try:
        settings = load_settings()
    except WrongSetting as wrong:
        print(wrong, file=sys.stderr)
        return MEND_FIRST

    complaint = health.check_health(settings.database, settings.place)
    if complaint is None:
        return FINE

    print(complaint, file=sys.stderr)
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
