# Playing Chicken: names, and everything the table and the cards say.
#
# playing-told-…   what happened             playing-ask-…       what the table waits for (public)
# playing-title-…  headline of a card        playing-question-…  what a seat is asked
# playing-option-… a button                  playing-chosen-…    the same, looked back on
#
# Facts: $seat is a name, $seats a list of names, $people how many they are; the rest are numbers.

playing-title = Playing Chicken
playing-in-short = Todo mundo pisa fundo em segredo, e ganha quem mais se atreve sem passar do alvo.
playing-pitch = Um alvo, e todo mundo pisa fundo em segredo. Freando a tempo, ganha a galinha mais ousada; passando do ponto, só ri a mais medrosa. Na mosca, a ousada leva ainda mais.
playing-no-cards = –

## Commands and settings (descriptions and values: at most 100 characters)

command-start-playing = Playing Chicken: um alvo, 3 a 8 galinhas, e quem chega mais perto sem passar

playing-setting-prize = Quanto vale uma vitória
playing-setting-prize-table = prêmios 2, 3, 4, 5, 6 por rodada
playing-setting-prize-simple = prêmios 1, 2, 3, 4, 5 por rodada
playing-setting-prize-mixed = prêmios 1, 3, 4, 5, 6 por rodada
playing-setting-exact = Quanto vale parar bem no alvo
playing-setting-exact-printed = na mosca: um a mais, doze na última vaza
playing-setting-exact-plus1 = na mosca: sempre um a mais
playing-setting-exact-double = na mosca: sempre o dobro
playing-setting-goals = Quais alvos entram
playing-setting-goals-printed21 = todos os alvos, os dois no 13
playing-setting-goals-unique20 = só um alvo no 13
playing-setting-memory_aid = Mostrar as cartas jogadas na rodada e contar a cada galinha quem tem o quê
playing-setting-memory_aid-true = memória ligada
playing-setting-memory_aid-false = memória desligada

## The table

playing-table-round = Rodada { $round } de 5 · vaza { $trick } de { $tricks }
playing-prizes = 🪙 Uma vitória rende **{ $plain }**, na mosca **{ $exact }**
playing-table-goal = 🧱 O alvo: { $goal }
playing-table-goals = Alvos que já saíram: { $seen } · { $pile ->
    [0] não falta nenhum
    [1] falta 1
   *[other] faltam { $pile }
  }
playing-no-goals = nenhum ainda
playing-table-seats = **Ao volante** · ✋ { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } cada
playing-table-seal = 🔏 Lacre do jogo limpo dos alvos: { $seal }
playing-table-again = Novas galinhas? **/chicken start playing**

playing-seat-line = **{ $name }** · 🪙 { $points }
playing-seat-spent = 🎴 { $cards }
playing-seat-awaited = { $sign } ainda pensando

playing-points = { $name } { $points }
playing-points-own = **você { $points }**

playing-trick-card = { $name } **{ $card }**
playing-trick = { $sign } { $cards }
    No total **{ $total }**: { $how ->
        [below] antes do alvo ({ $goal }), { $people ->
            [1] ganha a mais ousada.
           *[other] ganham as mais ousadas.
        }
        [exact] na mosca, e nem uma pena amassada!
       *[over] além do alvo ({ $goal }), { $people ->
            [1] ganha a mais medrosa.
           *[other] ganham as mais medrosas.
        }
    } { $seats } **+{ $points }**{ $people ->
        [1] {""}
       *[other] {" "}cada
    }

playing-result-won = 🏆 { $seats } { $people ->
    [1] ganha
   *[other] dividem a vitória
  } com { $points } pontos{ $people ->
    [1] {""}
   *[other] {" "}cada
  }!

playing-button-tricks = Vazas
playing-tricks = { $count ->
    [1] **A primeira vaza**
    [15] **Todas as quinze vazas**
   *[other] **As { $count } vazas até agora**
  }
playing-tricks-legend = -# rodada · alvo: cartas de { $names }; em negrito, quem ganhou
playing-tricks-line = -# { $round } · { $goal }: { $cards } = { $total } { $sign } +{ $points }
playing-tricks-won = **{ $card }**

## A message of its own

playing-moment-exact = 🎯 Em cheio no { $goal }!
playing-moment-round = 🍂 Fim da rodada { $round }
playing-moment-end = 🧱 O último alvo de todos
playing-moment-points = 🪙 Depois da rodada { $round }: { $points }
playing-moment-farewell = A última carta de cada galinha sai do jogo, sem ninguém ver; o que foi jogado volta.

## What the table waits for

playing-ask-card = 🤫 { $last ->
    [yes] Última vaza da rodada! O que você guardar se vai de vez.
   *[no] Todo mundo escolhe uma carta, em segredo.
  }
playing-ask-one-missing = 👀 Todos os olhos em **{ $seat }**: ainda falta uma carta.
playing-ask-pause = 🪶 As penas vão baixando. Já vem o próximo alvo.

## Cards

playing-card-trick = { $sign } { $won ->
    [yes] O seu **{ $card }** ganhou: **+{ $points }**! { $how ->
        [below] No total { $total }, antes do alvo ({ $goal }): a ousadia recolhe.
        [exact] No total { $total }, na mosca.
       *[over] No total { $total }, além do alvo ({ $goal }): o medo recolhe.
    }
   *[no] O seu **{ $card }** não ganhou. { $how ->
        [below] No total { $total }, antes do alvo ({ $goal }):
        [exact] No total { $total }, na mosca:
       *[over] No total { $total }, além do alvo ({ $goal }):
    } { $seats } { $people ->
        [1] leva { $points }.
       *[other] levam { $points } cada.
    }
  }
playing-card-played = 🎴 { $cards }
playing-card-points = 🪙 { $points }
playing-card-hand = ✋ Na mão: **{ $cards }**
playing-card-spent = 🎴 já jogou { $cards }
playing-card-others = -# 🧠 { $hands }
playing-card-other = { $name } { $cards }
playing-card-answered = ✅ Você escolheu: **{ $chosen }**.
playing-card-change = Toque em outra para mudar de ideia.
playing-card-over-won = 🏆 Você ganhou, com { $points } pontos! Nervos de arame de galinheiro.
playing-card-over-shared = 🏆 Você ganhou com { $points } pontos, junto com { $seats }. Farinha do mesmo saco, milho da mesma espiga.
playing-card-over-lost = Você termina com { $points } { $points ->
    [1] ponto
   *[other] pontos
  }, e com todas as penas no lugar.

playing-title-card = O alvo: { $goal }

playing-question-where = -# Rodada { $round } de 5 · vaza { $trick } de { $tricks }
playing-question-last = 🍂 { $round ->
    [5] A última carta de todas. A outra fica no galinheiro.
   *[other] A carta que você guardar sai do jogo de vez; o que jogou volta.
  }
playing-question-card = Que carta você joga?

playing-waiting-trick = ⏳ O pessoal está escolhendo.
playing-waiting-revealed = 🪶 As penas vão baixando. Já vem o próximo alvo.

playing-option-play = { $value }
playing-option-taken = { $option } ✅
playing-chosen-play = { $value }

## What happened

playing-told-revealed = -# { $sign } { $goal }: { $cards } = { $total }, { $seats } +{ $points }
playing-told-left_behind = 🍂 O seu { $card } saiu do jogo.

# O mesmo para quem lê a história: $seat é quem ficou sabendo.
playing-secret-left_behind = **{ $seat }** perdeu uma carta: o { $card } saiu do jogo.

## In pictures: as short as can be

playing-picture-trick = { $last ->
    [yes] última vaza
   *[no] vaza { $trick } de { $tricks }
  }
playing-picture-win = vitória { $points }
playing-picture-exact = mosca { $points }
playing-picture-goals = Alvos
playing-picture-pick = Escolham 1 de { $count }, em segredo
playing-picture-ended = { $how ->
    [below] { $count } a menos
    [exact] cravou!
   *[over] batida!
  }
playing-picture-stop-on = O alvo
playing-picture-picked = pronta
playing-picture-played = jogadas

## The same in sentences, for whoever does not see the pictures

playing-alt-trick = Rodada { $round } de 5, vaza { $trick } de { $tricks }. O alvo é { $goal }.
playing-alt-pick = Cada galinha escolhe uma de { $count } cartas, virada para baixo.
playing-alt-ended = No total { $total }: { $how ->
    [below] { $short } a menos.
    [exact] exatamente no alvo.
   *[over] além do alvo.
  } { $people ->
    [1] { $seats } leva { $points }.
   *[other] { $seats } levam { $points } cada.
  }
playing-alt-prizes = Uma vitória rende { $plain }, na mosca { $exact }.
playing-alt-seats = Pontos: { $seats }.
playing-alt-seat = { $name } { $points }{ $card ->
    [0] {""}
   *[other] , com um { $card }
  }
playing-alt-spent = Jogadas nesta rodada: { $seats }.
playing-alt-goals = Alvos que ainda vêm: { $goals }.
playing-alt-hand = Na mão: { $cards }{ $picked ->
    [0] .
   *[other] ; escolhido: { $picked }.
  }
playing-alt-played = Já jogado: { $cards }.
playing-alt-own = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.

## Its story, told once it is over

playing-chapter = Rodada { $round }

## For those who watch (cogs/playing/watch.py)

playing-bets-until = até começar a terceira rodada
playing-watch-hands = 🧠 Quem veio contando sabe todas as mãos: { $hands }
playing-watch-goals = 🧱 Alvos ainda virados para baixo: { $goals }
playing-watch-odds = 🎲 Se todo mundo dirigisse de olhos vendados até { $goal }: { $below }% freiam antes, { $exact }% acertam na mosca, { $over }% batem.

## Statistics and feats

playing-count-tricks = { $number ->
    [1] 1 vaza ganha
   *[other] { $number } vazas ganhas
  }
playing-count-exact = { $number ->
    [1] 1 vez na mosca
   *[other] { $number } vezes na mosca
  }
playing-count-crashes = { $number ->
    [1] 1 batida com a carta mais alta
   *[other] { $number } batidas com a carta mais alta
  }
playing-count-ducked = { $number ->
    [1] passou por baixo de 1 batida
   *[other] passou por baixo de { $number } batidas
  }
playing-count-points = melhor jogo { $number } pontos
playing-count-trick = melhor vaza { $number } pontos
playing-feat-bullseye = Olho de águia
playing-feat-bullseye-how = ganhe na mosca sem dividir com ninguém
playing-feat-two_bullseyes = Raio no mesmo lugar
playing-feat-two_bullseyes-how = ganhe duas vezes na mosca num jogo só
playing-feat-hat_trick = Embalou
playing-feat-hat_trick-how = ganhe quatro vazas seguidas
playing-feat-limbo = Rainha do limbo
playing-feat-limbo-how = passe por baixo de cinco batidas num jogo só
playing-feat-by_a_beak = Por um bico
playing-feat-by_a_beak-how = ganhe por um ponto só
playing-feat-from_behind = Do fundo do galinheiro
playing-feat-from_behind-how = entre na última rodada em último lugar, e ganhe
playing-feat-careful = Sem um arranhão
playing-feat-careful-how = ganhe sem nunca bater com a carta mais alta
playing-feat-wrecker = Cliente do martelinho
playing-feat-wrecker-how = bata seis vezes com a carta mais alta num jogo só

## What decided it, in three sentences at the end

playing-recap-led = Na frente do primeiro ao último alvo: { $seat }.
playing-recap-lead = Desde o { $goal } da rodada { $round }, ninguém passou { $seat }.
playing-recap-exact = { $count ->
    [1] Uma vez, a galinhada parou
   *[other] { $count } vezes, a galinhada parou
  } bem na mosca.

## The lesson (data/lessons/playing.toml; see lessons.ftl)

playing-lesson-wall = Sou a sua treinadora. Ganha quem faz mais pontos, e toda vaza dá alguns. Este alvo é 14. Todo mundo joga uma carta em segredo, depois tudo é somado. Parando antes do alvo, ganha a carta **mais alta**. Vai com quanta ousadia?
playing-lesson-timid = Antes do alvo, então ganhou a carta mais alta, que era de { $c }. Por aqui, cautela não paga boleto.
playing-lesson-boldest = Antes do alvo, e a carta mais alta era a sua. É assim que galinha enriquece, e fica convencida.
playing-lesson-small-wall = Agora um alvo baixo: 8. Três cartas passam rapidinho, e além do alvo tudo vira de cabeça para baixo: ganha a carta **mais baixa**.
playing-lesson-their-hit = Na mosca, sem tirar nem pôr uma pena! Aí também leva a carta mais alta, e com bônus. { $b } manda um beijo.
playing-lesson-crash-mine = Batida! Além do alvo ganha a carta mais baixa, e a sua era a mais covarde de todas. Parabéns.
playing-lesson-crash-theirs = Batida! Além do alvo ganha a carta mais baixa, que era de { $c }. Ousadia tem o seu dia. Não foi hoje.
playing-lesson-exact = Nova rodada: tudo o que foi jogado voltou, menos uma carta de cada, e uma vitória vale mais. Na mosca, vale mais um ainda. Com cartas médias dos outros dois lugares, o que acertaria o 13?
playing-lesson-not-bold = Antes do alvo de novo, e a sua não era a carta mais alta. { $b } agradece.
playing-lesson-nearly = Antes do alvo, e de novo a mais ousada é você: vitória simples. Um pouquinho mais de pedal, e era na mosca.
playing-lesson-hit = Em cheio no alvo, e a carta mais alta é a sua: o ponto extra também. Vão querer saber como você fez isso.
playing-lesson-leave-behind = Rodada 4, última vaza dela. O que você ainda tiver depois some pelo resto do jogo, sem ninguém ver. São duas escolhas numa só: o que jogar, e o que nunca mais rever.
playing-lesson-left-six = Antes do alvo, e o seu dois era a carta mais ousada. O seis guardado saiu do jogo.
playing-lesson-left-two = Batida: as duas mais baixas ganham, e cada uma leva tudo. O seu dois saiu do jogo.
playing-lesson-last = A última vaza: um tiro, o maior prêmio, e o dobro se a soma cravar no alvo.
playing-lesson-last-timid = Antes do alvo, e quem teve coragem foi { $b }. Assim terminam muitas galinhas prudentes.
playing-lesson-last-bold = Antes do alvo, carta mais alta, maior prêmio: você ganhou tudo. Por favor, faça cara de surpresa.
playing-lesson-last-hit = Cravado no alvo, carta mais alta, prêmio em dobro: você ganhou tudo. Por favor, faça cara de surpresa.
playing-lesson-farewell = E o jogo é isso: antes, além, na mosca, e uma carta a menos por rodada. Galinhas de verdade blefam melhor que as minhas. Vá atrás de algumas.

## Tips (cogs/playing/tips.py)

playing-tips-no-crash = Aqui ninguém bate: até as cartas mais altas de todo mundo somam no máximo { $most }, e o alvo é { $goal }. A carta mais alta ganha com certeza.
playing-tips-sure-crash = Esta bate com certeza: até as cartas mais baixas de todo mundo somam { $least }, e o alvo é { $goal }. Ganha a carta mais baixa.
playing-tips-last-round = A última vaza de todas. Na mosca, rende { $exact }.
playing-tips-left-behind = A última vaza da rodada: a carta que você guardar sai do jogo, e a próxima rodada você joga com as outras.
playing-tips-boldest = Ninguém mais tem carta tão alta quanto o seu { $card }: as revelações entregaram.
playing-tips-most-timid = Ninguém mais tem carta tão baixa quanto o seu { $card }: as revelações entregaram.
playing-tips-share = { $goal } para { $seats } galinhas dá uns { $each } para cada. Quais delas vão pensar igual?
