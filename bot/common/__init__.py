"""Clocks, timers, durations and small data structures. Imports nothing else of ours.

Time enters here, and only here; everything else is given a clock, and tests give their own.
"""
