"""`python -m games`: the rules on their own, without a bot."""

import sys

from games.cli import main

sys.exit(main())
