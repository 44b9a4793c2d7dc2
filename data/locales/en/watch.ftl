# The page of those who watch, and of those who are out (cogs/watch.py). Of every game also:
#
# GAME-watch-…      what everybody may know and hardly anybody has in mind

watch-button = Watch
watch-again = Look again
watch-title = 👀 { $game }, table { $number }: from the perch
watch-nothing = From up here one sees what everybody sees in the channel, just with cleaner feet.

refused-watchers-only = You are in the thick of it, and the perch is for those who only watch. No binoculars at the table!
