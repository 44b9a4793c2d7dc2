"""Measures how many tables the bot can host (benchmarks/load/__main__.py)."""
