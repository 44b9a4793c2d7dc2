"""For whoever runs Coop: its log, figures, checks, and commands at Discord. Never for players."""

FINE = 0
FAILED = 1
MEND_FIRST = 2
"""Exit codes of `python -m bot`. After MEND_FIRST, starting again does not help."""
