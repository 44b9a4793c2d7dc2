# /chicken stats, /chicken top, and feats at the end of a game. What each game counts, and its feats, are in its own
# file: GAME-count-NAME, GAME-feat-NAME, GAME-feat-NAME-how. $fair is a number with one decimal.

stats-title-own = 🐔 Tus plumas en este servidor
stats-title-everywhere = 🐔 Tus plumas en todos los servidores
stats-title = 🐔 Las plumas de { $person } en este servidor
stats-title-game = { $title }: { $game }
stats-sum = { $games ->
    [one] **Una** partida, { $wins ->
        [0] ninguna victoria todavía
       *[other] **una** victoria
      }
   *[other] **{ $games }** partidas, { $lost ->
        [0] **todas** ganadas
       *[other] { $wins ->
            [0] ninguna ganada
            [one] **una** ganada
           *[other] **{ $wins }** ganadas
          }
      }
  }. Una gallina ciega habría ganado { $fair }.
stats-streak = 🔥 Racha de victorias: { $games } partidas, y sigue
stats-favourite = ❤️ Favorito: { $game }
stats-best = 🏆 Lo mejor: { $game } ({ $wins } ganadas, { $fair } por suerte)
stats-worst = 🥀 Lo peor: { $game } ({ $wins } ganadas, { $fair } por suerte)
stats-nemesis = 😈 Némesis: { $person }, por delante en { $ahead } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }
stats-game = **{ $game }** · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }, ganadas: { $wins } ({ $fair } por suerte)
stats-game-counts = **{ $game }**: { $counts }
stats-chart = Partidas ganadas
stats-chart-line = la línea es la suerte
stats-chart-wins = { $wins } de { $games }
stats-chart-share = { $fair } a ciegas
stats-feats = 🏅 **Hazañas:** { $earned } de { $all }
stats-feat = { $earned ->
    [0] ▫️
   *[other] 🏅
  } **{ $feat }**{ $earned ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }×{ $earned }
  } · { $how }
stats-nothing-own = Ni una pluma todavía: aquí no has terminado ninguna partida que cuente. Hacen falta dos personas que lleguen al final. Se empieza con **/chicken start**.
stats-nothing-everywhere = Ni una pluma todavía: ninguna partida tuya cuenta de momento. Hacen falta dos personas que lleguen al final. Se empieza con **/chicken start** en un servidor.
stats-nothing = Ni una pluma de { $person } por ninguna parte: ninguna partida de aquí que cuente, de momento. Hacen falta dos personas que lleguen al final.
stats-nothing-game = Nada todavía: ninguna partida de este juego acabada con al menos dos personas.
stats-counting = Aún estoy contando partidas antiguas, así que esto no es todo. Mira otra vez en un minuto.
stats-hidden = No sales en las listas: esto no lo ve nadie más que tú, y no sales en ninguna tabla.
stats-everywhere = Todos los servidores juntos, solo para ti. Las rachas y las némesis duermen en su gallinero: pregúntame en su servidor.
stats-menu = Mirar un juego
stats-menu-all = Todos los juegos
stats-show = Mostrarlo al canal
stats-hide = No ponerme en listas
stats-list = Ponerme otra vez

top-title = 🏆 Lo más alto del gallinero
top-title-game = 🏆 Lo más alto del gallinero: { $game }
top-season = Temporada: { $quarter ->
    [1] de enero a marzo de
    [2] de abril a junio de
    [3] de julio a septiembre de
   *[4] de octubre a diciembre de
  } { $year }
top-ever = Todas las temporadas, desde el primer huevo
top-line = { $place } { $person } · { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
  } en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }
top-own = Estás en la percha { $place }, con { $wins ->
    [0] ninguna victoria todavía
    [one] 1 victoria
   *[other] { $wins } victorias
  } en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }.
top-nothing = La percha está vacía: nadie ha ganado aquí una partida que cuente. Hacen falta dos personas que lleguen al final, y que una gane.
top-how = Más victorias, percha más alta; con las mismas se comparte. Una partida cuenta si al final había dos personas.

# Of whoever watched, and bet on the winner.
feat-seer = El huevo de cristal
feat-seer-how = mira, apuesta por quién gana, y acierta

ladder-title = 🪜 La escalera: { $game }
ladder-line = { $place } { $person } · **{ $points }** · { $games } partidas
ladder-unsettled = ❔ { $person } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  } hasta ahora
ladder-nothing = En la escalera no hay nadie todavía. La primera partida entre dos personas las sube a las dos.
ladder-own = Tú: **{ $points }** tras { $games ->
    [one] una partida
   *[other] { $games } partidas
  }, nunca por debajo de { $lowest }, nunca por encima de { $highest }. Tus últimos saltos: { $moves }
ladder-chart = puntuación, partida a partida
ladder-chart-own = tú
ladder-chart-start = inicio
ladder-chart-game = partida { $number }
ladder-own-unsettled = Tú: **?** tras { $games ->
    [one] una partida
   *[other] { $games } partidas
  }. Unas pocas más, y sabré a qué altura te toca.
ladder-how = Cada temporada se empieza en 1000. Cuenta a quién dejas atrás, no por cuánto. Las gallinas de la casa no cuentan, y quien se va queda al final. ❔ es que aún no lo tengo claro.

refused-unlisted = Prefiere guardarse sus plumas. Y no hay más que hablar.
refused-no-ladder = Este servidor no tiene escalera. Quien lo gestiona puede ponerla: **/chicken-settings**

## Commands: at most 100 characters

command-stats = Cómo juegas, o alguien de este servidor: partidas, victorias, hazañas
command-top = Quién ha ganado más en este servidor
command-ladder = Puntuaciones, en los servidores que las quieren
command-ladder-show = A qué altura está cada cual en un juego esta temporada
command-option-game = Qué juego (vacío: todos)
command-option-person = Las estadísticas de quién (vacío: las tuyas)
command-option-since = Qué partidas cuentan
command-since-season = Esta temporada
command-since-last = La temporada pasada
command-since-ever = Todas las temporadas

help-commands-statistics =
    - **/chicken stats** cuenta cómo juegas, solo a ti, y **/chicken top** quién ha ganado más aquí
    - **/chicken ladder show** dice quién juega mejor, donde hay escalera
stats-open = Mis números
