# What stands in the pictures of all games. Short: a picture has little room, and no second line.
# What a single game says in its pictures is in its own file: GAME-picture-…
#
# alt-…: the same for whoever does not see the picture, in sentences.

picture-private = Nur du siehst das
picture-seat = Platz { $number }
picture-seat-is = Platz { $number }: { $name }
picture-round = Runde { $number }
picture-yes = ja
picture-no = nein
picture-or = /
picture-nothing-yet = noch nichts
# Beside the best person when a house player, which is a machine, has won.
picture-best-person = bester Mensch

# who: house, if a house player had the seat from the beginning; away, if one sat in at the end.
alt-result = { $rank }. { $name }{ $who ->
    [house] , Haushuhn
    [away] , mit einem Haushuhn auf der Stange
   *[person] { "" }
}: { $score }.
alt-result-out = { $name }{ $who ->
    [house] , Haushuhn
    [away] , mit einem Haushuhn auf der Stange
   *[person] { "" }
}: raus.

# A chart: what it is called, then everything in it. `note`: since when, or of whom.
alt-chart-of = { $title }, { $note }:
alt-bar-share = { $name }: { $said }, { $share }.
alt-line = { $name }: jetzt { $said }. { $count ->
    [1] Davor nichts.
   *[other] Von { $count } Zahlen war die erste { $first }, die niedrigste { $lowest }, die höchste { $highest }.
}
