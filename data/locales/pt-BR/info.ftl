# /chicken help: all games, one game, my stuff, and a text for each topic

help-title = 🐔 Coop: galinhas, cartas, moral duvidosa
help-what = Jogos de cartas de galinha, direto no canal. Escolha um:
help-greeting-title = Có! Chegou um galinheiro
help-greeting = Aqui quem dá as cartas sou eu: jogos de galinha. A mesa é de todo mundo, as suas cartas são só para você.
help-settings = Ajustes
help-alt = Uma estante com as caixas de todos os jogos: { $games }.
help-alt-game = { $game }: { $facts }.
help-games = Todos os jogos
help-mine = Meu canto

# One game. $seats is a number of players such as 3–8.
help-players = { $seats } galinhas
help-minutes = { $least }–{ $most } minutos
help-secrets = { $secrets ->
    [yes] cartas secretas
   *[no] sem segredos
  }
help-play = Jogar
help-learn = Aprender

help-mine-title = O seu canto do galinheiro
help-seat = - Você está na **[mesa { $number }]({ $address })**: { $game }
help-no-seats = Você não está em nenhuma mesa daqui agora.

help-topics = O que mais?
help-version = -# Coop, versão { $version }
help-topic-start = Como começar
help-start =
    1. **/chicken start** abre uma mesa neste canal. Você já está nela, e é host.
    2. O pessoal aperta **Entrar**. Pouca gente? Quem é host põe galinhas da casa 🤖 (bots).
    3. **Começar** dá as cartas. Daí em diante é um toque por decisão.
    Não tem ninguém por perto? **/chicken start** numa DM comigo: você contra a casa, e nada conta.
help-topic-cards = Onde estão as suas cartas
help-cards = Numa DM minha, uma mensagem nova sempre que for a sua hora; ou na mesa, só para os seus olhos, com **Minha mão**. Numa carta, **Mais…** e **Cartas: DM** mudam para onde elas vêm. DM fechada? Então vêm para a mesa por conta própria. Chicken Out! não tem segredos: joga-se direto na mesa, e com **Mais…** e **Me avisar por DM** eu chamo você.
help-topic-time = Quando o tempo acaba
help-time = Toda pergunta tem um prazo que corre na sua carta. Se você não diz nada, eu respondo por você e conto o que respondi; depois de dois silêncios seguidos uma galinha da casa senta no seu lugar, até você apertar **Voltei**.
    Se você não diz nada: em Chicken Heist você faz Roubo, e fica (a Moita salva se for preciso); em Playing Chicken joga uma carta sorteada; em Chicken Out! vira, ou para o embalo; em Crazy Chicken compra dos montes e descarta a mais barata; em Political Chicken filia o mais forte, e paga pra ver.
help-topic-tables = Comandos de mesa
help-tables =
    - **/chicken hand** mostra as suas cartas, só para você
    - **/chicken table** mostra a mesa de novo, no fim do canal
    - **/chicken move**, digitado em outro canal, leva a mesa para lá (para quem é host e para a moderação)
    - **/chicken story** reconta um jogo que já acabou, passo a passo
    - **/chicken leave** vai para casa: uma galinha da casa guarda o seu lugar
    - **/chicken end** encerra uma mesa (para quem é host e para a moderação)
help-topic-commands = Mais comandos
help-commands =
    - **/chicken block** mantém alguém longe das suas mesas, e ninguém fica sabendo
    - **/chicken ban**, para a moderação, mantém alguém longe das mesas deste servidor
    - **/chicken me** conta o que sei de você, e esquece você se pedir
    - **/chicken-settings**, para quem gerencia um servidor: as regras da casa
