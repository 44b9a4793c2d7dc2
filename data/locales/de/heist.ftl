# Chicken Heist: names, one-line helps, and everything the table and the cards say.
#
# heist-card-…       action cards          heist-character-…  characters       heist-event-…  event cards
# heist-told-…       what happened         heist-ask-…        what the table waits for (public)
# heist-title-…      headline of a card    heist-question-…   what a seat is asked
# heist-option-…     a button or a line of a menu            heist-chosen-…  the same, looked back on
#
# Facts: $seat $target $by $leader are names, $seats a list of names, $people how many they are; $card $cards
# $event $loot $loots $crew $character $old $move come as their names; $slot $other $count $round $number are numbers.

heist-title = Chicken Heist
heist-in-short = Raub mit krummen Hühnern eine Bank aus und entkomm mit der dicksten Beute.
heist-pitch = Eine Bande krummer Hühner steckt in einer Bank. Raff, was geht, linse, was kommt, und sei draußen, bevor das falsche Ereignis zuschlägt. Gefasste Hühner zählen nichts; von den entkommenen gewinnt das reichste.

## Crews, moves, decisions, loot

heist-crew-perimeter = Hof
heist-crew-vault = Tresor
heist-crew-lobby = Schalter
heist-crew-rooftop = Dach

heist-move-rob = Plündern
heist-move-lookout = Spähen
heist-move-tinker = Werkeln
heist-move-resupply = Nachladen

heist-choice-stay = Bleiben
heist-choice-run = Abhauen
heist-choice-hide = Versteck

heist-loot-cash = Bargeld { $value }
heist-loot-gold = Gold { $value }
heist-loot-diamond = Diamant { $value }

## Action cards

heist-card-check_in = Rapport
heist-card-check_in-help = Jemand entscheidet vor dir, zeigt es nur dir und kommt nicht mehr davon los.
heist-card-copycat = Papagei
heist-card-copycat-help = Du entscheidest nicht selbst; was ein anderes Huhn wählt, gilt auch für dich.
heist-card-disguise = Maske
heist-card-disguise-help = Nenn ein Huhn, und es bekommt eine neue Figur. Zur Not dich selbst.
heist-card-flash_grenade = Blitz-Ei
heist-card-flash_grenade-help = Für den Rest der Runde kein Spähen. Der Boss trägt Sonnenbrille.
heist-card-fortify = Barrikade
heist-card-fortify-help = Eine Crew ist diese Runde vor beiden SEKs sicher.
heist-card-freeze = Eiszeit
heist-card-freeze-help = Keine Aktionskarten mehr in dieser Runde, für niemanden.
heist-card-influence = Putsch
heist-card-influence-help = Mach irgendwen zum Leithuhn. Ja, du bist auch irgendwer.
heist-card-lockdown = Riegel
heist-card-lockdown-help = Ein Feld schaut niemand mehr an, bis es aufgedeckt wird. Nur der Boss darf.
heist-card-override = Einspruch
heist-card-override-help = Macht eine eben gezeigte Karte ungültig. Immer nur als Antwort.
heist-card-panic = Panik
heist-card-panic-help = Tausch zwei Ereignisse, oder auch nicht. Wissen wird es niemand, du auch nicht.
heist-card-scramble = Rührei
heist-card-scramble-help = Alle Figuren werden gemischt und neu ausgeteilt.
heist-card-signal_jammer = Störfunk
heist-card-signal_jammer-help = Kein Ereignis wechselt diese Runde sein Feld. Nur der Boss darf werkeln.
heist-card-teamwork = Teamwork
heist-card-teamwork-help = Jemand wählt ein Feld, du ein anderes; die beiden werden vertauscht.
heist-card-warn = Warnung
heist-card-warn-help = Sag das Ereignis dieser Runde an. Hast du recht, ziehst du ein Beutestück.

## Characters

heist-character-agent = Agent
heist-character-agent-help = Einmal je Zug: Nimm jemandem blind ein Beutestück ab, gib blind eins von dir zurück.
heist-character-alchemist = Alchemist
heist-character-alchemist-help = Hast du ein Gold geplündert, darfst du es zeigen und eine Karte ziehen.
heist-character-mystic = Orakel
heist-character-mystic-help = Einmal je Zug: Wirf eine Karte ab, zieh eine Karte.
heist-character-angel = Engel
heist-character-angel-help = Einmal je Zug: Verbiete dir und jemandem ein Manöver für diese Runde.
heist-character-cowboy = Cowboy
heist-character-cowboy-help = Wer den Cowboy bekommt oder abgibt, zieht eine Karte.
heist-character-jester = Narr
heist-character-jester-help = Nach Werkeln, Panik oder Teamwork spielst du die oberste Karte vom Stapel, ob du willst oder nicht.
heist-character-boss = Boss
heist-character-boss-help = Spähen und Werkeln, egal welche Karten auf dem Tisch liegen.
heist-character-devil = Teufel
heist-character-devil-help = Einmal je Zug: Schalt jemandem für diese Runde die Fähigkeit aus. Nie zweimal nacheinander demselben Huhn.
heist-character-pirate = Pirat
heist-character-pirate-help = Einmal je Zug: Gib ein Beutestück zurück für einmal Nachladen oder Werkeln extra.
heist-character-cyborg = Cyborg
heist-character-cyborg-help = Nach deiner zweiten Karte in einer Runde ziehst du eine.
heist-character-knight = Ritter
heist-character-knight-help = Nach deinem Spähen darfst du eine Karte ziehen; dafür diese Runde kein Versteck wählen.
heist-character-samurai = Samurai
heist-character-samurai-help = In Runde 1 bis 5 tut dir als Leithuhn kein Ereignis weh. Nur das zweite Hupsignal.

## Events

heist-event-shootout = Schießerei
heist-event-shootout-help = Erwischt die Crew im Hof.
heist-event-time_lock = Zeitschloss
heist-event-time_lock-help = Erwischt die Crew am Tresor.
heist-event-silent_alarm = Stiller Alarm
heist-event-silent_alarm-help = Erwischt die Crew am Schalter.
heist-event-searchlight = Suchscheinwerfer
heist-event-searchlight-help = Erwischt die Crew auf dem Dach.
heist-event-swat = SEK
heist-event-swat-help = Erwischt jedes Huhn, dessen Crew nicht verschanzt ist.
heist-event-drivers_signal = Hupsignal
heist-event-drivers_signal-help = Das erste ist nur ein Hupen. Beim zweiten fährt der Laster ab, mit denen, die abhauen.
heist-event-betrayal = Verrat
heist-event-betrayal-help = Erwischt das Leithuhn.
heist-event-dyepack = Farbbombe
heist-event-dyepack-help = Lila Beute: Der Laster wird in den Stapel geleert.
heist-event-masterpiece = Meisterwerk
heist-event-masterpiece-help = Haut genau ein Huhn ab, nimmt es vier Beutestücke mit.
heist-event-membership_fee = Mitgliedsbeitrag
heist-event-membership_fee-help = Wer bleibt, zahlt ein Beutestück oder wird gefasst.
heist-event-police_patrol = Polizeistreife
heist-event-police_patrol-help = Erwischt alle, die abhauen.
heist-event-poor_planning = Fehlplanung
heist-event-poor_planning-help = Entpuppt sich als etwas völlig anderes.
heist-event-swat_again = Noch mal SEK
heist-event-swat_again-help = Das SEK. Hat hier die Schlüssel liegen lassen.

## Phases

heist-phase-turn = Züge
heist-phase-sweep = Operation
heist-phase-queue = Operation
heist-phase-decision_a = Entscheidung
heist-phase-decision_b = Entscheidung
heist-phase-saves = Aufdecken
heist-phase-split = Beuteteilung

## The table

heist-table-deadline = { $text } · Frist { $when }
heist-round = **Runde { $round }/10** · { $signals }
heist-signals = { $count ->
    [0] 🚗 { $over ->
        [yes] kein Signal
       *[no] noch kein Signal
    }
    [1] 🚗 { $over ->
        [yes] ein Signal
       *[no] **1 von 2** Signalen
    }
   *[other] 🚗 der Laster ist weg
  }
heist-table-now = 🎴 **Diese Runde: Feld { $slot }**
heist-table-hidden = { $count ->
    [one] { $last } verdeckt
   *[other] { $first }–{ $last } verdeckt
  }
# Of a story, whose reader may know them.
heist-table-laid-open = 🙈 Noch verdeckt: { $events }
heist-table-seen = Schon ausgespähte Felder: { $slots }
heist-table-seen-slot = { $slot } ({ $seats })
heist-table-piles = 🚚 Laster **{ $truck }** · 💰 Stapel **{ $loot }** · 🃏 Karten **{ $draw }**
heist-table-truck-open = 🚚 Auf dem Laster: { $loots }
heist-table-discard = ♻️ Ablage ({ $count }): { $cards }
heist-table-in-force = 📌 **Es gilt:** { $effects }
heist-table-chain = 🃏 Auf dem Tisch: { $cards }
heist-table-chain-link = { $card } von { $seat }
heist-table-legend = 👑 Leithuhn · ✋ Karten · 💰 Beute · 🙈 Versteck · 🤖 Haushuhn
heist-table-seal = 🔏 Fair-Play-Siegel des Decks: { $seal }
heist-table-again = Eine neue Bande? **/chicken start heist**

heist-seat-line = { $signs }**{ $name }** · { $character } { $crew } · ✋{ $cards } 💰{ $loot }{ $rest }
heist-out-escaped = 🏁 Entkommen: { $seats }
heist-out-with = { $seat } ({ $count ->
    [0] ohne Beute
    [one] { $count } Beutestück
   *[other] { $count } Beutestücke
  })
heist-out-caught = ⛓️ Gefasst: { $seats }

heist-board-flash_grenade = { $sign } kein Spähen
heist-board-freeze = { $sign } keine Karten mehr
heist-board-signal_jammer = { $sign } kein Tauschen von Ereignissen
heist-board-fortify = { $sign } vor dem SEK sicher: { $crew }
heist-board-lockdown = { $sign } kein Blick auf { $count ->
    [one] Feld { $slots }
   *[other] die Felder { $slots }
  }
heist-board-angel = { $sign } kein { $move } für { $seats }
heist-board-devil = { $sign } Fähigkeit aus: { $target }
heist-board-knight = { $sign } kein Versteck für { $by }
heist-board-copycat = { $sign } { $by } plappert { $target } nach
heist-board-check_in = { $sign } { $target } gibt { $by } Rapport
heist-board-warn = { $sign } { $by } rechnet mit: { $event }
heist-board-copycat-void = { $sign } { $by } plappert { $target } nach (verpufft)
heist-board-check_in-void = { $sign } { $target } gibt { $by } Rapport (verpufft)

## In pictures: as short as can be

heist-picture-of-rounds = von 10
heist-picture-strikes = { $event }!
heist-picture-last = Zuletzt: { $event }
heist-picture-signals = Signal { $count } von 2
heist-picture-escaped = Entkommen { $count }
heist-picture-caught = Gefasst { $count }
heist-picture-over = { $away } weg, { $caught } gefasst
heist-picture-chose-stay = bleibt
heist-picture-chose-run = türmt
heist-picture-chose-hide = duckt
heist-picture-fate-caught = gefasst
heist-picture-fate-escaped = weg!
heist-picture-fate-saved = heil
heist-picture-fate-fee_paid = bezahlt
heist-picture-fate-hid = im Nest
heist-picture-lied = LÜGE!
heist-picture-loot = Beute
heist-picture-draw = Stapel
heist-picture-discard = Ablage
heist-picture-your-loot = Deine Beute
heist-picture-worth = { $count ->
    [0] noch nichts
    [one] { $count } Karte, wert: { $total }
   *[other] { $count } Karten, wert: { $total }
  }
heist-picture-you-know = Du weißt
# The same of a seat, in its story.
heist-picture-knows = Weiß schon
heist-picture-no-cards = Keine Karten. Nachladen!

## The pictures in sentences, for whoever does not see them

heist-alt-round = Runde { $round } von 10, { $phase }. Hupsignale bisher: { $signals } von 2.
heist-alt-event = Es schlägt zu: { $event }.
heist-alt-last = Letztes Ereignis: { $event }.
heist-alt-in = In der Bank: { $seats }.
heist-alt-seat = { $name } ({ $character }{ $leads ->
    [yes] , Leithuhn
   *[no] { "" }
  }{ $awaited ->
    [yes] , ist dran
   *[no] { "" }
  }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, Beute { $loot }, { $hide ->
    [yes] mit Versteck
   *[no] ohne Versteck
  }{ $chose ->
    [yes] : { $choice }
   *[no] { "" }
  })
heist-alt-escaped = Entkommen: { $seats }.
heist-alt-caught = Gefasst: { $seats }.
heist-alt-shown = Ereignisse bisher: { $events }.
heist-alt-laid-open = Noch verdeckt: { $events }.
heist-alt-slot = { $slot } { $event }
heist-alt-piles = Laster { $truck }, Beutestapel { $loot }, Nachziehstapel { $draw }, Ablage { $discard }.
heist-alt-in-force = Es gilt: { $cards }.
# What a hand shows of the table; the number on the truck is that of its loot cards.
heist-alt-hand-round = Runde { $round } von 10. Hupsignale bisher: { $signals } von 2. Auf dem Laster: { $truck }.
heist-alt-result-out = { $name }{ $who ->
    [house] , Haushuhn
    [away] , mit einem Haushuhn auf der Stange
   *[person] { "" }
}: gefasst.
heist-alt-reveal = Runde { $round }: { $event }. { $people }.
heist-alt-fate = { $name }: { $choice }{ $fate ->
    [caught] , gefasst
    [escaped] , entkommen
    [saved] , gerettet
    [fee_paid] , bezahlt
    [hid] , unentdeckt geblieben
   *[none] { "" }
  }{ $lied ->
    [yes] , falsch gewarnt
   *[no] { "" }
  }
heist-alt-you = Deine Figur: { $character }.
heist-alt-no-hide = { $hide ->
    [banned] Verstecken geht diese Runde nicht.
   *[gone] Das Versteck ist für immer weg.
  }
heist-alt-loot = { $count ->
    [0] Noch keine Beute.
   *[other] Beute: { $loots }, zusammen { $total } wert.
  }
heist-alt-hand = { $count ->
    [0] Keine Karten.
   *[other] Auf der Hand: { $cards }.
  }
heist-alt-note = { $event } liegt auf { $count ->
    [one] Feld { $slots }
   *[other] einem der Felder { $slots }
  }.

## A Reveal, in a message of its own

heist-reveal-title = 🎬 Runde { $round }: { $event }!
heist-reveal-open = ⏳ Manche suchen noch einen Ausweg …
heist-reveal-hid = 🙈 Das Versteck hält dicht, und { $seats } { $people ->
    [one] behält
   *[other] behalten
  } es. ({ $event })
heist-reveal-away = 🏁 { $people ->
    [one] { $seats } kommt davon.
   *[other] { $seats } kommen davon.
  }
heist-reveal-nobody = 😮‍💨 Es trifft niemanden.

## The result

heist-result-won = 🏆 { $seats } { $people ->
    [one] gewinnt
   *[other] teilen sich den Sieg
  } mit { $people ->
    [one] { $points }
   *[other] je { $points }
  } an Beute!
heist-result-nobody = 🏆 Niemand ist entkommen, also gewinnt niemand. Die Bank lässt schön grüßen.
heist-result-line = { $place } **{ $name }** · { $count } · { $loots }
heist-result-empty-handed = kein Cent, aber frei
heist-result-caught = ⛓️ **{ $name }** · gefasst

## What the table waits for

heist-ask-turn = ⏳ **{ $who }** ist am Zug: { $moved ->
    [yes] das Manöver ist gemacht, Unfug kann folgen
   *[no] ein Manöver, und drumherum Unfug
  }
heist-ask-target = ⏳ **{ $who }** spielt { $card } und überlegt, wen es trifft
heist-ask-teamwork = ⏳ **{ $who }** sucht wen zum Teamworken
heist-ask-fortify = ⏳ **{ $who }** sucht eine Crew zum Verschanzen aus
heist-ask-lockdown = ⏳ **{ $who }** sucht ein Feld zum Abriegeln aus
heist-ask-panic = ⏳ **{ $who }** sucht zwei Ereignisse für die Panik aus
heist-ask-warn = ⏳ **{ $who }** überlegt, wovor zu warnen wäre
heist-ask-partner = ⏳ **{ $who }** ist beim Teamwork dabei und wählt ein Feld
heist-ask-second = ⏳ **{ $who }** wählt das zweite Feld
heist-ask-override = ⏳ { $seat } spielt **{ $card }**. Einspruch?
heist-ask-sweep = ⏳ Alle mit Karten: eine spielen oder passen?
heist-ask-pause = ⏳ Kurz durchatmen, falls sich noch jemand umentscheidet
heist-ask-decision_a = ⏳ Alle, ganz heimlich: Bleiben, Abhauen oder Versteck?
heist-ask-decision_b = ⏳ Jetzt entscheiden die, die Rapport bekommen haben
heist-ask-saves = ⏳ { $event } schlägt zu: Wer getroffen ist, windet sich noch
heist-ask-split = ⏳ **{ $who }** nimmt etwas vom Laster
heist-ask-one-missing = { $what } · ein Schnabel fehlt noch

## Cards: frame

heist-card-truck = 🚚 Laster: { $count }
heist-card-event-now = Jetzt: { $event }
heist-card-event = Zuletzt: { $event }{ $hit ->
    [yes] {" "}({ $hits })
   *[no] {""}
  }
heist-card-hit-caught = gefasst: { $seats }
heist-card-hit-saved = Versteck geopfert: { $seats }
heist-card-hit-fee_paid = bezahlt: { $seats }
heist-card-hit-nobody = niemanden getroffen
heist-card-all-in = alle sind noch drin
heist-card-news = **Psst** { $news }
heist-card-you = **Du bist: { $character }** ({ $crew }){ $leads ->
    [yes] {" "}und 👑 Leithuhn
   *[no] {""}
  }
    -# { $help }
heist-card-you-off = **Du bist: { $character }** ({ $crew }){ $leads ->
    [yes] {" "}und 👑 Leithuhn
   *[no] {""}
  }
    -# Deine Fähigkeit ist diese Runde aus.
heist-card-perils = { $event } erwischt deine Crew, 🚨 SEK jede Crew. Beim zweiten 🚗 Hupsignal entkommt nur, wer abhaut. Alle Ereignisse: 📖 **Regeln**.
heist-card-loot = 💰 **Beute { $total }**: { $loots }
heist-card-loot-none = 💰 **Beute**: keine. Praktisch ehrlich.
heist-card-hand = ✋ **Hand**: { $cards }
heist-card-hand-none = ✋ **Hand**: leer
heist-card-no-hide = { $hide ->
    [banned] 🙈 **Versteck**: nicht in dieser Runde
   *[gone] 🙈 **Versteck**: für immer weg
  }
heist-card-notes = 📓 **Notizbuch**: { $notes }
heist-card-note = Feld { $slots }: { $event }
heist-card-queued = 📥 Wartet auf den Auftritt: { $card }
heist-card-peeked = 👀 { $seat } hat gewählt: **{ $choice }**.
heist-card-answered = ✅ Du hast gewählt: **{ $chosen }**.
heist-card-change = Bis alle gewählt haben, kannst du es dir anders überlegen.
heist-card-warning = ⚠️ { $warning }
heist-card-warned = **{ $options }** { $warning }
heist-card-copying = 🦜 Du plapperst { $target } nach, zu entscheiden gibt es für dich also nichts.
heist-card-out-escaped = 🏁 Du bist entkommen, mit { $total ->
    [0] nichts als deinen Federn
   *[other] Beute im Wert von { $total }
  }. Füße hoch; die anderen sind noch dran.
heist-card-out-caught = ⛓️ Du bist gefasst. Die Zelle hat einen schönen Blick auf die Flucht der anderen.
heist-card-over-won = 🏆 Gewonnen, mit { $points } an Beute! Gib sie weise aus. Oder für Mais.
heist-card-over-shared = 🏆 Gewonnen mit { $points } an Beute, zusammen mit { $seats }. Dass du geteilt hast, hat niemand gesehen.
heist-card-over-lost = 🏁 Du bist entkommen, mit { $points ->
    [0] nichts als deinen Federn
   *[other] { $points }
  }. Jemand ist mit mehr entkommen.
heist-card-over-caught = ⛓️ Gefasst. Aber nach dem Coup ist vor dem Coup.

heist-title-turn = Du bist am Zug
heist-title-tinker = Dein Zug: Werkeln
heist-title-angel_move = Dein Zug: Engel
heist-title-pirate_move = Dein Zug: Pirat
heist-title-target = Wen soll es treffen?
heist-title-teamwork = Mit wem zusammen?
heist-title-partner = Du bist beim Teamwork dabei
heist-title-second = Wähl das andere Feld
heist-title-fortify = Wähl eine Crew
heist-title-lockdown = Wähl ein Feld
heist-title-panic = Wähl zwei Felder
heist-title-panic_second = Wähl das andere Feld
heist-title-warn = Wähl ein Ereignis
heist-title-override = Einspruch?
heist-title-sweep = Operation
heist-title-reconsider = Immer noch sicher?
heist-title-decision = Bleiben, Abhauen oder Versteck?
heist-title-save = Du steckst in der Klemme
heist-title-fee = Zahltag
heist-title-split = Greif zu

heist-question-turn = Mach **ein Manöver**, dazu Karten und Figur nach Lust.
heist-question-turn-moved = Dein Manöver ist gemacht. Noch Karten, oder reicht es?
heist-question-turn-stuck = Kein Manöver ist dir erlaubt. Eine Karte oder deine Figur hilft vielleicht noch; sonst beende deinen Zug.
heist-question-tinker = Welche **zwei** verdeckten Ereignisse tauschen den Platz?
heist-question-angel_move = Welches Manöver ist dir und { $target } diese Runde verboten?
heist-question-pirate_move = Das Beutestück geht zurück. Was bekommst du dafür?
heist-question-target = { $card }: Wen nimmst du?
heist-question-teamwork = { $card }: Wer macht mit? Das Feld wird vor aller Augen gewählt.
heist-question-partner = Bei { $card } bist du dabei. Wähl ein verdecktes Feld; alle sehen, welches.
heist-question-second-known = { $seat } hat Feld { $slot } gewählt. Mit welchem anderen tauscht es?
heist-question-second = Ein Feld ist gewählt. Mit welchem anderen tauscht es?
heist-question-fortify = { $card }: Welche Crew ist vor SEK und Noch mal SEK sicher?
heist-question-lockdown = { $card }: Welches Feld riegelst du ab?
heist-question-panic = { $card }: Welche **zwei** Ereignisse tauschen vielleicht, vielleicht auch nicht?
heist-question-panic-first = { $card }: das erste der beiden Felder?
heist-question-panic_second = { $card }: und das andere Feld?
heist-question-warn = { $card }: Welches Ereignis kommt diese Runde? Alle werden es hören.
heist-question-override = { $seat } spielt **{ $card }**{ $explains ->
    [yes] {""}: { $help }
   *[no] .
  }
heist-question-override-again = { $seat } antwortet mit **Einspruch**. Bleibt es dabei: { $fate ->
    [stands] { $card } gilt am Ende doch.
   *[void] { $card } bewirkt nichts.
  }
heist-question-override-have = { $count ->
    [0] Du hast keinen Einspruch. Drück, was du willst: Merken kann es niemand.
    [one] Du hast einen Einspruch.
   *[other] Du hast { $count } Einsprüche.
  }
heist-question-sweep = Heimlich eine Karte spielen?
heist-question-sweep-change = Doch eine andere Karte?
heist-question-reconsider = { $card } ist als Nächstes dran. Willst du noch?
heist-question-reconsider-illegal = { $card } geht nicht mehr. Etwas anderes?
heist-question-decision = Gleich wird Feld { $slot } aufgedeckt. Was tust du?
heist-question-decision-checked = 👀 Du gibst Rapport: Deine Wahl geht zuerst an { $seats }, und dann kommst du nicht mehr davon los.
heist-question-decision-copied = 🦜 Was du tust, { $people ->
    [one] plappert { $seats } dir nach.
   *[other] plappern { $seats } dir nach.
  }
heist-question-save = { $event } hat dich am Kragen. Opferst du dein Versteck, um da rauszukommen?
heist-question-fee = { $event }: Womit zahlst du? Es geht ungesehen zurück.
heist-question-split = Der Laster ist offen. Nimm dir was.
heist-question-later-hint = Wähl jetzt, ganz heimlich, oder wenn die Karte dran ist.

heist-waiting-turn = 🪶 Die Züge gehen reihum. Füße hoch, bis du dran bist oder eine Karte eine Antwort will.
heist-waiting-own = 🪶 Immer noch dein Zug: Es geht weiter, sobald die anderen ihren Senf dazugegeben haben.
heist-waiting-sweep = 🪶 Operation: Die anderen dürfen noch Karten spielen.
heist-waiting-queue = 🪶 Operation: Eine Karte nach der anderen wird gespielt.
heist-waiting-decision_a = 🪶 Die anderen entscheiden, ganz heimlich.
heist-waiting-decision_b = 🪶 Jetzt entscheiden die, die Rapport bekommen haben.
heist-waiting-saves = 🪶 Wer getroffen ist, windet sich noch.
heist-waiting-split = 🪶 Die Entkommenen teilen den Laster auf, Stück für Stück.

## Options

heist-option-rob = Plündern
heist-option-resupply = Nachladen
heist-option-lookout = Spähen: Feld { $slot }
heist-option-tinker = Werkeln
heist-option-play = { $card }
heist-option-agent = { $seat }
heist-option-mystic = { $card }
heist-option-angel = { $seat }
heist-option-devil = { $seat }
heist-option-pirate = { $loot }
heist-option-show_gold = Gold zeigen, Karte ziehen
heist-option-take_card = Karte ziehen, kein Versteck
heist-option-end = Zug beenden
heist-option-slot = Feld { $slot }
heist-option-move = { $move }
heist-option-back = Zurück
heist-option-seat = { $seat }
heist-option-crew = { $crew }
heist-option-event = { $event }
heist-option-override = Einspruch
heist-option-pass = Passen
heist-option-override-pass = Zulassen
heist-option-later = Später wählen
heist-option-done = Keine Karten mehr
heist-option-go = Spielen
heist-option-change = Andere Karte
heist-option-withdraw = Zurücknehmen
heist-option-stay = Bleiben
heist-option-run = Abhauen
heist-option-hide = Versteck
heist-option-discard_hide = Versteck opfern
heist-option-be_caught = Fassen lassen
heist-option-pay = { $loot }
heist-option-take = { $loot }

heist-chosen-rob = Plündern
heist-chosen-resupply = Nachladen
heist-chosen-lookout = Spähen auf Feld { $slot }
heist-chosen-tinker = Werkeln
heist-chosen-play = { $card } spielen
heist-chosen-agent = Agent gegen { $seat }
heist-chosen-mystic = { $card } abwerfen
heist-chosen-angel = Engel gegen { $seat }
heist-chosen-devil = Teufel gegen { $seat }
heist-chosen-pirate = { $loot } zurückgeben
heist-chosen-show_gold = das Gold zeigen
heist-chosen-take_card = Karte ziehen, kein Versteck
heist-chosen-end = Zug beenden
heist-chosen-slot = Feld { $slot }
heist-chosen-move = kein { $move }
heist-chosen-back = zurück
heist-chosen-seat = { $seat }
heist-chosen-crew = { $crew }
heist-chosen-event = { $event }
heist-chosen-override = Einspruch
heist-chosen-pass = passen
heist-chosen-override-pass = geschehen lassen
heist-chosen-later = entscheiden, wenn sie dran ist
heist-chosen-done = keine Karten mehr diese Runde
heist-chosen-go = dabei bleiben
heist-chosen-change = andere Karte
heist-chosen-withdraw = zurücknehmen
heist-chosen-stay = Bleiben
heist-chosen-run = Abhauen
heist-chosen-hide = Versteck
heist-chosen-discard_hide = Versteck opfern
heist-chosen-be_caught = fassen lassen
heist-chosen-pay = { $loot } zahlen
heist-chosen-take = { $loot } nehmen

heist-menu-explain = Was tun deine Karten?
heist-menu-lookout = 🔭 Ein anderes Feld ausspähen …
heist-menu-play = 🃏 Karte spielen …
heist-menu-agent = 🕵️ Agent: Beute tauschen mit …
heist-menu-mystic = 🔮 Orakel: abwerfen …
heist-menu-angel = 😇 Engel: in die Quere kommen …
heist-menu-devil = 😈 Teufel: ausschalten …
heist-menu-pirate = 🏴‍☠️ Pirat: zurückgeben …
heist-menu-seat = Wen?
heist-menu-slot = Welches Feld?
heist-menu-two-slots = Welche zwei Felder?
heist-menu-event = Welches Ereignis?
heist-menu-pay = Welches Beutestück?
heist-menu-take = Welches Beutestück?

heist-hint-known = laut Notizbuch: { $event }
heist-hint-maybe = laut Notizbuch vielleicht: { $event }
heist-hint-locked = abgeriegelt
heist-hint-this-round = das dieser Runde
heist-hint-loot = Beute: { $count }
heist-hint-hide = mit Versteck
heist-hint-no-hide = ohne Versteck
heist-hint-you = du

## Warnings, told to the seat alone

heist-warning-in-force = Gilt schon; noch mal bringt nichts.
heist-warning-no-moves-left = Niemand hat diese Runde noch ein Manöver, da gibt es niemanden zu blenden.
heist-warning-void-target = Hier nutzlos: Eine Karte, die dort gilt, verdirbt deine.
heist-warning-leader-already = Ist schon Leithuhn.
heist-warning-locked-already = Schon abgeriegelt.
heist-warning-fortified-already = Schon verschanzt.
heist-warning-turn-over = Der Zug ist dort vorbei; es bindet nur dich.
heist-warning-off-already = Die Fähigkeit ist schon aus.
heist-warning-agent-empty = Du hast keine Beute; was du nimmst, geht also gleich zurück.
heist-warning-own-last-move = Es ist das einzige Manöver, das dir diese Runde noch bleibt.
heist-warning-forbidden-already = Dort schon verboten.
heist-warning-known-already = Das kennst du schon.
heist-warning-event-gone = Das war schon dran; taugt nur noch zum Bluffen.
heist-warning-event-elsewhere = Laut Notizbuch kommt diese Runde: { $event }.
heist-warning-offer-open = Beendest du jetzt den Zug, ist die angebotene Karte weg.
heist-warning-hide-misses = Laut Notizbuch: { $event }. Das verfehlt dich, und dein Versteck wäre weg.
heist-warning-hide-signal = Laut Notizbuch: { $event }, und zwar das zweite. Da hilft kein Versteck.
heist-warning-stay-signal = Laut Notizbuch: { $event }, und zwar das zweite. Da hilft nur Abhauen.
heist-warning-stay-saved = Laut Notizbuch: { $event }. Bleiben kostet dich dein Versteck.
heist-warning-stay-caught = Laut Notizbuch: { $event }. Damit wärst du gefasst.
heist-warning-stay-fee = Laut Notizbuch: { $event }. Bleiben kostet ein Beutestück.
heist-warning-run-patrol = Laut Notizbuch: { $event }. Das erwischt alle, die abhauen.
heist-warning-run-patrol-saved = Laut Notizbuch: { $event }. Abhauen kostet dich dein Versteck.
heist-warning-be-caught = Du verlierst deine ganze Beute.

## What happened: the round

heist-told-round_started = **Runde { $round }.** Leithuhn: { $leader }.
heist-told-loot_pile_empty = Der Beutestapel ist leer; auf den Laster kommt nichts.
heist-told-move_skipped = { $seat } darf gar kein Manöver und macht ohne weiter.
heist-told-robbed = 💰 { $seat } { $people ->
    [one] plündert.
   *[other] plündern.
  }
heist-told-looked_out = 🔭 { $seat } linst auf Feld { $slot }.
heist-told-tinkered = 🔧 { $seat } vertauscht die Felder { $slot } und { $other }.
heist-told-resupplied = 🎴 { $people ->
    [one] { $seat } lädt nach: { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
   *[other] { $seat } laden nach: je { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
  }

## What happened: action cards

heist-told-announced = { $number ->
    [1] 🃏 { $seat } spielt **{ $card }**.
   *[other] { $seat } antwortet mit **{ $card }**.
  }
heist-told-overridden = 🚫 Einspruch von { $by }! { $card } von { $seat } ist vom Tisch.
heist-told-stood = { $card } von { $seat } gilt.
heist-told-voided = { $card } von { $seat } ist ungültig.
heist-told-checked_in = 👀 { $target } muss { $seat } Rapport geben.
heist-told-copied = 🦜 { $seat } plappert { $target } nach, was da auch komme.
heist-told-disguised = 🥸 { $target } wechselt das Kostüm: { $old } raus, { $character } rein.
heist-told-laid = 📌 { $place ->
    [crew] { $seat } legt { $card }: vor dem SEK sicher ist { $crew }.
    [slot] { $seat } legt { $card } auf Feld { $slot }.
   *[board] { $seat } legt { $card }.
  }
heist-told-led = 👑 Leithuhn ist jetzt { $leader }, dank { $seat }.
heist-told-panicked = 😱 Die Felder { $slot } und { $other } sind vertauscht. Oder auch nicht.
heist-told-partnered = 🤝 { $seat } tut sich mit { $target } zusammen.
heist-told-partner_picked = 🤝 { $seat } wählt Feld { $slot }.
heist-told-teamed_up = 🤝 { $seat } und { $target } vertauschen die Felder { $slot } und { $other }.
heist-told-scrambled = 🍳 Einmal Rührei: neue Figuren für alle.
heist-told-warned = 📣 { $seat }: „{ $event } kommt, darauf wette ich meinen Schnabel!“
heist-told-effect_ended = { $character ->
    [angel] Für { $by } und { $target } wieder erlaubt: { $move }.
    [devil] Die Fähigkeit von { $target } ist wieder da.
   *[knight] { $target } darf sich wieder verstecken.
  }
heist-told-jester_turned = 🤡 Der Narr macht Possen: { $seat } spielt **{ $card }**, ob das passt oder nicht.
heist-told-jester_fizzled = 🤡 Dann eben nicht: Mit { $card } ist nichts anzufangen, also weg damit.

## What happened: characters

heist-told-agent_swapped = 🕵️ { $seat } und { $target } haben ein Beutestück getauscht. Ohne Handschlag.
heist-told-gold_shown = ⚗️ { $seat } zeigt { $loot }.
heist-told-mystic_swapped = 🔮 { $seat } tauscht { $card } gegen eine neue Karte.
heist-told-angel_blocked = 😇 { $seat } verbietet { $target } und sich selbst: { $move }.
heist-told-devil_disabled = 😈 { $seat } schaltet die Fähigkeit von { $target } aus.
heist-told-pirate_returned = 🏴‍☠️ { $seat } gibt ein Beutestück zurück.
heist-told-knight_banned = ⚔️ { $seat } nimmt eine Karte und verzichtet diese Runde aufs Versteck.
heist-told-drew = { $why ->
   *[plain] { $seat } zieht { $count ->
        [0] nichts; es ist nichts mehr da
        [one] eine Karte
       *[other] { $count } Karten
      }.
    [character] { $character }: { $seat } zieht { $count ->
        [0] nichts; es ist nichts mehr da
        [one] eine Karte
       *[other] { $count } Karten
      }.
  }

## What happened: Operation, decision, Reveal

heist-told-operation_frozen = ❄️ Alles erstarrt: keine Karten mehr in dieser Runde.
heist-told-decided = { $choice ->
    [stay] 🐔 { $seat } { $people ->
        [one] bleibt
       *[other] bleiben
      }{ $copied ->
        [yes] , wie { $target }
       *[no] {""}
      }.
    [run] 🏃 { $seat } { $people ->
        [one] haut ab
       *[other] hauen ab
      }{ $copied ->
        [yes] , wie { $target }
       *[no] {""}
      }!
   *[hide] 🙈 { $seat } { $people ->
        [one] versteckt sich
       *[other] verstecken sich
      }{ $copied ->
        [yes] , wie { $target }
       *[no] {""}
      }.
  }
heist-told-event_shown = 🎬 Feld { $slot }: **{ $event }**! { $help }
heist-told-lockdown_lifted = 🔓 Der Riegel an Feld { $slot } ist auf.
heist-told-warn_right = 📣 { $seat } hat es gewusst: { $event }. Ein Beutestück fürs Orakeln.
heist-told-warn_wrong = 📣 Gewarnt hatte { $seat } vor: { $event }. Nun ja.
heist-told-substituted = 📋 Stattdessen: **{ $event }**! { $help }
heist-told-dyed = 🎨 Die Beute vom Laster ({ $count }) geht zurück in den Stapel, in Lila.
heist-told-masterpiece_taken = 🖼️ { $seat } haut allein ab, mit { $count } Beutestücken mehr unterm Flügel.
heist-told-masterpiece_missed = 🖼️ { $count ->
    [0] Niemand haut ab; das Meisterwerk bleibt an der Wand.
   *[other] { $count } hauen ab; so kriegt niemand das Meisterwerk durch die eine Tür.
  }
heist-told-signalled = { $number ->
    [1] 🚗 Huuup! Das war das erste Hupsignal. Ein drittes gibt es nicht.
   *[other] 🚗 Huuup, huuup! Der Laster fährt ab.
  }
heist-told-hide_lost = 🙈 { $people ->
    [one] { $seat } hat sich vor nichts versteckt und verliert das Versteck.
   *[other] { $seat } haben sich vor nichts versteckt und verlieren das Versteck.
  }
heist-told-saved = 🛡️ { $people ->
    [one] { $seat } opfert das Versteck und flutscht davon.
   *[other] { $seat } opfern das Versteck und flutschen davon.
  }
heist-told-fee_paid = 💳 { $seat } { $people ->
    [one] zahlt ein Beutestück.
   *[other] zahlen je ein Beutestück.
  }
heist-told-escaped = 🏁 { $seat } { $people ->
    [one] entkommt!
   *[other] entkommen!
  }
heist-told-caught = ⛓️ { $seat } { $people ->
    [one] ist gefasst
   *[other] sind gefasst
  }{ $count ->
    [0] {""}.
    [one] ; { $count } Beutestück geht zurück.
   *[other] ; { $count } Beutestücke gehen zurück.
  }

## What happened: the end

heist-told-truck_opened = 🚚 Der Laster ist offen: { $loots }
heist-told-picked = 🚚 { $seat } nimmt { $loot }.
heist-told-truck_lost = 🚚 Der Laster fährt los, mit { $count ->
    [one] einem Beutestück
   *[other] { $count } Beutestücken
  } und keinem Huhn darin.
heist-told-truck_taken = 🚚 { $seat } ist als letztes Huhn noch drin und fährt mit dem Laster davon: { $count ->
    [0] leer
    [one] ein Beutestück
   *[other] { $count } Beutestücke
  }.

## What happened, for one seat’s eyes

heist-told-drew_cards = 🎴 Du hast gezogen: { $cards }.
heist-told-robbed_loot = 💰 Du hast geplündert: { $loot }.
heist-told-drew_loot = 💰 Du hast gezogen: { $loot }.
heist-told-saw = 🔭 Auf Feld { $slot } liegt **{ $event }**{ $explains ->
    [yes] {""}: { $help }
   *[no] .
  }
heist-told-gained_loot = 💰 Du hast bekommen: { $loot }.
heist-told-lost_loot = 💸 Du hast verloren: { $loot }.
heist-told-swapped_loot = 🕵️ Blind getauscht mit { $target }: { $given } gegen { $loot }.
heist-told-no_override = Du hast keinen Einspruch, bei { $card } hast du also gepasst. Dass du es versucht hast, weiß niemand.
heist-told-override_kept = Ein anderer Einspruch kam zuerst; du behältst deinen, ungesehen.
heist-told-card_returned = { $card } ist wieder auf deiner Hand, ungesehen.
heist-told-peeked = 👀 { $target } hat gewählt: **{ $choice }**, unwiderruflich.
heist-told-paid_loot = 💳 Du hast gezahlt: { $loot }.

# Dasselbe für alle, die die Geschichte lesen: $seat hat es erfahren.
heist-secret-drew_cards = **{ $seat }** hat gezogen: { $cards }.
heist-secret-robbed_loot = **{ $seat }** hat geplündert: { $loot }.
heist-secret-drew_loot = **{ $seat }** hat gezogen: { $loot }.
heist-secret-saw = **{ $seat }** hat auf Feld { $slot } **{ $event }** gesehen: { $help }
heist-secret-gained_loot = **{ $seat }** hat bekommen: { $loot }.
heist-secret-lost_loot = **{ $seat }** hat verloren: { $loot }.
heist-secret-no_override = **{ $seat }** hatte keinen Einspruch, bei { $card } wurde also gepasst. Vom Versuch wusste niemand.
heist-secret-override_kept = Ein anderer Einspruch kam zuerst; **{ $seat }** behielt den eigenen, ungesehen.
heist-secret-card_returned = { $card } kam ungesehen zurück auf die Hand von **{ $seat }**.
heist-secret-peeked = **{ $seat }** hat gesehen, was { $target } gewählt hat: **{ $choice }**.
heist-secret-paid_loot = **{ $seat }** hat gezahlt: { $loot }.

## What all were told, said to the seat that it happened to

heist-told-checked_in-you = 👀 Du musst { $seat } Rapport geben.
heist-told-copied-you = 🦜 { $seat } plappert dir nach, was du auch tust.
heist-told-disguised-you = 🥸 Du wechselst das Kostüm: { $old } raus, { $character } rein.
heist-told-partnered-you = 🤝 { $seat } tut sich mit dir zusammen.
heist-told-teamed_up-you = 🤝 { $seat } und du vertauscht die Felder { $slot } und { $other }.
heist-told-overridden-you = 🚫 Einspruch von { $by } gegen dich! { $card } ist vom Tisch.
heist-told-angel_blocked-you = 😇 { $seat } verbietet dir und sich selbst: { $move }.
heist-told-devil_disabled-you = 😈 { $seat } schaltet deine Fähigkeit aus.
heist-told-effect_ended-you = { $character ->
    [angel] Für { $by } und dich wieder erlaubt: { $move }.
    [devil] Deine Fähigkeit ist wieder da.
   *[knight] Du darfst dich wieder verstecken.
  }
heist-told-warn_right-you = 📣 Du hast es gewusst: { $event }. Ein Beutestück fürs Orakeln.
heist-told-masterpiece_taken-you = 🖼️ Du haust allein ab, mit { $count } Beutestücken mehr unterm Flügel.
heist-told-hide_lost-you = 🙈 Du hast dich vor nichts versteckt und verlierst dein Versteck.
heist-told-saved-you = 🛡️ Du opferst dein Versteck und flutschst davon.
heist-told-fee_paid-you = 💳 Du zahlst ein Beutestück.
heist-told-truck_taken-you = 🚚 Du bist als letztes Huhn noch drin und fährst mit dem Laster davon: { $count ->
    [0] leer
    [one] ein Beutestück
   *[other] { $count } Beutestücke
  }.

## Its story, told once it is over

heist-chapter = Runde { $round }

## For those who watch (cogs/heist/watch.py)

heist-bets-until = bis die dritte Runde beginnt
heist-watch-next = 🎲 Verdeckt auf Feld { $slot }, nach allem, was schon offen lag:
heist-watch-chance = -# { $count ->
    [one] { $percent }{"\u00A0"}%
   *[other] je { $percent }{"\u00A0"}%:
  } { $events }
heist-watch-danger = 🫣 So gefährlich ist Bleiben: { $seats }
heist-watch-hit = { $seat } { $percent }{"\u00A0"}%
heist-watch-worth = 🎒 Ungefähr wert: { $seats } · der Laster { $truck }
heist-watch-one = { $seat } { $loot }
heist-watch-overrides = 🚫 Auf der Ablage: { $gone } von { $all } Einsprüchen.

## Statistics and feats

heist-count-escaped = { $number ->
    [one] einmal entkommen
   *[other] { $number }-mal entkommen
  }
heist-count-caught = { $number ->
    [one] einmal gefasst
   *[other] { $number }-mal gefasst
  }
heist-count-loot = { $number } an Beute hinausgetragen
heist-count-haul = fetteste Beute { $number }
heist-count-robbed = { $number ->
    [one] einmal geplündert
   *[other] { $number }-mal geplündert
  }
heist-count-overrides = { $number ->
    [one] 1 erfolgreicher Einspruch
   *[other] { $number } erfolgreiche Einsprüche
  }
heist-count-prophecies = { $number ->
    [one] 1 Ereignis vorhergesagt
   *[other] { $number } Ereignisse vorhergesagt
  }
heist-feat-last_signal = Auf der Stoßstange
heist-feat-last_signal-how = gewinne, indem du beim zweiten Hupsignal abhaust
heist-feat-last_one = Licht aus nicht vergessen
heist-feat-last_one-how = sei als letztes Huhn noch drin und nimm den ganzen Laster
heist-feat-early_bird = Früher Vogel
heist-feat-early_bird-how = gewinne, obwohl du vor dem ersten Hupsignal abgehauen bist
heist-feat-fortune = Goldene Eier
heist-feat-fortune-how = entkomme mit Beute im Wert von 30 oder mehr
heist-feat-prophet = Hab ich’s nicht gegackert?
heist-feat-prophet-how = sag mit einer Warnung ein Ereignis voraus
heist-feat-overruler = Stattgegeben!
heist-feat-overruler-how = mach in einem Spiel zwei Karten mit Einspruch ungültig
heist-feat-nine_lives = Unterm Stroh
heist-feat-nine_lives-how = gewinne ein Spiel, in dem dein Versteck dich gerettet hat
heist-feat-heavy_heart = So nah dran
heist-feat-heavy_heart-how = lass dich mit fünf oder mehr Beutestücken fassen

## What decided it, in three sentences at the end

heist-recap-event = { $event } kam zuletzt und erwischte { $people ->
    [0] niemanden
   *[other] { $seats }
  }.
heist-recap-dearest = { $loot } fuhr mit { $seats } nach Hause.
heist-recap-margin = { $seats } { $by ->
    [one] fehlte am Ende eins
   *[other] fehlten am Ende { $by }
  } zum Sieg.
heist-recap-alone = Sonst kam niemand davon.
heist-recap-nobody = Alle { $count } sitzen jetzt in derselben Zelle.

## The lesson (data/lessons/heist.toml; see lessons.ftl)

heist-lesson-move = Ich bin dein Trainerhuhn, und das ist deine erste Bank. Wer **mit der meisten Beute entkommt**, gewinnt. Zehn Ereignisse liegen verdeckt, jede Runde schlägt eins zu. Dein Zug ist ein Manöver: **Plündern** bringt Beute; **Spähen** auf Feld 1, und du weißt, was heute Nacht kommt.
heist-lesson-robbed = Beute, nur für deine Augen. Du weißt zwar nicht, was kommt, aber du wirst reich sein, wenn es kommt.
heist-lesson-looked = Dein Notizbuch merkt es sich, nur für dich. Die anderen haben gesehen, dass du geschaut hast, nicht was. Wissen macht später reich.
heist-lesson-end-turn = In deinem Zug kannst du auch Karten spielen. Ein besserer Moment kommt noch: Beende ihn.
heist-lesson-ended = { $b } hat geplündert. { $c } hat Feld 2 ausgespäht: Merk dir das.
heist-lesson-operation = **Operation**: Alle zugleich und heimlich, eine Karte oder keine. Wer passt, wird wieder gefragt, sobald jemand spielt.
heist-lesson-played = Gespielt: In dieser Runde kann niemand Ereignisse herumschieben.
heist-lesson-kept = Behalten. Eine Karte auf der Hand ist für alle anderen ein Fragezeichen.
heist-lesson-override = **Einspruch**? Gefragt werden immer alle, damit niemand merkt, wer einen hat. Du hast einen.
heist-lesson-overrode = Ungültig! Ob du noch einen hast, weiß niemand.
heist-lesson-let-be = Du lässt es zu, und niemand weiß, ob du musstest.
heist-lesson-decision = **Entscheide**, heimlich. *Abhauen*: raus, mit Beute. *Bleiben*: komme, was will. *Versteck*: sicher.
heist-lesson-stayed = Der Suchscheinwerfer erwischt die Crew auf dem Dach, und zu der gehörst du nicht. { $b } schon, und musste das Versteck opfern, um freizukommen.
heist-lesson-ran = Du bist abgehauen, mit allem, was du hattest. Es war der Suchscheinwerfer, und der sucht die Crew auf dem Dach: { $b } musste das Versteck opfern. Dir hätte er nichts getan.
heist-lesson-hid = Der Suchscheinwerfer sucht die Crew auf dem Dach, nicht deine: Dein Versteck ist verschwendet. { $b } hat eins gebraucht.
heist-lesson-tinker = Jetzt bist du der Pirat. Laut Notizbuch wartet der Suchscheinwerfer auf Feld 2, und er sucht deine Crew. **Werkeln** vertauscht zwei Ereignisse.
heist-lesson-tinkering = Schraubenzieher raus.
heist-lesson-tinker-slots = Irgendwelche zwei, die verdeckt liegen. Alle sehen, welche Felder, niemand sieht, was.
heist-lesson-tinkered = Von Feld 2 verschwunden. Was dafür dort liegt, weiß niemand, du auch nicht.
heist-lesson-tinkered-elsewhere = Zwei andere haben getauscht, und der Suchscheinwerfer wartet immer noch auf Feld 2.
heist-lesson-pirate = Jede Figur kann etwas. Der Pirat gibt ein Beutestück zurück und darf zusätzlich zum Manöver noch mal **Werkeln** oder **Nachladen**.
heist-lesson-pirated = Zurück damit, und niemand sieht, was es war.
heist-lesson-resupply = **Nachladen** zieht zwei Aktionskarten.
heist-lesson-resupplied = Zwei Karten mehr, und nur du weißt, welche.
heist-lesson-no-pirate = Du behältst deine Beute und deinen Trick für ein andermal.
heist-lesson-signal = Dein Notizbuch weiß es: das zweite Hupsignal. Wer jetzt abhaut, sitzt auf dem Laster; alle anderen verlieren alles.
heist-lesson-on-board = Du sitzt auf dem Laster, { $b } auch. { $c } schaut ihm nach.
heist-lesson-left-behind = Der Laster ist weg, samt deiner Beute. { $b } nimmt alles. Glaub deinem Notizbuch.
heist-lesson-split = Wer abgehauen ist, teilt die Ladung, und du nimmst zuerst.
heist-lesson-took-best = Ein Huhn mit Geschmack. Wer mit dem meisten entkommt, hat gewonnen.
heist-lesson-took-modest = Wie bescheiden! { $b } staunt. Wer mit dem meisten entkommt, hat gewonnen.
heist-lesson-farewell = Was für eine Nacht: Manöver, Operation, Entscheidung, Figur und Laster. Und jetzt mit Leuten, die dich anlügen.

## Tips (cogs/heist/tips.py)

heist-tips-moves = Plündern: Beute. Spähen: Ereignis ansehen. Werkeln: zwei tauschen. Nachladen: zwei Karten.
heist-tips-unseen = Feld { $slot } kennst du noch nicht, und genau das schlägt am Ende dieser Runde zu.
heist-tips-move-done = Was du auf der Hand hast, kann auch warten: In der Operation spielen alle Karten, ohne zu wissen, wer sonst noch.
heist-tips-noted = Dein Notizbuch ist sicher: { $event }. Trifft das deine Crew?
heist-tips-last-two = Zwei sind noch drin. Bleibt danach nur ein Huhn, nimmt es den ganzen Laster ({ $count }).
heist-tips-signal = Ein Hupsignal war schon. Ist das hier das zweite, entkommt nur, wer abhaut.
heist-tips-no-hide = Dein Versteck ist weg: Trifft dich jetzt etwas, bist du gefasst.
heist-tips-much = Du hast { $loot } an Beute. Sie zählt nur, wenn du damit entkommst.
heist-tips-choices = Bleiben: Was kommt, das kommt. Abhauen: raus, mit der Beute, für immer.{ $hide ->
    [yes] {" "}Versteck: Das Ereignis kann dir nichts; hätte es dich ohnehin verfehlt, ist dein Versteck aber weg.
   *[no] {""}
  }
heist-tips-override = Du hast einen Einspruch. Er stoppt eine Karte, einmal, und niemand weiß, dass du ihn hast.
heist-tips-sweep = **Passen**: Spielt jemand, frage ich wieder. **Diese Runde kein Einspruch** betrifft nur fremde Karten.
heist-tips-order = Gespielt werden die Karten vom Leithuhn an reihum.
heist-tips-let-all = Mit **Diese Runde kein Einspruch** gehen die Karten der anderen durch, ohne dass du gefragt wirst. Deine eigenen kannst du weiterhin spielen.
