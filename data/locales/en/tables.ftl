# Why a table is closed or paused, as its message in the channel says; and what the house did to it.

closed-by-host = The host has called it off. The bank will never know how close it was.
closed-by-moderator = A moderator has closed this table.
closed-empty = Everybody went home, so the lights are out.
closed-channel-gone = The channel of this table is gone, and the table with it.
closed-expired = Nobody dealt the cards for a while, so the table was folded up.

paused-broken = Something broke in the works, and it was us. Nothing is lost; somebody has to have a look.
paused-cannot-resume = I was updated, and the new rules do not fit this game in progress. It waits, as it is.
paused-channel-gone = The channel of this table is gone. The game waits, as it is.

table-fell-back = ⏪ The rules were mended under this very step, so it starts again: please choose anew.
