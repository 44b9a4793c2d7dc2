# Playing Chicken: names, and everything the table and the cards say.
#
# playing-told-…   what happened             playing-ask-…       what the table waits for (public)
# playing-title-…  headline of a card        playing-question-…  what a seat is asked
# playing-option-… a button                  playing-chosen-…    the same, looked back on
#
# Facts: $seat is a name, $seats a list of names, $people how many they are; the rest are numbers.

playing-title = Playing Chicken
playing-in-short = Tout le monde accélère en secret, et gagne qui ose le plus sans dépasser l’objectif.
playing-pitch = Un objectif, et tout le monde accélère en secret. Freinez à temps ensemble, et le poulet le plus culotté gagne ; dépassez-le, et seul le plus froussard rigole. Tomber pile rapporte encore plus.
playing-no-cards = –

## Commands and settings (descriptions and values: at most 100 characters)

command-start-playing = Playing Chicken : un objectif, 3 à 8 poulets, et qui ose le plus sans le dépasser

playing-setting-prize = Ce que rapporte un pli gagné
playing-setting-prize-table = gains 2, 3, 4, 5, 6 par manche
playing-setting-prize-simple = gains 1, 2, 3, 4, 5 par manche
playing-setting-prize-mixed = gains 1, 3, 4, 5, 6 par manche
playing-setting-exact = Ce que rapporte de s’arrêter pile sur l’objectif
playing-setting-exact-printed = pile : +1, et 12 au dernier pli
playing-setting-exact-plus1 = pile : toujours un de plus
playing-setting-exact-double = pile : toujours le double
playing-setting-goals = Quels objectifs sont en jeu
playing-setting-goals-printed21 = tous les objectifs, deux à 13
playing-setting-goals-unique20 = un seul objectif à 13
playing-setting-memory_aid = Montrer les cartes jouées dans la manche, et dire à chacun qui a quoi en main
playing-setting-memory_aid-true = avec aide-mémoire
playing-setting-memory_aid-false = sans aide-mémoire

## The table

playing-table-round = Manche { $round } sur 5 · pli { $trick } sur { $tricks }
playing-prizes = 🪙 Un pli rapporte **{ $plain }**, en tombant pile **{ $exact }**
playing-table-goal = 🧱 L’objectif : { $goal }
playing-table-goals = Objectifs passés : { $seen } · encore { $pile } à venir
playing-no-goals = aucun
playing-table-seats = **Au volant** · ✋ { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } chacun
playing-table-seal = 🔏 Sceau fair-play des objectifs : { $seal }
playing-table-again = De nouveaux poulets ? **/chicken start playing**

playing-seat-line = **{ $name }** · 🪙 { $points }
playing-seat-spent = 🎴 { $cards }
playing-seat-awaited = { $sign } réfléchit encore

playing-points = { $name } { $points }
playing-points-own = **toi { $points }**

playing-trick-card = { $name } **{ $card }**
playing-trick = { $sign } { $cards }
    Ensemble **{ $total }**, { $how ->
        [below] sous { $goal } : le culot paie.
        [exact] pile-plume, sans une égratignure !
       *[over] au-dessus de l’objectif { $goal } : la frousse paie.
    } { $seats } **+{ $points }**{ $people ->
        [one] {""}
       *[other] {" "}chacun
    }

playing-result-won = 🏆 { $seats } { $people ->
    [one] gagne
   *[other] partagent la victoire
  } avec { $points } points{ $people ->
    [one] {""}
   *[other] {" "}par bec
  } !

playing-button-tricks = Plis
playing-tricks = { $count ->
    [one] **Le premier pli**
    [15] **Les quinze plis**
   *[other] **Les { $count } plis jusqu’ici**
  }
playing-tricks-legend = -# manche · objectif : cartes de { $names } ; en gras, qui a gagné
playing-tricks-line = -# { $round } · { $goal } : { $cards } = { $total } { $sign } +{ $points }
playing-tricks-won = **{ $card }**

## A message of its own

playing-moment-exact = 🎯 Pile sur { $goal } !
playing-moment-round = 🍂 Fin de la manche { $round }
playing-moment-end = 🧱 Le tout dernier objectif
playing-moment-points = 🪙 Après la manche { $round } : { $points }
playing-moment-farewell = La dernière carte de chacun quitte la partie sans être vue ; ce qui a été joué revient.

## What the table waits for

playing-ask-card = 🤫 { $last ->
    [yes] Dernier pli de la manche ! Ce que vous gardez est perdu pour de bon.
   *[no] Tout le monde choisit une carte, en secret.
  }
playing-ask-one-missing = 👀 Tous les regards sur **{ $seat }** : il manque encore une carte.
playing-ask-pause = 🪶 Les plumes retombent. Le prochain objectif arrive.

## Cards

playing-card-trick = { $sign } { $won ->
    [yes] Ton **{ $card }** a gagné : **+{ $points }** ! { $how ->
        [below] Ensemble { $total }, sous { $goal } : les culottés encaissent.
        [exact] Ensemble { $total }, pile sur l’objectif.
       *[over] Ensemble { $total }, au-dessus de { $goal } : les froussards encaissent.
    }
   *[no] Ton **{ $card }** n’a pas gagné. { $how ->
        [below] Ensemble { $total }, sous { $goal } :
        [exact] Ensemble { $total }, pile sur l’objectif :
       *[over] Ensemble { $total }, au-dessus de { $goal } :
    } { $seats } { $people ->
        [one] reçoit { $points }.
       *[other] reçoivent { $points } chacun.
    }
  }
playing-card-played = 🎴 { $cards }
playing-card-points = 🪙 { $points }
playing-card-hand = ✋ En main : **{ $cards }**
playing-card-spent = 🎴 joué { $cards }
playing-card-others = -# 🧠 { $hands }
playing-card-other = { $name } { $cards }
playing-card-answered = ✅ Ton choix : **{ $chosen }**.
playing-card-change = Touche une autre carte pour changer d’avis.
playing-card-over-won = 🏆 Gagné, avec { $points } points ! Des nerfs en grillage à poules.
playing-card-over-shared = 🏆 Gagné avec { $points } points, à égalité avec { $seats }. Qui se ressemble s’assemble.
playing-card-over-lost = Tu finis avec { $points } { $points ->
    [one] point
   *[other] points
  }, et toutes tes plumes.

playing-title-card = L’objectif : { $goal }

playing-question-where = -# Manche { $round } sur 5 · pli { $trick } sur { $tricks }
playing-question-last = 🍂 { $round ->
    [5] La toute dernière carte. L’autre reste au poulailler.
   *[other] La carte que tu gardes quitte la partie pour de bon ; ce que tu as joué revient.
  }
playing-question-card = Quelle carte joues-tu ?

playing-waiting-trick = ⏳ Les autres choisissent.
playing-waiting-revealed = 🪶 Les plumes retombent. Le prochain objectif arrive.

playing-option-play = { $value }
playing-option-taken = { $option } ✅
playing-chosen-play = { $value }

## What happened

playing-told-revealed = -# { $sign } { $goal } : { $cards } = { $total }, { $seats } +{ $points }
playing-told-left_behind = 🍂 Ton { $card } a quitté la partie.

# La même chose pour qui lit l’histoire : $seat est qui l’a su.
playing-secret-left_behind = **{ $seat }** perd une carte : le { $card } a quitté la partie.

## In pictures: as short as can be

playing-picture-trick = { $last ->
    [yes] dernier pli
   *[no] pli { $trick } sur { $tricks }
  }
playing-picture-win = gain { $points }
playing-picture-exact = pile { $points }
playing-picture-goals = Objectifs
playing-picture-pick = Chacun choisit 1 carte sur { $count }, en secret
playing-picture-ended = { $how ->
    [below] manque { $count }
    [exact] pile !
   *[over] crash !
  }
playing-picture-stop-on = L’objectif
playing-picture-picked = choisi
playing-picture-played = joué

## The same in sentences, for whoever does not see the pictures

playing-alt-trick = Manche { $round } sur 5, pli { $trick } sur { $tricks }. L’objectif est { $goal }.
playing-alt-pick = Tout le monde choisit une de ses { $count } cartes, face cachée.
playing-alt-ended = Ensemble { $total } : { $how ->
    [below] trop court de { $short }.
    [exact] pile dessus.
   *[over] au-dessus de l’objectif.
  } { $people ->
    [one] { $seats } gagne { $points }.
   *[other] { $seats } gagnent { $points } chacun.
  }
playing-alt-prizes = Un pli rapporte { $plain }, en tombant pile { $exact }.
playing-alt-seats = Points : { $seats }.
playing-alt-seat = { $name } { $points }{ $card ->
    [0] {""}
   *[other] , avec un { $card }
  }
playing-alt-spent = Joué dans cette manche : { $seats }.
playing-alt-goals = Objectifs à venir : { $goals }.
playing-alt-hand = En main : { $cards }{ $picked ->
    [0] .
   *[other] . Choix : { $picked }.
  }
playing-alt-played = Joué : { $cards }.
playing-alt-own = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## Its story, told once it is over

playing-chapter = Manche { $round }

## For those who watch (cogs/playing/watch.py)

playing-bets-until = jusqu’au début de la troisième manche
playing-watch-hands = 🧠 Qui a bien compté connaît toutes les mains : { $hands }
playing-watch-goals = 🧱 Objectifs encore face cachée : { $goals }
playing-watch-odds = 🎲 Si tout le monde fonçait sur { $goal } les yeux bandés : { $below } % trop court, { $exact } % pile, { $over } % crash.

## Statistics and feats

playing-count-tricks = { $number ->
    [one] { $number } pli gagné
   *[other] { $number } plis gagnés
  }
playing-count-exact = { $number ->
    [one] { $number } fois pile
   *[other] { $number } fois pile
  }
playing-count-crashes = { $number ->
    [one] { $number } crash avec la plus haute carte
   *[other] { $number } crashs avec la plus haute carte
  }
playing-count-ducked = { $number ->
    [one] { $number } crash esquivé par en dessous
   *[other] { $number } crashs esquivés par en dessous
  }
playing-count-points = meilleure partie { $number } points
playing-count-trick = meilleur pli { $number } points
playing-feat-bullseye = En plein dans l’œuf
playing-feat-bullseye-how = tomber pile et empocher le gain sans partager
playing-feat-two_bullseyes = La foudre frappe deux fois
playing-feat-two_bullseyes-how = gagner deux fois en tombant pile dans une partie
playing-feat-hat_trick = Quatre roues motrices
playing-feat-hat_trick-how = gagner quatre plis de suite
playing-feat-limbo = Pro du limbo
playing-feat-limbo-how = passer sous cinq crashs dans une partie
playing-feat-by_a_beak = D’un bec
playing-feat-by_a_beak-how = gagner d’un seul point
playing-feat-from_behind = Du fond de la basse-cour
playing-feat-from_behind-how = aborder la dernière manche à la dernière place, et gagner
playing-feat-careful = Pas une rayure
playing-feat-careful-how = gagner sans jamais causer de crash avec la plus haute carte
playing-feat-wrecker = Stock-car
playing-feat-wrecker-how = causer six crashs avec la plus haute carte dans une partie

## What decided it, in three sentences at the end

playing-recap-led = { $seat } a mené du premier objectif au dernier.
playing-recap-lead = Depuis le { $goal } de la manche { $round }, personne n’a plus dépassé { $seat }.
playing-recap-exact = { $count ->
    [one] Une fois, la bande a freiné
   *[other] { $count } fois, la bande a freiné
  } pile sur l’objectif.

## The lesson (data/lessons/playing.toml; see lessons.ftl)

playing-lesson-wall = Je suis ton coach. Qui a le plus de points gagne, et chaque pli en rapporte. Cet objectif est 14. Tout le monde joue une carte en secret, puis on additionne le tout. Restez au-dessous, et la **plus haute** carte gagne. Alors, culot ou pas culot ?
playing-lesson-timid = Au-dessous de l’objectif, donc la plus haute carte a gagné, et c’était celle de { $c }. La prudence ne paie pas, par ici.
playing-lesson-boldest = Au-dessous de l’objectif, et la plus haute carte était la tienne. C’est comme ça qu’on devient riche, et sûr de soi.
playing-lesson-small-wall = Maintenant un petit objectif : 8. À trois cartes, on en a vite trop, et au-dessus de l’objectif tout est à l’envers : la **plus basse** gagne.
playing-lesson-their-hit = Pile dessus, à la plume près ! Pile, c’est encore la plus haute carte qui gagne, et davantage. { $b } t’embrasse.
playing-lesson-crash-mine = Crash ! Au-dessus de l’objectif, la plus basse carte gagne, et c’était la tienne, la plus trouillarde. Bien joué.
playing-lesson-crash-theirs = Crash ! Au-dessus de l’objectif, la plus basse carte gagne, et c’était celle de { $c }. Le culot a ses jours. Pas aujourd’hui.
playing-lesson-exact = Nouvelle manche : tout ce qui a été joué est revenu, moins une carte par bec, et un pli rapporte plus. Tomber pile rapporte encore un point. S’ils jouent tous les deux une carte moyenne, qu’est-ce qui ferait 13 ?
playing-lesson-not-bold = Encore trop court, et la tienne n’était pas la plus haute. { $b } te remercie.
playing-lesson-nearly = Trop court, et tu as encore la plus haute carte : un gain ordinaire. Une plume de plus sur l’accélérateur, et c’était pile.
playing-lesson-hit = Pile sur l’objectif, et la plus haute carte est la tienne : le point en plus aussi. Ils voudront savoir comment tu as fait.
playing-lesson-leave-behind = Manche 4, dernier pli. Ce qu’il te reste en main après est perdu pour toute la partie, ni vu ni connu. C’est donc deux choix en un : quoi jouer, et quoi ne plus jamais revoir.
playing-lesson-left-six = Au-dessous de l’objectif, et ton deux était la carte la plus culottée. Le six gardé a quitté la partie.
playing-lesson-left-two = Crash : les deux plus basses gagnent, et chacune reçoit tout. Ton deux a quitté la partie.
playing-lesson-last = Le dernier pli : un essai, le plus gros gain, et le double pour un coup pile.
playing-lesson-last-timid = Au-dessous de l’objectif, et { $b } a eu le cran. Ainsi finissent bien des poulets prudents.
playing-lesson-last-bold = Au-dessous de l’objectif, plus haute carte, plus gros gain : tu rafles tout. Prends l’air étonné, s’il te plaît.
playing-lesson-last-hit = Pile sur l’objectif, plus haute carte, gain doublé : tu rafles tout. Prends l’air étonné, s’il te plaît.
playing-lesson-farewell = Et voilà tout le jeu : trop court, trop loin, pile, et une carte de moins par manche. Les vrais poulets bluffent mieux que les miens. Va en trouver.

## Tips (cogs/playing/tips.py)

playing-tips-no-crash = Pas de crash possible ici : même les plus hautes cartes de tous font { $most } au plus, et l’objectif est { $goal }. La plus haute carte gagne à coup sûr.
playing-tips-sure-crash = Crash garanti : même les plus basses cartes de tous font { $least }, et l’objectif est { $goal }. La plus basse carte gagne.
playing-tips-last-round = Le tout dernier pli. Tomber pile rapporte { $exact }.
playing-tips-left-behind = Dernier pli de la manche : la carte que tu gardes quitte la partie, et tu joues la manche suivante avec les autres.
playing-tips-boldest = Personne d’autre n’a une carte aussi haute que ton { $card } : les plis joués le disent.
playing-tips-most-timid = Personne d’autre n’a une carte aussi basse que ton { $card } : les plis joués le disent.
playing-tips-share = { $goal } pour { $seats } poulets, ça fait environ { $each } chacun. Lequel d’entre eux fera le même calcul ?
