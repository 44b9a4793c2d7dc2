"""What stands where, and how it is brought to the committed state.

A surface is a message that Coop keeps true: the public table, a private card, a message beside the
table. One thing at a time per surface; the latest state wins (jobs.py, reconciler.py).
The keepers (keeper.py) say what a message should show and when; how that reaches Discord is decided
in writer.py alone.
"""
