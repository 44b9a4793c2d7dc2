# Why a click or command was not carried out, and what to do instead.
#
# One sentence for every class in bot/tables/refusals.py and bot/interactions, named after it.
# Nothing has changed when somebody reads one of these.

refused-table-gone = That table has been cleared away. Start a fresh one with **/chicken start**.
refused-table-over = Table { $number } is closed, and what it says now is final. Another go? **/chicken start**
refused-not-at-this-table = You’re not sitting at this table. **Join** only works before the deal.
refused-not-seated-yet = You’re not in yet: press **Join** first. There’s room until the cards are dealt.
refused-no-seat-here = You have no seat here. **/chicken table** shows what’s on; **Join** works until the cards are dealt.
refused-stale-click = That button has gone cold: the table has moved on. Look at your latest card, or press **My hand**.
refused-table-moved-on = A feather too late: the table has moved on. It’ll show you whose turn it is.
refused-already-answered = Your answer is in, and it stays in. Sit tight until the others have pecked.
refused-nothing-to-say = Nobody is asking you right now. Your turn will come.
refused-not-among-the-options = That isn’t one of your choices here. Press **My hand** to see the ones you have.
refused-table-paused = This table is taking a nap, so nothing counts for now. Its message in the channel says why.
refused-something-broke = Something broke, and it was us, not you. Your choice didn’t count; please try again.
refused-outcome-unknown = My notebook slipped out of my claws mid-sentence, so I can’t tell yet whether that counted. Look at your card in a moment: it will show what’s true.
refused-message-replaced = That message has just flown off. Look for the newest one of this table: it shows what counts.
refused-not-written = My notebook is full, or somebody is sitting on it, so that didn’t count. Nothing is lost; please try again in a minute.
refused-lobby-closed = The cards are dealt, so nobody comes or goes any more. Be first at the next!
refused-not-dealt-yet = No cards yet! They come when the host presses **Start**.
refused-already-left = You’ve already left this game, and a house player is sitting in. Changed your mind? **/chicken hand** gets you your seat back.
refused-already-seated = You’re already in. One chicken, one perch.
refused-table-full = All { $most } perches are taken. Open a table of your own with **/chicken start**.
refused-seat-kept = That perch is saved for { $guest }, who was challenged. If they decline, it’s yours.
refused-no-lesson = My coach hasn’t got round to that game yet. Its rules fit on a few pages: **/chicken help**
refused-not-open-to-you = This table isn’t open to you. There could be many reasons, most of them dull, and I never tell anybody which. There are other perches in the henhouse: join another table, or open your own with **/chicken start**.
refused-door-shut = Whoever runs me has decided that I don’t deal you in { $until ->
    [none] any more
   *[other] until { $until }
  }. What I know about you stays yours: **/chicken me** shows it, and forgets it if you like.
refused-not-played-here = Whoever runs me has decided that I don’t play on this server { $until ->
    [none] any more
   *[other] until { $until }
  }. Elsewhere, and in a DM with me, the henhouse is as open as ever.
refused-not-welcome-here = The moderators aren’t letting you open tables here for now, and I do as I’m told. Ask them. In your DM with me, there’s always a table against the house.
refused-kept-away-by-you = Someone you’ve blocked is at this table, so I’ve kept you apart. Only you know. **/chicken block** shows who you’re keeping away, and lets them back.
refused-not-challenged = Nobody’s challenged you here.
refused-not-of-that-game = Only those who played at table { $number } can call for another. Start a game of your own: **/chicken start**
refused-no-longer-offered = That game was played in a way that isn’t on the menu any more. Start a fresh one: **/chicken start**
refused-too-few-players = { $seated ->
    [one] You’re all alone
   *[other] There are only { $seated } of you
  }, and it takes at least { $least }. Call some friends, or let house players take the empty perches.
refused-too-many-players = With these settings there are only { $most } perches. Ask for fewer house players.
refused-host-only = Only { $host } can do that: it’s their table. Ask nicely.
refused-host-or-moderator-only = Only { $host } or a moderator can do that. Ask one of them.
refused-nobody-hosts = This table has no host right now: everybody’s away. First one back is the host.
refused-no-such-player = That player isn’t here any more. Open the list again and see who is.
refused-too-many-tables = This channel is full: { $most } tables at a time. Finish one, or use another channel.
refused-too-many-tables-of-yours = You’re already hosting { $most } tables on this server, which is a lot of perches for one hen. Finish one first.
refused-too-many-tables-on-server = This server has { $most } tables open, and the henhouse is full. Join one of them, or wait until one’s over.
refused-too-fast = Easy, you’re pecking faster than I can count. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }; nothing is lost, and answers in a game always count.
refused-server-too-fast = This whole server is pecking faster than I can count. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }; nothing is lost, and answers in a game always count.
refused-other-server = Table { $number } lives on another server, and tables don’t cross the road. Move it within its own.
refused-game-goes-on = That would show everyone’s cards, so it has to wait until the game is over. No peeking!
refused-still-checking = ⏳ I’m still going through it, card by card. Press again in a moment!
refused-no-record = There’s no record of this game. Either the egg was never laid, or the shell broke: whoever runs me will find the reason in the log.
refused-never-dealt = No cards were dealt at that table, so there’s no story to tell. Pity, it had promise.
refused-story-lost = That game was played by older rules, or my notes on it are torn: I can’t tell it step by step any more. The record may still be there.
refused-still-writing = I’m still writing the web page you asked for, quill in claw. Give me a moment, then ask for the next one.
refused-no-story-here = No game has been finished in this channel yet. Play one, or tell me which one you mean: **/chicken story** takes a number, a name or a game.
refused-no-such-story = I don’t remember a finished game like that, at least not one you’re allowed to see. As you type, **/chicken story** shows the ones I do remember.
refused-no-table-here = There’s no table here. Open one with **/chicken start**.
refused-manage-server-only = Only those with **Manage Server** have a say in that. Ask one of them.

refused-permissions-missing = I can’t play in { $channel } yet: I’m missing { $count ->
    [one] a permission
   *[other] { $count } permissions
  } there (**{ $names }**). { $yours ->
    [yes] You can grant
   *[no] Somebody with **Manage Roles** or **Manage Channels** can grant
  } { $count ->
    [one] it
   *[other] them
  } to me in the settings of { $home }, under Permissions. Then try again.
refused-not-in-this-thread = { $channel } is a private thread, and nobody has let me in. Mention { $coop } in it to add me, then try again.
refused-thread-locked = { $channel } is locked, so only moderators can write in it. Ask one of them to unlock it, or play somewhere else.
refused-still-lost = Not yet. { $reason } Once that’s sorted, press **Go on** again, or type **/chicken move** somewhere the table can stand.
refused-out-of-reach = Discord has the hiccups, and I can’t get through there. Nothing has changed; try again in a minute.
refused-guild-only = Tables go in server channels I’ve been invited to, and in your DM with me. Try again in one of those.
refused-no-server-here = That’s server business, and there’s no server around here. Ask me in a server channel.
refused-nobody-else-here = In here it’s just you and the house: nobody else can come. Challenge them in a server channel.
refused-shutting-down = I’m just nipping out for a moment. Nothing is lost; try again in a minute.
refused-command-outdated = This command has flown the coop. Give Discord a minute, or restart it, and try again.

# How Discord names the permissions, as its settings show them.

permission-view-channel = View Channel
permission-connect = Connect
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History
