"""A local Discord over real sockets, for playing and testing the bot without a token.

Rule 1: the bot that runs here is the bot that runs on Discord, in its own process.
Rule 2: what Discord would refuse is refused here, with Discord's own error codes.
Rule 3: nobody outside this machine, and no page without the key, gets in.
"""
