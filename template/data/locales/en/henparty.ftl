# The texts of Hen Party: names, tables and cards.
#
# henparty-told-…   an event                  henparty-ask-…       what the table waits for (public)
# henparty-title-…  the heading of a card     henparty-question-…  the question to a seat
# henparty-option-… a button                  henparty-chosen-…    an option that was chosen
#
# faces.ftl has the texts that all games share (who has won, how to play again). To replace one, add it here.

henparty-title = Hen Party
henparty-in-short = Show the highest number that nobody else shows, and the snack is yours.
henparty-pitch = Six snacks, eight numbers under your wings, and nobody likes to share. Show the highest number that nobody else shows, and the snack is yours; show the same as your neighbour, and you both go hungry.
command-start-henparty = Hen Party: the highest number that stands alone takes the snack, 3 to 6 hens

## The table

henparty-heading = Round { $round } of 6
  # { $snack }
henparty-snack = 🥧 A snack worth { $snack }
henparty-seat-line = **{ $name }** · 🪙 { $points }
henparty-table-seal = 🔏 Fair-play seal of the party: { $seal }
# The heading of a round in the story of a finished game.
henparty-chapter = Round { $nth }
henparty-ask-card = 🤫 Everybody picks a number, in secret.

## Cards

henparty-title-card = Your number
henparty-own-line = ✋ You hold **{ $hand }**.
henparty-question-card = Which number do you show?
henparty-option-play = Show { $value }
henparty-chosen-play = { $value }

## What happened

henparty-told-served = 🥧 Round { $round }: a snack worth { $snack }
henparty-told-revealed = 🃏 { $cards }
henparty-told-taken = 😋 { $seat } stands alone with { $card }, and eats for { $snack }.
henparty-told-wasted = 🦊 Not one number stands alone. The fox says thank you for { $snack }.
henparty-told-scored = { $seat }: { $number } points
henparty-told-game_over = 🏆 { $seats }
