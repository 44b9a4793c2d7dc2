# Tips on the cards of somebody new to a game (cogs/plain.py). Of every game also:
#
# GAME-tips-…        one sentence, of what the seat can see itself; never what to choose

tip = -# 💡 { $said }
# Where all can read it: whom it is for.
tip-to = Psst, { $seats }! { $said }
tips-off = No tips
tips-on = Tips
tips-are-on = A tip now and then, as long as you’re new to a game.
tips-are-off = No more tips for you. My coach takes it like a rooster: badly.
