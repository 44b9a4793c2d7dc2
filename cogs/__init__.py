"""Features, and how each game looks: a package per game, and modules that games share.

See docs/a-game.md.
"""
