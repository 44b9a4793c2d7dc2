# What stands in the pictures of all games. Short: a picture has little room, and no second line.
# What a single game says in its pictures is in its own file: GAME-picture-…
#
# alt-…: the same for whoever does not see the picture, in sentences.

picture-private = Only you see this
picture-seat = Seat { $number }
picture-seat-is = Seat { $number } is { $name }
picture-round = Round { $number }
picture-yes = yes
picture-no = no
picture-or = or
picture-nothing-yet = nothing yet
# Beside the best person when a house player, which is a machine, has won.
picture-best-person = best human

# who: house, if a house player had the seat from the beginning; away, if one sat in at the end.
alt-result = { $rank }. { $name }{ $who ->
    [house] , of the house
    [away] , with a house player on the perch
   *[person] { "" }
}: { $score }.
alt-result-out = { $name }{ $who ->
    [house] , of the house
    [away] , with a house player on the perch
   *[person] { "" }
}: out of it.

# A chart: what it is called, then everything in it. `note`: since when, or of whom.
alt-chart-of = { $title }, { $note }:
alt-bar-share = { $name }: { $said }, { $share }.
alt-line = { $name }: { $said } now. { $count ->
    [1] Nothing before that.
   *[other] Of { $count } numbers the first was { $first }, the lowest { $lowest }, the highest { $highest }.
}
