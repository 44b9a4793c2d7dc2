"""Clocks, timers and small data structures. Imports no other package of Coop.

Only this package reads the time. All other code gets a `Clock` as an argument, and tests pass their
own.
"""
