# Who is away from a game, and how they come back.

## The private card of somebody for whom a house player sits in

away-title-silent = 💤 Table { $number }: a house player keeps your perch warm
away-title-left = 🚪 Table { $number }: you have left
away-title-gone = 🚪 Table { $number }: you have left the server
away-title-benched = 🪑 Table { $number }: a house player keeps your perch warm
away-why-benched = A moderator saw to it, so that the others could go on. It sees what you see, and not a feather more.
away-why-silent = You missed two in a row, so it plays your cards. It sees what you see, and not a feather more.
away-why-left = A house player plays your cards. It sees what you saw, and not a feather more. The perch stays yours until the game is over.
away-why-gone = A house player plays your cards. The perch stays yours until the game is over, should you come back.
away-asleep-title = 💤 Table { $number }: the game waits for you
away-asleep = Everybody has dozed off, so the game waits. One tap from you, and everyone gets their full time again.
away-button-silent = I’m back
away-button-benched = I’m back
away-button-left = Take my seat back
away-button-gone = Take my seat back

## A paused table in its channel

chat-back = I’m back
chat-until = If nobody comes, I clear the table { $when }.

## /chicken leave

table-left-lobby = You have left table { $number }. No hard feathers!
table-leave-sure = Table { $number } is in the middle of a game. A house player would play your cards, and the perch stays yours: one press, and you’re back. Leave?
table-leave-button = Leave table { $number }
table-left = You have left table { $number }, and a house player takes over. Feeling like it again? Press { $secrets ->
    [yes] **My hand**
   *[no] **I’m back**
  } at the table.
