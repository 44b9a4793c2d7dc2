# What the operator of Coop reads: in a terminal (./coop sync, ./coop doctor), and by DM

sync-done = Discord has the slash commands now. What was new (+), changed (~) or gone (-): { $changes }
    Invite Coop to a server with { $address }
sync-again = Discord was sent the slash commands once more; it already had the current ones.
    Invite Coop to a server with { $address }
sync-needless = Discord already has the current slash commands: nothing to do.
    Invite Coop to a server with { $address }
sync-due = Discord doesn’t have the current slash commands: { $changes }
    Type: ./coop sync

# Coop's own emojis: pictures of 128 pixels that belong to the application.
sync-emojis-done = { $count ->
    [one] One of Coop’s own emojis was updated. A running Coop will show it from its next start.
   *[other] { $count } of Coop’s own emojis were updated. A running Coop will show them from its next start.
  }
sync-emojis-due = { $count ->
    [one] One of Coop’s own emojis is missing from Discord, or out of date there.
   *[other] { $count } of Coop’s own emojis are missing from Discord, or out of date there.
  } Type: ./coop sync
sync-removed = { $count ->
    [0] Discord had no commands from Coop, so there were none to remove.
   *[other] Discord no longer has any commands from Coop. To bring them back: ./coop sync
  }
sync-emojis-removed = { $count ->
    [0] Coop had no emojis of its own there.
    [one] One of Coop’s own emojis is gone.
   *[other] { $count } of Coop’s own emojis are gone.
  }
sync-emojis-stay = Not all of Coop’s own emojis could be removed: { $error }
    Try again: ./coop sync --remove --emojis
sync-emojis-failed = Coop’s own emojis couldn’t be uploaded to Discord: { $error }
    Until they’re there, plain symbols stand in for them. Try again: ./coop sync

# What the owner of the application reads by DM, when tables cannot go on and only they can help.
fault-full = 🐔 I can’t write anything to my database: most likely the disk is full, or another program has the file locked. No choice counts until that’s over, and nothing is lost. My log says why; `./coop doctor` says how much room there is. As soon as I can write again, all tables will go on by themselves.
fault-lost = 🐔 I had to stop: my database is damaged, gone, or won’t let me in. I’ve left it as it was, and I won’t play until you’ve had a look. My log says what’s wrong; `./coop doctor` says what to do about it.
fault-away = 🐔 I’m not playing: my database isn’t answering. I’ll keep trying, and go on by myself once it’s back. My log says what happened, and `./coop doctor` asks it once more.
fault-broken = { $count ->
    [one] 🐔 A table of *{ $game }* is
   *[other] 🐔 { $count } tables of *{ $game }* are
  } paused, because something in me broke or an update doesn’t fit the game. Nothing is lost, and all other tables play on. My log says what happened; please have a look. Until then, a moderator can take the table a step back (`/chicken table`), and its host can end it (`/chicken end`).
fault-lasts = Not fixed yet
fault-over = ✅ This is over.

# The doctor. doctor-<subject> names a line, doctor-<subject>-<finding> is the line.

doctor-programs = programs
doctor-programs-fine = Coop { $coop }, Python { $python }, discord.py { $discord }, SQLite { $sqlite }.
doctor-programs-newer = Newer than what Coop was tested with: { $those }. If something is odd, go back to { $lock }.

doctor-settings = settings
doctor-settings-fine = { $file } and the environment are readable, and make sense.
doctor-settings-no-file = There’s no { $file } here: the environment and the defaults count. To make one: ./coop setup
doctor-settings-wrong = { $why }
doctor-settings-misspelt = { $name } in the environment isn’t a setting of Coop’s; did you mean { $close }?
doctor-settings-open = Others on this machine can read { $file }, and the token in it. Close it: chmod 600 { $file }

doctor-rest = the rest
doctor-rest-unread = Not checked: without the settings, nobody knows where to look. Fix them, then ask me again.
doctor-rest-unseen = Not checked: what Discord has on Coop (commands, intents, servers). Fix the above, then ask me again.

doctor-rights = rights
doctor-rights-fine = Coop can write in { $path }, and nobody else can read the database.
doctor-rights-fine-folder = Coop can write in { $path }.
doctor-rights-no-folder = { $user } can’t write in { $path }. Make the user that Coop runs as its owner, or name a file elsewhere in COOP_DATABASE.
doctor-rights-no-place = { $user } can’t create { $folder }. Create it for the user that Coop runs as (as root: install -d -o { $user } { $folder }), or name a file elsewhere in COOP_DATABASE.
doctor-rights-no-file = { $user } can’t read and write { $path }. Give it to the user that Coop runs as. As root: chown { $user } { $path } && chmod 600 { $path }
doctor-rights-open = Others on this machine can read hidden hands in { $path }. Coop will close it at its next start; to do so now: chmod 600 { $path }

doctor-database = database
doctor-database-fine = { $path }, { $kilobytes } kB, { $tables ->
    [0] no table is open
    [one] one table is open
   *[other] { $tables } tables are open
 }.
doctor-database-absent = { $path } isn’t there yet. Coop will create it at its first start.
doctor-database-gone = { $path } was here, and is gone, with all the tables that were in it. Coop won’t start until you restore a backup, or remove { $mark } to begin with an empty database.
doctor-database-empty = { $path } is empty, not one byte long. If there were tables in it, they’re gone: to have them back, put your last backup there; otherwise Coop will start afresh with it next time.
doctor-database-older = { $path } has version { $version }. The next start will bring it to version { $known }, for good: keep a copy (docs/hosting/operate.md says how).
doctor-database-unfurnished = { $name } is there, and empty. Coop will furnish it at its first start.
doctor-database-away = { $why } Check that it’s running, and that DATABASE_URL still leads to it; Coop tries again whenever it’s started.
doctor-database-no-server = { $why } I haven’t touched it. Check DATABASE_URL.
doctor-database-newer = { $why } I haven’t touched it.
doctor-database-refused = { $why } I haven’t touched it. Name another file in COOP_DATABASE, or bring back your last backup.
doctor-database-broken = SQLite finds { $path } damaged ({ $faults }). Stop Coop, put a copy of the file aside, and bring back your last backup.

doctor-company = running
doctor-company-none = No Coop is running on this database.
doctor-company-there = A Coop is running on this database ({ $holder }). A second one would wait 30 seconds for it to leave, then give up.
doctor-company-stands-by = A Coop is running on this database ({ $holder }). A second one would stand by, and take over when that one ends.
doctor-company-closed = { $user } can’t open { $path }, so Coop can’t start. Somebody else has started it before. As root: chown { $user } { $path }

doctor-disk = disk
doctor-disk-fine = { NUMBER($megabytes, useGrouping: 1) } MB are free in { $path }.
doctor-disk-forgotten = { $platform } forgets this disk at every restart, and every table that { $file } remembers. Add a PostgreSQL database (DATABASE_URL), or mount a volume and name a file on it in COOP_DATABASE. If you know better, set COOP_DISK=lasts.
doctor-disk-little = Only { $megabytes } MB are free in { $path }. On a full disk no choice can be saved, and all games stand still: make room.

doctor-line = Discord
doctor-line-fine = It answers, in { $milliseconds } ms.
doctor-line-dead = It can’t be reached ({ $why }). Coop must be able to reach discord.com and gateway.discord.gg, port 443: check the network, DNS and firewall.
doctor-line-barred = It turns this machine away (status { $status }), as it does for an hour to a day after thousands of bad requests. Stop Coop, wait, and ask me again.
doctor-line-troubled = What answers there doesn’t sound like Discord (status { $status }): trouble on their side (see discordstatus.com), or a proxy in between. Ask me again later.
doctor-line-lost = It stopped helping halfway: { $why }. Ask me again; if that doesn’t help, look at discordstatus.com.

doctor-clock = clock
doctor-clock-fine = This machine and Discord agree on what time it is.
doctor-clock-untold = Discord didn’t tell the time, so ours couldn’t be compared. Ask me again.
doctor-clock-ahead = This machine is { $seconds } seconds ahead of Discord, and deadlines on the cards are wrong by that much. Set its clock from the network. As root: timedatectl set-ntp true
doctor-clock-behind = This machine is { $seconds } seconds behind Discord, and deadlines on the cards are wrong by that much. Set its clock from the network. As root: timedatectl set-ntp true

doctor-token = token
doctor-token-fine = Discord knows it: it belongs to { $name }.
doctor-token-none = There is none. Put your bot’s token after DISCORD_TOKEN= in .env (developer portal, Bot, Reset Token). To play without one: make play
doctor-token-odd = It isn’t a bot token: those have three parts with dots between them. Copy it again (developer portal, Bot, Reset Token); what’s under General Information is something else.
doctor-token-unknown = Discord doesn’t know it, or no longer does. Make a new one (developer portal, Bot, Reset Token) and put it after DISCORD_TOKEN= in .env.
doctor-token-troubled = Discord answered with error { $status }, so it couldn’t be tried. Ask me again later.
doctor-token-untried = It looks like one, but only Discord can tell. Ask me again when Discord can be reached.

doctor-starts = starts
doctor-starts-fine = { $left } of { $total } starts are left today.
doctor-starts-few = Only { $left } of { $total } starts are left today: something starts Coop over and over. Check its log to see why it ends, and let the service wait between starts (RestartSec=15).
doctor-starts-none = No starts are left today; Discord gives new ones in { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }. Something starts Coop over and over: stop the service and check its log to see why it ends.

doctor-application = application
doctor-application-fine = { $name }: commands and clicks come to Coop, and it can be invited.
doctor-application-endpoint = Commands and clicks go to { $address } and never come to Coop. Clear the field Interactions Endpoint URL (developer portal, General Information).
doctor-application-code-grant = Nobody can invite Coop while Requires OAuth2 Code Grant is on. Switch it off (developer portal, Bot).

doctor-intents = intents
doctor-intents-fine = Coop needs no privileged intent, and has none.
doctor-intents-unused = Coop doesn’t need { $names }. Nothing breaks, but what it can’t hear it can’t spill: switch it off (developer portal, Bot, Privileged Gateway Intents).
doctor-intents-missing = Coop needs { $names } and would be turned away. Switch it on (developer portal, Bot, Privileged Gateway Intents).

doctor-commands = commands
doctor-commands-fine = Discord has the current ones.
doctor-commands-none = Discord has none, so nobody can type /chicken. Register them: ./coop sync
doctor-commands-changed = Discord has different ones ({ $changes }). Register them again: ./coop sync

doctor-servers = servers
doctor-servers-fine = { $count ->
    [one] Coop is on one server,
   *[other] Coop is on { $count } servers,
 } with all the rights it needs.
doctor-servers-many = Coop is on { $count } servers or more. The ones I was told of give it all the rights it needs.
doctor-servers-none = Coop isn’t on any server yet. Invite it: { $address }
doctor-servers-lacking = On { $server } Coop lacks: { $rights }. Whoever manages roles there can give them to Coop’s role.
doctor-servers-eventless = On { $server }{ $others ->
    [0] {""}
    [one] {" "}and another server
   *[other] {" "}and { $others } other servers
  } Coop can’t *Create Events*: tables at a set time open there all the same, but don’t appear among the server’s events.

doctor-summary-fine = All is well. The hens may come in.
doctor-summary-think = Coop can play. { $warns ->
    [one] One line above needs
   *[other] { $warns } lines above need
 } a look.
doctor-summary-mend = Coop can’t play as it should: { $fails ->
    [one] one line above says
   *[other] { $fails } lines above say
 } what to fix.
