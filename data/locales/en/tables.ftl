# Why a table is closed or paused, and what befell it. Ids as bot/tables writes them down.

closed-by-host = The host has called it a night.
closed-by-moderator = A moderator has cleared the table.
closed-empty = Everybody has left; the last one turned off the light.
closed-expired = Nobody dealt, and the coffee got cold.

paused-broken = We tripped over our own feet, twice in the same place. Nothing is lost: whoever runs Coop finds the details in the log.
paused-cannot-resume = The rules have changed so much that this game cannot go on. Its story is kept.
paused-channel-gone = Its channel is gone.

table-fell-back = 🧯 The rules were mended in the middle of a step. We went back to where that step began: what you chose in it is asked again.
