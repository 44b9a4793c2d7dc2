"""Runs the bot in a process of its own, with a clock that can be advanced."""
