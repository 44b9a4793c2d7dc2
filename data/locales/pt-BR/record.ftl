# The record of a game that is over (docs/records.md).

record-button = Registro
record-here = Cada carta, cada segredo, cada escolha deste jogo, para quem quiser conferir que ninguém bagunçou as penas do baralho: **python -m games verify { $file }** confere, e docs/records.md diz como fazer isso à mão.

## Cutting the deck

# Beside Join and Leave, in one line of a phone.
cut-button = Corte
cut-done = ✂️ **Zás!** Você cortou o baralho com { $cut }.
cut-again = Isso e o meu número lacrado fazem o embaralhamento, junto com o que o pessoal trouxer. Corte quantas vezes quiser: vale o último corte, até darem as cartas.
cut-by-joined = o clique com que você sentou, { $cut }
cut-by-pressed = o clique { $cut }
cut-by-said = “{ $cut }”
cut-window-button = Com as minhas palavras
cut-window-title = Cortar o baralho
cut-window-label = O que vier à cabeça
cut-window-hint = Um número, um ditado, um passeio pelo teclado. Depois do jogo fica no registro.

## Fair play

fair-button = Jogo limpo { $seal }
fair-explained = Antes que alguém sentasse, pus um número meu embaixo deste lacre: qualquer outro número daria outro lacre. Depois todo mundo aqui cortou o baralho, com um clique ou com as próprias palavras, e só o meu número e todos os cortes juntos decidem como as cartas ficam. Então eu não pude armar nada, porque escolhi o meu número antes de conhecer os cortes, e ninguém na mesa pôde, porque ninguém conhece o meu número. Quando o jogo acabar eu rompo o lacre, e apito o jogo inteiro mais uma vez diante dos seus olhos.
fair-explained-uncut = Esta mesa foi aberta antes de eu deixar cortar. Um número meu estava embaixo deste lacre antes da primeira carta, e só ele decide como as cartas ficam. Então ninguém pôde mexer numa carta depois que o jogo começou. Quando ele acabar eu rompo o lacre, e apito o jogo inteiro mais uma vez diante dos seus olhos.
fair-yours = ✂️ O seu corte: { $cut }.

seal-opened = 🔓 Embaixo dele estavam o número { $seed } e o sal { $salt }. Ponha o sal antes do número, tire o SHA-256 dos dois, e você tem o lacre.
fair-replayed = ✅ **Jogado de novo: cada carta estava onde devia.** Distribuí outra vez o baralho lacrado e refiz { $choices ->
    [1] a única escolha
   *[other] as { $choices } escolhas
  }; termina como aqui.
fair-numbers = Números
fair-true = ✅ **Acabei de jogar o registro de novo, do lacre ao fim, e ele é verdadeiro.** A semente é feita desse número e dos cortes de { $people }, na ordem em que sentaram, e de mais nada. Lugares, cartas e dados caíram como essa semente diz, e { $choices ->
    [1] a única escolha era permitida
   *[other] cada uma das { $choices } escolhas era permitida
  } onde foi feita.
fair-true-uncut = ✅ **Acabei de jogar o registro de novo, do lacre ao fim, e ele é verdadeiro.** Nesta mesa não se podia cortar, então esse número é a semente. Lugares, cartas e dados caíram como ela diz, e { $choices ->
    [1] a única escolha era permitida
   *[other] cada uma das { $choices } escolhas era permitida
  } onde foi feita.
fair-true-forgotten = ✅ **Acabei de jogar o registro de novo, do lacre ao fim, e ele é verdadeiro, menos uma coisa que ninguém mais pode conferir.** A semente é feita desse número e dos cortes de todo mundo. { $forgotten ->
    [1] Alguém daqui pediu desde então para eu esquecer, e as palavras com que cortou
   *[other] { $forgotten } pessoas daqui pediram desde então para eu esquecer, e as palavras com que cortaram
  } se foram junto, então que a semente é feita delas você tem que aceitar de mim. Lugares, cartas e dados caíram como ela diz, e { $choices ->
    [1] a única escolha era permitida
   *[other] cada uma das { $choices } escolhas era permitida
  } onde foi feita.
fair-yours-in = ✂️ O seu está entre eles: { $cut }.
fair-fell-back = ⏪ Uma vez me atualizaram no meio de um passo: depois da escolha { $since } o jogo voltou para onde estava depois da escolha { $to }, com sorte nova da mesma semente.
fair-given-up = 🏳️ Aí desistiram do jogo, então foi só isso.
fair-sceptic = Não precisa acreditar em mim: **Registro**, embaixo de **A história toda**, é seu, e docs/records.md mostra como conferir com algumas linhas de Python que não são minhas.
fair-wrong = ❌ **Este registro não é verdadeiro:** a linha { $line } não decorre do que vem antes. Isso não pode acontecer nunca. Guarde o **Registro**, embaixo de **A história toda**, e mostre a quem me hospeda.
fair-of-another = ❌ **Este não é o registro desta mesa:** o jogo, o lacre, o seu corte ou quem ganhou nele não bate. Isso não pode acontecer nunca. Guarde o **Registro**, embaixo de **A história toda**, e mostre a quem me hospeda.
fair-older-rules = 🕰️ Este jogo foi jogado com a versão { $played } das regras, e hoje só conheço a versão { $today }, então não consigo mais apitá-lo. Nada se perdeu: **Registro**, embaixo de **A história toda**, tem cada carta, e o Coop daquele tempo consegue conferir.
