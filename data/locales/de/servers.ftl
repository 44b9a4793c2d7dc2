# A server's own rules: what they refuse, the page that sets them, and who has changed what.

refused-game-switched-off = { $game } ist auf diesem Server abgeschaltet. Das wird seine Gründe haben; im Stall gibt es noch andere Spiele.
refused-not-in-this-channel = Die Ställe dieses Servers stehen in { $channels }. Scharr dort!
refused-no-channel-left = Die Kanäle, in denen auf diesem Server Tische stehen dürfen, sind weg, alle miteinander. Wer **Server verwalten** darf, kann neue aussuchen: **/chicken-settings**.
refused-no-role-left = Die Rollen, die auf diesem Server Tische eröffnen dürfen, sind weg, alle miteinander. Wer **Server verwalten** darf, kann neue aussuchen: **/chicken-settings**.
refused-not-yours-to-start = Auf diesem Server eröffnet Tische nur, wer eine dieser Rollen hat: { $roles }. Mitspielen dürfen alle.
refused-too-slow-here = So lange mag hier niemand brüten: Langsamer als **{ $pace }** geht es auf diesem Server nicht.
refused-above-the-ceiling = Da kann ich nur ganze Zahlen von 1 bis { $most }. Über mehr entscheidet, wer mich betreibt.
refused-not-kept = Dieser Server hebt keine Protokolle auf, dieses Spiel ist also für immer ausgeflogen: keine Geschichte, keine Statistik, nur was ihr davon noch wisst.

## /chicken-settings

server-title = ⚙️ So spielt dieser Server
server-hint = Was du einstellst, gilt sofort; was schon gegeben ist, wird zu Ende gespielt.
server-limits = Zugleich: { $per_channel ->
    [one] ein Tisch
   *[other] { $per_channel } Tische
  } je Kanal, { $per_server } auf dem Server, { $per_person } je Host. Eine Lobby wartet { $lobby_minutes ->
    [one] eine Minute
   *[other] { $lobby_minutes } Minuten
  }.

# What a menu says where nothing is ticked.
server-games-none = Gar keine Spiele
server-places-all = Tische in jedem Kanal
server-starters-all = Alle dürfen Tische eröffnen
# The same, where what was ticked is there no more.
server-places-lost = Tische in verschwundenen Kanälen
server-starters-lost = Eröffnen dürfen verschwundene Rollen
server-places-warning = **Kein Tisch kann eröffnet werden:** Alle Kanäle, die du dafür ausgesucht hast, sind weg. Such andere aus, oder hak einen an und wieder ab: Dann ist jeder Kanal recht.
server-starters-warning = **Nur wer Server verwalten darf, eröffnet Tische:** Alle Rollen, die du dafür ausgesucht hast, sind weg. Such andere aus, oder hak eine an und wieder ab: Dann dürfen alle.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
server-slowest = Langsamstes Tempo: { $value }
server-slowest-prompt = Wie lange ein Spiel dauern darf
server-pace = Übliches Tempo: { $value }
server-pace-prompt = Wie lange alle überlegen dürfen, wenn niemand etwas anderes sagt
server-pace-usual = Coop entscheidet
server-level = Haushühner: { $value }
server-level-prompt = Wie schlau Haushühner sind, wenn niemand etwas anderes sagt
server-level-usual = Coop entscheidet
server-locale = Tischsprache: { $value }
server-locale-prompt = Die Sprache neuer Tische
server-locale-usual = die des Servers

# A closed menu: behind it stand the switches that are off.
server-switches = { $count ->
    [0] Alle Schalter sind an
   *[other] Schalter
  }
server-switch-pictures = Bilder: { $on ->
    [true] an
   *[other] aus
  }
server-switch-motion = Bewegung: { $on ->
    [true] an
   *[other] aus
  }
server-switch-rings = Erwähnungen: { $on ->
    [true] an
   *[other] aus
  }
server-switch-talk = Geplauder: { $on ->
    [true] an
   *[other] aus
  }
server-switch-records = Protokolle: { $on ->
    [true] an
   *[other] aus
  }
server-switch-ladder = Hühnerleiter: { $on ->
    [true] an
   *[other] aus
  }
server-switch-records-hint = Keine Protokolle: keine Geschichten, keine Statistik.
server-switch-rings-hint = Keine Erwähnungen: In Kanälen wird niemand gerufen.
server-limits-button = Grenzen …
server-audit-button = Wer was getan hat

server-limits-title = Wie viele und wie lange
server-limit-per-channel = Tische in einem Kanal
server-limit-per-server = Tische auf dem ganzen Server
server-limit-per-person = Tische eines Hosts
server-limit-lobby-minutes = Minuten, die eine Lobby wartet
server-limit-hint = 1 bis { $most }; leer: so viele, wie ich darf

language-name = Deutsch

## Who has set what, and what moderators did to tables

audit-title = 🔎 Wer was getan hat
audit-nothing = Noch nichts. Kein einziger Krallenabdruck.
audit-newest = Neueste
audit-back = Einstellungen

audit-set = { $who }: { $rule } → **{ $value }**
audit-more = { $count ->
    [one] … und noch eine solche Änderung seit dem { $since }
   *[other] … und noch { $count } solche Änderungen seit dem { $since }
  }
audit-ladder = { $who }: Hühnerleiter → **{ $value ->
    [on] an
   *[other] aus
  }**
audit-ban = { $who } hält { $other } von den Tischen hier fern, { $value ->
    [none] bis es jemand aufhebt
   *[other] bis zum { $value }
  }
audit-lift = { $who } lässt { $other } hier wieder an die Tische
audit-end = { $who } hat Tisch { $table } beendet
audit-move = { $who } hat Tisch { $table } umgezogen
audit-skip = { $who } hat an Tisch { $table } Coop antworten lassen
audit-bench = { $who } hat an Tisch { $table } für { $other } ein Haushuhn einspringen lassen
audit-host = { $who } hat { $other } zum Host von Tisch { $table } gemacht
audit-back-step = { $who } hat Tisch { $table } einen Schritt zurückgesetzt

audit-rule-games-off = abgeschaltete Spiele
audit-rule-places = wo Tische stehen
audit-rule-starters = wer Tische eröffnet
audit-rule-pace = übliches Tempo
audit-rule-slowest = langsamstes Tempo
audit-rule-level = Haushühner
audit-rule-locale = Tischsprache
audit-rule-pictures = Bilder
audit-rule-motion = bewegte Bilder
audit-rule-rings = Erwähnungen
audit-rule-talk = Geplauder
audit-rule-records = Protokolle
audit-rule-per-channel = Tische in einem Kanal
audit-rule-per-server = Tische auf dem Server
audit-rule-per-person = Tische eines Hosts
audit-rule-lobby-minutes = Minuten, die eine Lobby wartet

audit-nobody = keine
audit-all = überall, alle
audit-on = an
audit-off = aus
audit-usual = so viele, wie ich darf

## Moderators at a table that is stuck

mend-offer = 🔧 Klemmt etwas? Du moderierst hier, du kannst mit einem Flügel nachhelfen.
mend-offer-button = Tisch { $number } reparieren
mend-title = 🔧 Tisch { $number } reparieren
mend-hint = Für einen Tisch, an dem nichts mehr geht. Was du tust, sagt der Tisch allen, und es wird für die Serververwaltung notiert; Karten werden keine gezeigt.
mend-skip = Zeit beenden
mend-back = Ein Schritt zurück
mend-end = Tisch { $number } beenden
mend-bench-prompt = Haushuhn einspringen lassen für …
mend-bench = Haushuhn für { $name }
mend-host-prompt = Den Tisch übergeben an …
mend-host = Neuer Host: { $name }
mend-about-skip = **Zeit beenden**: Wer fehlt, hat geschwiegen, und Coop wählt, wie immer.
mend-about-back = **Ein Schritt zurück**: dahin, wo der letzte Zug oder die letzte Runde begann. Was seitdem gewählt wurde, frage ich neu.
mend-about-playing = Du spielst hier selbst mit. Zeit beenden, Haushühner für andere und Schritte zurück sind Sache einer Moderation, die nicht mitspielt.
mend-done = Erledigt. Der Tisch sagt es allen.

refused-moderators-only = Diesen Tisch reparieren kann nur, wer in seinem Kanal **Nachrichten verwalten** darf. Frag dort nach.
refused-players-do-not-mend = Du hast selbst einen Flügel im Spiel, also Krallen weg von der Uhr: Das ist Sache einer Moderation, die nicht mitspielt. Den Tisch übergeben und beenden darfst du trotzdem.
refused-nobody-awaited = Dieser Tisch wartet gerade auf niemanden, oder niemand darf wissen, auf wen. Schau in einer Minute noch mal.
refused-no-step-back = Es gibt nichts, von wo aus meine Regeln weiterspielen könnten. **/chicken end** geht weiterhin.
