"""For whoever runs Coop: its log, figures, checks, and commands at Discord. Never for players."""

FINE, FAILED, MEND_FIRST = 0, 1, 2
"""Exit codes of `python -m bot`. After MEND_FIRST, starting again does not help."""
