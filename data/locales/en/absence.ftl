# Who is away from a game, and how they come back.

## The private card of somebody for whom a house player sits in

away-title-silent = 💤 Table { $number }: a house player is keeping your perch warm
away-title-left = 🚪 Table { $number }: you’ve left
away-title-gone = 🚪 Table { $number }: you’ve left the server
away-title-benched = 🪑 Table { $number }: a house player is keeping your perch warm
away-why-benched = A moderator arranged it, so the others could play on. It sees what you see, and not a feather more.
away-why-silent = You missed two in a row, so it’s playing your cards. It sees what you see, and not a feather more.
away-why-left = A house player is playing your cards. It sees what you saw, and not a feather more. The perch stays yours until the game is over.
away-why-gone = A house player is playing your cards. The perch stays yours until the game is over, if you come back.
away-asleep-title = 💤 Table { $number }: the game is waiting for you
away-asleep = Everybody’s dozed off, so the game is waiting. One tap from you, and everyone gets their full time again.
away-button-silent = I’m back
away-button-benched = I’m back
away-button-left = Take my seat back
away-button-gone = Take my seat back

## A paused table in its channel

chat-back = I’m back
chat-until = If nobody comes, I’ll clear the table { $when }.

## /chicken leave

table-left-lobby = You’ve left table { $number }. No hard feathers!
table-leave-sure = Table { $number } is in the middle of a game. A house player would play your cards, and the perch stays yours: one tap, and you’re back. Leave?
table-leave-button = Leave table { $number }
table-left = You’ve left table { $number }, and a house player takes over. Want back in? Press { $secrets ->
    [yes] **My hand**
   *[no] **I’m back**
  } at the table.
