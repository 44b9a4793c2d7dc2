# A server's own rules: what they refuse, the page that sets them, and who has changed what.

refused-game-switched-off = { $game } is switched off on this server. Its admins must have had their reasons; there are other games in the barn.
refused-not-in-this-channel = This server’s coops are in { $channels }. Scratch around over there!
refused-no-channel-left = The channels where this server has its tables are gone, every last one. Somebody with **Manage Server** can pick new ones: **/chicken-settings**.
refused-no-role-left = The roles that can open tables on this server are gone, every last one. Somebody with **Manage Server** can pick new ones: **/chicken-settings**.
refused-not-yours-to-start = On this server, tables are opened by { $roles }. Anybody can join in.
refused-too-slow-here = Nobody here likes to brood that long: on this server, **{ $pace }** is as slow as it gets.
refused-above-the-ceiling = I can only do whole numbers from 1 to { $most } there. More than that is up to whoever runs me.
refused-not-kept = This server keeps no records, so that game has flown for good: no story, no statistics, only what you remember of it.

## /chicken-settings

server-title = ⚙️ How this server plays
server-hint = Changes apply at once; running games finish as they are.
server-limits = At a time: { $per_channel ->
    [one] one table
   *[other] { $per_channel } tables
  } per channel, { $per_server } on the server, { $per_person } per host. A lobby waits { $lobby_minutes ->
    [one] a minute
   *[other] { $lobby_minutes } minutes
  }.

# What a menu says where nothing is ticked.
server-games-none = No games at all
server-places-all = Tables in every channel
server-starters-all = Everybody opens tables
# The same, where what was ticked is there no more.
server-places-lost = Tables in channels that are gone
server-starters-lost = Opened by roles that are gone
server-places-warning = **No table can be opened:** all the channels you picked for that are gone. Pick others, or tick one and untick it again: then any channel will do.
server-starters-warning = **Only those with Manage Server can open tables:** all the roles you picked for that are gone. Pick others, or tick one and untick it again: then everybody can.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
server-slowest = Slowest pace allowed: { $value }
server-slowest-prompt = How long a game may take
server-pace = Default pace: { $value }
server-pace-prompt = How long everybody gets to think, unless a host decides otherwise
server-pace-usual = Coop decides
server-level = House players: { $value }
server-level-prompt = How clever house players are, if nobody says otherwise
server-level-usual = Coop decides
server-locale = Table language: { $value }
server-locale-prompt = The language of new tables
server-locale-usual = the server’s

# A closed menu: behind it stand the switches that are off.
server-switches = { $count ->
    [0] All switches are on
   *[other] Switches
  }
server-switch-pictures = Pictures: { $on ->
    [true] on
   *[other] off
  }
server-switch-motion = Motion: { $on ->
    [true] on
   *[other] off
  }
server-switch-rings = Mentions: { $on ->
    [true] on
   *[other] off
  }
server-switch-talk = Table talk: { $on ->
    [true] on
   *[other] off
  }
server-switch-records = Records: { $on ->
    [true] on
   *[other] off
  }
server-switch-ladder = Ladder: { $on ->
    [true] on
   *[other] off
  }
server-switch-records-hint = No records: no stories, no statistics.
server-switch-rings-hint = No mentions: nobody is called in channels.
server-limits-button = Limits…
server-audit-button = Who did what

server-limits-title = How many, and how long
server-limit-per-channel = Tables in one channel
server-limit-per-server = Tables on the whole server
server-limit-per-person = Tables of one host
server-limit-lobby-minutes = Minutes a lobby waits
server-limit-hint = 1 to { $most }; empty: as many as I’m allowed

language-name = English

## Who has set what, and what moderators did to tables

audit-title = 🔎 Who did what
audit-nothing = Nothing yet. Not a single claw mark.
audit-newest = Newest
audit-back = Settings

audit-set = { $who }: { $rule } → **{ $value }**
audit-more = { $count ->
    [one] … and one more change like it, since { $since }
   *[other] … and { $count } more changes like it, since { $since }
  }
audit-ladder = { $who }: the ladder → **{ $value ->
    [on] on
   *[other] off
  }**
audit-ban = { $who } barred { $other } from the tables here, { $value ->
    [none] until somebody lets them back
   *[other] until { $value }
  }
audit-lift = { $who } let { $other } sit down here again
audit-end = { $who } ended table { $table }
audit-move = { $who } moved table { $table }
audit-skip = { $who } had Coop answer at table { $table }
audit-bench = { $who } had a house player sit in for { $other } at table { $table }
audit-host = { $who } made { $other } the host of table { $table }
audit-back-step = { $who } took table { $table } back a step

audit-rule-games-off = games switched off
audit-rule-places = where tables stand
audit-rule-starters = who opens tables
audit-rule-pace = default pace
audit-rule-slowest = slowest pace allowed
audit-rule-level = house players
audit-rule-locale = table language
audit-rule-pictures = pictures
audit-rule-motion = moving pictures
audit-rule-rings = mentions
audit-rule-talk = table talk
audit-rule-records = records
audit-rule-per-channel = tables in one channel
audit-rule-per-server = tables on the server
audit-rule-per-person = tables of one host
audit-rule-lobby-minutes = minutes a lobby waits

audit-nobody = none
audit-all = everywhere, everybody
audit-on = on
audit-off = off
audit-usual = as many as I’m allowed

## Moderators at a table that is stuck

mend-offer = 🔧 Is something stuck? You moderate here, so you can lend a wing.
mend-offer-button = Mend table { $number }
mend-title = 🔧 Mending table { $number }
mend-hint = For a table that’s stuck. Whatever you do shows on the table and is noted down for those who manage the server; nobody’s cards are shown.
mend-skip = Call time
mend-back = One step back
mend-end = End table { $number }
mend-bench-prompt = Have a house player sit in for…
mend-bench = House player for { $name }
mend-host-prompt = Hand the table over to…
mend-host = New host: { $name }
mend-about-skip = **Call time**: for whoever is missing, Coop chooses, as always.
mend-about-back = **One step back**: to where the last turn or round began. Anything chosen since then is asked again.
mend-about-playing = You’re playing here yourself. Calling time, house players for others and steps back are for moderators who aren’t.
mend-done = Done. The table tells everybody.

refused-moderators-only = Only those with **Manage Messages** in the table’s own channel can mend it. Ask one of them.
refused-players-do-not-mend = You have a wing in this game yourself, so hands off its clock: that’s for a moderator who isn’t playing. You can still hand the table over, or end it.
refused-nobody-awaited = Nobody’s keeping this table waiting right now, or nobody’s allowed to know who is. Have another look in a minute.
refused-no-step-back = There’s nothing to go back to that my rules could play on from. **/chicken end** still works.
