# Chicken Out!: names, and everything the table says.
#
# out-told-…   what happened: whole sentences, or what follows a name ("Ada opens")
# out-ask-…    what the table waits for       out-option-… a button
#
# Facts: $seat, $seats, $target, $who are names; $cards and $count are numbers.

out-title = Chicken Out!
out-in-short = Retourne une carte, comptez ensemble jusqu’à 21, et { $goal ->
    [capture] capture plus de cartes que l’autre avec tes 21.
    [race] vide ton tas avant les autres sans te dégonfler.
   *[usual] { $deals ->
        [1] { $seats ->
            [2] capture plus de cartes que l’autre avec tes 21.
           *[other] vide ton tas avant les autres sans te dégonfler.
          }
       *[other] vide ton tas avant les autres sans te dégonfler.
      }
  }
out-pitch = Retourne une carte, compte avec les autres, prie. À 21, tout disparaît, au-dessus de 21, tout est pour toi, et si tu fais la poule mouillée, c’est toi qui ramasses. Vide ton tas avant les autres (ou, à deux, capture les plus beaux 21).

## Commands and settings (descriptions and values: at most 100 characters)

command-start-out = Chicken Out! : comptez jusqu’à 21, de 2 à 8 poulets, sans faire la poule mouillée

# Before the value of a setting in its menu, where the value does not name the setting.
out-named-goal = But :
out-named-positions = Fin ·
out-named-deals = Donnes ·
out-setting-goal = Ce qui fait gagner
out-setting-goal-usual = à deux capture, à plus course
out-setting-goal-capture = on capture toujours
out-setting-goal-race = course au tas vide
out-setting-after21 = Comment continuer après un 21
out-setting-after21-any = après 21 : tant qu’on ose
out-setting-after21-two = deux cartes après 21
out-setting-pass_left = Refiler les 21 à gauche (à quatre et plus)
out-setting-pass_left-true = les 21 vont à gauche
out-setting-pass_left-false = les 21 quittent la partie
out-setting-positions = Ce qui se passe quand le premier tas est vide
out-setting-positions-usual = places dès quatre
out-setting-positions-stop = le premier tas vide arrête tout
out-setting-positions-play_on = on continue pour les places
out-setting-same_fox = Ce que copie le renard Idem
out-setting-same_fox-card = Idem copie toute carte
out-setting-same_fox-chicken = Idem ne copie que les poulets
out-setting-pickup = Comment reviennent les cartes ramassées
out-setting-pickup-ordered = cartes rendues dans l’ordre
out-setting-pickup-shuffled = cartes ramassées mélangées
out-setting-deals = Combien de donnes font une partie
out-setting-deals-0 = automatique : une, parfois trois
out-setting-deals-1 = une donne
out-setting-deals-2 = deux donnes
out-setting-deals-3 = trois donnes
out-setting-deals-4 = quatre donnes
out-setting-deals-5 = cinq donnes

## Cards: $sign is a fox

out-card-x2 = { $sign } double
out-card-z0 = { $sign } zéro
out-card-e20 = { $sign } vingt
out-card-same = { $sign } idem : { $copied }
out-card-blank = { $sign } idem : rien

## The table

out-goal-capture = 🎯 Gagne qui capture le plus
out-goal-race = 🏁 Gagne qui vide son tas
out-table-deal = donne { $number } sur { $deals }
out-table-thrown = 🗑️ Hors jeu : { $count }
out-table-count = { $sign } { $count } sur 21 · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
out-table-legend = 🎴 cartes restantes{ $deals ->
    [one] {""}
   *[other] {" "}· 🧮 points
  } · +{"\u00A0"}s’ajoute · ❤️{"\u00A0"}s’ajoute, ou se retranche plutôt que de sauter · →{"\u00A0"}le{"\u00A0"}compte
out-earlier = … { $cards }
out-table-seal = 🔏 Sceau fair-play du paquet : { $seal }
out-table-again = Les nerfs reposés ? **/chicken start out**

out-seat-pile = 🎴 { $count }
out-seat-out = { $sign } dehors
out-seat-captured = { $count ->
    [one] 🎯 { $count } capturée
   *[other] 🎯 { $count } capturées
  }
out-seat-points = 🧮 { $count }

## What the table waits for

out-ask-turn = **{ $who }** : retourner une carte, ou prendre { $cards ->
    [one] celle-ci
   *[other] les { $cards }
  } ?
out-ask-run = **{ $who }** a fait 21 et s’échappe : encore une carte, ou stop ?

out-option-play = Jouer
out-option-chicken_out = Poule mouillée
out-option-continue = Encore une
out-option-until_11 = Jusqu’à 11
out-option-stop = Stop
out-button-counted = { $option } ({ $count })

## What happened

out-told-dealt = 🃏 Donne de { $dealer } : { $cards } cartes chacun{ $count ->
    [0] .
    [one] , { $count } reste à l’écart, sans être vue.
   *[other] , { $count } restent à l’écart, sans être vues.
  }
# $how: must (up to ten nobody has a choice), dares, plainly. $cards: one or more; $count: what they make together.
out-told-turned = { $how ->
    [must] doit retourner
    [dares] ose
   *[plainly] retourne
  }{" "}{ $cards } : **{ $count }**
# How a line is put together: who, what they do, the cards they turn, and what comes of it.
out-told-seat = **{ $seat }** { $does }
out-told-with-cards = { $does } avec { $cards } : **{ $count }**
out-told-then = { $does }, { $then }
out-told-opened = ouvre
out-told-ran = 🏃 s’échappe
out-told-busted = 💥 ça saute ! Prend { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
out-told-chickened = 🐔 fait la poule mouillée à { $count }, prend { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
out-told-stopped = ✋ s’arrête
out-told-made_21 = 🎉 21 !
out-told-thrown = { $cards ->
    [one] { $cards } carte quitte la partie
   *[other] { $cards } cartes quittent la partie
  }.
out-told-captured = Ça fait { $cards ->
    [one] { $cards } carte capturée
   *[other] { $cards } cartes capturées
  }.
out-told-passed = { $target } reçoit tout : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
out-told-went_out = 🏁 plus de cartes !
out-told-muddled = 🌀 Ça n’en finit pas : à partir de maintenant, ce qui est ramassé est mélangé.
out-told-called_off = 🌙 Personne n’en verra le bout. Les poules vont se coucher.
out-told-unbeatable = 🎯 { $seat } a { $cards } cartes : plus personne ne peut faire mieux.
out-told-tallied = 🧮 { $seat } : { $cards ->
    [0] il ne reste rien
    [one] il reste { $cards } carte
   *[other] il reste { $cards } cartes
  }, { $points } { $points ->
    [one] point
   *[other] points
  } jusqu’ici

## A message of its own ($seat is a name)

out-moment-made_21 = 🎉 21 pour { $seat } !
out-moment-busted = 💥 { $seat } a tout fait sauter !
out-moment-taken = { $cards ->
    [one] La carte est
   *[other] Les { $cards } cartes sont
  } pour { $seat }. Bons baisers de tout le monde.
out-moment-went_out = 🏁 { $seat } n’a plus de cartes !

## The result

out-result-won = 🏆 { $seats } { $people ->
    [one] gagne
   *[other] partagent la victoire
  } !
out-result-line = { $place } **{ $name }** · { $score }
out-result-capture = { $count ->
    [one] 🎯 { $count } capturée
   *[other] 🎯 { $count } capturées
  }
out-result-race = { $count ->
    [0] plus de cartes
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
  }
out-result-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

## The card of /chicken hand

out-card-title = Pas de secrets ici
out-card-title-turn = À toi
out-card-pile = Ton tas : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
  }, et personne n’a le droit de regarder, toi encore moins.
out-card-open = Tout se passe sur la table, boutons compris. File !
out-card-rings = 🔔 Si la table t’attend et que tu regardes ailleurs, je te sonne par MP. D’ici là : pattes en éventail.

## Standing orders (see orders.ftl): nothing is answered, somebody is rung

order-page-intro-out = Personne ne joue pour toi ici ; oser, c’est tout le jeu. Mais je peux te secouer. Il n’y a que toi qui voies ceci.
order-out-reminder = Me sonner par MP
order-out-reminder-help = La table t’attend et tu regardes ailleurs ? Je sonne. Tant que tu appuies sur des boutons, je te laisse en paix.

## In pictures: as short as can be

out-picture-safe = calme
out-picture-brave = osé
out-picture-hot = chaud
out-picture-to-go = à { $count } de 21
out-picture-cards = { $count ->
    [one] { $count } carte sur la table
   *[other] { $count } cartes sur la table
  }
out-picture-run = sprint
out-picture-more = +{ $count }
out-picture-goal-capture = Gagne qui capture le plus
out-picture-goal-race = Gagne qui vide son tas
out-picture-deal = donne { $number } sur { $deals }
out-picture-thrown = hors jeu : { $count }
out-picture-result-race = cartes restantes
out-picture-result-capture = cartes capturées
out-picture-result-points = points : le moins gagne
out-picture-busted = ça saute !
out-picture-made_21 = a fait 21 !
out-picture-went_out = plus de cartes !
out-picture-place = n° { $place }
out-picture-points = pts

## The same in sentences, for whoever does not see the picture

out-alt-busted = { $name } fait tout sauter à { $count } et prend { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
out-alt-made_21 = { $name } fait 21.
out-alt-went_out = { $name } n’a plus de cartes, au compte de { $count }.
out-alt-count = Le compte est à { $count }, encore { $left } avant 21, après { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }. { $run ->
    [yes] { $name } est en pleine échappée.
   *[no] C’est à { $name }.
  }
out-alt-series = { $more ->
    [0] Les cartes
   *[other] Les dernières cartes
  } : { $cards }.
out-alt-black = { $number } noir
out-alt-red = { $number } rouge
out-alt-off = { $number } rouge retranché
out-alt-X2 = renard Double
out-alt-Z0 = renard Zéro
out-alt-E20 = renard Vingt
out-alt-SM = renard Idem, copie de { $copied }
out-alt-blank = rien
out-alt-seats = Cartes restantes : { $seats }.
out-alt-seat = { $name } { $pile }{ $captured ->
    [none] {""}
   *[other] {" "}et { $captured } en capture
  }{ $points ->
    [none] {""}
   *[other] {" "}et { $points } au score
  }
out-alt-out = { $name } n’a plus de cartes, place { $place }

## Its story, told once it is over

out-chapter = Série { $nth }, ouverte par { $seat }

## For those who watch (cogs/chicken_out/watch.py)

out-bets-until = jusqu’à trois cartes jouées par place
out-watch-cards = 🎴 Encore face cachée : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, soit { $black } en noir, { $red } en rouge, { $foxes ->
    [one] { $foxes } renard
   *[other] { $foxes } renards
  }.
out-watch-odds = 🎲 N’importe laquelle, au compte de { $count } : { $bust } % ça saute, { $makes } % ça fait 21.

## Statistics and feats

out-count-made_21 = { $number ->
    [one] { $number } beau 21
   *[other] { $number } beaux 21
  }
out-count-busts = { $number ->
    [one] { $number } fois sauté
   *[other] { $number } fois sauté
  }
out-count-chickened = { $number ->
    [one] { $number } fois poule mouillée
   *[other] { $number } fois poule mouillée
  }
out-count-first_out = { $number ->
    [one] { $number } tas vidé avant les autres
   *[other] { $number } tas vidés avant les autres
  }
out-count-series = { $number ->
    [one] 21 le plus long : { $number } carte
   *[other] 21 le plus long : { $number } cartes
  }
out-feat-short_cut = Raccourci
out-feat-short_cut-how = faire 21 en trois cartes au plus
out-feat-long_road = Route panoramique
out-feat-long_road-how = faire 21 en dix cartes ou plus
out-feat-three_21s = Coup du chapeau
out-feat-three_21s-how = faire trois 21 dans une partie
out-feat-saint = Plumes immaculées
out-feat-saint-how = gagner sans que ça saute une seule fois
out-feat-feathers = Des plumes partout
out-feat-feathers-how = faire sauter douze cartes ou plus
out-feat-on_the_brink = Traverse sans regarder
out-feat-on_the_brink-how = survivre deux fois à une carte à 20 dans une partie
out-feat-zero_hero = Zéro héroïque
out-feat-zero_hero-how = retourner un Zéro à 18 ou plus
out-feat-fearless = Poule sèche
out-feat-fearless-how = gagner sans jamais faire la poule mouillée

## What decided it, in three sentences at the end

out-recap-out = { $seat } a posé sa dernière carte avant tout le monde.
out-recap-ran-out = { $seat } a enchaîné { $cards } cartes d’une traite, jusqu’à la toute dernière. Personne n’osait regarder.
out-recap-bust = Le saut le plus cher : { $seat } à { $count }, avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } à rapporter chez soi.
out-recap-capture = Ensuite { $seats }, avec { $count }.
out-recap-race = Ensuite { $seats }, { $count ->
    [0] sans une carte non plus
    [one] avec encore une carte
   *[other] avec encore { $count } cartes
  }.
out-recap-points = Ensuite { $seats }, avec { $count ->
    [one] { $count } point
   *[other] { $count } points
  }.

## The lesson (data/lessons/out.toml; see lessons.ftl)

out-lesson-dare = Je suis ton coach. On compte tous ensemble, une carte chacun, et qui vide son tas gagne. Jusqu’à dix, rien ne peut arriver. Là, on est au-dessus, et à toi la prochaine carte, face cachée. Plus de 21, et ça saute.
out-lesson-dared = Toujours debout, et maintenant c’est le problème de { $b }. Tout l’art du jeu, c’est que ce soit le problème de quelqu’un d’autre.
out-lesson-chickened = Les cartes de la table sont passées sous ton tas, et il t’a fallu ouvrir une nouvelle série avec deux des tiennes. Sans risque, mais ton tas a grossi.
out-lesson-hot = Ça chauffe ! Une carte noire à partir de quatre te fait passer 21. Les rouges sont gentilles : là où elles feraient sauter, elles se retranchent. Si ça saute, toutes les cartes de la table sont pour toi ; si tu fais la poule mouillée, pareil.
out-lesson-bust = Ça saute ! Tout passe sous ton tas, coupable comprise, et { $b } ouvre la série suivante. Ça arrive à chaque poulet une fois par heure.
out-lesson-wise = Sage. Ça coûte autant que de sauter, moins la carte fautive, et c’est toi qui ouvres la série suivante : autant de cartes en moins.
out-lesson-trust-me = Regarde : un renard 🦊 a doublé le compte. Fais confiance à ton coach, juste cette fois, et retourne ta carte.
out-lesson-twenty-one = **21 tout rond !** Tu peux t’échapper.
out-lesson-run = La série sort du jeu. En solo, une carte de moins par coup. Arrête quand tu veux : { $b } continue.
out-lesson-ran-on = Une carte de moins. Tu aurais pu continuer encore et encore, mais la leçon est courte.
out-lesson-ran-far = Tu as couru tant que rien ne pouvait arriver. Sans courage, les pattes ne vont pas plus loin.
out-lesson-stopped = Tu dis stop, et { $b } doit continuer de là. Quelle modestie.
out-lesson-last-card = Ta **dernière carte**. Si elle ne fait pas sauter, ton tas est vide, et dans une course, c’est gagné. Ça fait quoi ?
out-lesson-went-out = Rien n’a sauté, plus de cartes, plus de concurrence : gagné. Ailes en l’air.
out-lesson-so-near = Si près ! Tu as pris les cartes, et { $b } a vu ton œil cligner. La prochaine fois.
out-lesson-farewell = Et voilà tout le jeu : oser ou se dégonfler, sauter, faire 21, l’échappée, et vider son tas. À deux, on compte plutôt les cartes capturées ; les règles disent comment. Trouve maintenant quelqu’un qui a les nerfs solides.

## Tips (cogs/chicken_out/tips.py)

out-tips-last-card = Ta dernière carte : si elle ne fait pas sauter, ton tas est vide.
out-tips-rival = { $seat } n’a plus que { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }. Ce que tu prends maintenant, il faudra t’en débarrasser.
out-tips-hot = Une carte noire à partir de { $too_much } fait sauter ; encore { $room }, et c’est 21 tout rond. Les rouges ne font jamais sauter.
out-tips-many = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } sur la table : sauter coûte le tout plus une, la poule mouillée coûte le tout.
out-tips-room = Encore { $room }, et c’est 21 tout rond. Jusqu’à 10, rien ne peut sauter : je retourne ces cartes pour toi.
out-tips-safe-run = À { $count }, aucune carte ne peut faire sauter. Chacune en fait une de moins.
out-tips-risky-run = Tu peux t’arrêter à { $count }, et ça ne coûte rien : la place suivante doit continuer de là.
