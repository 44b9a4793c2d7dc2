# What the host of a lobby may still set.

setup-button = Einstellungen
setup-title = ⚙️ Deine Regeln für Tisch { $number }
setup-hint = Was du einstellst, gilt sofort und ist für alle zu sehen.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
setup-pace = Tempo: { $pace }, { $span } { $unit ->
    [h] h
   *[s] s
  }
setup-level = Haushühner: { $level }
setup-fill = { $fill ->
    [0] Haushühner: nur auf Wunsch
   *[other] Haushühner füllen auf { $fill } auf
  }
setup-locale = Tischsprache: { $language }
setup-pace-prompt = Wie lange alle überlegen dürfen
setup-level-prompt = Wie schlau die Haushühner sind
setup-fill-prompt = Wie viele Hühner es beim Start sind
setup-locale-prompt = Was an diesem Tisch alle im Kanal lesen
# Headings of the settings of any table and of its game, and buttons to these settings.
setup-of-table = Am Tisch
setup-of-game = Wie gespielt wird
setup-remove = Vor die Tür …
setup-cancel = Absagen

refused-settings-clash = Diese Einstellungen vertragen sich nicht: Ein Huhn kann nicht auf zwei Stangen sitzen. Was zu was passt, sagt **/chicken help**.
refused-more-seated = Das ist für höchstens { $most }, und ihr seid schon mehr. Zeig erst jemandem die Stalltür, oder lass alles, wie es ist.
