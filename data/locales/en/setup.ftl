# What the host of a lobby may still set.

setup-button = Settings
setup-title = ⚙️ Your rules for table { $number }
setup-hint = Changes apply at once, for all to see.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
# Also: $pace_id (quick, normal, relaxed, days)
setup-pace = Pace: { $pace }, { $span } { $unit ->
    [h] h
   *[s] s
  }
# Also: $level_id (easy, medium, hard, expert, random)
setup-level = House players: { $level }
setup-fill = { $fill ->
    [0] House players: those you add
   *[other] House players fill up to { $fill }
  }
setup-locale = Table language: { $language }
setup-pace-prompt = How long everybody gets to think
setup-level-prompt = How clever the house players are
setup-fill-prompt = How many chickens there are at the start
setup-locale-prompt = What everybody at this table reads in the channel
# Headings of the settings of any table and of its game, and buttons to these settings.
setup-of-table = At the table
setup-of-game = How it’s played
setup-remove = Remove…
setup-cancel = Cancel the table

refused-settings-clash = These settings don’t get along: a chicken can’t have it both ways. **/chicken help** says what goes with what.
refused-more-seated = That’s for { $most } at most, and there are already more of you here. Show somebody the door first, or leave things as they are.
