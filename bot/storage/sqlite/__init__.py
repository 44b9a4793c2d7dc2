"""SQLite: one file, one process. The default, which needs nothing.

Rule 1: a file that is not ours, newer or damaged is told from ours before a byte of it changes.
Rule 2: what was acknowledged is in the file that lies there now, or nothing more is acknowledged.
"""
