# The record of a game that is over (docs/records.md).

record-button = Protokoll
record-here = Jede Karte, jedes Geheimnis, jede Wahl dieses Spiels, für alle, die prüfen wollen, dass niemand am Deck gerupft hat: **python -m games verify { $file }** macht das, und in docs/records.md steht, wie es von Hand geht.

## Cutting the deck

# Beside Join and Leave, in one line of a phone.
cut-button = Abheben
cut-done = ✂️ **Schnipp!** Du hast abgehoben mit { $cut }.
cut-again = Das und meine versiegelte Zahl mischen die Karten, mit dem, was alle anderen beitragen. Heb ab, sooft du magst: Bis gegeben wird, zählt das letzte Mal.
cut-by-joined = dem Klick, mit dem du dich gesetzt hast, { $cut }
cut-by-pressed = Klick { $cut }
cut-by-said = „{ $cut }“
cut-window-button = Mit eigenen Worten
cut-window-title = Die Karten abheben
cut-window-label = Was dir gerade einfällt
cut-window-hint = Eine Zahl, ein Sprichwort, ein Spaziergang über die Tasten. Nach dem Spiel steht es im Protokoll.

## Fair play

fair-button = Fair Play { $seal }
fair-explained = Bevor sich irgendwer gesetzt hat, habe ich eine Zahl von mir unter dieses Siegel gelegt: Jede andere Zahl hätte ein anderes. Dann haben alle hier abgehoben, mit einem Klick oder eigenen Worten, und nur meine Zahl und alles Abheben zusammen bestimmen, wie die Karten liegen. Ich konnte sie also nicht zinken, denn meine Zahl stand fest, bevor ich euer Abheben kannte, und am Tisch konnte es auch niemand, denn meine Zahl kennt hier niemand. Nach dem Spiel breche ich das Siegel und pfeife das ganze Spiel vor euren Augen noch einmal.
fair-explained-uncut = Dieser Tisch wurde eröffnet, bevor man bei mir abheben konnte. Eine Zahl von mir lag unter diesem Siegel, bevor die erste Karte gegeben wurde, und sie allein bestimmt, wie die Karten liegen. Nach Spielbeginn konnte also niemand mehr eine verschieben. Wenn es vorbei ist, breche ich das Siegel und pfeife das ganze Spiel vor euren Augen noch einmal.
fair-yours = ✂️ Du hast abgehoben mit { $cut }.

seal-opened = 🔓 Darunter lagen die Zahl { $seed } und das Salz { $salt }. Setz das Salz vor die Zahl, bilde daraus den SHA-256, und du hast das Siegel.
fair-replayed = ✅ **Nachgespielt: Jede Karte lag da, wo sie liegen musste.** Ich habe die versiegelten Karten noch mal ausgeteilt und { $choices ->
    [one] die eine Entscheidung
   *[other] alle { $choices } Entscheidungen
  } noch mal getroffen; es endet wie hier.
fair-numbers = Zahlen
fair-true = ✅ **Ich habe das Protokoll eben noch einmal gespielt, vom Siegel bis zum Schluss, und es stimmt.** Der Startwert besteht aus dieser Zahl und dem Abheben von { $people }, in der Reihenfolge, in der sie sich gesetzt haben, und aus sonst nichts. Plätze, Karten und Würfel fielen, wie dieser Startwert es sagt, und { $choices ->
    [one] die eine Wahl war
   *[other] jede der { $choices } Entscheidungen war
  } an ihrer Stelle erlaubt.
fair-true-uncut = ✅ **Ich habe das Protokoll eben noch einmal gespielt, vom Siegel bis zum Schluss, und es stimmt.** Abheben konnte an diesem Tisch niemand, also ist diese Zahl der Startwert. Plätze, Karten und Würfel fielen, wie er es sagt, und { $choices ->
    [one] die eine Wahl war
   *[other] jede der { $choices } Entscheidungen war
  } an ihrer Stelle erlaubt.
fair-true-forgotten = ✅ **Ich habe das Protokoll eben noch einmal gespielt, vom Siegel bis zum Schluss, und es stimmt, bis auf eins, das niemand mehr prüfen kann.** Der Startwert besteht aus dieser Zahl und dem, womit alle abgehoben haben. { $forgotten ->
    [one] Eine Person hier wollte seitdem vergessen werden, und die Worte, mit denen sie abgehoben hat,
   *[other] { $forgotten } Leute hier wollten seitdem vergessen werden, und die Worte, mit denen sie abgehoben haben,
  } gingen mit; dass der Startwert daraus besteht, musst du mir also glauben. Plätze, Karten und Würfel fielen, wie er es sagt, und { $choices ->
    [one] die eine Wahl war
   *[other] jede der { $choices } Entscheidungen war
  } an ihrer Stelle erlaubt.
fair-yours-in = ✂️ Auch dabei: Du hast abgehoben mit { $cut }.
fair-fell-back = ⏪ Einmal wurde ich mitten in einem Schritt aktualisiert: Nach Wahl { $since } ging das Spiel dahin zurück, wo es nach Wahl { $to } stand, mit neuem Glück aus demselben Startwert.
fair-given-up = 🏳️ Dann wurde das Spiel aufgegeben, mehr war also nicht.
fair-sceptic = Glaub mir nicht einfach: Das **Protokoll**, unter **Die ganze Geschichte**, gehört dir, und in docs/records.md steht, wie du es mit ein paar Zeilen Python prüfst, die nicht von mir sind.
fair-wrong = ❌ **Dieses Protokoll stimmt nicht:** Zeile { $line } folgt nicht aus dem, was davor steht. Das darf nie passieren. Heb das **Protokoll**, unter **Die ganze Geschichte**, auf und zeig es denen, die mich betreiben.
fair-of-another = ❌ **Das ist nicht das Protokoll dieses Tisches:** Spiel, Siegel, dein Abheben oder der Sieg darin passt nicht. Das darf nie passieren. Heb das **Protokoll**, unter **Die ganze Geschichte**, auf und zeig es denen, die mich betreiben.
fair-older-rules = 🕰️ Dieses Spiel lief nach Version { $played } seiner Regeln, und ich kenne nur noch Version { $today }, also kann ich es nicht mehr nachprüfen. Verloren ist nichts: Im **Protokoll**, unter **Die ganze Geschichte**, steht jede Karte, und der Coop von damals kann es prüfen.
