# A server's own rules: what they refuse, the page that sets them, and who has changed what.

refused-game-switched-off = { $game } is switched off on this server. Its admins will have had their reasons; there are other games in the barn.
refused-not-in-this-channel = The coops of this server stand in { $channels }. Scratch around over there!
refused-no-channel-left = The channels in which tables may stand on this server are gone, every one of them. Somebody with **Manage Server** can name new ones: **/chicken-settings**.
refused-no-role-left = The roles that may open tables on this server are gone, every one of them. Somebody with **Manage Server** can name new ones: **/chicken-settings**.
refused-not-yours-to-start = On this server, tables are opened by { $roles }. Joining them is for everybody.
refused-too-slow-here = Nobody here likes to brood for that long: on this server, **{ $pace }** is as slow as it gets.
refused-above-the-ceiling = I can only do whole numbers from 1 to { $most } there. More than that is up to whoever runs me.
refused-not-kept = This server keeps no records, so that game has flown for good: no story, no statistics, only what you remember of it.

## /chicken-settings

server-title = ⚙️ How this server plays
server-hint = Changes apply at once; running games finish as they are.
server-limits = At once: { $per_channel ->
    [one] one table
   *[other] { $per_channel } tables
  } a channel, { $per_server } on the server, { $per_person } a host. A lobby waits { $lobby_minutes ->
    [one] a minute
   *[other] { $lobby_minutes } minutes
  } for company.

# What a menu says where nothing is ticked.
server-games-none = No games at all
server-places-all = Tables in every channel
server-starters-all = Everybody opens tables
# The same, where what was ticked is there no more.
server-places-lost = Tables in channels that are gone
server-starters-lost = Opened by roles that are gone
server-places-warning = **No table can be opened:** all channels that you have named for that are gone. Name others, or tick one and take it away again: then every channel will do.
server-starters-warning = **Only those with Manage Server open tables:** all roles that you have named for that are gone. Name others, or tick one and take it away again: then everybody may.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
server-slowest = Slowest pace allowed: { $value }
server-slowest-prompt = How long a game may take
server-pace = Default pace: { $value }
server-pace-prompt = How long everybody may think, unless a host decides otherwise
server-pace-usual = Coop decides
server-level = House players: { $value }
server-level-prompt = How clever house players are, if nobody says otherwise
server-level-usual = Coop decides
server-locale = Table language: { $value }
server-locale-prompt = The language of new tables
server-locale-usual = the server’s

server-switch-pictures = Pictures: { $on ->
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
server-limit-lobby-minutes = Minutes that a lobby waits
server-limit-hint = 1 to { $most }; nothing: as many as I may

language-name = English

## Who has set what, and what moderators did to tables

audit-title = 🔎 Who did what
audit-nothing = Nothing yet. Not a single claw mark.
audit-newest = Newest
audit-back = Settings

audit-set = { $who }: { $rule } → **{ $value }**
audit-more = { $count ->
    [one] … and one more change of the same, since { $since }
   *[other] … and { $count } more changes of the same, since { $since }
  }
audit-ladder = { $who }: the ladder → **{ $value ->
    [on] on
   *[other] off
  }**
audit-ban = { $who } keeps { $other } off the tables here, { $value ->
    [none] until somebody lets them back
   *[other] until { $value }
  }
audit-lift = { $who } lets { $other } sit down here again
audit-end = { $who } ended table { $table }
audit-move = { $who } moved table { $table }
audit-skip = { $who } had Coop answer at table { $table }
audit-bench = { $who } had a house player sit in for { $other } at table { $table }
audit-host = { $who } made { $other } the host of table { $table }
audit-back-step = { $who } took table { $table } back a step

audit-rule-games-off = games switched off
audit-rule-places = where tables stand
audit-rule-starters = who opens tables
audit-rule-pace = usual pace
audit-rule-slowest = longest games
audit-rule-level = house players
audit-rule-locale = what tables speak
audit-rule-pictures = pictures
audit-rule-rings = mentions
audit-rule-talk = table talk
audit-rule-records = records
audit-rule-per-channel = tables in one channel
audit-rule-per-server = tables on the server
audit-rule-per-person = tables of one host
audit-rule-lobby-minutes = minutes that a lobby waits

audit-nobody = none
audit-all = everywhere, everybody
audit-on = on
audit-off = off
audit-usual = as many as I may

## Moderators at a table that is stuck

mend-offer = 🔧 Is something stuck? You moderate here, so you can lend a wing.
mend-offer-button = Mend table { $number }
mend-title = 🔧 Mending table { $number }
mend-hint = For a table that nobody can play any more. Whatever you do is told on the table and noted down for those who manage the server; nobody’s cards are shown.
mend-skip = Call time
mend-back = One step back
mend-end = End table { $number }
mend-bench-prompt = Have a house player sit in for…
mend-bench = House player for { $name }
mend-host-prompt = Hand the table over to…
mend-host = New host: { $name }
mend-about-skip = **Call time**: whoever is missing says nothing, and Coop chooses, as ever.
mend-about-back = **One step back**: to where the last turn or round began. What was chosen since is asked again.
mend-about-playing = You play here yourself. Calling time, house players for others and steps back are for moderators who don’t.
mend-done = Done. The table says it to all.

refused-moderators-only = Only those with **Manage Messages** in the table’s own channel can mend it. Ask one of them.
refused-players-do-not-mend = You have a wing in this game yourself, so hands off its clock: that is for a moderator who doesn’t play. Handing the table over and ending it are still yours.
refused-nobody-awaited = Nobody keeps this table waiting just now, or nobody may know who does. Have another look in a minute.
refused-no-step-back = There’s nothing to go back to that my rules could play on from. **/chicken end** still works.
