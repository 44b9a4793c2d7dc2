# Chicken Out!: every sentence of the game.

out-title = Chicken Out!
out-pitch = Turn a card, count along, pray. At 21 it all goes away, above 21 it is all yours, and if you lose your nerve you pick it up yourself. Be the first without cards (or, for two, the one with the best 21s).
