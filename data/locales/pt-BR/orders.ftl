# Standing orders: what is answered for a player without asking.
#
# order-GAME-SLUG is an order's name, …-help one line on it, …-menu the prompt of its menu, …-VALUE what it can be set to,
# …-coming what stands on the card before it answers, where that is other than order-coming.

## Behind “More…” of a card, where they are set

order-page-title = 📋 Ordens fixas
order-page-intro = O que eu respondo por você, para poupar o seu dedo. Só você vê isto. Demoro o mesmo que você demoraria, então ninguém percebe.
order-page-line = **{ $name }** · { $help }
order-page-now = Agora: **{ $values }**
order-page-off = Agora: nada, você decide na hora.
order-page-nothing = Nada, deixa para lá

## On the card

order-coming = 📋 **{ $order }** responde já, já: **{ $choice }**, a não ser que você se adiante.

## Chicken Heist

order-heist-save = Me salvar com a Moita
order-heist-save-help = Prestes a ir em cana? A sua Moita vai, você fica à solta.
order-heist-fee = Pagar a menor muamba
order-heist-fee-help = A Anuidade leva a sua muamba mais barata, nunca a favorita.
order-heist-split = Pegar a maior
order-heist-split-help = Na partilha do caminhão, agarrar a carta mais cara, toda vez.
order-heist-window = Deixar tudo passar
order-heist-window-help = Você não veta nada, joguem o que jogarem. “Esta rodada” também acaba quando você aperta Veto.
order-heist-window-on = Sempre
order-heist-window-round = Esta rodada
order-heist-let-all = Não vetar nada nesta rodada
order-heist-voids = Lista de Vetos
order-heist-voids-help = Estas eu veto por você. Se você não tiver Veto na hora, conta como passar.
order-heist-voids-menu = Vetar sempre que for…
order-heist-operation = Operação
order-heist-operation-help = Só por esta rodada. Jogar uma carta cancela a ordem.
order-heist-operation-unless = Passar, a não ser que alguém jogue
order-heist-operation-done = Chega de cartas nesta rodada
order-heist-move = Próxima Manobra
order-heist-move-help = Feita quando a sua vez começa, se ainda for permitida.
order-heist-move-menu = Agendar a sua próxima Manobra…
order-heist-seat = Qualquer coisa de { $seat }
order-heist-queued = 📌 Quando a sua vez começar: **{ $move }**.
order-heist-unless = 💤 Você passa a Operação, a não ser que alguém jogue.
order-heist-done = 💤 Chega de cartas para você nesta rodada.
order-heist-missed = 📌 A Manobra que você agendou, { $move }, não dá mais. Escolha você.
