# Tische, die zu einer festen Zeit öffnen: was angekündigt wird, und was daraus wird.

plan-title = 📅 { $game }: { $when }
plan-host = { $host } macht hier { $rest } einen Tisch auf. Drück auf **Bin dabei**, dann stupse ich dich eine Viertelstunde vorher an.
plan-coming = { $count ->
    [0] Bisher kommt niemand. Feige Hühner.
   *[other] ✋ Dabei: { $people }
  }
plan-no-event = Zu den Events dieses Servers darf ich es nicht stellen: Dazu braucht es *Events erstellen*. Geöffnet wird trotzdem.
plan-button-in = Bin dabei
plan-button-out = Ohne mich
plan-button-cancel = Absagen
plan-cancelled = 🗑️ { $game }, { $when }: abgesagt. Zurück ins Nest.
plan-missed = 💤 { $game }, { $when }: Als es so weit war, war ich nicht da. Entschuldigung! **/chicken call** plant einen neuen Tisch.
plan-refused = 🚧 { $game }, { $when }: Ich konnte den Tisch nicht öffnen. { $why }
plan-opened = 📅 { $game }, { $when }: Es war so weit, und Tisch { $number } ist offen.
plan-call = 🔔 Es ist so weit! Tisch { $number } ({ $game }) ist offen: { $people }
plan-reminder = ⏰ **{ $game }** in { $channel }: Der Tisch öffnet um { $when }.
plan-there = Zu { $room }
plan-event-about = Ein Tisch { $game } öffnet: Wer da ist, kann sich setzen. { $address }

refused-no-moment = Das kann ich nicht als Zeit lesen. Schreib es so: 20:30, heute Abend, morgen 20:30, Freitag 20:30 oder in 2h.
refused-clock-unknown = { $when } nach welcher Uhr? Drück auf **Meine Uhr stellen** und versuch es noch einmal, oder schreib, wie lange es noch dauert: in 2h.
refused-moment-past = Das ist vorbei, oder so gut wie. Plan mindestens { $minutes } Minuten voraus.
refused-moment-far = Das ist mehr als { $days } Tage hin, und so weit plant kein Huhn.
refused-too-many-plans-of-yours = Du hast schon { $most } Tische geplant. Spiel erst einen davon, oder sag einen ab.
refused-too-many-plans-here = Auf diesem Server sind schon { $most } Tische geplant: Der Kalender ist voll.
refused-planner-only = Das darf nur, wer es geplant hat, und wer hier Nachrichten verwaltet.
refused-plan-gone = Daraus wird nichts mehr: Es wurde abgesagt, oder die Zeit ist gekommen.
