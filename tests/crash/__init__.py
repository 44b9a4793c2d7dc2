"""Torture: Coop is killed at every point where that could hurt, and Discord behaves at its worst.

`python -m tests.crash` runs all of it (minutes); `make test` a sample of it.
"""
