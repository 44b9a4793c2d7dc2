# What stands on the table and the cards of every game alike. What only one game says is in its own file;
# among that, of every game:
#
# GAME-title        what it is called               GAME-pitch         what it is like
# GAME-table-again  once more?                      GAME-table-seal    under which seal it was dealt
# GAME-result-won   who won                         GAME-title-…       headline of a card, by decision

## The table

table-headline = { $sign } { $game } · table { $number }
table-paused = ⏸️ **Paused.** { $why }
table-over = It is over
# Somebody left or dozed off, and was not back when the game ended.
table-finished = 💤 A house player finished for { $seats }.
table-hand-hint = Your cards come by DM; **My hand** shows them here, to you alone.
table-button-hand = My hand

## The cards

card-headline = 🐔 { $title } · { $game }, table { $number }
card-title-none = Your cards
card-title-over = The end
card-paused = ⏸️ The table is paused. { $why }
card-silent = ⏰ You were silent, so Coop chose for you: **{ $chosen }**
card-back = To table { $number }

## Both

# { $when } counts down by itself: “in 34 seconds”, “in an hour”, and later “3 seconds ago”.
deadline = { $text } ⏳{"\u00A0"}deadline { $when }
