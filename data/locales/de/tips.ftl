# Tips on the cards of somebody new to a game (cogs/plain.py). Of every game also:
#
# GAME-tips-…        one sentence, of what the seat can see itself; never what to choose

tip = -# 💡 { $said }
# Where all can read it: whom it is for.
tip-to = Psst, { $seats }! { $said }
tips-off = Keine Tipps
tips-on = Tipps
tips-are-on = Ab und zu ein Tipp, solange du ein Spiel noch nicht kennst.
tips-are-off = Keine Tipps mehr für dich. Mein Trainerhuhn trägt es wie ein Gockel: schlecht.
