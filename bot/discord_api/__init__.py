"""The only way to Discord: what its errors mean, and how fast we may be.

Who wants something from Discord asks here; nobody else makes a request but the answers to presses.
"""
