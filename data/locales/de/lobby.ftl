# Before the deal: the lobby, the first card, and the commands around a table.

pace-quick = flott
pace-normal = normal
pace-relaxed = entspannt, über den Tag
pace-days = tageweise
# How long a decision has, said below a pace. $span: a number, or two like 10–60; $count: the larger; $times: how many
# times as long people have who are asked something for the first time.
pace-in-seconds = { $span } Sekunden je Entscheidung, Neulinge { $times }-mal so viel
pace-in-hours = { $count ->
    [one] eine Stunde
   *[other] { $span } Stunden
  } je Entscheidung, Neulinge { $times }-mal so viel
pace-in-days = { $count ->
    [one] ein Tag
   *[other] { $span } Tage
  } je Entscheidung
level-easy = leicht
level-medium = mittel
level-random = zufällig
level-hard = schwer
level-expert = meisterhaft

## The lobby

lobby-call-more = **{ $host }** trommelt eine Schar zusammen: { $seated } von { $most } da. { $missing ->
    [one] Noch ein Huhn
   *[other] Noch { $missing } Hühner
  }, und los!
lobby-call-ready = **{ $host }** trommelt eine Schar zusammen: { $seated } von { $most } da. Der Host kann starten!
lobby-call-filled = **{ $host }** trommelt eine Schar zusammen: { $seated } von { $most } da. Beim Start füllen Haushühner bis { $fill } auf.
lobby-call-full = **{ $host }** trommelt eine Schar zusammen: { $most ->
    [2] beide
   *[other] alle { $most }
  } Plätze belegt. Volle Stange!
lobby-call-challenged = **{ $host }** hat den Federhandschuh geworfen, und nur { $guest } darf ihn aufheben.
lobby-who = **Dabei**: { $people }
lobby-person = 🐤 { $name }
lobby-host = 👑 { $name } (Host)
lobby-house = 🤖 { $name } ({ $level })
lobby-house-tempered = 🤖 { $name } ({ $level }, { $temper })
lobby-guest = 🥊 { $mention }, dieser Platz ist für dich reserviert. Nimmst du die Herausforderung an? **Mitspielen** oder **Ablehnen**!
lobby-guest-declined = 🍃 { $name } möchte lieber nicht. Der Platz ist frei für alle.
lobby-again = 🔁 Noch mal, { $mentions }?
lobby-again-deals = Sobald alle vom letzten Mal da sind, wird gegeben.
lobby-takes = ⏱️ { $pace ->
    [quick] { $least } bis { $most } Minuten, bei diesem Tempo oft weniger
    [relaxed] über den Tag, ab und zu ein Tipp
    [days] über die Woche, ein Tipp am Tag
   *[normal] etwa { $least } bis { $most } Minuten
  }
lobby-newcomer = 🐣 Neu hier? **Mitspielen**, dann **Regeln**. Karten kommen per DM oder über **Meine Karten**.
lobby-newcomer-alone = 🐣 Nur du gegen die Haushühner, und nichts zählt. Lies die **Regeln**, drück **Start**.
lobby-newcomer-open = 🐣 Neu hier? **Mitspielen**, dann **Regeln**. Gespielt wird mit den Knöpfen an dieser Nachricht.
lobby-automatic = 🃏 Je nach Zahl der Hühner: { $settings }
lobby-house-rules = 📜 Hausregeln: { $settings }
lobby-settings = ⚙️ Tempo: { $pace } · 🤖 { $level } · 🔏 { $seal }
# Of a lobby that was opened by a Coop that knew no cuts.
lobby-settings-uncut = ⚙️ Tempo: { $pace } · Haushühner: { $level }
lobby-until = Gibt niemand Karten, räume ich { $when } den Tisch ab.
lobby-house-hint = Haushuhn

lobby-button-join = Mitspielen
lobby-button-decline = Ablehnen
lobby-button-leave = Gehen
lobby-button-house = Haushuhn dazu
lobby-button-start = Start
lobby-button-fill = Mit { $count ->
    [one] einem Haushuhn
   *[other] { $count } Haushühnern
  } starten
lobby-button-hand = Meine Karten
lobby-button-call = Rufen

lobby-declined = Feder drüber! Der Platz ist frei für jemand anderen.

lobby-removal = Wem zeigst du die Stalltür?
lobby-removal-menu = Jemand muss gehen …
lobby-removal-nobody = Außer dir ist niemand da. Das hieße dann Gehen.

lobby-closed-again = Noch ein Spiel? **/chicken start { $slug }**
# Of a game that this Coop does not have any more.
lobby-closed-another = Noch ein Spiel? **/chicken start** kennt ein paar.

## The first card

lobby-welcome-title = 🐔 Du bist dabei: { $game }, Tisch { $number }
lobby-welcome = Hier kommen deine Karten an, nur für deine Augen, sobald { $host } auf **Start** drückt. Ein guter Moment, um die Regeln zu lesen!
lobby-welcome-host = Hier kommen deine Karten an, nur für deine Augen. Drück am Tisch auf **Start**, wenn alle da sind.
lobby-welcome-full = 🔔 Die Schar ist komplett! Drück am Tisch auf **Start**, und die Karten fliegen.
lobby-welcome-declined = 🔔 { $guest } möchte lieber nicht. Der Platz ist jetzt frei für alle, auch für ein Haushuhn.
lobby-welcome-again = Hier kommen deine Karten an, nur für deine Augen, sobald alle vom letzten Mal wieder da sind. Früher geht es nur, wenn { $host } auf **Start** drückt.
lobby-welcome-again-open = Geheim ist hier nichts: Du spielst direkt am Tisch, im Kanal. Gegeben wird, sobald alle vom letzten Mal wieder da sind; früher nur, wenn { $host } auf **Start** drückt.
lobby-welcome-open = Geheim ist hier nichts: Du spielst direkt am Tisch, im Kanal. Los geht es, wenn { $host } startet.
lobby-welcome-host-open = Geheim ist hier nichts: Alle spielen direkt am Tisch. Drück dort auf **Start**, wenn alle da sind.

## Commands around a table

table-name = Tisch { $number }: { $game }, { $state ->
    [lobby] Lobby
    [paused] pausiert
   *[playing] läuft
  }, { $host }
table-is-there = An Tisch { $number } wird gerade gespielt.
table-ended = Tisch { $number } ist geschlossen.
table-end-sure = Tisch { $number } ist mitten im Spiel; ihn zu beenden heißt: kein Ergebnis, für niemanden. Wirklich?
table-end-button = Tisch { $number } beenden

refused-challenged-themselves = Ein Duell mit dir selbst? Da könnte nur einer von dir gewinnen. Such dir jemand anderen aus.
refused-which-table = Es gibt mehrere Tische. Welchen meinst du?
refused-for-adults-only = Dieser Tisch ist nichts für Küken: Seine Karten tragen Namen für einen Kanal mit Altersbeschränkung, und das hier ist keiner.
refused-no-table-to-move = Du bist auf diesem Server nirgends Host, also hast du keinen Tisch zum Umziehen. Frag den Host, oder eröffne selbst einen Tisch: **/chicken start**.
refused-no-such-table = Einen Tisch mit diesem Namen kenne ich hier nicht. Meinst du { $count ->
    [one] den hier
   *[other] einen von denen
  }?
refused-no-table-to-end = Keinen der Tische hier kannst du beenden. Das kann { $host }, und wer diesen Kanal moderiert.{ $seated ->
    [yes] {" "}Allein nach Hause gehen darfst du immer: **/chicken leave**
   *[no] {""}
  }
refused-rules-lost = Diese Seite wurde herausgerissen. Frag noch mal nach den Regeln: **/chicken help**

## Rules to leaf through

rules-title = { $game }: die Regeln
rules-page = Seite { $page } von { $pages }
# Never said in English, but where your language has no rulebook of a game.
rules-in-english = Diesen Regeln hat noch niemand Deutsch beigebracht, also gackern sie auf Englisch.
rules-contents = Gehe zu …
rules-back = Zurück
rules-next = Weiter
rules-button = Regeln

## In the picture: short

lobby-picture-seats = { $seated } von { $most }
lobby-picture-needed = nötig
lobby-picture-house = Haushuhn
lobby-picture-free = frei

lobby-alt = Belegte Plätze: { $seated } von { $most }. Dabei: { $people }.
lobby-alt-person = { $name }
lobby-alt-host = { $name } (Host)
lobby-alt-house = { $name } (Haushuhn)
