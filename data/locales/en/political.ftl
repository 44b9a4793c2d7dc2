# Political Chicken: names, and everything the table and the cards say. The names of the cards stand
# in political_cards.ftl.
#
# political-told-…   what happened             political-ask-…       what the table waits for (public)
# political-title-…  headline of a card        political-question-…  what a seat is asked
# political-option-… a button                  political-chosen-…    the same, looked back on
#
# Facts: $seat, $target are names, $card, $stack cards with their value, $owner a name or "nobody",
# $group is a stack with whose it is: $whose is nobody, own (of $seat), yours (the reader's) or other.
# $you says whether $seat is the reader, $me whether $target is. The rest are numbers.

political-title = Political Chicken
political-in-short = Gather groups on two wings, raid everybody else’s, and make the gap between left and right pay.
political-pitch = Two wings, no middle. Gather groups, raid everybody else’s, and hope that your own skeletons stay in the closet: at the end only the gap between your left and your right counts.
political-nobody = nobody

## Commands and settings (descriptions and values: at most 100 characters)

command-start-political = Political Chicken: 4 to 8 chickens, two wings, dice, and not one scruple

# Before the value of a setting in its menu, where the value does not name the setting.
political-named-small_table = Seats:
political-named-format = Length ·
political-setting-format = How long it takes
political-setting-format-standard = standard: eight turns each
political-setting-format-short = short: five turns each
political-setting-format-full = full: the whole deck
political-setting-names = Card names (mildly adult ones only in age-restricted channels, for server managers)
political-setting-names-clean = clean names
political-setting-names-adult = mildly adult names
political-setting-small_table = Let two or three play (unofficial)
political-setting-small_table-true = a small table, unofficially
political-setting-small_table-false = four to eight

refused-names-not-allowed = Those names are for age-restricted channels, and only somebody who may manage this server can ask for them. The clean deck is just as rude at heart.

## Standing orders

order-political-call = Always call
order-political-call-help = Attacked? You add nothing, your Lawyers help, and the dice decide.
order-political-least_loss = Give up the cheapest
order-political-least_loss-help = When everybody must let a group go, yours is the one that costs the least.

## The table

political-table-deck = { $state ->
    [last] 🏁 **Last turn!** The deck is empty.
    [soon] 🎴 **{ $count }** { $count ->
        [one] card
       *[other] cards
    } left: { $rounds ->
        [one] the last round.
       *[other] two rounds to go.
    }{ $brief ->
        [true] {""}
       *[false] {" "}Hands count for nothing!
    }
   *[on] 🎴 **{ $count }** cards left, about { $rounds } rounds
  }
political-table-middle = **Unaffiliated**{ $count ->
    [0] {" "}· nobody
   *[other] {""}
  }
political-table-hint = Score: how far apart left (L) and right (R) are · ✋ cards in hand
political-table-seal = 🔏 Fair-play seal of the deck: { $seal }
political-table-again = New faces? **/chicken start political**

political-seat-line = { $awaited }**{ $name }** · { $worth } · ✋ { $hand }
political-seat-brief = { $awaited }**{ $name } { $points }** · ✋ { $hand }
political-worth = **{ $points }**{ $count ->
    [0] {""}
   *[other] {" "}(L{ $left } R{ $right })
  }
political-row = > { $stacks }

political-group = { $whose ->
    [own] { $you ->
        [yes] your own
       *[no] their own
    }
    [nobody] the unaffiliated
    [yours] your
   *[other] { $owner }’s
  } **{ $stack }**
# Also: $whose (nobody, own, yours, other), $stack, $owner. Optional: $group
political-battle-title = { $sign } { $you ->
    [yes] **You** want
   *[no] **{ $seat }** wants
  } to { $intent ->
    [take_over] take over
   *[destroy] destroy
  } { $group }
political-battle-attack = ⚔️ Attack **{ $total }**
political-battle-defence = 🛡️ Defence **{ $total }**
political-battle-alone = { $side } · { $stack }
political-battle-attack-names = -# ⚔️ { $stacks }
political-battle-defence-names = -# 🛡️ { $stacks }
political-battle-target = 🎯 { $stack }
political-battle-helper = ⚖️ Lawyers of { $card } +{ $value }
political-battle-odds = 🎲 As it stands, { $wins ->
    [0] no dice can win this: **0 of 36**
    [36] no dice can lose this: **36 of 36**
   *[other] the attack wins **{ $wins } of 36** rolls ({ $percent }%)
  }
political-battle-may-raise = -# { $seat } holds { $count } { $count ->
    [one] card
   *[other] cards
  } and may still raise.
political-battle-dice = 🎲 { $attack } + { $die } = **{ $sum }** against { $defence } + { $other } = **{ $against }**
political-battle-take-over = 🫴 **Taken over!**
political-battle-destroy = 💥 **Destroyed!**
political-battle-held = 🛡️ **Held!**

# What is said of a verdict: $by is how close it was, $odd is there for variety.
political-quip-take-over = { $by ->
    [one] { $odd ->
        [yes] By a single vote, cast by somebody’s cousin.
       *[no] By a single vote. The recount was taken over, too.
    }
    [some] { $odd ->
        [yes] New management, same biscuits.
       *[no] Everybody involved calls it a merger.
    }
    [clear] { $odd ->
        [yes] The old mugs are already in the bargain bin.
       *[no] They were always on this side, says the new website.
    }
   *[landslide] { $odd ->
        [yes] They had packed before the dice stopped.
       *[no] A landslide. Somebody says “mandate”.
    }
  }
political-quip-destroy = { $by ->
    [one] { $odd ->
        [yes] Narrowly. Rubble doesn’t ask by how much.
       *[no] By a hair. The hair’s gone, too.
    }
    [some] { $odd ->
        [yes] The last meeting had no minutes, only seconds.
       *[no] A farewell newsletter went out to all eleven subscribers.
    }
    [clear] { $odd ->
        [yes] There will be an inquiry into where the chairs went.
       *[no] The desk plants are looking for a new home.
    }
   *[landslide] { $odd ->
        [yes] Even the parking space has been renamed.
       *[no] Nothing is left but the mailing list.
    }
  }
political-quip-held = { $by ->
    [tie] { $odd ->
        [yes] A draw. The furniture stays where it is.
       *[no] A draw, and a draw goes to whoever’s already there.
    }
    [one] { $odd ->
        [yes] Narrowly, and they’ll bring it up at every dinner.
       *[no] By a single vote. Nobody gloats. Everybody gloats.
    }
    [some] { $odd ->
        [yes] “Nice try”, says the press release, in other words.
       *[no] The target stays put, and takes notes.
    }
    [clear] { $odd ->
        [yes] The attackers were shown the gift shop.
       *[no] A spokesperson speaks of “an incident in the car park”.
    }
   *[landslide] { $odd ->
        [yes] Nobody there noticed. There was cake.
       *[no] It never even looked up from its newsletter.
    }
  }

political-result-won = 🏆 { $seats } { $people ->
    [one] wins
   *[other] share the victory
  } with { $points } { $points ->
    [one] point
   *[other] points
  }{ $people ->
    [one] {""}
   *[other] {" "}each
  }!
political-result-mood-left = The left it is. There will be a committee, and oat milk.
political-result-mood-right = The right it is. There will be a parade, and a bill for it.
political-result-mood-nothing = Neither left nor right, and nobody can say how that happened.
political-result-mood-coalition = A grand coalition. Expect nothing to happen for years.
political-result-line = { $place } **{ $name }** · { $worth } · { $cards ->
    [0] empty base
    [one] base: 1 card
   *[other] base: { $cards } cards
  }
political-result-more = { $count } more
political-result-tie-break = Level on points? More cards in the base wins.

## What the table waits for

political-ask-turn = 🗳️ **{ $who }** is up
political-ask-answer = 🛡️ **{ $who }** is under attack: call or raise?
political-ask-reraise = ⚔️ **{ $who }** may go one better, once
political-ask-lose = { $card }: **{ $who }** { $people ->
    [one] chooses
   *[other] choose
  } who to let go, in secret
political-ask-inbox = 📨 **{ $who }** reads **{ $target }**’s mail

## Cards

political-card-base = 🏛️ Base: { $count ->
    [0] nobody yet. No scandals either.
   *[other] { $worth }
  }
political-card-brief = 🏛️ { $worth } · ✋ { $cards }
political-card-hand-empty = ✋ The hand is empty.
political-card-left = { $sign } Left: { $cards }
political-card-right = { $sign } Right: { $cards }
political-card-attachments = 📎 To any group’s influence: { $cards }
political-card-specials = 📎 To attach: { $cards }
political-card-events = 🗞️ Events: { $cards }
# What a card does, in a line of its own.
political-card-effect = **{ $card }**: { $effect }
political-card-scores = 📊 { $scores }
political-card-score = { $seat } { $points }
political-card-rival = **{ $name }** · { $worth } · ✋ { $hand }: { $stacks }
political-card-rival-middle = **Unaffiliated**: { $stacks }
political-card-defended = { $stack } (🛡️ { $defence })
political-card-defended-legend = 🛡️ its defence, where that isn’t its own number.
political-card-spoils = -# Without it, { $seat } goes from { $before } to { $after } { $after ->
    [one] point
   *[other] points
  }. Taken over, it counts in your base.
political-card-over-won = 🏆 You won, with { $points } { $points ->
    [one] point
   *[other] points
  }! A mandate, no less.
# Also: $people
political-card-over-shared = 🏆 You won with { $points } { $points ->
    [one] point
   *[other] points
  }, and so did { $seats }. A grand coalition, of all things.
political-card-over-lost = You end with { $points } { $points ->
    [one] point
   *[other] points
  }. There’s always the memoir.

political-title-turn = Your turn
political-title-place = Where to?
political-title-pick = Pick one
political-title-move = Move what?
political-title-victim = Whose mail?
political-title-target = Attack: the target
political-title-intent = Attack: the aim
political-title-team = Who joins?
political-title-attack = Attack: ready?
political-title-answer = You’re under attack
political-title-reraise = They raised
political-title-lose = Let one go
political-title-inbox = Somebody’s mail

political-question-turn = **Do one thing.**
political-question-place = **Where does { $card } go?**
political-question-pick = **{ $card }:** which one will it be?
political-question-move = **{ $card }:** which attachment moves?
political-question-victim = **{ $card }:** whose hand do you want to see?
political-question-target = **Who do you attack?** Nobody sees this yet.
political-question-intent = **{ $stack }: take it over, or destroy it?**
political-question-team = **Who joins?** Win or lose, they end up in your base.
political-question-attack = **Add something, or attack?**
political-question-answer = **Call or raise?** You may raise only once.
political-question-raising = **Raise like this?**
political-question-reraise = **Add something, or leave it at that?** Then the dice roll.
political-question-lose = **{ $card }:** who has to go? They’ll be unaffiliated.
political-question-inbox = **Discard one of these, or just look?** Groups are safe.

political-inbox = 📨 { $target } holds { $cards }.

political-waiting-turn = ⏳ Somebody else is plotting.
political-waiting-answer = ⏳ A battle is on. Popcorn?
political-waiting-reraise = ⏳ A battle is on, and it’s getting expensive.
political-waiting-lose = ⏳ Somebody’s choosing who to let go.
political-waiting-inbox = ⏳ Somebody is reading somebody’s mail.

political-menu-act = Play a card, or let a group go…
political-menu-lay = Lay an attachment…
political-menu-discard = Discard one card…
political-menu-seat = Whose hand?
political-menu-join = Choose one or more groups…
political-menu-place = On which group?
political-menu-lose = Let one go…
political-menu-bases = { $names }…
political-menu-nobody = unaffiliated
political-menu-you = you

political-hint-defence = defends with { $total }
political-hint-becomes = then { $value }
political-hint-hand = { $count ->
    [one] one card
   *[other] { $count } cards
  } in hand · { $points } { $points ->
    [one] point
   *[other] points
  } in the base
political-hint-influence = { $value } to the influence of any group
political-hint-score = your score: { $before } → { $after }
political-hint-base = from your base, { $value }
political-hint-target = the target
political-hint-team = attacks
political-hint-defends = defends

## Options

political-option-build = Attack…
political-option-recruit = Recruit { $card }: score { $before } → { $after }
political-option-attack = Attack!
political-option-pass = Pass
political-option-back = Back
political-option-none = Leave it
political-option-take-over = Take it over
political-option-destroy = Destroy it
political-option-groups = Add groups
political-option-call = Call
political-option-raise = Raise!
political-option-stand = Leave it at that
political-option-reraise = Raise again!
political-option-leave-out = Lawyers off: { $card }
political-option-count-in = Lawyers on: { $card }

political-chosen-event = { $card }
political-chosen-recruit = recruit { $card }
political-chosen-let-go = let { $card } go
political-chosen-attach = attach { $card }
political-chosen-attack = Attack
political-chosen-pass = pass
political-chosen-back = back
political-chosen-none = nothing
political-chosen-take-over = take over
political-chosen-destroy = destroy
political-chosen-groups = add groups
political-chosen-call = call
political-chosen-raise = raise
political-chosen-stand = nothing more
political-chosen-reraise = raise again
political-chosen-leave-out = without the Lawyers of { $card }
political-chosen-count-in = with the Lawyers of { $card }
political-chosen-lay = lay { $card }
political-chosen-join = { $card }
political-chosen-stack = { $card }
political-chosen-move = { $card }
political-chosen-discard = { $card }
political-chosen-seat = { $seat }

## What the specials and the events do (at most 100 characters)

political-help-lawyers = Its group’s influence helps defend the rest of its base against others.
political-help-conspiracy = Its group may join your attacks straight from the base, again and again.
political-help-event-immune = No event can touch its group.
political-help-no-takeover = Nobody can take its group over, only destroy it.
political-help-no-destroy = Nobody can destroy its group, only take it over.
political-help-battle-zero = Its group counts for nothing in battles.
political-help-wing-flip = Only on groups of 3 or less: its group counts as the other wing.
political-help-gag = The special assets on its group don’t work.
political-help-scandal = Any one group on the table is gone, with everything on it.
political-help-left-exodus = Everybody lets one left group go. Everybody.
political-help-right-exodus = Everybody lets one right group go. Everybody.
political-help-fact-check = The newest attachment of any one group is gone.
political-help-fundraiser = Whoever plays it draws two cards.
political-help-backroom-deal = An unaffiliated group of 3 or less joins the base of whoever plays it.
political-help-leaked-inbox = A look at somebody’s hand; you may discard one card that isn’t a group.
political-help-term-limits = Everybody’s strongest group becomes unaffiliated. Everybody’s.
political-help-comeback = The last group to be discarded comes back, unaffiliated.
political-help-redistricting = One attachment moves from one group to another.

## What happened

political-told-begins = 🎲 { $seat } rolls highest and goes first.
political-told-last-turn = 🏁 { $seat } draws the last card: this turn is the last.
political-told-passed = 🤷 { $seat } has nothing to play, and passes.
political-told-event-played = { $seat } plays **{ $card }**. { $help }
political-told-nothing-happened = { $card } finds nothing to work on. Crickets.
political-told-recruited = 🏛️ { $seat } recruits **{ $card }**.
political-told-let-go = 🍂 { $seat } lets **{ $card }** go.
# Also: $whose (nobody, own, yours, other), $stack, $owner. Optional: $group
political-told-attached = 📎 { $seat } lays **{ $card }** on { $group }.
political-told-dice = 🎲 { $attack } against { $defence }
# Also: $whose (nobody, own, yours, other), $stack, $owner. Optional: $group
political-told-taken-over = 🫴 { $you ->
    [yes] You take
   *[no] { $seat } takes
  } over { $group }.
# Also: $whose (nobody, own, yours, other), $stack, $owner. Optional: $group
political-told-destroyed = 💥 { $you ->
    [yes] You destroy
   *[no] { $seat } destroys
  } { $group }.
# Also: $whose (nobody, own, yours, other), $stack, $owner. Optional: $group
political-told-held = 🛡️ { $you ->
    [yes] You get
   *[no] { $seat } gets
  } nowhere with { $group }.
political-told-scrapped = 🗑️ **{ $stack }** is gone{ $count ->
    [0] {""}
   *[other] {""}, and with it { $cards }
  }.
political-told-freed = 🍂 **{ $stack }** leaves { $you ->
    [yes] you
   *[no] { $seat }
  } and is unaffiliated now.
political-told-fact-checked = 🔍 { $card } on { $stack } turns out to be wrong, and is gone.
political-told-raised-funds = 💰 { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
  }.
political-told-dealt-in = 🚪 **{ $stack }** joins { $seat }, and nobody asked why.
political-told-looked = 📨 { $seat } reads { $target }’s mail.
political-told-exposed = 📨 { $you ->
    [yes] You make
   *[no] { $seat } makes
  } { $me ->
    [yes] you
   *[no] { $target }
  } discard **{ $card }**.
political-told-came-back = 🎤 **{ $stack }** is back, unaffiliated.
political-told-redistricted = ✂️ { $card } moves from { $old } to **{ $stack }**.
political-told-drew = 🎴 You drew { $cards }.
political-told-saw-hand = 📨 { $target } holds { $cards }.

# The same for whoever reads the story of the game: $seat is who was told.
political-secret-drew = **{ $seat }** drew { $cards }.
political-secret-saw-hand = **{ $seat }** saw what { $target } held: { $cards }.

## In pictures: as short as can be

political-picture-deck = { $count } { $count ->
    [one] card
   *[other] cards
  } left
political-picture-rounds = { $last ->
    [yes] Last turn!
   *[no] { $rounds ->
        [one] last round
       *[other] about { $rounds } rounds
      }
  }
political-picture-wing = { $wing ->
    [left] Left
   *[right] Right
  }
political-picture-nobody = { $count ->
    [0] Nobody’s: none
   *[other] Nobody’s
  }
political-picture-aim = { $intent ->
    [take_over] takes over?
   *[destroy] destroys?
  }
political-picture-defends = defends
political-picture-unowned = Nobody’s
political-picture-percent = { $percent }%
political-picture-wins = { $wins } of 36
political-picture-sums = { $attack } + { $die } against { $defence } + { $other }
political-picture-take-over = Taken over!
political-picture-destroy = Destroyed!
political-picture-held = Held!
political-picture-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
political-picture-mail = In the mail of
political-picture-new = new
political-picture-no-cards = Your hand is empty

## The pictures in sentences, for whoever does not see them

political-alt-deck = { $count } { $count ->
    [one] card
   *[other] cards
  } left, and { $name } is up.
political-alt-seat = { $name } { $points } (left { $left }, right { $right }, { $hand } in hand)
political-alt-base = { $name }: { $stacks }.
political-alt-aim = { $name } wants to { $intent ->
    [take_over] take over
   *[destroy] destroy
  } { $stack }{ $nobodys ->
    [yes] , which is nobody’s
   *[no] {" "}of { $owner }
  }.
political-alt-dice = { $end } { $attack } against { $defence }.
political-alt-attack = Attack { $total }: { $stacks }.
political-alt-defence = Defence { $total }: { $stacks }.
political-alt-helper = the Lawyers of { $card } { $value }
political-alt-odds = The attack wins { $wins } of 36 rolls.
political-alt-hand = { $own ->
    [yes] { $count ->
        [0] The hand is empty.
       *[other] Hand: { $cards }.
      }
   *[no] { $count ->
        [0] { $name } holds nothing.
       *[other] { $name } holds { $cards }.
      }
  }
political-alt-own-base = { $count ->
    [0] The base is empty.
   *[other] Base, { $points } { $points ->
        [one] point
       *[other] points
      }: { $stacks }.
  }

## Its story, told once it is over

political-chapter = Turn { $number }: { $seat }

## For those who watch (cogs/political/watch.py)

political-bets-until = until everybody has had two turns
political-watch-left = 👈 Left: { $lie } of { $there } groups are on the table. The rest, { $hidden } influence in all, are in hands, face down or gone.
political-watch-right = 👉 Right: { $lie } of { $there } groups are on the table. The rest, { $hidden } influence in all, are in hands, face down or gone.
political-watch-battle = ⚔️ As the battle stands, { $seat } wins it { $percent }% of the time.

## Statistics and feats

political-count-attacks = { $number ->
    [one] 1 attack
   *[other] { $number } attacks
  }
political-count-won = { $number ->
    [one] 1 battle won
   *[other] { $number } battles won
  }
political-count-upsets = { $number ->
    [one] 1 of them against the odds
   *[other] { $number } of them against the odds
  }
political-count-held = { $number ->
    [one] held once
   *[other] held { $number } times
  }
political-count-events = { $number ->
    [one] 1 event played
   *[other] { $number } events played
  }
political-count-score = best government { $number }
political-feat-uphill = Grass roots
political-feat-uphill-how = win an attack that was three or more behind before the dice
political-feat-lowest_die = Landslide by one
political-feat-lowest_die-how = win an attack with a one on your die
political-feat-dead_heat = Recount!
political-feat-dead_heat-how = hold out against an attack that was exactly as strong
political-feat-hostile_takeovers = Big tent
political-feat-hostile_takeovers-how = take over three groups in one game
political-feat-wrecking_ball = Wrecking ball
political-feat-wrecking_ball-how = destroy two groups in one game
political-feat-fortress = Filibuster
political-feat-fortress-how = hold out against four attacks in one game
political-feat-pacifist = Dove among hens
political-feat-pacifist-how = win without attacking anybody
political-feat-spin_doctor = Spin doctor
political-feat-spin_doctor-how = play four events in one game

## What decided it, in three sentences at the end

# $taken: whether the winner took it from $owner.
political-recap-pillar = { $seat }’s strongest group: { $stack }{ $taken ->
    [yes] , once { $owner }’s
   *[no] {""}
  }.
political-recap-battle = Last roll, { $sum } to { $against }: { $stack } { $end ->
    [taken_over] went over to { $seat }
    [destroyed] was wiped out by { $seat }
   *[held] held against { $seat }
  }.
political-recap-margin = { $seats } { $by ->
    [0] had as many points, but fewer cards.
    [one] missed winning by one point.
   *[other] missed winning by { $by } points.
  }

## The lesson (data/lessons/political.toml; see lessons.ftl)
## Also: $a, $b, $c, $d

political-lesson-gap = I’m your coach, and this is politics. At the end, the widest **gap** between left and right wins. L4 is a group on the left with influence 4. One thing a turn: what widens your gap?
political-lesson-wider = Wider! You lean left now, and mean it. Nobody asks what for.
political-lesson-narrower = Narrower: left and right pull against each other in your own base. There’s a word for that, and it’s *moderate*.
political-lesson-let-go = Let go: it’s in the middle now, and anybody may attack it there. Better nobody’s than on your wrong wing, perhaps.
political-lesson-attach = A card that takes 2 from the influence of **any** group on the table. It sounds like something to do to others. Is it?
political-lesson-where-to = Now pick a target.
political-lesson-place = You lean left. Right-wing groups in your base cost you points. In { $b }’s base, they’re what keeps the lights on.
political-lesson-smeared-own = Clever: your right wing is worth nothing now, so your gap is wider. Slander begins at home.
political-lesson-smeared-theirs = A classic. They have less now, but you have no more than before. The other two send their thanks.
political-lesson-attack = Now an **attack**, by groups from your hand, on any group on the table. You put it all together first; nobody sees a thing until you say go.
political-lesson-attacking = Pick a target.
political-lesson-target = Look for somebody weak, and useful to you. { $b } has somebody on your side of the aisle.
political-lesson-targeted = Influence 2, nothing attached, nobody near.
political-lesson-intent = **Take over**, and they join your base. ****Destroy**, and they’re gone. Which wing do you lean to?
political-lesson-wanted = A welcome letter, with teeth.
political-lesson-hated = A bit harsh, but it takes points from { $b }. Or gives them some: look at both their wings.
political-lesson-team = Who attacks? The die counts, and the influence of everybody you send. Choose one or both.
political-lesson-teamed = They’re in.
political-lesson-odds = Those are your odds: that’s how many of the 36 rolls of two dice you win. You must be **higher**; equal isn’t enough.
political-lesson-won = Won! Look who lives with you now: your team has moved in, too. An attack is a recruiting drive with dice.
political-lesson-attacked = Now you’re the one under attack: { $b } wants to destroy the best you’ve got. **Call**, and the dice roll. Or raise: groups from your hand come to help.
political-lesson-called = You called, and kept your cards. The dice are down: see how that went.
political-lesson-reinforced = Reinforcements.
political-lesson-defenders = Whoever helps moves into your base afterwards, just like a team that attacks.
political-lesson-defended = They come running, slowly, with footnotes.
political-lesson-raise = Now raise. The other side may add something once more, then it’s up to the dice.
political-lesson-raised = Raised, and the dice are down. Your helpers stay, whatever the dice said: a raise is also a way to play two cards on somebody else’s turn.
political-lesson-last-turn = The **last turn** of a game: no cards left to draw. { $b } has a wide gap; yours would be wider, if it weren’t for your right wing. An event, or one more group?
political-lesson-scandal = A scandal! All it needs is a subject.
political-lesson-one-more = One more on the left. Small, loud, and counted.
political-lesson-pick = Anything on the table can go, with everything on it. Think twice: which matters more, what they lose or what you gain?
political-lesson-own-scandal = Your own right wing, gone. You’re of one mind at last, and the gap is all yours.
political-lesson-their-scandal = Their best is gone, and all they have left is their principles. Those are worth a little, too.
political-lesson-farewell = And that’s the whole game: recruit, let go, attach, attack, raise, and events. Watch what others have in front of them, and never trust a moderate. Ready for real opponents?

## Tips (cogs/political/tips.py)

political-tips-last-rounds = { $cards ->
    [0] There are no cards left to draw: this is the last turn of the game.
    [one] Only one card is left to draw: this may well be your last turn.
   *[other] Only { $cards } cards are left to draw: this may well be your last turn.
  }
political-tips-first-group = Your first group decides which wing you lean to, until somebody pulls you the other way.
political-tips-leader = { $seat } leads with { $points }. A gap also shrinks when the weak wing gains.
political-tips-legend = **L3** is a left group with influence 3. The score is how far apart left and right are.
political-tips-torn = Your weaker wing takes { $points } off your score.
political-tips-wrong-wing = You lean { $wing ->
    [left] left
   *[right] right
  }, and every group in your hand is on the other side. You can also let them go, or have them fight.
political-tips-team = Won or lost, whoever fights for you moves into your base: mind their wings.
political-tips-against = As it stands, the attack wins { $wins } of 36 rolls: fewer than half.
political-tips-defending = Groups that help you now stay in your base afterwards, whatever the dice say.
political-tips-anybodys = It can go on anybody’s group: a deficit on your own weaker wing widens your gap.
