# What stands in the pictures of all games. Short: a picture has little room, and no second line.
# What a single game says in its pictures is in its own file: GAME-picture-…
#
# alt-…: the same for whoever does not see the picture, in sentences.

picture-private = Só você vê isto
picture-seat = Lugar { $number }
picture-seat-is = Lugar { $number }: { $name }
picture-round = Rodada { $number }
picture-yes = sim
picture-no = não
picture-or = ou
picture-nothing-yet = nada ainda
# Beside the best person when a house player, which is a machine, has won.
picture-best-person = melhor humano

# who: house, if a house player had the seat from the beginning; away, if one sat in at the end.
alt-result = { $rank }. { $name }{ $who ->
    [house] , da casa
    [away] , com uma galinha da casa no poleiro
   *[person] { "" }
}: { $score }.
alt-result-out = { $name }{ $who ->
    [house] , da casa
    [away] , com uma galinha da casa no poleiro
   *[person] { "" }
}: fora do jogo.

# A chart: what it is called, then everything in it. `note`: since when, or of whom.
alt-chart-of = { $title }, { $note }:
alt-bar-share = { $name }: { $said }, { $share }.
alt-line = { $name }: agora { $said }. { $count ->
    [1] Antes disso, nada.
   *[other] De { $count } números, o primeiro foi { $first }, o menor { $lowest }, o maior { $highest }.
}
