# Hen Party: names, and everything the table and the cards say.
#
# henparty-told-…   what happened             henparty-ask-…       what the table waits for (public)
# henparty-title-…  headline of a card        henparty-question-…  what a seat is asked
# henparty-option-… a button                  henparty-chosen-…    the same, looked back on
#
# Facts: $seat is a name, $seats a list of names, $people how many they are; the rest are numbers.
# What all games say alike (who has won, how to play again) is in faces.ftl; say it here to say it your way.

henparty-title = Hen Party
henparty-in-short = Show the highest number that nobody else shows, and the snack is yours.
henparty-pitch = Six snacks, eight numbers under your wings, and nobody likes to share. Show the highest number that nobody else shows, and the snack is yours; show the same as your neighbour, and you both go hungry.

## Commands (descriptions: at most 100 characters)

command-start-henparty = Hen Party: the highest number that stands alone takes the snack, 3 to 6 hens
command-rules-henparty = Hen Party: the rules, page by page

## The table

henparty-table-round = Round { $round } of { $rounds }
henparty-table-seal = 🔏 Fair-play seal of the party: { $seal }
henparty-snack = 🥧 A snack worth { $snack }
henparty-seat-line = **{ $name }** · 🪙 { $points }
henparty-shown = { $name } **{ $card }**
# What decided it: the last snack that anybody got, and who came next.
henparty-recap-last = The last snack, worth { $snack }, went to { $seat } for a lonely { $card }.
henparty-recap-margin = { $seats } came { $by } short.
# In the reader of games that are over: a round.
henparty-chapter = Round { $nth }
henparty-result-line = { $place } **{ $name }** { $points }

## What the table waits for

henparty-ask-card = 🤫 Everybody picks a number, in secret.
henparty-ask-one-missing = 👀 All beaks turn to **{ $seat }**: one number is still missing.
henparty-ask-pause = 🪶 Crumbs are swept up. The next snack is on its way.

## Cards

henparty-title-card = { $snack }
henparty-card-hand = ✋ You hold **{ $cards }** · 🪙 { $points }
henparty-card-answered = ✅ You picked **{ $chosen }**.
henparty-card-change = Tap another to change your mind.
henparty-question-card = Which number do you show?
henparty-waiting-round = ⏳ The others are picking.
henparty-waiting-revealed = 🪶 Crumbs are swept up. The next snack is on its way.
henparty-option-play = Show { $card }
henparty-option-taken = Show { $card } ✅
henparty-chosen-play = { $card }

## What happened

henparty-told-served = 🥧 Round { $round }: a snack worth { $snack }
henparty-told-revealed = 🃏 { $cards }
henparty-told-taken = 😋 { $seat } stands alone with { $card }, and eats for { $snack }.
henparty-told-wasted = 🦊 Not one number stands alone. The fox says thank you for { $snack }.
henparty-told-scored = { $seat }: { $number } points
henparty-told-game_over = 🏆 { $seats }

## For those who watch (cogs/henparty/watch.py)

henparty-bets-until = until half of the snacks have been served
henparty-watch-snacks = 🥧 Snacks still to come: { $snacks }
henparty-watch-cards = 🃏 Numbers that nobody has shown: { $cards }

## Statistics and feats

henparty-count-snacks = { $number ->
    [one] 1 snack
   *[other] { $number } snacks
  }
henparty-count-points = { $number } points in all
henparty-count-score = best party { $number } points
henparty-feat-gourmand = Gourmand
henparty-feat-gourmand-how = get three snacks in one game
henparty-feat-big_bite = Big bite
henparty-feat-big_bite-how = get the largest snack

## The lesson (data/lessons/henparty.toml; see lessons.ftl)

command-learn-henparty = Hen Party: your first snacks, with a coach

henparty-lesson-alone = I’m your coach. Everybody plays a card in secret, and the highest number that **stands alone** takes the snack. High is good. High and lonely is better.
henparty-lesson-too-low = Too low: { $b } stood alone above you, and is eating.
henparty-lesson-two-of-a-kind = Two of a kind! You and { $b } cancelled each other out, and { $c } ate.
henparty-lesson-alone-at-last = Highest, and alone: the snack is yours. Don’t speak with your beak full.
henparty-lesson-last = The last snack of the party, and you are level. Everybody would love to play high. So?
henparty-lesson-modest = They both went high and stood in each other’s way. You dined alone.
henparty-lesson-crowd = Three hens, one number, and the fox says thank you.
henparty-lesson-farewell = And that is the whole party. Guess what they guess that you guess, and find yourself some real hens.

## Tips (cogs/henparty/tips.py)

henparty-tips-last-snack = The last snack: no card that you keep is worth anything after it.
henparty-tips-all-seen = You hold every { $card } that nobody has shown yet: you can’t meet anybody there.
henparty-tips-biggest = No snack is worth more than { $snack }, and everybody knows it.
henparty-tips-highest = Nothing is higher than a { $card }. Another { $card } is just as high, though, and then neither counts.
