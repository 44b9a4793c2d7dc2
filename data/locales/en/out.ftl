# Chicken Out!: names, and everything the table says.
#
# out-told-…   what happened: whole sentences, or what follows a name ("Ada opens")
# out-ask-…    what the table waits for       out-option-… a button
#
# Facts: $seat, $seats, $target, $who are names; $cards and $count are numbers.

out-title = Chicken Out!
out-in-short = Turn a card, count to 21 together, and { $goal ->
    [capture] win more cards with your 21s than the other chicken.
    [race] be the first to get rid of all your cards without losing your nerve.
   *[usual] { $deals ->
        [1] { $seats ->
            [2] win more cards with your 21s than the other chicken.
           *[other] be the first to get rid of all your cards without losing your nerve.
          }
       *[other] be the first to get rid of all your cards without losing your nerve.
      }
  }
out-pitch = Turn a card, count along, pray. At 21 it all goes away, above 21 it’s all yours, and if you lose your nerve you pick it up yourself. Be the first to run out of cards (or, for two, the one with the best 21s).

## Commands and settings (descriptions and values: at most 100 characters)

command-start-out = Chicken Out!: count to 21 with 2 to 8 chickens, and never lose your nerve

# Before the value of a setting in its menu, where the value does not name the setting.
out-named-goal = Goal:
out-named-positions = End ·
out-named-deals = Deals ·
out-setting-goal = What wins
out-setting-goal-usual = capture with two, race with more
out-setting-goal-capture = capture, however many play
out-setting-goal-race = race to an empty pile
out-setting-after21 = How to go on after a 21
out-setting-after21-any = after 21: as many as you dare
out-setting-after21-two = two cards after 21
out-setting-pass_left = Give 21s to the neighbour on the left (four players and more)
out-setting-pass_left-true = 21s go to the left
out-setting-pass_left-false = 21s leave the game
out-setting-positions = What follows when the first player is out
out-setting-positions-usual = on for places from four on
out-setting-positions-stop = ends when the first is out
out-setting-positions-play_on = played on for places
out-setting-same_fox = What the Same fox copies
out-setting-same_fox-card = Same copies any card
out-setting-same_fox-chicken = Same copies chickens only
out-setting-pickup = How picked-up cards come back
out-setting-pickup-ordered = cards come back in order
out-setting-pickup-shuffled = picked-up cards are shuffled
out-setting-deals = How many deals make a game
out-setting-deals-0 = automatic: one, sometimes three
out-setting-deals-1 = one deal
out-setting-deals-2 = two deals
out-setting-deals-3 = three deals
out-setting-deals-4 = four deals
out-setting-deals-5 = five deals

## Cards: $sign is a fox

out-card-x2 = { $sign } double
out-card-z0 = { $sign } zero
out-card-e20 = { $sign } twenty
out-card-same = { $sign } same as { $copied }
out-card-blank = { $sign } copies nothing

## The table

out-goal-capture = 🎯 Best 21s win
out-goal-race = 🏁 First out of cards wins
out-table-deal = deal { $number } of { $deals }
out-table-thrown = 🗑️ { $count } gone for good
out-table-count = { $sign } { $count } of 21 · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
out-table-legend = 🎴 cards left{ $deals ->
    [one] {""}
   *[other] {" "}· 🧮 points
  } · +{"\u00A0"}adds · ❤️{"\u00A0"}adds, or takes off rather than bust · →{"\u00A0"}the{"\u00A0"}count
out-earlier = … { $cards }
out-table-seal = 🔏 Fair-play seal of the deck: { $seal }
out-table-again = Feeling brave? **/chicken start out**

out-seat-pile = 🎴 { $count }
out-seat-out = { $sign } out
out-seat-captured = 🎯 { $count } captured
out-seat-points = 🧮 { $count }

## What the table waits for

out-ask-turn = **{ $who }**: turn a card, or take { $cards ->
    [one] this one
   *[other] all { $cards }
  }?
out-ask-run = **{ $who }** made 21 and runs: one more card, or stop?

out-option-play = Play
out-option-chicken_out = Chicken out
out-option-continue = One more
out-option-until_11 = On until 11
out-option-stop = Stop
out-button-counted = { $option } ({ $count })

## What happened

out-told-dealt = 🃏 { $dealer } deals: { $cards } cards each{ $count ->
    [0] .
   *[other] , { $count } stay out, unseen.
  }
# $how: must (up to ten nobody has a choice), dares, plainly. $cards: one or more; $count: what they make together.
out-told-turned = { $how ->
    [must] must turn
    [dares] dares
   *[plainly] turns
  }{" "}{ $cards }: **{ $count }**
# How a line is put together: who, what they do, the cards they turn, and what comes of it.
out-told-seat = **{ $seat }** { $does }
out-told-with-cards = { $does } with { $cards }: **{ $count }**
out-told-then = { $does }, { $then }
out-told-opened = opens
out-told-ran = 🏃 runs
out-told-busted = 💥 bust! Takes { $cards }.
out-told-chickened = 🐔 chickens out at { $count } and takes { $cards }
out-told-stopped = ✋ stops
out-told-made_21 = 🎉 21!
out-told-thrown = { $cards } cards leave the game.
out-told-captured = That makes { $cards } captured cards.
out-told-passed = { $target } gets all { $cards } cards.
out-told-went_out = 🏁 no cards left!
out-told-muddled = 🌀 This is taking ages: from now on, what’s picked up gets shuffled.
out-told-called_off = 🌙 Nobody will ever finish this. The hens call it a night.
out-told-unbeatable = 🎯 { $seat } has { $cards } cards: more than anybody can catch.
out-told-tallied = 🧮 { $seat }: { $cards ->
    [0] nothing left
    [one] 1 card left
   *[other] { $cards } cards left
  }, { $points } { $points ->
    [one] point
   *[other] points
  } so far

## A message of its own ($seat is a name)

out-moment-made_21 = 🎉 21 for { $seat }!
out-moment-busted = 💥 { $seat } goes bust!
out-moment-taken = All { $cards } cards are { $seat }’s now. With love from everybody.
out-moment-went_out = 🏁 { $seat } is out of cards!

## The result

out-result-won = 🏆 { $seats } { $people ->
    [one] wins
   *[other] share the victory
  }!
out-result-line = { $place } **{ $name }** · { $score }
out-result-capture = 🎯 { $count } captured
out-result-race = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
  }
out-result-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }

## The card of /chicken hand

out-card-title = No secrets here
out-card-title-turn = Your turn
out-card-pile = Your pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }, and nobody may look, you least of all.
out-card-open = Everything happens on the table, buttons included. Off you go!
out-card-rings = 🔔 When the table’s waiting and you’re looking elsewhere, I’ll ring you by DM. Until then: feet up.

## Standing orders (see orders.ftl): nothing is answered, somebody is rung

order-page-intro-out = Nobody plays for you here; daring is the whole game. But I can poke you. Only you see this.
order-out-reminder = Remind me by DM
order-out-reminder-help = The table’s waiting for you, and you’re looking elsewhere? I’ll ring. If you’re busy pressing buttons, I won’t.

## In pictures: as short as can be

out-picture-safe = safe
out-picture-brave = brave
out-picture-hot = hot
out-picture-to-go = { $count } to 21
out-picture-cards = { $count ->
    [one] 1 card on the table
   *[other] { $count } cards on the table
  }
out-picture-run = a run
out-picture-more = +{ $count }
out-picture-goal-capture = Best 21s win
out-picture-goal-race = First out of cards wins
out-picture-deal = deal { $number } of { $deals }
out-picture-thrown = { $count } gone for good
out-picture-result-race = cards left
out-picture-result-capture = cards captured
out-picture-result-points = points: fewer is better
out-picture-busted = bust!
out-picture-made_21 = made 21!
out-picture-went_out = out of cards!
out-picture-place = #{ $place }
out-picture-points = pts

## The same in sentences, for whoever does not see the picture

out-alt-busted = { $name } goes bust at { $count } and takes { $cards } cards.
out-alt-made_21 = { $name } makes 21.
out-alt-went_out = { $name } is out of cards, at a count of { $count }.
out-alt-count = The count is { $count }, { $left } below 21, after { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }. { $run ->
    [yes] { $name } is on a run.
   *[no] It’s { $name }’s turn.
  }
out-alt-series = { $more ->
    [0] The cards
   *[other] The latest cards
  }: { $cards }.
out-alt-black = black { $number }
out-alt-red = red { $number }
out-alt-off = red { $number } taken off
out-alt-X2 = Double fox
out-alt-Z0 = Zero fox
out-alt-E20 = Twenty fox
out-alt-SM = Same fox as { $copied }
out-alt-blank = nothing
out-alt-seats = Cards left: { $seats }.
out-alt-seat = { $name } { $pile }{ $captured ->
    [none] {""}
   *[other] {" "}and { $captured } captured
  }{ $points ->
    [none] {""}
   *[other] {" "}and { $points } points
  }
out-alt-out = { $name } is out, in place { $place }

## Its story, told once it is over

out-chapter = Series { $nth }, begun by { $seat }

## For those who watch (cogs/chicken_out/watch.py)

out-bets-until = until three cards a seat have been played
out-watch-cards = 🎴 { $count ->
    [one] 1 card is
   *[other] { $count } cards are
  } still face down: { $black } black, { $red } red, { $foxes ->
    [one] 1 fox
   *[other] { $foxes } foxes
  }.
out-watch-odds = 🎲 Any of them, at a count of { $count }: { $bust }% bust, { $makes }% make 21.

## Statistics and feats

out-count-made_21 = { $number ->
    [one] made one perfect 21
   *[other] made { $number } perfect 21s
  }
out-count-busts = { $number ->
    [one] busted once
   *[other] busted { $number } times
  }
out-count-chickened = { $number ->
    [one] chickened out once
   *[other] chickened out { $number } times
  }
out-count-first_out = { $number ->
    [one] first out once
   *[other] first out { $number } times
  }
out-count-series = { $number ->
    [one] longest 21: 1 card
   *[other] longest 21: { $number } cards
  }
out-feat-short_cut = Short cut
out-feat-short_cut-how = make a 21 with three cards at most
out-feat-long_road = Scenic route
out-feat-long_road-how = make a 21 with ten or more cards
out-feat-three_21s = Hat-trick
out-feat-three_21s-how = make three 21s in one game
out-feat-saint = Clean feathers
out-feat-saint-how = win without a single bust
out-feat-feathers = Feathers everywhere
out-feat-feathers-how = go bust on twelve or more cards
out-feat-on_the_brink = Born to cross
out-feat-on_the_brink-how = survive a card at 20 twice in one game
out-feat-zero_hero = Zero hero
out-feat-zero_hero-how = turn a Back to Zero at 18 or more
out-feat-fearless = No chicken
out-feat-fearless-how = win without ever chickening out

## What decided it, in three sentences at the end

out-recap-out = { $seat } got rid of the last card first.
out-recap-ran-out = { $seat } ran { $cards } cards in one go, down to the very last. Nobody could look.
out-recap-bust = Costliest bust: { $seat } at { $count }, with { $cards ->
    [one] one card
   *[other] { $cards } cards
  } to carry home.
out-recap-capture = { $seats } came next, with { $count }.
out-recap-race = { $seats } came next, { $count ->
    [0] empty-handed too
    [one] with one card left
   *[other] with { $count } cards left
  }.
out-recap-points = { $seats } came next, with { $count ->
    [one] one point
   *[other] { $count } points
  }.

## The lesson (data/lessons/out.toml; see lessons.ftl)
## Also: $a, $b, $c

out-lesson-dare = I’m your coach. We all count together, one card each, and the first one out of cards wins. Up to ten nothing can happen. Now it’s more, and the next card is yours, unseen. More than 21 is a bust.
out-lesson-dared = Still standing, and now it’s { $b }’s headache. Most of this game is making it somebody else’s headache.
out-lesson-chickened = The cards on the table went under your pile, and you had to open a new series with two of your own. Safe, but your pile has grown.
out-lesson-hot = Hotter! A black four or higher takes you over 21. Red ones are kind: if they’d bust you, they’re subtracted. A bust costs you all the cards on the table, and so does chickening out.
out-lesson-bust = Bust! All of it goes under your pile, the culprit included, and { $b } opens the next series. It happens to every chicken once an hour.
out-lesson-wise = Wise. It costs the same cards as a bust, minus the one that did it, and you open the next series, which gets rid of a few again.
out-lesson-trust-me = Look: a fox 🦊 doubled the count. Now trust your coach this once, and turn your card.
out-lesson-twenty-one = **Exactly 21!** You may run.
out-lesson-run = The series is out of the game. You play on alone, each card one fewer. Stop when you like: { $b } goes on.
out-lesson-ran-on = One more card gone. You could have gone on and on, but school is short.
out-lesson-ran-far = You ran for as long as nothing could happen. That’s as far as legs go without courage.
out-lesson-stopped = You stopped, and { $b } has to go on from there. Modest.
out-lesson-last-card = Your **last card**. If it doesn’t bust, you’re out, and in a race that’s how you win. How does it feel?
out-lesson-went-out = No bust, no cards, no competition: you’ve won. Wings up.
out-lesson-so-near = So near! You took the cards, and { $b } saw you blink. Next time.
out-lesson-farewell = And that’s the whole game: dare or duck, bust, 21, the run, and going out. Two players count captured cards instead; the rules say how. Now find somebody with the nerve.

## Tips (cogs/chicken_out/tips.py)

out-tips-last-card = Your last card: if it doesn’t bust, you’re out.
out-tips-rival = { $seat } has only { $cards ->
    [one] one card
   *[other] { $cards } cards
  } left. What you take now, you have to get rid of again.
out-tips-hot = Any black { $too_much } or higher is a bust, and { $room } more makes exactly 21. Red ones never bust.
out-tips-many = { $cards } cards on the table: a bust costs you all of them plus one, chickening out just all of them.
out-tips-room = { $room } more makes exactly 21. Up to 10 nothing can bust, so I turn those cards for you.
out-tips-safe-run = At { $count } no card can bust you, whatever comes. Each one is one card fewer.
out-tips-risky-run = You may stop at { $count }, and it costs you nothing: the next player has to go on from there.
