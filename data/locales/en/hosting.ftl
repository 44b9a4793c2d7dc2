# What whoever runs Coop reads: in a terminal (python -m bot sync, python -m bot doctor), and by DM

sync-done = Discord knows the slash commands now. What was new (+), changed (~) or gone (-): { $changes }
    Invite Coop to a server with { $address }
sync-again = Discord was told the slash commands once more; it knew them as they are.
    Invite Coop to a server with { $address }
sync-needless = Discord knows the slash commands as they are: nothing to do.
    Invite Coop to a server with { $address }
sync-due = Discord does not know the slash commands as they are: { $changes }
    Type: python -m bot sync

# Coop's own emojis: pictures of 128 pixels that belong to the application.
sync-emojis-done = { $count ->
    [one] One emoji of Coop’s own was brought up to date. A running Coop shows it from its next start.
   *[other] { $count } emojis of Coop’s own were brought up to date. A running Coop shows them from its next start.
  }
sync-emojis-due = { $count ->
    [one] One emoji of Coop’s own is not on Discord as it is drawn.
   *[other] { $count } emojis of Coop’s own are not on Discord as they are drawn.
  } Type: python -m bot sync
sync-removed = { $count ->
    [0] Discord knew no commands of Coop’s, so there was none to take away.
   *[other] Discord knows no commands of Coop’s any more. To bring them back: python -m bot sync
  }
sync-emojis-removed = { $count ->
    [0] There were no emojis of Coop’s own.
    [one] One emoji of Coop’s own is gone.
   *[other] { $count } emojis of Coop’s own are gone.
  }
sync-emojis-stay = Coop’s own emojis could not all be taken away: { $error }
    Try again: python -m bot sync --remove --emojis
sync-emojis-failed = Coop’s own emojis could not be brought to Discord: { $error }
    Until they are there, plain signs stand in their place. Try again: python -m bot sync

# What the owner of the application reads by DM, when tables cannot go on and only they can help.
fault-full = 🐔 I cannot write anything into my database: most likely the disk is full, or another program holds the file. No choice counts until that is over, and nothing is lost. My log says why; `python -m bot doctor` says how much room there is. As soon as I can write again, all tables go on by themselves.
fault-lost = 🐔 I had to stop: my database is damaged, gone, or does not let me in. I have left it as it was, and I do not play until you have looked. My log says what it is; `python -m bot doctor` says what to do about it.
fault-away = 🐔 I am not playing: my database does not answer. I try again and again, and go on by myself when it is back. My log says what it answers, and `python -m bot doctor` asks it once more.
fault-broken = { $count ->
    [one] 🐔 A table of *{ $game }* is
   *[other] 🐔 { $count } tables of *{ $game }* are
  } paused, because something in me broke or an update does not fit the game. Nothing is lost, and all other tables play. My log says what happened; whoever looks after me wants to see it. Until then, a moderator can take the table a step back (`/chicken table`), and its host can end it (`/chicken end`).
fault-lasts = Not mended yet
fault-over = ✅ This is over.

# The doctor. doctor-<subject> names a line, doctor-<subject>-<finding> is the line.

doctor-programs = programs
doctor-programs-fine = Python { $python }, discord.py { $discord }, SQLite { $sqlite }.
doctor-programs-newer = Newer than what Coop was tested with: { $those }. If something is odd, go back to { $lock }.

doctor-settings = settings
doctor-settings-fine = { $file } and the environment can be read, and make sense.
doctor-settings-no-file = There is no { $file } here: the environment and the defaults count. To make one: install -m 600 .env.example { $file }
doctor-settings-wrong = { $why }
doctor-settings-misspelt = { $name } in the environment is no setting of Coop; perhaps you mean { $close }.
doctor-settings-open = Others on this machine can read { $file }, and the token in it. Close it: chmod 600 { $file }

doctor-rest = the rest
doctor-rest-unread = Not looked at: without its settings nobody knows where to look. Mend them, then ask me again.
doctor-rest-unseen = Not looked at: what Discord holds of Coop (commands, intents, servers). Mend the above, then ask me again.

doctor-rights = rights
doctor-rights-fine = Coop may write in { $path }, and nobody else may read the database.
doctor-rights-fine-folder = Coop may write in { $path }.
doctor-rights-no-folder = { $user } may not write in { $path }. Let the user that Coop runs as own this folder, or name a file elsewhere in COOP_DATABASE.
doctor-rights-no-place = { $user } may not make { $folder }. Make it for the user that Coop runs as (sudo install -d -o { $user } { $folder }), or name a file elsewhere in COOP_DATABASE.
doctor-rights-no-file = { $user } may not read and write { $path }. Give it to the user that Coop runs as: sudo chown { $user } { $path } && sudo chmod 600 { $path }
doctor-rights-open = Others on this machine can read hidden hands in { $path }. Coop closes it at its next start; to do so now: chmod 600 { $path }

doctor-database = database
doctor-database-fine = { $path }, { $kilobytes } kB, { $tables ->
    [0] no table is open
    [one] one table is open
   *[other] { $tables } tables are open
 }.
doctor-database-absent = { $path } is not there yet. Coop makes it at its first start.
doctor-database-gone = { $path } was here, and is gone, with all tables that were in it. Coop does not start until you restore a backup, or remove { $mark } to begin with an empty database.
doctor-database-empty = { $path } is empty, not one byte long. If there were tables in it, they are gone: to have them back, put your last backup there; else Coop makes a new one of it at its next start.
doctor-database-older = { $path } has version { $version }. The next start brings it to version { $known }, for good: keep a copy (docs/hosting/operate.md says how).
doctor-database-unfurnished = { $name } is there, and empty. Coop furnishes it at its first start.
doctor-database-away = { $why } Look whether it runs, and whether DATABASE_URL still leads to it; Coop tries again whenever it is started.
doctor-database-no-server = { $why } I have not touched it. Look at DATABASE_URL.
doctor-database-newer = { $why } I have not touched it.
doctor-database-refused = { $why } I have not touched it. Name another file in COOP_DATABASE, or bring back your last backup.
doctor-database-broken = SQLite finds { $path } damaged ({ $faults }). Stop Coop, put a copy of the file aside, and bring back your last backup.

doctor-company = running
doctor-company-none = No Coop is running on this database.
doctor-company-there = A Coop is running on this database ({ $holder }). A second one would wait 30 seconds for it to leave, then give up.
doctor-company-stands-by = A Coop is running on this database ({ $holder }). A second one would stand by, and take over when that one ends.
doctor-company-closed = { $user } may not open { $path }, so that Coop cannot start. Somebody else has started it once: sudo chown { $user } { $path }

doctor-disk = disk
doctor-disk-fine = { NUMBER($megabytes, useGrouping: 1) } MB are free in { $path }.
doctor-disk-forgotten = { $platform } forgets this disk at every restart, and every table that { $file } remembers. Add a PostgreSQL database (DATABASE_URL), or mount a volume and name a file on it in COOP_DATABASE. If you know better, say COOP_DISK=lasts.
doctor-disk-little = Only { $megabytes } MB are free in { $path }. On a full disk no choice can be written down, and all games stand still: make room.

doctor-line = Discord
doctor-line-fine = It answers, in { $milliseconds } ms.
doctor-line-dead = It cannot be reached ({ $why }). Coop must get out to discord.com and gateway.discord.gg, port 443: look at network, DNS and firewall.
doctor-line-barred = It turns this machine away (status { $status }), as it does for an hour up to a day after thousands of bad requests. Stop Coop, wait, and ask me again.
doctor-line-troubled = What answers there does not sound like Discord (status { $status }): trouble on their side (discordstatus.com tells), or a proxy in between. Ask me again later.
doctor-line-lost = It stopped helping half-way: { $why }. Ask me again; if it stays so, look at discordstatus.com.

doctor-clock = clock
doctor-clock-fine = This machine and Discord agree what time it is.
doctor-clock-untold = Discord did not tell its time, so that ours could not be compared. Ask me again.
doctor-clock-ahead = This machine is { $seconds } seconds ahead of Discord, and deadlines on the cards are wrong by as much. Set its clock by the network: sudo timedatectl set-ntp true
doctor-clock-behind = This machine is { $seconds } seconds behind Discord, and deadlines on the cards are wrong by as much. Set its clock by the network: sudo timedatectl set-ntp true

doctor-token = token
doctor-token-fine = Discord knows it: it belongs to { $name }.
doctor-token-none = There is none. Put your bot's token behind DISCORD_TOKEN= in .env (developer portal, Bot, Reset Token). To play without one: make play
doctor-token-odd = It is no bot's token: those have three parts with dots between. Copy it anew (developer portal, Bot, Reset Token); what General Information shows is something else.
doctor-token-unknown = Discord does not know it, or no longer. Make a new one (developer portal, Bot, Reset Token) and put it behind DISCORD_TOKEN= in .env.
doctor-token-troubled = Discord answered with error { $status }, so that it could not be tried. Ask me again later.
doctor-token-untried = It looks like one, but only Discord can tell. Ask me again when Discord can be reached.

doctor-starts = starts
doctor-starts-fine = { $left } of { $total } starts are left today.
doctor-starts-few = Only { $left } of { $total } starts are left today: something starts Coop over and over. Look into its log why it ends, and let the service wait between starts (RestartSec=15).
doctor-starts-none = No start is left today; Discord gives new ones in { $hours ->
    [one] an hour
   *[other] { $hours } hours
 }. Something starts Coop over and over: stop the service and look into its log why it ends.

doctor-application = application
doctor-application-fine = { $name }: commands and clicks come to Coop, and it can be invited.
doctor-application-endpoint = Commands and clicks go to { $address } and never come to Coop. Empty the field Interactions Endpoint URL (developer portal, General Information).
doctor-application-code-grant = Nobody can invite Coop while Requires OAuth2 Code Grant is on. Switch it off (developer portal, Bot).

doctor-intents = intents
doctor-intents-fine = Coop needs no privileged intent, and has none.
doctor-intents-unused = Coop does not need { $names }. Nothing breaks, but what it may not hear it cannot spill: switch it off (developer portal, Bot, Privileged Gateway Intents).
doctor-intents-missing = Coop needs { $names } and would be turned away. Switch it on (developer portal, Bot, Privileged Gateway Intents).

doctor-commands = commands
doctor-commands-fine = Discord knows them as they are.
doctor-commands-none = Discord knows none, so that nobody can type /chicken. Register them: python -m bot sync
doctor-commands-changed = Discord knows them differently ({ $changes }). Register them anew: python -m bot sync

doctor-servers = servers
doctor-servers-fine = { $count ->
    [one] Coop is on one server,
   *[other] Coop is on { $count } servers,
 } with all the rights that it needs.
doctor-servers-many = Coop is on { $count } servers or more. Those that I was told of give it all the rights that it needs.
doctor-servers-none = Coop is on no server yet. Invite it: { $address }
doctor-servers-lacking = On { $server } Coop lacks: { $rights }. Whoever manages roles there can give them to Coop's role.
doctor-servers-eventless = On { $server }{ $others ->
    [0] {""}
    [one] {" "}and another server
   *[other] {" "}and { $others } other servers
  } Coop may not *Create Events*: tables at a set time open there all the same, but do not stand among the server’s events.

doctor-summary-fine = All is well. The hens may come in.
doctor-summary-think = Coop can play. { $warns ->
    [one] One line above wants
   *[other] { $warns } lines above want
 } a thought.
doctor-summary-mend = Coop cannot play as it should: { $fails ->
    [one] one line above says
   *[other] { $fails } lines above say
 } what to mend.
