"""Measurements of the bot. Most of them run it against the Discord of the tests, so they need what
the tests need.
"""

import sys
from importlib.util import find_spec

TEST_LIBRARIES = ("pytest", "simcord")

if any(find_spec(name) is None for name in TEST_LIBRARIES):
    print(
        "The benchmarks need the libraries of the tests. Install them with `make .venv/.dev`, "
        "and run the benchmark with .venv/bin/python.",
        file=sys.stderr,
    )
    raise SystemExit(2)
