# Why a click or command was not carried out, and what to do instead.
#
# One sentence for every class in bot/tables/refusals.py and bot/interactions, named after it.
# Nothing has changed when somebody reads one of these.

refused-table-gone = Diesen Tisch gibt es nicht mehr, er ist abgeräumt. Deck einen neuen: **/chicken start**
refused-table-over = Tisch { $number } ist geschlossen: Was jetzt da steht, bleibt so. Noch eine Partie? **/chicken start**
refused-not-at-this-table = Du sitzt nicht an diesem Tisch. **Mitspielen** geht nur vor dem Geben.
refused-not-seated-yet = Du bist noch nicht dabei: Drück erst auf **Mitspielen**. Das geht, bis gegeben wird.
refused-no-seat-here = Du hast hier keinen Platz. **/chicken table** zeigt, was läuft; **Mitspielen** geht, bis gegeben wird.
refused-stale-click = Dieser Knopf ist kalt geworden: Der Tisch ist schon weiter. Schau auf deine neueste Karte oder drück **Meine Karten**.
refused-table-moved-on = Um eine Feder zu spät: Der Tisch ist schon weiter. Wer dran ist, steht am Tisch.
refused-already-answered = Deine Antwort ist drin und bleibt drin. Halt die Federn still, bis die anderen gepickt haben.
refused-nothing-to-say = Dich fragt gerade niemand. Du kommst schon noch dran.
refused-not-among-the-options = Das steht hier nicht zur Wahl. **Meine Karten** zeigt dir, was geht.
refused-table-paused = Dieser Tisch macht ein Nickerchen, also zählt gerade nichts. Warum, sagt seine Nachricht im Kanal.
refused-something-broke = Da ist etwas kaputtgegangen, und das waren wir, nicht du. Deine Wahl hat nicht gezählt; versuch es bitte noch mal.
refused-outcome-unknown = Mir ist mitten im Satz das Notizbuch aus den Krallen gerutscht, also weiß ich noch nicht, ob das gezählt hat. Schau gleich auf deine Karte: Sie zeigt dann, was gilt.
refused-message-replaced = Diese Nachricht ist gerade davongeflattert. Schau auf die neueste von diesem Tisch: Was dort steht, gilt.
refused-not-written = Mein Notizbuch ist voll, oder jemand sitzt drauf, also hat das nicht gezählt. Verloren ist nichts; versuch es in einer Minute wieder.
refused-lobby-closed = Die Karten sind gegeben, jetzt kommt und geht niemand mehr. Sei beim nächsten Mal zuerst da!
refused-not-dealt-yet = Noch keine Karten! Die kommen, wenn der Host auf **Start** drückt.
refused-already-left = Du hast dieses Spiel schon verlassen, und ein Haushuhn sitzt für dich da. Anders überlegt? **/chicken hand** gibt dir deinen Platz zurück.
refused-already-seated = Du bist schon dabei. Ein Huhn, eine Stange.
refused-table-full = Alle { $most } Stangenplätze sind besetzt. Eröffne einen eigenen Tisch: **/chicken start**
refused-seat-kept = Dieser Platz ist für { $guest } reserviert, es geht um eine Herausforderung. Wird sie abgelehnt, ist er deiner.
refused-no-lesson = Zu diesem Spiel ist mein Trainerhuhn noch nicht gekommen. Die Regeln passen auf ein paar Seiten: **/chicken help**
refused-not-open-to-you = Dieser Tisch steht dir nicht offen. Dafür gibt es viele Gründe, die meisten langweilig, und welcher es ist, sage ich nie. Der Stall hat noch mehr Stangen: Spiel an einem anderen Tisch mit, oder eröffne einen eigenen mit **/chicken start**.
refused-door-shut = Wer mich betreibt, hat entschieden, dass ich dir keine Karten { $until ->
    [none] mehr gebe
   *[other] gebe bis zum { $until }
  }. Was ich von dir weiß, bleibt deins: **/chicken me** zeigt es und vergisst es, wenn du magst.
refused-not-played-here = Wer mich betreibt, hat entschieden, dass ich auf diesem Server { $until ->
    [none] nicht mehr spiele
   *[other] nicht spiele bis zum { $until }
  }. Anderswo und in einer DM mit mir steht dir der Stall offen wie immer.
refused-not-welcome-here = Auf diesem Server eröffnest du fürs Erste keine Tische: Das hat die Moderation entschieden, und ich richte mich danach. Frag dort nach. In deiner DM mit mir steht immer ein Tisch gegen die Haushühner.
refused-kept-away-by-you = Da sitzt jemand, den du auf Abstand hältst, also habe ich euch getrennt. Das weißt nur du. **/chicken block** zeigt, wen du auf Abstand hältst, und hebt es wieder auf.
refused-not-challenged = Auf deine Antwort zu einer Herausforderung wartet hier niemand.
refused-not-of-that-game = „Noch mal“ drücken darf nur, wer an Tisch { $number } saß. Fang ein eigenes Spiel an: **/chicken start**
refused-no-longer-offered = So, wie dieses Spiel gespielt wurde, steht es nicht mehr auf der Karte. Fang frisch an: **/chicken start**
refused-too-few-players = { $seated ->
    [one] Du bist ganz allein
   *[other] Ihr seid nur zu { $seated }
  }, und es braucht mindestens { $least }. Ruf ein paar Leute, oder lass Haushühner auf die leeren Plätze.
refused-too-many-players = Mit diesen Einstellungen gibt es nur { $most } Stangenplätze. Bestell weniger Haushühner.
refused-host-only = Das kann nur { $host }: Das ist der Host. Frag nett.
refused-host-or-moderator-only = Das kann nur { $host } oder die Moderation. Frag dort nach.
refused-nobody-hosts = Dieser Tisch hat gerade keinen Host: Alle sind weg. Wer zuerst zurückkommt, ist es.
refused-no-such-player = So jemand ist nicht mehr hier. Öffne die Liste neu und schau, wer noch da ist.
refused-too-many-tables = Dieser Kanal ist voll: { $most } Tische auf einmal. Spielt einen zu Ende, oder nehmt einen anderen Kanal.
refused-too-many-tables-of-yours = Du bist auf diesem Server schon Host von { $most } Tischen, ganz schön viele Stangen für ein Huhn. Bring erst einen zu Ende.
refused-too-many-tables-on-server = Auf diesem Server stehen { $most } Tische, und der Stall ist voll. Spiel an einem davon mit, oder warte, bis einer fertig ist.
refused-too-fast = Sachte, du pickst schneller, als ich zählen kann. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch mal; verloren ist nichts, und Antworten im Spiel zählen immer.
refused-server-too-fast = Dieser ganze Server pickt schneller, als ich zählen kann. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch mal; verloren ist nichts, und Antworten im Spiel zählen immer.
refused-other-server = Tisch { $number } wohnt auf einem anderen Server, und Tische gehen nicht über die Straße. Umziehen kann er nur auf seinem eigenen.
refused-game-goes-on = Darin stehen alle Karten, also erst nach dem Spiel. Nicht linsen!
refused-still-checking = ⏳ Ich gehe es noch durch, Karte für Karte. Drück gleich noch mal!
refused-no-record = Von diesem Spiel gibt es kein Protokoll. Das Ei wurde nie gelegt, oder die Schale ist gebrochen: Wer mich betreibt, findet den Grund im Log.
refused-never-dealt = An diesem Tisch wurde nie gegeben, also gibt es nichts zu erzählen. Schade, er sah vielversprechend aus.
refused-story-lost = Dieses Spiel lief nach anderen Regeln als meinen heutigen, oder meine Notizen sind zerrissen: Schritt für Schritt kann ich es nicht mehr erzählen. Das Protokoll gibt es vielleicht noch.
refused-still-writing = Ich schreibe noch an der Webseite, die du haben wolltest, den Kiel in der Kralle. Gib mir einen Moment, dann bestell die nächste.
refused-no-story-here = In diesem Kanal ist noch kein Spiel zu Ende gegangen. Spielt eins, oder sag mir, welches du meinst: **/chicken story** nimmt eine Nummer, einen Namen oder ein Spiel.
refused-no-such-story = An so ein beendetes Spiel erinnere ich mich nicht, jedenfalls an keins, das du sehen darfst. Beim Tippen zeigt **/chicken story** die, an die ich mich erinnere.
refused-no-table-here = Hier steht kein Tisch. Eröffne einen mit **/chicken start**.
refused-manage-server-only = Das Sagen hat hier nur, wer **Server verwalten** darf. Frag dort nach.

refused-permissions-missing = In { $channel } kann ich noch nicht spielen: Mir { $count ->
    [one] fehlt dort eine Berechtigung
   *[other] fehlen dort { $count } Berechtigungen
  } (**{ $names }**). { $yours ->
    [yes] Geben kannst du sie mir
   *[no] Geben kann sie mir jemand mit **Rollen verwalten** oder **Kanäle verwalten**, und zwar
  } in den Einstellungen von { $home }, unter Berechtigungen. Dann versuch es noch mal.
refused-not-in-this-thread = { $channel } ist ein privater Thread, und niemand hat mich hineingelassen. Erwähnt darin { $coop }, das holt mich dazu, dann versuch es noch mal.
refused-thread-locked = { $channel } ist gesperrt, da schreibt nur die Moderation. Lass ihn entsperren, oder spiel woanders.
refused-still-lost = Noch nicht. { $reason } Ist das in Ordnung gebracht, drück noch mal **Weiter**, oder tipp **/chicken move**, wo der Tisch stehen darf.
refused-out-of-reach = Discord hat Schluckauf und ist dort nicht zu erreichen. Geändert hat sich nichts; versuch es in einer Minute wieder.
refused-guild-only = Tische stehen in Serverkanälen, in die ich eingeladen wurde, und in deiner DM mit mir. Versuch es dort noch mal.
refused-no-server-here = Das ist Sache eines Servers, und hier ist weit und breit keiner. Frag mich in einem seiner Kanäle.
refused-nobody-else-here = Hier drin sind nur du und die Haushühner: Sonst kann niemand kommen. Fordere jemanden in einem Serverkanal heraus.
refused-shutting-down = Ich bin nur mal kurz weg. Verloren ist nichts; versuch es in einer Minute wieder.
refused-command-outdated = Dieser Befehl ist ausgeflogen. Gib Discord eine Minute, oder starte es neu, und versuch es noch mal.

# How Discord names the permissions, as its settings show them.

permission-view-channel = Kanal ansehen
permission-connect = Verbinden
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-read-message-history = Nachrichtenverlauf anzeigen
