# Crazy Chicken: names, and everything the table and the cards say.
#
# crazy-told-…   what happened             crazy-ask-…       what the table waits for (public)
# crazy-title-…  headline of a card        crazy-question-…  what a seat is asked
# crazy-option-… a button or a line        crazy-chosen-…    the same, looked back on
# crazy-mark-…   what a group of the hand is good for
#
# Facts: $seat and $who are names, $pile a pile, $where “ onto …” or nothing; the rest are numbers.

crazy-title = Crazy Chicken
crazy-in-short = Ein Sammelduell: Leg Sätze verrückter Hühner aus und nimm der anderen Seite ihre, indem du mehr legst.
crazy-pitch = Ein Sammelduell. Leg Sätze der neun verrückten Hühner aus und nimm der anderen Seite ihre, indem du mehr legst. Jede Sorte zählt einmal; mit sechs davon kannst du die Runde beenden.

## Commands and settings (descriptions and values: at most 100 characters)

command-start-crazy = Crazy Chicken: ein Duell zu zweit um Sätze aus neun verrückten Hühnern

# Before the value of a setting in its menu, where the value does not name the setting.
crazy-named-first = Erste Runde:
crazy-named-draw = Ziehen ·
crazy-setting-rounds = Wie viele Runden das Spiel hat
crazy-setting-rounds-4 = vier Runden
crazy-setting-rounds-2 = zwei Runden
crazy-setting-rounds-1 = eine einzige Runde
crazy-setting-first = Wer die erste Runde beginnt (danach geht es abwechselnd)
crazy-setting-first-random = das Los sagt, wer beginnt
crazy-setting-first-host = der Host beginnt
crazy-setting-first-other = der Host lässt den Vortritt
crazy-setting-first-first = der erste Platz beginnt
crazy-setting-first-second = der zweite Platz beginnt
crazy-setting-draw = Wie die zwei Karten eines Zuges gezogen werden
crazy-setting-draw-one_by_one = nacheinander: Du siehst die erste, bevor du die zweite wählst
crazy-setting-draw-both = beide Stapel werden auf einmal genannt
crazy-setting-discard_history = Fächert die Ablagen auf, damit alle sehen, was darunterliegt
crazy-setting-discard_history-true = Ablagen aufgefächert
crazy-setting-discard_history-false = nur die obersten Karten sind zu sehen

## The cards

crazy-card-20 = Billy das Küken
crazy-card-18 = Gallo Gomez
crazy-card-16 = Superhuhn
crazy-card-14 = Gackoleon Bonaparte
crazy-card-12 = König Kikeriki
crazy-card-9 = Charles Lindberghuhn
crazy-card-8 = Thomas Gockel
crazy-card-7 = Maria Gackas
crazy-card-6 = Marilyn Hennroe
crazy-card = { $sign }{"\u00A0"}**{ $card }**
crazy-top = die { $card }
crazy-top-twice = zweimal die { $card }
crazy-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }

## The piles

crazy-pile-left = Stapel links
crazy-pile-right = Stapel rechts
crazy-pile-first = Ablage 1
crazy-pile-second = Ablage 2
crazy-where = {" "}→ { $pile }
crazy-piles-down = 🎴 Verdeckt: { $left } · { $right }
crazy-piles-open = 🍂 Ablagen: { $first } · { $second }
# No-break spaces, so that a pile stays on one line.
crazy-pile-down = { $sign } **{ $n }**
crazy-pile-open = { $sign } { $top }{ $n ->
    [one] {""}
   *[other] {" "}({ $n } hoch)
  }
crazy-pile-empty = { $sign } leer
crazy-pile-under = { $sign } ⬇️ { $cards }

## The table

crazy-table-round = Runde { $round } von { $rounds } · { $types } von { $all } Sorten auf dem Tisch
crazy-table-scores = -# Runden bisher: { $scores }
crazy-table-score = { $name } { $rounds }{ $count ->
    [one] {""}
   *[other] {" "}= { $total }
  }
crazy-table-hint = Eine Sorte zählt ihre Zahl einmal; sechs davon beenden die Runde. Mehr vom Gleichen schlägt einen Satz, wenn er nicht sicher ist 🔒.
crazy-table-seal = 🔏 Fair-Play-Siegel der Karten: { $seal }
crazy-table-again = Noch ein Duell? **/chicken start crazy**

crazy-seat-line = { $awaited }**{ $name }** · { $standing } · ✋ { $hand }
crazy-standing = **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
  } · { $types }/{ $most } Sorten
# No-break spaces, so that a set stays on one line.
crazy-set = { $sign }{"\u00A0"}**{ $card }**{"\u00A0"}×{ $count }{ $locked ->
    [yes] {" "}🔒
   *[no] {""}
  }
crazy-sets-none = noch nichts ausgelegt

crazy-result-won = 🏆 { $seat } gewinnt mit { $points } Punkten{ $tied ->
    [yes] {" "}und der besseren besten Runde: { $best }
   *[no] {""}
  }!
crazy-result-drawn = 🤝 Je { $points } Punkte und dieselbe beste Runde: Niemand gewinnt, niemand kräht.
crazy-result-line = { $place } **{ $name }** · { $points } Punkte{ $count ->
    [one] {""}
   *[other] {" "}({ $rounds })
  }
crazy-result-sets = **So endete die letzte Runde**
crazy-result-front = { $name }: { $sets }

## What the table waits for

crazy-ask-draw_first = 🐣 **{ $who }** zieht zwei Karten, dann heißt es auslegen oder abwerfen.
crazy-ask-draw_both = 🐣 **{ $who }** zieht zwei Karten, dann heißt es auslegen oder abwerfen.
crazy-ask-act = 🤔 **{ $who }** legt einen Satz aus oder wirft ab.
crazy-ask-give_way = 💥 { $laid } × { $card }! **{ $who }** verliert { $count } und sagt, wohin damit.
crazy-ask-pause = 🪶 Die Federn legen sich. Die nächste Runde kommt gleich.

## Cards

crazy-card-front = { $mine ->
    [yes] **Du**
   *[no] **{ $name }**
  } · { $standing }: { $sets }
crazy-card-won = 🏆 Gewonnen, { $points } : { $other }! Eine stattliche Sammlung.
crazy-card-drawn = 🤝 Je { $points } Punkte, und keine Feder Unterschied zwischen dir und { $seat }.
crazy-card-lost = { $points } : { $other }. { $seat } hatte die besseren Hühner, dieses eine Mal.

crazy-hand = ✋ **Auf der Hand: { $count }**
crazy-hand-none = ✋ Deine Hand ist leer.
crazy-hand-line = { $card }{"\u00A0"}×{ $count } · { $mark }{ $room ->
    [little] {""}
   *[plenty] {" "}· { $name }
  }
crazy-mark-ready = kann raus{ $mine ->
    [0] { $theirs ->
        [0] {""}
       *[other] , schlägt { $theirs }
    }
   *[other] , ersetzt die { $mine } auf dem Tisch
  }
# Beside the hand a phone has little room.
crazy-mark-wait = { $room ->
    [little] noch { $more }
   *[plenty] { $more ->
        [one] es fehlt noch eine
       *[other] es fehlen noch { $more }
    }
  }{ $mine ->
    [0] { $theirs ->
        [0] {" "}zum Auslegen
       *[other] {" "}gegen die { $theirs } drüben
    }
   *[other] {" "}gegen deine { $mine }
  }
crazy-mark-mine = deine { $count } sind für immer sicher
crazy-mark-lost = unerreichbar: drüben liegen { $count }

crazy-title-draw_first = Dein Zug: ziehen
crazy-title-draw_second = Und noch eine Karte
crazy-title-draw_both = Dein Zug: ziehen
crazy-title-act = Auslegen oder abwerfen
crazy-title-give_way = Du verlierst einen Satz

crazy-question-draw_first = Deine erste Karte?
crazy-question-draw_first-blind = Eine Karte von jedem Stapel.
crazy-question-draw_second = Und die zweite? Von irgendeinem anderen Stapel.
crazy-question-draw_both = Von welchen zwei Stapeln ziehst du?
crazy-question-act = Satz auslegen oder Karte abwerfen?
crazy-question-act-bare = Auslegen geht noch nicht: Wirf eine Karte ab.
crazy-question-give_way = { $laid } × { $card } schlagen deine { $count }. Auf welche Ablage kommen sie? Danach bist du am Zug.

crazy-waiting-turn = ⏳ Du bist nicht am Zug. Schau unschuldig.
crazy-waiting-order = 📋 Einen Moment: Dein Dauerauftrag übernimmt.
crazy-waiting-round = 🪶 Die Federn legen sich. Die nächste Runde kommt gleich.

crazy-option-draw = { $pile }
crazy-option-left = Stapel links
crazy-option-right = Stapel rechts
crazy-option-take = { $card } nehmen
crazy-option-both = Von: { $piles }
crazy-option-again = Noch mal: { $piles }
crazy-option-put = Auf { $pile }
crazy-option-lay = { $count } × { $card } auslegen{ $where }
crazy-option-discard = Die { $card } abwerfen
crazy-chosen-draw = { $pile }
crazy-chosen-put = { $pile }
crazy-chosen-lay = { $count } × { $card }
crazy-chosen-discard = die { $card }

crazy-menu-lay = Einen Satz auslegen …
crazy-menu-parts = Oder nur einen Teil …
crazy-menu-discard = { $top ->
    [0] Abwerfen …
   *[other] { $sign } Abwerfen auf die { $top } …
  }
# For both piles at once; the cards on top of them
crazy-menu-discards = Abwurf: 1️⃣ auf { $first }, 2️⃣ auf { $second } …
crazy-hint-held = du hast { $count } · { $state }

## What has a message of its own: a beaten set, and the end of a round

crazy-moment-beaten = 💥 **{ $count } × { $card }** schlagen **{ $beaten }**: { $sign } { $who } zieht aus bei { $loser } und ein bei **{ $winner }**!
crazy-moment-quip = { $which ->
    [0] Der Umzugswagen stand schon vor dem Stall.
    [1] Viel Federlesens wurde nicht gemacht.
    [2] „Es liegt nicht an dir, es liegt an der Anzahl.“
    [3] Das alte Nest ist noch warm.
   *[other] Jemand muss noch die gerahmten Fotos nachschicken.
  }

## What happened

crazy-why-six = sechs Sorten
crazy-why-nine = alle neun Sorten
crazy-why-pile = ein leerer Nachziehstapel
crazy-told-round_started = 🔔 Runde { $round }: { $seat } beginnt.
crazy-told-draws = { $mine ->
    [yes] 🖐️ Du nimmst { $what }.
   *[no] 🎴 { $seat } zieht { $what }.
  }
crazy-told-laid = 🐔 { $seat } legt **{ $count } × { $card }** aus.
crazy-told-gave_way = 💥 { $count } × { $card } von { $seat } gehen auf { $pile }.
crazy-told-discarded = 🍂 { $seat } wirft die { $card } ab, auf { $pile }.
crazy-told-round_ended = 🏁 Runde { $round } ist aus: { $why }. **{ $numbers }**
crazy-told-number = { $name } { $number }
crazy-told-drew_card = 👀 Du hast gezogen: { $what }.

# Dasselbe für alle, die die Geschichte lesen: $seat hat es erfahren.
crazy-secret-drew_card = **{ $seat }** hat gezogen: { $what }.

## Standing orders (see orders.ftl)

order-crazy-pile = Wohin mit verlorenen Sätzen
order-crazy-pile-help = Jemand legt mehr als du? Ich räume deinen alten Satz weg.
order-crazy-only = Ziehen, wo es nichts zu wählen gibt
order-crazy-only-help = Zwischen den Stapeln gibt es nichts zu wählen? Ich ziehe für dich.
order-crazy-only-coming = 📋 Nichts zu wählen, also ziehe ich für dich: **{ $choice }**.
order-crazy-pile-lower = Auf die niedrigere Karte
order-crazy-pile-smaller = Auf die kleinere Ablage

## In pictures: as short as can be

crazy-picture-round = Runde { $round } von { $rounds }{ $over ->
    [yes] {" "}ist vorbei
   *[no] {""}
  }
crazy-picture-types = { $count }/{ $all } Sorten
crazy-picture-legend = so viele zum Schlagen
crazy-picture-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
crazy-picture-total = insgesamt { $count }
crazy-picture-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
crazy-picture-in-hand = Auf der Hand: { $count }
crazy-picture-ready = legen
crazy-picture-wait = noch { $count }
crazy-picture-mine = sicher
crazy-picture-lost = nutzlos

## The same in sentences, for whoever does not see the pictures

crazy-alt-round = Runde { $round } von { $rounds }{ $over ->
    [yes] {" "}ist vorbei.
   *[no] .
  }
crazy-alt-turn = { $name } ist am Zug.
crazy-alt-beaten = { $count } × { $card } schlagen einen Satz von { $name }.
crazy-alt-moment = { $count } × { $card } von { $winner } schlagen { $beaten } von { $loser }.
crazy-alt-front = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $hand ->
    [none] {""}
    [one] 1 Karte auf der Hand,{" "}
   *[other] { $hand } Karten auf der Hand,{" "}
  }ausgelegt: { $sets }
crazy-alt-none = nichts
crazy-alt-set = { $count } × { $card }{ $safe ->
    [yes] {" "}(sicher)
   *[no] {""}
  }
crazy-alt-piles = Verdeckte Stapel: { $left } und { $right }. Ablagen: { $first } und { $second }.
crazy-alt-pile = { $card } ({ $count } hoch)
crazy-alt-no-pile = leer
crazy-alt-hand = Auf der Hand: { $cards }.
crazy-alt-group = { $count } × { $card } ({ $mark })

## Its story, told once it is over

crazy-chapter = Runde { $round }

## For those who watch (cogs/crazy/watch.py)

crazy-bets-until = bis die erste Runde vorbei ist (oder halb vorbei, wenn es nur eine gibt)
crazy-watch-unseen = 🎲 Noch nicht gesehen, und wie wahrscheinlich jede verdeckt liegt: { $cards }
crazy-watch-card = { $card }{"\u00A0"}×{ $count } ({ $percent }{"\u00A0"}%)
crazy-watch-shown = ✋ Vor aller Augen genommen und noch auf der Hand von { $seat }: { $cards }

## Statistics and feats

crazy-count-sets = { $number ->
    [one] 1 Satz ausgelegt
   *[other] { $number } Sätze ausgelegt
  }
crazy-count-beaten = { $number ->
    [one] 1 Satz abgejagt
   *[other] { $number } Sätze abgejagt
  }
crazy-count-lost = { $number ->
    [one] 1 Satz verloren
   *[other] { $number } Sätze verloren
  }
crazy-count-rounds = { $number ->
    [one] 1 Runde gewonnen
   *[other] { $number } Runden gewonnen
  }
crazy-count-round = beste Runde { $number } Punkte
crazy-count-set = { $number ->
    [one] größter Satz 1 Karte
   *[other] größter Satz { $number } Karten
  }
crazy-feat-huge_set = Der ganze Stall
crazy-feat-huge_set-how = leg einen Satz aus sieben oder mehr Karten
crazy-feat-bully = Hackordnung
crazy-feat-bully-how = schlag in einem Spiel acht Sätze
crazy-feat-untouched = Krallen weg
crazy-feat-untouched-how = gewinne, ohne einen einzigen Satz zu verlieren
crazy-feat-landslide = Erdrutsch
crazy-feat-landslide-how = gewinne eine Runde mit vierzig oder mehr Vorsprung
crazy-feat-shut_out = Leeres Nest
crazy-feat-shut_out-how = gewinne eine Runde, in der die andere Seite leer ausgeht
crazy-feat-whitewash = Weiße Weste
crazy-feat-whitewash-how = gewinne jede Runde eines Spiels
crazy-feat-comeback = Zweite Luft
crazy-feat-comeback-how = verlier die erste Runde und gewinne das Spiel
crazy-feat-photo_finish = Fotofinish
crazy-feat-photo_finish-how = gewinne ein Spiel mit höchstens drei Punkten Vorsprung

## What decided it, in three sentences at the end

crazy-recap-round = Den Ausschlag gab Runde { $round }: { $mine } zu { $theirs } für { $seat }.
crazy-recap-steal = { $seat } hat in Runde { $round } einen Satz aus { $count } Karten verjagt.
crazy-recap-margin = Nach Runden { $won }:{ $lost }, nach Punkten { $by ->
    [0] gleichauf
    [one] nur einer auseinander
   *[other] { $by } auseinander
  }.

## The lesson (data/lessons/crazy.toml; see lessons.ftl)

crazy-lesson-draw = Ich bin dein Trainerhuhn. Ein Satz gleicher Karten vor dir zählt seine Zahl, und die meisten Punkte gewinnen. Ein Zug ist: zwei Karten ziehen, dann einen Satz auslegen oder eine Karte abwerfen. Zieh die erste von einem verdeckten Stapel.
crazy-lesson-drew = Die gehört dir, ungesehen.
crazy-lesson-draw-again = Die zweite kommt von **woanders**: verdeckt, oder von der Ablage, und { $b } sieht zu.
crazy-lesson-drew-blind = Na, das war eine Überraschung.
crazy-lesson-took-open = Das haben alle gesehen und wissen jetzt, worauf du aus bist.
crazy-lesson-act = Jetzt zwei oder mehr gleiche auslegen **oder** eine abwerfen.
crazy-lesson-laid = Da liegen sie und mit ihnen 20 Punkte, egal wie viele es sind: bis jemand mehr davon legt.
crazy-lesson-discarded = Weg, und zwar offen. { $b } darf sie haben. Geduld kann ein Plan sein, aber Karten auf der Hand zählen nichts.
crazy-lesson-beat = { $b } hat eine Sorte ausgelegt, von der du mehr auf der Hand hast. Leg **mehr**, als drüben liegt, und der Satz dort muss weg.
crazy-lesson-beaten = Der Satz drüben ist weg, deiner liegt da. Die Antwort: Ein anderer von dir ist geschlagen.
crazy-lesson-let-them = Der Satz drüben bleibt. So höflich ist man dort nicht und hat eben einen von dir geschlagen.
crazy-lesson-give-way = Dein Satz muss weg. Welche Ablage deckt er zu?
crazy-lesson-gave-way = Erledigt, und einen Teil davon kannst du wieder ziehen. Ein Satz aus mindestens der Hälfte all seiner Karten 🔒 kann nie geschlagen werden.
crazy-lesson-end = Noch eine Sorte, und du hast **sechs** vor dir: Das beendet die Runde. Ein leerer Stapel oder alle neun Sorten auf dem Tisch auch.
crazy-lesson-ended = Sechs Sorten: Die Runde ist aus, und jede Sorte zählt ihre Zahl. Sieh dir die Punkte an.
crazy-lesson-waited = Die Runde geht weiter, und { $b } zieht. Wer führt, sollte es eiliger haben.
crazy-lesson-farewell = Das ist das ganze Spiel: zwei rein, eins raus, schlagen und beenden, solange du vorn bist. Ein echtes Spiel hat vier Runden. Wer traut sich?

## Tips (cogs/crazy/tips.py)

crazy-tips-open-card = Offen liegt eine { $card }, und du hast { $count }.
crazy-tips-open-shows = Wer eine offene Karte nimmt, zeigt, was gesammelt wird.
crazy-tips-legend = **{ $card }** ×2: zwei Karten der Sorte { $card }, von { $card }. Ein Satz bringt { $card } Punkte, egal wie lang.
crazy-tips-short-pile = Ein Nachziehstapel hat nur noch { $cards }, und ist er leer, endet die Runde. Was du dann auf der Hand hast, zählt nichts.
crazy-tips-ends = Eine sechste Sorte beendet die Runde sofort. Bisher steht es { $mine } zu { $theirs }.
crazy-tips-other-is-near = { $seat } fehlt noch eine Sorte zum Rundenende. Ein Satz, den du schlägst, ist drüben eine Sorte weniger.
crazy-tips-beats = Du hast genug, um bei { $seat } die { $card } zu schlagen: Die Punkte wechseln die Seite.
crazy-tips-locks = { $count } × { $card } wäre mindestens die Hälfte von allen: für immer sicher.
crazy-tips-wanted = { $seat } hat die { $card } aus der Ablage gefischt und noch auf der Hand. Pass auf, was du dort hinlegst.
crazy-tips-covered = Nur die oberste Karte eines Stapels kann man ziehen: Was darunterliegt, ist erst mal außer Reichweite.
