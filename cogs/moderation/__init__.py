"""Which users may play together, and what a server allows.

The commands are `/chicken block`, `/chicken ban` and `/chicken-settings`.
"""
