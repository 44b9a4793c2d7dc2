"""Crash tests: Coop is killed at every point where that could do harm, and Discord misbehaves.

`python -m tests.crash` runs all of it, which takes minutes; CI runs a sample.
"""
