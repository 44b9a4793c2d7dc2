"""Tools for the operator, never for players: log, metrics, checks, command registration."""

FINE = 0
"""The exit code of `./coop` after success."""

FAILED = 1
"""The exit code after a failure that starting again may cure."""

MEND_FIRST = 2
"""The exit code after a failure that starting again does not cure."""
