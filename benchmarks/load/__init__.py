"""How many tables at once? See benchmarks/load/__main__.py."""
