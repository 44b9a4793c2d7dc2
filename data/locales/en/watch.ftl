# The page of those who watch, and of those who are out (cogs/watching). Of every game also:
#
# GAME-watch-…      what everybody may know and hardly anybody has in mind
# GAME-bets-until   how long one may bet on who wins

watch-again = Look again
watch-title = 👀 { $game }, table { $number }: from the fence
watch-nothing = From up here you see what everybody sees in the channel, just with cleaner feet.

## Bets: told to nobody before the end

bets-open = 🔮 Who wins? Bet { $until }, and change your mind as often as you like. Nobody finds out before the end.
bets-mine = 🔮 Your bet: **{ $seat }**. You can change it { $until }.
bets-closed-mine = 🔮 Your bet: **{ $seat }**. It stands.
bets-closed = 🔮 It’s too late to bet: too much is decided. Be quicker next time!
bets-prompt = I bet on…
# On the result: of those who watched and bet, how many were right.
bets-foreseen = 🔮 { $right } of { $bets } watchers saw it coming.
bets-foreseen-all = 🔮 { $bets ->
    [one] The one watcher who bet saw it coming.
   *[other] All { $bets } watchers who bet saw it coming.
  }
bets-foreseen-none = 🔮 { $bets ->
    [one] One watcher bet, and didn’t see it coming.
   *[other] { $bets } watchers bet, and not one of them saw it coming.
  }

refused-players-do-not-bet = You’ve got a wing in this one yourself, so your money stays in the nest.
refused-bets-closed = Too much is decided by now: no more bets at this table. If you made one, it stands.
refused-watchers-only = You’re in the thick of it, and the fence is for those who only watch. No binoculars at the table!

# After the sentences without the ending, where Coop has this feature.
table-is-there-also = Watching is free: press **More…** over there and hop onto the fence!
refused-not-at-this-table-also = Watching is free: press **More…** over there and then 👀!
refused-lobby-closed-also = Until then, you can watch: press **More…** and then 👀.
