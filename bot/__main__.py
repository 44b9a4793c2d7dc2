"""`python -m bot` plays on Discord; its errands are in bot/errands.py.

Reads nothing but Python's own library and ours until it has seen that all else is there: after an
update whose new libraries nobody installed, whoever runs Coop gets a sentence and no traceback.
"""

import sys
from collections.abc import Sequence

from bot.hosting import installed

MEND_FIRST = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Returns the exit code."""
    lacking = installed.lacking()
    if lacking:
        print(installed.sentence(lacking), file=sys.stderr)
        return MEND_FIRST
    from bot import errands

    return errands.main(argv)


if __name__ == "__main__":
    sys.exit(main())
