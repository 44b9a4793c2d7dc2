# Chicken Out!: names, and everything the table says.
#
# out-told-…   what happened: whole sentences, or what follows a name ("Ada opens")
# out-ask-…    what the table waits for       out-option-… a button
#
# Facts: $seat, $seats, $target, $who are names; $cards and $count are numbers.

out-title = Chicken Out!
out-in-short = Vire uma carta, conte até 21 com a mesa toda, e { $goal ->
    [capture] ganhe mais cartas do que a outra galinha com os seus 21.
    [race] seja quem primeiro se livra das cartas sem amarelar.
   *[usual] { $deals ->
        [1] { $seats ->
            [2] ganhe mais cartas do que a outra galinha com os seus 21.
           *[other] seja quem primeiro se livra das cartas sem amarelar.
          }
       *[other] seja quem primeiro se livra das cartas sem amarelar.
      }
  }
out-pitch = Vire uma carta, conte junto, reze. Em 21 some tudo, acima de 21 é tudo seu, e quem amarela recolhe tudo de livre e espontânea vontade. Ganha quem primeiro ficar sem cartas (ou, a dois, quem tiver os melhores 21).

## Commands and settings (descriptions and values: at most 100 characters)

command-start-out = Chicken Out!: contem até 21 com 2 a 8 galinhas, e não vale amarelar

# Before the value of a setting in its menu, where the value does not name the setting.
out-named-goal = Objetivo:
out-named-positions = Fim ·
out-named-deals = Rodadas ·
out-setting-goal = O que faz ganhar
out-setting-goal-usual = dois capturam, mais correm
out-setting-goal-capture = sempre capturar com 21
out-setting-goal-race = corrida até o monte vazio
out-setting-after21 = Como se continua depois de um 21
out-setting-after21-any = depois do 21: até onde ousar
out-setting-after21-two = duas cartas depois do 21
out-setting-pass_left = Dar os 21 de presente a quem está à esquerda (de quatro galinhas em diante)
out-setting-pass_left-true = os 21 vão para a esquerda
out-setting-pass_left-false = os 21 saem do jogo
out-setting-positions = O que acontece quando alguém fica sem cartas
out-setting-positions-usual = posições desde quatro
out-setting-positions-stop = a primeira saída encerra
out-setting-positions-play_on = continua valendo posição
out-setting-same_fox = O que a raposa Igual copia
out-setting-same_fox-card = Igual copia qualquer carta
out-setting-same_fox-chicken = Igual copia só galinhas
out-setting-pickup = Como voltam as cartas recolhidas
out-setting-pickup-ordered = cartas voltam na ordem
out-setting-pickup-shuffled = recolhidas são embaralhadas
out-setting-deals = Quantas rodadas tem o jogo
out-setting-deals-0 = automático: uma, às vezes três
out-setting-deals-1 = uma rodada
out-setting-deals-2 = duas rodadas
out-setting-deals-3 = três rodadas
out-setting-deals-4 = quatro rodadas
out-setting-deals-5 = cinco rodadas

## Cards: $sign is a fox

out-card-x2 = { $sign } dobro
out-card-z0 = { $sign } zero
out-card-e20 = { $sign } vinte
out-card-same = { $sign } igual a { $copied }
out-card-blank = { $sign } igual a nada

## The table

out-goal-capture = 🎯 Ganham os melhores 21
out-goal-race = 🏁 Ganha quem ficar sem cartas primeiro
out-table-deal = rodada { $number } de { $deals }
out-table-thrown = 🗑️ já se foram { $count }
out-table-count = { $sign } { $count } de 21 · { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  }
out-table-legend = 🎴 cartas que restam{ $deals ->
    [1] {""}
   *[other] {" "}· 🧮 pontos
  } · +{"\u00A0"}soma · ❤️{"\u00A0"}soma, ou subtrai antes de estourar · →{"\u00A0"}a{"\u00A0"}contagem
out-earlier = … { $cards }
out-table-seal = 🔏 Lacre do jogo limpo do baralho: { $seal }
out-table-again = Coragem para outra? **/chicken start out**

out-seat-pile = 🎴 { $count }
out-seat-out = { $sign } já saiu
out-seat-captured = 🎯 capturou { $count }
out-seat-points = 🧮 { $count }

## What the table waits for

out-ask-turn = **{ $who }**: virar uma carta, ou levar { $cards ->
    [1] esta aqui
   *[other] as { $cards } da mesa
  }?
out-ask-run = **{ $who }** fez 21 e está no embalo: mais uma carta, ou parar?

out-option-play = Virar
out-option-chicken_out = Amarelar
out-option-continue = Mais uma
out-option-until_11 = Seguir até 11
out-option-stop = Parar
out-button-counted = { $option } ({ $count })

## What happened

out-told-dealt = 🃏 { $dealer } dá as cartas: { $cards } para cada{ $count ->
    [0] .
   *[other] , { $count } ficam de fora, sem ninguém ver.
  }
# $how: must (up to ten nobody has a choice), dares, plainly. $cards: one or more; $count: what they make together.
out-told-turned = { $how ->
    [must] tem que virar
    [dares] ousa
   *[plainly] vira
  }{" "}{ $cards }: **{ $count }**
# How a line is put together: who, what they do, the cards they turn, and what comes of it.
out-told-seat = **{ $seat }** { $does }
out-told-with-cards = { $does } com { $cards }: **{ $count }**
out-told-then = { $does }, { $then }
out-told-opened = abre
out-told-ran = 🏃 vai no embalo
out-told-busted = 💥 estoura! Leva { $cards }.
out-told-chickened = 🐔 amarela em { $count } e leva { $cards }
out-told-stopped = ✋ para
out-told-made_21 = 🎉 21!
out-told-thrown = { $cards } cartas saem do jogo.
out-told-captured = Com isso, { $cards } cartas capturadas.
out-told-passed = { $target } fica com todas as { $cards } cartas.
out-told-went_out = 🏁 acabaram as cartas!
out-told-muddled = 🌀 Isto não acaba nunca: a partir de agora, o que é recolhido é embaralhado.
out-told-called_off = 🌙 Isto não vai acabar. As galinhas foram dormir.
out-told-unbeatable = 🎯 { $seat } tem { $cards } cartas: ninguém alcança mais.
out-told-tallied = 🧮 { $seat }: { $cards ->
    [0] não sobrou nada
    [1] sobrou 1 carta
   *[other] sobraram { $cards } cartas
  }, { $points } { $points ->
    [1] ponto
   *[other] pontos
  } até agora

## A message of its own ($seat is a name)

out-moment-made_21 = 🎉 21 de { $seat }!
out-moment-busted = 💥 Estourou: { $seat }!
out-moment-taken = As { $cards } cartas agora são de { $seat }. Com carinho, do pessoal.
out-moment-went_out = 🏁 { $seat } não tem mais cartas!

## The result

out-result-won = 🏆 { $seats } { $people ->
    [1] ganha
   *[other] dividem a vitória
  }!
out-result-line = { $place } **{ $name }** · { $score }
out-result-capture = 🎯 capturou { $count }
out-result-race = { $count ->
    [0] não sobrou nenhuma carta
    [1] sobrou 1 carta
   *[other] sobraram { $count } cartas
  }
out-result-points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
  }

## The card of /chicken hand

out-card-title = Aqui não há segredos
out-card-title-turn = Sua vez
out-card-pile = O seu monte: { $count ->
    [0] vazio
    [1] 1 carta
   *[other] { $count } cartas
  }, e ninguém pode olhar, muito menos você.
out-card-open = Tudo acontece na mesa, até os botões. Corre lá!
out-card-rings = 🔔 Se a mesa esperar por você e você estiver com a cabeça em outro milho, eu aviso por DM. Até lá: pernas pro ar.

## Standing orders (see orders.ftl): nothing is answered, somebody is rung

order-page-intro-out = Aqui ninguém joga por você; a coragem é o jogo inteiro. Mas cutucar eu posso. Só você vê isto.
order-out-reminder = Me avisar por DM
order-out-reminder-help = A mesa espera por você, e você nem aí? Eu aviso. Quem está apertando botões fica em paz.

## In pictures: as short as can be

out-picture-safe = frio
out-picture-brave = morno
out-picture-hot = quente
out-picture-to-go = { $count ->
    [1] falta 1
   *[other] faltam { $count }
  }
out-picture-cards = { $count ->
    [1] 1 carta na mesa
   *[other] { $count } cartas na mesa
  }
out-picture-run = embalo
out-picture-more = +{ $count }
out-picture-goal-capture = Ganham os melhores 21
out-picture-goal-race = Ganha quem ficar sem cartas
out-picture-deal = rodada { $number } de { $deals }
out-picture-thrown = já se foram { $count }
out-picture-result-race = cartas que sobraram
out-picture-result-capture = cartas capturadas
out-picture-result-points = pontos: menos é melhor
out-picture-busted = estourou!
out-picture-made_21 = fez 21!
out-picture-went_out = sem cartas!
out-picture-place = { $place }º
out-picture-points = pts

## The same in sentences, for whoever does not see the picture

out-alt-busted = { $name } estoura em { $count } e leva { $cards } cartas.
out-alt-made_21 = { $name } faz 21.
out-alt-went_out = { $name } não tem mais cartas, com a contagem em { $count }.
out-alt-count = A contagem é { $count }, faltam { $left } para 21, depois de { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  }. { $run ->
    [yes] { $name } está no embalo.
   *[no] É a vez de { $name }.
  }
out-alt-series = { $more ->
    [0] As cartas
   *[other] As últimas cartas
  }: { $cards }.
out-alt-black = { $number } preto
out-alt-red = { $number } vermelho
out-alt-off = { $number } vermelho subtraído
out-alt-X2 = raposa Dobro
out-alt-Z0 = raposa Zero
out-alt-E20 = raposa Vinte
out-alt-SM = raposa Igual a { $copied }
out-alt-blank = nada
out-alt-seats = Cartas que restam: { $seats }.
out-alt-seat = { $name } { $pile }{ $captured ->
    [none] {""}
   *[other] {" "}e capturou { $captured }
  }{ $points ->
    [none] {""}
   *[other] {" "}e { $points } pontos
  }
out-alt-out = { $name } já saiu, em { $place }º lugar

## Its story, told once it is over

out-chapter = Série { $nth }, aberta por { $seat }

## For those who watch (cogs/chicken_out/watch.py)

out-bets-until = até que se joguem três cartas por lugar
out-watch-cards = 🎴 { $count ->
    [1] 1 carta ainda está virada para baixo
   *[other] { $count } cartas ainda estão viradas para baixo
  }: pretas { $black }, vermelhas { $red }, { $foxes ->
    [1] 1 raposa
   *[other] { $foxes } raposas
  }.
out-watch-odds = 🎲 Qualquer uma delas, com a contagem em { $count }: { $bust }% estouram, { $makes }% fazem 21.

## Statistics and feats

out-count-made_21 = { $number ->
    [1] cravou 21 uma vez
   *[other] cravou 21 { $number } vezes
  }
out-count-busts = { $number ->
    [1] estourou uma vez
   *[other] estourou { $number } vezes
  }
out-count-chickened = { $number ->
    [1] amarelou uma vez
   *[other] amarelou { $number } vezes
  }
out-count-first_out = { $number ->
    [1] ficou sem cartas antes de todo mundo uma vez
   *[other] ficou sem cartas antes de todo mundo { $number } vezes
  }
out-count-series = { $number ->
    [1] 21 mais comprido: 1 carta
   *[other] 21 mais comprido: { $number } cartas
  }
out-feat-short_cut = Atalho
out-feat-short_cut-how = faça um 21 com três cartas no máximo
out-feat-long_road = Estrada panorâmica
out-feat-long_road-how = faça um 21 com dez cartas ou mais
out-feat-three_21s = Pediu música
out-feat-three_21s-how = faça três 21 num jogo só
out-feat-saint = Penas limpas
out-feat-saint-how = ganhe sem estourar nenhuma vez
out-feat-feathers = Voou pena
out-feat-feathers-how = estoure em doze cartas ou mais
out-feat-on_the_brink = Na beira do telhado
out-feat-on_the_brink-how = sobreviva duas vezes a uma carta em 20 num jogo só
out-feat-zero_hero = De zero a herói
out-feat-zero_hero-how = vire um Zero com 18 ou mais
out-feat-fearless = Sem amarelo nas penas
out-feat-fearless-how = ganhe sem nunca amarelar

## What decided it, in three sentences at the end

out-recap-out = Quem primeiro se livrou da última carta: { $seat }.
out-recap-ran-out = { $seat } virou { $cards } cartas de uma vez, até a última. Ninguém conseguia olhar.
out-recap-bust = O estouro mais caro: { $seat } em { $count }, com { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
  } para levar para casa.
out-recap-capture = Logo atrás, com { $count }: { $seats }.
out-recap-race = Logo atrás, { $count ->
    [0] também de asas vazias
    [1] por uma carta
   *[other] por { $count } cartas
  }: { $seats }.
out-recap-points = Logo atrás, com { $count ->
    [1] um ponto
   *[other] { $count } pontos
  }: { $seats }.

## The lesson (data/lessons/out.toml; see lessons.ftl)

out-lesson-dare = Sou a sua treinadora. Todo mundo conta junto, uma carta cada, e ganha quem se livrar de todas. Até dez nada pode acontecer. Agora passou disso, e a próxima carta é sua, sem ver. Mais que 21 é estouro.
out-lesson-dared = Ainda de pé, e agora o pepino é de { $b }. Este jogo é quase todo isso: passar o pepino adiante.
out-lesson-chickened = Você pôs as cartas da mesa embaixo do seu monte, e teve que abrir uma nova série com duas das suas. Seguro, mas o seu monte engordou.
out-lesson-hot = Esquentou! Uma carta preta de quatro em diante passa de 21. As vermelhas são boazinhas: onde estourariam, são subtraídas. Um estouro custa todas as cartas da mesa, e amarelar também.
out-lesson-bust = Estouro! Vai tudo para baixo do seu monte, a culpada inclusive, e { $b } abre a próxima série. Acontece com toda galinha de hora em hora.
out-lesson-wise = Sábia decisão. Custa as mesmas cartas que um estouro, menos a que o causaria, e quem abre a próxima série é você: mais cartas fora da sua mão.
out-lesson-trust-me = Veja: uma raposa 🦊 dobrou a contagem. Agora confie na treinadora só desta vez, e vire a sua carta.
out-lesson-twenty-one = **21 na mosca!** Você vai no embalo.
out-lesson-run = A série sai do jogo. Só você joga, e cada carta é uma a menos. Pare quando quiser: { $b } continua dali.
out-lesson-ran-on = Mais uma carta que se foi. Daria para seguir e seguir, mas a aula é curta.
out-lesson-ran-far = Você foi enquanto nada podia acontecer. É até onde as pernas vão sem coragem.
out-lesson-stopped = Você parou, e { $b } tem que seguir dali. Quanta modéstia.
out-lesson-last-card = A sua **última carta**. Se não estourar, você sai, e numa corrida é assim que se ganha. Como está o coração?
out-lesson-went-out = Sem estouro, sem cartas, sem concorrência: você ganhou. Asas para o alto.
out-lesson-so-near = Quase! Você levou as cartas, e { $b } viu você piscar. Fica para a próxima.
out-lesson-farewell = E o jogo é isso: virar ou amarelar, estouro, 21, embalo e saída. A dois, contam as cartas capturadas; as regras explicam. Agora ache alguém com nervos de aço.

## Tips (cogs/chicken_out/tips.py)

out-tips-last-card = A sua última carta: se não estourar, você sai.
out-tips-rival = { $seat } só tem { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
  }. De tudo o que levar agora, você vai ter que se livrar de novo.
out-tips-hot = Qualquer preta de { $too_much } para cima estoura, e com mais { $room } dá exatamente 21. As vermelhas nunca estouram.
out-tips-many = Há { $cards } cartas ali: um estouro custa todas e mais uma, amarelar custa todas.
out-tips-room = Com mais { $room } dá exatamente 21. Até 10 nada estoura, então eu viro essas cartas por você.
out-tips-safe-run = Em { $count } nenhuma carta estoura, venha qual vier. Cada uma é uma carta a menos.
out-tips-risky-run = Você pode parar em { $count }, e não custa nada: quem vem depois tem que seguir dali.
