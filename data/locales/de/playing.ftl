# Playing Chicken: names, and everything the table and the cards say.
#
# playing-told-…   what happened             playing-ask-…       what the table waits for (public)
# playing-title-…  headline of a card        playing-question-…  what a seat is asked
# playing-option-… a button                  playing-chosen-…    the same, looked back on
#
# Facts: $seat is a name, $seats a list of names, $people how many they are; the rest are numbers.

playing-title = Playing Chicken
playing-in-short = Alle treten heimlich aufs Gas: Wer traut sich am nächsten ans Ziel?
playing-pitch = Ein Ziel, eine Zahl, und alle treten heimlich aufs Gas. Kommt ihr zusammen rechtzeitig zum Stehen, gewinnt das kühnste Huhn; schießt ihr darüber hinaus, lacht nur das ängstlichste. Ein Volltreffer zahlt dem kühnsten mehr.
playing-no-cards = –

## Commands and settings (descriptions and values: at most 100 characters)

command-start-playing = Playing Chicken: ein Ziel, 3 bis 8 Hühner, wer traut sich am nächsten heran?

playing-setting-prize = Was ein Sieg wert ist
playing-setting-prize-table = Prämien je Runde: 2, 3, 4, 5, 6
playing-setting-prize-simple = Prämien je Runde: 1, 2, 3, 4, 5
playing-setting-prize-mixed = Prämien je Runde: 1, 3, 4, 5, 6
playing-setting-exact = Was ein Volltreffer aufs Ziel wert ist
playing-setting-exact-printed = Volltreffer: eins mehr, zwölf im letzten Stich
playing-setting-exact-plus1 = Volltreffer: immer eins mehr
playing-setting-exact-double = Volltreffer: immer doppelt
playing-setting-goals = Welche Ziele dabei sind
playing-setting-goals-printed21 = alle Ziele, beide 13
playing-setting-goals-unique20 = nur ein Ziel mit 13
playing-setting-memory_aid = Zeigt die Karten dieser Runde und sagt allen, wer was auf der Hand hat
playing-setting-memory_aid-true = mit Merkhilfe
playing-setting-memory_aid-false = ohne Merkhilfe

## The table

playing-table-round = Runde { $round } von 5 · Stich { $trick } von { $tricks }
playing-prizes = 🪙 Ein Sieg bringt **{ $plain }**, ein Volltreffer **{ $exact }**
playing-table-goal = 🧱 Das Ziel: { $goal }
playing-table-goals = Ziele bisher: { $seen } · { $pile } kommen noch
playing-no-goals = keine
playing-table-seats = **Am Steuer** · ✋ { $count ->
    [one] je 1 Karte
   *[other] je { $count } Karten
  }
playing-table-seal = 🔏 Fair-Play-Siegel der Ziele: { $seal }
playing-table-again = Noch eine Runde? **/chicken start playing**

playing-seat-line = **{ $name }** · 🪙 { $points }
playing-seat-spent = 🎴 { $cards }
playing-seat-awaited = { $sign } überlegt noch

playing-points = { $name } { $points }
playing-points-own = **du { $points }**

playing-trick-card = { $name } **{ $card }**
playing-trick = { $sign } { $cards }
    Zusammen **{ $total }**: { $how ->
        [below] unter { $goal }, also { $people ->
            [one] gewinnt die kühnste Karte.
           *[other] gewinnen die kühnsten Karten.
        }
        [exact] auf den Punkt, und keine Feder gekrümmt!
       *[over] über das Ziel { $goal } hinaus, also { $people ->
            [one] gewinnt die ängstlichste Karte.
           *[other] gewinnen die ängstlichsten Karten.
        }
    } { $seats } { $people ->
        [one] **+{ $points }**
       *[other] je **+{ $points }**
    }

playing-result-won = 🏆 { $seats } { $people ->
    [one] gewinnt mit { $points } Punkten!
   *[other] teilen sich den Sieg mit je { $points } Punkten!
  }

playing-button-tricks = Stiche
playing-tricks = { $count ->
    [one] **Der erste Stich**
    [15] **Alle fünfzehn Stiche**
   *[other] **Alle { $count } Stiche bisher**
  }
playing-tricks-legend = -# Runde · Ziel: Karten von { $names }; fett: gewonnen
playing-tricks-line = -# { $round } · { $goal }: { $cards } = { $total } { $sign } +{ $points }
playing-tricks-won = **{ $card }**

## A message of its own

playing-moment-exact = 🎯 Volltreffer auf { $goal }!
playing-moment-round = 🍂 Ende der Runde { $round }
playing-moment-end = 🧱 Das allerletzte Ziel
playing-moment-points = 🪙 Nach Runde { $round }: { $points }
playing-moment-farewell = Die letzte Karte jeder Hand verlässt ungesehen das Spiel; was gespielt wurde, kommt zurück.

## What the table waits for

playing-ask-card = 🤫 { $last ->
    [yes] Letzter Stich der Runde, alle zusammen! Was ihr behaltet, ist für immer weg.
   *[no] Alle wählen heimlich eine Karte.
  }
playing-ask-one-missing = 👀 Alle Augen auf **{ $seat }**: Eine Karte fehlt noch.
playing-ask-pause = 🪶 Die Federn legen sich. Das nächste Ziel kommt gleich.

## Cards

playing-card-trick = { $sign } { $won ->
    [yes] Deine **{ $card }** hat gewonnen: **+{ $points }**! { $how ->
        [below] Zusammen { $total }, unter { $goal }: Die Kühnen kassieren.
        [exact] Zusammen { $total }, genau auf dem Ziel.
       *[over] Zusammen { $total }, über { $goal }: Die Ängstlichen kassieren.
    }
   *[no] Deine **{ $card }** hat nicht gewonnen. { $how ->
        [below] Zusammen { $total }, unter { $goal }:
        [exact] Zusammen { $total }, genau auf dem Ziel:
       *[over] Zusammen { $total }, über { $goal }:
    } { $people ->
        [one] { $seats } bekommt { $points }.
       *[other] { $seats } bekommen je { $points }.
    }
  }
playing-card-played = 🎴 { $cards }
playing-card-points = 🪙 { $points }
playing-card-hand = ✋ Auf der Hand: **{ $cards }**
playing-card-spent = 🎴 gespielt { $cards }
playing-card-others = -# 🧠 { $hands }
playing-card-other = { $name } { $cards }
playing-card-answered = ✅ Du hast gewählt: **{ $chosen }**.
playing-card-change = Anders überlegt? Tipp einfach eine andere an.
playing-card-over-won = 🏆 Gewonnen, mit { $points } Punkten! Nerven wie Maschendraht.
playing-card-over-shared = 🏆 Gewonnen mit { $points } Punkten, genau wie { $seats }. Gleiche Federn, gleicher Sieg.
playing-card-over-lost = Du kommst mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  } an, und mit allen Federn.

playing-title-card = Das Ziel: { $goal }

playing-question-where = -# Runde { $round } von 5 · Stich { $trick } von { $tricks }
playing-question-last = 🍂 { $round ->
    [5] Die allerletzte Karte. Die andere bleibt im Stall.
   *[other] Die Karte, die du behältst, verlässt das Spiel für immer; was du gespielt hast, kommt zurück.
  }
playing-question-card = Welche Karte spielst du?

playing-waiting-trick = ⏳ Die anderen wählen noch.
playing-waiting-revealed = 🪶 Die Federn legen sich. Das nächste Ziel kommt gleich.

playing-option-play = { $value }
playing-option-taken = { $option } ✅
playing-chosen-play = { $value }

## What happened

playing-told-revealed = -# { $sign } { $goal }: { $cards } = { $total }, { $seats } +{ $points }
playing-told-left_behind = 🍂 Deine { $card } hat das Spiel verlassen.

# Dasselbe für alle, die die Geschichte lesen: $seat hat es erfahren.
playing-secret-left_behind = **{ $seat }** ist eine Karte los: Die { $card } hat das Spiel verlassen.

## In pictures: as short as can be

playing-picture-trick = { $last ->
    [yes] letzter Stich
   *[no] Stich { $trick } von { $tricks }
  }
playing-picture-win = Sieg { $points }
playing-picture-exact = genau { $points }
playing-picture-goals = Ziele
playing-picture-pick = Alle wählen heimlich 1 von { $count } Karten
playing-picture-ended = { $how ->
    [below] { $count } davor
    [exact] genau!
   *[over] Crash!
  }
playing-picture-stop-on = Das Ziel
playing-picture-picked = gewählt
playing-picture-played = gespielt

## The same in sentences, for whoever does not see the pictures

playing-alt-trick = Runde { $round } von 5, Stich { $trick } von { $tricks }. Das Ziel ist { $goal }.
playing-alt-pick = Alle wählen verdeckt eine von { $count } Karten.
playing-alt-ended = Zusammen { $total }: { $how ->
    [below] { $short } darunter.
    [exact] genau darauf.
   *[over] über das Ziel hinaus.
  } { $people ->
    [one] { $seats } gewinnt { $points }.
   *[other] { $seats } gewinnen je { $points }.
  }
playing-alt-prizes = Ein Sieg bringt { $plain }, ein Volltreffer { $exact }.
playing-alt-seats = Punkte: { $seats }.
playing-alt-seat = { $name } { $points }{ $card ->
    [0] {""}
   *[other] , mit einer { $card }
  }
playing-alt-spent = In dieser Runde gespielt: { $seats }.
playing-alt-goals = Ziele, die noch kommen: { $goals }.
playing-alt-hand = Auf der Hand: { $cards }{ $picked ->
    [0] .
   *[other] ; gewählt: { $picked }.
  }
playing-alt-played = Gespielt: { $cards }.
playing-alt-own = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.

## Its story, told once it is over

playing-chapter = Runde { $round }

## For those who watch (cogs/playing/watch.py)

playing-bets-until = bis die dritte Runde beginnt
playing-watch-hands = 🧠 Wer mitgezählt hat, kennt alle Hände: { $hands }
playing-watch-goals = 🧱 Ziele, die noch verdeckt liegen: { $goals }
playing-watch-odds = 🎲 Würden alle mit verbundenen Augen auf { $goal } zufahren: { $below }{"\u00A0"}% bleiben darunter, { $exact }{"\u00A0"}% treffen genau, { $over }{"\u00A0"}% crashen.

## Statistics and feats

playing-count-tricks = { $number ->
    [one] 1 Stich gewonnen
   *[other] { $number } Stiche gewonnen
  }
playing-count-exact = { $number } Volltreffer
playing-count-crashes = { $number ->
    [one] 1 Crash mit der höchsten Karte
   *[other] { $number } Crashs mit der höchsten Karte
  }
playing-count-ducked = { $number ->
    [one] unter 1 Crash weggeduckt
   *[other] unter { $number } Crashs weggeduckt
  }
playing-count-points = bestes Spiel { $number } Punkte
playing-count-trick = bester Stich { $number } Punkte
playing-feat-bullseye = Mitten ins Korn
playing-feat-bullseye-how = gewinne ganz allein einen Volltreffer
playing-feat-two_bullseyes = Auch ein blindes Huhn
playing-feat-two_bullseyes-how = gewinne in einem Spiel zwei Volltreffer
playing-feat-hat_trick = Läuft wie geschmiert
playing-feat-hat_trick-how = gewinne vier Stiche hintereinander
playing-feat-limbo = Limbotanz
playing-feat-limbo-how = duck dich in einem Spiel unter fünf Crashs weg
playing-feat-by_a_beak = Um Schnabelbreite
playing-feat-by_a_beak-how = gewinne mit einem einzigen Punkt Vorsprung
playing-feat-from_behind = Vom Ende der Schar
playing-feat-from_behind-how = geh vom letzten Platz aus in die letzte Runde und gewinne
playing-feat-careful = Kein Kratzer
playing-feat-careful-how = gewinne, ohne je mit der höchsten Karte zu crashen
playing-feat-wrecker = Schrottplatz
playing-feat-wrecker-how = crashe in einem Spiel sechsmal mit der höchsten Karte

## What decided it, in three sentences at the end

playing-recap-led = { $seat } lag vom ersten Ziel bis zum letzten vorn.
playing-recap-lead = Von der { $goal } in Runde { $round } an kam niemand mehr an { $seat } vorbei.
playing-recap-exact = { $count ->
    [one] Einmal kam die Schar
   *[other] { $count }-mal kam die Schar
  } genau auf dem Ziel zum Stehen.

## The lesson (data/lessons/playing.toml; see lessons.ftl)

playing-lesson-wall = Ich bin dein Trainerhuhn. Die meisten Punkte gewinnen, und jeder Stich bringt welche. Dieses Ziel ist 14. Alle spielen heimlich eine Karte, dann wird zusammengezählt. Bleibt ihr darunter, gewinnt die **höchste** Karte. Wie kühn bist du?
playing-lesson-timid = Unter dem Ziel, also gewinnt die höchste Karte, und die hatte { $c }. Vorsicht zahlt nichts.
playing-lesson-boldest = Unter dem Ziel, und die höchste Karte war deine. So wird man reich, und übermütig.
playing-lesson-small-wall = Jetzt ein niedriges Ziel: 8. Drei Karten sind da schnell zu viel, und über dem Ziel steht alles kopf: Die **niedrigste** Karte gewinnt.
playing-lesson-their-hit = Auf den Schnabel genau! Auch ein Volltreffer geht an die höchste Karte und zahlt ihr etwas extra. { $b } lässt herzlich grüßen.
playing-lesson-crash-mine = Crash! Über dem Ziel gewinnt die niedrigste Karte, und das war deine, der kleinste aller Angsthasen. Gut gemacht.
playing-lesson-crash-theirs = Crash! Über dem Ziel gewinnt die niedrigste Karte, und die hatte { $c }. Kühnheit hat ihre Tage. Heute war keiner davon.
playing-lesson-exact = Neue Runde: Was gespielt wurde, kam zurück, bis auf je eine Karte, und ein Sieg ist mehr wert. Ein Volltreffer zahlt noch eins drauf. Wenn beide anderen etwas Mittleres spielen: Womit triffst du die 13?
playing-lesson-not-bold = Wieder davor, und deine war nicht die höchste Karte. { $b } bedankt sich.
playing-lesson-nearly = Davor, und wieder bist du am kühnsten: ein einfacher Sieg. Ein Hauch mehr Gas, und es wäre ein Volltreffer gewesen.
playing-lesson-hit = Genau auf dem Ziel, und die höchste Karte ist deine: also auch der Extrapunkt. Sie werden wissen wollen, wie du das gemacht hast.
playing-lesson-leave-behind = Runde 4, der letzte Stich. Was du danach noch hast, ist für den Rest des Spiels weg, ungesehen. Du wählst also zweimal auf einmal: was du spielst und was du nie wiedersiehst.
playing-lesson-left-six = Davor, und deine Zwei war die kühnste Karte. Die behaltene Sechs ist aus dem Spiel.
playing-lesson-left-two = Crash: Die beiden niedrigsten bekommen beide alles. Deine Zwei ist aus dem Spiel.
playing-lesson-last = Der letzte Stich: ein Versuch, die größte Prämie, und das Doppelte für einen Volltreffer.
playing-lesson-last-timid = Unter dem Ziel, und { $b } hatte die Nerven. So endet manch vorsichtiges Huhn.
playing-lesson-last-bold = Unter dem Ziel, höchste Karte, größte Prämie: Du gewinnst das Ganze. Tu bitte überrascht.
playing-lesson-last-hit = Genau auf dem Ziel, höchste Karte, doppelte Prämie: Du gewinnst das Ganze. Tu bitte überrascht.
playing-lesson-farewell = Und das ist das ganze Spiel: davor, drüber, genau, und jede Runde eine Karte weniger. Echte Hühner bluffen besser als meine. Geh und such dir welche.

## Tips (cogs/playing/tips.py)

playing-tips-no-crash = Hier kann niemand crashen: Selbst die höchsten Karten von allen ergeben höchstens { $most }, und das Ziel ist { $goal }. Die höchste Karte gewinnt bestimmt.
playing-tips-sure-crash = Das kracht bestimmt: Selbst die niedrigsten Karten von allen ergeben { $least }, und das Ziel ist { $goal }. Die niedrigste Karte gewinnt.
playing-tips-last-round = Der allerletzte Stich. Ein Volltreffer zahlt { $exact }.
playing-tips-left-behind = Der letzte Stich der Runde: Die Karte, die du behältst, verlässt das Spiel, und in die nächste Runde gehst du mit den anderen.
playing-tips-boldest = So hoch wie deine { $card } hat sonst niemand eine Karte: Die offenen haben es verraten.
playing-tips-most-timid = So niedrig wie deine { $card } hat sonst niemand eine Karte: Die offenen haben es verraten.
playing-tips-share = { $goal } für { $seats } Hühner macht ungefähr { $each } für jedes. Wer das wohl noch so sieht?
