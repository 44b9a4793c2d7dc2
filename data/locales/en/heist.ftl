# Chicken Heist: names, one-line helps, and everything the table and the cards say.
#
# heist-card-…       action cards          heist-character-…  characters       heist-event-…  event cards
# heist-told-…       what happened         heist-ask-…        what the table waits for (public)
# heist-title-…      headline of a card    heist-question-…   what a seat is asked
# heist-option-…     a button or a line of a menu            heist-chosen-…  the same, looked back on
#
# Facts: $seat $target $by $leader are names, $seats a list of names, $people how many they are; $card $cards
# $event $loot $loots $crew $character $old $move come as their names; $slot $other $count $round $number are numbers.
# What a translation may use besides stands behind “Also:” above a message. $card_id, $event_id, $character_id and
# $old_id are the ends of their names’ ids (heist-card-freeze: freeze); what others may be stands in parentheses.

heist-title = Chicken Heist
heist-in-short = Rob a bank with a gang of crooked chickens, and be the richest one to get away.
heist-pitch = A gang of crooked chickens is inside a bank. Rob what you can, peek at what’s coming, and get out before the wrong event strikes. Caught chickens count for nothing; the richest one to get away wins.

## Crews, moves, decisions, loot

heist-crew-perimeter = Perimeter
heist-crew-vault = Vault
heist-crew-lobby = Lobby
heist-crew-rooftop = Rooftop

heist-move-rob = Rob
heist-move-lookout = Lookout
heist-move-tinker = Tinker
heist-move-resupply = Resupply

heist-choice-stay = Stay
heist-choice-run = Run
heist-choice-hide = Hide

heist-loot-cash = Cash { $value }
heist-loot-gold = Gold { $value }
heist-loot-diamond = Diamond { $value }

## Action cards

heist-card-check_in = Check In
heist-card-check_in-help = Somebody else decides first, shows only you, and is stuck with it.
heist-card-copycat = Copycat
heist-card-copycat-help = You don’t decide; somebody else’s decision counts for you too.
heist-card-disguise = Disguise
heist-card-disguise-help = Anyone you name gets a new character. Even you, if you must.
heist-card-flash_grenade = Flash Grenade
heist-card-flash_grenade-help = No Lookouts for the rest of the round. The Boss wears sunglasses and doesn’t mind.
heist-card-fortify = Fortify
heist-card-fortify-help = One crew is safe from both SWATs this round.
heist-card-freeze = Freeze
heist-card-freeze-help = No more action cards this round, for anybody.
heist-card-influence = Influence
heist-card-influence-help = Make anyone the Leader. Yes, you are anyone.
heist-card-lockdown = Lockdown
heist-card-lockdown-help = Nobody can peek at one slot until it’s revealed. Except the Boss.
heist-card-override = Override
heist-card-override-help = Void a card the moment it’s shown. Only ever as an answer.
heist-card-panic = Panic
heist-card-panic-help = Swap two events, or don’t. Nobody will know, not even you.
heist-card-scramble = Scramble
heist-card-scramble-help = All characters are shuffled and dealt again.
heist-card-signal_jammer = Signal Jammer
heist-card-signal_jammer-help = No event changes slots this round. The Boss may still Tinker.
heist-card-teamwork = Teamwork
heist-card-teamwork-help = A partner picks one slot, you pick another; the two are swapped.
heist-card-warn = Warn
heist-card-warn-help = Call this round’s event. If you’re right, you draw a loot card.

## Characters

heist-character-agent = Agent
heist-character-agent-help = Once a turn: take a random loot card from somebody, then give back a random one of yours.
heist-character-alchemist = Alchemist
heist-character-alchemist-help = After you Rob a Gold, you may show it and draw a card.
heist-character-mystic = Mystic
heist-character-mystic-help = Once a turn: discard a card, draw a card.
heist-character-angel = Angel
heist-character-angel-help = Once a turn: rule out one Move this round, for yourself and one other.
heist-character-cowboy = Cowboy
heist-character-cowboy-help = Whoever gets or gives up the Cowboy draws a card.
heist-character-jester = Jester
heist-character-jester-help = After your Tinker, Panic or Teamwork, you play the top card of the pile, like it or not.
heist-character-boss = Boss
heist-character-boss-help = Can Lookout and Tinker, whatever cards are on the board.
heist-character-devil = Devil
heist-character-devil-help = Once a turn: switch off somebody’s ability for this round. Never the same player twice in a row.
heist-character-pirate = Pirate
heist-character-pirate-help = Once a turn: give back a loot card for an extra Resupply or Tinker.
heist-character-cyborg = Cyborg
heist-character-cyborg-help = After your second card in a round, draw one.
heist-character-knight = Knight
heist-character-knight-help = After your Lookout you may draw a card, but then can’t choose Hide this round.
heist-character-samurai = Samurai
heist-character-samurai-help = In rounds 1 to 5, no event harms you while you’re the Leader. Except the second signal.

## Events

heist-event-shootout = Shootout
heist-event-shootout-help = Catches the Perimeter crew.
heist-event-time_lock = Time Lock
heist-event-time_lock-help = Catches the Vault crew.
heist-event-silent_alarm = Silent Alarm
heist-event-silent_alarm-help = Catches the Lobby crew.
heist-event-searchlight = Searchlight
heist-event-searchlight-help = Catches the Rooftop crew.
heist-event-swat = SWAT
heist-event-swat-help = Catches every chicken whose crew isn’t fortified.
heist-event-drivers_signal = Driver’s Signal
heist-event-drivers_signal-help = The first is a honk. At the second the truck leaves, and only runners are on it.
heist-event-betrayal = Betrayal
heist-event-betrayal-help = Catches the Leader.
heist-event-dyepack = Dyepack
heist-event-dyepack-help = Purple loot: the truck is emptied into the pile.
heist-event-masterpiece = Masterpiece
heist-event-masterpiece-help = If exactly one chicken runs, it takes four more loot with it.
heist-event-membership_fee = Membership Fee
heist-event-membership_fee-help = Everyone who stays pays a loot card or is caught.
heist-event-police_patrol = Police Patrol
heist-event-police_patrol-help = Catches those who run.
heist-event-poor_planning = Poor Planning
heist-event-poor_planning-help = Turns out to be something else entirely.
heist-event-swat_again = Swat Again
heist-event-swat_again-help = SWAT is back for its keys, and catches every crew.

## Phases

heist-phase-turn = Turns
heist-phase-sweep = Operation
heist-phase-queue = Operation
heist-phase-decision_a = Decision
heist-phase-decision_b = Decision
heist-phase-saves = Reveal
heist-phase-split = Split

## The table

heist-table-deadline = { $text } · deadline { $when }
heist-round = **Round { $round } of 10** · { $signals }
heist-signals = { $count ->
    [0] 🚗 { $over ->
        [yes] no signal
       *[no] no signal yet
    }
    [1] 🚗 { $over ->
        [yes] one signal
       *[no] **1 of 2** signals
    }
   *[other] 🚗 the truck has left
  }
heist-table-now = 🎴 **Slot { $slot } this round**
heist-table-hidden = { $count ->
    [one] { $last } face down
   *[other] { $first }–{ $last } face down
  }
# Of a story, whose reader may know them.
heist-table-laid-open = 🙈 Still face down: { $events }
# Which slots, and who: 3 (Ada, Ben), 7 (Cleo)
heist-table-seen = Slots looked at: { $slots }
heist-table-seen-slot = { $slot } ({ $seats })
heist-table-piles = 🚚 Truck **{ $truck }** · 💰 Pile **{ $loot }** · 🃏 Cards **{ $draw }**
heist-table-truck-open = 🚚 On the truck: { $loots }
heist-table-discard = ♻️ Discard ({ $count }): { $cards }
heist-table-in-force = 📌 **In force:** { $effects }
heist-table-chain = 🃏 On the table: { $cards }
heist-table-chain-link = { $card } by { $seat }
heist-table-legend = 👑 leads · ✋ cards · 💰 loot · 🙈 has Hide · 🤖 house
heist-table-seal = 🔏 Fair-play seal of the deck: { $seal }
heist-table-again = A new crew? **/chicken start heist**

heist-seat-line = { $signs }**{ $name }** · { $character } { $crew } · ✋{ $cards } 💰{ $loot }{ $rest }
heist-out-escaped = 🏁 Away: { $seats }
heist-out-with = { $seat } ({ $count ->
    [0] no loot
   *[other] { $count } loot
  })
heist-out-caught = ⛓️ Caught: { $seats }

heist-board-flash_grenade = { $sign } no Lookouts
heist-board-freeze = { $sign } no more cards
heist-board-signal_jammer = { $sign } no events swapped
heist-board-fortify = { $sign } { $crew } is safe from SWAT
heist-board-lockdown = { $sign } no peeking at { $count ->
    [one] slot { $slots }
   *[other] slots { $slots }
  }
# Also: $move_id (rob, lookout, tinker, resupply)
heist-board-angel = { $sign } no { $move } for { $seats }
heist-board-devil = { $sign } { $target }’s ability is off
heist-board-knight = { $sign } no Hide for { $by }
heist-board-copycat = { $sign } { $by } copies { $target }
heist-board-check_in = { $sign } { $by } checks on { $target }
# Also: $event_id
heist-board-warn = { $sign } { $by } expects { $event }
heist-board-copycat-void = { $sign } { $by } copies { $target } (void)
heist-board-check_in-void = { $sign } { $by } checks on { $target } (void)

## In pictures: as short as can be

heist-picture-of-rounds = of 10
heist-picture-strikes = { $event }!
heist-picture-last = Last: { $event }
heist-picture-signals = Signal { $count } of 2
heist-picture-escaped = Got away { $count }
heist-picture-caught = Caught { $count }
heist-picture-over = { $away } away, { $caught } caught
heist-picture-chose-stay = Stay
heist-picture-chose-run = Run
heist-picture-chose-hide = Hide
heist-picture-fate-caught = caught
heist-picture-fate-escaped = away!
heist-picture-fate-saved = saved
heist-picture-fate-fee_paid = paid
heist-picture-fate-hid = hidden
heist-picture-lied = LIAR!
heist-picture-loot = Loot
heist-picture-draw = Draw
heist-picture-discard = Discard
heist-picture-your-loot = Your loot
heist-picture-worth = { $count ->
    [0] nothing yet
    [one] { $count } card, worth { $total }
   *[other] { $count } cards, worth { $total }
  }
heist-picture-you-know = You know
# The same of a seat, in its story.
heist-picture-knows = Knows
heist-picture-no-cards = No cards in hand. Resupply!

## The pictures in sentences, for whoever does not see them

heist-alt-round = Round { $round } of 10, { $phase }. { $signals } of 2 signals heard.
heist-alt-event = { $event } strikes.
heist-alt-last = Last event: { $event }.
heist-alt-in = In the bank: { $seats }.
heist-alt-seat = { $name } ({ $character }{ $leads ->
    [yes] , leads
   *[no] { "" }
  }{ $awaited ->
    [yes] , is up
   *[no] { "" }
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $loot } loot, { $hide ->
    [yes] has Hide
   *[no] no Hide
  }{ $chose ->
    [yes] : { $choice }
   *[no] { "" }
  })
heist-alt-escaped = Got away: { $seats }.
heist-alt-caught = Caught: { $seats }.
heist-alt-shown = Events so far: { $events }.
heist-alt-laid-open = Still face down: { $events }.
heist-alt-slot = { $slot } { $event }
heist-alt-piles = Truck { $truck }, loot pile { $loot }, draw pile { $draw }, discard { $discard }.
heist-alt-in-force = In force: { $cards }.
# What a hand shows of the table; the number on the truck is that of its loot cards.
heist-alt-hand-round = Round { $round } of 10. { $signals } of 2 signals heard. On the truck: { $truck }.
heist-alt-result-out = { $name }{ $who ->
    [house] , of the house
    [away] , with a house player on the perch
   *[person] { "" }
}: caught.
heist-alt-reveal = Round { $round }: { $event }. { $people }.
heist-alt-fate = { $name } chose { $choice }{ $fate ->
    [caught] { " " }and was caught
    [escaped] { " " }and got away
    [saved] { " " }and was saved
    [fee_paid] { " " }and paid
    [hid] { " " }and stayed hidden
   *[none] { "" }
  }{ $lied ->
    [yes] , after a false warning
   *[no] { "" }
  }
# Also: $character_id
heist-alt-you = You’re the { $character }.
heist-alt-no-hide = { $hide ->
    [banned] No hiding this round.
   *[gone] Hide is gone for good.
  }
heist-alt-loot = { $count ->
    [0] No loot yet.
   *[other] Loot: { $loots }, worth { $total }.
  }
heist-alt-hand = { $count ->
    [0] No cards.
   *[other] Hand: { $cards }.
  }
heist-alt-note = { $event } is in { $count ->
    [one] slot { $slots }
   *[other] one of the slots { $slots }
  }.

## A Reveal, in a message of its own

# Also: $event_id
heist-reveal-title = 🎬 Round { $round }: { $event }!
heist-reveal-open = ⏳ Some are looking for a way out…
# Also: $event_id
heist-reveal-hid = 🙈 { $seats } hid from the { $event } and { $people ->
    [one] keeps
   *[other] keep
  } Hide.
heist-reveal-away = 🏁 { $people ->
    [one] { $seats } gets away.
   *[other] { $seats } get away.
  }
heist-reveal-nobody = 😮‍💨 It finds nobody.

## The result

heist-result-won = 🏆 { $seats } { $people ->
    [one] wins
   *[other] share the victory
  } with { $points } in loot{ $people ->
    [one] {""}
   *[other] {" "}each
  }!
heist-result-nobody = 🏆 Nobody got away, so nobody wins. The bank sends its regards.
heist-result-line = { $place } **{ $name }** · { $count } · { $loots }
heist-result-empty-handed = not a cent, but free
heist-result-caught = ⛓️ **{ $name }** · caught

## What the table waits for

heist-ask-turn = ⏳ **{ $who }** is up: { $moved ->
    [yes] has moved, and may still play cards
   *[no] one Move to make, and cards to play
  }
# Also: $card_id
heist-ask-target = ⏳ **{ $who }** plays { $card } and is choosing a player
heist-ask-teamwork = ⏳ **{ $who }** is looking for a partner
heist-ask-fortify = ⏳ **{ $who }** is choosing a crew to fortify
heist-ask-lockdown = ⏳ **{ $who }** is choosing a slot to lock
heist-ask-panic = ⏳ **{ $who }** is choosing two events to panic about
heist-ask-warn = ⏳ **{ $who }** is choosing what to warn about
heist-ask-partner = ⏳ **{ $who }** is the partner, and picks a slot
heist-ask-second = ⏳ **{ $who }** picks the second slot
# Also: $card_id
heist-ask-override = ⏳ { $seat } plays **{ $card }**. Override it?
heist-ask-sweep = ⏳ Everybody with cards: play one, or pass?
heist-ask-pause = ⏳ A quick breather, in case somebody has second thoughts
heist-ask-decision_a = ⏳ Everybody, in secret: Stay, Run or Hide?
heist-ask-decision_b = ⏳ Now those who checked on others decide
heist-ask-saves = ⏳ { $event } strikes: waiting for those in trouble
heist-ask-split = ⏳ **{ $who }** takes one from the truck
heist-ask-one-missing = { $what } · waiting for one more

## Cards: frame

heist-card-truck = 🚚 On the truck: { $count }
heist-card-event-now = Now: { $event }
heist-card-event = Last: { $event }{ $hit ->
    [yes] {" "}({ $hits })
   *[no] {""}
  }
heist-card-hit-caught = { $seats } caught
heist-card-hit-saved = { $seats } gave up Hide
heist-card-hit-fee_paid = { $seats } paid
heist-card-hit-nobody = hit nobody
heist-card-all-in = everybody is still in
heist-card-news = **Psst** { $news }
# Also: $character_id, $crew_id (perimeter, vault, lobby, rooftop)
heist-card-you = **You’re the { $character }** ({ $crew }){ $leads ->
    [yes] {" "}and the 👑 Leader
   *[no] {""}
  }
    -# { $help }
# Also: $character_id, $crew_id (perimeter, vault, lobby, rooftop)
heist-card-you-off = **You’re the { $character }** ({ $crew }){ $leads ->
    [yes] {" "}and the 👑 Leader
   *[no] {""}
  }
    -# Your ability is off this round.
# Also: $event_id
heist-card-perils = { $event } catches your crew, 🚨 SWAT every crew. At the second 🚗 signal only those who run get away. Every event: 📖 **Rules**.
heist-card-loot = 💰 **Loot { $total }**: { $loots }
heist-card-loot-none = 💰 **Loot**: none. Practically honest.
heist-card-hand = ✋ **Hand**: { $cards }
heist-card-hand-none = ✋ **Hand**: empty
# Optional: **Hide**
heist-card-no-hide = { $hide ->
    [banned] 🙈 **Hide**: not this round
   *[gone] 🙈 **Hide**: gone for good
  }
heist-card-notes = 📓 **Notebook**: { $notes }
heist-card-note = slot { $slots }: { $event }
heist-card-queued = 📥 Waiting to be played: { $card }
heist-card-peeked = 👀 { $seat } has chosen **{ $choice }**.
heist-card-answered = ✅ You chose **{ $chosen }**.
heist-card-change = You may change your mind until everybody is in.
heist-card-warning = ⚠️ { $warning }
heist-card-warned = **{ $options }** { $warning }
heist-card-copying = 🦜 You copy { $target }, so there’s nothing for you to decide.
heist-card-out-escaped = 🏁 You got away with { $total ->
    [0] nothing but your feathers
   *[other] { $total } in loot
  }. Feet up; the others are still at it.
heist-card-out-caught = ⛓️ You were caught. The cell has a fine view of the getaway.
heist-card-over-won = 🏆 You won, with { $points } in loot! Spend it wisely. Or on corn.
# Also: $people
heist-card-over-shared = 🏆 You won with { $points } in loot, and so did { $seats }. Nobody saw you share.
heist-card-over-lost = 🏁 You got away with { $points ->
    [0] nothing but your feathers
   *[other] { $points }
  }. Somebody got away with more.
heist-card-over-caught = ⛓️ Caught. There’s always the next job.

heist-title-turn = Your turn
heist-title-tinker = Your turn: Tinker
heist-title-angel_move = Your turn: Angel
heist-title-pirate_move = Your turn: Pirate
heist-title-target = Choose a player
heist-title-teamwork = Choose a partner
heist-title-partner = You’re the partner
heist-title-second = Choose the other slot
heist-title-fortify = Choose a crew
heist-title-lockdown = Choose a slot
heist-title-panic = Choose two slots
heist-title-panic_second = Choose the other slot
heist-title-warn = Choose an event
heist-title-override = Override?
heist-title-sweep = Operation
heist-title-reconsider = Still sure?
heist-title-decision = Stay, Run or Hide?
heist-title-save = You’re in trouble
heist-title-fee = Pay up
heist-title-split = Help yourself

heist-question-turn = Make **one Move**; cards and your character are extra.
heist-question-turn-moved = You’ve moved. Play more cards, or end your turn?
heist-question-turn-stuck = You have no legal Move. A card or your character may still help; otherwise end your turn.
heist-question-tinker = Which **two** face-down events change places?
heist-question-angel_move = Which Move do you rule out this round, for you and { $target }?
heist-question-pirate_move = The loot goes back. What do you get for it?
heist-question-target = { $card }: who do you pick?
heist-question-teamwork = { $card }: who’s your partner? They pick a slot in front of everybody.
heist-question-partner = You’re in on { $card }. Pick a face-down slot; everybody will see which.
heist-question-second-known = { $seat } picked slot { $slot }. Which one does it swap with?
heist-question-second = Your partner picked a slot. Which one does it swap with?
heist-question-fortify = { $card }: which crew is safe from SWAT and Swat Again?
heist-question-lockdown = { $card }: which slot do you lock?
heist-question-panic = { $card }: which **two** events may or may not change places?
heist-question-panic-first = { $card }: the first of the two slots?
heist-question-panic_second = { $card }: and the other slot?
heist-question-warn = { $card }: which event is coming this round? Everybody will hear it.
# Also: $card_id
heist-question-override = { $seat } plays **{ $card }**{ $explains ->
    [yes] {""}: { $help }
   *[no] .
  }
# Also: $card_id
heist-question-override-again = { $seat } answers with **Override**. If that stands, { $card } { $fate ->
    [stands] goes through after all
   *[void] does nothing
  }.
heist-question-override-have = { $count ->
    [0] You hold no Override. Press what you like: nobody can tell.
    [one] You hold an Override.
   *[other] You hold { $count } Overrides.
  }
heist-question-sweep = Play a card, in secret?
heist-question-sweep-change = Another card instead?
heist-question-reconsider = Your { $card } is up next. Still want to play it?
heist-question-reconsider-illegal = You can’t play { $card } any more. Something else?
heist-question-decision = The event in slot { $slot } is about to be revealed. What do you do?
# Also: $people
heist-question-decision-checked = 👀 { $seats } will see your choice first, and then you’re stuck with it.
heist-question-decision-copied = 🦜 { $seats } { $people ->
    [one] does
   *[other] do
  } whatever you do.
# Also: $event_id
heist-question-save = { $event } has got you. Give up your Hide to get out of it?
# Also: $event_id
heist-question-fee = { $event }: which loot do you pay? It goes back unseen.
heist-question-split = The truck is open. Take one.
heist-question-later-hint = Choose now, in secret, or when the card comes up.

heist-waiting-turn = 🪶 Others are playing. Relax until it’s your turn or someone plays a card.
heist-waiting-own = 🪶 Still your turn, as soon as the others have had their say.
heist-waiting-sweep = 🪶 Operation: the others may still play cards.
heist-waiting-queue = 🪶 Operation: the cards are played one after the other.
heist-waiting-decision_a = 🪶 The others are deciding, in secret.
heist-waiting-decision_b = 🪶 Those who checked on others are deciding.
heist-waiting-saves = 🪶 Waiting for those the event has hit.
heist-waiting-split = 🪶 The runners are sharing the truck, one by one.

## Options

heist-option-rob = Rob
heist-option-resupply = Resupply
heist-option-lookout = Look at slot { $slot }
heist-option-tinker = Tinker
# Also: $card_id
heist-option-play = { $card }
heist-option-agent = { $seat }
# Also: $card_id
heist-option-mystic = { $card }
heist-option-angel = { $seat }
heist-option-devil = { $seat }
heist-option-pirate = { $loot }
heist-option-show_gold = Show the Gold, draw a card
heist-option-take_card = Draw a card, no Hide
heist-option-end = End turn
heist-option-slot = Slot { $slot }
# Also: $move_id (rob, lookout, tinker, resupply)
heist-option-move = { $move }
heist-option-back = Back
heist-option-seat = { $seat }
# Also: $crew_id (perimeter, vault, lobby, rooftop)
heist-option-crew = { $crew }
# Also: $event_id
heist-option-event = { $event }
heist-option-override = Override
heist-option-pass = Pass
heist-option-override-pass = Let it happen
heist-option-later = Decide later
heist-option-done = Done this round
heist-option-go = Go ahead
heist-option-change = Another card
heist-option-withdraw = Take it back
heist-option-stay = Stay
heist-option-run = Run
heist-option-hide = Hide
heist-option-discard_hide = Give up Hide
heist-option-be_caught = Get caught
heist-option-pay = { $loot }
heist-option-take = { $loot }

heist-chosen-rob = Rob
heist-chosen-resupply = Resupply
heist-chosen-lookout = Lookout at slot { $slot }
heist-chosen-tinker = Tinker
# Also: $card_id
heist-chosen-play = play { $card }
heist-chosen-agent = Agent on { $seat }
# Also: $card_id
heist-chosen-mystic = discard { $card }
heist-chosen-angel = Angel on { $seat }
heist-chosen-devil = Devil on { $seat }
heist-chosen-pirate = give back { $loot }
heist-chosen-show_gold = show the Gold
heist-chosen-take_card = draw a card and go without Hide
heist-chosen-end = end your turn
heist-chosen-slot = slot { $slot }
# Also: $move_id (rob, lookout, tinker, resupply)
heist-chosen-move = no { $move }
heist-chosen-back = go back
heist-chosen-seat = { $seat }
# Also: $crew_id (perimeter, vault, lobby, rooftop)
heist-chosen-crew = { $crew }
# Also: $event_id
heist-chosen-event = { $event }
heist-chosen-override = Override
heist-chosen-pass = pass
heist-chosen-override-pass = let it happen
heist-chosen-later = decide when it comes up
heist-chosen-done = no more cards this round
heist-chosen-go = go ahead
heist-chosen-change = another card
heist-chosen-withdraw = take it back
heist-chosen-stay = Stay
heist-chosen-run = Run
heist-chosen-hide = Hide
heist-chosen-discard_hide = give up Hide
heist-chosen-be_caught = get caught
heist-chosen-pay = pay { $loot }
heist-chosen-take = take { $loot }

heist-menu-explain = What do your cards do?
heist-menu-lookout = 🔭 Look at another slot…
heist-menu-play = 🃏 Play a card…
heist-menu-agent = 🕵️ Agent: swap loot with…
heist-menu-mystic = 🔮 Mystic: discard…
heist-menu-angel = 😇 Angel: get in the way of…
heist-menu-devil = 😈 Devil: switch off…
heist-menu-pirate = 🏴‍☠️ Pirate: give back…
heist-menu-seat = Who?
heist-menu-slot = Which slot?
heist-menu-two-slots = Which two slots?
heist-menu-event = Which event?
heist-menu-pay = Which loot?
heist-menu-take = Which loot?

heist-hint-known = your notes say { $event }
heist-hint-maybe = your notes say maybe { $event }
heist-hint-locked = under Lockdown
heist-hint-this-round = this round’s
heist-hint-loot = { $count } loot
heist-hint-hide = has Hide
heist-hint-no-hide = no Hide
heist-hint-you = you

## Warnings, told to the seat alone

heist-warning-in-force = One is already in force; a second adds nothing.
heist-warning-no-moves-left = Nobody has a Move left this round, so there’s nobody to blind.
heist-warning-void-target = Useless on them: a card they have in force spoils yours.
heist-warning-leader-already = They’re already the Leader.
heist-warning-locked-already = Already locked.
heist-warning-fortified-already = Already fortified.
heist-warning-turn-over = Their turn is over, so it only binds you.
heist-warning-off-already = Their ability is already off.
heist-warning-agent-empty = You have no loot, so what you take goes straight back.
heist-warning-own-last-move = It’s the only Move still open to you this round.
heist-warning-forbidden-already = Already ruled out for them.
heist-warning-known-already = You already know this one.
heist-warning-event-gone = It has come and gone; only good for a bluff.
# Also: $event_id
heist-warning-event-elsewhere = Your notes say this round brings { $event }.
heist-warning-offer-open = End your turn now and the card on offer is gone.
# Also: $event_id
heist-warning-hide-misses = Your notes say { $event }: it misses you, and you’d lose Hide.
# Also: $event_id
heist-warning-hide-signal = Your notes say { $event }, and it’s the second: Hide won’t help.
# Also: $event_id
heist-warning-stay-signal = Your notes say { $event }, and it’s the second: only Run gets you out.
# Also: $event_id
heist-warning-stay-saved = Your notes say { $event }: staying costs your Hide.
# Also: $event_id
heist-warning-stay-caught = Your notes say { $event }: it would catch you.
# Also: $event_id
heist-warning-stay-fee = Your notes say { $event }: staying costs a loot card.
# Also: $event_id
heist-warning-run-patrol = Your notes say { $event }: it catches those who run.
# Also: $event_id
heist-warning-run-patrol-saved = Your notes say { $event }: running costs your Hide.
heist-warning-be-caught = You lose all your loot.

## What happened: the round

heist-told-round_started = **Round { $round }.** { $leader } leads.
heist-told-loot_pile_empty = The loot pile is empty; nothing goes onto the truck.
heist-told-move_skipped = { $seat } has no legal Move and goes without.
heist-told-robbed = 💰 { $seat } { $people ->
    [one] robs
   *[other] rob
  }.
heist-told-looked_out = 🔭 { $seat } peeks at slot { $slot }.
heist-told-tinkered = 🔧 { $seat } swaps slots { $slot } and { $other }.
heist-told-resupplied = 🎴 { $seat } { $people ->
    [one] resupplies
   *[other] resupply
  }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }{ $people ->
    [one] {""}
   *[other] {" "}each
  }.

## What happened: action cards

# Also: $card_id
heist-told-announced = { $number ->
    [1] 🃏 { $seat } plays **{ $card }**.
   *[other] { $seat } answers with **{ $card }**.
  }
# Also: $card_id
heist-told-overridden = 🚫 { $by } overrides { $seat }’s { $card }.
# Also: $card_id
heist-told-stood = { $seat }’s { $card } goes through.
# Also: $card_id
heist-told-voided = { $seat }’s { $card } is void.
heist-told-checked_in = 👀 { $seat } will check on { $target }.
heist-told-copied = 🦜 { $seat } will do whatever { $target } does.
# Also: $character_id, $old_id
heist-told-disguised = 🥸 { $target } was the { $old }, and is now the { $character }.
# Also: $card_id, $crew_id (perimeter, vault, lobby, rooftop)
heist-told-laid = 📌 { $seat } lays { $card }{ $place ->
    [crew] : { $crew } is safe from SWAT
    [slot] {" "}on slot { $slot }
   *[board] {""}
  }.
heist-told-led = 👑 { $leader } is the Leader now, thanks to { $seat }.
heist-told-panicked = 😱 Slots { $slot } and { $other } were swapped. Or not.
heist-told-partnered = 🤝 { $seat } teams up with { $target }.
heist-told-partner_picked = 🤝 { $seat } picks slot { $slot }.
heist-told-teamed_up = 🤝 { $seat } and { $target } swap slots { $slot } and { $other }.
heist-told-scrambled = 🍳 All scrambled: new characters for everybody.
# Also: $event_id
heist-told-warned = 📣 { $seat }: “{ $event } is coming, mark my beak!”
# Also: $move_id (rob, lookout, tinker, resupply)
heist-told-effect_ended = { $character ->
    [angel] { $by } and { $target } may { $move } again.
    [devil] { $target }’s ability is back.
   *[knight] { $target } may Hide again.
  }
# Also: $card_id
heist-told-jester_turned = 🤡 The Jester’s trick: { $seat } plays **{ $card }**, like it or not.
# Also: $card_id
heist-told-jester_fizzled = 🤡 Or not: { $card } can’t do a thing, and is thrown away.

## What happened: characters

heist-told-agent_swapped = 🕵️ { $seat } and { $target } have swapped loot cards. No hands were shaken.
heist-told-gold_shown = ⚗️ { $seat } shows { $loot }.
# Also: $card_id
heist-told-mystic_swapped = 🔮 { $seat } trades in { $card } for a new card.
# Also: $move_id (rob, lookout, tinker, resupply)
heist-told-angel_blocked = 😇 { $seat } rules out { $move } for { $target } and themselves.
heist-told-devil_disabled = 😈 { $seat } switches off { $target }’s ability.
heist-told-pirate_returned = 🏴‍☠️ { $seat } gives a loot card back.
heist-told-knight_banned = ⚔️ { $seat } takes a card and won’t hide this round.
heist-told-drew = { $why ->
   *[plain] { $seat } draws { $count ->
        [0] nothing; there’s nothing left
        [one] a card
       *[other] { $count } cards
      }.
    [character] { $character }: { $seat } draws { $count ->
        [0] nothing; there’s nothing left
        [one] a card
       *[other] { $count } cards
      }.
  }

## What happened: Operation, decision, Reveal

heist-told-operation_frozen = ❄️ Frozen: no more cards this round.
heist-told-decided = { $choice ->
    [stay] 🐔 { $seat } { $people ->
        [one] stays
       *[other] stay
      }{ $copied ->
        [yes] , like { $target }
       *[no] {""}
      }.
    [run] 🏃 { $seat } { $people ->
        [one] runs
       *[other] run
      }{ $copied ->
        [yes] , like { $target }
       *[no] {""}
      }!
   *[hide] 🙈 { $seat } { $people ->
        [one] hides
       *[other] hide
      }{ $copied ->
        [yes] , like { $target }
       *[no] {""}
      }.
  }
# Also: $event_id
heist-told-event_shown = 🎬 Slot { $slot }: **{ $event }**! { $help }
heist-told-lockdown_lifted = 🔓 The Lockdown on slot { $slot } is off.
# Also: $event_id
heist-told-warn_right = 📣 { $seat } called it: { $event }. A loot card for the prophet.
# Also: $event_id
heist-told-warn_wrong = 📣 { $seat } warned of { $event }. Well.
# Also: $event_id
heist-told-substituted = 📋 Instead: **{ $event }**! { $help }
heist-told-dyed = 🎨 The truck’s loot ({ $count }) goes back into the pile, in purple.
heist-told-masterpiece_taken = 🖼️ { $seat } runs alone, with { $count } more loot under one wing.
heist-told-masterpiece_missed = 🖼️ { $count ->
    [0] Nobody ran; the masterpiece stays on its wall.
   *[other] { $count } ran; nobody gets the masterpiece out through one door.
  }
heist-told-signalled = { $number ->
    [1] 🚗 Honk! That was the first signal. There won’t be a third.
   *[other] 🚗 Honk, honk! The truck is leaving.
  }
heist-told-hide_lost = 🙈 { $seat } hid from nothing and { $people ->
    [one] loses
   *[other] lose
  } Hide.
heist-told-saved = 🛡️ { $seat } { $people ->
    [one] gives
   *[other] give
  } up Hide and slip{ $people ->
    [one] s
   *[other] {""}
  } away.
heist-told-fee_paid = 💳 { $seat } { $people ->
    [one] pays
   *[other] pay
  } a loot card.
heist-told-escaped = 🏁 { $seat } { $people ->
    [one] escapes
   *[other] escape
  }!
heist-told-caught = ⛓️ { $seat } { $people ->
    [one] is
   *[other] are
  } caught{ $count ->
    [0] {""}
   *[other] ; { $count } loot { $count ->
        [one] goes
       *[other] go
      } back
  }.

## What happened: the end

heist-told-truck_opened = 🚚 The truck is open: { $loots }
heist-told-picked = 🚚 { $seat } takes { $loot }.
heist-told-truck_lost = 🚚 The truck drives off with { $count } loot and nobody in it.
heist-told-truck_taken = 🚚 { $seat }, the last one inside, drives off with the truck: { $count } loot.

## What happened, for one seat’s eyes

heist-told-drew_cards = 🎴 You drew { $cards }.
heist-told-robbed_loot = 💰 You robbed { $loot }.
heist-told-drew_loot = 💰 You drew { $loot }.
# Also: $event_id
heist-told-saw = 🔭 In slot { $slot } you saw **{ $event }**{ $explains ->
    [yes] {""}: { $help }
   *[no] .
  }
heist-told-gained_loot = 💰 You got { $loot }.
heist-told-lost_loot = 💸 You lost { $loot }.
heist-told-swapped_loot = 🕵️ Swapped blind with { $target }: your { $given } for { $loot }.
# Also: $card_id
heist-told-no_override = You hold no Override, so { $card } got a pass from you. Nobody knows you tried.
heist-told-override_kept = Somebody else’s Override came first; you keep yours, unseen.
# Also: $card_id
heist-told-card_returned = { $card } is back in your hand, unseen.
heist-told-peeked = 👀 { $target } has chosen **{ $choice }**, and can’t take it back.
heist-told-paid_loot = 💳 You paid { $loot }.

# The same for whoever reads the story of the game: $seat is who was told.
heist-secret-drew_cards = **{ $seat }** drew { $cards }.
heist-secret-robbed_loot = **{ $seat }** robbed { $loot }.
heist-secret-drew_loot = **{ $seat }** drew { $loot }.
heist-secret-saw = In slot { $slot } **{ $seat }** saw **{ $event }**: { $help }
heist-secret-gained_loot = **{ $seat }** got { $loot }.
heist-secret-lost_loot = **{ $seat }** lost { $loot }.
heist-secret-no_override = **{ $seat }** held no Override, so { $card } got a pass. Nobody knew they’d tried.
heist-secret-override_kept = Somebody else’s Override came first; **{ $seat }** kept theirs, unseen.
heist-secret-card_returned = { $card } went back to **{ $seat }**’s hand, unseen.
heist-secret-peeked = **{ $seat }** saw that { $target } had chosen **{ $choice }**.
heist-secret-paid_loot = **{ $seat }** paid { $loot }.

## What all were told, said to the seat that it happened to

heist-told-checked_in-you = 👀 { $seat } will check on you.
heist-told-copied-you = 🦜 { $seat } will do whatever you do.
# Also: $character_id, $old_id
heist-told-disguised-you = 🥸 You were the { $old }, and are now the { $character }.
heist-told-partnered-you = 🤝 { $seat } teams up with you.
heist-told-teamed_up-you = 🤝 { $seat } and you swap slots { $slot } and { $other }.
# Also: $card_id
heist-told-overridden-you = 🚫 { $by } overrides your { $card }.
# Also: $move_id (rob, lookout, tinker, resupply)
heist-told-angel_blocked-you = 😇 { $seat } rules out { $move } for you and themselves.
heist-told-devil_disabled-you = 😈 { $seat } switches off your ability.
# Also: $move_id (rob, lookout, tinker, resupply)
heist-told-effect_ended-you = { $character ->
    [angel] { $by } and you may { $move } again.
    [devil] Your ability is back.
   *[knight] You may Hide again.
  }
# Also: $event_id
heist-told-warn_right-you = 📣 You called it: { $event }. A loot card for the prophet.
heist-told-masterpiece_taken-you = 🖼️ You run alone, with { $count } more loot under one wing.
heist-told-hide_lost-you = 🙈 You hid from nothing, and lose Hide.
heist-told-saved-you = 🛡️ You give up Hide and slip away.
heist-told-fee_paid-you = 💳 You pay a loot card.
heist-told-truck_taken-you = 🚚 Last one inside, you drive off with the truck: { $count } loot.

## Its story, told once it is over

heist-chapter = Round { $round }

## For those who watch (cogs/heist/watch.py)

heist-bets-until = until the third round begins
heist-watch-next = 🎲 Face down in slot { $slot }, given what has been revealed:
heist-watch-chance = -# { $percent }% { $count ->
    [one] {""}
   *[other] each:{" "}
  }{ $events }
heist-watch-danger = 🫣 It hits whoever stays: { $seats }
heist-watch-hit = { $seat } { $percent }%
heist-watch-worth = 🎒 Worth about: { $seats } · the truck { $truck }
heist-watch-one = { $seat } { $loot }
heist-watch-overrides = 🚫 { $gone } of { $all } Overrides are in the discard.

## Statistics and feats

heist-count-escaped = { $number ->
    [one] got away once
   *[other] got away { $number } times
  }
heist-count-caught = { $number ->
    [one] caught once
   *[other] caught { $number } times
  }
heist-count-loot = { $number } in loot carried out
heist-count-haul = best haul { $number }
heist-count-robbed = { $number ->
    [one] 1 robbery
   *[other] { $number } robberies
  }
heist-count-overrides = { $number ->
    [one] 1 card overridden
   *[other] { $number } cards overridden
  }
heist-count-prophecies = { $number ->
    [one] 1 event foretold
   *[other] { $number } events foretold
  }
heist-feat-last_signal = On the bumper
heist-feat-last_signal-how = win by running on the second Driver’s Signal
heist-feat-last_one = Last one, lights out
heist-feat-last_one-how = be the only one left inside, and take the whole truck
heist-feat-early_bird = Early bird
heist-feat-early_bird-how = win, even though you ran before the first Driver’s Signal
heist-feat-fortune = Golden goose
heist-feat-fortune-how = get away with loot worth 30 or more
heist-feat-prophet = I saw it coming
heist-feat-prophet-how = foretell an event with Warn
heist-feat-overruler = Objection!
heist-feat-overruler-how = override two cards in one heist
heist-feat-nine_lives = Under the straw
heist-feat-nine_lives-how = win a heist in which Hide saved you
heist-feat-heavy_heart = So close
heist-feat-heavy_heart-how = be caught with five or more loot

## What decided it, in three sentences at the end

# Also: $event_id
heist-recap-event = { $event } came last and { $people ->
    [0] caught nobody
   *[other] caught { $seats }
  }.
heist-recap-dearest = { $loot } rode home with { $seats }.
heist-recap-margin = { $seats } finished { $by } behind.
heist-recap-alone = Nobody else got away.
heist-recap-nobody = All { $count } share a cell now.

## The lesson (data/lessons/heist.toml; see lessons.ftl)
## Also: $a, $b, $c

heist-lesson-move = I’m your coach, and this is your first bank. Whoever **gets away with the most loot** wins. Ten events lie face down, and one strikes each round. Your turn is one Move: **rob** for loot, or **look** at slot 1 and know what strikes next.
heist-lesson-robbed = Loot, for your eyes only. You don’t know what’s coming, but you’ll be rich when it does.
heist-lesson-looked = Your notebook remembers it, and only you know. The others saw you look, not what you saw. Knowing is what makes you rich later.
heist-lesson-end-turn = You can play cards on your turn, too, but there’ll be a better moment. End your turn.
heist-lesson-ended = { $b } robbed. { $c } looked at slot 2: remember that.
heist-lesson-operation = **Operation**: everybody may play a card, all at once and in secret. Pass, and you’re asked again if anybody plays.
heist-lesson-played = Played: nobody can swap events around this round.
heist-lesson-kept = Kept. A card in hand is a question mark for everybody else.
# Optional: **Override**
heist-lesson-override = ****Override** it? Everybody is always asked, so nobody can tell who holds one. You do.
heist-lesson-overrode = Voided, in front of everybody. Whether you have another, they can’t tell.
heist-lesson-let-be = You let it pass. Nobody knows you could have stopped it.
heist-lesson-decision = **The Decision**, in secret. *Run*: out, with your loot. **Stay*: take what comes. *Hide*: safe, but gone if nothing came for you.
heist-lesson-stayed = The Searchlight catches the Rooftop crew, and you’re not one of them. { $b } was, and gave up Hide to slip away.
heist-lesson-ran = You ran, and you’re out with all you had. It was the Searchlight, which is after the Rooftop crew: { $b } had to give up Hide. It wouldn’t have touched you.
heist-lesson-hid = The Searchlight is after the Rooftop crew, not yours, so your Hide was wasted, and it’s gone for good. { $b } needed theirs.
heist-lesson-tinker = You’re the Pirate now. Your notebook says the Searchlight is waiting in slot 2, and it’s after your crew. **Tinker** swaps two events.
heist-lesson-tinkering = Screwdriver out.
heist-lesson-tinker-slots = Pick any two face-down events. Everyone sees which slots you swap, nobody sees the cards.
heist-lesson-tinkered = Gone from slot 2. Nobody knows what took its place, not even you.
heist-lesson-tinkered-elsewhere = Two others have changed places, and the Searchlight is still waiting in slot 2.
heist-lesson-pirate = Every character can do something. The Pirate gives back a loot card for one more **Tinker** or **Resupply**, on top of the Move.
heist-lesson-pirated = Back it goes, and nobody sees which it was.
heist-lesson-resupply = **Resupply** draws two action cards.
heist-lesson-resupplied = Two more cards, and only you know which.
heist-lesson-no-pirate = You keep your loot, and save your trick for another day.
heist-lesson-signal = Your notebook knows what’s coming: the second Driver’s Signal. The truck leaves. Whoever runs now is on it; everybody else loses everything, Hide or not.
heist-lesson-on-board = You’re on the truck, and so is { $b }. { $c } stayed, and watches it go.
heist-lesson-left-behind = The truck left without you, and all your loot went back. { $b } ran, and takes everything that was on it. Always believe your notebook.
heist-lesson-split = Those who ran share the truck, card by card, and you pick first.
heist-lesson-took-best = A chicken with taste. Whoever got away with the most has won.
heist-lesson-took-modest = Modest! { $b } couldn’t believe it. Whoever got away with the most has won.
heist-lesson-farewell = What a night: Move, Operation, Decision, Reveal, your character, and the truck. Now try it with friends who lie to you.

## Tips (cogs/heist/tips.py)

heist-tips-moves = Rob: take loot. Lookout: peek at an event. Tinker: swap two. Resupply: draw two cards.
heist-tips-unseen = You haven’t looked at slot { $slot }, and that’s what strikes at the end of this round.
heist-tips-move-done = Your cards can wait, too: in the Operation everybody plays, without knowing who else does.
heist-tips-noted = Your notebook is sure: { $event }. Does that hit your crew?
heist-tips-last-two = Two are left inside. If only one is left after this, they take the whole truck ({ $count }).
heist-tips-signal = One signal was heard. If this is the second, only those who run get away.
heist-tips-no-hide = Your Hide is gone: whatever hits you now catches you.
heist-tips-much = You hold { $loot } in loot. It only counts if you get away with it.
heist-tips-choices = Stay: take what comes. Run: out, with your loot, for good.{ $hide ->
    [yes] {" "}Hide: it can’t touch you, but if it would have missed you, Hide is gone.
   *[no] {""}
  }
heist-tips-override = You hold an Override. It stops one card, once, and nobody knows you have it.
heist-tips-sweep = **Pass**: I’ll ask again if anybody plays. **Override nothing this round** is about others’ cards.
heist-tips-order = The cards are played clockwise from the Leader.
heist-tips-let-all = With **Override nothing this round**, other players’ cards go through without asking you. You can still play your own.
