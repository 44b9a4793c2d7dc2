# Before the deal: the lobby, the first card, and the commands around a table.

pace-quick = quick
pace-normal = normal
pace-relaxed = relaxed, over the day
pace-days = one decision a day
# How long a decision has, said below a pace. $span: a number, or two like 10–60; $count: the larger; $times: how many
# times as long people have who are asked something for the first time.
pace-in-seconds = { $span } seconds a decision, newcomers { $times } times that
pace-in-hours = { $count ->
    [one] an hour
   *[other] { $span } hours
  } a decision, newcomers { $times } times that
pace-in-days = { $count ->
    [one] a day
   *[other] { $span } days
  } a decision
level-easy = easy
level-medium = medium
level-random = random
level-hard = hard
level-expert = expert

## The lobby

lobby-call-more = **{ $host }** is gathering a flock: { $seated } of { $most } seats taken. { $missing ->
    [one] One more
   *[other] { $missing } more
  }, and you can start.
lobby-call-ready = **{ $host }** is gathering a flock: { $seated } of { $most } seats taken. Ready when the host is!
lobby-call-filled = **{ $host }** is gathering a flock: { $seated } of { $most } seats taken. House players fill the table up to { $fill } at the start.
lobby-call-full = **{ $host }** is gathering a flock: { $most ->
    [2] both
   *[other] all { $most }
  } seats taken. Full house!
lobby-call-challenged = **{ $host }** has thrown down a feather, and only { $guest } may pick it up.
lobby-who = **In**: { $people }
lobby-person = 🐤 { $name }
lobby-host = 👑 { $name } (host)
# Also: $level_id (easy, medium, hard, expert, random)
lobby-house = 🤖 { $name } ({ $level })
lobby-house-tempered = 🤖 { $name } ({ $level }, { $temper })
lobby-guest = 🥊 { $mention }, this seat’s saved for you. Up for it? **Join** or **Decline**!
lobby-guest-declined = 🍃 { $name } would rather not. The seat’s up for grabs.
lobby-again = 🔁 Once more, { $mentions }?
lobby-again-deals = The cards are dealt as soon as everybody from last time is in.
lobby-takes = ⏱️ { $pace ->
    [quick] { $least } to { $most } minutes, often less at this pace
    [relaxed] over the day, a tap now and then
    [days] over the week, a tap a day
   *[normal] about { $least } to { $most } minutes
  }
lobby-newcomer = 🐣 New here? **Join**, then **Rules**. Your cards come by DM, or press **My hand** right here.
lobby-newcomer-alone = 🐣 Practice: this game doesn’t count. Read the **Rules**, then press **Start**.
lobby-newcomer-open = 🐣 New here? **Join**, then **Rules**. You play with the buttons on this message.
lobby-automatic = 🃏 By the number of players: { $settings }
lobby-house-rules = 📜 House rules: { $settings }
# Also: $pace_id (quick, normal, relaxed, days), $level_id (easy, medium, hard, expert, random)
lobby-settings = ⚙️ Pace { $pace } · house players { $level } · 🔏 { $seal }
# Of a lobby that was opened by a Coop that knew no cuts.
# Also: $pace_id (quick, normal, relaxed, days), $level_id (easy, medium, hard, expert, random)
lobby-settings-uncut = ⚙️ Pace { $pace } · house players { $level }
lobby-until = If nobody deals, I’ll clear the table { $when }.
lobby-house-hint = house player

lobby-button-join = Join
lobby-button-decline = Decline
lobby-button-leave = Leave
lobby-button-house = Add house player
lobby-button-start = Start
lobby-button-fill = Start with { $count ->
    [one] a house player
   *[other] { $count } house players
  }
lobby-button-hand = My hand
lobby-button-call = Call

lobby-declined = No hard feathers. The seat’s free for somebody else.

lobby-removal = Who gets shown the door?
lobby-removal-menu = Somebody has to go…
lobby-removal-nobody = There’s nobody here but you, and that’s called leaving.

lobby-closed-again = Another game? **/chicken start { $slug }**
# Of a game that this Coop does not have any more.
lobby-closed-another = Another game? **/chicken start** knows a few.

## The first card

lobby-welcome-title = 🐔 You’re in: { $game }, table { $number }
lobby-welcome = Your cards will turn up right here, for your eyes only, as soon as { $host } presses **Start**. Good time to read the rules!
lobby-welcome-host = Your cards will turn up right here, for your eyes only. Press **Start** at the table when everybody’s in.
lobby-welcome-full = 🔔 The flock is complete! Press **Start** at the table, and the cards fly.
lobby-welcome-declined = 🔔 { $guest } would rather not. The seat’s up for grabs now, even for a house player.
lobby-welcome-again = Your cards will turn up right here, for your eyes only, as soon as everybody from last time is back in. { $host } can deal sooner with **Start**.
lobby-welcome-again-open = Nothing is secret here: you play right on the table, in the channel. The cards are dealt as soon as everybody from last time is back in; { $host } can deal sooner with **Start**.
lobby-welcome-open = Nothing is secret here: you play right on the table, in the channel. { $host } starts the game.
lobby-welcome-host-open = Nothing is secret here: everybody plays right on the table. Press **Start** there when everybody’s in.

## Commands around a table

table-name = Table { $number }: { $game }, { $state ->
    [lobby] lobby
    [paused] paused
   *[playing] playing
  }, { $host }
table-is-there = Table { $number } is mid-game.
table-ended = Table { $number } is closed.
table-end-sure = Table { $number } is in the middle of a game, and ending it means no result for anybody. Are you sure?
table-end-button = End table { $number }

refused-challenged-themselves = A duel with yourself? Only one of you could win. Pick somebody else.
refused-which-table = There’s more than one table. Which one do you mean?
refused-for-adults-only = That table isn’t for chicks: its cards carry names for an age-restricted channel, and this isn’t one.
refused-no-table-to-move = You’re not hosting a table on this server, so there’s none for you to move. Ask the host, or open one with **/chicken start**.
refused-no-such-table = I don’t know a table by that name here. Do you mean { $count ->
    [one] this one
   *[other] one of these
  }?
refused-no-table-to-end = None of the tables here is yours to end. { $host } can, and so can whoever moderates this channel.{ $seated ->
    [yes] {" "}You can always go home on your own: **/chicken leave**
   *[no] {""}
  }
refused-rules-lost = That page has been torn out. Ask for the rules again: **/chicken help**

## Rules to leaf through

rules-title = { $game }: the rules
rules-page = page { $page } of { $pages }
# Never said in English, but where your language has no rulebook of a game.
rules-in-english = Nobody has taught these rules your language yet, so they cluck in English.
rules-contents = Go to…
rules-back = Back
rules-next = Next
rules-button = Rules

## In the picture: short

lobby-picture-seats = { $seated } of { $most }
lobby-picture-needed = needed
lobby-picture-house = the house
lobby-picture-free = free

lobby-alt = { $seated } of { $most } seats are taken: { $people }.
lobby-alt-person = { $name }
lobby-alt-host = { $name } (host)
lobby-alt-house = { $name } (house player)
