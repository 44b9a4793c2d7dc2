# Whom a server's moderators keep off its tables (/chicken ban). Nobody else reads any of this.

bans-title = 🚧 Off the perches
bans-nobody = Nobody is kept off the tables of this server. Long may it last.
bans-who = { $count ->
    [one] One person is
   *[other] { $count } people are
  } kept off the tables of this server:
bans-line = { $who }, until { $until } ({ $by })
bans-reason = Why: { $reason }
bans-for-good = somebody lets them back
# Behind “until”: a day and an hour, as Discord writes them for its reader.
bans-until = { $when }
bans-lift = Let { $number } back
bans-done = { $who } can’t join tables here until { $until }. { $seats ->
    [0] Games they are in go on.
    [one] They have left one table.
   *[other] They have left { $seats } tables.
  }
bans-lifted = They may sit down here again.
bans-about = They can’t join, open or return to tables here, and aren’t told who decided it, or why. For somebody at a running game, **sit_out** has a house player take over. All of it stands in the audit.

refused-moderators-alone = Only those with **Manage Server** or **Timeout Members** have a say in who sits down here.
refused-not-to-be-banned = Not that one: neither bots, nor yourself, nor those who manage this server, unless you manage it, too.
