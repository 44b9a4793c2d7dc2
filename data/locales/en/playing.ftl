# Playing Chicken: names, and everything the table and the cards say.
#
# playing-told-…   what happened             playing-ask-…       what the table waits for (public)
# playing-title-…  headline of a card        playing-question-…  what a seat is asked
# playing-option-… a button                  playing-chosen-…    the same, looked back on
#
# Facts: $seat is a name, $seats a list of names, $people how many they are; the rest are numbers.

playing-title = Playing Chicken
playing-in-short = Everybody steps on the gas in secret: dare the most without going over the goal.
playing-pitch = One goal, and everybody steps on the gas in secret. Stop short together and the boldest chicken wins; overshoot, and only the most timid one laughs. An exact hit pays the boldest more.
playing-no-cards = –

## Commands and settings (descriptions and values: at most 100 characters)

command-start-playing = Playing Chicken: 3 to 8 chickens, one goal: dare the most, but don’t go over

playing-setting-prize = What a win is worth
playing-setting-prize-table = prizes 2, 3, 4, 5, 6 by round
playing-setting-prize-simple = prizes 1, 2, 3, 4, 5 by round
playing-setting-prize-mixed = prizes 1, 3, 4, 5, 6 by round
playing-setting-exact = What an exact hit on the goal is worth
playing-setting-exact-printed = exact hit: one more, twelve on the last trick
playing-setting-exact-plus1 = exact hit: always one more
playing-setting-exact-double = exact hit: always double
playing-setting-goals = Which goals are in
playing-setting-goals-printed21 = all goals, both at 13
playing-setting-goals-unique20 = only one goal at 13
playing-setting-memory_aid = Show the cards played this round, and tell everybody who holds what
playing-setting-memory_aid-true = memory aid on
playing-setting-memory_aid-false = memory aid off

## The table

playing-table-round = Round { $round } of 5 · trick { $trick } of { $tricks }
playing-prizes = 🪙 A win pays **{ $plain }**, an exact hit **{ $exact }**
playing-table-goal = 🧱 The goal: { $goal }
playing-table-goals = Goals gone: { $seen } · { $pile } still to come
playing-no-goals = none yet
playing-table-seats = **At the wheel** · ✋ { $count ->
    [one] 1 card
   *[other] { $count } cards
  } each
playing-table-seal = 🔏 Fair-play seal of the goals: { $seal }
playing-table-again = New chickens? **/chicken start playing**

playing-seat-line = **{ $name }** · 🪙 { $points }
playing-seat-spent = 🎴 { $cards }
playing-seat-awaited = { $sign } still thinking

playing-points = { $name } { $points }
playing-points-own = **you { $points }**

playing-trick-card = { $name } **{ $card }**
playing-trick = { $sign } { $cards }
    Together **{ $total }**: { $how ->
        [below] short of { $goal }, so the boldest { $people ->
            [one] wins
           *[other] win
        }.
        [exact] on the dot, and not a feather bent!
       *[over] over { $goal }, crash, so the most timid { $people ->
            [one] wins
           *[other] win
        }.
    } { $seats } **+{ $points }**{ $people ->
        [one] {""}
       *[other] {" "}each
    }

playing-result-won = 🏆 { $seats } { $people ->
    [one] wins
   *[other] share the victory
  } with { $points } points{ $people ->
    [one] {""}
   *[other] {" "}each
  }!

playing-button-tricks = Tricks
playing-tricks = { $count ->
    [one] **The first trick**
    [15] **All fifteen tricks**
   *[other] **All { $count } tricks so far**
  }
playing-tricks-legend = -# round · goal: cards of { $names }; in bold, whoever won
playing-tricks-line = -# { $round } · { $goal }: { $cards } = { $total } { $sign } +{ $points }
playing-tricks-won = **{ $card }**

## A message of its own

playing-moment-exact = 🎯 Bang on { $goal }!
playing-moment-round = 🍂 End of round { $round }
playing-moment-end = 🧱 The very last goal
playing-moment-points = 🪙 After round { $round }: { $points }
playing-moment-farewell = Everybody’s last card leaves the game, unseen; what was played comes back.

## What the table waits for

playing-ask-card = 🤫 { $last ->
    [yes] Last trick of the round, everybody! Whatever you keep is gone for good.
   *[no] Everybody picks a card, in secret.
  }
playing-ask-one-missing = 👀 All eyes on **{ $seat }**: one card is still missing.
playing-ask-pause = 🪶 The feathers settle. Next goal in a moment.

## Cards

playing-card-trick = { $sign } { $won ->
    [yes] Your **{ $card }** won: **+{ $points }**! { $how ->
        [below] Together { $total }, short of { $goal }: the bold collect.
        [exact] Together { $total }, exactly on the goal.
       *[over] Together { $total }, over { $goal }: the timid collect.
    }
   *[no] Your **{ $card }** didn’t win. { $how ->
        [below] Together { $total }, short of { $goal }:
        [exact] Together { $total }, exactly on the goal:
       *[over] Together { $total }, over { $goal }:
    } { $seats } { $people ->
        [one] gets { $points }.
       *[other] get { $points } each.
    }
  }
playing-card-played = 🎴 { $cards }
playing-card-points = 🪙 { $points }
playing-card-hand = ✋ Hand: **{ $cards }**
playing-card-spent = 🎴 played { $cards }
playing-card-others = -# 🧠 { $hands }
playing-card-other = { $name } { $cards }
playing-card-answered = ✅ You chose **{ $chosen }**.
playing-card-change = Tap another to change your mind.
playing-card-over-won = 🏆 You won, with { $points } points! Nerves like chicken wire.
# Also: $people
playing-card-over-shared = 🏆 You won with { $points } points, and so did { $seats }. Birds of a feather.
playing-card-over-lost = You finish with { $points } { $points ->
    [one] point
   *[other] points
  }, and with all your feathers.

playing-title-card = The goal: { $goal }

playing-question-where = -# Round { $round } of 5 · trick { $trick } of { $tricks }
playing-question-last = 🍂 { $round ->
    [5] The very last card. The other one stays in the coop.
   *[other] The card you keep leaves the game for good; what you played comes back.
  }
playing-question-card = Which card do you play?

playing-waiting-trick = ⏳ The others are picking.
playing-waiting-revealed = 🪶 The feathers settle. Next goal in a moment.

playing-option-play = { $value }
playing-option-taken = { $option } ✅
playing-chosen-play = { $value }

## What happened

playing-told-revealed = -# { $sign } { $goal }: { $cards } = { $total }, { $seats } +{ $points }
playing-told-left_behind = 🍂 Your { $card } has left the game.

# The same for whoever reads the story of the game: $seat is who was told.
playing-secret-left_behind = **{ $seat }** lost a card: { $card } has left the game.

## In pictures: as short as can be

playing-picture-trick = { $last ->
    [yes] last trick
   *[no] trick { $trick } of { $tricks }
  }
playing-picture-win = win { $points }
playing-picture-exact = exact { $points }
playing-picture-goals = Goals
playing-picture-pick = All pick 1 of { $count } cards, in secret
playing-picture-ended = { $how ->
    [below] { $count } short
    [exact] exact!
   *[over] crash!
  }
playing-picture-stop-on = The goal
playing-picture-picked = picked
playing-picture-played = played

## The same in sentences, for whoever does not see the pictures

playing-alt-trick = Round { $round } of 5, trick { $trick } of { $tricks }. The goal is { $goal }.
playing-alt-pick = Everybody picks one of { $count } cards, face down.
playing-alt-ended = Together { $total }: { $how ->
    [below] { $short } short.
    [exact] exactly on it.
   *[over] over the goal.
  } { $people ->
    [one] { $seats } wins { $points }.
   *[other] { $seats } win { $points } each.
  }
playing-alt-prizes = A win pays { $plain }, an exact hit { $exact }.
playing-alt-seats = Points: { $seats }.
playing-alt-seat = { $name } { $points }{ $card ->
    [0] {""}
   *[other] , with a { $card }
  }
playing-alt-spent = Played this round: { $seats }.
playing-alt-goals = Goals still to come: { $goals }.
playing-alt-hand = Hand: { $cards }{ $picked ->
    [0] .
   *[other] ; picked: { $picked }.
  }
playing-alt-played = Played: { $cards }.
playing-alt-own = { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

## Its story, told once it is over

playing-chapter = Round { $round }

## For those who watch (cogs/playing/watch.py)

playing-bets-until = until the third round begins
playing-watch-hands = 🧠 Whoever’s kept count knows every hand: { $hands }
playing-watch-goals = 🧱 Goals still face down: { $goals }
playing-watch-odds = 🎲 If everybody drove blindfolded at { $goal }: { $below }% stop short, { $exact }% hit it exactly, { $over }% crash.

## Statistics and feats

playing-count-tricks = { $number ->
    [one] 1 trick won
   *[other] { $number } tricks won
  }
playing-count-exact = { $number ->
    [one] 1 exact hit
   *[other] { $number } exact hits
  }
playing-count-crashes = { $number ->
    [one] 1 crash with the highest card
   *[other] { $number } crashes with the highest card
  }
playing-count-ducked = { $number ->
    [one] 1 crash won with the lowest card
   *[other] { $number } crashes won with the lowest card
  }
playing-count-points = best game { $number } points
playing-count-trick = best trick { $number } points
playing-feat-bullseye = Bull’s-eye
playing-feat-bullseye-how = win an exact hit all alone
playing-feat-two_bullseyes = Lightning strikes twice
playing-feat-two_bullseyes-how = win two exact hits in one game
playing-feat-hat_trick = On a roll
playing-feat-hat_trick-how = win four tricks in a row
playing-feat-limbo = Limbo dancer
playing-feat-limbo-how = duck under five crashes in one game
playing-feat-by_a_beak = By a beak
playing-feat-by_a_beak-how = win by a single point
playing-feat-from_behind = From the back of the flock
playing-feat-from_behind-how = go into the last round in last place, and win
playing-feat-careful = Not a scratch
playing-feat-careful-how = win without ever crashing with the highest card
playing-feat-wrecker = Demolition derby
playing-feat-wrecker-how = crash six times with the highest card in one game

## What decided it, in three sentences at the end

playing-recap-led = { $seat } was in front from the first goal to the last.
playing-recap-lead = From the goal { $goal } in round { $round } on, nobody got past { $seat }.
playing-recap-exact = The flock stopped exactly on the goal { $count ->
    [one] once
   *[other] { $count } times
  }.

## The lesson (data/lessons/playing.toml; see lessons.ftl)
## Also: $a, $b, $c

playing-lesson-wall = I’m your coach. The most points win, and every trick pays some. This goal is 14. Everybody plays one card in secret, then they’re all added up. Stay short of the goal, and the **highest** card wins. How bold are you?
playing-lesson-timid = Short of the goal, so the highest card won, and that was { $c }’s. Caution pays nothing out here.
playing-lesson-boldest = Short of the goal, and the highest card was yours. That’s how you get rich, and overconfident.
playing-lesson-small-wall = Now a low goal: 8. Three cards soon add up to too much, and over the goal everything’s upside down: the **lowest** card wins.
playing-lesson-their-hit = On the nose, to the feather! An exact hit still goes to the highest card, and pays it extra. { $b } sends love.
playing-lesson-crash-mine = Crash! Over the goal the lowest card wins, and yours was the smallest of cowards. Well done.
playing-lesson-crash-theirs = Crash! Over the goal the lowest card wins, and that was { $c }’s. Boldness has its days. This wasn’t one.
playing-lesson-exact = A new round: the cards all came back, minus one each, and a win is worth more. An exact hit pays one on top. With middling cards from both of them, what would hit 13?
playing-lesson-not-bold = Short again, and yours wasn’t the highest card. { $b } says thank you.
playing-lesson-nearly = Short of it, and you’re the boldest again: a plain win. A little more on the pedal, and it would have been a hit.
playing-lesson-hit = Bang on the goal, and the highest card is yours, so the extra point is, too. They will want to know how you did that.
playing-lesson-leave-behind = The last trick of round 4. Whatever you still hold afterwards is gone for the rest of the game, unseen. So it’s two choices in one: what to play, and what never to see again.
playing-lesson-left-six = Short of the goal, and your two was the boldest card. The six you kept has left the game.
playing-lesson-left-two = Crash: the two lowest tie, and both get the full prize. Your two has left the game.
playing-lesson-last = The last trick: one shot, the biggest prize, and twice that for an exact hit.
playing-lesson-last-timid = Short of the goal, and { $b } had the nerve. So ends many a careful chicken.
playing-lesson-last-bold = Short of the goal, highest card, biggest prize: you win it all. Please act surprised.
playing-lesson-last-hit = Bang on the goal, highest card, twice the biggest prize: you win it all. Please act surprised.
playing-lesson-farewell = And that’s the whole game: short, over, exact, and one card fewer each round. Real chickens bluff better than mine. Go and find some.

## Tips (cogs/playing/tips.py)

playing-tips-no-crash = Nobody can crash here: even everybody’s highest cards add up to { $most } at most, and the goal is { $goal }. The highest card wins for sure.
playing-tips-sure-crash = This one crashes for sure: even everybody’s lowest cards add up to { $least }, and the goal is { $goal }. The lowest card wins.
playing-tips-last-round = The very last trick. An exact hit pays { $exact }.
playing-tips-left-behind = The last trick of the round: the card you keep leaves the game, and you play the next round with the rest.
playing-tips-boldest = Nobody else holds a card as high as your { $card }: the reveals gave it away.
playing-tips-most-timid = Nobody else holds a card as low as your { $card }: the reveals gave it away.
playing-tips-share = { $goal } for { $seats } chickens is about { $each } each. Which of them will think so, too?
