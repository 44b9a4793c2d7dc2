# Standing orders: what is answered for a player without asking.
#
# order-GAME-SLUG is an order's name, …-help one line on it, …-menu the prompt of its menu, …-VALUE what it can be set to,
# …-coming what stands on the card before it answers, where that is other than order-coming.

## Behind “More…” of a card, where they are set

order-page-title = 📋 Consignes
order-page-intro = Ce que je réponds pour toi, pour t’éviter la peine. Personne d’autre ne voit ceci. Je mets autant de temps que toi, donc ça ne se remarque pas.
order-page-line = **{ $name }** · { $help }
order-page-now = Maintenant : **{ $values }**
order-page-off = Maintenant : rien, c’est toi qui choisis.
order-page-nothing = Finalement rien

## On the card

order-coming = 📋 **{ $order }** répond dans un instant : **{ $choice }**, sauf si tu es plus rapide.

## Chicken Heist

order-heist-save = Me sauver avec la Planque
order-heist-save-help = Au bord du trou ? Ta Planque part, toi tu restes en liberté.
order-heist-fee = Payer le plus petit butin
order-heist-fee-help = La Cotisation reçoit ton butin le moins cher, jamais ton préféré.
order-heist-split = Prendre le plus gros
order-heist-split-help = Au partage du fourgon, attraper la carte la plus chère, à chaque fois.
order-heist-window = Tout laisser faire
order-heist-window-help = Tu ne contres rien, quoi qu’on joue. « Cette manche » s’arrête aussi si tu appuies toi-même sur Contrer.
order-heist-window-on = Toujours
order-heist-window-round = Cette manche
order-heist-let-all = Ne rien contrer cette manche
order-heist-voids = Liste à contrer
order-heist-voids-help = Je contre ceci pour toi. Sans Contre en main à ce moment-là, tu passes.
order-heist-voids-menu = Contrer chaque fois que c’est…
order-heist-operation = Opération
order-heist-operation-help = Pour cette manche seulement. Jouer une carte toi-même l’annule.
order-heist-operation-unless = Passer, sauf si une carte est jouée
order-heist-operation-done = Plus de cartes cette manche
order-heist-move = Prochain Coup
order-heist-move-help = Fait au début de ton tour, s’il est encore permis.
order-heist-move-menu = Prévoir ton prochain Coup…
order-heist-seat = Tout ce que joue { $seat }
order-heist-queued = 📌 Au début de ton tour : **{ $move }**.
order-heist-unless = 💤 Tu passes l’Opération, sauf si une carte est jouée.
order-heist-done = 💤 Tu as fini avec les cartes pour cette manche.
order-heist-missed = 📌 Le Coup prévu, { $move }, n’est plus possible. À toi de choisir.
