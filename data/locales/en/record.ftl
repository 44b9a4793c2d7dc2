# The record of a game that is over (docs/records.md).

record-button = The record
record-here = Every card, every secret, every choice of this game, for whoever wants to check that nobody ruffled the deck: **python -m games verify { $file }** does it, and docs/records.md says how to do it by hand.

## The seal

seal-closed = Shown before the first card was dealt. When the game is over I show what is under it, and then anybody can check that not one card was moved.
seal-opened = 🔓 Seed { $seed } · salt { $salt }
seal-check = The SHA-256 of salt and seed, one after the other, is the seal; **The record**, below **The whole story**, has all the rest.
