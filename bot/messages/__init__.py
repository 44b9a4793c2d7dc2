"""What each message shows, and how it is brought up to date with the committed state.

A surface is a message that Coop keeps up to date: the public table, a private card, or a message
beside the table. One task at a time works on each surface, and only the latest state counts
(jobs.py, reconciler.py). The handlers (surface_handler.py) decide what a message should show and
when it is updated. Only writer.py decides which kind of request is used.
"""
