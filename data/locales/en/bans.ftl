# Whom a server's moderators keep off its tables (/chicken ban). Nobody else reads any of this.

bans-title = 🚧 Off the perches
bans-nobody = Nobody’s being kept off this server’s tables. Long may it last.
bans-who = { $count ->
    [one] One person is
   *[other] { $count } people are
  } being kept off this server’s tables:
bans-line = { $who }, until { $until } ({ $by })
bans-reason = Why: { $reason }
bans-for-good = somebody lets them back
# Behind “until”: a day and an hour, as Discord writes them for its reader.
bans-until = { $when }
bans-lift = Let { $number } back
bans-done = { $who } can’t join tables here until { $until }. { $seats ->
    [0] Games they’re in go on.
    [one] They’ve left one table.
   *[other] They’ve left { $seats } tables.
  }
bans-lifted = They can sit down here again.
bans-about = They can’t join, open or return to tables here, and aren’t told who decided it, or why. For somebody in a running game, **sit_out** has a house player take over. It’s all noted under **Who did what**.

refused-moderators-alone = Only those with **Manage Server** or **Timeout Members** have a say in who sits down here.
refused-not-to-be-banned = Not that one: no bots, not yourself, and nobody who manages this server, unless you manage it too.
