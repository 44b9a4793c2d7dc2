# Why a table is closed or paused, as its message in the channel says; and what the house did to it.

closed-by-host = The host has called it off. The hens saw nothing.
closed-by-moderator = A moderator has closed this table.
closed-empty = Everybody went home, so the lights are out.
closed-channel-gone = This table’s channel is gone, and the table with it.
closed-message-deleted = Somebody kept deleting this table’s message, so I took the hint and folded it up.
closed-expired = Nobody dealt the cards for a while, so I cleared the table.
closed-not-offered = This game isn’t on the menu any more, so I cleared the table before anybody got hungry for it.
closed-deserted = Everybody has flown the coop, so this game ends without a result.
closed-not-played-here = I don’t play on this server any more: whoever runs me made that call. Thanks for the company.
closed-forgotten = Nobody came back to this game for ages, so I cleared the table. No result, no hard feathers.

paused-broken = Something broke, and it was us, not you. Nothing’s lost; somebody just has to take a look.
paused-cannot-resume = I was updated, and the new rules don’t fit this half-played game. It’ll wait for you.
paused-channel-gone = This table’s channel is gone. The game will wait for you.
paused-no-access = I’m not allowed to run this table in its channel any more. The game will wait for you.
paused-thread-locked = This table’s thread is locked. The game will wait for you.
paused-message-deleted = Somebody keeps deleting this table’s message, so I’m taking the hint. The game will wait for you.
paused-server-left = I’m not on this table’s server any more. The game will wait for you.

paused-asleep = Everybody’s dozed off, so the game is waiting for you. **I’m back** gives everyone their full time again.

seat-house = 🤖 house
seat-sat-in = 💤 house sits in
table-silent = ⏰ { $seat } ran out of time, so Coop chose.
table-away-silent = 💤 { $seat } missed two in a row: a house player is keeping the perch warm.
table-away-left = 🚪 { $seat } had to go: a house player takes over. { $seat } can have the perch back any time.
table-away-gone = 🚪 { $seat } has left the server: a house player takes over.
table-away-benched = 🪑 A moderator had a house player sit in for { $seat }, so the others can play on. { $seat } can have the perch back any time.
table-skipped = ⏩ A moderator has called time.
table-stepped-back = ⏪ A moderator took the table back a step: please choose again. Dice will fall differently, and everything face down was reshuffled: anyone who peeked, peeked for nothing.
table-back = 🐣 { $seat } is back.
table-back-host = 🐣 { $seat } is back, and hosting again.
table-host-passed = 👑 { $seat } is the host from now on.
table-over-unreadable = 🏁 This game is over, and I’ve been updated since: I can’t draw its final table any more.
table-set-back = ⏪ This table has gone back in time: my notes were restored from a copy. What you see here is what counts.
table-fell-back = ⏪ I was updated in the middle of this step, so it starts over, with everything face down reshuffled: please choose again.

# What the cards of a paused table add: to its host what to do, to the others who does it.

way-out-of-others = ⏸️ The clock’s stopped. **{ $host }** knows, and can bring the table back.
way-out-paused-channel-gone = ⏸️ **You’re the host:** type **/chicken move** in another channel of the server, and table { $number } goes on there. The clock’s stopped until then.
way-out-paused-no-access = ⏸️ **You’re the host:** I need **View Channel**, **Send Messages** (in threads: **Send Messages in Threads**) and **Read Message History** in { $channel }, from somebody with **Manage Roles** or **Manage Channels**. A private thread? Mention me in it. Then press **Go on**, or type **/chicken move** in another channel. The clock’s stopped until then.
way-out-paused-thread-locked = ⏸️ **You’re the host:** have a moderator unlock { $channel }, then press **Go on**, or type **/chicken move** in another channel. The clock’s stopped until then.
way-out-paused-message-deleted = ⏸️ **You’re the host:** table { $number } seems to be in somebody’s way in { $channel }. Have a word with the moderators, then press **Go on**, or type **/chicken move** in another channel. The clock’s stopped until then.
way-out-paused-server-left = ⏸️ **You’re the host:** once I’ve been invited back to the server, press **Go on**, or type **/chicken move** in one of its channels. Nothing’s lost, and the clock’s stopped until then.
way-out-paused-cannot-resume = ⏸️ **You’re the host:** whoever runs me will know what to do. Or end it with **/chicken end**.
way-out-paused-broken = ⏸️ **You’re the host:** press **Go on** to try again. If the table stops again, whoever runs me should check my log.
way-out-button = Go on
