# What stands in the pictures of all games. Short: a picture has little room, and no second line.
# What a single game says in its pictures is in its own file: GAME-picture-…
#
# alt-…: the same for whoever does not see the picture, in sentences.

picture-private = Esto solo lo ves tú
picture-seat = Asiento { $number }
picture-seat-is = El asiento { $number } es { $name }
picture-round = Ronda { $number }
picture-yes = sí
picture-no = no
picture-or = o
picture-nothing-yet = nada todavía
# Beside the best person when a house player, which is a machine, has won.
picture-best-person = mejor humano

# who: house, if a house player had the seat from the beginning; away, if one sat in at the end.
alt-result = { $rank }. { $name }{ $who ->
    [house] , de la casa
    [away] , con una gallina de la casa en la percha
   *[person] { "" }
}: { $score }.
alt-result-out = { $name }{ $who ->
    [house] , de la casa
    [away] , con una gallina de la casa en la percha
   *[person] { "" }
}: fuera.

# A chart: what it is called, then everything in it. `note`: since when, or of whom.
alt-chart-of = { $title }, { $note }:
alt-bar-share = { $name }: { $said }, { $share }.
alt-line = { $name }: { $said } ahora. { $count ->
    [1] Antes, nada.
   *[other] De { $count } números, el primero fue { $first }, el más bajo { $lowest }, el más alto { $highest }.
}
