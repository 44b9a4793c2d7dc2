# Tips on the cards of somebody new to a game (cogs/plain.py). Of every game also:
#
# GAME-tips-…        one sentence, of what the seat can see itself; never what to choose

tip = -# 💡 { $said }
# Where all can read it: whom it is for.
tip-to = Psst, { $seats } ! { $said }
tips-off = Sans astuces
tips-on = Astuces
tips-are-on = Une astuce de temps en temps, tant que tu débutes dans un jeu.
tips-are-off = Plus d’astuces pour toi. Mon coach le prend comme un coq : mal.
