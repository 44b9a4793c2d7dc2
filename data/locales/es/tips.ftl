# Tips on the cards of somebody new to a game (cogs/plain.py). Of every game also:
#
# GAME-tips-…        one sentence, of what the seat can see itself; never what to choose

tip = -# 💡 { $said }
# Where all can read it: whom it is for.
tip-to = ¡Chist, { $seats }! { $said }
tips-off = Sin consejos
tips-on = Consejos
tips-are-on = Un consejo de vez en cuando, mientras un juego te sea nuevo.
tips-are-off = No hay más consejos para ti. Mi entrenadora se lo toma como una gallina: cacareando.
