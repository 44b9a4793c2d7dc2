# Playing Chicken: names, and everything the table and the cards say.
#
# playing-told-…   what happened             playing-ask-…       what the table waits for (public)
# playing-title-…  headline of a card        playing-question-…  what a seat is asked
# playing-option-… a button                  playing-chosen-…    the same, looked back on
#
# Facts: $seat is a name, $seats a list of names, $people how many they are; the rest are numbers.

playing-title = Playing Chicken
playing-pitch = One wall, one number, and everybody steps on it in secret. Stop short together and the boldest chicken wins; overshoot, and only the timid one is laughing. Hit the number exactly and the boldest wins more.
playing-no-cards = –

## Commands and settings (descriptions and values: at most 100 characters)

command-start-playing = Playing Chicken: one number, 3 to 8 chickens, and who dares most before the wall
command-rules-playing = Playing Chicken: the rules, page by page

playing-setting-prize = What a win is worth
playing-setting-prize-table = prizes 2, 3, 4, 5, 6 by round
playing-setting-prize-simple = prizes 1, 2, 3, 4, 5 by round
playing-setting-prize-mixed = prizes 1, 3, 4, 5, 6 by round
playing-setting-exact = What it is worth to hit the goal exactly
playing-setting-exact-printed = exact hit: one more, twelve on the last trick
playing-setting-exact-plus1 = exact hit: always one more
playing-setting-exact-double = exact hit: always double
playing-setting-goals = Which goal cards are in
playing-setting-goals-printed21 = all goals, both 13s
playing-setting-goals-unique20 = only one 13 among the goals
playing-setting-memory_aid = Show which cards were played this round, and tell everybody who holds what
playing-setting-memory_aid-true = memory aid on
playing-setting-memory_aid-false = memory aid off

## The table

playing-table-round = Round { $round } of 5 · trick { $trick } of { $tricks }
playing-prizes = 🪙 A win is worth **{ $plain }**, exactly on the goal **{ $exact }**
playing-table-goal = 🧱 Stop on { $goal }
playing-table-goals = Goals so far: { $seen } · still face down: { $pile }
playing-table-seats = **In the row**
playing-table-seal = 🔏 Fair-play seal of the goals: { $seal }
playing-table-again = Once more, with nerve? **/chicken start playing**

playing-seat-line = **{ $name }** · 🪙 { $points }
playing-seat-cards = ✋ { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }
playing-seat-spent = played { $cards }
playing-seat-awaited = { $sign } still thinking

playing-trick-card = { $name } **{ $card }**
playing-trick = { $sign } { $cards }
    Together **{ $total }**: { $how ->
        [below] short of { $goal }, so the boldest { $people ->
            [one] wins
           *[other] win
        }.
        [exact] { $goal } on the dot, and not a feather bent!
       *[over] straight through the wall at { $goal }, so the most timid { $people ->
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
playing-result-line = { $place } **{ $name }** · 🪙 { $points }
playing-result-tricks = **All fifteen tricks**
    -# round · goal: cards of { $names }
playing-result-trick = -# { $round } · { $goal }: { $cards } = { $total } { $sign } { $seats } +{ $points }

## What the table waits for

playing-ask-card = 🤫 Everybody picks a card, in secret.{ $last ->
    [yes] {" "}Last trick of the round: the card you keep is gone for good.
   *[no] {""}
  }
playing-ask-one-missing = 👀 All eyes on **{ $seat }**: one card is still missing.
playing-ask-pause = 🪶 Feathers settle. The next wall comes in a moment.

## Cards

playing-card-trick = { $sign } { $won ->
    [yes] Your **{ $card }** won: **+{ $points }**! { $how ->
        [below] All of you stopped at { $total }, short of { $goal }.
        [exact] All of you stopped right on { $goal }.
       *[over] All of you went over { $goal } (with { $total }), and you were the careful one.
    }
   *[no] Your **{ $card }** did not win. { $how ->
        [below] You all stopped at { $total }, short of { $goal };
        [exact] You all stopped right on { $goal };
       *[over] You all went over { $goal } (with { $total });
    } { $seats } { $people ->
        [one] gets
       *[other] get
    } { $points }.
  }
playing-card-played = -# { $cards }
playing-card-points = 🪙 You have **{ $points }**.
playing-card-hand = ✋ In hand: **{ $cards }**
playing-card-spent = 🎴 Played this round: { $cards }
playing-card-others = 🧠 { $hands }
playing-card-other = { $name } { $cards }
playing-card-answered = ✅ You chose **{ $chosen }**.
playing-card-change = Tap another to change your mind, until everybody is in.
playing-card-over-won = 🏆 You won, with { $points } points! Nerves like chicken wire.
playing-card-over-shared = 🏆 You won with { $points } points, and so did { $seats }. Birds of a feather.
playing-card-over-lost = You end with { $points } { $points ->
    [one] point
   *[other] points
  }, and with all your feathers.

playing-title-card = Stop on { $goal }

playing-question-where = -# Round { $round } of 5 · trick { $trick } of { $tricks }
playing-question-last = 🍂 Two cards left: you play one, and the other leaves the game{ $round ->
    [5] {""}
   *[other] {" "}for good. What you played this round comes back to you
  }.
playing-question-card = Which card do you play?

playing-waiting-trick = ⏳ The others are picking.
playing-waiting-revealed = 🪶 Feathers settle. The next wall comes in a moment.
playing-waiting-over = It is over.

playing-option-play = Play { $card }
playing-option-taken = { $option } ✔
playing-chosen-play = { $card }

## What happened

playing-told-round_started = 🔔 Round { $round } of 5
playing-told-goals_shuffled = 🔀 All { $count } goals are shuffled anew.
playing-told-goal_turned = 🧱 The goal is { $goal }.
playing-told-revealed = -# { $sign } { $goal }: { $cards } = { $total }, { $seats } +{ $points }
playing-told-round_ended = 🍂 Round { $round } is over; everybody’s last card leaves the game.
playing-told-scored = { $seat }: { $number } points
playing-told-game_over = 🏆 { $seats }
playing-told-left_behind = 🍂 Your { $card } has left the game.
