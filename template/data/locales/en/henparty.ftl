# Hen Party: names, and everything the table and the cards say.
#
# henparty-told-…   what happened             henparty-ask-…       what the table waits for (public)
# henparty-title-…  headline of a card        henparty-question-…  what a seat is asked
# henparty-option-… a button                  henparty-chosen-…    the same, looked back on
#
# What all games say alike (who has won, how to play again) is in faces.ftl; say it here to say it your way.

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
# In the reader of games that are over: a round.
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
