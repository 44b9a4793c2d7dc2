# Crazy Chicken: names, and everything the table and the cards say.
#
# crazy-told-…   what happened             crazy-ask-…       what the table waits for (public)
# crazy-title-…  headline of a card        crazy-question-…  what a seat is asked
# crazy-option-… a button or a line        crazy-chosen-…    the same, looked back on
# crazy-mark-…   what a group of the hand is good for
#
# Facts: $seat and $who are names, $pile a pile, $where “ onto …” or nothing; the rest are numbers.
#
# French: every pile is feminine and begins with a consonant, so “de la { $pile }” is always right.

crazy-title = Crazy Chicken
crazy-in-short = Un duel de collectionneurs : pose des séries de poulets, et chipe celles de l’autre en en posant plus.
crazy-pitch = Un duel de collectionneurs. Pose des séries des neuf poulets fous, et chipe celles de l’autre en en posant davantage. Chaque espèce compte une fois ; à six, c’est toi qui finis la manche.

## Commands and settings (descriptions and values: at most 100 characters)

command-start-crazy = Crazy Chicken : un duel à deux, pour des séries de neuf poulets fous

# Before the value of a setting in its menu, where the value does not name the setting.
crazy-named-first = Première manche :
crazy-named-draw = Pioche ·
crazy-setting-rounds = Combien de manches compte la partie
crazy-setting-rounds-4 = quatre manches
crazy-setting-rounds-2 = deux manches
crazy-setting-rounds-1 = une seule manche
crazy-setting-first = Qui commence la première manche (ensuite, à tour de rôle)
crazy-setting-first-random = le sort dit qui commence
crazy-setting-first-host = l’hôte commence
crazy-setting-first-other = l’hôte laisse commencer l’autre
crazy-setting-first-first = la première place commence
crazy-setting-first-second = la seconde place commence
crazy-setting-draw = Comment se piochent les deux cartes d’un tour
crazy-setting-draw-one_by_one = une par une : tu vois la première avant de choisir la seconde
crazy-setting-draw-both = les deux piles sont nommées d’un coup
crazy-setting-discard_history = Étaler les défausses, pour que chacun voie ce qu’il y a dessous
crazy-setting-discard_history-true = défausses étalées
crazy-setting-discard_history-false = on ne voit que le dessus

## The cards

crazy-card-20 = Billy le Poussin
crazy-card-18 = Coqsanova
crazy-card-16 = Superpoulet
crazy-card-14 = Napoulet Bonaparte
crazy-card-12 = Coq-Soleil
crazy-card-9 = Charles Lindbec
crazy-card-8 = Thomas Coq
crazy-card-7 = Maria Cotcallas
crazy-card-6 = Marilyn Monrœuf
crazy-card = { $sign } **{ $card }**
crazy-top = le { $card }
crazy-top-twice = deux { $card }
crazy-face-down = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
  }

## The piles

crazy-pile-left = pioche gauche
crazy-pile-right = pioche droite
crazy-pile-first = défausse 1
crazy-pile-second = défausse 2
crazy-where = {" "}→ { $pile }
crazy-piles-down = 🎴 Face cachée : { $left } · { $right }
crazy-piles-open = 🍂 Défausses : { $first } · { $second }
# No-break spaces, so that a pile stays on one line.
crazy-pile-down = { $sign } **{ $n }**
crazy-pile-open = { $sign } { $top }{ $n ->
    [one] {""}
   *[other] {" "}(sur { $n })
  }
crazy-pile-empty = { $sign } vide
crazy-pile-under = { $sign } ⬇️ { $cards }

## The table

crazy-table-round = Manche { $round } sur { $rounds } · espèces posées : { $types } sur { $all }
crazy-table-scores = -# Manches jouées : { $scores }
crazy-table-score = { $name } { $rounds }{ $count ->
    [one] {""}
   *[other] {" "}= { $total }
  }
crazy-table-hint = Une espèce rapporte son nombre une fois ; six finissent la manche. En poser davantage détrône une série, sauf intouchable 🔒.
crazy-table-seal = 🔏 Sceau fair-play des cartes : { $seal }
crazy-table-again = Un autre duel ? **/chicken start crazy**

crazy-seat-line = { $awaited }**{ $name }** · { $standing } · ✋ { $hand }
crazy-standing = **{ $points }** { $points ->
    [one] point
   *[other] points
  } · { $types }/{ $most } espèces
# No-break spaces, so that a set stays on one line.
crazy-set = { $sign } **{ $card }** ×{ $count }{ $locked ->
    [yes] {" "}🔒
   *[no] {""}
  }
crazy-sets-none = encore rien devant

crazy-result-won = 🏆 { $seat } gagne avec { $points } points{ $tied ->
    [yes] {""}, et la meilleure manche : { $best }
   *[no] {""}
  } !
crazy-result-drawn = 🤝 { $points } points partout, et la même meilleure manche : personne ne gagne, personne ne la ramène.
crazy-result-line = { $place } **{ $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $count ->
    [one] {""}
   *[other] {" "}({ $rounds })
  }
crazy-result-sets = **Comment a fini la dernière manche**
crazy-result-front = { $name } : { $sets }

## What the table waits for

crazy-ask-draw_first = 🐣 **{ $who }** pioche deux cartes, puis pose une série ou défausse.
crazy-ask-draw_both = 🐣 **{ $who }** pioche deux cartes, puis pose une série ou défausse.
crazy-ask-act = 🤔 **{ $who }** pose une série, ou défausse.
crazy-ask-give_way = 💥 { $laid } × { $card } ! **{ $who }** en perd { $count } et dit où elles vont.
crazy-ask-pause = 🪶 Les plumes retombent. La prochaine manche arrive.

## Cards

crazy-card-front = { $mine ->
    [yes] **Toi**
   *[no] **{ $name }**
  } · { $standing } : { $sets }
crazy-card-won = 🏆 Gagné, { $points } à { $other } ! Belle collection.
crazy-card-drawn = 🤝 { $points } points partout, et pas une plume entre { $seat } et toi.
crazy-card-lost = { $points } à { $other }. { $seat } avait de meilleurs poulets, pour cette fois.

crazy-hand = ✋ **En main : { $count }**
crazy-hand-none = ✋ Ta main est vide.
crazy-hand-line = { $card }{"\u00A0"}×{ $count } · { $mark }{ $room ->
    [little] {""}
   *[plenty] {" "}· { $name }
  }
crazy-mark-ready = à poser{ $mine ->
    [0] { $theirs ->
        [0] {""}
       *[other] {""}, ça en détrône { $theirs }
    }
   *[other] {""}, ça remplace les { $mine } déjà posées
  }
# Beside the hand a phone has little room.
crazy-mark-wait = { $room ->
    [little] encore { $more }
   *[plenty] il en faut encore { $more }
  }{ $mine ->
    [0] { $theirs ->
        [0] {" "}pour poser
       *[other] {" "}pour en détrôner { $theirs }
    }
   *[other] {" "}pour remplacer les { $mine } déjà posées
  }
crazy-mark-mine = tes { $count } sont intouchables
crazy-mark-lost = fichu : il y en a { $count } en face

crazy-title-draw_first = À toi : pioche
crazy-title-draw_second = Et encore une carte
crazy-title-draw_both = À toi : pioche
crazy-title-act = Pose ou défausse
crazy-title-give_way = Tu perds une série

crazy-question-draw_first = Ta première carte ?
crazy-question-draw_first-blind = Une carte de chaque pioche.
crazy-question-draw_second = Et la seconde ? N’importe quelle autre pile.
crazy-question-draw_both = Dans quelles deux piles pioches-tu ?
crazy-question-act = Pose une série, ou défausse une carte.
crazy-question-act-bare = Rien à poser pour l’instant : défausse une carte.
crazy-question-give_way = { $laid } × { $card } détrônent tes { $count }. Sur quelle défausse vont les tiennes ? Après ça, c’est ton tour.

crazy-waiting-turn = ⏳ Ce n’est pas ton tour. Prends un air innocent.
crazy-waiting-order = 📋 Un instant : ta consigne s’en charge.
crazy-waiting-round = 🪶 Les plumes retombent. La prochaine manche arrive.

crazy-option-draw = { $pile }
crazy-option-left = À gauche
crazy-option-right = À droite
crazy-option-take = Prendre { $card }
crazy-option-both = Piocher : { $piles }
crazy-option-again = Pareil : { $piles }
crazy-option-put = Sur la { $pile }
crazy-option-lay = Poser { $count } × { $card }{ $where }
crazy-option-discard = Défausser le { $card }
crazy-chosen-draw = { $pile }
crazy-chosen-put = { $pile }
crazy-chosen-lay = { $count } × { $card }
crazy-chosen-discard = défausser le { $card }

crazy-menu-lay = Poser une série…
crazy-menu-parts = Ou n’en poser qu’une partie…
crazy-menu-discard = { $top ->
    [0] Défausser…
   *[other] { $sign } Défausser sur le { $top }…
  }
# For both piles at once; the cards on top of them
crazy-menu-discards = Défausser : 1️⃣ sur { $first }, 2️⃣ sur { $second }…
crazy-hint-held = tu en as { $count } · { $state }

## What has a message of its own: a beaten set, and the end of a round

crazy-moment-beaten = 💥 **{ $count } × { $card }** détrônent **{ $beaten }** : { $sign } { $who } quitte { $loser } pour **{ $winner }** !
crazy-moment-quip = { $which ->
    [0] Le camion de déménagement attendait déjà.
    [1] Sans rancune. Juste quelques plumes.
    [2] « Ce n’est pas toi, c’est les chiffres. »
    [3] L’ancien nid est encore tiède.
   *[other] Il faudra faire suivre les photos encadrées.
  }

## What happened

crazy-why-six = six espèces
crazy-why-nine = les neuf espèces
crazy-why-pile = une pioche vide
crazy-told-round_started = 🔔 Manche { $round } : { $seat } commence.
crazy-told-draws = { $mine ->
    [yes] 🖐️ Tu as pris { $what }.
   *[no] 🎴 { $seat } pioche { $what }.
  }
crazy-told-laid = 🐔 { $seat } pose **{ $count } × { $card }**.
crazy-told-gave_way = 💥 { $count } × { $card } ({ $seat }) → { $pile }.
crazy-told-discarded = 🍂 { $seat } défausse le { $card } → { $pile }.
crazy-told-round_ended = 🏁 La manche { $round } finit avec { $why } : **{ $numbers }**
crazy-told-number = { $name } { $number }
crazy-told-drew_card = 👀 Tu as pioché { $what }.

# La même chose pour qui lit l’histoire : $seat est qui l’a su.
crazy-secret-drew_card = **{ $seat }** a pioché { $what }.

## Standing orders (see orders.ftl)

order-crazy-pile = Où vont mes séries perdues
order-crazy-pile-help = Quelqu’un en pose plus que toi ? Je range ton ancienne série.
order-crazy-only = Piocher quand il n’y a pas le choix
order-crazy-only-help = Rien à choisir entre les piles ? Je pioche pour toi.
order-crazy-only-coming = 📋 Rien à choisir, je pioche pour toi : **{ $choice }**.
order-crazy-pile-lower = Carte la plus basse
order-crazy-pile-smaller = Pile la plus petite

## In pictures: as short as can be

crazy-picture-round = Manche { $round } sur { $rounds }{ $over ->
    [yes] {" "}finie
   *[no] {""}
  }
crazy-picture-types = { $count }/{ $all } espèces
crazy-picture-legend = poses-en autant pour la prendre
crazy-picture-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
crazy-picture-total = en tout { $count }
crazy-picture-points = { $count ->
    [one] point
   *[other] points
  }
crazy-picture-in-hand = En main : { $count }
crazy-picture-ready = poser
crazy-picture-wait = +{ $count }
crazy-picture-mine = sûre
crazy-picture-lost = fichu

## The same in sentences, for whoever does not see the pictures

crazy-alt-round = Manche { $round } sur { $rounds }{ $over ->
    [yes] {" "}finie.
   *[no] .
  }
crazy-alt-turn = C’est à { $name } de jouer.
crazy-alt-beaten = { $count } × { $card } détrônent une série de { $name }.
crazy-alt-moment = { $count } × { $card } de { $winner } détrônent { $beaten } de { $loser }.
crazy-alt-front = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $hand ->
    [none] {""}
    [one] { $hand } carte en main,{" "}
   *[other] { $hand } cartes en main,{" "}
  }devant : { $sets }
crazy-alt-none = rien
crazy-alt-set = { $count } × { $card }{ $safe ->
    [yes] {" "}(intouchable)
   *[no] {""}
  }
crazy-alt-piles = Pioches : { $left } et { $right } face cachée. Défausses : { $first } et { $second }.
crazy-alt-pile = { $card } (sur { $count })
crazy-alt-no-pile = vide
crazy-alt-hand = En main : { $cards }.
crazy-alt-group = { $count } × { $card } ({ $mark })

## Its story, told once it is over

crazy-chapter = Manche { $round }

## For those who watch (cogs/crazy/watch.py)

crazy-bets-until = jusqu’à la fin de la première manche, ou sa moitié s’il n’y en a qu’une
crazy-watch-unseen = 🎲 Pas encore vues, et la chance que chacune soit face cachée : { $cards }
crazy-watch-card = { $card }{"\u00A0"}×{ $count } ({ $percent } %)
crazy-watch-shown = ✋ Prises par { $seat } sous les yeux de tous, et toujours en main : { $cards }

## Statistics and feats

crazy-count-sets = { $number ->
    [one] { $number } série posée
   *[other] { $number } séries posées
  }
crazy-count-beaten = { $number ->
    [one] { $number } série chipée
   *[other] { $number } séries chipées
  }
crazy-count-lost = { $number ->
    [one] { $number } série perdue
   *[other] { $number } séries perdues
  }
crazy-count-rounds = { $number ->
    [one] { $number } manche gagnée
   *[other] { $number } manches gagnées
  }
crazy-count-round = meilleure manche { $number } points
crazy-count-set = { $number ->
    [one] plus grande série { $number } carte
   *[other] plus grande série { $number } cartes
  }
crazy-feat-huge_set = Tout le poulailler
crazy-feat-huge_set-how = poser une série de sept cartes ou plus
crazy-feat-bully = Terreur de la basse-cour
crazy-feat-bully-how = détrôner huit séries dans une partie
crazy-feat-untouched = Bas les pattes
crazy-feat-untouched-how = gagner sans perdre une seule série
crazy-feat-landslide = Raz-de-marée
crazy-feat-landslide-how = gagner une manche de quarante points ou plus
crazy-feat-shut_out = Nid vide
crazy-feat-shut_out-how = gagner une manche où l’autre ne marque rien
crazy-feat-whitewash = Grand plumage
crazy-feat-whitewash-how = gagner toutes les manches d’une partie
crazy-feat-comeback = Second souffle
crazy-feat-comeback-how = perdre la première manche, et gagner la partie
crazy-feat-photo_finish = Au bec près
crazy-feat-photo_finish-how = gagner une partie de trois points au plus

## What decided it, in three sentences at the end

crazy-recap-round = Tout s’est joué à la manche { $round } : { $mine } à { $theirs } pour { $seat }.
crazy-recap-steal = { $seat } a délogé une série de { $count } à la manche { $round }.
crazy-recap-margin = Manches : { $won } à { $lost }, { $by ->
    [0] et pas un point d’écart
    [one] et un point d’écart
   *[other] et { $by } points d’écart
  }.

## The lesson (data/lessons/crazy.toml; see lessons.ftl)

crazy-lesson-draw = Je suis ton coach. Une série de cartes pareilles devant toi rapporte son numéro, et qui a le plus de points gagne. À ton tour : pioche deux cartes, puis pose une série ou défausse une carte. Pioche la première dans une pioche, face cachée.
crazy-lesson-drew = Elle est à toi, et personne ne l’a vue.
crazy-lesson-draw-again = La seconde vient d’une **autre** pile : face cachée, surprise ; des défausses, { $b } la voit.
crazy-lesson-drew-blind = Surprise !
crazy-lesson-took-open = Tout le monde l’a vu, et sait maintenant ce que tu cherches.
crazy-lesson-act = Pose deux cartes pareilles ou plus, **ou** défausses-en une.
crazy-lesson-laid = Les voilà posées, et 20 points avec, quel que soit leur nombre : jusqu’à ce que quelqu’un en pose plus.
crazy-lesson-discarded = Partie, face visible. { $b } peut la prendre. La patience peut être un plan, mais les cartes en main ne rapportent rien.
crazy-lesson-beat = { $b } a posé une espèce dont tu as davantage en main. Poses-en **plus**, et la sienne s’en va.
crazy-lesson-beaten = La sienne est partie, la tienne est là. Et la réponse ? Une autre des tiennes est détrônée.
crazy-lesson-let-them = Sa série reste. En face, on est moins poli : une des tiennes vient d’être détrônée.
crazy-lesson-give-way = Ta série doit partir. Quelle défausse doit-elle couvrir ?
crazy-lesson-gave-way = C’est fait, et tu peux en repiocher une partie. Une série d’au moins la moitié de toutes ses cartes 🔒 ne peut jamais être détrônée.
crazy-lesson-end = Encore une espèce, et tu en as **six** devant toi : ça finit la manche. Une pioche vide aussi, ou les neuf espèces sur la table.
crazy-lesson-ended = Six espèces : la manche est finie. Regarde-moi ces points.
crazy-lesson-waited = La manche continue, et { $b } pioche. Quand on mène, on ferait bien de se presser.
crazy-lesson-farewell = Voilà tout le jeu : deux qui entrent, une chose qui sort, détrôner, et finir tant qu’on mène. Une vraie partie a quatre manches. Qui ose ?

## Tips (cogs/crazy/tips.py)

crazy-tips-open-card = À prendre : un { $card }, et tu en as { $count }.
crazy-tips-open-shows = Qui prend une carte visible montre ce qu’il collectionne.
crazy-tips-legend = **{ $card }** ×2 : deux cartes de l’espèce { $card }, sur { $card }. Une série rapporte { $card }, longue ou pas.
crazy-tips-short-pile = Une pioche n’a plus que { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, et la manche finit quand elle est vide. Ta main ne rapportera rien.
crazy-tips-ends = Une sixième espèce finit la manche sur-le-champ. Pour l’instant : { $mine } à { $theirs }.
crazy-tips-other-is-near = { $seat } n’a plus besoin que d’une espèce pour finir la manche. Une série détrônée, c’est une espèce de moins en face.
crazy-tips-beats = Tu as de quoi détrôner les { $card } de { $seat } : les points changent de camp.
crazy-tips-locks = { $count } × { $card }, ce serait au moins la moitié de toutes : intouchable.
crazy-tips-wanted = { $seat } a repêché le { $card } dans les défausses, et ne l’a pas encore joué. Attention à ce que tu y mets.
crazy-tips-covered = Seule la carte du dessus d’une pile se pioche : ce qui est dessous est hors de portée pour l’instant.
