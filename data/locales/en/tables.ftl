# Why a table is closed or paused, as its message in the channel says; and what the house did to it.

closed-by-host = The host has called it off. The hens saw nothing.
closed-by-moderator = A moderator has closed this table.
closed-empty = Everybody went home, so the lights are out.
closed-channel-gone = The channel of this table is gone, and the table with it.
closed-message-deleted = Somebody kept deleting this table’s message, so I took the hint and folded it up.
closed-expired = Nobody dealt the cards for a while, so I cleared the table.
closed-not-offered = This game isn’t on the menu any more, so I cleared the table before anybody got hungry for it.
closed-deserted = Everybody has flown the coop, so this game ends without a result.
closed-not-played-here = I don’t play on this server any more: whoever runs me has decided so. Thank you for the company.
closed-forgotten = Nobody came back to this game for ages, so I cleared the table. No result, no hard feathers.

paused-broken = Something broke in the works, and it was us. Nothing is lost; somebody has to have a look.
paused-cannot-resume = I was updated, and the new rules don’t fit this game in progress. It waits, as it is.
paused-channel-gone = The channel of this table is gone. The game waits, as it is.
paused-no-access = I may not look after this table in its channel any more. The game waits, as it is.
paused-thread-locked = The thread of this table is locked. The game waits, as it is.
paused-message-deleted = Somebody keeps deleting this table’s message, so I take the hint. The game waits, as it is.
paused-server-left = I’m not on this table’s server any more. The game waits, as it is.

paused-asleep = Everybody has dozed off, so the game waits, as it is. **I’m back** gives everyone their full time again.

seat-house = 🤖 house
seat-sat-in = 💤 house sits in
table-silent = ⏰ { $seat } said nothing in time, so Coop chose.
table-away-silent = 💤 { $seat } missed two in a row: a house player keeps the perch warm.
table-away-left = 🚪 { $seat } had to go: a house player takes over. The perch stays { $seat }’s, any time.
table-away-gone = 🚪 { $seat } has left the server: a house player takes over.
table-away-benched = 🪑 A moderator had a house player sit in for { $seat }, so that the others can go on. The perch stays { $seat }’s, any time.
table-skipped = ⏩ A moderator has called time.
table-stepped-back = ⏪ A moderator has taken the table back a step: please choose anew. Dice fall another way, and what lies face down was shuffled: whoever has peeked has peeked for nothing.
table-back = 🐣 { $seat } is back.
table-back-host = 🐣 { $seat } is back, and the host again.
table-host-passed = 👑 { $seat } is the host from now on.
table-over-unreadable = 🏁 This game is over, and I was updated since: I can’t draw its last table any more.
table-set-back = ⏪ This table was set back to an earlier moment: my notes were restored from a copy. What you see here counts.
table-fell-back = ⏪ I was updated in the middle of this step, so it starts again, with what lies face down shuffled: please choose anew.

# What the cards of a paused table add: to its host what to do, to the others who does it.

way-out-of-others = ⏸️ No clock is running. **{ $host }** knows, and can bring the table back.
way-out-paused-channel-gone = ⏸️ **You’re the host:** type **/chicken move** in another channel of the server, and table { $number } goes on there. No clock is running until then.
way-out-paused-no-access = ⏸️ **You’re the host:** I need **View Channel**, **Send Messages** (in threads: **Send Messages in Threads**) and **Read Message History** in { $channel }, from somebody with **Manage Roles** or **Manage Channels**. A private thread? Mention me in it. Then press **Go on**, or type **/chicken move** in another channel. No clock is running until then.
way-out-paused-thread-locked = ⏸️ **You’re the host:** have a moderator unlock { $channel }, then press **Go on**, or type **/chicken move** in another channel. No clock is running until then.
way-out-paused-message-deleted = ⏸️ **You’re the host:** table { $number } seems to be in somebody’s way in { $channel }. Have a word with the moderators, then press **Go on**, or type **/chicken move** in another channel. No clock is running until then.
way-out-paused-server-left = ⏸️ **You’re the host:** when I’m invited to the server again, press **Go on**, or type **/chicken move** in a channel of it. Nothing is lost, and no clock is running until then.
way-out-paused-cannot-resume = ⏸️ **You’re the host:** whoever looks after me knows what to do. You can end it with **/chicken end**.
way-out-paused-broken = ⏸️ **You’re the host:** press **Go on** to try again. If the table stops once more, whoever looks after me should see my log.
way-out-button = Go on
