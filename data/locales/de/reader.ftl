# The whole story of a game that is over, step by step (cogs/replays). Of every game also:
#
# GAME-chapter      a round, a turn: the event with which it begins, with its number in the game, $nth
# GAME-secret-…     what one seat alone was told, for all others: $seat is that seat

story-button = Die ganze Geschichte
story-step = Schritt { $step } von { $steps }
story-beginning = Die Karten werden verteilt
story-jump = Springen zu …
story-best = Der beste Moment
story-chapter-step = ab Schritt { $step }

story-eyes = Mit wessen Augen …
story-eyes-all = Alle Augen, alle Geheimnisse
story-eyes-of = Die Augen von { $seat }
# Only this seat heard it at the time.
story-secret = 🤫 { $told }
story-secrets-more = -# … und noch { $count ->
    [one] eine geflüsterte Zeile
   *[other] { $count } geflüsterte Zeilen
  }
# What the seat held then, and what it had chosen already, though nobody else could know.
story-hand = ✋ **{ $seat }**: { $cards }
story-hand-chosen = ✋ **{ $seat }**: { $held ->
    [yes] { $cards } · ➡️ **{ $chosen }**
   *[no] ➡️ **{ $chosen }**
  }
# What the seat answered to what it was asked here, and who or what answered.
story-chose = ➡️ { $cause ->
    [house] 🤖 **{ $seat }** wählte: **{ $chosen }**
    [timeout] ⏰ **{ $seat }** kam zu spät, also wurde es: **{ $chosen }**
    [order] 📋 **{ $seat }** hatte einen Dauerauftrag: **{ $chosen }**
   *[other] **{ $seat }** wählte: **{ $chosen }**
  }
story-chose-nothing = nichts

story-played = Am Tisch: { $seats }.
story-won = 🏆 { $people ->
    [one] { $seats } hat gewonnen
   *[other] { $seats } haben zusammen gewonnen
  }.

story-aborted = 🚪 Hier hört es auf, ohne Ergebnis. { $why }
story-lost-beginning = 🧶 Den Anfang kann ich nicht mehr erzählen: Meine Regeln wurden seitdem geflickt und würden andere Karten geben. Ich nehme den Faden dort auf, wo das Spiel es tat. Im Protokoll steht jede Wahl.
story-lost-from-here = 🧶 Hier verliere ich den Faden: Meine Regeln wurden seitdem geflickt und führen von hier nicht weiter. Im Protokoll steht jede Wahl bis zum Schluss.

# What /chicken story offers: plain text of at most 100 characters, the rest is cut.
story-choice = #{ $number } { $game } · 🏆 { $winners }{ $people ->
    [0] {""}
   *[other] , vor { $others }
  }
story-choice-aborted = #{ $number } { $game } · abgebrochen · { $others }

# The whole story as a file for a browser.
story-button-page = Webseite
story-page-here = Die ganze Geschichte in einer Datei, **{ $file }**: Öffne sie in irgendeinem Browser, blättre mit den Pfeilen, heb sie für die Enkelküken auf. Sie braucht kein Netz und mich auch nicht.
story-page-in-words = In Worten
story-page-leaf = Durch die Geschichte blättern
story-page-first = Erster Schritt
story-page-back = Schritt zurück
story-page-on = Nächster Schritt
story-page-last = Letzter Schritt
