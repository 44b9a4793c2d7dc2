"""SQLite, the default: one file, one process, nothing to install.

Rule 1: a file of another program, of a newer Coop, or with damage is rejected before it is changed.
Rule 2: a committed change is in the file at the configured path. If that file was replaced, nothing
        is committed any more.
"""
