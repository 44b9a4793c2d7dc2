# Political Chicken: names, and everything the table and the cards say. The names of the cards stand
# in data/cards/political.json.
#
# political-told-…   what happened             political-ask-…       what the table waits for (public)
# political-title-…  headline of a card        political-question-…  what a seat is asked
# political-option-… a button                  political-chosen-…    the same, looked back on
#
# Facts: $seat, $target are names, $card, $stack cards with their value, $owner a name or "nobody",
# $whose is nobody, own or other; the rest are numbers.

political-title = Political Chicken
political-pitch = Two wings, no middle. Gather groups, raid everybody else’s, and hope that your own skeletons stay in the closet: at the end only the gap between your left and your right counts.
political-none = –
political-nobody = nobody

## Commands and settings (descriptions and values: at most 100 characters)

command-start-political = Political Chicken: 4 to 8 chickens, two wings, dice, and not one scruple
command-rules-political = Political Chicken: the rules, page by page

political-setting-format = How long it takes
political-setting-format-standard = standard: eight turns each
political-setting-format-short = short: five turns each
political-setting-format-full = full: the whole deck
political-setting-names = Card names (mildly adult ones only in age-restricted channels, for managers of the server)
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

political-table-headline = { $sign } Political Chicken · table { $number }
political-table-deck = { $state ->
    [last] 🏁 **Last turn!** The deck is empty.
    [soon] 🎴 **{ $count }** cards left: { $rounds ->
        [one] the last round.
       *[other] two rounds to go.
    } What stays in hand counts for nothing!
   *[on] 🎴 **{ $count }** cards left to draw, about { $rounds } rounds
  }
political-table-middle = **Unaffiliated**
political-table-over = It is over
political-table-paused = ⏸️ **Paused.** { $why }
political-table-hand-hint = Base: L left, R right → score · ✋ cards in hand. Your cards are in your DMs. No DM? Press My hand.
political-table-seal = 🔏 Fair-play seal of the deck: { $seal }
political-table-opened-seal = 🔏 Seal { $seal }
political-table-opened-secret = 🔓 Seed { $seed } · salt { $salt }
political-table-again = One more term? **/chicken start political**
political-button-hand = My hand
political-deadline = { $text } ({ $when })

political-seat-line = **{ $name }** · L { $left } · R { $right } → **{ $points }** · ✋ { $hand }
political-row = > { $stacks }
political-seat-awaited = { $sign } thinking

political-battle-title = { $sign } **{ $whose ->
    [nobody] { $seat } attacks { $target }, unaffiliated,
    [own] { $seat } turns on { $target }, a group of their own,
   *[other] { $seat } attacks { $target } of { $owner }
  } to { $intent ->
    [take_over] take it over
   *[destroy] destroy it
  }**
political-battle-attack = ⚔️ Attack **{ $total }**: { $stacks }
political-battle-defence = 🛡️ Defence **{ $total }**: { $stacks }
political-battle-target = { $stack } (the target)
political-battle-helper = ⚖️ Lawyers of { $card } +{ $value }
political-battle-odds = 🎲 **{ $attack }** against **{ $defence }** before the dice: the attack wins in **{ $wins } of 36** cases
political-battle-may-raise = -# { $seat } holds { $count } { $count ->
    [one] card
   *[other] cards
  } and may still raise.
political-battle-dice = 🎲 { $attack } + { $die } = **{ $sum }** against { $defence } + { $other } = **{ $against }**
political-battle-take-over = 🫴 **Taken over!**
political-battle-destroy = 💥 **Destroyed!**
political-battle-held = 🛡️ **Held.** The target stays where it was.

political-result-won = 🏆 { $seats } { $people ->
    [one] wins
   *[other] share the victory
  } with { $points } points{ $people ->
    [one] {""}
   *[other] {" "}each
  }!
political-result-line = { $place } **{ $name }** · **{ $points }** · L { $left } · R { $right } · { $cards ->
    [one] one card
   *[other] { $cards } cards
  }

## What the table waits for

political-ask-turn = 🗳️ It is **{ $who }**’s turn.
political-ask-answer = 🛡️ **{ $who }** is under attack: call or raise?
political-ask-reraise = ⚔️ **{ $who }** may go one better, once.
political-ask-lose = { $card }: **{ $who }** { $people ->
    [one] chooses
   *[other] choose
  } whom to let go, in secret.
political-ask-inbox = 📨 **{ $who }** reads the mail of **{ $target }**.

## Cards

political-card-headline = 🐔 { $title } · Political Chicken, table { $number }
political-card-back = To table { $number }
political-card-score = 🏛️ Your base: L { $left } · R { $right } · **{ $points }** { $points ->
    [one] point
   *[other] points
  }
political-card-base = { $stacks }
political-card-hand-empty = ✋ Your hand is empty.
political-card-left = { $sign } Left: { $cards }
political-card-right = { $sign } Right: { $cards }
political-card-attachments = 📎 To attach: { $cards }
political-card-events = 🗞️ Events: { $cards }
political-card-paused = ⏸️ The table is paused. { $why }
political-card-over-won = 🏆 You won, with { $points } points! A mandate, no less.
political-card-over-shared = 🏆 You won with { $points } points, and so did { $seats }. A grand coalition, of all things.
political-card-over-lost = You end with { $points } points. There is always the memoir.

political-title-turn = Your turn
political-title-place = Where to?
political-title-pick = Pick one
political-title-move = Move what?
political-title-victim = Whose mail?
political-title-target = Attack: the target
political-title-intent = Attack: the aim
political-title-team = Who joins?
political-title-attack = Attack: ready?
political-title-answer = You are under attack
political-title-reraise = They raised
political-title-lose = Let one go
political-title-inbox = Somebody’s mail
political-title-none = Your cards
political-title-over = The end

political-question-turn = **Your turn.** One thing only: recruit, attach, play an event, let a group go, or attack.
political-question-place = **Where does { $card } go?**
political-question-pick = **{ $card }:** which one shall it be?
political-question-move = **{ $card }:** which attachment shall move?
political-question-victim = **{ $card }:** whose hand do you want to see?
political-question-target = **Whom do you attack?** Nobody sees this before you press Attack at the end.
political-question-intent = **{ $stack }: take it over, or destroy it?**
political-question-team = **Who joins?** Choose as many groups as you like; win or lose, they end up in the base.
political-question-attack = **Add something, or attack?** Until you press Attack, nothing has happened.
political-question-answer = **Call or raise?** What you add stays in your base, or where you lay it. You get this one chance.
political-question-reraise = **Add something, or leave it at that?** After this the dice roll.
political-question-lose = **{ $card }:** one of these becomes unaffiliated. Which?
political-question-inbox = **Discard one card of this hand, or leave it at the look.** Groups are safe.

political-inbox = 📨 In this hand: { $cards }

political-waiting-turn = ⏳ Somebody else is plotting.
political-waiting-answer = ⏳ A battle is on. Popcorn?
political-waiting-reraise = ⏳ A battle is on, and it is getting expensive.
political-waiting-lose = ⏳ Somebody chooses whom to let go.
political-waiting-inbox = ⏳ Somebody is reading somebody’s mail.
political-waiting-over = It is over.

political-menu-recruit = Recruit a group into your base…
political-menu-attach = Attach an asset or a deficit…
political-menu-event = Play an event…
political-menu-let-go = Let a group go…
political-menu-lay = Lay an attachment…
political-menu-discard = Discard one card…
political-menu-seat = Whose hand?
political-menu-join = Choose one or more groups…
political-menu-place = On which group?
political-menu-lose = Let one go…
political-menu-middle = Unaffiliated…
political-menu-base = { $own ->
    [yes] Your own base…
   *[no] Base of { $seat }…
  }

political-hint-defence = defends with { $total }
political-hint-becomes = then { $value }
political-hint-hand = { $count ->
    [one] one card
   *[other] { $count } cards
  } in hand
political-hint-score = your score: { $before } → { $after }
political-hint-base = from your base, { $value }
political-hint-target = the target
political-hint-team = attacks
political-hint-defends = defends

## Options

political-option-build = Attack…
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
political-option-leave-out = Leave out { $card }
political-option-count-in = Count in { $card }

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

political-help-lawyers = Adds this group’s influence when an opponent attacks another group of its base.
political-help-conspiracy = This group may join its holder’s attacks from the base, again and again.
political-help-event-immune = No event can touch this group.
political-help-no-takeover = Nobody can take this group over, only destroy it.
political-help-no-destroy = Nobody can destroy this group, only take it over.
political-help-battle-zero = This group counts nothing in battles.
political-help-wing-flip = On groups of 3 or less: it counts as the other wing.
political-help-gag = Special assets on this group do not work.
political-help-scandal = Any one group on the table is gone, with all that lies on it.
political-help-left-exodus = Everybody lets one left group go, you too.
political-help-right-exodus = Everybody lets one right group go, you too.
political-help-fact-check = The newest attachment of any one group is gone.
political-help-fundraiser = Draw two cards.
political-help-backroom-deal = An unaffiliated group of 3 or less joins your base.
political-help-leaked-inbox = See somebody’s hand; discard one card of it that is no group, if you like.
political-help-term-limits = Everybody’s strongest group becomes unaffiliated, yours too.
political-help-comeback = The group that was discarded last returns as unaffiliated.
political-help-redistricting = Move one attachment from one group to another.

## What happened

political-told-rolled-first = 🎲 { $seats }: { $dice }
political-told-begins = 🎲 { $seat } rolls highest and begins.
political-told-turn-started = 🗳️ { $seat } draws; { $count } left.
political-told-last-turn = 🏁 { $seat } draws the last card: this turn is the last.
political-told-passed = 🤷 { $seat } can do nothing, and passes.
political-told-event-played = { $seat } plays **{ $card }**. { $help }
political-told-nothing-happened = 🦗 { $card } finds nothing to work on.
political-told-recruited = 🏛️ { $seat } recruits **{ $card }**.
political-told-let-go = 🍂 { $seat } lets **{ $card }** go.
political-told-attached = 📎 { $seat } lays **{ $card }** on { $stack } ({ $whose ->
    [own] their own
    [nobody] unaffiliated
   *[other] of { $owner }
  }).
political-told-attacked = ⚔️ { $seat } attacks { $stack } ({ $whose ->
    [own] their own
    [nobody] unaffiliated
   *[other] of { $owner }
  }) to { $intent ->
    [take_over] take it over
   *[destroy] destroy it
  }.
political-told-mustered = 👥 { $seat } { $side ->
    [attack] attacks
   *[defence] defends
  } with { $cards }.
political-told-laid = 📎 { $seat } lays { $card } on { $stack }.
political-told-called = 🤝 { $seat } calls.
political-told-raised = 🔺 { $seat } raises!
political-told-reraised = ⏫ { $seat } raises again!
political-told-stood = ✋ { $seat } leaves it at that.
political-told-lawyers-left-out = ⚖️ { $seat } leaves the Lawyers of { $stack } at home.
political-told-dice = 🎲 { $attack } against { $defence }
political-told-taken-over = 🫴 { $seat } takes over **{ $stack }** ({ $whose ->
    [nobody] unaffiliated until now
   *[other] of { $owner }
  }).
political-told-destroyed = 💥 { $seat } destroys **{ $stack }** ({ $whose ->
    [own] their own
    [nobody] unaffiliated
   *[other] of { $owner }
  }).
political-told-held = 🛡️ { $stack } ({ $whose ->
    [own] their own
    [nobody] unaffiliated
   *[other] of { $owner }
  }) holds against { $seat }.
political-told-scrapped = 🗑️ **{ $stack }** is gone: { $cards }.
political-told-freed = 🍂 **{ $stack }** leaves { $seat } and is unaffiliated now.
political-told-fact-checked = 🔍 { $card } on { $stack } turns out to be wrong, and is gone.
political-told-raised-funds = 💰 { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
  }.
political-told-dealt-in = 🚪 **{ $stack }** joins { $seat }, and nobody asked why.
political-told-looked = 📨 { $seat } reads the mail of { $target }.
political-told-exposed = 📨 { $seat } makes { $target } discard **{ $card }**.
political-told-spared = 📨 { $seat } leaves it at the look.
political-told-came-back = 🎤 **{ $stack }** is back, unaffiliated.
political-told-redistricted = ✂️ { $card } moves from { $old } to **{ $stack }**.
political-told-scored = { $seat }: { $number } (L { $left }, R { $right })
political-told-game-over = 🏆 { $seats }
political-told-drew = 🎴 You drew { $cards }.
political-told-saw-hand = 📨 { $target } holds { $cards }.
