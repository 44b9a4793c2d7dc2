"""The bot in a process of its own, its clock, and all parts put together."""
