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
heist-in-short = Assalte um banco com uma quadrilha de galinhas trambiqueiras e seja a mais rica que escapar.
heist-pitch = Uma quadrilha de galinhas trambiqueiras está dentro de um banco. Roube o que der, espie o que vem por aí e caia fora antes do evento errado. Galinha em cana não conta; ganha a mais rica que escapar.

## Crews, moves, decisions, loot

heist-crew-perimeter = Perímetro
heist-crew-vault = Cofre
heist-crew-lobby = Saguão
heist-crew-rooftop = Telhado

heist-move-rob = Roubo
heist-move-lookout = Espiada
heist-move-tinker = Gambiarra
heist-move-resupply = Reforço

heist-choice-stay = Ficar
heist-choice-run = Fugir
heist-choice-hide = Moita

heist-loot-cash = Dinheiro { $value }
heist-loot-gold = Ouro { $value }
heist-loot-diamond = Diamante { $value }

## Action cards

heist-card-check_in = De Olho
heist-card-check_in-help = Outra galinha decide antes, mostra só para você e não pode mais voltar atrás.
heist-card-copycat = Papagaio
heist-card-copycat-help = Você não decide nada; a decisão de outra galinha vale para você também.
heist-card-disguise = Disfarce
heist-card-disguise-help = Quem você apontar troca de personagem. Até você, se fizer questão.
heist-card-flash_grenade = Granada de Luz
heist-card-flash_grenade-help = Nada de Espiada até o fim da rodada. O Chefe usa óculos escuros.
heist-card-fortify = Barricada
heist-card-fortify-help = Uma equipe fica a salvo das duas SWATs nesta rodada.
heist-card-freeze = Estátua
heist-card-freeze-help = Nesta rodada ninguém joga mais carta de ação. Quem se mexer perde.
heist-card-influence = Quem Indica
heist-card-influence-help = Quem você indicar vira Líder. Sim, dá para indicar você.
heist-card-lockdown = Cadeado
heist-card-lockdown-help = Ninguém olha uma posição até ela ser revelada. Só o Chefe tem a chave.
heist-card-override = Veto
heist-card-override-help = Anula uma carta na hora em que aparece. Só serve de resposta.
heist-card-panic = Pânico
heist-card-panic-help = Troca dois eventos, ou não. Ninguém vai saber, nem você.
heist-card-scramble = Ovos Mexidos
heist-card-scramble-help = Todos os personagens são embaralhados e distribuídos de novo.
heist-card-signal_jammer = Interferência
heist-card-signal_jammer-help = Nenhum evento muda de posição nesta rodada. O Chefe ainda faz Gambiarra.
heist-card-teamwork = Duplinha
heist-card-teamwork-help = Sua dupla aponta uma posição, você aponta outra; as duas trocam de lugar.
heist-card-warn = Eu Avisei
heist-card-warn-help = Diga qual evento vem nesta rodada. Se acertar, você compra uma muamba.

## Characters

heist-character-agent = Agente
heist-character-agent-help = Uma vez na sua vez: pega uma muamba sorteada de alguém e devolve uma sorteada das suas.
heist-character-alchemist = Alquimista
heist-character-alchemist-help = Depois de um Roubo que deu Ouro, pode mostrá-lo e comprar uma carta.
heist-character-mystic = Cartomante
heist-character-mystic-help = Uma vez na sua vez: descarta uma carta, compra uma carta.
heist-character-angel = Anjo
heist-character-angel-help = Uma vez na sua vez: proíbe uma Manobra para si e para outra galinha nesta rodada.
heist-character-cowboy = Caubói
heist-character-cowboy-help = Quem recebe ou larga o Caubói compra uma carta.
heist-character-jester = Coringa
heist-character-jester-help = Depois de Gambiarra, Pânico ou Duplinha sua, joga a carta de cima do monte, querendo ou não.
heist-character-boss = Chefe
heist-character-boss-help = Faz Espiada e Gambiarra, seja qual for a carta no tabuleiro.
heist-character-devil = Capeta
heist-character-devil-help = Uma vez na sua vez: desliga a habilidade de alguém nesta rodada. Nunca a mesma galinha duas seguidas.
heist-character-pirate = Pirata
heist-character-pirate-help = Uma vez na sua vez: devolve uma muamba por um Reforço ou uma Gambiarra a mais.
heist-character-cyborg = Ciborgue
heist-character-cyborg-help = Depois da sua segunda carta numa rodada, compra uma.
heist-character-knight = Cavaleiro
heist-character-knight-help = Depois da sua Espiada pode comprar uma carta, e aí não pode escolher Moita nesta rodada.
heist-character-samurai = Samurai
heist-character-samurai-help = Nas rodadas 1 a 5, enquanto for Líder, nenhum evento lhe faz mal. Menos a segunda Buzinada.

## Events

heist-event-shootout = Tiroteio
heist-event-shootout-help = Pega a equipe do Perímetro.
heist-event-time_lock = Trava do Cofre
heist-event-time_lock-help = Pega a equipe do Cofre.
heist-event-silent_alarm = Alarme Mudo
heist-event-silent_alarm-help = Pega a equipe do Saguão.
heist-event-searchlight = Holofote
heist-event-searchlight-help = Pega a equipe do Telhado.
heist-event-swat = SWAT
heist-event-swat-help = Pega toda galinha sem Barricada.
heist-event-drivers_signal = Buzinada
heist-event-drivers_signal-help = A primeira é só um bi-bi. Na segunda o caminhão parte, só com quem fugiu.
heist-event-betrayal = Traição
heist-event-betrayal-help = Pega quem é Líder.
heist-event-dyepack = Tinta Roxa
heist-event-dyepack-help = Muamba roxa: o caminhão é esvaziado de volta no monte.
heist-event-masterpiece = Obra-Prima
heist-event-masterpiece-help = Se foge exatamente uma galinha, ela leva quatro muambas junto.
heist-event-membership_fee = Anuidade
heist-event-membership_fee-help = Quem fica paga uma muamba ou vai em cana. Não adianta ligar para cancelar.
heist-event-police_patrol = Blitz
heist-event-police_patrol-help = Pega quem foge.
heist-event-poor_planning = Plano Furado
heist-event-poor_planning-help = Acaba sendo outra coisa bem diferente.
heist-event-swat_again = SWAT de Novo
heist-event-swat_again-help = A SWAT, que esqueceu as chaves aqui.

## Phases

heist-phase-turn = Manobras
heist-phase-sweep = Operação
heist-phase-queue = Operação
heist-phase-decision_a = Decisão
heist-phase-decision_b = Decisão
heist-phase-saves = Revelação
heist-phase-split = Partilha

## The table

heist-table-deadline = { $text } · prazo { $when }
heist-round = **Rodada { $round }/10** · { $signals }
heist-signals = { $count ->
    [0] 🚗 { $over ->
        [yes] nenhuma buzinada
       *[no] nenhuma buzinada ainda
    }
    [1] 🚗 { $over ->
        [yes] uma buzinada
       *[no] **1 de 2** buzinadas
    }
   *[other] 🚗 o caminhão já foi
  }
heist-table-now = 🎴 **Posição { $slot } nesta rodada**
heist-table-hidden = { $count ->
    [1] { $last } fechada
   *[other] { $first }–{ $last } fechadas
  }
# Of a story, whose reader may know them.
heist-table-laid-open = 🙈 Ainda fechadas: { $events }
heist-table-seen = Posições já espiadas: { $slots }
heist-table-seen-slot = { $slot } ({ $seats })
heist-table-piles = 🚚 Caminhão **{ $truck }** · 💰 Monte **{ $loot }** · 🃏 Cartas **{ $draw }**
heist-table-truck-open = 🚚 No caminhão: { $loots }
heist-table-discard = ♻️ Descarte ({ $count }): { $cards }
heist-table-in-force = 📌 **Valendo:** { $effects }
heist-table-chain = 🃏 Na mesa: { $cards }
heist-table-chain-link = { $card } de { $seat }
heist-table-legend = 👑 lidera · ✋ cartas · 💰 muamba · 🙈 tem Moita · 🤖 casa
heist-table-seal = 🔏 Lacre do jogo limpo do baralho: { $seal }
heist-table-again = Quadrilha nova? **/chicken start heist**

heist-seat-line = { $signs }**{ $name }** · { $character } { $crew } · ✋{ $cards } 💰{ $loot }{ $rest }
heist-out-escaped = 🏁 Escapou: { $seats }
heist-out-with = { $seat } ({ $count ->
    [0] sem muamba
   *[other] 💰{ $count }
  })
heist-out-caught = ⛓️ Em cana: { $seats }

heist-board-flash_grenade = { $sign } nada de Espiada
heist-board-freeze = { $sign } nada de cartas
heist-board-signal_jammer = { $sign } nada de trocar eventos
heist-board-fortify = { $sign } { $crew } a salvo da SWAT
heist-board-lockdown = { $sign } sem espiar { $count ->
    [1] a posição { $slots }
   *[other] as posições { $slots }
  }
heist-board-angel = { $sign } nada de { $move }: { $seats }
heist-board-devil = { $sign } habilidade desligada: { $target }
heist-board-knight = { $sign } nada de Moita: { $by }
heist-board-copycat = { $sign } { $by } copia { $target }
heist-board-check_in = { $sign } { $by } está de olho em { $target }
heist-board-warn = { $sign } { $by } avisa: { $event }
heist-board-copycat-void = { $sign } { $by } copia { $target } (anulado)
heist-board-check_in-void = { $sign } { $by } está de olho em { $target } (anulado)

## In pictures: as short as can be

heist-picture-of-rounds = de 10
heist-picture-strikes = { $event }!
heist-picture-last = Último: { $event }
heist-picture-signals = Buzinada { $count } de 2
heist-picture-escaped = Escapou { $count }
heist-picture-caught = Em cana { $count }
heist-picture-over = { $away } lá fora, { $caught } em cana
heist-picture-chose-stay = Fica
heist-picture-chose-run = Foge
heist-picture-chose-hide = Moita
heist-picture-fate-caught = em cana
heist-picture-fate-escaped = à solta
heist-picture-fate-saved = salva
heist-picture-fate-fee_paid = pagou
heist-picture-fate-hid = na moita
heist-picture-lied = CAÔ!
heist-picture-loot = Grana
heist-picture-draw = Monte
heist-picture-discard = Lixo
heist-picture-your-loot = Sua muamba
heist-picture-worth = { $count ->
    [0] nada ainda
    [1] { $count } carta, vale { $total }
   *[other] { $count } cartas, valem { $total }
  }
heist-picture-you-know = Você sabe
# The same of a seat, in its story.
heist-picture-knows = Já sabe
heist-picture-no-cards = Mão sem cartas. Peça Reforço!

## The pictures in sentences, for whoever does not see them

heist-alt-round = Rodada { $round } de 10, { $phase }. Buzinadas: { $signals } de 2.
heist-alt-event = Acontece: { $event }.
heist-alt-last = Último evento: { $event }.
heist-alt-in = No banco: { $seats }.
heist-alt-seat = { $name } ({ $character }{ $leads ->
    [yes] , lidera
   *[no] { "" }
  }{ $awaited ->
    [yes] , está na vez
   *[no] { "" }
  }, { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  }, { $loot } de muamba, { $hide ->
    [yes] com Moita
   *[no] sem Moita
  }{ $chose ->
    [yes] : { $choice }
   *[no] { "" }
  })
heist-alt-escaped = Escapou: { $seats }.
heist-alt-caught = Em cana: { $seats }.
heist-alt-shown = Eventos até agora: { $events }.
heist-alt-laid-open = Ainda fechadas: { $events }.
heist-alt-slot = { $slot } { $event }
heist-alt-piles = Caminhão { $truck }, monte de muamba { $loot }, monte de compra { $draw }, descarte { $discard }.
heist-alt-in-force = Valendo: { $cards }.
# What a hand shows of the table; the number on the truck is that of its loot cards.
heist-alt-hand-round = Rodada { $round } de 10. Buzinadas: { $signals } de 2. No caminhão: { $truck }.
heist-alt-result-out = { $name }{ $who ->
    [house] , da casa
    [away] , com uma galinha da casa no poleiro
   *[person] { "" }
}: em cana.
heist-alt-reveal = Rodada { $round }: { $event }. { $people }.
heist-alt-fate = { $name } escolheu { $choice }{ $fate ->
    [caught] { " " }e foi em cana
    [escaped] { " " }e escapou
    [saved] { " " }e se salvou
    [fee_paid] { " " }e pagou
    [hid] { " " }e continuou na moita
   *[none] { "" }
  }{ $lied ->
    [yes] , com alarme falso
   *[no] { "" }
  }
heist-alt-you = Você é: { $character }.
heist-alt-no-hide = { $hide ->
    [banned] Nada de Moita nesta rodada.
   *[gone] A Moita já era, para sempre.
  }
heist-alt-loot = { $count ->
    [0] Ainda sem muamba.
   *[other] Muamba: { $loots }, no valor de { $total }.
  }
heist-alt-hand = { $count ->
    [0] Sem cartas.
   *[other] Na mão: { $cards }.
  }
heist-alt-note = { $event } está { $count ->
    [1] na posição { $slots }
   *[other] numa das posições { $slots }
  }.

## A Reveal, in a message of its own

heist-reveal-title = 🎬 Rodada { $round }: { $event }!
heist-reveal-open = ⏳ Tem gente procurando uma saída…
heist-reveal-hid = 🙈 { $event } não achou ninguém na moita: { $seats } { $people ->
    [1] fica
   *[other] ficam
  } com a Moita.
heist-reveal-away = 🏁 { $people ->
    [1] { $seats } escapa.
   *[other] { $seats } escapam.
  }
heist-reveal-nobody = 😮‍💨 Não pega ninguém.

## The result

heist-result-won = 🏆 { $seats } { $people ->
    [1] ganha
   *[other] dividem a vitória
  } com { $points } em muamba{ $people ->
    [1] {""}
   *[other] {" "}cada
  }!
heist-result-nobody = 🏆 Ninguém escapou, então ninguém ganha. O banco agradece a preferência.
heist-result-line = { $place } **{ $name }** · { $count } · { $loots }
heist-result-empty-handed = sem um centavo, mas à solta
heist-result-caught = ⛓️ **{ $name }** · em cana

## What the table waits for

heist-ask-turn = ⏳ Vez de **{ $who }**: { $moved ->
    [yes] Manobra feita, a bagunça ainda pode continuar
   *[no] uma Manobra, com bagunça antes e depois
  }
heist-ask-target = ⏳ **{ $who }** joga { $card } e está escolhendo quem
heist-ask-teamwork = ⏳ **{ $who }** está procurando uma dupla
heist-ask-fortify = ⏳ **{ $who }** está escolhendo a equipe da Barricada
heist-ask-lockdown = ⏳ **{ $who }** está escolhendo onde pôr o Cadeado
heist-ask-panic = ⏳ **{ $who }** está escolhendo dois eventos para entrar em Pânico
heist-ask-warn = ⏳ **{ $who }** está escolhendo que evento anunciar
heist-ask-partner = ⏳ **{ $who }** virou dupla e aponta uma posição
heist-ask-second = ⏳ **{ $who }** aponta a segunda posição
heist-ask-override = ⏳ { $seat } joga **{ $card }**. Alguém veta?
heist-ask-sweep = ⏳ Todo mundo com cartas: jogar uma, ou passar?
heist-ask-pause = ⏳ Um respiro, caso alguém se arrependa
heist-ask-decision_a = ⏳ Todo mundo, em segredo: Ficar, Fugir ou Moita?
heist-ask-decision_b = ⏳ Agora decide quem estava de olho
heist-ask-saves = ⏳ { $event }: quem está em apuros se vira como pode
heist-ask-split = ⏳ **{ $who }** pega uma do caminhão
heist-ask-one-missing = { $what } · ainda falta um bico

## Cards: frame

heist-card-truck = 🚚 Caminhão: { $count }
heist-card-event-now = Agora: { $event }
heist-card-event = Último: { $event }{ $hit ->
    [yes] {" "}({ $hits })
   *[no] {""}
  }
heist-card-hit-caught = em cana: { $seats }
heist-card-hit-saved = Moita gasta: { $seats }
heist-card-hit-fee_paid = conta paga: { $seats }
heist-card-hit-nobody = não pegou ninguém
heist-card-all-in = ainda está todo mundo dentro
heist-card-news = **Psiu** { $news }
heist-card-you = **Você é: { $character }** ({ $crew }){ $leads ->
    [yes] {" "}e 👑 Líder
   *[no] {""}
  }
    -# { $help }
heist-card-you-off = **Você é: { $character }** ({ $crew }){ $leads ->
    [yes] {" "}e 👑 Líder
   *[no] {""}
  }
    -# A sua habilidade está desligada nesta rodada.
heist-card-perils = { $event } pega a sua equipe, 🚨 SWAT pega todas. Na segunda 🚗 Buzinada só escapa quem foge. Todos os eventos: 📖 **Regras**.
heist-card-loot = 💰 **Muamba { $total }**: { $loots }
heist-card-loot-none = 💰 **Muamba**: nenhuma. Quase gente honesta.
heist-card-hand = ✋ **Mão**: { $cards }
heist-card-hand-none = ✋ **Mão**: vazia
heist-card-no-hide = { $hide ->
    [banned] 🙈 **Moita**: nesta rodada, não
   *[gone] 🙈 **Moita**: já era
  }
heist-card-notes = 📓 **Caderninho**: { $notes }
heist-card-note = posição { $slots }: { $event }
heist-card-queued = 📥 Na fila para ser jogada: { $card }
heist-card-peeked = 👀 { $seat } escolheu **{ $choice }**.
heist-card-answered = ✅ Você escolheu: **{ $chosen }**.
heist-card-change = Pode mudar de ideia até todo mundo escolher.
heist-card-warning = ⚠️ { $warning }
heist-card-warned = **{ $options }** { $warning }
heist-card-copying = 🦜 Você copia { $target }, então não tem nada para decidir.
heist-card-out-escaped = 🏁 Você escapou { $total ->
    [0] só com as próprias penas
   *[other] com { $total } em muamba
  }. Pernas pro ar; o pessoal ainda está lá dentro.
heist-card-out-caught = ⛓️ Você foi em cana. A cela tem uma vista linda para a fuga.
heist-card-over-won = 🏆 Você ganhou, com { $points } em muamba! Gaste com juízo. Ou com milho.
heist-card-over-shared = 🏆 Você ganhou com { $points } em muamba, junto com { $seats }. Ninguém viu vocês dividindo.
heist-card-over-lost = 🏁 Você escapou { $points ->
    [0] só com as próprias penas
   *[other] com { $points }
  }. Alguém escapou com mais.
heist-card-over-caught = ⛓️ Em cana. Sempre tem o próximo serviço.

heist-title-turn = Sua vez
heist-title-tinker = Sua vez: Gambiarra
heist-title-angel_move = Sua vez: Anjo
heist-title-pirate_move = Sua vez: Pirata
heist-title-target = Escolha quem
heist-title-teamwork = Escolha uma dupla
heist-title-partner = A dupla é você
heist-title-second = Escolha a outra posição
heist-title-fortify = Escolha uma equipe
heist-title-lockdown = Escolha uma posição
heist-title-panic = Escolha duas posições
heist-title-panic_second = Escolha a outra posição
heist-title-warn = Escolha um evento
heist-title-override = Vetar?
heist-title-sweep = Operação
heist-title-reconsider = Tem certeza?
heist-title-decision = Ficar, Fugir ou Moita?
heist-title-save = Você está em apuros
heist-title-fee = Chegou a conta
heist-title-split = Sirva-se

heist-question-turn = Faça **uma Manobra**, cartas e personagem antes ou depois.
heist-question-turn-moved = A sua Manobra está feita. Mais cartas, ou chega?
heist-question-turn-stuck = Você não tem Manobra permitida. Uma carta ou o seu personagem ainda podem ajudar; senão, encerre a vez.
heist-question-tinker = Quais **dois** eventos virados para baixo trocam de lugar?
heist-question-angel_move = Qual Manobra fica proibida para você e { $target } nesta rodada?
heist-question-pirate_move = A muamba volta para o monte. O que você leva em troca?
heist-question-target = { $card }: quem você aponta?
heist-question-teamwork = { $card }: com quem você faz dupla? A dupla aponta uma posição na frente de todo mundo.
heist-question-partner = Você faz dupla em { $card }. Aponte uma posição virada para baixo; todo mundo vai ver qual.
heist-question-second-known = { $seat } apontou a posição { $slot }. Com qual outra ela troca?
heist-question-second = A sua dupla apontou uma posição. Com qual outra ela troca?
heist-question-fortify = { $card }: que equipe fica a salvo de SWAT e SWAT de Novo?
heist-question-lockdown = { $card }: que posição você tranca?
heist-question-panic = { $card }: quais **dois** eventos podem trocar de lugar, ou não?
heist-question-panic-first = { $card }: a primeira das duas posições?
heist-question-panic_second = { $card }: e a outra posição?
heist-question-warn = { $card }: qual evento vem nesta rodada? Todo mundo vai ouvir.
heist-question-override = { $seat } joga **{ $card }**{ $explains ->
    [yes] {""}: { $help }
   *[no] .
  }
heist-question-override-again = { $seat } responde com **Veto**. Se ele valer, { $card } { $fate ->
    [stands] acaba passando
   *[void] não faz nada
  }.
heist-question-override-have = { $count ->
    [0] Você não tem Veto. Aperte o que quiser: ninguém percebe.
    [1] Você tem um Veto.
   *[other] Você tem { $count } Vetos.
  }
heist-question-sweep = Jogar uma carta em segredo?
heist-question-sweep-change = Outra carta no lugar?
heist-question-reconsider = { $card } é a sua próxima na fila. Ainda quer?
heist-question-reconsider-illegal = { $card } não dá mais. Outra coisa?
heist-question-decision = A posição { $slot } está para ser revelada. O que você faz?
heist-question-decision-checked = 👀 A sua escolha vai ser vista antes por { $seats }, e aí não tem volta.
heist-question-decision-copied = 🦜 { $seats } { $people ->
    [1] faz
   *[other] fazem
  } o que você fizer.
heist-question-save = { $event } pegou você. Abrir mão da sua Moita para se safar?
heist-question-fee = { $event }: qual muamba você paga? Ela volta sem ninguém ver.
heist-question-split = O caminhão está aberto. Pegue uma.
heist-question-later-hint = Escolha agora, em segredo, ou quando a carta sair.

heist-waiting-turn = 🪶 A vez vai passando. Pernas pro ar até chegar a sua, ou até uma carta pedir resposta.
heist-waiting-own = 🪶 Ainda é a sua vez: ela continua assim que o pessoal der o seu pitaco.
heist-waiting-sweep = 🪶 Operação: o pessoal ainda pode jogar cartas.
heist-waiting-queue = 🪶 Operação: as cartas saem uma depois da outra.
heist-waiting-decision_a = 🪶 O pessoal está decidindo, em segredo.
heist-waiting-decision_b = 🪶 Quem estava de olho está decidindo.
heist-waiting-saves = 🪶 Quem está em apuros se vira como pode.
heist-waiting-split = 🪶 Quem fugiu divide o caminhão, carta por carta.

## Options

heist-option-rob = Roubo
heist-option-resupply = Reforço
heist-option-lookout = Espiar a { $slot }
heist-option-tinker = Gambiarra
heist-option-play = { $card }
heist-option-agent = { $seat }
heist-option-mystic = { $card }
heist-option-angel = { $seat }
heist-option-devil = { $seat }
heist-option-pirate = { $loot }
heist-option-show_gold = Mostrar o Ouro, comprar uma carta
heist-option-take_card = Comprar uma carta, sem Moita
heist-option-end = Encerrar a vez
heist-option-slot = Posição { $slot }
heist-option-move = { $move }
heist-option-back = Voltar
heist-option-seat = { $seat }
heist-option-crew = { $crew }
heist-option-event = { $event }
heist-option-override = Veto
heist-option-pass = Passar
heist-option-override-pass = Deixar passar
heist-option-later = Decidir depois
heist-option-done = Chega de cartas
heist-option-go = Manda ver
heist-option-change = Outra carta
heist-option-withdraw = Pegar de volta
heist-option-stay = Ficar
heist-option-run = Fugir
heist-option-hide = Moita
heist-option-discard_hide = Perder a Moita
heist-option-be_caught = Ir em cana
heist-option-pay = { $loot }
heist-option-take = { $loot }

heist-chosen-rob = Roubo
heist-chosen-resupply = Reforço
heist-chosen-lookout = Espiada na posição { $slot }
heist-chosen-tinker = Gambiarra
heist-chosen-play = jogar { $card }
heist-chosen-agent = Agente em { $seat }
heist-chosen-mystic = descartar { $card }
heist-chosen-angel = Anjo em { $seat }
heist-chosen-devil = Capeta em { $seat }
heist-chosen-pirate = devolver { $loot }
heist-chosen-show_gold = mostrar o Ouro
heist-chosen-take_card = comprar uma carta e ficar sem Moita
heist-chosen-end = encerrar a vez
heist-chosen-slot = posição { $slot }
heist-chosen-move = nada de { $move }
heist-chosen-back = voltar
heist-chosen-seat = { $seat }
heist-chosen-crew = { $crew }
heist-chosen-event = { $event }
heist-chosen-override = Veto
heist-chosen-pass = passar
heist-chosen-override-pass = deixar passar
heist-chosen-later = decidir quando sair
heist-chosen-done = chega de cartas nesta rodada
heist-chosen-go = manda ver
heist-chosen-change = outra carta
heist-chosen-withdraw = pegar de volta
heist-chosen-stay = Ficar
heist-chosen-run = Fugir
heist-chosen-hide = Moita
heist-chosen-discard_hide = abrir mão da Moita
heist-chosen-be_caught = ir em cana
heist-chosen-pay = pagar { $loot }
heist-chosen-take = pegar { $loot }

heist-menu-explain = O que fazem as suas cartas?
heist-menu-lookout = 🔭 Espiar outra posição…
heist-menu-play = 🃏 Jogar uma carta…
heist-menu-agent = 🕵️ Agente: trocar muamba com…
heist-menu-mystic = 🔮 Cartomante: descartar…
heist-menu-angel = 😇 Anjo: atrapalhar…
heist-menu-devil = 😈 Capeta: desligar…
heist-menu-pirate = 🏴‍☠️ Pirata: devolver…
heist-menu-seat = Quem?
heist-menu-slot = Qual posição?
heist-menu-two-slots = Quais duas posições?
heist-menu-event = Qual evento?
heist-menu-pay = Qual muamba?
heist-menu-take = Qual muamba?

heist-hint-known = pelo caderninho, { $event }
heist-hint-maybe = pelo caderninho, talvez { $event }
heist-hint-locked = com Cadeado
heist-hint-this-round = a desta rodada
heist-hint-loot = muamba: { $count }
heist-hint-hide = tem Moita
heist-hint-no-hide = sem Moita
heist-hint-you = você

## Warnings, told to the seat alone

heist-warning-in-force = Já tem uma valendo; a segunda não acrescenta nada.
heist-warning-no-moves-left = Ninguém mais tem Manobra nesta rodada, então não há quem cegar.
heist-warning-void-target = Não adianta: uma carta dessa galinha, já valendo, estraga a sua.
heist-warning-leader-already = Já é Líder.
heist-warning-locked-already = Já está trancada.
heist-warning-fortified-already = Já tem Barricada.
heist-warning-turn-over = A vez dessa galinha já passou; só amarra você.
heist-warning-off-already = A habilidade dessa galinha já está desligada.
heist-warning-agent-empty = Você não tem muamba, então o que pegar volta direto.
heist-warning-own-last-move = É a única Manobra que ainda resta a você nesta rodada.
heist-warning-forbidden-already = Já está proibida para essa galinha.
heist-warning-known-already = Esta você já conhece.
heist-warning-event-gone = Já veio e já foi; só serve de blefe.
heist-warning-event-elsewhere = Pelo seu caderninho, nesta rodada vem { $event }.
heist-warning-offer-open = Se encerrar a vez agora, a carta oferecida se vai.
heist-warning-hide-misses = Pelo seu caderninho vem { $event }: não pega você, e a Moita se perderia.
heist-warning-hide-signal = Pelo seu caderninho vem { $event }, e é a segunda: Moita não ajuda.
heist-warning-stay-signal = Pelo seu caderninho vem { $event }, e é a segunda: só Fugir tira você daqui.
heist-warning-stay-saved = Pelo seu caderninho vem { $event }: ficar custa a sua Moita.
heist-warning-stay-caught = Pelo seu caderninho vem { $event }: pegaria você.
heist-warning-stay-fee = Pelo seu caderninho vem { $event }: ficar custa uma muamba.
heist-warning-run-patrol = Pelo seu caderninho vem { $event }: pega quem foge.
heist-warning-run-patrol-saved = Pelo seu caderninho vem { $event }: fugir custa a sua Moita.
heist-warning-be-caught = Você perde toda a sua muamba.

## What happened: the round

heist-told-round_started = **Rodada { $round }.** { $leader } lidera.
heist-told-loot_pile_empty = O monte de muamba está vazio; nada vai para o caminhão.
heist-told-move_skipped = { $seat } não tem Manobra permitida e fica sem.
heist-told-robbed = 💰 { $seat } { $people ->
    [1] rouba
   *[other] roubam
  }.
heist-told-looked_out = 🔭 { $seat } espia a posição { $slot }.
heist-told-tinkered = 🔧 { $seat } troca as posições { $slot } e { $other }.
heist-told-resupplied = 🎴 { $seat } { $people ->
    [1] pede
   *[other] pedem
  } Reforço: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }{ $people ->
    [1] {""}
   *[other] {" "}cada
  }.

## What happened: action cards

heist-told-announced = { $number ->
    [1] 🃏 { $seat } joga **{ $card }**.
   *[other] { $seat } responde com **{ $card }**.
  }
heist-told-overridden = 🚫 { $by } veta { $card } de { $seat }.
heist-told-stood = { $card } de { $seat }: passou.
heist-told-voided = { $card } de { $seat }: não vale nada.
heist-told-checked_in = 👀 { $seat } vai ficar de olho em { $target }.
heist-told-copied = 🦜 { $seat } vai fazer o que { $target } fizer.
heist-told-disguised = 🥸 { $target } era { $old }, agora é { $character }.
heist-told-laid = 📌 { $seat } põe { $card }{ $place ->
    [crew] : { $crew } a salvo da SWAT
    [slot] {" "}na posição { $slot }
   *[board] {""}
  }.
heist-told-led = 👑 { $leader } é Líder agora, por indicação de { $seat }.
heist-told-panicked = 😱 As posições { $slot } e { $other } foram trocadas. Ou não.
heist-told-partnered = 🤝 { $seat } faz dupla com { $target }.
heist-told-partner_picked = 🤝 { $seat } aponta a posição { $slot }.
heist-told-teamed_up = 🤝 { $seat } e { $target } trocam as posições { $slot } e { $other }.
heist-told-scrambled = 🍳 Tudo mexido: personagens novos para todo mundo.
heist-told-warned = 📣 { $seat }: “Vem aí { $event }, pode anotar no bico!”
heist-told-effect_ended = { $character ->
    [angel] De volta para { $by } e { $target }: { $move }.
    [devil] A habilidade de { $target } está de volta.
   *[knight] { $target } pode ir para a Moita de novo.
  }
heist-told-jester_turned = 🤡 Pegadinha do Coringa: { $seat } joga **{ $card }**, querendo ou não.
heist-told-jester_fizzled = 🤡 Ou melhor, não: com { $card } não dá para fazer nada, e vai para o lixo.

## What happened: characters

heist-told-agent_swapped = 🕵️ { $seat } e { $target } trocaram uma muamba. Ninguém apertou a asa de ninguém.
heist-told-gold_shown = ⚗️ { $seat } mostra { $loot }.
heist-told-mystic_swapped = 🔮 { $seat } troca { $card } por outra carta.
heist-told-angel_blocked = 😇 { $seat } proíbe, para si e para { $target }: { $move }.
heist-told-devil_disabled = 😈 { $seat } desliga a habilidade de { $target }.
heist-told-pirate_returned = 🏴‍☠️ { $seat } devolve uma muamba.
heist-told-knight_banned = ⚔️ { $seat } pega uma carta e não vai para a Moita nesta rodada.
heist-told-drew = { $why ->
   *[plain] { $seat } { $count ->
        [0] não compra nada: o monte acabou
        [1] compra uma carta
       *[other] compra { $count } cartas
      }.
    [character] { $character }: { $seat } { $count ->
        [0] não compra nada: o monte acabou
        [1] compra uma carta
       *[other] compra { $count } cartas
      }.
  }

## What happened: Operation, decision, Reveal

heist-told-operation_frozen = ❄️ Estátua! Ninguém joga mais carta nesta rodada.
heist-told-decided = { $choice ->
    [stay] 🐔 { $seat } { $people ->
        [1] fica
       *[other] ficam
      }{ $copied ->
        [yes] , igual a { $target }
       *[no] {""}
      }.
    [run] 🏃 { $seat } { $people ->
        [1] foge
       *[other] fogem
      }{ $copied ->
        [yes] , igual a { $target }
       *[no] {""}
      }!
   *[hide] 🙈 { $seat } { $people ->
        [1] vai
       *[other] vão
      } para a moita{ $copied ->
        [yes] , igual a { $target }
       *[no] {""}
      }.
  }
heist-told-event_shown = 🎬 Posição { $slot }: **{ $event }**! { $help }
heist-told-lockdown_lifted = 🔓 O Cadeado da posição { $slot } se abriu.
heist-told-warn_right = 📣 { $seat } avisou mesmo: { $event }. Uma muamba para a profecia.
heist-told-warn_wrong = 📣 { $seat } tinha avisado: { $event }. Pois é.
heist-told-substituted = 📋 No lugar dele: **{ $event }**! { $help }
heist-told-dyed = 🎨 A muamba do caminhão ({ $count }) volta para o monte, toda roxa.
heist-told-masterpiece_taken = 🖼️ { $seat } foge sem companhia, com mais { $count } de muamba embaixo da asa.
heist-told-masterpiece_missed = 🖼️ { $count ->
    [0] Ninguém fugiu; a obra-prima continua na parede.
   *[other] Fugiram { $count }; uma obra-prima não passa por uma porta tão cheia.
  }
heist-told-signalled = { $number ->
    [1] 🚗 Bi-bi! Foi a primeira buzinada. Terceira não vai ter.
   *[other] 🚗 Bi-bi, bi-bi! O caminhão está indo embora.
  }
heist-told-hide_lost = 🙈 { $seat } { $people ->
    [1] se enfiou na moita à toa e perde
   *[other] se enfiaram na moita à toa e perdem
  } a Moita.
heist-told-saved = 🛡️ { $seat } { $people ->
    [1] abre mão da Moita e escapole
   *[other] abrem mão da Moita e escapolem
  }.
heist-told-fee_paid = 💳 { $seat } { $people ->
    [1] paga
   *[other] pagam
  } uma muamba.
heist-told-escaped = 🏁 { $seat } { $people ->
    [1] escapa
   *[other] escapam
  }!
heist-told-caught = ⛓️ { $seat } { $people ->
    [1] vai
   *[other] vão
  } em cana{ $count ->
    [0] {""}
    [1] ; 1 muamba volta
   *[other] ; { $count } muambas voltam
  }.

## What happened: the end

heist-told-truck_opened = 🚚 O caminhão está aberto: { $loots }
heist-told-picked = 🚚 { $seat } pega { $loot }.
heist-told-truck_lost = 🚚 O caminhão vai embora com { $count } de muamba e ninguém dentro.
heist-told-truck_taken = 🚚 { $seat }, última galinha lá dentro, leva o caminhão: { $count } de muamba.

## What happened, for one seat’s eyes

heist-told-drew_cards = 🎴 Você comprou { $cards }.
heist-told-robbed_loot = 💰 Você roubou { $loot }.
heist-told-drew_loot = 💰 Você comprou { $loot }.
heist-told-saw = 🔭 Na posição { $slot } você viu **{ $event }**{ $explains ->
    [yes] {""}: { $help }
   *[no] .
  }
heist-told-gained_loot = 💰 Você ganhou { $loot }.
heist-told-lost_loot = 💸 Você perdeu { $loot }.
heist-told-swapped_loot = 🕵️ Troca às cegas com { $target }: { $given } por { $loot }.
heist-told-no_override = Sem Veto na mão, contra { $card } você só passou. Ninguém sabe que você tentou.
heist-told-override_kept = O Veto de outra galinha veio antes; o seu fica com você, sem ninguém ver.
heist-told-card_returned = { $card } voltou para a sua mão, sem ninguém ver.
heist-told-peeked = 👀 { $target } escolheu **{ $choice }**, e não pode voltar atrás.
heist-told-paid_loot = 💳 Você pagou { $loot }.

# O mesmo para quem lê a história: $seat é quem ficou sabendo.
heist-secret-drew_cards = **{ $seat }** comprou { $cards }.
heist-secret-robbed_loot = **{ $seat }** roubou { $loot }.
heist-secret-drew_loot = **{ $seat }** comprou { $loot }.
heist-secret-saw = Na posição { $slot } **{ $seat }** viu **{ $event }**: { $help }
heist-secret-gained_loot = **{ $seat }** ganhou { $loot }.
heist-secret-lost_loot = **{ $seat }** perdeu { $loot }.
heist-secret-no_override = **{ $seat }** não tinha Veto na mão; contra { $card } foi só passar. Ninguém soube da tentativa.
heist-secret-override_kept = Outro Veto veio antes; o de **{ $seat }** ficou na mão, sem ninguém ver.
heist-secret-card_returned = { $card } voltou para a mão de **{ $seat }**, sem ninguém ver.
heist-secret-peeked = **{ $seat }** viu o que { $target } escolheu: **{ $choice }**.
heist-secret-paid_loot = **{ $seat }** pagou { $loot }.

## What all were told, said to the seat that it happened to

heist-told-checked_in-you = 👀 { $seat } vai ficar de olho em você.
heist-told-copied-you = 🦜 { $seat } vai fazer o que você fizer.
heist-told-disguised-you = 🥸 Você era { $old }, agora é { $character }.
heist-told-partnered-you = 🤝 { $seat } faz dupla com você.
heist-told-teamed_up-you = 🤝 { $seat } e você trocam as posições { $slot } e { $other }.
heist-told-overridden-you = 🚫 { $by } veta a sua carta: { $card }.
heist-told-angel_blocked-you = 😇 { $seat } proíbe, para si e para você: { $move }.
heist-told-devil_disabled-you = 😈 { $seat } desliga a sua habilidade.
heist-told-effect_ended-you = { $character ->
    [angel] De volta para { $by } e você: { $move }.
    [devil] A sua habilidade está de volta.
   *[knight] Você pode ir para a Moita de novo.
  }
heist-told-warn_right-you = 📣 Você avisou mesmo: { $event }. Uma muamba para a profecia.
heist-told-masterpiece_taken-you = 🖼️ Você foge sem companhia, com mais { $count } de muamba embaixo da asa.
heist-told-hide_lost-you = 🙈 Você se enfiou na moita à toa, e perde a Moita.
heist-told-saved-you = 🛡️ Você abre mão da Moita e escapole.
heist-told-fee_paid-you = 💳 Você paga uma muamba.
heist-told-truck_taken-you = 🚚 Última galinha lá dentro, você leva o caminhão: { $count } de muamba.

## Its story, told once it is over

heist-chapter = Rodada { $round }

## For those who watch (cogs/heist/watch.py)

heist-bets-until = até começar a terceira rodada
heist-watch-next = 🎲 Virado para baixo na posição { $slot }, por tudo o que já apareceu:
heist-watch-chance = -# { $percent }% { $count ->
    [1] {""}
   *[other] cada:{" "}
  }{ $events }
heist-watch-danger = 🫣 Pega quem ficar: { $seats }
heist-watch-hit = { $seat } { $percent }%
heist-watch-worth = 🎒 Carregam mais ou menos: { $seats } · o caminhão { $truck }
heist-watch-one = { $seat } { $loot }
heist-watch-overrides = 🚫 No descarte: { $gone } de { $all } Vetos.

## Statistics and feats

heist-count-escaped = { $number ->
    [1] escapou uma vez
   *[other] escapou { $number } vezes
  }
heist-count-caught = { $number ->
    [1] foi em cana uma vez
   *[other] foi em cana { $number } vezes
  }
heist-count-loot = levou { $number } em muamba
heist-count-haul = maior bolada { $number }
heist-count-robbed = { $number ->
    [1] 1 roubo
   *[other] { $number } roubos
  }
heist-count-overrides = { $number ->
    [1] 1 carta vetada
   *[other] { $number } cartas vetadas
  }
heist-count-prophecies = { $number ->
    [1] 1 evento previsto
   *[other] { $number } eventos previstos
  }
heist-feat-last_signal = Pendurada no para-choque
heist-feat-last_signal-how = ganhe fugindo na segunda Buzinada
heist-feat-last_one = Quem sair apaga a luz
heist-feat-last_one-how = fique por último lá dentro e leve o caminhão inteiro
heist-feat-early_bird = Madrugou no galinheiro
heist-feat-early_bird-how = ganhe mesmo fugindo antes da primeira Buzinada
heist-feat-fortune = Galinha dos ovos de ouro
heist-feat-fortune-how = escape com muamba no valor de 30 ou mais
heist-feat-prophet = Eu não disse?
heist-feat-prophet-how = acerte um evento com Eu Avisei
heist-feat-overruler = Protesto, excelência!
heist-feat-overruler-how = vete duas cartas num assalto só
heist-feat-nine_lives = Salva pela moita
heist-feat-nine_lives-how = ganhe um assalto em que a Moita salvou você
heist-feat-heavy_heart = Morreu na praia
heist-feat-heavy_heart-how = vá em cana com cinco muambas ou mais

## What decided it, in three sentences at the end

heist-recap-event = No fim veio { $event } e { $people ->
    [0] não pegou ninguém
   *[other] pegou { $seats }
  }.
heist-recap-dearest = { $loot } foi para casa com { $seats }.
heist-recap-margin = Por { $by } não deu: { $seats }.
heist-recap-alone = Mais ninguém escapou.
heist-recap-nobody = Todas as { $count } galinhas agora dividem a mesma cela.

## The lesson (data/lessons/heist.toml; see lessons.ftl)

heist-lesson-move = Sou a sua treinadora, e este é o seu primeiro banco. Ganha quem **escapa com mais muamba**. Dez eventos virados para baixo, um acontece por rodada. A sua vez é uma Manobra: **Roubo**, e você tem muamba; **Espiada** na posição 1, e você sabe o que vem esta noite.
heist-lesson-robbed = Muamba, só para os seus olhos. Você não sabe o que vem por aí, mas vai esperar com o bolso cheio.
heist-lesson-looked = O seu caderninho guarda isso, e só você sabe. O pessoal viu que você olhou, não o quê. Quem sabe das coisas enriquece depois.
heist-lesson-end-turn = Na sua vez também dá para jogar cartas. Mas há um momento melhor: encerre a vez.
heist-lesson-ended = { $b } roubou. { $c } olhou a posição 2: lembre-se disso.
heist-lesson-operation = **Operação**: ao mesmo tempo e em segredo, uma carta ou nenhuma. Se você passar e alguém jogar, perguntam de novo.
heist-lesson-played = Jogada: nesta rodada ninguém pode trocar eventos de lugar.
heist-lesson-kept = Guardada. Uma carta na mão é um ponto de interrogação para a mesa inteira.
heist-lesson-override = **Veto**? A pergunta vai para todo mundo, sempre, e assim ninguém sabe quem tem um Veto. Você tem.
heist-lesson-overrode = Anulada, na frente de todo mundo. Se você tem outro, ninguém sabe.
heist-lesson-let-be = Você deixou passar, e ninguém sabe que podia ter feito outra coisa.
heist-lesson-decision = **A Decisão**, em segredo. *Fugir*: fora, com a muamba. **Ficar*: venha o que vier. *Moita*: a salvo, mas se gasta se não era com você.
heist-lesson-stayed = O Holofote pega a equipe do Telhado, e você não é dela. { $b } era, e jogou fora a Moita para se safar.
heist-lesson-ran = Você fugiu, e saiu com tudo o que tinha. Era o Holofote, que procura a equipe do Telhado: { $b } teve que jogar fora a Moita. Em você ele nem teria encostado.
heist-lesson-hid = O Holofote procura a equipe do Telhado, não a sua: então a sua Moita foi à toa, e se perdeu de vez. Quem precisava de uma era { $b }.
heist-lesson-tinker = Agora você é Pirata. Pelo seu caderninho, o Holofote espera na posição 2, e procura a sua equipe. **Gambiarra** troca dois eventos de lugar.
heist-lesson-tinkering = Chave de fenda na asa.
heist-lesson-tinker-slots = Dois quaisquer, virados para baixo. Todo mundo vê quais posições, ninguém vê o quê.
heist-lesson-tinkered = Sumiu da posição 2. O que entrou no lugar ninguém sabe, nem você.
heist-lesson-tinkered-elsewhere = Duas outras trocaram de lugar, e o Holofote continua esperando na posição 2.
heist-lesson-pirate = Todo personagem tem um truque. O Pirata devolve uma muamba por mais uma **Gambiarra** ou mais um **Reforço**, além da Manobra.
heist-lesson-pirated = Lá se vai ela, e ninguém vê qual era.
heist-lesson-resupply = **Reforço** compra duas cartas de ação.
heist-lesson-resupplied = Mais duas cartas, e só você sabe quais.
heist-lesson-no-pirate = Você fica com a muamba, e com o truque para outro dia.
heist-lesson-signal = O seu caderninho sabe o que vem: a segunda Buzinada. O caminhão vai embora. Quem foge agora está nele; quem fica perde tudo, com Moita ou sem.
heist-lesson-on-board = Você está no caminhão, { $b } também. { $c } só olha.
heist-lesson-left-behind = O caminhão foi sem você e sem a sua muamba. { $b } levou tudo. Acredite no seu caderninho.
heist-lesson-split = Quem fugiu divide o caminhão; você escolhe primeiro.
heist-lesson-took-best = Galinha de bom gosto. Ganhou quem escapou com mais.
heist-lesson-took-modest = Quanta modéstia! { $b } nem acreditou. Ganhou quem escapou com mais.
heist-lesson-farewell = Foi uma noite e tanto: Manobra, Operação, Decisão, personagem e caminhão. Agora com gente amiga, que mente para você.

## Tips (cogs/heist/tips.py)

heist-tips-moves = Roubo: muamba. Espiada: um evento. Gambiarra: trocar dois. Reforço: duas cartas.
heist-tips-unseen = Você não olhou a posição { $slot }, e é ela que acontece no fim desta rodada.
heist-tips-move-done = O que você tem na mão também pode esperar: na Operação todo mundo joga cartas, sem saber quem mais joga.
heist-tips-noted = O seu caderninho tem certeza: { $event }. Isso pega a sua equipe?
heist-tips-last-two = Restam duas galinhas lá dentro. Se depois disto sobrar uma só, ela leva o caminhão inteiro ({ $count }).
heist-tips-signal = Já houve uma buzinada. Se esta for a segunda, só escapa quem foge.
heist-tips-no-hide = A sua Moita já era: o que pegar você agora leva você em cana.
heist-tips-much = Você tem { $loot } em muamba. Só conta se você escapar com ela.
heist-tips-choices = Ficar: venha o que vier. Fugir: para fora, com a sua muamba, de vez.{ $hide ->
    [yes] {" "}Moita: o evento não encosta em você; mas, se nem fosse encostar, a Moita se perde.
   *[no] {""}
  }
heist-tips-override = Você tem um Veto. Ele segura uma carta, uma vez, e ninguém sabe que está com você.
heist-tips-sweep = **Passar**: se alguém jogar, pergunto de novo. **Não vetar nada nesta rodada** é só sobre cartas dos outros.
heist-tips-order = As cartas são jogadas em sentido horário, a partir de quem é Líder.
heist-tips-let-all = Com **Não vetar nada nesta rodada**, as cartas dos outros passam sem ninguém perguntar a você. As suas você ainda pode jogar.
