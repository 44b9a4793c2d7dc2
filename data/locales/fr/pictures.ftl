# What stands in the pictures of all games. Short: a picture has little room, and no second line.
# What a single game says in its pictures is in its own file: GAME-picture-…
#
# alt-…: the same for whoever does not see the picture, in sentences.

picture-private = Entre toi et moi
picture-seat = Place { $number }
picture-seat-is = Place { $number } : { $name }
picture-round = Manche { $number }
picture-yes = oui
picture-no = non
picture-or = ou
picture-nothing-yet = encore rien
# Beside the best person when a house player, which is a machine, has won.
picture-best-person = meilleur humain

# who: house, if a house player had the seat from the beginning; away, if one sat in at the end.
alt-result = { $rank }. { $name }{ $who ->
    [house] , de la maison
    [away] , un poulet maison sur le perchoir
   *[person] { "" }
} : { $score }.
alt-result-out = { $name }{ $who ->
    [house] , de la maison
    [away] , un poulet maison sur le perchoir
   *[person] { "" }
} : hors du compte.

# A chart: what it is called, then everything in it. `note`: since when, or of whom.
alt-chart-of = { $title }, { $note } :
alt-bar-share = { $name } : { $said }, { $share }.
alt-line = { $name } : { $said } maintenant. { $count ->
    [1] Rien avant.
   *[other] Sur { $count } nombres, le premier était { $first }, le plus bas { $lowest }, le plus haut { $highest }.
}
