"""The life of a table: open, join, deal, decide, time out, resume, end.

This package imports neither discord.py nor a database driver.
"""
