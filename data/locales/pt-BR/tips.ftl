# Tips on the cards of somebody new to a game (cogs/plain.py). Of every game also:
#
# GAME-tips-…        one sentence, of what the seat can see itself; never what to choose

tip = -# 💡 { $said }
# Where all can read it: whom it is for.
tip-to = Psiu, { $seats }! { $said }
tips-off = Sem dicas
tips-on = Dicas
tips-are-on = Uma dica de vez em quando, enquanto o jogo é novidade para você.
tips-are-off = Chega de dicas para você. A minha treinadora reage feito galo: mal.
