# Before the deal: the lobby, the first card, and the commands around a table.

pace-quick = rápido
pace-normal = normal
pace-relaxed = tranquilo, a lo largo del día
pace-days = por días, una decisión al día
# How long a decision has, said below a pace. $span: a number, or two like 10–60; $count: the larger; $times: how many
# times as long people have who are asked something for the first time.
pace-in-seconds = { $span } segundos por decisión, { $times } veces más si es tu primera vez
pace-in-hours = { $count ->
    [one] una hora
   *[other] { $span } horas
  } por decisión, { $times } veces más si es tu primera vez
pace-in-days = { $count ->
    [one] un día
   *[other] { $span } días
  } por decisión
level-easy = fácil
level-medium = medio
level-random = al azar
level-hard = difícil
level-expert = experto

## The lobby

lobby-call-more = **{ $host }** reúne una bandada: { $seated } de { $most }. { $missing ->
    [one] Falta un pico para empezar.
   *[other] Faltan { $missing } picos para empezar.
  }
lobby-call-ready = **{ $host }** reúne una bandada: { $seated } de { $most }. ¡Cuando { $host } quiera!
lobby-call-filled = **{ $host }** reúne una bandada: { $seated } de { $most }. Al empezar, la casa completa hasta { $fill }.
lobby-call-full = **{ $host }** reúne una bandada: { $most ->
    [2] los dos asientos ocupados
   *[other] los { $most } asientos ocupados
  }. ¡Gallinero lleno!
lobby-call-challenged = **{ $host }** ha lanzado una pluma, y solo { $guest } puede recogerla.
lobby-who = **En la mesa**: { $people }
lobby-person = 🐤 { $name }
lobby-host = 👑 { $name } (lleva la mesa)
lobby-house = 🤖 { $name } ({ $level })
lobby-house-tempered = 🤖 { $name } ({ $level }, carácter { $temper })
lobby-guest = 🥊 { $mention }, este asiento es para ti. ¿Aceptas el desafío? ¡**Unirme** o **Rechazar**!
lobby-guest-declined = 🍃 { $name } prefiere no jugar. El asiento queda libre para cualquiera.
lobby-again = 🔁 ¿Otra vez, { $mentions }?
lobby-again-deals = Se reparte cuando vuelvan todos los de antes.
lobby-takes = ⏱️ { $pace ->
    [quick] de { $least } a { $most } minutos, o menos a este ritmo
    [relaxed] a lo largo del día, un toque de vez en cuando
    [days] a lo largo de la semana, un toque al día
   *[normal] de { $least } a { $most } minutos
  }
lobby-newcomer = 🐣 ¿Primera vez? **Unirme**, y luego **Reglas**. Tus cartas llegan por MD, o con **Mi mano**.
lobby-newcomer-alone = 🐣 Solo tú y la casa, y no cuenta nada. Lee las **Reglas** y pulsa **Empezar**.
lobby-newcomer-open = 🐣 ¿Primera vez? **Unirme**, y luego **Reglas**. Se juega con los botones de este mensaje.
lobby-automatic = 🃏 Según cuántos jueguen: { $settings }
lobby-house-rules = 📜 Reglas de la casa: { $settings }
lobby-settings = ⚙️ Ritmo: { $pace } · 🤖 { $level } · 🔏 { $seal }
# Of a lobby that was opened by a Coop that knew no cuts.
lobby-settings-uncut = ⚙️ Ritmo: { $pace } · gallinas de la casa: { $level }
lobby-until = Si nadie reparte, recojo la mesa { $when }.
lobby-house-hint = gallina de la casa

lobby-button-join = Unirme
lobby-button-decline = Rechazar
lobby-button-leave = Salir
lobby-button-house = +1 de la casa
lobby-button-start = Empezar
lobby-button-fill = Empezar con { $count ->
    [one] una gallina
   *[other] { $count } gallinas
  } de la casa
lobby-button-hand = Mi mano
lobby-button-call = Llamar

lobby-declined = Sin rencor. El asiento queda libre para otra persona.

lobby-removal = ¿A quién pones de patitas en la calle?
lobby-removal-menu = Alguien tiene que irse…
lobby-removal-nobody = Aquí no hay nadie más que tú. A eso se le llama salir.

lobby-closed-again = ¿Otra partida? **/chicken start { $slug }**
# Of a game that this Coop does not have any more.
lobby-closed-another = ¿Otra partida? **/chicken start** se sabe unas cuantas.

## The first card

lobby-welcome-title = 🐔 Estás dentro: { $game }, mesa { $number }
lobby-welcome = Aquí estarán tus cartas, solo para tus ojos, en cuanto { $host } pulse **Empezar**. ¡Buen momento para leer las reglas!
lobby-welcome-host = Aquí estarán tus cartas, solo para tus ojos. Pulsa **Empezar** en la mesa cuando haya llegado todo el mundo.
lobby-welcome-full = 🔔 ¡La bandada está completa! Pulsa **Empezar** en la mesa, y vuelan las cartas.
lobby-welcome-declined = 🔔 { $guest } prefiere no jugar. El asiento queda libre para cualquiera, también para una gallina de la casa.
lobby-welcome-again = Aquí estarán tus cartas, solo para tus ojos, en cuanto vuelva la gente de la última vez. { $host } puede repartir antes, con **Empezar**.
lobby-welcome-again-open = Aquí no hay secretos: se juega en la misma mesa, en el canal. Se reparte en cuanto vuelva la gente de la última vez; { $host } puede repartir antes, con **Empezar**.
lobby-welcome-open = Aquí no hay secretos: se juega en la misma mesa, en el canal. { $host } empieza la partida.
lobby-welcome-host-open = Aquí no hay secretos: se juega en la misma mesa. Pulsa **Empezar** ahí cuando haya llegado todo el mundo.

## Commands around a table

table-name = Mesa { $number }: { $game }, { $state ->
    [lobby] en espera
    [paused] en pausa
   *[playing] jugando
  }, { $host }
table-is-there = La mesa { $number } ya está en juego.
table-ended = La mesa { $number } está cerrada.
table-end-sure = La mesa { $number } está a media partida, y si la terminas no habrá resultado para nadie. ¿De verdad?
table-end-button = Terminar la mesa { $number }

refused-challenged-themselves = ¿Un duelo contra ti? Ganarías y perderías a la vez. Elige a otra persona.
refused-which-table = Hay varias mesas. ¿A cuál te refieres?
refused-for-adults-only = Esa mesa no es para pollitos: sus cartas llevan nombres para un canal con restricción de edad, y este no lo es.
refused-no-table-to-move = No llevas ninguna mesa en este servidor, así que no hay nada que mudar. Pídeselo a quien la lleva, o abre una con **/chicken start**.
refused-no-such-table = No conozco aquí ninguna mesa con ese nombre. ¿Dices { $count ->
    [one] esta
   *[other] una de estas
  }?
refused-no-table-to-end = No puedes terminar ninguna de estas mesas. { $host } puede, y también quien modera este canal.{ $seated ->
    [yes] {" "}Para irte a casa no hace falta permiso: **/chicken leave**
   *[no] {""}
  }
refused-rules-lost = Alguien arrancó esa página. Pide las reglas otra vez: **/chicken help**

## Rules to leaf through

rules-title = { $game }: las reglas
rules-page = página { $page } de { $pages }
rules-contents = Ir a…
rules-back = Atrás
rules-next = Siguiente
rules-button = Reglas
# Never said in English, but where your language has no rulebook of a game.
rules-in-english = Nadie ha enseñado español a estas reglas, así que cacarean en inglés.

## In the picture: short

lobby-picture-seats = { $seated } de { $most }
lobby-picture-needed = falta
lobby-picture-house = la casa
lobby-picture-free = libre

lobby-alt = { $seated } de { $most } asientos ocupados: { $people }.
lobby-alt-person = { $name }
lobby-alt-host = { $name } (lleva la mesa)
lobby-alt-house = { $name } (gallina de la casa)
