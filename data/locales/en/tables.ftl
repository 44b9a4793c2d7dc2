# Why a table is closed or paused, as its message in the channel says; and what the house did to it.

closed-by-host = The host has called it off. The bank will never know how close it was.
closed-by-moderator = A moderator has closed this table.
closed-empty = Everybody went home, so the lights are out.
closed-channel-gone = The channel of this table is gone, and the table with it.
closed-expired = Nobody dealt the cards for a while, so the table was folded up.
closed-deserted = Everybody has flown the coop, so this game ends without a result.
closed-forgotten = Nobody came back to this game for ages, so the table was folded up. No result, no hard feathers.

paused-broken = Something broke in the works, and it was us. Nothing is lost; somebody has to have a look.
paused-cannot-resume = I was updated, and the new rules do not fit this game in progress. It waits, as it is.
paused-channel-gone = The channel of this table is gone. The game waits, as it is.

paused-asleep = Everybody has dozed off, so the game waits, as it is. One **I’m back**, and it goes on with full time for all.

table-away-silent = 💤 { $seat } missed two in a row: a house player keeps the perch warm.
table-away-left = 🚪 { $seat } had to go: a house player takes over. The perch stays { $seat }’s, any time.
table-away-gone = 🚪 { $seat } has left the server: a house player takes over.
table-back = 🐣 { $seat } is back.
table-host-passed = 👑 { $seat } is the host from now on.
table-fell-back = ⏪ The rules were mended under this very step, so it starts again: please choose anew.
