# Crazy Chicken: names, and everything the table and the cards say.
#
# crazy-told-…   what happened             crazy-ask-…       what the table waits for (public)
# crazy-title-…  headline of a card        crazy-question-…  what a seat is asked
# crazy-option-… a button or a line        crazy-chosen-…    the same, looked back on
# crazy-mark-…   what a group of the hand is good for
#
# Facts: $seat and $who are names, $pile a pile, $where “ onto …” or nothing; the rest are numbers.
# What a translation may use besides stands behind “Also:” above a message, with what it may be in parentheses.

crazy-title = Crazy Chicken
crazy-in-short = A duel between two collectors: lay sets of crazy chickens, and beat the other’s by laying more.
crazy-pitch = A duel between two collectors. Lay sets of the nine crazy chickens, and beat the other’s by laying more. Every type counts once; with six of them, you end the round.

## Commands and settings (descriptions and values: at most 100 characters)

command-start-crazy = Crazy Chicken: a duel for two, over sets of nine crazy chickens

# Before the value of a setting in its menu, where the value does not name the setting.
crazy-named-first = First round:
crazy-named-draw = Draw ·
crazy-setting-rounds = How many rounds the game has
crazy-setting-rounds-4 = four rounds
crazy-setting-rounds-2 = two rounds
crazy-setting-rounds-1 = a single round
crazy-setting-first = Who begins the first round (after that you take turns)
crazy-setting-first-random = random
crazy-setting-first-host = the host begins
crazy-setting-first-other = the host lets the other one begin
crazy-setting-first-first = the first seat begins
crazy-setting-first-second = the second seat begins
crazy-setting-draw = How the two cards of a turn are drawn
crazy-setting-draw-one_by_one = one by one: you see the first before you choose the second
crazy-setting-draw-both = both piles are named at once
crazy-setting-discard_history = Fan out the discard piles, so that everybody sees what’s beneath
crazy-setting-discard_history-true = discard piles fanned out
crazy-setting-discard_history-false = only the top cards show

## The cards

crazy-card-20 = Billy the Chick
crazy-card-18 = Gallo Gomez
crazy-card-16 = Superchick
crazy-card-14 = Napoulet Bonaparte
crazy-card-12 = Chicken King
crazy-card-9 = Charles Chickbergh
crazy-card-8 = Thomas Cock
crazy-card-7 = Maria Gackas
crazy-card-6 = Marilyn Henroe
crazy-card = { $sign } **{ $card }**
crazy-top = the { $card }
crazy-top-twice = two { $card }s
crazy-face-down = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
  }

## The piles

crazy-pile-left = left pile
crazy-pile-right = right pile
crazy-pile-first = discard 1
crazy-pile-second = discard 2
# Also: $pile_id (left, right, first, second)
crazy-where = {" "}→ { $pile }
crazy-piles-down = 🎴 Face down: { $left } · { $right }
crazy-piles-open = 🍂 Discards: { $first } · { $second }
# No-break spaces, so that a pile stays on one line.
crazy-pile-down = { $sign } **{ $n }**
crazy-pile-open = { $sign } { $top }{ $n ->
    [one] {""}
   *[other] {" "}({ $n } deep)
  }
crazy-pile-empty = { $sign } none
crazy-pile-under = { $sign } ⬇️ { $cards }

## The table

crazy-table-round = Round { $round } of { $rounds } · { $types } of { $all } types on the table
crazy-table-scores = -# Rounds so far: { $scores }
crazy-table-score = { $name } { $rounds }{ $count ->
    [one] {""}
   *[other] {" "}= { $total }
  }
crazy-table-hint = A type scores its number once; six types end the round. More of the same beats a set, unless it’s safe 🔒.
crazy-table-seal = 🔏 Fair-play seal of the cards: { $seal }
crazy-table-again = A new rival? **/chicken start crazy**

crazy-seat-line = { $awaited }**{ $name }** · { $standing } · ✋ { $hand }
crazy-standing = **{ $points }** { $points ->
    [one] point
   *[other] points
  } · { $types }/{ $most } types
# No-break spaces, so that a set stays on one line.
crazy-set = { $sign } **{ $card }** ×{ $count }{ $locked ->
    [yes] {" "}🔒
   *[no] {""}
  }
crazy-sets-none = nothing in front yet

crazy-result-won = 🏆 { $seat } wins with { $points } points{ $tied ->
    [yes] , and the better best round: { $best }
   *[no] {""}
  }!
crazy-result-drawn = 🤝 { $points } points each, and the same best round: nobody wins, nobody crows.
crazy-result-line = { $place } **{ $name }** · { $points } points{ $count ->
    [one] {""}
   *[other] {" "}({ $rounds })
  }
crazy-result-sets = **How the last round ended**
crazy-result-front = { $name }: { $sets }

## What the table waits for

crazy-ask-draw_first = 🐣 **{ $who }** draws two cards, then lays a set or discards.
crazy-ask-draw_both = 🐣 **{ $who }** draws two cards, then lays a set or discards.
crazy-ask-act = 🤔 **{ $who }** lays a set, or discards.
crazy-ask-give_way = 💥 { $laid } × { $card }! **{ $who }** loses { $count } and says where they go.
crazy-ask-pause = 🪶 The feathers settle. Next round in a moment.

## Cards

crazy-card-front = { $mine ->
    [yes] **You**
   *[no] **{ $name }**
  } · { $standing }: { $sets }
crazy-card-won = 🏆 You won, { $points } : { $other }! Quite the collection.
crazy-card-drawn = 🤝 { $points } points each, and no feather between you and { $seat }.
crazy-card-lost = { $points } : { $other }. { $seat } had the better chickens, just this once.

crazy-hand = ✋ **In hand: { $count }**
crazy-hand-none = ✋ Your hand is empty.
crazy-hand-line = { $card }{"\u00A0"}×{ $count } · { $mark }{ $room ->
    [little] {""}
   *[plenty] {" "}· { $name }
  }
crazy-mark-ready = lay now{ $mine ->
    [0] { $theirs ->
        [0] {""}
       *[other] , it beats { $theirs }
    }
   *[other] , it replaces the { $mine } on the table
  }
# Beside the hand a phone has little room.
crazy-mark-wait = { $room ->
    [little] {""}
   *[plenty] needs{" "}
  }{ $more } more{ $mine ->
    [0] { $theirs ->
        [0] {" "}to lay it
       *[other] {" "}to beat { $theirs }
    }
   *[other] {" "}to replace the { $mine } on the table
  }
crazy-mark-mine = your { $count } are safe for good
crazy-mark-lost = out of reach: { $count } are over there

crazy-title-draw_first = Your turn: draw
crazy-title-draw_second = And one more card
crazy-title-draw_both = Your turn: draw
crazy-title-act = Lay or discard
crazy-title-give_way = You lose a set

crazy-question-draw_first = Your first card?
crazy-question-draw_first-blind = One card from each pile.
crazy-question-draw_second = And the second? Any other pile.
crazy-question-draw_both = Which two piles do you draw from?
crazy-question-act = Lay a set, or discard one card.
crazy-question-act-bare = Nothing to lay yet: discard one card.
crazy-question-give_way = { $laid } × { $card } beat your { $count }. Which pile do yours go onto? Then it’s your turn.

crazy-waiting-turn = ⏳ It’s not your turn. Look innocent.
crazy-waiting-order = 📋 One moment: your standing order is on it.
crazy-waiting-round = 🪶 The feathers settle. Next round in a moment.

# Also: $pile_id (left, right, first, second, both)
crazy-option-draw = { $pile }
crazy-option-left = Left pile
crazy-option-right = Right pile
crazy-option-take = Take the { $card }
crazy-option-both = From { $piles }
crazy-option-again = Again: { $piles }
# Also: $pile_id (left, right, first, second, both)
crazy-option-put = Onto { $pile }
crazy-option-lay = Lay { $count } × { $card }{ $where }
crazy-option-discard = Discard the { $card }
# Also: $pile_id (left, right, first, second, both)
crazy-chosen-draw = { $pile }
# Also: $pile_id (left, right, first, second, both)
crazy-chosen-put = { $pile }
crazy-chosen-lay = { $count } × { $card }
crazy-chosen-discard = the { $card }

crazy-menu-lay = Lay a set…
crazy-menu-parts = Or lay only some…
crazy-menu-discard = { $top ->
    [0] Discard…
   *[other] { $sign } Discard onto the { $top }…
  }
# For both piles at once; the cards on top of them
crazy-menu-discards = Discard: 1️⃣ on { $first }, 2️⃣ on { $second }…
crazy-hint-held = you have { $count } · { $state }

## What has a message of its own: a beaten set, and the end of a round

crazy-moment-beaten = 💥 **{ $count } × { $card }** beat **{ $beaten }**: { $sign } { $who } leaves { $loser } for **{ $winner }**!
crazy-moment-quip = { $which ->
    [0] The moving van was already there.
    [1] No hard feathers. A few loose ones.
    [2] “It’s not you, it’s the numbers.”
    [3] The old nest is still warm.
   *[other] Somebody will have to forward the framed photos.
  }

## What happened

crazy-why-six = six types
crazy-why-nine = all nine types
crazy-why-pile = an empty draw pile
crazy-told-round_started = 🔔 Round { $round }: { $seat } begins.
crazy-told-draws = { $mine ->
    [yes] 🖐️ You took { $what }.
   *[no] 🎴 { $seat } draws { $what }.
  }
crazy-told-laid = 🐔 { $seat } lays **{ $count } × { $card }**.
# Also: $pile_id (left, right, first, second)
crazy-told-gave_way = 💥 { $seat }’s { $count } × { $card } go onto { $pile }.
# Also: $pile_id (left, right, first, second)
crazy-told-discarded = 🍂 { $seat } discards the { $card } onto { $pile }.
crazy-told-round_ended = 🏁 Round { $round } ends with { $why }: **{ $numbers }**
crazy-told-number = { $name } { $number }
crazy-told-drew_card = 👀 You drew { $what }.

# The same for whoever reads the story of the game: $seat is who was told.
crazy-secret-drew_card = **{ $seat }** drew { $what }.

## Standing orders (see orders.ftl)

order-crazy-pile = Where my lost sets go
order-crazy-pile-help = Somebody lays more than you? I’ll put your old set away.
order-crazy-only = Draw when there’s no choice
order-crazy-only-help = Nothing to choose between the piles? I’ll draw for you.
order-crazy-only-coming = 📋 Nothing to choose, so I’ll draw for you: **{ $choice }**.
order-crazy-pile-lower = Lower top card
order-crazy-pile-smaller = Smaller pile

## In pictures: as short as can be

crazy-picture-round = Round { $round } of { $rounds }{ $over ->
    [yes] {" "}is over
   *[no] {""}
  }
crazy-picture-types = { $count } of { $all } types
crazy-picture-legend = beats this set
crazy-picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
crazy-picture-total = total { $count }
crazy-picture-points = { $count ->
    [one] point
   *[other] points
  }
crazy-picture-in-hand = In hand: { $count }
crazy-picture-ready = lay
crazy-picture-wait = { $count } more
crazy-picture-mine = safe
crazy-picture-lost = no use

## The same in sentences, for whoever does not see the pictures

crazy-alt-round = Round { $round } of { $rounds }{ $over ->
    [yes] {" "}is over.
   *[no] .
  }
crazy-alt-turn = { $name } is to play.
crazy-alt-beaten = { $count } × { $card } beat a set of { $name }’s.
crazy-alt-moment = { $count } × { $card } of { $winner }’s beat { $beaten } of { $loser }’s.
crazy-alt-front = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $hand ->
    [none] {""}
    [one] 1 card in hand,{" "}
   *[other] { $hand } cards in hand,{" "}
  }in front: { $sets }
crazy-alt-none = nothing
crazy-alt-set = { $count } × { $card }{ $safe ->
    [yes] {" "}(safe)
   *[no] {""}
  }
crazy-alt-piles = Piles: { $left } and { $right } face down, discards { $first } and { $second }.
crazy-alt-pile = { $card } ({ $count } deep)
crazy-alt-no-pile = none
crazy-alt-hand = In hand: { $cards }.
crazy-alt-group = { $count } × { $card } ({ $mark })

## Its story, told once it is over

crazy-chapter = Round { $round }

## For those who watch (cogs/crazy/watch.py)

crazy-bets-until = until the first round is over, or half over if it’s the only one
crazy-watch-unseen = 🎲 Not seen yet, and how likely each of them is face down: { $cards }
crazy-watch-card = { $card }{"\u00A0"}×{ $count } ({ $percent }%)
crazy-watch-shown = ✋ { $seat } took these in full view, and still holds them: { $cards }

## Statistics and feats

crazy-count-sets = { $number ->
    [one] 1 set laid
   *[other] { $number } sets laid
  }
crazy-count-beaten = { $number ->
    [one] 1 set stolen
   *[other] { $number } sets stolen
  }
crazy-count-lost = { $number ->
    [one] 1 set lost
   *[other] { $number } sets lost
  }
crazy-count-rounds = { $number ->
    [one] 1 round won
   *[other] { $number } rounds won
  }
crazy-count-round = best round { $number } points
crazy-count-set = { $number ->
    [one] largest set 1 card
   *[other] largest set { $number } cards
  }
crazy-feat-huge_set = The whole coop
crazy-feat-huge_set-how = lay a set of seven or more
crazy-feat-bully = Henpecker
crazy-feat-bully-how = beat eight sets in one game
crazy-feat-untouched = Hands off
crazy-feat-untouched-how = win without losing a single set
crazy-feat-landslide = Landslide
crazy-feat-landslide-how = win a round by forty or more
crazy-feat-shut_out = Empty nest
crazy-feat-shut_out-how = win a round in which the other scores nothing
crazy-feat-whitewash = Whitewash
crazy-feat-whitewash-how = win every round of a game
crazy-feat-comeback = Second wind
crazy-feat-comeback-how = lose the first round, and win the game
crazy-feat-photo_finish = Photo finish
crazy-feat-photo_finish-how = win a game by three points at most

## What decided it, in three sentences at the end

crazy-recap-round = Round { $round } did it: { $mine } to { $theirs } for { $seat }.
crazy-recap-steal = { $seat } stole a set of { $count } in round { $round }.
crazy-recap-margin = Rounds went { $won }:{ $lost }, with { $by ->
    [0] not a point
    [one] one point
   *[other] { $by } points
  } between them.

## The lesson (data/lessons/crazy.toml; see lessons.ftl)
## Also: $a, $b

crazy-lesson-draw = I’m your coach. A set of matching cards in front of you scores its number, and the most points win. Each turn: draw two cards, then lay a set or discard one card. Draw the first from a face-down pile.
crazy-lesson-drew = That card is yours, and nobody saw it.
crazy-lesson-draw-again = The second comes from **another** pile: face down is a surprise; with a discard, { $b } sees you take it.
crazy-lesson-drew-blind = A surprise it was.
crazy-lesson-took-open = Everybody saw that, and now knows what you’re after.
crazy-lesson-act = Now **one** thing: lay two or more matching cards, or discard one.
crazy-lesson-laid = That’s 20 points, however many cards you lay, until somebody lays more of them.
crazy-lesson-discarded = Gone, face up. { $b } may have it. Patience can be a plan, but cards in hand score nothing.
crazy-lesson-beat = { $b } has a type on the table that you hold more of. Lay **more** than they did, and theirs has to go.
crazy-lesson-beaten = Their set is gone, and yours is down. Their answer: they beat another of yours.
crazy-lesson-let-them = Their set stays. They’re less polite, and have just beaten yours.
crazy-lesson-give-way = Your set has to go. Which discard pile should it cover?
crazy-lesson-gave-way = Done, and you can draw some of it back. A set with at least half of all its cards 🔒 can never be beaten.
crazy-lesson-end = One more type, and you’ll have **six** in front of you: that ends the round. So does an empty pile, or all nine types on the table.
crazy-lesson-ended = Six types: the round is over, and each type scores its number. Look at those points.
crazy-lesson-waited = The round goes on, and { $b } draws. Whoever leads should be in more of a hurry.
crazy-lesson-farewell = And that’s the whole game: two in, one thing out, beat, be beaten, and end it while you’re ahead. A real game has four rounds. Who dares?

## Tips (cogs/crazy/tips.py)

crazy-tips-open-card = Up for grabs: { $card }, and you hold { $count }.
crazy-tips-open-shows = Whoever takes a face-up card shows what they’re collecting.
crazy-tips-legend = **{ $card }** ×2: two of the { $card } cards of type { $card }. A set scores { $card }, however long it is.
crazy-tips-short-pile = A draw pile has only { $cards } left, and the round ends when it’s empty. What’s in your hand then scores nothing.
crazy-tips-ends = A sixth type ends the round at once. So far it’s { $mine } to { $theirs }.
crazy-tips-other-is-near = { $seat } needs one more type to end the round. Beat a set, and that’s one type fewer over there.
crazy-tips-beats = You hold enough to beat { $seat }’s { $card }s: the points change sides.
crazy-tips-locks = { $count } × { $card } would be at least half of all there are: safe for good.
crazy-tips-wanted = { $seat } fished the { $card } out of the discards, and still holds it. Mind what you put there.
crazy-tips-covered = Only the top card of a pile can be drawn: what’s beneath it is out of reach for now.
