# Crazy Chicken: names, and everything the table and the cards say.
#
# crazy-told-…   what happened             crazy-ask-…       what the table waits for (public)
# crazy-title-…  headline of a card        crazy-question-…  what a seat is asked
# crazy-option-… a button or a line        crazy-chosen-…    the same, looked back on
# crazy-mark-…   what a group of the hand is good for
#
# Facts: $seat and $who are names, $pile a pile, $where “ onto …” or nothing; the rest are numbers.

crazy-title = Crazy Chicken
crazy-in-short = Um duelo de coleções: baixe bandos de galinhas malucas e tire os do outro lado baixando mais.
crazy-pitch = Um duelo de coleções. Baixe bandos das nove galinhas malucas e tire os do outro lado baixando mais. Cada tipo conta uma vez; com seis deles, quem encerra a rodada é você.

## Commands and settings (descriptions and values: at most 100 characters)

command-start-crazy = Crazy Chicken: um duelo para dois, por bandos de nove galinhas malucas

# Before the value of a setting in its menu, where the value does not name the setting.
crazy-named-first = Primeira rodada:
crazy-named-draw = Compra ·
crazy-setting-rounds = Quantas rodadas tem o jogo
crazy-setting-rounds-4 = quatro rodadas
crazy-setting-rounds-2 = duas rodadas
crazy-setting-rounds-1 = uma rodada só
crazy-setting-first = Quem começa a primeira rodada (depois vocês se revezam)
crazy-setting-first-random = o sorteio diz quem começa
crazy-setting-first-host = quem é host começa
crazy-setting-first-other = quem é host deixa o outro lado começar
crazy-setting-first-first = o primeiro lugar começa
crazy-setting-first-second = o segundo lugar começa
crazy-setting-draw = Como se compram as duas cartas da vez
crazy-setting-draw-one_by_one = uma por uma: você vê a primeira antes de escolher a segunda
crazy-setting-draw-both = os dois montes de uma vez
crazy-setting-discard_history = Abrir os descartes em leque, para todo mundo ver o que está embaixo
crazy-setting-discard_history-true = descartes abertos em leque
crazy-setting-discard_history-false = só aparecem as cartas de cima

## The cards

crazy-card-20 = Billy the Piu
crazy-card-18 = Galo Galante
crazy-card-16 = Supergalinha
crazy-card-14 = Napoleão Bonapena
crazy-card-12 = Rei do Poleiro
crazy-card-9 = Galos-Dumont
crazy-card-8 = Marco Poleiro
crazy-card-7 = Maria Cacarejas
crazy-card-6 = Marilyn Monrovo
crazy-card = { $sign } **{ $card }**
crazy-top = o { $card }
crazy-top-twice = dois { $card }
crazy-face-down = { $count ->
    [1] uma carta fechada
   *[other] { $count } cartas fechadas
  }

## The piles

crazy-pile-left = monte esquerdo
crazy-pile-right = monte direito
crazy-pile-first = descarte 1
crazy-pile-second = descarte 2
crazy-where = {" "}→ { $pile }
crazy-piles-down = 🎴 Fechados: { $left } · { $right }
crazy-piles-open = 🍂 Descartes: { $first } · { $second }
# No-break spaces, so that a pile stays on one line.
crazy-pile-down = { $sign } **{ $n }**
crazy-pile-open = { $sign } { $top }{ $n ->
    [1] {""}
   *[other] {" "}(são { $n })
  }
crazy-pile-empty = { $sign } nada
crazy-pile-under = { $sign } ⬇️ { $cards }

## The table

crazy-table-round = Rodada { $round } de { $rounds } · { $types } de { $all } tipos na mesa
crazy-table-scores = -# Rodadas até agora: { $scores }
crazy-table-score = { $name } { $rounds }{ $count ->
    [1] {""}
   *[other] {" "}= { $total }
  }
crazy-table-hint = Cada tipo rende o seu número uma vez; seis encerram a rodada. Mais cartas iguais batem um bando sem 🔒.
crazy-table-seal = 🔏 Lacre do jogo limpo das cartas: { $seal }
crazy-table-again = Mais um duelo? **/chicken start crazy**

crazy-seat-line = { $awaited }**{ $name }** · { $standing } · ✋ { $hand }
crazy-standing = **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
  } · { $types }/{ $most } tipos
# No-break spaces, so that a set stays on one line.
crazy-set = { $sign } **{ $card }** ×{ $count }{ $locked ->
    [yes] {" "}🔒
   *[no] {""}
  }
crazy-sets-none = nada na frente ainda

crazy-result-won = 🏆 { $seat } ganha com { $points } pontos{ $tied ->
    [yes] , e a melhor rodada: { $best }
   *[no] {""}
  }!
crazy-result-drawn = 🤝 { $points } pontos de cada lado, e a mesma melhor rodada: ninguém ganha, ninguém canta de galo.
crazy-result-line = { $place } **{ $name }** · { $points } pontos{ $count ->
    [1] {""}
   *[other] {" "}({ $rounds })
  }
crazy-result-sets = **Como terminou a última rodada**
crazy-result-front = { $name }: { $sets }

## What the table waits for

crazy-ask-draw_first = 🐣 **{ $who }** compra duas cartas, depois baixa um bando ou descarta.
crazy-ask-draw_both = 🐣 **{ $who }** compra duas cartas, depois baixa um bando ou descarta.
crazy-ask-act = 🤔 **{ $who }** baixa um bando, ou descarta.
crazy-ask-give_way = 💥 { $laid } × { $card }! **{ $who }** perde { $count } e diz para onde vão.
crazy-ask-pause = 🪶 As penas vão baixando. Já vem a próxima rodada.

## Cards

crazy-card-front = { $mine ->
    [yes] **Você**
   *[no] **{ $name }**
  } · { $standing }: { $sets }
crazy-card-won = 🏆 Você ganhou, { $points } : { $other }! Que bela coleção.
crazy-card-drawn = 🤝 { $points } pontos de cada lado, e nem uma pena entre você e { $seat }.
crazy-card-lost = { $points } : { $other }. Desta vez as melhores galinhas eram de { $seat }.

crazy-hand = ✋ **Na mão: { $count }**
crazy-hand-none = ✋ A sua mão está vazia.
crazy-hand-line = { $card }{"\u00A0"}×{ $count } · { $mark }{ $room ->
    [little] {""}
   *[plenty] {" "}· { $name }
  }
crazy-mark-ready = dá para baixar{ $mine ->
    [0] { $theirs ->
        [0] {""}
       *[other] , bate { $theirs }
    }
   *[other] , substitui { $mine } na mesa
  }
# Beside the hand a phone has little room.
crazy-mark-wait = { $room ->
    [little] +
   *[plenty] mais{" "}
  }{ $more }{ $mine ->
    [0] { $theirs ->
        [0] {" "}para baixar
       *[other] {" "}para bater { $theirs }
    }
   *[other] {" "}para substituir { $mine } na mesa
  }
crazy-mark-mine = { $count } na sua frente, a salvo
crazy-mark-lost = já era: { $count } do outro lado

crazy-title-draw_first = Sua vez: compre
crazy-title-draw_second = E mais uma carta
crazy-title-draw_both = Sua vez: compre
crazy-title-act = Baixe ou descarte
crazy-title-give_way = Você perde um bando

crazy-question-draw_first = Sua primeira carta?
crazy-question-draw_first-blind = Uma carta de cada monte.
crazy-question-draw_second = E a segunda? De qualquer outro monte.
crazy-question-draw_both = De quais dois montes você compra?
crazy-question-act = Baixe um bando, ou descarte uma carta.
crazy-question-act-bare = Nada para baixar ainda: descarte uma carta.
crazy-question-give_way = { $laid } × { $card } batem as suas { $count }. Para que monte elas vão? Depois é a sua vez.

crazy-waiting-turn = ⏳ Não é a sua vez. Faça cara de paisagem.
crazy-waiting-order = 📋 Um momento: a sua ordem fixa cuida disso.
crazy-waiting-round = 🪶 As penas vão baixando. Já vem a próxima rodada.

crazy-option-draw = { $pile }
crazy-option-left = Esquerdo
crazy-option-right = Direito
crazy-option-take = Pegar o { $card }
crazy-option-both = De { $piles }
crazy-option-again = De novo: { $piles }
crazy-option-put = Cobrir { $pile }
crazy-option-lay = Baixar { $count } × { $card }{ $where }
crazy-option-discard = Descartar o { $card }
crazy-chosen-draw = { $pile }
crazy-chosen-put = { $pile }
crazy-chosen-lay = { $count } × { $card }
crazy-chosen-discard = o { $card }

crazy-menu-lay = Baixar um bando…
crazy-menu-parts = Ou baixar só uma parte…
crazy-menu-discard = { $top ->
    [0] Descartar…
   *[other] { $sign } Descartar em cima do { $top }…
  }
# For both piles at once; the cards on top of them
crazy-menu-discards = Descarte: 1️⃣ no { $first }, 2️⃣ no { $second }…
crazy-hint-held = você tem { $count } · { $state }

## What has a message of its own: a beaten set, and the end of a round

crazy-moment-beaten = 💥 **{ $count } × { $card }** batem **{ $beaten }**: { $sign } { $who } troca { $loser } por **{ $winner }**!
crazy-moment-quip = { $which ->
    [0] O caminhão de mudança já estava na porta.
    [1] Sem mágoa e sem pena. Só umas penas soltas.
    [2] “Não é você, são os números.”
    [3] O ninho antigo ainda está quentinho.
   *[other] Alguém tem que mandar os porta-retratos depois.
  }

## What happened

crazy-why-six = seis tipos
crazy-why-nine = todos os nove tipos
crazy-why-pile = um monte de compra vazio
crazy-told-round_started = 🔔 Rodada { $round }: { $seat } começa.
crazy-told-draws = { $mine ->
    [yes] 🖐️ Você pegou { $what }.
   *[no] 🎴 { $seat } compra { $what }.
  }
crazy-told-laid = 🐔 { $seat } baixa **{ $count } × { $card }**.
crazy-told-gave_way = 💥 { $count } × { $card } de { $seat } vão para o { $pile }.
crazy-told-discarded = 🍂 { $seat } descarta o { $card } no { $pile }.
crazy-told-round_ended = 🏁 A rodada { $round } termina com { $why }: **{ $numbers }**
crazy-told-number = { $name } { $number }
crazy-told-drew_card = 👀 Você comprou { $what }.

# O mesmo para quem lê a história: $seat é quem ficou sabendo.
crazy-secret-drew_card = **{ $seat }** comprou { $what }.

## Standing orders (see orders.ftl)

order-crazy-pile = Para onde vão meus bandos perdidos
order-crazy-pile-help = Alguém baixa mais que você? Eu guardo o seu bando antigo.
order-crazy-only = Comprar quando não há escolha
order-crazy-only-help = Nada a escolher entre os montes? Eu compro por você.
order-crazy-only-coming = 📋 Nada para escolher, então compro por você: **{ $choice }**.
order-crazy-pile-lower = Carta de cima mais baixa
order-crazy-pile-smaller = Monte menor

## In pictures: as short as can be

crazy-picture-round = Rodada { $round } de { $rounds }{ $over ->
    [yes] {" "}acabou
   *[no] {""}
  }
crazy-picture-types = { $count }/{ $all } tipos
crazy-picture-legend = baixe tantas para levar
crazy-picture-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
crazy-picture-total = ao todo { $count }
crazy-picture-points = { $count ->
    [1] ponto
   *[other] pontos
  }
crazy-picture-in-hand = Na mão: { $count }
crazy-picture-ready = baixe
crazy-picture-wait = mais { $count }
crazy-picture-mine = a salvo
crazy-picture-lost = já era

## The same in sentences, for whoever does not see the pictures

crazy-alt-round = Rodada { $round } de { $rounds }{ $over ->
    [yes] {" "}acabou.
   *[no] .
  }
crazy-alt-turn = Vez de { $name }.
crazy-alt-beaten = { $count } × { $card } batem um bando de { $name }.
crazy-alt-moment = { $count } × { $card } de { $winner } batem { $beaten } de { $loser }.
crazy-alt-front = { $name }, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }, { $hand ->
    [none] {""}
    [1] 1 carta na mão,{" "}
   *[other] { $hand } cartas na mão,{" "}
  }na frente: { $sets }
crazy-alt-none = nada
crazy-alt-set = { $count } × { $card }{ $safe ->
    [yes] {" "}(a salvo)
   *[no] {""}
  }
crazy-alt-piles = Montes: { $left } e { $right } virados para baixo, descartes { $first } e { $second }.
crazy-alt-pile = { $card } (são { $count })
crazy-alt-no-pile = nada
crazy-alt-hand = Na mão: { $cards }.
crazy-alt-group = { $count } × { $card } ({ $mark })

## Its story, told once it is over

crazy-chapter = Rodada { $round }

## For those who watch (cogs/crazy/watch.py)

crazy-bets-until = até acabar a primeira rodada, ou metade dela se não houver outra
crazy-watch-unseen = 🎲 Ainda não vistas, e a chance de cada uma estar virada para baixo: { $cards }
crazy-watch-card = { $card }{"\u00A0"}×{ $count } ({ $percent }%)
crazy-watch-shown = ✋ { $seat } pegou estas na frente de todo mundo e ainda tem: { $cards }

## Statistics and feats

crazy-count-sets = { $number ->
    [1] 1 bando baixado
   *[other] { $number } bandos baixados
  }
crazy-count-beaten = { $number ->
    [1] 1 bando surrupiado
   *[other] { $number } bandos surrupiados
  }
crazy-count-lost = { $number ->
    [1] 1 bando perdido
   *[other] { $number } bandos perdidos
  }
crazy-count-rounds = { $number ->
    [1] 1 rodada ganha
   *[other] { $number } rodadas ganhas
  }
crazy-count-round = melhor rodada { $number } pontos
crazy-count-set = { $number ->
    [1] maior bando 1 carta
   *[other] maior bando { $number } cartas
  }
crazy-feat-huge_set = O galinheiro inteiro
crazy-feat-huge_set-how = baixe um bando de sete ou mais
crazy-feat-bully = Bicada na nuca
crazy-feat-bully-how = bata oito bandos num jogo só
crazy-feat-untouched = Tira a asa daí
crazy-feat-untouched-how = ganhe sem perder nenhum bando
crazy-feat-landslide = Goleada
crazy-feat-landslide-how = ganhe uma rodada por quarenta ou mais
crazy-feat-shut_out = Ninho vazio
crazy-feat-shut_out-how = ganhe uma rodada em que o outro lado não faz nenhum ponto
crazy-feat-whitewash = Lavou a égua
crazy-feat-whitewash-how = ganhe todas as rodadas de um jogo
crazy-feat-comeback = Virada no poleiro
crazy-feat-comeback-how = perca a primeira rodada e ganhe o jogo
crazy-feat-photo_finish = Foto na chegada
crazy-feat-photo_finish-how = ganhe um jogo por três pontos no máximo

## What decided it, in three sentences at the end

crazy-recap-round = A rodada { $round } decidiu: { $mine } a { $theirs } para { $seat }.
crazy-recap-steal = { $seat } enxotou um bando de { $count } na rodada { $round }.
crazy-recap-margin = Rodadas: { $won }:{ $lost }. Diferença no fim: { $by ->
    [0] nem um ponto
    [1] um ponto
   *[other] { $by } pontos
  }.

## The lesson (data/lessons/crazy.toml; see lessons.ftl)

crazy-lesson-draw = Sou a sua treinadora. Um bando de cartas iguais na sua frente vale o número dele, e ganha quem faz mais pontos. Na sua vez: compre duas cartas, depois desça um bando ou descarte uma carta. Compre a primeira de um monte virado para baixo.
crazy-lesson-drew = Essa carta é sua, e ninguém viu qual é.
crazy-lesson-draw-again = A segunda vem de **outro** monte: virada para baixo é surpresa, do descarte é à vista de { $b }.
crazy-lesson-drew-blind = E foi surpresa mesmo.
crazy-lesson-took-open = Todo mundo viu, e agora sabe o que você procura.
crazy-lesson-act = Agora **uma** coisa: baixe duas ou mais cartas iguais, ou descarte uma.
crazy-lesson-laid = Lá estão elas, com 20 pontos, sejam quantas forem: até alguém baixar mais.
crazy-lesson-discarded = Lá se foi, aberta. { $b } pode pegar. Paciência pode ser um plano, mas carta na mão não rende nada.
crazy-lesson-beat = Na frente de { $b } há um tipo de que você tem mais cartas. Baixe **mais** do que há lá, e o bando vai embora.
crazy-lesson-beaten = O de lá se foi, o seu está na mesa. Como reagiram? Bateram outro bando seu.
crazy-lesson-let-them = O bando de lá fica. Do outro lado há menos educação: acabam de bater o seu.
crazy-lesson-give-way = O seu bando tem que ir embora. Qual descarte ele cobre?
crazy-lesson-gave-way = Pronto, e dá para comprar um pouco dele de volta. Um bando com pelo menos metade de todas as suas cartas 🔒 nunca pode ser batido.
crazy-lesson-end = Mais um tipo, e você tem **seis** na frente: isso encerra a rodada. Um monte vazio também encerra, ou todos os nove tipos na mesa.
crazy-lesson-ended = Seis tipos: a rodada acabou, e cada tipo conta o seu número. Olhe só esses pontos.
crazy-lesson-waited = A rodada continua, e { $b } compra. Quem está na frente devia ter mais pressa.
crazy-lesson-farewell = E o jogo é isso: entram duas, sai uma coisa, bater, apanhar, e encerrar enquanto se está na frente. Um jogo de verdade tem quatro rodadas. Quem encara?

## Tips (cogs/crazy/tips.py)

crazy-tips-open-card = Dando sopa: { $card }, e você tem { $count }.
crazy-tips-open-shows = Quem pega uma carta aberta mostra o que coleciona.
crazy-tips-legend = **{ $card }** ×2: duas cartas do tipo { $card }, de { $card }. Um bando rende { $card }, do tamanho que for.
crazy-tips-short-pile = Um monte de compra só tem { $cards }, e a rodada acaba quando ele esvazia. O que estiver na sua mão não rende nada.
crazy-tips-ends = Um sexto tipo encerra a rodada na hora. Por enquanto está { $mine } a { $theirs }.
crazy-tips-other-is-near = { $seat } precisa de mais um tipo para encerrar a rodada. Um bando batido é um tipo a menos por lá.
crazy-tips-beats = As suas cartas { $card } bastam para bater as de { $seat }: os pontos mudam de lado.
crazy-tips-locks = { $count } × { $card } seriam pelo menos metade de todas as que existem: a salvo para sempre.
crazy-tips-wanted = { $seat } pescou o { $card } do descarte, e ainda tem. Cuidado com o que põe lá.
crazy-tips-covered = Só dá para comprar a carta de cima de um monte: o que está embaixo fica fora de alcance por enquanto.
