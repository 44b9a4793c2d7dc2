"""The bot: everything except the rules of the games, and their pages and features (cogs)."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  the Python of the system may be too old
    sys.exit("Coop needs Python 3.11 or newer. Its own Python is behind this command: ./coop")
