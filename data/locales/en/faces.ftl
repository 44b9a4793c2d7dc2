# What stands on the table and the cards of every game alike. What only one game says is in its own file;
# among that, of every game:
#
# GAME-title        what it is called               GAME-pitch         what it is like
# GAME-title-…      headline of a card, by decision GAME-table-seal    under which seal it was dealt
#
# What stands here under “In a game’s own words” a game says as it likes (GAME-result-won) or leaves to this file.
result-line = { $place } **{ $name }** { $points }
# What decided it: who came next.
recap-margin = { $seats } came up { $by ->
    [one] one point
   *[other] { $by } points
  } short.
# A plain table (cogs/plain.py): a seat, and what the table waits for.
seat-line = **{ $name }**
card-waiting = ⏳ Nothing for you to do right now.
own-line = ✋ You hold **{ $known }**.
card-question = 🤔 What will it be?
card-answered = ✅ It’s **{ $chosen }**. Press another one to change your mind.
ask-one = 👀 All eyes on **{ $seat }**.
ask-all = 🤫 Everybody is thinking, in secret.
ask-pause = 🪶 A short breather, and on we go.

## The table

table-headline = { $sign } { $game } · table { $number }
table-paused = ⏸️ **Paused.** { $why }
table-over = Game over!
# Somebody left or dozed off, and was not back when the game ended.
table-finished = 💤 A house player finished for { $seats }.
table-hand-hint = Your cards come by DM; **My hand** shows them here, to you alone.
table-button-hand = My hand

## The cards

# $drawn: whether there are pictures, which show the game.
card-headline = 🐔 { $title } · { $drawn ->
    [yes] table { $number }
   *[no] { $game }, table { $number }
  }
card-title-none = Your cards
card-title-over = The end
card-paused = ⏸️ The table is paused. { $why }
card-silent = ⏰ You ran out of time, so Coop chose for you: **{ $chosen }**
card-back = To table { $number }

## In a game’s own words

table-again = A new flock? **/chicken start { $slug }**
result-won = 🏆 { $seats } { $people ->
    [one] wins
   *[other] share the victory
  } with { $points } { $points ->
    [one] point
   *[other] points
  }!
card-over-won = 🏆 You won, with { $points } { $points ->
    [one] point
   *[other] points
  }!
# Also: $people
card-over-shared = 🏆 You won with { $points } { $points ->
    [one] point
   *[other] points
  }, and so did { $seats }.
card-over-lost = You end with { $points } { $points ->
    [one] point
   *[other] points
  }. Next time, maybe.

## Both

# { $when } counts down by itself: “in 34 seconds”, “in an hour”, and later “3 seconds ago”.
deadline = ⏳ { $when } · { $text }
watch-button = Watch

# Below a result: feats that were earned for the first time. $feat, $how: of the game.
result-first = 🏅 **{ $person }**, for the first time: **{ $feat }** ({ $how })
result-firsts-more = -# … and { $count ->
    [one] one more first
   *[other] { $count } more firsts
  }: see **/chicken stats**
