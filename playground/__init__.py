"""A local Discord over real sockets, for playing with the bot and testing it without a token.

Rule 1: the bot that runs here is the bot that runs on Discord, in a process of its own.
Rule 2: the playground refuses what Discord would refuse, with Discord's own error codes.
Rule 3: only this machine has access, and pages need the key.
"""
