# Finding each other: who wants to be told that a game looks for players, and what they are told.

alerts-title = 📣 Soll ich dir sagen, wenn sich eine Schar sammelt?
alerts-none = Bisher nicht. Such dir Spiele aus, und ich schicke dir eine DM, sooft auf diesem Server jemand zum Spielen ruft.
alerts-on = Du bekommst eine DM von mir, wenn auf diesem Server jemand zum Spielen ruft: { $games }.
alerts-always = Zu jeder Stunde: Wenn **ab** und **bis** gleich sind, schlafe ich nie.
alerts-hours = Zwischen { $since } und { $until }; sonst kein Piep. Auch die Karten langsamer Spiele kommen dann lautlos, bis auf den letzten Ruf, bevor die Zeit um ist.
alerts-clock = Nach deiner Uhr ist es jetzt { $now }. Stimmt nicht? Stell sie.
alerts-games-prompt = Welche Spiele? Gar keins ist auch eine Antwort
alerts-since-prompt = Ab welcher Stunde
alerts-until-prompt = Bis zu welcher Stunde
alerts-since = ab { $at }
alerts-until = bis { $at }
alerts-clock-unknown = Deine Zeitzone kenne ich noch nicht, diese Stunden sind also UTC. Stellst du deine Uhr?
alerts-clock-button = Meine Uhr stellen
alerts-window-title = Wie spät ist es bei dir?
alerts-window-label = Deine Uhr sagt
alerts-window-hint = Zum Beispiel 19:45. Das sagt mir nur, wie weit du voraus bist.
alerts-off = 🔕 Von diesem Server kein Piep mehr. **/chicken alerts** weckt mich dort wieder auf.

alert = 📣 **{ $host } trommelt eine Schar zusammen**: { $game }, Tisch { $number } in { $channel }. { $free ->
    [one] Eine Stange ist
   *[other] { $free } Stangen sind
  } frei.
alert-off = Davon nichts mehr

call-done = 📣 Erledigt: Wer von diesem Spiel hören wollte und wach ist, hört jetzt davon.

refused-called-already = Für diesen Tisch habe ich schon gerufen, und einmal genügt. Der Rest ist deinem Charme überlassen.
refused-nobody-to-call-for = Du sitzt hier in keiner Lobby dieses Spiels. Eröffne eine mit **/chicken start**, dann ruf.
refused-no-clock = Das kann ich nicht als Uhrzeit lesen. Schreib sie so: 19:45.

## Commands: at most 100 characters

command-alerts = Per DM erfahren, wenn hier wer zum Spielen gesucht wird: welche Spiele, welche Uhrzeiten
command-call = Alle in deine Lobby rufen, die davon hören wollen, oder einen Tisch planen: sag, wann
command-option-when = Wann, wenn nicht jetzt: 20:30, morgen 20:30, in 2h
help-commands-alerts = - **/chicken alerts** lässt mich Bescheid sagen, wenn hier wer gesucht wird, **/chicken call** ruft die anderen oder plant einen Tisch
alerts-open = Bescheid sagen

# After the sentences without the ending, where Coop has this feature.
me-ask-again-also = **/chicken alerts** beendet mein Gepiepse.
