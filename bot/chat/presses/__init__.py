"""A press or a command comes in and is answered once.

Duplicates, quotas and tokens are looked at before anything is carried out. The tables decide; the
answer shows their committed state.
"""
