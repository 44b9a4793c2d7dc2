"""Tools for the operator, never for players: log, metrics, checks, command registration."""

FINE = 0
FAILED = 1
MEND_FIRST = 2
"""Exit codes of `./coop`. After MEND_FIRST, starting again does not help."""
