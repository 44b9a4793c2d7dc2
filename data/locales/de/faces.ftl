# What stands on the table and the cards of every game alike. What only one game says is in its own file;
# among that, of every game:
#
# GAME-title        what it is called               GAME-pitch         what it is like
# GAME-title-…      headline of a card, by decision GAME-table-seal    under which seal it was dealt
#
# What stands here under “In a game’s own words” a game says as it likes (GAME-result-won) or leaves to this file.
result-line = { $place } **{ $name }** { $points }
# What decided it: who came next.
recap-margin = { $seats } { $by ->
    [one] fehlte nur ein Punkt
   *[other] fehlten { $by } Punkte
  } zum Sieg.
# A plain table (cogs/plain.py): a seat, and what the table waits for.
seat-line = **{ $name }**
card-waiting = ⏳ Gerade gibt es für dich nichts zu tun.
own-line = ✋ Du hältst **{ $known }**.
card-question = 🤔 Was darf es sein?
card-answered = ✅ Du hast **{ $chosen }** gewählt. Drück etwas anderes, wenn du es dir anders überlegst.
ask-one = 👀 Alle Augen auf **{ $seat }**.
ask-all = 🤫 Alle überlegen, ganz im Geheimen.
ask-pause = 🪶 Kurz durchatmen, gleich geht’s weiter.

## The table

table-headline = { $sign } { $game } · Tisch { $number }
table-paused = ⏸️ **Pause.** { $why }
table-over = Es ist vorbei
# Somebody left or dozed off, and was not back when the game ended.
table-finished = 💤 Zu Ende gespielt hat ein Haushuhn für: { $seats }.
table-hand-hint = Deine Karten kommen per DM; **Meine Karten** zeigt sie hier, nur dir.
table-button-hand = Meine Karten

## The cards

# $drawn: whether there are pictures, which show the game.
card-headline = 🐔 { $title } · { $drawn ->
    [yes] Tisch { $number }
   *[no] { $game }, Tisch { $number }
  }
card-title-none = Deine Karten
card-title-over = Das Ende
card-paused = ⏸️ Der Tisch macht Pause. { $why }
card-silent = ⏰ Du hast geschwiegen, also hat Coop für dich gewählt: **{ $chosen }**
card-back = Zu Tisch { $number }

## In a game’s own words

table-again = Eine neue Schar? **/chicken start { $slug }**
result-won = 🏆 { $people ->
    [one] { $seats } gewinnt mit
   *[other] { $seats } teilen sich den Sieg mit je
  } { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  }!
card-over-won = 🏆 Gewonnen, mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  }!
card-over-shared = 🏆 Gewonnen mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  }, genau wie { $seats }.
card-over-lost = Am Ende hast du { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }. Vielleicht nächstes Mal.

## Both

# { $when } counts down by itself: “in 34 seconds”, “in an hour”, and later “3 seconds ago”.
deadline = ⏳ { $when } · { $text }
watch-button = Zuschauen

# Below a result: feats that were earned for the first time. $feat, $how: of the game.
result-first = 🏅 **{ $person }**, zum ersten Mal: **{ $feat }** ({ $how })
result-firsts-more = -# … und noch { $count ->
    [one] ein erstes Mal
   *[other] { $count } erste Male
  }: **/chicken stats** weiß mehr
