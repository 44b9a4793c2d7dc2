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
#
# French: the names of cards take no article, the group comes after a colon or as “le groupe”; left and right
# are G and D (political-letter-… in political_cards.ftl).

political-title = Political Chicken
political-in-short = Rassemble des groupes sur deux ailes, pille ceux des autres, et fais fructifier l’écart entre gauche et droite.
political-pitch = Deux ailes, pas de milieu. Rassemble des groupes, pille ceux des autres, et espère que tes propres casseroles restent au placard : à la fin, seul compte l’écart entre ta gauche et ta droite.
political-nobody = personne

## Commands and settings (descriptions and values: at most 100 characters)

command-start-political = Political Chicken : de 4 à 8 poulets, deux ailes, des dés, et pas un scrupule

# Before the value of a setting in its menu, where the value does not name the setting.
political-named-small_table = Places :
political-named-format = Durée ·
political-setting-format = Combien de temps ça dure
political-setting-format-standard = standard : huit tours chacun
political-setting-format-short = court : cinq tours chacun
political-setting-format-full = complet : tout le paquet
political-setting-names = Noms des cartes (les osés : seulement en salon avec limite d’âge, par qui gère le serveur)
political-setting-names-clean = noms sages
political-setting-names-adult = noms un peu osés
political-setting-small_table = Jouer à deux ou trois (non officiel)
political-setting-small_table-true = petite table, non officielle
political-setting-small_table-false = de quatre à huit

refused-names-not-allowed = Ces noms-là sont pour les salons avec limite d’âge, et seul quelqu’un qui peut gérer ce serveur peut les demander. Le paquet sage est tout aussi vachard au fond.

## Standing orders

order-political-call = Toujours suivre
order-political-call-help = On t’attaque ? Tu n’ajoutes rien, tes Avocats aident, et les dés décident.
order-political-least_loss = Céder le moins cher
order-political-least_loss-help = Quand tout le monde doit lâcher un groupe, le tien est celui qui coûte le moins.

## The table

political-table-deck = { $state ->
    [last] 🏁 **Dernier tour !** La pioche est vide.
    [soon] 🎴 Encore **{ $count }** { $count ->
        [one] carte
       *[other] cartes
    } : { $rounds ->
        [one] dernier tour de table.
       *[other] deux tours de table.
    }{ $brief ->
        [true] {""}
       *[false] {" "}Les mains ne comptent pas !
    }
   *[on] 🎴 Encore **{ $count }** cartes, environ { $rounds } tours de table
  }
political-table-middle = **Non alignés**{ $count ->
    [0] {" "}· personne
   *[other] {""}
  }
political-table-hint = Score : l’écart entre gauche (G) et droite (D) · ✋ cartes en main
political-table-seal = 🔏 Sceau fair-play du paquet : { $seal }
political-table-again = Un remaniement ? **/chicken start political**

political-seat-line = { $awaited }**{ $name }** · { $worth } · ✋ { $hand }
political-seat-brief = { $awaited }**{ $name } { $points }** · ✋ { $hand }
political-worth = **{ $points }**{ $count ->
    [0] {""}
   *[other] {" "}(G{ $left } D{ $right })
  }
political-row = > { $stacks }

political-group = { $whose ->
    [own] **{ $stack }** ({ $you ->
        [yes] dans ta propre base
       *[no] dans sa propre base
    })
    [nobody] **{ $stack }** (non aligné)
    [yours] **{ $stack }** (à toi)
   *[other] **{ $stack }** (à { $owner })
  }
political-battle-title = { $sign } { $you ->
    [yes] **Tu** veux
   *[no] **{ $seat }** veut
  } { $intent ->
    [take_over] rallier
   *[destroy] dissoudre
  } { $group }
political-battle-attack = ⚔️ Attaque **{ $total }**
political-battle-defence = 🛡️ Défense **{ $total }**
political-battle-alone = { $side } · { $stack }
political-battle-attack-names = -# ⚔️ { $stacks }
political-battle-defence-names = -# 🛡️ { $stacks }
political-battle-target = 🎯 { $stack }
political-battle-helper = ⚖️ Avocats de { $card } +{ $value }
political-battle-odds = 🎲 En l’état, { $wins ->
    [0] aucun dé ne peut gagner : **0 sur 36**
    [36] aucun dé ne peut perdre : **36 sur 36**
   *[other] l’attaque gagne **{ $wins } fois sur 36** ({ $percent } %)
  }
political-battle-may-raise = -# { $seat } a { $count } { $count ->
    [one] carte
   *[other] cartes
  } et peut encore relancer.
political-battle-dice = 🎲 { $attack } + { $die } = **{ $sum }** contre { $defence } + { $other } = **{ $against }**
political-battle-take-over = 🫴 **Rallié !**
political-battle-destroy = 💥 **Dissous !**
political-battle-held = 🛡️ **Bien tenu !**

# What is said of a verdict: $by is how close it was, $odd is there for variety.
political-quip-take-over = { $by ->
    [one] { $odd ->
        [yes] À une voix près, celle d’un cousin.
       *[no] À une voix près. Le bureau de recomptage s’est rallié aussi.
    }
    [some] { $odd ->
        [yes] Nouvelle direction, mêmes petits-fours.
       *[no] Tous les intéressés parlent d’une « fusion ».
    }
    [clear] { $odd ->
        [yes] Les anciens mugs sont déjà en vide-grenier.
       *[no] On a toujours été de ce bord, dit le nouveau site web.
    }
   *[landslide] { $odd ->
        [yes] Les cartons étaient faits avant que les dés s’arrêtent.
       *[no] Un raz-de-marée. Quelqu’un prononce « légitimité ».
    }
  }
political-quip-destroy = { $by ->
    [one] { $odd ->
        [yes] De justesse. Les gravats ne demandent pas de combien.
       *[no] À une plume près. La plume est perdue aussi.
    }
    [some] { $odd ->
        [yes] La dernière réunion n’aura pas de compte rendu.
       *[no] La lettre d’adieu est partie aux onze abonnés.
    }
    [clear] { $odd ->
        [yes] Une commission enquêtera sur la disparition des chaises.
       *[no] Les plantes vertes cherchent une famille d’accueil.
    }
   *[landslide] { $odd ->
        [yes] Même la place de parking a changé de nom.
       *[no] Il ne reste que la liste de diffusion.
    }
  }
political-quip-held = { $by ->
    [tie] { $odd ->
        [yes] Égalité. Les meubles restent où ils sont.
       *[no] Égalité, et l’égalité va à qui est déjà assis.
    }
    [one] { $odd ->
        [yes] De justesse, et on en reparlera à chaque dîner.
       *[no] À une voix près. Personne ne la ramène. Tout le monde la ramène.
    }
    [some] { $odd ->
        [yes] « Bien essayé », dit le communiqué, en plus long.
       *[no] La cible reste en place, et prend des notes.
    }
    [clear] { $odd ->
        [yes] Les attaquants ont été raccompagnés à la boutique de souvenirs.
       *[no] Le porte-parole évoque « un incident sur le parking ».
    }
   *[landslide] { $odd ->
        [yes] Personne n’a rien remarqué. Il y avait de la galette.
       *[no] La cible n’a pas levé le bec de sa gazette.
    }
  }

political-result-won = 🏆 { $seats } { $people ->
    [one] gagne
   *[other] partagent la victoire
  } avec { $points } { $points ->
    [one] point
   *[other] points
  }{ $people ->
    [one] {""}
   *[other] {" "}par bec
  } !
political-result-mood-left = Ce sera la gauche. Il y aura une commission, et du lait d’avoine.
political-result-mood-right = Ce sera la droite. Il y aura un défilé, et la facture du défilé.
political-result-mood-nothing = Ni gauche ni droite, et personne ne sait dire comment c’est arrivé.
political-result-mood-coalition = Une grande coalition. Il ne se passera plus rien pendant des années.
political-result-line = { $place } **{ $name }** · { $worth } · { $cards ->
    [0] base vide
    [one] base : { $cards } carte
   *[other] base : { $cards } cartes
  }
political-result-more = encore { $count }
political-result-tie-break = Même score ? On compte les cartes de la base.

## What the table waits for

political-ask-turn = 🗳️ À **{ $who }**
political-ask-answer = 🛡️ On attaque **{ $who }** : suivre ou relancer ?
political-ask-reraise = ⚔️ **{ $who }** peut surenchérir, une fois
political-ask-lose = { $card } : **{ $who }** { $people ->
    [one] choisit
   *[other] choisissent
  } qui lâcher, en secret
political-ask-inbox = 📨 **{ $who }** lit les mails de **{ $target }**

## Cards

political-card-base = 🏛️ Base : { $count ->
    [0] encore personne. Pas de scandale non plus.
   *[other] { $worth }
  }
political-card-brief = 🏛️ { $worth } · ✋ { $cards }
political-card-hand-empty = ✋ La main est vide.
political-card-left = { $sign } Gauche : { $cards }
political-card-right = { $sign } Droite : { $cards }
political-card-attachments = 📎 Sur l’influence de n’importe quel groupe : { $cards }
political-card-specials = 📎 À joindre : { $cards }
political-card-events = 🗞️ Événements : { $cards }
# What a card does, in a line of its own.
political-card-effect = **{ $card }** : { $effect }
political-card-scores = 📊 { $scores }
political-card-score = { $seat } { $points }
political-card-rival = **{ $name }** · { $worth } · ✋ { $hand } : { $stacks }
political-card-rival-middle = **Non alignés** : { $stacks }
political-card-defended = { $stack } (🛡️ { $defence })
political-card-defended-legend = 🛡️ sa défense, si ce n’est pas son propre nombre.
political-card-spoils = -# S’il part, { $seat } tombe de { $before } à { $after } { $after ->
    [one] point
   *[other] points
  }. Rallié, il compte dans ta base.
political-card-over-won = 🏆 Gagné, avec { $points } { $points ->
    [one] point
   *[other] points
  } ! Le peuple des poulets t’a donné mandat.
political-card-over-shared = 🏆 Gagné avec { $points } { $points ->
    [one] point
   *[other] points
  }, à égalité avec { $seats }. Une grande coalition, comme par hasard.
political-card-over-lost = Tu finis avec { $points } { $points ->
    [one] point
   *[other] points
  }. Il te reste tes mémoires à écrire.

political-title-turn = À toi
political-title-place = Où ça ?
political-title-pick = Choisis
political-title-move = Déplacer quoi ?
political-title-victim = Les mails de qui ?
political-title-target = Attaque : la cible
political-title-intent = Attaque : l’intention
political-title-team = Qui vient ?
political-title-attack = Attaque : on y va ?
political-title-answer = On t’attaque
political-title-reraise = En face, on relance
political-title-lose = Lâche quelqu’un
political-title-inbox = Les mails de quelqu’un

political-question-turn = **Une seule chose.**
political-question-place = **Où va { $card } ?**
political-question-pick = **{ $card } :** à qui le tour ?
political-question-move = **{ $card } :** quelle pièce jointe déplacer ?
political-question-victim = **{ $card } :** la main de qui veux-tu voir ?
political-question-target = **Qui attaques-tu ?** Personne ne le voit encore.
political-question-intent = **{ $stack } : rallier ou dissoudre ?**
political-question-team = **Qui vient ?** Gagné ou perdu, ils finissent dans ta base.
political-question-attack = **Ajouter quelque chose, ou attaquer ?**
political-question-answer = **Suivre ou relancer ?** Une seule relance permise.
political-question-raising = **Relancer comme ça ?**
political-question-reraise = **Ajouter quelque chose, ou en rester là ?** Ensuite, les dés roulent.
political-question-lose = **{ $card } :** qui doit partir ? Il sera non aligné.
political-question-inbox = **Défausser une de celles-ci, ou juste regarder ?** Les groupes ne risquent rien.

political-inbox = 📨 En main chez { $target } : { $cards }.

political-waiting-turn = ⏳ Quelqu’un d’autre complote.
political-waiting-answer = ⏳ Une bataille est en cours. Pop-corn ?
political-waiting-reraise = ⏳ Une bataille est en cours, et elle coûte de plus en plus cher.
political-waiting-lose = ⏳ Quelqu’un choisit qui lâcher.
political-waiting-inbox = ⏳ Quelqu’un lit les mails de quelqu’un.

political-menu-act = Jouer ou lâcher une carte…
political-menu-lay = Joindre une pièce…
political-menu-discard = Défausser une carte…
political-menu-seat = La main de qui ?
political-menu-join = Choisis des groupes…
political-menu-place = Sur quel groupe ?
political-menu-lose = En lâcher un…
political-menu-bases = { $names }…
political-menu-nobody = non alignés
political-menu-you = toi

political-hint-defence = se défend avec { $total }
political-hint-becomes = devient { $value }
political-hint-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } en main · { $points } { $points ->
    [one] point
   *[other] points
  } dans la base
political-hint-influence = { $value } sur l’influence de n’importe quel groupe
political-hint-score = ton score : { $before } → { $after }
political-hint-base = de ta base, { $value }
political-hint-target = la cible
political-hint-team = attaque
political-hint-defends = défend

## Options

political-option-build = Attaquer…
political-option-recruit = Recruter { $card } : score { $before } → { $after }
political-option-attack = Attaquer !
political-option-pass = Passer
political-option-back = Retour
political-option-none = Rien du tout
political-option-take-over = Rallier
political-option-destroy = Dissoudre
political-option-groups = Ajouter des groupes
political-option-call = Suivre
political-option-raise = Relancer !
political-option-stand = En rester là
political-option-reraise = Surenchérir !
political-option-leave-out = Sans Avocats : { $card }
political-option-count-in = Avec Avocats : { $card }

political-chosen-event = { $card }
political-chosen-recruit = recruter { $card }
political-chosen-let-go = lâcher { $card }
political-chosen-attach = joindre { $card }
political-chosen-attack = attaquer
political-chosen-pass = passer
political-chosen-back = retour
political-chosen-none = rien du tout
political-chosen-take-over = rallier
political-chosen-destroy = dissoudre
political-chosen-groups = ajouter des groupes
political-chosen-call = suivre
political-chosen-raise = relancer
political-chosen-stand = en rester là
political-chosen-reraise = surenchérir
political-chosen-leave-out = sans les Avocats de { $card }
political-chosen-count-in = avec les Avocats de { $card }
political-chosen-lay = joindre { $card }
political-chosen-join = { $card }
political-chosen-stack = { $card }
political-chosen-move = { $card }
political-chosen-discard = { $card }
political-chosen-seat = { $seat }

## What the specials and the events do (at most 100 characters)

political-help-lawyers = L’influence de son groupe aide à défendre le reste de sa base contre les autres.
political-help-conspiracy = Son groupe peut se joindre à tes attaques depuis la base, encore et encore.
political-help-event-immune = Aucun événement ne peut toucher son groupe.
political-help-no-takeover = Personne ne peut rallier son groupe, seulement le dissoudre.
political-help-no-destroy = Personne ne peut dissoudre son groupe, seulement le rallier.
political-help-battle-zero = Son groupe ne compte pour rien dans les batailles.
political-help-wing-flip = Sur un groupe de 3 ou moins : il compte comme l’autre aile.
political-help-gag = Les atouts spéciaux de son groupe ne marchent plus.
political-help-scandal = N’importe quel groupe de la table disparaît, avec tout ce qu’il porte.
political-help-left-exodus = Chacun lâche un groupe de gauche. Chacun.
political-help-right-exodus = Chacun lâche un groupe de droite. Chacun.
political-help-fact-check = La dernière pièce jointe d’un groupe au choix disparaît.
political-help-fundraiser = Qui la joue pioche deux cartes.
political-help-backroom-deal = Un groupe non aligné de 3 ou moins rejoint la base de qui le joue.
political-help-leaked-inbox = Un coup d’œil dans une main ; une carte qui n’est pas un groupe peut en être défaussée.
political-help-term-limits = Le groupe le plus fort de chacun devient non aligné. De chacun.
political-help-comeback = Le dernier groupe défaussé revient, non aligné.
political-help-redistricting = Une pièce jointe passe d’un groupe à un autre.

## What happened

political-told-begins = 🎲 { $seat } fait le plus haut dé et commence.
political-told-last-turn = 🏁 { $seat } pioche la dernière carte : ce tour est le dernier.
political-told-passed = 🤷 { $seat } n’a rien à jouer, et passe.
political-told-event-played = { $seat } joue **{ $card }**. { $help }
political-told-nothing-happened = { $card } ne trouve rien à faire. Silence gêné.
political-told-recruited = 🏛️ { $seat } recrute **{ $card }**.
political-told-let-go = 🍂 { $seat } lâche **{ $card }**.
political-told-attached = 📎 { $seat } joint **{ $card }** à { $group }.
political-told-dice = 🎲 { $attack } contre { $defence }
political-told-taken-over = 🫴 { $you ->
    [yes] Tu rallies
   *[no] { $seat } rallie
  } { $group }.
political-told-destroyed = 💥 { $you ->
    [yes] Tu dissous
   *[no] { $seat } dissout
  } { $group }.
political-told-held = 🛡️ { $you ->
    [yes] Tu te casses
   *[no] { $seat } se casse
  } le bec sur { $group }.
political-told-scrapped = 🗑️ Fini : **{ $stack }**{ $count ->
    [0] {""}
   *[other] {""}, et avec ça : { $cards }
  }.
political-told-freed = 🍂 { $you ->
    [yes] Tu perds
   *[no] { $seat } perd
  } **{ $stack }** : non aligné.
political-told-fact-checked = 🔍 { $card } sur { $stack } : c’était faux, à la poubelle.
political-told-raised-funds = 💰 { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
political-told-dealt-in = 🚪 Par la petite porte, chez { $seat } : **{ $stack }**. Personne n’a demandé pourquoi.
political-told-looked = 📨 { $seat } lit les mails de { $target }.
political-told-exposed = 📨 { $you ->
    [yes] Tu fais défausser **{ $card }** à { $target }.
   *[no] { $me ->
        [yes] { $seat } te fait défausser **{ $card }**.
       *[no] { $seat } fait défausser **{ $card }** à { $target }.
    }
  }
political-told-came-back = 🎤 De retour, non aligné : **{ $stack }**.
political-told-redistricted = ✂️ { $card } : de { $old } à **{ $stack }**.
political-told-drew = 🎴 Tu as pioché { $cards }.
political-told-saw-hand = 📨 En main chez { $target } : { $cards }.

# La même chose pour qui lit l’histoire : $seat est qui l’a su.
political-secret-drew = **{ $seat }** a pioché { $cards }.
political-secret-saw-hand = **{ $seat }** a vu la main de { $target } : { $cards }.

## In pictures: as short as can be

political-picture-deck = encore { $count } { $count ->
    [one] carte
   *[other] cartes
  }
political-picture-rounds = { $last ->
    [yes] Dernier tour !
   *[no] { $rounds ->
        [one] dernier tour de table
       *[other] env. { $rounds } tours de table
      }
  }
political-picture-wing = { $wing ->
    [left] Gauche
   *[right] Droite
  }
political-picture-nobody = { $count ->
    [0] Non alignés : 0
   *[other] Non alignés
  }
political-picture-aim = { $intent ->
    [take_over] rallie ?
   *[destroy] dissout ?
  }
political-picture-defends = défend
political-picture-unowned = Non aligné
political-picture-percent = { $percent } %
political-picture-wins = { $wins } sur 36
political-picture-sums = { $attack } + { $die } contre { $defence } + { $other }
political-picture-take-over = Rallié !
political-picture-destroy = Dissous !
political-picture-held = Bien tenu !
political-picture-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
political-picture-mail = Dans les mails de
political-picture-new = pioche
political-picture-no-cards = Ta main est vide

## The pictures in sentences, for whoever does not see them

political-alt-deck = Encore { $count } { $count ->
    [one] carte
   *[other] cartes
  }, et c’est à { $name }.
political-alt-seat = { $name } { $points } (gauche { $left }, droite { $right }, { $hand } en main)
political-alt-base = { $name } : { $stacks }.
political-alt-aim = { $name } veut { $intent ->
    [take_over] rallier
   *[destroy] dissoudre
  } { $stack }{ $nobodys ->
    [yes] {""}, non aligné
   *[no] {" "}de { $owner }
  }.
political-alt-dice = { $end } { $attack } contre { $defence }.
political-alt-attack = Attaque { $total } : { $stacks }.
political-alt-defence = Défense { $total } : { $stacks }.
political-alt-helper = les Avocats de { $card } { $value }
political-alt-odds = Lancers gagnants pour l’attaque : { $wins } sur 36.
political-alt-hand = { $own ->
    [yes] { $count ->
        [0] La main est vide.
       *[other] En main : { $cards }.
      }
   *[no] { $count ->
        [0] { $name } n’a rien en main.
       *[other] En main chez { $name } : { $cards }.
      }
  }
political-alt-own-base = { $count ->
    [0] La base est vide.
   *[other] Base, { $points } { $points ->
        [one] point
       *[other] points
      } : { $stacks }.
  }

## Its story, told once it is over

political-chapter = Tour { $number } : { $seat }

## For those who watch (cogs/political/watch.py)

political-bets-until = jusqu’à ce que chacun ait eu deux tours
political-watch-left = 👈 Gauche, groupes sur la table : { $lie } sur { $there }. Les autres, { $hidden } d’influence en tout, sont en main, cachés ou partis.
political-watch-right = 👉 Droite, groupes sur la table : { $lie } sur { $there }. Les autres, { $hidden } d’influence en tout, sont en main, cachés ou partis.
political-watch-battle = ⚔️ En l’état, { $seat } gagne la bataille à { $percent } %.

## Statistics and feats

political-count-attacks = { $number ->
    [one] { $number } attaque
   *[other] { $number } attaques
  }
political-count-won = { $number ->
    [one] { $number } bataille gagnée
   *[other] { $number } batailles gagnées
  }
political-count-upsets = { $number ->
    [one] dont { $number } contre toute attente
   *[other] dont { $number } contre toute attente
  }
political-count-held = { $number ->
    [one] { $number } fois tenu bon
   *[other] { $number } fois tenu bon
  }
political-count-events = { $number ->
    [one] { $number } événement joué
   *[other] { $number } événements joués
  }
political-count-score = meilleur gouvernement { $number }
political-feat-uphill = Vent de face
political-feat-uphill-how = gagner une attaque avec trois de retard ou plus avant les dés
political-feat-lowest_die = Plébiscite à un
political-feat-lowest_die-how = gagner une attaque avec un 1 au dé
political-feat-dead_heat = Recomptage !
political-feat-dead_heat-how = tenir bon contre une attaque exactement aussi forte
political-feat-hostile_takeovers = Union sacrée
political-feat-hostile_takeovers-how = rallier trois groupes dans une partie
political-feat-wrecking_ball = Droit de dissolution
political-feat-wrecking_ball-how = dissoudre deux groupes dans une partie
political-feat-fortress = Motion de censure rejetée
political-feat-fortress-how = tenir bon contre quatre attaques dans une partie
political-feat-pacifist = Colombe parmi les poules
political-feat-pacifist-how = gagner sans attaquer personne
political-feat-spin_doctor = Spin doctor
political-feat-spin_doctor-how = jouer quatre événements dans une partie

## What decided it, in three sentences at the end

# $taken: whether the winner took it from $owner.
political-recap-pillar = { $seat } s’appuie sur { $stack }{ $taken ->
    [yes] {""}, jadis à { $owner }
   *[no] {""}
  }.
political-recap-battle = Derniers dés, { $sum } à { $against } : { $end ->
    [taken_over] { $seat } rallie { $stack }
    [destroyed] { $seat } dissout { $stack }
   *[held] { $seat } se casse le bec sur { $stack }
  }.
political-recap-margin = { $by ->
    [0] Autant de points pour { $seats }, mais moins de cartes.
    [one] À un point près : { $seats }.
   *[other] À { $by } points près : { $seats }.
  }

## The lesson (data/lessons/political.toml; see lessons.ftl)

political-lesson-gap = Je suis ton coach, et c’est de la politique. À la fin, le plus grand **écart** entre gauche et droite gagne. G4 est un groupe de gauche d’influence 4. Une chose par tour : qu’est-ce qui creuse ton écart ?
political-lesson-wider = Plus large ! Tu penches à gauche maintenant, et pour de bon. Personne ne demande pourquoi.
political-lesson-narrower = Plus étroit : gauche et droite se tirent dans les plumes dans ta propre base. Il y a un mot pour ça, c’est *modéré*.
political-lesson-let-go = Lâché : le voilà au milieu, et n’importe qui peut l’attaquer là. Mieux vaut à personne que chez toi du mauvais côté, peut-être.
political-lesson-attach = Une carte qui retire 2 à l’influence de **n’importe quel** groupe sur la table. Ça a l’air fait pour les autres. Vraiment ?
political-lesson-where-to = Maintenant, dis à qui.
political-lesson-place = Tu penches à gauche. Ce qui est à droite dans ta propre base te coûte des points. Ce qui est à droite chez { $b }, c’est son gagne-pain.
political-lesson-smeared-own = Malin : ton aile droite ne vaut plus rien, donc ton écart est plus large. Calomnie bien ordonnée commence par soi-même.
political-lesson-smeared-theirs = Un classique. Il y en a moins en face, mais pas plus chez toi. Les deux autres te remercient.
political-lesson-attack = Maintenant une **attaque**, avec des groupes de ta main, sur n’importe quel groupe de la table. On prépare d’abord tout ; personne ne voit rien avant ton feu vert.
political-lesson-attacking = D’abord, sur qui.
political-lesson-target = Cherche ce qui est faible, et ce qui te sert. { $b } a quelqu’un de ton bord.
political-lesson-targeted = Influence 2, aucune pièce jointe, personne autour.
political-lesson-intent = **Rallier**, et ce groupe rejoint ta base. **Dissoudre**, et c’en est fini de lui. De quelle aile penches-tu ?
political-lesson-wanted = Une lettre de bienvenue, avec des dents.
political-lesson-hated = Un peu dur, mais ça enlève des points à { $b }. Ou ça en donne : regarde ses deux ailes.
political-lesson-team = Qui attaque ? Le dé compte, et l’influence de tous ceux que tu envoies. Choisis-en un ou les deux.
political-lesson-teamed = Les banderoles sont retrouvées.
political-lesson-odds = Voici tes chances : combien des 36 lancers possibles de deux dés tu gagnes. Il faut faire **plus** ; autant ne suffit pas.
political-lesson-won = Gagné ! Regarde qui habite chez toi maintenant : ton équipe s’est installée aussi. Une attaque, c’est une campagne de recrutement avec des dés.
political-lesson-attacked = { $b } vise ton meilleur groupe. **Suivre**, et les dés tombent. Ou relance : ta main peut aider.
political-lesson-called = Tu as suivi, et gardé tes cartes. Les dés sont tombés : regarde ce qui en est sorti.
political-lesson-reinforced = Des renforts.
political-lesson-defenders = Qui aide s’installe ensuite dans ta base, tout comme une équipe d’attaque.
political-lesson-defended = Ils accourent, lentement, avec des notes de bas de page.
political-lesson-raise = Maintenant, relance. En face, on peut encore ajouter quelque chose une fois, puis c’est aux dés.
political-lesson-raised = Relancé, et les dés sont tombés. Tes renforts restent, quoi qu’aient dit les dés : relancer, c’est aussi jouer deux cartes pendant le tour de quelqu’un d’autre.
political-lesson-last-turn = Le **dernier tour** d’une partie : plus rien à piocher. { $b } a un grand écart, le tien serait encore plus grand sans ton aile droite. Un événement, ou un groupe de plus ?
political-lesson-scandal = Un scandale ! Il ne manque plus que le coupable.
political-lesson-one-more = Un de plus à gauche. Petit, bruyant, et compté.
political-lesson-pick = N’importe quoi sur la table disparaît, avec tout ce qu’il porte. Réfléchis bien : qu’est-ce qui pèse le plus, leur perte ou ton gain ?
political-lesson-own-scandal = Ta propre aile droite, envolée. Te voilà enfin d’accord avec toi-même, et l’écart est tout à toi.
political-lesson-their-scandal = Leur meilleur groupe est parti, il leur reste leurs principes. Ça vaut un petit quelque chose aussi.
political-lesson-farewell = Et voilà tout le jeu : recruter, lâcher, joindre, attaquer, relancer, et les événements. Surveille ce qu’il y a devant les autres, et méfie-toi des modérés. On passe aux vrais adversaires ?

## Tips (cogs/political/tips.py)

political-tips-last-rounds = { $cards ->
    [0] Plus rien à piocher : c’est le dernier tour de la partie.
    [one] Plus qu’une carte à piocher : c’est peut-être bien ton dernier tour.
   *[other] Plus que { $cards } cartes à piocher : c’est peut-être bien ton dernier tour.
  }
political-tips-first-group = Ton premier groupe décide de ton aile, jusqu’à ce qu’on te tire de l’autre.
political-tips-leader = { $seat } mène avec { $points }. Un écart rétrécit aussi quand l’aile faible gagne.
political-tips-legend = **G3** est un groupe de gauche d’influence 3. Le score est l’écart entre la gauche et la droite.
political-tips-torn = Ton aile faible retire { $points } à ton score.
political-tips-wrong-wing = Tu penches à { $wing ->
    [left] gauche
   *[right] droite
  }, et tous les groupes de ta main sont de l’autre bord. On peut aussi les lâcher, ou les envoyer se battre.
political-tips-team = Gagné ou perdu, qui se bat pour toi s’installe dans ta base : attention à son aile.
political-tips-against = En l’état, l’attaque gagne { $wins } fois sur 36 : moins d’une fois sur deux.
political-tips-defending = Les groupes qui t’aident maintenant restent ensuite dans ta base, quoi que disent les dés.
political-tips-anybodys = Elle peut aller sur tout groupe : un boulet sur ta propre aile faible creuse ton écart.
