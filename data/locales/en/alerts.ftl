# Finding each other: who wants to be told that a game looks for players, and what they are told.
# Moments of the day are written 01:00; where one o’clock wants other words, their hours (0 to 23) say so.

alerts-title = 📣 Shall I tell you when a flock gathers?
alerts-none = Alerts are off. Pick your games, and I’ll send you a DM whenever somebody on this server is looking for players.
alerts-on = I’ll send you a DM when somebody on this server is looking for players: { $games }.
alerts-always = At any hour: when **from** and **to** are the same, I never sleep.
# Also: $since_hour, $until_hour
alerts-hours = Between { $since } and { $until }; outside of that, not a peep. Even the cards of slow games come without a sound then, except for the last call before time’s up.
# Also: $hour
alerts-clock = By your clock, it’s { $now } now. Wrong? Set it.
alerts-games-prompt = Which games? (None is fine)
alerts-since-prompt = From what time
alerts-until-prompt = To what time
# Also: $hour
alerts-since = from { $at }
# Also: $hour
alerts-until = to { $at }
alerts-clock-unknown = I don’t know your time zone yet, so these hours are UTC. Set your clock?
alerts-clock-button = Set my clock
alerts-window-title = What time is it for you?
alerts-window-label = Your clock says
alerts-window-hint = Like 19:45. It tells me your time zone.
alerts-off = 🔕 Not another peep from that server. **/chicken alerts** over there wakes me up again.

alert = 📣 **{ $host } is gathering a flock**: { $game }, table { $number } in { $channel }. { $free ->
    [one] One perch is
   *[other] { $free } perches are
  } free.
alert-off = No more of these

call-done = 📣 Done: everybody who asked to hear about this game, and is awake, is hearing about it now.

refused-called-already = I’ve already called for this table, and once is enough. The rest is up to your charm.
refused-nobody-to-call-for = You’re not in a lobby of that game here. Open one with **/chicken start**, then call.
refused-no-clock = I can’t read that as a time. Type it like 19:45.

## Commands: at most 100 characters

command-alerts = Get a DM when a game here is looking for players: which games, and at what hours
command-call = Call everybody who wants to hear about it to your lobby, or plan a table: say when
command-option-when = When, if not now: 20:30, tomorrow 20:30, in 2h
help-commands-alerts = - **/chicken alerts** has me tell you when a game here needs players, **/chicken call** calls the others, or plans a table
alerts-open = Alerts

# After the sentences without the ending, where Coop has this feature.
me-ask-again-also = **/chicken alerts** stops my peeping.
