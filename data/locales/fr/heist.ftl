# Chicken Heist: names, one-line helps, and everything the table and the cards say.
#
# heist-card-…       action cards          heist-character-…  characters       heist-event-…  event cards
# heist-told-…       what happened         heist-ask-…        what the table waits for (public)
# heist-title-…      headline of a card    heist-question-…   what a seat is asked
# heist-option-…     a button or a line of a menu            heist-chosen-…  the same, looked back on
#
# Facts: $seat $target $by $leader are names, $seats a list of names, $people how many they are; $card $cards
# $event $loot $loots $crew $character $old $move come as their names; $slot $other $count $round $number are numbers.
#
# French: no article before a card, a character or a loot that comes as a fact (a colon instead), no agreement
# with people. $move is an infinitive with a consonant: “de { $move }” is right. See GLOSSARY.md.

heist-title = Chicken Heist
heist-in-short = Braque une banque avec une bande de poulets véreux, et sois le plus riche en cavale.
heist-pitch = Une bande de poulets véreux est dans une banque (non, pas ceux-là). Rafle ce que tu peux, guette ce qui arrive, et sors avant le mauvais événement. Au trou, on ne compte pour rien ; le plus riche en cavale gagne.

## Crews, moves, decisions, loot

heist-crew-perimeter = Périmètre
heist-crew-vault = Coffre
heist-crew-lobby = Hall
heist-crew-rooftop = Toit

heist-move-rob = Rafler
heist-move-lookout = Guetter
heist-move-tinker = Trafiquer
heist-move-resupply = Ravitailler

heist-choice-stay = Rester
heist-choice-run = Filer
heist-choice-hide = Se planquer

heist-loot-cash = Billets { $value }
heist-loot-gold = Or { $value }
heist-loot-diamond = Diamant { $value }

## Action cards

heist-card-check_in = Indic
heist-card-check_in-help = Quelqu’un décide avant toi, ne le montre qu’à toi, et ne peut plus changer.
heist-card-copycat = Perroquet
heist-card-copycat-help = Tu ne décides pas ; la décision de quelqu’un d’autre compte pour toi aussi.
heist-card-disguise = Postiche
heist-card-disguise-help = La personne que tu nommes change de personnage. Toi, si tu y tiens.
heist-card-flash_grenade = Grenade flash
heist-card-flash_grenade-help = Plus personne ne guette de la manche. Le Caïd a des lunettes de soleil.
heist-card-fortify = Barricade
heist-card-fortify-help = Une équipe est à l’abri des deux RAID pour la manche.
heist-card-freeze = Gel
heist-card-freeze-help = Plus une carte Action de la manche, pour personne.
heist-card-influence = Putsch
heist-card-influence-help = Fais de n’importe qui le Cerveau. Oui, toi aussi, tu es n’importe qui.
heist-card-lockdown = Verrou
heist-card-lockdown-help = Personne ne regarde une case avant qu’elle soit révélée. Sauf le Caïd.
heist-card-override = Contre
heist-card-override-help = Annule une carte dès qu’elle est montrée. Ne sert qu’à répondre.
heist-card-panic = Panique
heist-card-panic-help = Échange deux événements, ou pas. Personne ne le saura, toi non plus.
heist-card-scramble = Omelette
heist-card-scramble-help = Tous les personnages sont battus et redistribués.
heist-card-signal_jammer = Brouilleur
heist-card-signal_jammer-help = De toute la manche, aucun événement ne change de case. Le Caïd peut encore Trafiquer.
heist-card-teamwork = Tandem
heist-card-teamwork-help = Quelqu’un choisit une case, toi une autre ; les deux sont échangées.
heist-card-warn = Prophétie
heist-card-warn-help = Annonce l’événement de la manche. Si tu as raison, tu pioches un butin.

## Characters

heist-character-agent = Agent
heist-character-agent-help = Une fois par tour : prends un butin au hasard à quelqu’un, puis rends-en un au hasard.
heist-character-alchemist = Alchimiste
heist-character-alchemist-help = Si tu viens de Rafler un Or, tu peux le montrer et piocher une carte.
heist-character-mystic = Médium
heist-character-mystic-help = Une fois par tour : défausse une carte, pioches-en une.
heist-character-angel = Ange
heist-character-angel-help = Une fois par tour : interdis un Coup, à toi et à quelqu’un d’autre, pour la manche.
heist-character-cowboy = Cow-boy
heist-character-cowboy-help = Qui reçoit ou cède le Cow-boy pioche une carte.
heist-character-jester = Bouffon
heist-character-jester-help = Après Trafiquer, Panique ou Tandem, tu joues le dessus de la pioche, de gré ou de force.
heist-character-boss = Caïd
heist-character-boss-help = Guette et Trafique, quelles que soient les cartes sur le plateau.
heist-character-devil = Diable
heist-character-devil-help = Une fois par tour : coupe le pouvoir de quelqu’un pour la manche. Jamais deux fois de suite la même personne.
heist-character-pirate = Pirate
heist-character-pirate-help = Une fois par tour : rends un butin pour Ravitailler ou Trafiquer en plus.
heist-character-cyborg = Cyborg
heist-character-cyborg-help = Après ta deuxième carte d’une manche, pioches-en une.
heist-character-knight = Chevalier
heist-character-knight-help = Après avoir Guetté, tu peux piocher une carte, mais alors tu ne peux plus te planquer de la manche.
heist-character-samurai = Samouraï
heist-character-samurai-help = Manches 1 à 5 : tant que tu es le Cerveau, aucun événement ne te fait mal. Sauf le second klaxon.

## Events

heist-event-shootout = Fusillade
heist-event-shootout-help = Prend l’équipe du Périmètre.
heist-event-time_lock = Minuterie
heist-event-time_lock-help = Prend l’équipe du Coffre.
heist-event-silent_alarm = Alarme silencieuse
heist-event-silent_alarm-help = Prend l’équipe du Hall.
heist-event-searchlight = Projecteur
heist-event-searchlight-help = Prend l’équipe du Toit.
heist-event-swat = RAID
heist-event-swat-help = Prend tout poulet dont l’équipe n’est pas barricadée.
heist-event-drivers_signal = Klaxon
heist-event-drivers_signal-help = Le premier fait tut-tut. Au second, le fourgon part avec qui file, et personne d’autre.
heist-event-betrayal = Trahison
heist-event-betrayal-help = Prend le Cerveau.
heist-event-dyepack = Bombe d’encre
heist-event-dyepack-help = Butin violet : le fourgon est vidé dans la pile.
heist-event-masterpiece = Chef-d’œuvre
heist-event-masterpiece-help = Si un seul poulet file, il emporte quatre butins.
heist-event-membership_fee = Cotisation
heist-event-membership_fee-help = Qui reste paie un butin, ou se fait prendre.
heist-event-police_patrol = Patrouille
heist-event-police_patrol-help = Prend ceux qui filent.
heist-event-poor_planning = Plan foireux
heist-event-poor_planning-help = Finalement, c’est tout autre chose.
heist-event-swat_again = Re-RAID
heist-event-swat_again-help = Le RAID, qui avait oublié ses clés.

## Phases

heist-phase-turn = Tours
heist-phase-sweep = Opération
heist-phase-queue = Opération
heist-phase-decision_a = Décision
heist-phase-decision_b = Décision
heist-phase-saves = Révélation
heist-phase-split = Partage

## The table

heist-table-deadline = { $text } · fin { $when }
heist-round = **Manche { $round }/10** · { $signals }
heist-signals = { $count ->
    [0] 🚗 { $over ->
        [yes] aucun klaxon
       *[no] aucun klaxon
    }
    [1] 🚗 { $over ->
        [yes] un klaxon
       *[no] **1 klaxon sur 2**
    }
   *[other] 🚗 le fourgon est parti
  }
heist-table-now = 🎴 **Case { $slot } pour cette manche**
heist-table-hidden = { $count ->
    [one] { $last } face cachée
   *[other] { $first } à { $last } face cachée
  }
# Of a story, whose reader may know them.
heist-table-laid-open = 🙈 Encore face cachée : { $events }
heist-table-seen = Cases déjà guettées : { $slots }
heist-table-seen-slot = { $slot } ({ $seats })
heist-table-piles = 🚚 Fourgon **{ $truck }** · 💰 Butin **{ $loot }** · 🃏 Pioche **{ $draw }**
heist-table-truck-open = 🚚 Dans le fourgon : { $loots }
heist-table-discard = ♻️ Défausse ({ $count }) : { $cards }
heist-table-in-force = 📌 **En vigueur :** { $effects }
heist-table-chain = 🃏 Sur la table : { $cards }
heist-table-chain-link = { $card } ({ $seat })
heist-table-legend = 👑 Cerveau · ✋ cartes · 💰 butin · 🙈 a sa Planque · 🤖 maison
heist-table-seal = 🔏 Sceau fair-play du paquet : { $seal }
heist-table-again = Une nouvelle bande ? **/chicken start heist**

heist-seat-line = { $signs }**{ $name }** · { $character } { $crew } · ✋{ $cards } 💰{ $loot }{ $rest }
heist-out-escaped = 🏁 En cavale : { $seats }
heist-out-with = { $seat } ({ $count ->
    [0] sans butin
    [one] { $count } butin
   *[other] { $count } butins
  })
heist-out-caught = ⛓️ Au trou : { $seats }

heist-board-flash_grenade = { $sign } personne ne guette
heist-board-freeze = { $sign } plus aucune carte
heist-board-signal_jammer = { $sign } aucun échange d’événements
heist-board-fortify = { $sign } { $crew } à l’abri du RAID
heist-board-lockdown = { $sign } pas touche à { $count ->
    [one] la case { $slots }
   *[other] ces cases : { $slots }
  }
heist-board-angel = { $sign } interdit de { $move } : { $seats }
heist-board-devil = { $sign } pouvoir coupé : { $target }
heist-board-knight = { $sign } pas de planque pour { $by }
heist-board-copycat = { $sign } { $by } imite { $target }
heist-board-check_in = { $sign } { $by } a { $target } pour indic
heist-board-warn = { $sign } { $by } prédit : { $event }
heist-board-copycat-void = { $sign } { $by } imite { $target } (sans effet)
heist-board-check_in-void = { $sign } { $by } a { $target } pour indic (sans effet)

## In pictures: as short as can be

heist-picture-of-rounds = sur 10
heist-picture-strikes = { $event } !
heist-picture-last = Dernier : { $event }
heist-picture-signals = Klaxon { $count } sur 2
heist-picture-escaped = En cavale { $count }
heist-picture-caught = Au trou { $count }
heist-picture-over = { $away } en cavale, { $caught } au trou
heist-picture-chose-stay = Reste
heist-picture-chose-run = File
heist-picture-chose-hide = Planque
heist-picture-fate-caught = au trou
heist-picture-fate-escaped = en cavale !
heist-picture-fate-saved = à l’abri
heist-picture-fate-fee_paid = a payé
heist-picture-fate-hid = en planque
heist-picture-lied = FAUX !
heist-picture-loot = Butin
heist-picture-draw = Pioche
heist-picture-discard = Rebut
heist-picture-your-loot = Ton butin
heist-picture-worth = { $count ->
    [0] encore rien
    [one] { $count } carte, valeur { $total }
   *[other] { $count } cartes, valeur { $total }
  }
heist-picture-you-know = Tu sais
# The same of a seat, in its story.
heist-picture-knows = Sait déjà
heist-picture-no-cards = Main vide. Ravitaille !

## The pictures in sentences, for whoever does not see them

heist-alt-round = Manche { $round } sur 10, { $phase }. Klaxons entendus : { $signals } sur 2.
heist-alt-event = Événement de la manche : { $event }.
heist-alt-last = Dernier événement : { $event }.
heist-alt-in = Dans la banque : { $seats }.
heist-alt-seat = { $name } ({ $character }{ $leads ->
    [yes] , Cerveau
   *[no] { "" }
  }{ $awaited ->
    [yes] , doit jouer
   *[no] { "" }
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $loot ->
    [one] { $loot } butin
   *[other] { $loot } butins
  }, { $hide ->
    [yes] a sa Planque
   *[no] sans Planque
  }{ $chose ->
    [yes] , choix : { $choice }
   *[no] { "" }
  })
heist-alt-escaped = En cavale : { $seats }.
heist-alt-caught = Au trou : { $seats }.
heist-alt-shown = Événements passés : { $events }.
heist-alt-laid-open = Encore face cachée : { $events }.
heist-alt-slot = { $slot } { $event }
heist-alt-piles = Fourgon { $truck }, pile de butin { $loot }, pioche { $draw }, défausse { $discard }.
heist-alt-in-force = En vigueur : { $cards }.
# What a hand shows of the table; the number on the truck is that of its loot cards.
heist-alt-hand-round = Manche { $round } sur 10. Klaxons entendus : { $signals } sur 2. Dans le fourgon : { $truck }.
heist-alt-result-out = { $name }{ $who ->
    [house] , de la maison
    [away] , un poulet maison sur le perchoir
   *[person] { "" }
} : au trou.
heist-alt-reveal = Manche { $round } : { $event }. { $people }.
heist-alt-fate = { $name }, choix { $choice }{ $fate ->
    [caught]  : au trou
    [escaped]  : en cavale
    [saved]  : à l’abri
    [fee_paid]  : a payé
    [hid]  : toujours en planque
   *[none] { "" }
  }{ $lied ->
    [yes] , fausse alerte
   *[no] { "" }
  }
heist-alt-you = Ton personnage : { $character }.
heist-alt-no-hide = { $hide ->
    [banned] Impossible de se planquer cette manche.
   *[gone] La Planque est grillée pour de bon.
  }
heist-alt-loot = { $count ->
    [0] Pas encore de butin.
   *[other] Butin : { $loots }, valeur { $total }.
  }
heist-alt-hand = { $count ->
    [0] Pas de cartes.
   *[other] En main : { $cards }.
  }
heist-alt-note = { $event } : { $count ->
    [one] case { $slots }
   *[other] une des cases { $slots }
  }.

## A Reveal, in a message of its own

heist-reveal-title = 🎬 Manche { $round } : { $event } !
heist-reveal-open = ⏳ Il y en a qui cherchent une sortie…
heist-reveal-hid = 🙈 { $event } : { $seats } { $people ->
    [one] se planque et garde sa Planque
   *[other] se planquent et gardent leur Planque
  }.
heist-reveal-away = 🏁 { $people ->
    [one] { $seats } prend la clé des champs.
   *[other] { $seats } prennent la clé des champs.
  }
heist-reveal-nobody = 😮‍💨 Personne sur son chemin.

## The result

heist-result-won = 🏆 { $seats } { $people ->
    [one] gagne
   *[other] partagent la victoire
  } avec { $points } de butin{ $people ->
    [one] {""}
   *[other] {" "}par bec
  } !
heist-result-nobody = 🏆 Personne ne s’en est sorti, donc personne ne gagne. La banque vous salue bien.
heist-result-line = { $place } **{ $name }** · { $count } · { $loots }
heist-result-empty-handed = pas un sou, mais en liberté
heist-result-caught = ⛓️ **{ $name }** · au trou

## What the table waits for

heist-ask-turn = ⏳ À **{ $who }** : { $moved ->
    [yes] le Coup est fait, les bêtises peuvent suivre
   *[no] un Coup, et des bêtises autour
  }
heist-ask-target = ⏳ **{ $who }** joue { $card } et choisit sa victime
heist-ask-teamwork = ⏳ **{ $who }** cherche quelqu’un pour un tandem
heist-ask-fortify = ⏳ **{ $who }** choisit une équipe à barricader
heist-ask-lockdown = ⏳ **{ $who }** choisit une case à verrouiller
heist-ask-panic = ⏳ **{ $who }** choisit deux événements pour paniquer
heist-ask-warn = ⏳ **{ $who }** choisit sa prophétie
heist-ask-partner = ⏳ **{ $who }** fait la paire, et choisit une case
heist-ask-second = ⏳ **{ $who }** choisit la seconde case
heist-ask-override = ⏳ { $seat } joue **{ $card }**. On contre ?
heist-ask-sweep = ⏳ Qui a des cartes : en jouer une, ou passer ?
heist-ask-pause = ⏳ On respire, au cas où quelqu’un changerait d’avis
heist-ask-decision_a = ⏳ Tout le monde, en secret : Rester, Filer, Se planquer ?
heist-ask-decision_b = ⏳ À ceux qui ont un indic de décider, maintenant
heist-ask-saves = ⏳ { $event } : ceux qui ont un problème le règlent
heist-ask-split = ⏳ **{ $who }** se sert dans le fourgon
heist-ask-one-missing = { $what } · il manque encore un bec

## Cards: frame

heist-card-truck = 🚚 Fourgon : { $count }
heist-card-event-now = En ce moment : { $event }
heist-card-event = Dernier : { $event }{ $hit ->
    [yes] {" "}({ $hits })
   *[no] {""}
  }
heist-card-hit-caught = au trou : { $seats }
heist-card-hit-saved = sans Planque désormais : { $seats }
heist-card-hit-fee_paid = cotisation payée : { $seats }
heist-card-hit-nobody = n’a touché personne
heist-card-all-in = tout le monde est encore là
heist-card-news = **Psst** { $news }
heist-card-you = **Ton personnage : { $character }** ({ $crew }){ $leads ->
    [yes] {""}, et tu es le 👑 Cerveau
   *[no] {""}
  }
    -# { $help }
heist-card-you-off = **Ton personnage : { $character }** ({ $crew }){ $leads ->
    [yes] {""}, et tu es le 👑 Cerveau
   *[no] {""}
  }
    -# Ton pouvoir est coupé pour cette manche.
heist-card-perils = { $event } : prend ton équipe. 🚨 RAID : toutes les équipes. Au second 🚗 klaxon, il n’y a que Filer qui sauve. Tous les événements : 📖 **Règles**.
heist-card-loot = 💰 **Butin { $total }** : { $loots }
heist-card-loot-none = 💰 **Butin** : rien. Presque honnête.
heist-card-hand = ✋ **Main** : { $cards }
heist-card-hand-none = ✋ **Main** : vide
heist-card-no-hide = { $hide ->
    [banned] 🙈 **Planque** : pas dans cette manche
   *[gone] 🙈 **Planque** : perdue pour de bon
  }
heist-card-notes = 📓 **Carnet** : { $notes }
heist-card-note = case { $slots } → { $event }
heist-card-queued = 📥 Prête à être jouée : { $card }
heist-card-peeked = 👀 { $seat } a choisi **{ $choice }**.
heist-card-answered = ✅ Ton choix : **{ $chosen }**.
heist-card-change = Tu peux changer d’avis tant qu’il manque du monde.
heist-card-warning = ⚠️ { $warning }
heist-card-warned = **{ $options }** { $warning }
heist-card-copying = 🦜 Tu imites { $target } : rien à décider pour toi.
heist-card-out-escaped = 🏁 En cavale, avec { $total ->
    [0] tes plumes pour tout bagage
   *[other] { $total } de butin
  }. Pattes en éventail ; les autres triment encore.
heist-card-out-caught = ⛓️ Au trou. La cellule a une belle vue sur la cavale des autres.
heist-card-over-won = 🏆 Gagné, avec { $points } de butin ! Dépense-le bien. Ou en maïs.
heist-card-over-shared = 🏆 Gagné avec { $points } de butin, à égalité avec { $seats }. Personne ne vous a vus partager.
heist-card-over-lost = 🏁 En cavale, avec { $points ->
    [0] tes plumes pour tout bagage
   *[other] { $points }
  }. Quelqu’un en a emporté plus.
heist-card-over-caught = ⛓️ Au trou. Il y aura d’autres banques.

heist-title-turn = À toi
heist-title-tinker = À toi : Trafiquer
heist-title-angel_move = À toi : Ange
heist-title-pirate_move = À toi : Pirate
heist-title-target = Choisis qui
heist-title-teamwork = Avec qui ?
heist-title-partner = Te voilà en tandem
heist-title-second = Choisis l’autre case
heist-title-fortify = Choisis une équipe
heist-title-lockdown = Choisis une case
heist-title-panic = Choisis deux cases
heist-title-panic_second = Choisis l’autre case
heist-title-warn = Choisis un événement
heist-title-override = On contre ?
heist-title-sweep = Opération
heist-title-reconsider = Toujours d’accord ?
heist-title-decision = Rester, Filer, Se planquer ?
heist-title-save = Ça sent le roussi
heist-title-fee = À la caisse
heist-title-split = Sers-toi

heist-question-turn = Fais **un Coup**, cartes et personnage avant ou après.
heist-question-turn-moved = Ton Coup est fait. Encore des cartes, ou ça suffit ?
heist-question-turn-stuck = Aucun Coup ne t’est permis. Une carte ou ton personnage peut encore aider ; sinon, termine ton tour.
heist-question-tinker = Quels **deux** événements face cachée changent de place ?
heist-question-angel_move = Quel Coup est interdit, à toi et à { $target }, pour la manche ?
heist-question-pirate_move = Le butin retourne à la pile. Qu’est-ce que tu prends en échange ?
heist-question-target = { $card } : qui choisis-tu ?
heist-question-teamwork = { $card } : avec qui ? Cette personne choisit une case devant tout le monde.
heist-question-partner = On te veut pour { $card }. Choisis une case face cachée ; tout le monde la verra.
heist-question-second-known = { $seat } a choisi la case { $slot }. Avec quelle autre l’échanger ?
heist-question-second = L’autre moitié du tandem a choisi sa case. Avec quelle autre l’échanger ?
heist-question-fortify = { $card } : quelle équipe est à l’abri du RAID et du Re-RAID ?
heist-question-lockdown = { $card } : quelle case verrouilles-tu ?
heist-question-panic = { $card } : quels **deux** événements changent de place, ou pas ?
heist-question-panic-first = { $card } : la première des deux cases ?
heist-question-panic_second = { $card } : et l’autre case ?
heist-question-warn = { $card } : quel événement arrive dans cette manche ? Tout le monde l’entendra.
heist-question-override = { $seat } joue **{ $card }**{ $explains ->
    [yes] {""} : { $help }
   *[no] .
  }
heist-question-override-again = { $seat } répond par **Contre**. Si ça tient, { $card } { $fate ->
    [stands] passe finalement
   *[void] ne fait rien
  }.
heist-question-override-have = { $count ->
    [0] Tu n’as pas de Contre. Appuie où tu veux : ça ne se voit pas.
    [one] Tu as un Contre.
   *[other] Tu as { $count } Contres.
  }
heist-question-sweep = Jouer une carte en secret ?
heist-question-sweep-change = Plutôt une autre carte ?
heist-question-reconsider = Ta prochaine carte : { $card }. Tu la joues toujours ?
heist-question-reconsider-illegal = { $card } n’est plus possible. Autre chose ?
heist-question-decision = La case { $slot } va être révélée. Que fais-tu ?
heist-question-decision-checked = 👀 { $seats } { $people ->
    [one] verra
   *[other] verront
  } ton choix avant les autres, et tu ne pourras plus changer.
heist-question-decision-copied = 🦜 { $seats } { $people ->
    [one] fera
   *[other] feront
  } comme toi.
heist-question-save = { $event } : te voilà en danger. Tu grilles ta Planque pour t’en sortir ?
heist-question-fee = { $event } : quel butin paies-tu ? Il retourne à la pile sans être vu.
heist-question-split = Le fourgon est ouvert. Prends-en un.
heist-question-later-hint = Choisis maintenant, en secret, ou quand la carte arrive.

heist-waiting-turn = 🪶 Les tours tournent. Pattes en éventail jusqu’au tien, ou jusqu’à ce qu’une carte veuille une réponse.
heist-waiting-own = 🪶 Toujours ton tour : il reprend dès que les autres ont eu leur mot à dire.
heist-waiting-sweep = 🪶 Opération : les autres peuvent encore jouer des cartes.
heist-waiting-queue = 🪶 Opération : les cartes sont jouées l’une après l’autre.
heist-waiting-decision_a = 🪶 Les autres décident, en secret.
heist-waiting-decision_b = 🪶 Ceux qui ont un indic décident.
heist-waiting-saves = 🪶 Ceux qui ont un problème le règlent.
heist-waiting-split = 🪶 On se partage le fourgon, à tour de rôle.

## Options

heist-option-rob = Rafler
heist-option-resupply = Ravitailler
heist-option-lookout = Guetter la { $slot }
heist-option-tinker = Trafiquer
heist-option-play = { $card }
heist-option-agent = { $seat }
heist-option-mystic = { $card }
heist-option-angel = { $seat }
heist-option-devil = { $seat }
heist-option-pirate = { $loot }
heist-option-show_gold = Montrer l’Or, piocher une carte
heist-option-take_card = Piocher, sans se planquer
heist-option-end = Finir le tour
heist-option-slot = Case { $slot }
heist-option-move = { $move }
heist-option-back = Retour
heist-option-seat = { $seat }
heist-option-crew = { $crew }
heist-option-event = { $event }
heist-option-override = Contrer
heist-option-pass = Passer
heist-option-override-pass = Laisser faire
heist-option-later = Décider plus tard
heist-option-done = Assez de cartes
heist-option-go = Vas-y
heist-option-change = Une autre carte
heist-option-withdraw = La reprendre
heist-option-stay = Rester
heist-option-run = Filer
heist-option-hide = Se planquer
heist-option-discard_hide = Perdre ma Planque
heist-option-be_caught = Au trou
heist-option-pay = { $loot }
heist-option-take = { $loot }

heist-chosen-rob = Rafler
heist-chosen-resupply = Ravitailler
heist-chosen-lookout = Guetter la case { $slot }
heist-chosen-tinker = Trafiquer
heist-chosen-play = jouer { $card }
heist-chosen-agent = Agent sur { $seat }
heist-chosen-mystic = défausser { $card }
heist-chosen-angel = Ange sur { $seat }
heist-chosen-devil = Diable sur { $seat }
heist-chosen-pirate = rendre { $loot }
heist-chosen-show_gold = montrer l’Or
heist-chosen-take_card = piocher une carte, sans se planquer
heist-chosen-end = finir le tour
heist-chosen-slot = case { $slot }
heist-chosen-move = interdire de { $move }
heist-chosen-back = retour
heist-chosen-seat = { $seat }
heist-chosen-crew = { $crew }
heist-chosen-event = { $event }
heist-chosen-override = Contrer
heist-chosen-pass = passer
heist-chosen-override-pass = laisser faire
heist-chosen-later = décider le moment venu
heist-chosen-done = plus de cartes cette manche
heist-chosen-go = y aller
heist-chosen-change = une autre carte
heist-chosen-withdraw = la reprendre
heist-chosen-stay = Rester
heist-chosen-run = Filer
heist-chosen-hide = Se planquer
heist-chosen-discard_hide = griller ta Planque
heist-chosen-be_caught = aller au trou
heist-chosen-pay = payer { $loot }
heist-chosen-take = prendre { $loot }

heist-menu-explain = Que font tes cartes ?
heist-menu-lookout = 🔭 Guetter une autre case…
heist-menu-play = 🃏 Jouer une carte…
heist-menu-agent = 🕵️ Agent : échanger un butin avec…
heist-menu-mystic = 🔮 Médium : défausser…
heist-menu-angel = 😇 Ange : barrer la route à…
heist-menu-devil = 😈 Diable : couper le pouvoir de…
heist-menu-pirate = 🏴‍☠️ Pirate : rendre…
heist-menu-seat = Qui ?
heist-menu-slot = Quelle case ?
heist-menu-two-slots = Quelles deux cases ?
heist-menu-event = Quel événement ?
heist-menu-pay = Quel butin ?
heist-menu-take = Quel butin ?

heist-hint-known = d’après ton carnet : { $event }
heist-hint-maybe = d’après ton carnet, peut-être : { $event }
heist-hint-locked = sous Verrou
heist-hint-this-round = celle de la manche
heist-hint-loot = { $count ->
    [one] { $count } butin
   *[other] { $count } butins
  }
heist-hint-hide = a sa Planque
heist-hint-no-hide = sans Planque
heist-hint-you = toi

## Warnings, told to the seat alone

heist-warning-in-force = Il y en a déjà un en vigueur ; un deuxième n’ajoute rien.
heist-warning-no-moves-left = Plus personne n’a de Coup dans cette manche : personne à éblouir.
heist-warning-void-target = Inutile sur cette cible : une carte qu’elle a en vigueur gâche la tienne.
heist-warning-leader-already = C’est déjà le Cerveau.
heist-warning-locked-already = Déjà verrouillée.
heist-warning-fortified-already = Déjà barricadée.
heist-warning-turn-over = Son tour est passé ; ça ne lie que toi.
heist-warning-off-already = Son pouvoir est déjà coupé.
heist-warning-agent-empty = Tu n’as pas de butin : ce que tu prends repart aussitôt.
heist-warning-own-last-move = C’est le seul Coup qui te reste dans cette manche.
heist-warning-forbidden-already = Déjà interdit à cette personne.
heist-warning-known-already = Celui-ci, tu le connais déjà.
heist-warning-event-gone = Il est déjà passé ; ne sert qu’à bluffer.
heist-warning-event-elsewhere = D’après ton carnet, cette manche amène : { $event }.
heist-warning-offer-open = Si tu finis ton tour maintenant, la carte offerte est perdue.
heist-warning-hide-misses = D’après ton carnet : { $event }. Ça ne te vise pas, et ta Planque serait perdue.
heist-warning-hide-signal = D’après ton carnet : { $event }, le second. Se planquer n’aide pas.
heist-warning-stay-signal = D’après ton carnet : { $event }, le second. Il n’y a que Filer.
heist-warning-stay-saved = D’après ton carnet : { $event }. Rester coûte ta Planque.
heist-warning-stay-caught = D’après ton carnet : { $event }. Ce serait le trou.
heist-warning-stay-fee = D’après ton carnet : { $event }. Rester coûte un butin.
heist-warning-run-patrol = D’après ton carnet : { $event }. Ça prend ceux qui filent.
heist-warning-run-patrol-saved = D’après ton carnet : { $event }. Filer coûte ta Planque.
heist-warning-be-caught = Tu perds tout ton butin.

## What happened: the round

heist-told-round_started = **Manche { $round }.** Le Cerveau : { $leader }.
heist-told-loot_pile_empty = La pile de butin est vide ; rien ne part dans le fourgon.
heist-told-move_skipped = { $seat } n’a aucun Coup permis et s’en passe.
heist-told-robbed = 💰 { $seat } { $people ->
    [one] rafle
   *[other] raflent
  }.
heist-told-looked_out = 🔭 { $seat } guette la case { $slot }.
heist-told-tinkered = 🔧 { $seat } échange les cases { $slot } et { $other }.
heist-told-resupplied = 🎴 { $seat } { $people ->
    [one] se ravitaille
   *[other] se ravitaillent
  } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }{ $people ->
    [one] {""}
   *[other] {" "}par bec
  }.

## What happened: action cards

heist-told-announced = { $number ->
    [1] 🃏 { $seat } joue **{ $card }**.
   *[other] { $seat } répond par **{ $card }**.
  }
heist-told-overridden = 🚫 { $by } contre { $card } ({ $seat }).
heist-told-stood = { $card } ({ $seat }) passe.
heist-told-voided = { $card } ({ $seat }) ne vaut plus rien.
heist-told-checked_in = 👀 { $seat } a { $target } pour indic.
heist-told-copied = 🦜 { $seat } fera tout comme { $target }.
heist-told-disguised = 🥸 { $target } change de tête : { $old } devient { $character }.
heist-told-laid = 📌 { $seat } pose { $card }{ $place ->
    [crew] {""} : l’équipe { $crew } est à l’abri du RAID
    [slot] {" "}sur la case { $slot }
   *[board] {""}
  }.
heist-told-led = 👑 Nouveau Cerveau : { $leader }, grâce à { $seat }.
heist-told-panicked = 😱 Les cases { $slot } et { $other } ont été échangées. Ou pas.
heist-told-partnered = 🤝 { $seat } fait tandem avec { $target }.
heist-told-partner_picked = 🤝 { $seat } choisit la case { $slot }.
heist-told-teamed_up = 🤝 { $seat } et { $target } échangent les cases { $slot } et { $other }.
heist-told-scrambled = 🍳 Tout le monde dans la poêle : nouveaux personnages pour tous.
heist-told-warned = 📣 { $seat } : « { $event }, j’en mets mon bec à couper ! »
heist-told-effect_ended = { $character ->
    [angel] { $by } et { $target } peuvent de nouveau { $move }.
    [devil] { $target } retrouve son pouvoir.
   *[knight] { $target } peut de nouveau se planquer.
  }
heist-told-jester_turned = 🤡 Tour du Bouffon : { $seat } joue **{ $card }**, de gré ou de force.
heist-told-jester_fizzled = 🤡 Ou plutôt non : { $card } ne peut rien faire, et part à la poubelle.

## What happened: characters

heist-told-agent_swapped = 🕵️ { $seat } et { $target } ont échangé un butin. Sans se serrer l’aile.
heist-told-gold_shown = ⚗️ { $seat } montre { $loot }.
heist-told-mystic_swapped = 🔮 { $seat } échange { $card } contre une autre carte.
heist-told-angel_blocked = 😇 { $seat } interdit à { $target } de { $move }, et se l’interdit aussi.
heist-told-devil_disabled = 😈 { $seat } coupe le pouvoir de { $target }.
heist-told-pirate_returned = 🏴‍☠️ { $seat } rend un butin.
heist-told-knight_banned = ⚔️ { $seat } prend une carte et ne se planquera pas de la manche.
heist-told-drew = { $why ->
   *[plain] { $seat } { $count ->
        [0] ne pioche rien ; il ne reste rien
        [one] pioche une carte
       *[other] pioche { $count } cartes
      }.
    [character] { $character } : { $seat } { $count ->
        [0] ne pioche rien ; il ne reste rien
        [one] pioche une carte
       *[other] pioche { $count } cartes
      }.
  }

## What happened: Operation, decision, Reveal

heist-told-operation_frozen = ❄️ Tout est gelé : plus une carte jusqu’à la fin de la manche.
heist-told-decided = { $choice ->
    [stay] 🐔 { $seat } { $people ->
        [one] reste
       *[other] restent
      }{ $copied ->
        [yes] , comme { $target }
       *[no] {""}
      }.
    [run] 🏃 { $seat } { $people ->
        [one] file
       *[other] filent
      }{ $copied ->
        [yes] , comme { $target }
       *[no] {""}
      } !
   *[hide] 🙈 { $seat } { $people ->
        [one] se planque
       *[other] se planquent
      }{ $copied ->
        [yes] , comme { $target }
       *[no] {""}
      }.
  }
heist-told-event_shown = 🎬 Case { $slot } : **{ $event }** ! { $help }
heist-told-lockdown_lifted = 🔓 Le Verrou de la case { $slot } saute.
heist-told-warn_right = 📣 { $seat } l’avait dit : { $event }. Un butin pour la peine.
heist-told-warn_wrong = 📣 { $seat } avait prédit : { $event }. Bon.
heist-told-substituted = 📋 À la place : **{ $event }** ! { $help }
heist-told-dyed = 🎨 Le butin du fourgon ({ $count }) retourne à la pile, en violet.
heist-told-masterpiece_taken = 🖼️ { $seat } file en solo, avec { $count ->
    [one] { $count } butin
   *[other] { $count } butins
  } de plus sous l’aile.
heist-told-masterpiece_missed = 🖼️ { $count ->
    [0] Personne n’a filé ; le chef-d’œuvre reste au mur.
   *[other] { $count } ont filé ; à plusieurs, le chef-d’œuvre ne passe pas la porte.
  }
heist-told-signalled = { $number ->
    [1] 🚗 Tut-tut ! C’était le premier klaxon. Il n’y en aura pas trois.
   *[other] 🚗 Tut-tut-tuuut ! Le fourgon s’en va.
  }
heist-told-hide_lost = 🙈 { $people ->
    [one] { $seat } se planquait pour rien et perd sa Planque.
   *[other] { $seat } se planquaient pour rien et perdent leur Planque.
  }
heist-told-saved = 🛡️ { $people ->
    [one] { $seat } grille sa Planque et s’éclipse.
   *[other] { $seat } grillent leur Planque et s’éclipsent.
  }
heist-told-fee_paid = 💳 { $seat } { $people ->
    [one] paie
   *[other] paient
  } un butin.
heist-told-escaped = 🏁 { $seat } { $people ->
    [one] s’échappe
   *[other] s’échappent
  } !
heist-told-caught = ⛓️ Au trou : { $seat }{ $count ->
    [0] {""}
    [one] {""} ; { $count } butin retourne à la pile
   *[other] {""} ; { $count } butins retournent à la pile
  }.

## What happened: the end

heist-told-truck_opened = 🚚 Le fourgon est ouvert : { $loots }
heist-told-picked = 🚚 { $seat } prend { $loot }.
heist-told-truck_lost = 🚚 { $count ->
    [one] Le fourgon part avec { $count } butin
   *[other] Le fourgon part avec { $count } butins
  } et personne dedans.
heist-told-truck_taken = 🚚 { $seat }, dernier bec dans la banque, part avec le fourgon : { $count ->
    [one] { $count } butin
   *[other] { $count } butins
  }.

## What happened, for one seat’s eyes

heist-told-drew_cards = 🎴 Tu as pioché { $cards }.
heist-told-robbed_loot = 💰 Tu as raflé { $loot }.
heist-told-drew_loot = 💰 Tu as pioché { $loot }.
heist-told-saw = 🔭 Case { $slot }, tu as vu **{ $event }**{ $explains ->
    [yes] {""} : { $help }
   *[no] .
  }
heist-told-gained_loot = 💰 Tu as reçu { $loot }.
heist-told-lost_loot = 💸 Tu as perdu { $loot }.
heist-told-swapped_loot = 🕵️ Échange à l’aveugle avec { $target } : { $given } contre { $loot }.
heist-told-no_override = Tu n’as pas de Contre ; face à { $card }, ça revenait à passer. Personne ne sait que tu as essayé.
heist-told-override_kept = Le Contre de quelqu’un d’autre est passé avant ; tu gardes le tien, ni vu ni connu.
heist-told-card_returned = { $card } est de retour dans ta main, ni vu ni connu.
heist-told-peeked = 👀 { $target } a choisi **{ $choice }**, et ne peut plus changer.
heist-told-paid_loot = 💳 Tu as payé { $loot }.

# La même chose pour qui lit l’histoire : $seat est qui l’a su.
heist-secret-drew_cards = **{ $seat }** a pioché { $cards }.
heist-secret-robbed_loot = **{ $seat }** a raflé { $loot }.
heist-secret-drew_loot = **{ $seat }** a pioché { $loot }.
heist-secret-saw = Case { $slot }, **{ $seat }** a vu **{ $event }** : { $help }
heist-secret-gained_loot = **{ $seat }** a reçu { $loot }.
heist-secret-lost_loot = **{ $seat }** a perdu { $loot }.
heist-secret-no_override = **{ $seat }** n’avait pas de Contre ; face à { $card }, ça revenait à passer. Personne n’a rien su de l’essai.
heist-secret-override_kept = Un autre Contre est passé avant ; **{ $seat }** a gardé le sien, ni vu ni connu.
heist-secret-card_returned = { $card } est de retour dans la main de **{ $seat }**, ni vu ni connu.
heist-secret-peeked = **{ $seat }** a vu le choix de { $target } : **{ $choice }**.
heist-secret-paid_loot = **{ $seat }** a payé { $loot }.

## What all were told, said to the seat that it happened to

heist-told-checked_in-you = 👀 { $seat } t’a pour indic.
heist-told-copied-you = 🦜 { $seat } fera tout comme toi.
heist-told-disguised-you = 🥸 Tu changes de tête : { $old } devient { $character }.
heist-told-partnered-you = 🤝 { $seat } fait tandem avec toi.
heist-told-teamed_up-you = 🤝 { $seat } et toi échangez les cases { $slot } et { $other }.
heist-told-overridden-you = 🚫 { $by } contre ta carte : { $card }.
heist-told-angel_blocked-you = 😇 { $seat } t’interdit de { $move }, et se l’interdit aussi.
heist-told-devil_disabled-you = 😈 { $seat } coupe ton pouvoir.
heist-told-effect_ended-you = { $character ->
    [angel] { $by } et toi pouvez de nouveau { $move }.
    [devil] Ton pouvoir est de retour.
   *[knight] Tu peux de nouveau te planquer.
  }
heist-told-warn_right-you = 📣 Tu l’avais dit : { $event }. Un butin pour la peine.
heist-told-masterpiece_taken-you = 🖼️ Tu files en solo, avec { $count ->
    [one] { $count } butin
   *[other] { $count } butins
  } de plus sous l’aile.
heist-told-hide_lost-you = 🙈 Tu te planquais pour rien, et tu perds ta Planque.
heist-told-saved-you = 🛡️ Tu grilles ta Planque et tu t’éclipses.
heist-told-fee_paid-you = 💳 Tu paies un butin.
heist-told-truck_taken-you = 🚚 Dernier bec dans la banque, tu pars avec le fourgon : { $count ->
    [one] { $count } butin
   *[other] { $count } butins
  }.

## Its story, told once it is over

heist-chapter = Manche { $round }

## For those who watch (cogs/heist/watch.py)

heist-bets-until = jusqu’au début de la troisième manche
heist-watch-next = 🎲 Face cachée sur la case { $slot }, d’après tout ce qui a été retourné :
heist-watch-chance = -# { $percent } %{ $count ->
    [one] {" "}
   *[other] {" "}chacun :{" "}
  }{ $events }
heist-watch-danger = 🫣 Danger pour qui reste : { $seats }
heist-watch-hit = { $seat } { $percent } %
heist-watch-worth = 🎒 Valeur probable : { $seats } · le fourgon { $truck }
heist-watch-one = { $seat } { $loot }
heist-watch-overrides = 🚫 Contres dans la défausse : { $gone } sur { $all }.

## Statistics and feats

heist-count-escaped = { $number ->
    [one] { $number } fois en cavale
   *[other] { $number } fois en cavale
  }
heist-count-caught = { $number ->
    [one] { $number } fois au trou
   *[other] { $number } fois au trou
  }
heist-count-loot = { $number } de butin sorti
heist-count-haul = meilleur butin { $number }
heist-count-robbed = { $number ->
    [one] { $number } rafle
   *[other] { $number } rafles
  }
heist-count-overrides = { $number ->
    [one] { $number } carte contrée
   *[other] { $number } cartes contrées
  }
heist-count-prophecies = { $number ->
    [one] { $number } événement prédit
   *[other] { $number } événements prédits
  }
heist-feat-last_signal = Sur le pare-chocs
heist-feat-last_signal-how = gagner en filant au second Klaxon
heist-feat-last_one = Dernier bec, éteins la lumière
heist-feat-last_one-how = être le dernier bec dans la banque, et prendre tout le fourgon
heist-feat-early_bird = Lève-tôt
heist-feat-early_bird-how = gagner en ayant filé avant le premier Klaxon
heist-feat-fortune = Poule aux œufs d’or
heist-feat-fortune-how = partir en cavale avec un butin de 30 ou plus
heist-feat-prophet = Je l’avais dit
heist-feat-prophet-how = prédire un événement avec Prophétie
heist-feat-overruler = Objection !
heist-feat-overruler-how = contrer deux cartes dans un même casse
heist-feat-nine_lives = Sous la paille
heist-feat-nine_lives-how = gagner un casse où la Planque t’a sauvé la mise
heist-feat-heavy_heart = À une plume près
heist-feat-heavy_heart-how = finir au trou avec cinq butins ou plus

## What decided it, in three sentences at the end

heist-recap-event = Dernier événement : { $event }. { $people ->
    [0] Personne au trou
   *[other] Au trou : { $seats }
  }.
heist-recap-dearest = Plus belle prise : { $loot }, repartie avec { $seats }.
heist-recap-margin = Pour { $seats }, il s’en fallait de { $by }.
heist-recap-alone = Personne d’autre ne s’en est sorti.
heist-recap-nobody = { $count } poulets, une seule cellule.

## The lesson (data/lessons/heist.toml; see lessons.ftl)

heist-lesson-move = Je suis ton coach, et voici ta première banque. Qui **s’enfuit avec le plus gros butin** gagne. Dix événements sont face cachée, il en frappe un par manche. Ton tour, c’est un Coup : **rafle**, et tu as du butin ; **guette** la case 1, et tu sais ce qui frappe ce soir.
heist-lesson-robbed = Du butin, pour tes yeux seulement. Tu ne sais pas ce qui arrive, mais tu l’attendras riche.
heist-lesson-looked = Ton carnet s’en souvient, et personne d’autre n’en sait rien. Les autres ont vu que tu regardais, pas quoi. Savoir, c’est ce qui rend riche plus tard.
heist-lesson-end-turn = On peut aussi jouer des cartes à son tour. Il y a un meilleur moment : finis ton tour.
heist-lesson-ended = { $b } a raflé. { $c } a guetté la case 2 : retiens ça.
heist-lesson-operation = **Opération** : tous à la fois, en secret, une carte ou rien. Si tu passes et que quelqu’un joue, on te redemande.
heist-lesson-played = Jouée : pour cette manche, personne ne peut échanger d’événements.
heist-lesson-kept = Gardée. Une carte en main est un point d’interrogation pour tous les autres.
heist-lesson-override = **Contrer** ? On demande à tout le monde, toujours, et personne ne sait qui a un Contre. Toi, tu en as un.
heist-lesson-overrode = Annulée ! En as-tu un autre ? Mystère.
heist-lesson-let-be = Tu laisses passer, et personne ne sait si c’était par choix.
heist-lesson-decision = **Décide**, en secret. *Filer* : dehors, avec le butin. *Rester* : advienne que pourra. *Se planquer* : à l’abri, mais ça s’use.
heist-lesson-stayed = Le Projecteur prend l’équipe du Toit, et tu n’en es pas. { $b } en était, et a jeté sa Planque pour s’en tirer.
heist-lesson-ran = Tu as filé, dehors avec tout ce que tu avais. C’était le Projecteur, qui cherche l’équipe du Toit : { $b } a dû jeter sa Planque. Toi, il ne t’aurait pas touché.
heist-lesson-hid = Le Projecteur cherche l’équipe du Toit, pas la tienne : ta Planque n’a servi à rien, et elle est perdue pour de bon. { $b } en avait besoin, au moins.
heist-lesson-tinker = Te voilà Pirate. Ton carnet dit que le Projecteur attend sur la case 2, et il en veut à ton équipe. **Trafiquer** échange deux événements.
heist-lesson-tinkering = Tournevis en patte.
heist-lesson-tinker-slots = Deux au choix, face cachée. Tous voient quelles cases, personne ne voit quoi.
heist-lesson-tinkered = Parti de la case 2. Ce qui est venu à la place, personne ne le sait, toi non plus.
heist-lesson-tinkered-elsewhere = Deux autres ont changé de place, et le Projecteur attend toujours sur la case 2.
heist-lesson-pirate = Chaque personnage sait faire quelque chose. Le Pirate rend un butin pour **Trafiquer** ou **Ravitailler** une fois de plus, en plus du Coup.
heist-lesson-pirated = Il repart, et personne ne voit lequel c’était.
heist-lesson-resupply = **Ravitailler** pioche deux cartes Action.
heist-lesson-resupplied = Deux cartes de plus, et personne d’autre ne sait lesquelles.
heist-lesson-no-pirate = Tu gardes ton butin, et ton tour de Pirate pour un autre jour.
heist-lesson-signal = Ton carnet sait ce qui vient : le second Klaxon. Le fourgon part. Qui file maintenant est dedans ; les autres perdent tout, Planque ou pas.
heist-lesson-on-board = Te voilà dans le fourgon, avec { $b }. { $c } le regarde partir.
heist-lesson-left-behind = Le fourgon est parti sans toi, et ton butin est rendu. { $b } a filé et prend tout. Crois toujours ton carnet.
heist-lesson-split = Ceux qui ont filé partagent le fourgon, carte par carte, et c’est toi qui commences. Plus personne ne tire.
heist-lesson-took-best = Un poulet qui a du goût. Le plus gros butin en cavale a gagné.
heist-lesson-took-modest = Quelle modestie ! { $b } n’en revenait pas. Le plus gros butin en cavale a gagné.
heist-lesson-farewell = Quelle nuit : Coup, Opération, Décision, personnage et fourgon. À toi, avec des amis qui te mentiront.

## Tips (cogs/heist/tips.py)

heist-tips-moves = Rafler : butin. Guetter : voir un événement. Trafiquer : en échanger deux. Ravitailler : deux cartes.
heist-tips-unseen = Tu n’as pas regardé la case { $slot }, et c’est elle qui frappe à la fin de la manche.
heist-tips-move-done = Ce que tu as en main peut attendre : pendant l’Opération, tout le monde joue des cartes sans savoir qui d’autre en joue.
heist-tips-noted = Ton carnet en est sûr : { $event }. Est-ce que ça vise ton équipe ?
heist-tips-last-two = Il n’en reste que deux dedans. S’il n’y en a qu’un après ça, il prend tout le fourgon ({ $count }).
heist-tips-signal = Un klaxon a retenti. Si c’est le second maintenant, il n’y a que Filer qui sauve.
heist-tips-no-hide = Ta Planque est perdue : ce qui te touche maintenant te met au trou.
heist-tips-much = Tu as { $loot } de butin. Il ne compte que si tu sors avec.
heist-tips-choices = Rester : advienne que pourra. Filer : dehors, avec ton butin, pour de bon.{ $hide ->
    [yes] {" "}Se planquer : rien ne peut t’atteindre, mais si rien ne te visait, ta Planque est perdue.
   *[no] {""}
  }
heist-tips-override = Tu as un Contre. Il arrête une carte, une fois, et personne ne sait que tu l’as.
heist-tips-sweep = **Passer** : je redemande si quelqu’un joue. **Ne rien contrer cette manche** vise les cartes des autres.
heist-tips-order = Les cartes se jouent dans le sens horaire, à partir du Cerveau.
heist-tips-let-all = Avec **Ne rien contrer cette manche**, les cartes des autres passent sans qu’on te demande. Les tiennes, tu peux encore les jouer.
