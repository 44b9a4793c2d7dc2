# Tables that are to open at a set time: what is announced, and what comes of it.

# In every one of these: $game (a title), $when (a date and a time)
plan-title = 📅 { $game }: { $when }
plan-host = { $host } is opening a table here { $rest }. Press **I’m in**, and I’ll tap your wing 15 minutes before.
plan-coming = { $count ->
    [0] Nobody’s coming yet. Chickens.
   *[other] ✋ Coming: { $people }
  }
plan-no-event = I can’t add this to the server’s events (I’d need *Create Events*). The table opens anyway.
plan-button-in = I’m in
plan-button-out = Not me
plan-button-cancel = Call it off
plan-cancelled = 🗑️ { $game }, { $when }: called off. Back to the nest.
plan-missed = 💤 { $game }, { $when }: I was away when the time came. Sorry! **/chicken call** plans another one.
plan-refused = 🚧 { $game }, { $when }: I couldn’t open the table. { $why }
plan-opened = 📅 { $game }, { $when }: it was time, and table { $number } is open.
plan-call = 🔔 It’s time! Table { $number } of { $game } is open: { $people }
plan-reminder = ⏰ **{ $game }** in { $channel }: the table opens at { $when }.
plan-there = Go to { $room }
plan-event-about = A table of { $game } opens: whoever’s there can sit down. { $address }

refused-no-moment = I can’t read that as a time. Try 20:30, tonight, tomorrow 8pm, Friday 20:30, or in 2h.
refused-clock-unknown = { $when } by which clock? Press **Set my clock** and try again, or type how long until then: in 2h.
refused-moment-past = That’s in the past, or as good as. Plan at least { $minutes } minutes ahead.
refused-moment-far = That’s more than { $days } days away, and no chicken plans that far.
refused-too-many-plans-of-yours = You’ve already planned { $most } tables. Play one of them first, or call one off.
refused-too-many-plans-here = This server already has { $most } tables planned: the calendar is full.
refused-planner-only = That’s for whoever planned it, and for those who manage messages here.
refused-plan-gone = Too late: it was called off, or its time has come.
