# Finding each other: who wants to be told that a game looks for players, and what they are told.

alerts-title = 📣 ¿Te aviso cuando se junte una bandada?
alerts-none = Por ahora no. Elige tus juegos, y te mando un MD cuando alguien de este servidor busque gente.
alerts-on = Te mando un MD cuando alguien de este servidor busca gente: { $games }.
alerts-always = A cualquier hora: si **desde** y **hasta** son iguales, no duermo nunca.
alerts-hours = Entre { $since_hour ->
    [1] la
   *[other] las
  } { $since } y { $until_hour ->
    [1] la
   *[other] las
  } { $until }; fuera de ese rato, ni pío. Entonces hasta las cartas de partidas lentas llegan sin sonido, salvo el último aviso antes de que se acabe el tiempo.
alerts-clock = En tu reloj { $hour ->
    [1] es ahora la
   *[other] son ahora las
  } { $now }. ¿No es así? Ponlo en hora.
alerts-games-prompt = ¿Qué juegos? Ninguno también es respuesta
alerts-since-prompt = Desde qué hora
alerts-until-prompt = Hasta qué hora
alerts-since = desde { $hour ->
    [1] la
   *[other] las
  } { $at }
alerts-until = hasta { $hour ->
    [1] la
   *[other] las
  } { $at }
alerts-clock-unknown = Todavía no sé tu zona horaria, así que estas horas son UTC. ¿Pones tu reloj?
alerts-clock-button = Poner mi reloj en hora
alerts-window-title = ¿Qué hora tienes?
alerts-window-label = Tu reloj dice
alerts-window-hint = Por ejemplo, 19:45. Solo me dice cuánto vas por delante.
alerts-off = 🔕 Ni un pío más de ese servidor. **/chicken alerts** ahí me despierta otra vez.

alert = 📣 **{ $host } reúne una bandada**: { $game }, mesa { $number } en { $channel }. { $free ->
    [one] Queda una percha libre.
   *[other] Quedan { $free } perchas libres.
  }
alert-off = No más avisos

call-done = 📣 Hecho: quien pidió enterarse de este juego, y no duerme, se entera ahora.

refused-called-already = Ya llamé por esta mesa, y con una vez basta. El resto depende de tu encanto.
refused-nobody-to-call-for = No tienes asiento en ninguna sala de espera de ese juego. Abre una con **/chicken start**, y llama después.
refused-no-clock = Eso no lo sé leer como hora. Escríbela así: 19:45.

## Commands: at most 100 characters

command-alerts = Recibe un MD cuando aquí se busque gente: para qué juegos, y a qué horas
command-call = Llama a tu sala a quien quería enterarse, o planea una mesa: di cuándo
command-option-when = Cuándo, si no es ahora: 20:30, mañana 20:30, en 2h
help-commands-alerts = - **/chicken alerts** hace que te avise cuando se busca gente, **/chicken call** avisa al resto o planea una mesa
alerts-open = Avisos

# After the sentences without the ending, where Coop has this feature.
me-ask-again-also = **/chicken alerts** acaba con mi pío, pío.
