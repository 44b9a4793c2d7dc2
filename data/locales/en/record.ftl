# The record of a game that is over (docs/records.md).

record-button = The whole story
record-here = Every card, every secret, every choice of this game, for whoever wants to check that nobody ruffled the deck: **python -m games verify { $file }** does it, and docs/records.md says how to do it by hand.
