# /chicken stats, /chicken top, and feats at the end of a game. What each game counts, and its feats, are in its own
# file: GAME-count-NAME, GAME-feat-NAME, GAME-feat-NAME-how. $fair is a number with one decimal.

stats-title-own = 🐔 As suas penas neste servidor
stats-title-everywhere = 🐔 As suas penas em todos os servidores
stats-title = 🐔 As penas de { $person } neste servidor
stats-title-game = { $title }: { $game }
stats-sum = { $games ->
    [1] **Um** jogo, { $wins ->
        [0] nenhuma vitória ainda
       *[other] **uma** vitória
      }
   *[other] **{ $games }** jogos, { $lost ->
        [0] **todos** com vitória
       *[other] { $wins ->
            [0] nenhuma vitória
            [1] **uma** vitória
           *[other] **{ $wins }** vitórias
          }
      }
  }. Uma galinha cega teria ganhado { $fair }.
stats-streak = 🔥 Sequência de vitórias: { $games } jogos, e contando
stats-favourite = ❤️ Favorito: { $game }
stats-best = 🏆 Melhor em { $game } ({ $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
  }, { $fair } na sorte)
stats-worst = 🥀 Pior em { $game } ({ $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
  }, { $fair } na sorte)
stats-nemesis = 😈 Pedra no sapato: { $person }, na sua frente em { $ahead } de { $games } jogos
stats-game = **{ $game }** · { $games ->
    [1] 1 jogo
   *[other] { $games } jogos
  }, { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
  } ({ $fair } na sorte)
stats-game-counts = **{ $game }**: { $counts }
stats-chart = Jogos ganhos
stats-chart-line = a linha é a sorte
stats-chart-wins = { $wins } de { $games }
stats-chart-share = { $fair } na pura sorte
stats-feats = 🏅 **Façanhas:** { $earned } de { $all }
stats-feat = { $earned ->
    [0] ▫️
   *[other] 🏅
  } **{ $feat }**{ $earned ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }×{ $earned }
  } · { $how }
stats-nothing-own = Nem uma pena ainda: você não terminou aqui nenhum jogo que conte. É preciso que duas pessoas fiquem até o fim. Comece com **/chicken start**.
stats-nothing-everywhere = Nem uma pena ainda: nenhum jogo seu conta até agora. É preciso que duas pessoas fiquem até o fim. Comece com **/chicken start** num servidor.
stats-nothing = Nem uma pena de { $person } por aqui: nenhum jogo que conte, até agora. É preciso que duas pessoas fiquem até o fim.
stats-nothing-game = Nada ainda: nenhum jogo desses chegou ao fim com pelo menos duas pessoas.
stats-counting = Ainda estou contando jogos mais antigos, então isto não é tudo. Olhe de novo daqui a um minuto.
stats-hidden = Você está fora das listas: ninguém além de você vê isto, e você não aparece em nenhum placar.
stats-everywhere = Todos os servidores juntos, só para você. Sequências de vitórias e pedras no sapato dormem em casa: me pergunte no servidor delas.
stats-menu = Ver um jogo só
stats-menu-all = Todos os jogos
stats-show = Mostrar ao canal
stats-hide = Sair das listas
stats-list = Voltar às listas

top-title = 🏆 O alto do poleiro
top-title-game = 🏆 O alto do poleiro: { $game }
top-season = Temporada: { $quarter ->
    [1] janeiro a março de
    [2] abril a junho de
    [3] julho a setembro de
   *[4] outubro a dezembro de
  } { $year }
top-ever = Todas as temporadas, desde o primeiro ovo
top-line = { $place } { $person } · { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
  } em { $games ->
    [1] 1 jogo
   *[other] { $games } jogos
  }
top-own = Você está no poleiro { $place }, com { $wins ->
    [0] nenhuma vitória ainda
    [1] 1 vitória
   *[other] { $wins } vitórias
  } em { $games ->
    [1] 1 jogo
   *[other] { $games } jogos
  }.
top-nothing = O poleiro está vazio: ninguém ganhou aqui um jogo que conte. É preciso que duas pessoas fiquem até o fim, e que uma delas ganhe.
top-how = Mais vitórias, poleiro mais alto, e quem empata divide. Um jogo conta se duas pessoas estavam lá no fim.

# Of whoever watched, and bet on the winner.
feat-seer = Ovo de cristal
feat-seer-how = assista, aposte em quem ganha, e acerte

ladder-title = 🪜 A escada: { $game }
ladder-line = { $place } { $person } · **{ $points }** · { $games } jogos
ladder-unsettled = ❔ { $person } · { $games ->
    [1] 1 jogo
   *[other] { $games } jogos
  } até agora
ladder-nothing = Ninguém na escada ainda. O primeiro jogo de duas pessoas põe as duas nela.
ladder-own = Você: **{ $points }** depois de { $games ->
    [1] um jogo
   *[other] { $games } jogos
  }, nunca abaixo de { $lowest }, nunca acima de { $highest }. Os seus últimos pulinhos: { $moves }
ladder-chart = pontuação, jogo a jogo
ladder-chart-own = você
ladder-chart-start = começo
ladder-chart-game = jogo { $number }
ladder-own-unsettled = Você: **?** depois de { $games ->
    [1] um jogo
   *[other] { $games } jogos
  }. Mais alguns, e eu sei em que degrau você fica.
ladder-how = Toda galinha começa uma temporada com 1000. Conta quem você deixa para trás, não por quanto. Galinhas da casa não contam, e quem sai fica em último. ❔ quer dizer que ainda estou em dúvida.

refused-unlisted = Essa pessoa prefere guardar as penas para si. E ponto final.
refused-no-ladder = Este servidor não tem escada. Quem o gerencia pode pôr uma: **/chicken-settings**

## Commands: at most 100 characters

command-stats = Como você joga, ou alguém deste servidor: jogos, vitórias, façanhas
command-top = Quem mais ganhou neste servidor
command-ladder = Pontuações, nos servidores que quiserem
command-ladder-show = A que altura está cada galinha num jogo, nesta temporada
command-option-game = Qual jogo (vazio: todos)
command-option-person = As estatísticas de quem (vazio: as suas)
command-option-since = Quais jogos contam
command-since-season = Esta temporada
command-since-last = A temporada passada
command-since-ever = Todas as temporadas

help-commands-statistics =
    - **/chicken stats** conta como você joga, só para você, e **/chicken top** quem mais ganhou aqui
    - **/chicken ladder show** conta quem joga melhor, onde o servidor tem uma escada
stats-open = Meus números
