# Standing orders: what is answered for a player without asking.
#
# order-GAME-SLUG is an order's name, …-help one line on it, …-menu the prompt of its menu, …-VALUE what it can be set to,
# …-coming what stands on the card before it answers, where that is other than order-coming.

## Behind “More…” of a card, where they are set

order-page-title = 📋 Órdenes fijas
order-page-intro = Lo que respondo por ti, para que no tengas que hacerlo. Esto solo lo ves tú. Tardo lo que tardarías tú, así que no se nota.
order-page-line = **{ $name }** · { $help }
order-page-now = Ahora: **{ $values }**
order-page-off = Ahora: nada, decides tú.
order-page-nothing = Mejor nada

## On the card

order-coming = 📋 **{ $order }** responde enseguida: **{ $choice }**, si no te adelantas.

## Chicken Heist

order-heist-save = Salvarme con el Escondite
order-heist-save-help = ¿A punto de caer? Se va tu Escondite, y tú sigues en libertad.
order-heist-fee = Pagar el botín más bajo
order-heist-fee-help = La Cuota del club se lleva tu botín más barato, nunca tu favorito.
order-heist-split = Tomar lo más alto
order-heist-split-help = Cuando se reparte el camión, la carta más cara, siempre.
order-heist-window = Dejar que todo pase
order-heist-window-help = No vetas nada, se juegue lo que se juegue. “Esta ronda” acaba también si pulsas Veto.
order-heist-window-on = Siempre
order-heist-window-round = Esta ronda
order-heist-let-all = No vetar nada esta ronda
order-heist-voids = Lista de vetos
order-heist-voids-help = Esto lo veto por ti. Si entonces no tienes un Veto, cuenta como pasar.
order-heist-voids-menu = Vetar siempre que sea…
order-heist-operation = Operación
order-heist-operation-help = Solo por esta ronda. Si juegas una carta, se cancela.
order-heist-operation-unless = Pasar salvo que se juegue algo
order-heist-operation-done = No más cartas esta ronda
order-heist-move = Próxima Jugada
order-heist-move-help = Se hace al empezar tu turno, si entonces sigue siendo legal.
order-heist-move-menu = Pon en cola tu próxima Jugada…
order-heist-seat = Cualquier cosa de { $seat }
order-heist-queued = 📌 Al empezar tu turno: **{ $move }**.
order-heist-unless = 💤 Pasas la Operación, salvo que se juegue algo.
order-heist-done = 💤 Por esta ronda no juegas más cartas.
order-heist-missed = 📌 Tu Jugada en cola, { $move }, ya no se puede. Elige tú.
