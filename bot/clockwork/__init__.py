"""Time enters here, and only here: the clock, its jumps, and what rings when something is due.

Everybody else is handed a clock; tests hand in their own.
"""
