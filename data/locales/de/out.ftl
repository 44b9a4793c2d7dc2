# Chicken Out!: names, and everything the table says.
#
# out-told-…   what happened: whole sentences, or what follows a name ("Ada opens")
# out-ask-…    what the table waits for       out-option-… a button
#
# Facts: $seat, $seats, $target, $who are names; $cards and $count are numbers.

out-title = Chicken Out!
out-in-short = Deck Karten auf, zähl mit den anderen bis 21 und { $goal ->
    [capture] hol mit deinen 21ern mehr Karten als das andere Huhn.
    [race] werde zuerst alle Karten los, ohne die Nerven zu verlieren.
   *[usual] { $deals ->
        [1] { $seats ->
            [2] hol mit deinen 21ern mehr Karten als das andere Huhn.
           *[other] werde zuerst alle Karten los, ohne die Nerven zu verlieren.
          }
       *[other] werde zuerst alle Karten los, ohne die Nerven zu verlieren.
      }
  }
out-pitch = Karte aufdecken, mitzählen, beten. Bei 21 kommt alles weg, über 21 gehört alles dir, und wer kneift, hebt es freiwillig auf. Sei zuerst ohne Karten (oder zu zweit das Huhn mit den besten 21ern).

## Commands and settings (descriptions and values: at most 100 characters)

command-start-out = Chicken Out!: mit 2 bis 8 Hühnern bis 21 zählen und nie die Nerven verlieren

# Before the value of a setting in its menu, where the value does not name the setting.
out-named-goal = Ziel:
out-named-positions = Ende ·
out-named-deals = Durchgänge ·
out-setting-goal = Womit man gewinnt
out-setting-goal-usual = zu zweit auf Beute, sonst Wettrennen
out-setting-goal-capture = immer 21er erbeuten
out-setting-goal-race = Rennen zum leeren Stapel
out-setting-after21 = Wie es nach einer 21 weitergeht
out-setting-after21-any = nach 21: solange du dich traust
out-setting-after21-two = zwei Karten nach der 21
out-setting-pass_left = 21er gehen nach links weiter (ab vier)
out-setting-pass_left-true = 21er gehen nach links
out-setting-pass_left-false = 21er verlassen das Spiel
out-setting-positions = Was passiert, wenn das erste Huhn fertig ist
out-setting-positions-usual = ab vier um die Plätze
out-setting-positions-stop = der Erste beendet es
out-setting-positions-play_on = weiter um die Plätze
out-setting-same_fox = Was der Kopierfuchs kopiert
out-setting-same_fox-card = Kopierfuchs kopiert jede Karte
out-setting-same_fox-chicken = Kopierfuchs kopiert nur Hühner
out-setting-pickup = Wie genommene Karten wiederkommen
out-setting-pickup-ordered = Karten der Reihe nach zurück
out-setting-pickup-shuffled = Genommenes wird gemischt
out-setting-deals = Wie viele Durchgänge ein Spiel hat
out-setting-deals-0 = automatisch: einer, manchmal drei
out-setting-deals-1 = ein Durchgang
out-setting-deals-2 = zwei Durchgänge
out-setting-deals-3 = drei Durchgänge
out-setting-deals-4 = vier Durchgänge
out-setting-deals-5 = fünf Durchgänge

## Cards: $sign is a fox

out-card-x2 = { $sign } doppelt
out-card-z0 = { $sign } null
out-card-e20 = { $sign } zwanzig
out-card-same = { $sign } wie { $copied }
out-card-blank = { $sign } wie nichts

## The table

out-goal-capture = 🎯 Die besten 21er gewinnen
out-goal-race = 🏁 Wer zuerst fertig ist, gewinnt
out-table-deal = Durchgang { $number } von { $deals }
out-table-thrown = 🗑️ { $count } endgültig weg
out-table-count = { $sign } { $count } von 21 · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
out-table-legend = 🎴 Karten übrig{ $deals ->
    [one] {""}
   *[other] {" "}· 🧮 Punkte
  } · +{"\u00A0"}zählt dazu · ❤️{"\u00A0"}zählt dazu, oder ab statt zu platzen · →{"\u00A0"}der{"\u00A0"}Zähler
out-earlier = … { $cards }
out-table-seal = 🔏 Fair-Play-Siegel des Decks: { $seal }
out-table-again = Noch Nerven? **/chicken start out**

out-seat-pile = 🎴 { $count }
out-seat-out = { $sign } fertig
out-seat-captured = 🎯 { $count } erbeutet
out-seat-points = 🧮 { $count }

## What the table waits for

out-ask-turn = **{ $who }**: eine Karte aufdecken oder { $cards ->
    [one] die eine hier
    [2] beide
   *[other] alle { $cards }
  } nehmen?
out-ask-run = **{ $who }** hat 21 und einen Lauf: noch eine Karte?

out-option-play = Aufdecken
out-option-chicken_out = Kneifen
out-option-continue = Noch eine
out-option-until_11 = Weiter bis 11
out-option-stop = Aufhören
out-button-counted = { $option } ({ $count })

## What happened

out-told-dealt = 🃏 { $dealer } gibt: je { $cards } Karten{ $count ->
    [0] .
    [one] , { $count } bleibt draußen, ungesehen.
   *[other] , { $count } bleiben draußen, ungesehen.
  }
# $how: must (up to ten nobody has a choice), dares, plainly. $cards: one or more; $count: what they make together.
out-told-turned = { $how ->
    [must] muss aufdecken:
    [dares] wagt
   *[plainly] deckt auf:
  }{" "}{ $cards }: **{ $count }**
# How a line is put together: who, what they do, the cards they turn, and what comes of it.
out-told-seat = **{ $seat }** { $does }
out-told-with-cards = { $does } mit { $cards }: **{ $count }**
out-told-then = { $does }, { $then }
out-told-opened = eröffnet
out-told-ran = 🏃 legt einen Lauf hin
out-told-busted = 💥 platzt! Nimmt { $cards }.
out-told-chickened = 🐔 kneift bei { $count } und nimmt { $cards }
out-told-stopped = ✋ hört auf
out-told-made_21 = 🎉 21!
out-told-thrown = { $cards } Karten verlassen das Spiel.
out-told-captured = Das macht { $cards } erbeutete Karten.
out-told-passed = { $target } bekommt alle { $cards } Karten.
out-told-went_out = 🏁 keine Karten mehr!
out-told-muddled = 🌀 Das zieht sich: Ab jetzt wird gemischt, was genommen wird.
out-told-called_off = 🌙 Das wird nie fertig. Die Hennen gehen schlafen.
out-told-unbeatable = 🎯 { $seat } hat { $cards } Karten: uneinholbar.
out-told-tallied = 🧮 { $seat }: { $cards ->
    [0] nichts übrig
    [one] 1 Karte übrig
   *[other] { $cards } Karten übrig
  }, bisher { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }

## A message of its own ($seat is a name)

out-moment-made_21 = 🎉 21 für { $seat }!
out-moment-busted = 💥 { $seat } platzt!
out-moment-taken = Alle { $cards } Karten gehen an { $seat }. Mit lieben Grüßen von allen.
out-moment-went_out = 🏁 { $seat } hat keine Karten mehr!

## The result

out-result-won = 🏆 { $seats } { $people ->
    [one] gewinnt
   *[other] teilen sich den Sieg
  }!
out-result-line = { $place } **{ $name }** · { $score }
out-result-capture = 🎯 { $count } erbeutet
out-result-race = { $count ->
    [0] keine Karten übrig
    [one] 1 Karte übrig
   *[other] { $count } Karten übrig
  }
out-result-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }

## The card of /chicken hand

out-card-title = Keine Geheimnisse hier
out-card-title-turn = Du bist am Zug
out-card-pile = Dein Stapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
  }, und niemand darf hineinschauen, du am allerwenigsten.
out-card-open = Alles spielt sich auf dem Tisch ab, samt Knöpfen. Ab mit dir!
out-card-rings = 🔔 Wartet der Tisch auf dich und du schaust woandershin, klingle ich per DM. Bis dahin: Füße hoch.

## Standing orders (see orders.ftl): nothing is answered, somebody is rung

order-page-intro-out = Für dich gespielt wird hier nicht; sich trauen ist ja das ganze Spiel. Aber anstupsen kann ich dich. Nur du siehst das hier.
order-out-reminder = Erinner mich per DM
order-out-reminder-help = Der Tisch wartet auf dich und du schaust woandershin? Ich klingle. Wer gerade Knöpfe drückt, hat Ruhe.

## In pictures: as short as can be

out-picture-safe = sicher
out-picture-brave = mutig
out-picture-hot = heiß
out-picture-to-go = noch { $count }
out-picture-cards = { $count ->
    [one] 1 Karte auf dem Tisch
   *[other] { $count } Karten auf dem Tisch
  }
out-picture-run = ein Lauf
out-picture-more = +{ $count }
out-picture-goal-capture = Die besten 21er gewinnen
out-picture-goal-race = Wer zuerst fertig ist, gewinnt
out-picture-deal = Durchgang { $number } von { $deals }
out-picture-thrown = { $count } endgültig weg
out-picture-result-race = Karten übrig
out-picture-result-capture = Karten erbeutet
out-picture-result-points = Punkte: weniger ist besser
out-picture-busted = geplatzt!
out-picture-made_21 = genau 21!
out-picture-went_out = fertig!
out-picture-place = #{ $place }
out-picture-points = P.

## The same in sentences, for whoever does not see the picture

out-alt-busted = { $name } platzt bei { $count } und nimmt { $cards } Karten.
out-alt-made_21 = { $name } schafft 21.
out-alt-went_out = { $name } hat keine Karten mehr, beim Zählerstand { $count }.
out-alt-count = Der Zähler steht auf { $count }, { $left } unter 21, nach { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }. { $run ->
    [yes] { $name } hat einen Lauf.
   *[no] { $name } ist am Zug.
  }
out-alt-series = { $more ->
    [0] Die Karten
   *[other] Die neuesten Karten
  }: { $cards }.
out-alt-black = schwarz { $number }
out-alt-red = rot { $number }
out-alt-off = rot { $number } abgezogen
out-alt-X2 = Doppelfuchs
out-alt-Z0 = Nullfuchs
out-alt-E20 = Zwanzigfuchs
out-alt-SM = Kopierfuchs wie { $copied }
out-alt-blank = nichts
out-alt-seats = Karten übrig: { $seats }.
out-alt-seat = { $name } { $pile }{ $captured ->
    [none] {""}
   *[other] {" "}und { $captured } erbeutet
  }{ $points ->
    [none] {""}
   *[other] {" "}und { $points } Punkte
  }
out-alt-out = { $name } ist fertig, auf Platz { $place }

## Its story, told once it is over

out-chapter = Reihe { $nth }, begonnen von { $seat }

## For those who watch (cogs/chicken_out/watch.py)

out-bets-until = bis drei Karten je Platz gespielt sind
out-watch-cards = 🎴 Noch verdeckt: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }, davon { $black } schwarz, { $red } rot, { $foxes ->
    [one] 1 Fuchs
   *[other] { $foxes } Füchse
  }.
out-watch-odds = 🎲 Eine beliebige davon, beim Zählerstand { $count }: { $bust }{"\u00A0"}% platzen, { $makes }{"\u00A0"}% machen 21.

## Statistics and feats

out-count-made_21 = { $number ->
    [one] eine perfekte 21
   *[other] { $number } perfekte 21er
  }
out-count-busts = { $number ->
    [one] einmal geplatzt
   *[other] { $number }-mal geplatzt
  }
out-count-chickened = { $number ->
    [one] einmal gekniffen
   *[other] { $number }-mal gekniffen
  }
out-count-first_out = { $number ->
    [one] einmal zuerst fertig
   *[other] { $number }-mal zuerst fertig
  }
out-count-series = { $number ->
    [one] längste 21: 1 Karte
   *[other] längste 21: { $number } Karten
  }
out-feat-short_cut = Abkürzung
out-feat-short_cut-how = mach eine 21 aus höchstens drei Karten
out-feat-long_road = Panoramastrecke
out-feat-long_road-how = mach eine 21 aus zehn oder mehr Karten
out-feat-three_21s = Hattrick
out-feat-three_21s-how = mach drei 21er in einem Spiel
out-feat-saint = Saubere Federn
out-feat-saint-how = gewinne, ohne ein einziges Mal zu platzen
out-feat-feathers = Geplatztes Kissen
out-feat-feathers-how = platz mit zwölf oder mehr Karten auf dem Tisch
out-feat-on_the_brink = Über die Straße gekommen
out-feat-on_the_brink-how = überleb in einem Spiel zweimal eine Karte bei 20
out-feat-zero_hero = Nullnummer
out-feat-zero_hero-how = deck bei 18 oder mehr einen Nullfuchs auf
out-feat-fearless = Kein Angsthuhn
out-feat-fearless-how = gewinne, ohne ein einziges Mal zu kneifen

## What decided it, in three sentences at the end

out-recap-out = { $seat } war zuerst fertig.
out-recap-ran-out = { $seat } lief { $cards } Karten am Stück, bis zur allerletzten. Niemand konnte hinsehen.
out-recap-bust = Teuerster Knall: { $seat } bei { $count }, mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
  }.
out-recap-capture = Danach { $seats }, mit { $count }.
out-recap-race = Danach { $seats }, { $count ->
    [0] auch mit leeren Krallen
    [one] nur eine Karte dahinter
   *[other] { $count } Karten dahinter
  }.
out-recap-points = Danach { $seats }, mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
  }.

## The lesson (data/lessons/out.toml; see lessons.ftl)

out-lesson-dare = Ich bin dein Trainerhuhn. Wir zählen alle zusammen, reihum eine Karte, und wer zuerst alle los ist, gewinnt. Bis zehn kann nichts passieren. Jetzt ist es mehr, und die nächste Karte ist deine, ungesehen. Über 21 platzt du.
out-lesson-dared = Du stehst noch, und jetzt hat { $b } das Kopfweh. Das halbe Spiel besteht daraus, das Kopfweh weiterzureichen.
out-lesson-chickened = Du hast die Karten vom Tisch unter deinen Stapel genommen und musstest mit zwei eigenen eine neue Reihe eröffnen. Sicher, aber dein Stapel ist gewachsen.
out-lesson-hot = Heißer! Eine schwarze Karte ab vier bringt dich über 21. Rote sind nett: Bevor sie platzen, werden sie abgezogen. Platzen kostet dich alle Karten auf dem Tisch, und Kneifen auch.
out-lesson-bust = Geplatzt! Alles kommt unter deinen Stapel, die Übeltäterkarte inklusive, und { $b } eröffnet die nächste Reihe. Das passiert jedem Huhn einmal die Stunde.
out-lesson-wise = Weise. Es kostet dieselben Karten wie das Platzen, nur ohne die schuldige, und du eröffnest die nächste Reihe und wirst dabei wieder Karten los.
out-lesson-trust-me = Schau: Ein Fuchs 🦊 hat den Zähler verdoppelt. Jetzt vertrau deinem Trainerhuhn dies eine Mal und deck deine Karte auf.
out-lesson-twenty-one = **Genau 21!** Dein Lauf beginnt.
out-lesson-run = Die Reihe ist raus. Du spielst allein, jede Karte eine weniger. Hör auf, wann du magst: { $b } macht weiter.
out-lesson-ran-on = Noch eine Karte weg. Du hättest ewig so weitermachen können, aber der Unterricht ist kurz.
out-lesson-ran-far = Du bist gelaufen, solange nichts passieren konnte. So weit tragen Beine ohne Mut.
out-lesson-stopped = Du hast aufgehört, und { $b } muss von da aus weiter. Bescheiden.
out-lesson-last-card = Deine **letzte Karte**. Platzt sie nicht, bist du fertig, und beim Wettrennen hast du dann gewonnen. Wie fühlt sich das an?
out-lesson-went-out = Nicht geplatzt, keine Karten, keine Konkurrenz: Du hast gewonnen. Flügel hoch.
out-lesson-so-near = So nah dran! Du hast die Karten genommen, und { $b } hat gesehen, wie du geblinzelt hast. Nächstes Mal.
out-lesson-farewell = Und das ist das ganze Spiel: trauen oder kneifen, platzen, 21, der Lauf und das Fertigwerden. Zu zweit zählen stattdessen erbeutete Karten; wie, steht in den Regeln. Jetzt such dir jemanden mit Nerven.

## Tips (cogs/chicken_out/tips.py)

out-tips-last-card = Deine letzte Karte: Platzt sie nicht, bist du fertig.
out-tips-rival = { $seat } hat nur noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }. Was du jetzt nimmst, musst du auch wieder loswerden.
out-tips-hot = Jede schwarze ab { $too_much } platzt, und { $room } mehr macht genau 21. Rote platzen nie.
out-tips-many = { $cards } Karten liegen da: Platzen kostet alle und eine mehr, Kneifen kostet alle.
out-tips-room = { $room } mehr macht genau 21. Bis 10 kann nichts platzen, darum decke ich dort für dich auf.
out-tips-safe-run = Bei { $count } kann keine Karte platzen, welche auch kommt. Jede ist eine weniger.
out-tips-risky-run = Bei { $count } darfst du aufhören, und es kostet dich nichts: Weiter geht es von dort für den nächsten Platz.
