# Political Chicken: names, and everything the table and the cards say. The names of the cards stand
# in political_cards.ftl.
#
# political-told-…   what happened             political-ask-…       what the table waits for (public)
# political-title-…  headline of a card        political-question-…  what a seat is asked
# political-option-… a button                  political-chosen-…    the same, looked back on
#
# Facts: $seat, $target are names, $card, $stack cards with their value, $owner a name or "nobody",
# $group is a stack with whose it is: $whose is nobody, own (of $seat), yours (the reader's) or other.
# $you says whether $seat is the reader, $me whether $target is. The rest are numbers.

political-title = Political Chicken
political-in-short = Sammle Gruppen auf zwei Flügeln, plündere andere und kassier den Abstand zwischen links und rechts.
political-pitch = Zwei Flügel, keine Mitte. Sammle Gruppen, plündere die der anderen und hoffe, dass deine Leichen im Keller bleiben: Am Ende zählt nur der Abstand zwischen links und rechts.
political-nobody = niemand

## Commands and settings (descriptions and values: at most 100 characters)

command-start-political = Political Chicken: 4 bis 8 Hühner, zwei Flügel, Würfel und kein einziger Skrupel

# Before the value of a setting in its menu, where the value does not name the setting.
political-named-small_table = Plätze:
political-named-format = Länge ·
political-setting-format = Wie lange es dauert
political-setting-format-standard = standard: acht Züge für alle
political-setting-format-short = kurz: fünf Züge für alle
political-setting-format-full = voll: das ganze Deck
political-setting-names = Kartennamen (leicht frivole nur in Kanälen mit Altersbeschränkung, für die Serververwaltung)
political-setting-names-clean = saubere Namen
political-setting-names-adult = leicht frivole Namen
political-setting-small_table = Zwei oder drei spielen lassen (inoffiziell)
political-setting-small_table-true = kleiner Tisch, inoffiziell
political-setting-small_table-false = vier bis acht

refused-names-not-allowed = Diese Namen sind für Kanäle mit Altersbeschränkung, und verlangen kann sie nur, wer diesen Server verwalten darf. Das saubere Deck ist im Herzen genauso unverschämt.

## Standing orders

order-political-call = Immer mitgehen
order-political-call-help = Angegriffen? Du legst nichts dazu, deine Kanzlei hilft, und die Würfel entscheiden.
order-political-least_loss = Das Billigste hergeben
order-political-least_loss-help = Müssen alle eine Gruppe ziehen lassen, gibst du die her, die am wenigsten kostet.

## The table

political-table-deck = { $state ->
    [last] 🏁 **Letzter Zug!** Das Deck ist leer.
    [soon] 🎴 { $count ->
        [one] Noch **{ $count }** Karte
       *[other] Noch **{ $count }** Karten
    }: { $rounds ->
        [one] die letzte Runde.
       *[other] noch zwei Runden.
    }{ $brief ->
        [true] {""}
       *[false] {" "}Handkarten zählen nichts!
    }
   *[on] 🎴 Noch **{ $count }** Karten, etwa { $rounds } Runden
  }
political-table-middle = **Fraktionslos**{ $count ->
    [0] {" "}· niemand
   *[other] {""}
  }
political-table-hint = Wertung: wie weit links (L) und rechts (R) auseinanderliegen · ✋ Handkarten
political-table-seal = 🔏 Fair-Play-Siegel des Decks: { $seal }
political-table-again = Neue Gesichter? **/chicken start political**

political-seat-line = { $awaited }**{ $name }** · { $worth } · ✋ { $hand }
political-seat-brief = { $awaited }**{ $name } { $points }** · ✋ { $hand }
political-worth = **{ $points }**{ $count ->
    [0] {""}
   *[other] {" "}(L{ $left } R{ $right })
  }
political-row = > { $stacks }

# Stands after prepositions and verbs alike, so nothing in it may be declined.
political-group = { $whose ->
    [own] { $you ->
        [yes] **{ $stack }** im eigenen Lager
       *[no] **{ $stack }** im eigenen Lager
    }
    [nobody] **{ $stack }** (fraktionslos)
    [yours] **{ $stack }** von dir
   *[other] **{ $stack }** von { $owner }
  }
political-battle-title = { $sign } { $you ->
    [yes] **Du** willst
   *[no] **{ $seat }** will
  } { $group } { $intent ->
    [take_over] übernehmen
   *[destroy] zerschlagen
  }
political-battle-attack = ⚔️ Angriff **{ $total }**
political-battle-defence = 🛡️ Verteidigung **{ $total }**
political-battle-alone = { $side } · { $stack }
political-battle-attack-names = -# ⚔️ { $stacks }
political-battle-defence-names = -# 🛡️ { $stacks }
political-battle-target = 🎯 { $stack }
political-battle-helper = ⚖️ Kanzlei von { $card } +{ $value }
political-battle-odds = 🎲 Nach jetzigem Stand { $wins ->
    [0] kann das kein Wurf gewinnen: **0 von 36**
    [36] kann das kein Wurf verlieren: **36 von 36**
   *[other] gewinnt der Angriff bei **{ $wins } von 36** Würfen ({ $percent }{"\u00A0"}%)
  }
political-battle-may-raise = -# { $seat } hat noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } und darf erhöhen.
political-battle-dice = 🎲 { $attack } + { $die } = **{ $sum }** gegen { $defence } + { $other } = **{ $against }**
political-battle-take-over = 🫴 **Übernommen!**
political-battle-destroy = 💥 **Zerschlagen!**
political-battle-held = 🛡️ **Abgewehrt!**

# What is said of a verdict: $by is how close it was, $odd is there for variety.
political-quip-take-over = { $by ->
    [one] { $odd ->
        [yes] Mit einer Stimme Mehrheit. Sie gehört jemandes Cousin.
       *[no] Mit einer Stimme. Die Nachzählung wurde gleich mit übernommen.
    }
    [some] { $odd ->
        [yes] Neue Leitung, dieselben Konferenzkekse.
       *[no] Alle Beteiligten sprechen von Synergien.
    }
    [clear] { $odd ->
        [yes] Die alten Tassen liegen schon auf dem Wühltisch.
       *[no] Man war schon immer auf dieser Seite, sagt die neue Website.
    }
   *[landslide] { $odd ->
        [yes] Die Umzugskartons waren gepackt, bevor die Würfel lagen.
       *[no] Ein Erdrutsch. Jemand sagt „Wählerauftrag“.
    }
  }
political-quip-destroy = { $by ->
    [one] { $odd ->
        [yes] Knapp. Trümmer fragen nicht, wie knapp.
       *[no] Um eine Feder. Die Feder ist auch hin.
    }
    [some] { $odd ->
        [yes] Die letzte Sitzung hatte einen Punkt: Verschiedenes.
       *[no] Der Abschiedsrundbrief ging an alle elf Abonnements.
    }
    [clear] { $odd ->
        [yes] Wo die Stühle hingekommen sind, klärt ein Ausschuss.
       *[no] Gummibaum in gute Hände abzugeben.
    }
   *[landslide] { $odd ->
        [yes] Sogar der Parkplatz heißt jetzt anders.
       *[no] Übrig ist nur der E-Mail-Verteiler.
    }
  }
political-quip-held = { $by ->
    [tie] { $odd ->
        [yes] Patt. Die Möbel bleiben, wo sie sind.
       *[no] Patt, und im Patt gewinnt, wer schon sitzt.
    }
    [one] { $odd ->
        [yes] Knapp, und man wird es bei jedem Abendessen erzählen.
       *[no] Mit einer Stimme. Niemand triumphiert. Alle triumphieren.
    }
    [some] { $odd ->
        [yes] „Netter Versuch“, heißt es in der Presseerklärung, nur länger.
       *[no] Das Ziel bleibt, wo es war, und führt jetzt eine Liste.
    }
    [clear] { $odd ->
        [yes] Der Angriff wurde zum Souvenirladen durchgewinkt.
       *[no] Die Pressestelle spricht von „einem Vorfall auf dem Parkplatz“.
    }
   *[landslide] { $odd ->
        [yes] Dort hat es niemand bemerkt. Es gab Kuchen.
       *[no] Man hat nicht einmal vom Rundbrief aufgeschaut.
    }
  }

political-result-won = 🏆 { $people ->
    [one] { $seats } gewinnt mit
   *[other] { $seats } teilen sich den Sieg mit je
  } { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  }!
political-result-mood-left = Also links. Es wird ein Arbeitskreis gegründet, und es gibt Hafermilch.
political-result-mood-right = Also rechts. Es gibt eine Parade, und die Rechnung dafür kommt nach.
political-result-mood-nothing = Weder links noch rechts, und niemand kann sagen, wie das passiert ist.
political-result-mood-coalition = Große Koalition. Rechnet jahrelang mit nichts.
political-result-line = { $place } **{ $name }** · { $worth } · { $cards ->
    [0] leeres Lager
    [one] Lager: 1 Karte
   *[other] Lager: { $cards } Karten
  }
political-result-more = noch { $count }
political-result-tie-break = Punktgleich? Dann gewinnt, wer mehr Karten im Lager hat.

## What the table waits for

political-ask-turn = 🗳️ **{ $who }** ist am Zug
political-ask-answer = 🛡️ **{ $who }** wird angegriffen: mitgehen oder erhöhen?
political-ask-reraise = ⚔️ **{ $who }** darf einmal nachlegen
political-ask-lose = { $card }: **{ $who }** { $people ->
    [one] wählt
   *[other] wählen
  } heimlich, wer gehen muss
political-ask-inbox = 📨 **{ $who }** liest die Post von **{ $target }**

## Cards

political-card-base = 🏛️ Lager: { $count ->
    [0] noch niemand. Auch noch kein Skandal.
   *[other] { $worth }
  }
political-card-brief = 🏛️ { $worth } · ✋ { $cards }
political-card-hand-empty = ✋ Die Hand ist leer.
political-card-left = { $sign } Links: { $cards }
political-card-right = { $sign } Rechts: { $cards }
political-card-attachments = 📎 Für irgendeine Gruppe: { $cards }
political-card-specials = 📎 Zum Anhängen: { $cards }
political-card-events = 🗞️ Ereignisse: { $cards }
# What a card does, in a line of its own.
political-card-effect = **{ $card }**: { $effect }
political-card-scores = 📊 { $scores }
political-card-score = { $seat } { $points }
political-card-rival = **{ $name }** · { $worth } · ✋ { $hand }: { $stacks }
political-card-rival-middle = **Fraktionslos**: { $stacks }
political-card-defended = { $stack } (🛡️ { $defence })
political-card-defended-legend = 🛡️ die Verteidigung, wo sie nicht die eigene Zahl ist.
political-card-spoils = -# Geht es verloren, kommt { $seat } von { $before } auf { $after } { $after ->
    [one] Punkt
   *[other] Punkte
  }. Übernommen zählt es bei dir im Lager.
political-card-over-won = 🏆 Gewonnen, mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  }! Ein klarer Wählerauftrag.
political-card-over-shared = 🏆 Gewonnen mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  }, genau wie { $seats }. Ausgerechnet eine große Koalition.
political-card-over-lost = Am Ende hast du { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }. Bleiben immer noch die Memoiren.

political-title-turn = Du bist am Zug
political-title-place = Wohin damit?
political-title-pick = Such dir eine aus
political-title-move = Was soll umziehen?
political-title-victim = Wessen Post?
political-title-target = Angriff: das Ziel
political-title-intent = Angriff: die Absicht
political-title-team = Wer macht mit?
political-title-attack = Angriff: bereit?
political-title-answer = Du wirst angegriffen
political-title-reraise = Es wurde erhöht
political-title-lose = Lass eine Gruppe ziehen
political-title-inbox = Fremde Post

political-question-turn = **Genau eine Sache.**
political-question-place = **Wohin kommt { $card }?**
political-question-pick = **{ $card }:** Welche Gruppe soll es sein?
political-question-move = **{ $card }:** Welches Anhängsel soll umziehen?
political-question-victim = **{ $card }:** Wessen Hand willst du sehen?
political-question-target = **Wen greifst du an?** Noch sieht das niemand.
political-question-intent = **{ $stack }: übernehmen oder zerschlagen?**
political-question-team = **Wer macht mit?** So oder so landen sie in deinem Lager.
political-question-attack = **Noch etwas dazu, oder angreifen?**
political-question-answer = **Mitgehen oder erhöhen?** Erhöhen geht nur einmal.
political-question-raising = **So erhöhen?**
political-question-reraise = **Noch etwas dazu, oder dabei belassen?** Dann fallen die Würfel.
political-question-lose = **{ $card }:** Wer muss gehen? Danach ist die Gruppe fraktionslos.
political-question-inbox = **Eine davon abwerfen oder nur schauen?** Gruppen sind tabu.

political-inbox = 📨 Die Post von { $target }: { $cards }.

political-waiting-turn = ⏳ Jemand anderes heckt gerade etwas aus.
political-waiting-answer = ⏳ Ein Kampf läuft. Popcorn?
political-waiting-reraise = ⏳ Ein Kampf läuft, und es wird teuer.
political-waiting-lose = ⏳ Es wird gewählt, wer gehen muss.
political-waiting-inbox = ⏳ Da liest jemand fremde Post.

political-menu-act = Karte spielen, Gruppe ziehen lassen …
political-menu-lay = Ein Anhängsel legen …
political-menu-discard = Eine Karte abwerfen …
political-menu-seat = Wessen Hand?
political-menu-join = Eine oder mehr Gruppen wählen …
political-menu-place = Auf welche Gruppe?
political-menu-lose = Wen lässt du ziehen …
political-menu-bases = { $names } …
political-menu-nobody = fraktionslos
political-menu-you = du

political-hint-defence = verteidigt mit { $total }
political-hint-becomes = dann { $value }
political-hint-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } auf der Hand · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } im Lager
political-hint-influence = { $value } auf den Einfluss irgendeiner Gruppe
political-hint-score = deine Wertung: { $before } → { $after }
political-hint-base = aus deinem Lager, { $value }
political-hint-target = das Ziel
political-hint-team = greift an
political-hint-defends = verteidigt

## Options

political-option-build = Angreifen …
political-option-recruit = { $card } anwerben: Wertung { $before } → { $after }
political-option-attack = Angreifen!
political-option-pass = Passen
political-option-back = Zurück
political-option-none = Dabei belassen
political-option-take-over = Übernehmen
political-option-destroy = Zerschlagen
political-option-groups = Gruppen dazu
political-option-call = Mitgehen
political-option-raise = Erhöhen!
political-option-stand = Dabei belassen
political-option-reraise = Nachlegen!
political-option-leave-out = Ohne Kanzlei: { $card }
political-option-count-in = Mit Kanzlei: { $card }

political-chosen-event = { $card }
political-chosen-recruit = { $card } anwerben
political-chosen-let-go = { $card } ziehen lassen
political-chosen-attach = { $card } anhängen
political-chosen-attack = Angreifen
political-chosen-pass = passen
political-chosen-back = zurück
political-chosen-none = nichts
political-chosen-take-over = übernehmen
political-chosen-destroy = zerschlagen
political-chosen-groups = Gruppen dazu
political-chosen-call = mitgehen
political-chosen-raise = erhöhen
political-chosen-stand = nichts mehr
political-chosen-reraise = nachlegen
political-chosen-leave-out = ohne die Kanzlei von { $card }
political-chosen-count-in = mit der Kanzlei von { $card }
political-chosen-lay = { $card } legen
political-chosen-join = { $card }
political-chosen-stack = { $card }
political-chosen-move = { $card }
political-chosen-discard = { $card }
political-chosen-seat = { $seat }

## What the specials and the events do (at most 100 characters)

political-help-lawyers = Der Einfluss ihrer Gruppe hilft, das übrige Lager gegen andere zu verteidigen.
political-help-conspiracy = Seine Gruppe darf direkt aus dem Lager mit angreifen, immer und immer wieder.
political-help-event-immune = Kein Ereignis kann seiner Gruppe etwas tun.
political-help-no-takeover = Niemand kann ihre Gruppe übernehmen, nur zerschlagen.
political-help-no-destroy = Niemand kann seine Gruppe zerschlagen, nur übernehmen.
political-help-battle-zero = Seine Gruppe zählt in Kämpfen nichts.
political-help-wing-flip = Nur auf Gruppen mit höchstens 3: Die Gruppe zählt zum anderen Flügel.
political-help-gag = Die besonderen Trümpfe auf seiner Gruppe wirken nicht.
political-help-scandal = Irgendeine Gruppe auf dem Tisch ist weg, mit allem, was darauf liegt.
political-help-left-exodus = Alle lassen eine linke Gruppe ziehen. Alle.
political-help-right-exodus = Alle lassen eine rechte Gruppe ziehen. Alle.
political-help-fact-check = Das neueste Anhängsel irgendeiner Gruppe ist weg.
political-help-fundraiser = Wer sie spielt, zieht zwei Karten.
political-help-backroom-deal = Eine fraktionslose Gruppe mit höchstens 3 kommt ins Lager, wo es gespielt wurde.
political-help-leaked-inbox = Ein Blick in eine fremde Hand; eine Karte daraus, die keine Gruppe ist, darf weg.
political-help-term-limits = Bei allen wird die stärkste Gruppe fraktionslos. Wirklich bei allen.
political-help-comeback = Die zuletzt abgelegte Gruppe kehrt fraktionslos zurück.
political-help-redistricting = Ein Anhängsel zieht von einer Gruppe auf eine andere um.

## What happened

political-told-begins = 🎲 { $seat } würfelt am höchsten und beginnt.
political-told-last-turn = 🏁 { $seat } zieht die letzte Karte: Dieser Zug ist der letzte.
political-told-passed = 🤷 { $seat } kann nichts spielen und passt.
political-told-event-played = { $seat } spielt **{ $card }**. { $help }
political-told-nothing-happened = { $card } findet nichts zu tun. Grillen zirpen.
political-told-recruited = 🏛️ { $seat } wirbt **{ $card }** an.
political-told-let-go = 🍂 { $seat } lässt **{ $card }** ziehen.
political-told-attached = 📎 { $seat } hängt **{ $card }** an { $group }.
political-told-dice = 🎲 { $attack } gegen { $defence }
political-told-taken-over = 🫴 { $you ->
    [yes] Du übernimmst
   *[no] { $seat } übernimmt
  } { $group }.
political-told-destroyed = 💥 { $you ->
    [yes] Du zerschlägst
   *[no] { $seat } zerschlägt
  } { $group }.
political-told-held = 🛡️ { $you ->
    [yes] Du hackst dir
   *[no] { $seat } hackt sich
  } an { $group } den Schnabel stumpf.
political-told-scrapped = 🗑️ **{ $stack }** ist weg{ $count ->
    [0] {""}.
   *[other] {""}, und damit auch { $cards }.
  }
political-told-freed = 🍂 **{ $stack }** verlässt { $you ->
    [yes] dich
   *[no] { $seat }
  } und ist jetzt fraktionslos.
political-told-fact-checked = 🔍 { $card } auf { $stack } erweist sich als falsch und ist weg.
political-told-raised-funds = 💰 { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
political-told-dealt-in = 🚪 **{ $stack }** schließt sich { $seat } an, und niemand fragt, warum.
political-told-looked = 📨 { $seat } liest die Post von { $target }.
political-told-exposed = 📨 Auf Wunsch von { $you ->
    [yes] dir
   *[no] { $seat }
  } { $me ->
    [yes] wirfst du
   *[no] wirft { $target }
  } **{ $card }** ab.
political-told-came-back = 🎤 **{ $stack }** ist wieder da, fraktionslos.
political-told-redistricted = ✂️ { $card } zieht um, von { $old } auf **{ $stack }**.
political-told-drew = 🎴 Du hast gezogen: { $cards }.
political-told-saw-hand = 📨 Die Hand von { $target }: { $cards }.

# Dasselbe für alle, die die Geschichte lesen: $seat hat es erfahren.
political-secret-drew = **{ $seat }** hat gezogen: { $cards }.
political-secret-saw-hand = **{ $seat }** hat die Hand von { $target } gesehen: { $cards }.

## In pictures: as short as can be

political-picture-deck = noch { $count } { $count ->
    [one] Karte
   *[other] Karten
  }
political-picture-rounds = { $last ->
    [yes] Letzter Zug!
   *[no] { $rounds ->
        [one] letzte Runde
       *[other] etwa { $rounds } Runden
      }
  }
political-picture-wing = { $wing ->
    [left] Links
   *[right] Rechts
  }
political-picture-nobody = { $count ->
    [0] Fraktionslos: –
   *[other] Fraktionslos
  }
political-picture-aim = { $intent ->
    [take_over] übernimmt?
   *[destroy] zerschlägt?
  }
political-picture-defends = verteidigt
political-picture-unowned = Fraktionslos
political-picture-percent = { $percent }{"\u00A0"}%
political-picture-wins = { $wins } von 36
political-picture-sums = { $attack } + { $die } gegen { $defence } + { $other }
political-picture-take-over = Übernommen!
political-picture-destroy = Zerschlagen!
political-picture-held = Abgewehrt!
political-picture-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
political-picture-mail = Die Post von
political-picture-new = neu
political-picture-no-cards = Deine Hand ist leer

## The pictures in sentences, for whoever does not see them

political-alt-deck = Noch { $count } { $count ->
    [one] Karte
   *[other] Karten
  }, und { $name } ist am Zug.
political-alt-seat = { $name } { $points } (links { $left }, rechts { $right }, { $hand } auf der Hand)
political-alt-base = { $name }: { $stacks }.
political-alt-aim = { $name } will { $nobodys ->
    [yes] { $stack } (fraktionslos)
   *[no] { $stack } von { $owner }
  } { $intent ->
    [take_over] übernehmen
   *[destroy] zerschlagen
  }.
political-alt-dice = { $end } { $attack } gegen { $defence }.
political-alt-attack = Angriff { $total }: { $stacks }.
political-alt-defence = Verteidigung { $total }: { $stacks }.
political-alt-helper = Kanzlei von { $card } { $value }
political-alt-odds = Der Angriff gewinnt { $wins } von 36 Würfen.
political-alt-hand = { $own ->
    [yes] { $count ->
        [0] Die Hand ist leer.
       *[other] Auf der Hand: { $cards }.
      }
   *[no] { $count ->
        [0] { $name } hat nichts auf der Hand.
       *[other] { $name } hat auf der Hand: { $cards }.
      }
  }
political-alt-own-base = { $count ->
    [0] Das Lager ist leer.
   *[other] Lager, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
      }: { $stacks }.
  }

## Its story, told once it is over

political-chapter = Zug { $number }: { $seat }

## For those who watch (cogs/political/watch.py)

political-bets-until = bis alle zweimal am Zug waren
political-watch-left = 👈 Links auf dem Tisch: { $lie } von { $there } Gruppen. Die anderen, zusammen { $hidden } Einfluss, stecken in Händen, liegen verdeckt oder sind weg.
political-watch-right = 👉 Rechts auf dem Tisch: { $lie } von { $there } Gruppen. Die anderen, zusammen { $hidden } Einfluss, stecken in Händen, liegen verdeckt oder sind weg.
political-watch-battle = ⚔️ Nach jetzigem Stand gewinnt { $seat } diesen Kampf mit { $percent }{"\u00A0"}% Wahrscheinlichkeit.

## Statistics and feats

political-count-attacks = { $number ->
    [one] 1 Angriff
   *[other] { $number } Angriffe
  }
political-count-won = { $number ->
    [one] 1 Kampf gewonnen
   *[other] { $number } Kämpfe gewonnen
  }
political-count-upsets = davon { $number } gegen jede Wahrscheinlichkeit
political-count-held = { $number ->
    [one] einmal abgewehrt
   *[other] { $number }-mal abgewehrt
  }
political-count-events = { $number ->
    [one] 1 Ereignis gespielt
   *[other] { $number } Ereignisse gespielt
  }
political-count-score = beste Regierung { $number }
political-feat-uphill = Graswurzeln
political-feat-uphill-how = gewinne einen Angriff, der vor den Würfeln drei oder mehr zurücklag
political-feat-lowest_die = Erdrutsch um eins
political-feat-lowest_die-how = gewinne einen Angriff mit einer Eins auf deinem Würfel
political-feat-dead_heat = Nachzählen!
political-feat-dead_heat-how = wehr einen Angriff ab, der genau gleich stark war
political-feat-hostile_takeovers = Volkspartei
political-feat-hostile_takeovers-how = übernimm drei Gruppen in einem Spiel
political-feat-wrecking_ball = Abrissbirne
political-feat-wrecking_ball-how = zerschlag zwei Gruppen in einem Spiel
political-feat-fortress = Sitzfleisch
political-feat-fortress-how = wehr in einem Spiel vier Angriffe ab
political-feat-pacifist = Taube unter Hühnern
political-feat-pacifist-how = gewinne, ohne jemanden anzugreifen
political-feat-spin_doctor = Pressestelle
political-feat-spin_doctor-how = spiel vier Ereignisse in einem Spiel

## What decided it, in three sentences at the end

# $taken: whether the winner took it from $owner.
political-recap-pillar = { $seat } stützt sich auf { $stack }{ $taken ->
    [yes] , einst bei { $owner }
   *[no] {""}
  }.
political-recap-battle = Die letzten Würfel, { $sum } zu { $against }: { $stack } { $end ->
    [taken_over] lief zu { $seat } über
    [destroyed] wurde von { $seat } zerschlagen
   *[held] hielt gegen { $seat } stand
  }.
political-recap-margin = { $by ->
    [0] Gleich viele Punkte, aber weniger Karten: { $seats }.
    [one] { $seats } fehlte nur ein Punkt zum Sieg.
   *[other] { $seats } fehlten { $by } Punkte zum Sieg.
  }

## The lesson (data/lessons/political.toml; see lessons.ftl)

political-lesson-gap = Ich bin dein Trainerhuhn, und das hier ist Politik. Der größte **Abstand** zwischen links und rechts gewinnt. L4 ist links, mit Einfluss 4. Pro Zug eine Sache: Was macht deinen Abstand größer?
political-lesson-wider = Größer! Du stehst jetzt links, und zwar überzeugt. Wovon, fragt niemand.
political-lesson-narrower = Kleiner: Links und rechts ziehen in deinem eigenen Lager gegeneinander. Dafür gibt es ein Wort, und es heißt *gemäßigt*.
political-lesson-let-go = Ziehen gelassen: Jetzt steht sie in der Mitte, und alle dürfen sie dort angreifen. Lieber niemandes Gruppe als auf deinem falschen Flügel, vielleicht.
political-lesson-attach = Eine Karte, die **irgendeiner** Gruppe auf dem Tisch 2 Einfluss nimmt. Das klingt nach etwas, das man anderen antut. Oder?
political-lesson-where-to = Jetzt sag, auf wen.
political-lesson-place = Du stehst links. Was in deinem eigenen Lager rechts steht, kostet dich Punkte. Was bei { $b } rechts steht, davon lebt dort das ganze Lager.
political-lesson-smeared-own = Schlau: Dein rechter Flügel ist jetzt nichts wert, also ist dein Abstand größer. Rufmord beginnt im eigenen Haus.
political-lesson-smeared-theirs = Ein Klassiker. Drüben ist es jetzt weniger, aber bei dir nicht mehr als vorher. Die anderen beiden bedanken sich.
political-lesson-attack = Jetzt ein **Angriff**, mit Gruppen aus deiner Hand, auf irgendeine Gruppe auf dem Tisch. Erst wird alles zusammengestellt; niemand sieht etwas, bevor du es sagst.
political-lesson-attacking = Zuerst: auf wen.
political-lesson-target = Such etwas Schwaches, das du brauchen kannst. Bei { $b } sitzt eine Gruppe, die eigentlich auf deine Seite gehört.
political-lesson-targeted = Einfluss 2, nichts angehängt, niemand in der Nähe.
political-lesson-intent = **Übernehmen**, und sie kommen in dein Lager. **Zerschlagen**, und sie sind weg. Auf welchem Flügel stehst du?
political-lesson-wanted = Ein Begrüßungsschreiben, mit Krallen.
political-lesson-hated = Etwas hart, aber es kostet { $b } Punkte. Oder bringt welche: Schau auf beide Flügel.
political-lesson-team = Wer greift an? Der Würfel zählt und der Einfluss von allen, die du schickst. Nimm eine oder beide.
political-lesson-teamed = Die Transparente sind gefunden.
political-lesson-odds = Da stehen deine Chancen: So viele der 36 möglichen Würfe mit zwei Würfeln gewinnst du. Du musst **höher** sein; gleich reicht nicht.
political-lesson-won = Gewonnen! Schau, wer jetzt bei dir wohnt: Dein Team ist auch eingezogen. Ein Angriff ist eine Mitgliederwerbung mit Würfeln.
political-lesson-attacked = { $b } will das Beste zerschlagen, was du hast. **Mitgehen**, und die Würfel fallen. Oder erhöhen: Deine Hand hilft.
political-lesson-called = Du bist mitgegangen und hast deine Karten behalten. Die Würfel sind gefallen: Schau, was daraus geworden ist.
political-lesson-reinforced = Verstärkung.
political-lesson-defenders = Wer hilft, zieht danach in dein Lager ein, genau wie ein Team, das angreift.
political-lesson-defended = Sie eilen herbei, gemächlich, mit Fußnoten.
political-lesson-raise = Jetzt erhöh. Die andere Seite darf noch einmal etwas dazulegen, dann liegt es an den Würfeln.
political-lesson-raised = Erhöht, und die Würfel sind gefallen. Deine Hilfe bleibt, was sie auch sagten: Mit Erhöhen spielst du also auch zwei Karten in einem fremden Zug.
political-lesson-last-turn = Der **letzte Zug** eines Spiels: Es gibt nichts mehr zu ziehen. { $b } hat einen großen Abstand, deiner wäre größer, gäbe es da nicht deinen rechten Flügel. Ein Ereignis oder noch eine Gruppe?
political-lesson-scandal = Ein Skandal! Es fehlt nur noch, um wen es geht.
political-lesson-one-more = Noch eine links. Klein, laut und mitgezählt.
political-lesson-pick = Alles auf dem Tisch darf weg, mit allem, was darauf liegt. Überleg zweimal: Was zählt mehr, was drüben fehlt oder was du gewinnst?
political-lesson-own-scandal = Dein eigener rechter Flügel, weg. Endlich bist du mit dir einig, und der Abstand ist ganz deiner.
political-lesson-their-scandal = Drüben ist das Beste weg, übrig sind nur die Prinzipien. Auch die sind ein bisschen was wert.
political-lesson-farewell = Und das ist das ganze Spiel: anwerben, ziehen lassen, anhängen, angreifen, erhöhen und Ereignisse. Behalte die anderen Lager im Auge und traue nie der Mitte. Bereit für echte Gegenhühner?

## Tips (cogs/political/tips.py)

political-tips-last-rounds = { $cards ->
    [0] Es gibt nichts mehr zu ziehen: Das ist der letzte Zug des Spiels.
    [one] Es liegt nur noch eine Karte auf dem Stapel: Das ist vielleicht dein letzter Zug.
   *[other] Es liegen nur noch { $cards } Karten auf dem Stapel: Das ist vielleicht dein letzter Zug.
  }
political-tips-first-group = Deine erste Gruppe bestimmt deinen Flügel, bis dich jemand auf die andere Seite zieht.
political-tips-leader = { $seat } führt mit { $points }. Ein Abstand schrumpft auch, wenn der schwache Flügel gewinnt.
political-tips-legend = **L3** ist eine linke Gruppe mit Einfluss 3. Gewertet wird, wie weit links und rechts auseinanderliegen.
political-tips-torn = Dein schwächerer Flügel kostet dich { $points } in der Wertung.
political-tips-wrong-wing = Du stehst { $wing ->
    [left] links
   *[right] rechts
  }, und alle Gruppen auf deiner Hand gehören zur anderen Seite. Man kann sie auch ziehen oder kämpfen lassen.
political-tips-team = Gewonnen oder verloren, wer für dich kämpft, zieht in dein Lager ein: Achte auf die Flügel.
political-tips-against = Nach jetzigem Stand gewinnt der Angriff { $wins } von 36 Würfen: weniger als die Hälfte.
political-tips-defending = Gruppen, die dir jetzt helfen, bleiben danach in deinem Lager, was die Würfel auch sagen.
political-tips-anybodys = Es darf auf jede Gruppe: Ein Makel am eigenen schwächeren Flügel vergrößert deinen Abstand.
