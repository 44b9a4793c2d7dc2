"""What Coop does not need any more, and lets go: people who ask for it, servers that it has left,
games that are long over.

Rule 1: whoever asks is told when it is durable that they asked; the rest survives a crash.
Rule 2: nobody who plays waits for it: it goes in small bites, with pauses in between.
Rule 3: a record stays as long as its game is kept; who is in it may go.
"""
