# Why a click or command was not carried out, and what to do instead.
#
# One sentence for every class in bot/tables/refusals.py and bot/interactions, named after it.
# Nothing has changed when somebody reads one of these.

refused-table-gone = Esa mesa ya está recogida. Abre una nueva con **/chicken start**.
refused-table-over = La mesa { $number } está cerrada: lo que dice ahora ya no cambia. ¿Otra? **/chicken start**
refused-not-at-this-table = No estás en esta mesa. **Unirme** solo vale antes de repartir.
refused-not-seated-yet = Aún no estás dentro: pulsa antes **Unirme**. Se puede hasta que se repartan las cartas.
refused-no-seat-here = No tienes sitio aquí. **/chicken table** muestra lo que hay; **Unirme** vale hasta que se repartan las cartas.
refused-stale-click = Ese botón se ha enfriado: la mesa siguió adelante. Mira tu carta más nueva, o pulsa **Mi mano**.
refused-table-moved-on = Por una pluma llegas tarde: la mesa siguió adelante. Ahora dice a quién le toca.
refused-already-answered = Tu respuesta está dada, y así se queda. Paciencia hasta que haya picoteado el resto.
refused-nothing-to-say = Ahora mismo nadie te pregunta. Ya te llegará el turno.
refused-not-among-the-options = Eso no está entre tus opciones. Pulsa **Mi mano** para ver las que tienes.
refused-table-paused = Esta mesa se echa una siesta, así que de momento nada cuenta. Su mensaje en el canal dice por qué.
refused-something-broke = Algo se rompió, y fue cosa nuestra, no tuya. Tu elección no contó; inténtalo otra vez, por favor.
refused-outcome-unknown = Se me escurrió el cuaderno a media frase, así que todavía no sé si eso contó. Mira tu carta en un momento: mostrará lo que vale.
refused-message-replaced = Ese mensaje acaba de salir volando. Mira el más reciente de esta mesa: ahí está lo que vale.
refused-not-written = Mi cuaderno está lleno, o hay una gallina sentada encima, así que eso no contó. No se pierde nada; inténtalo en un minuto.
refused-lobby-closed = Las cartas están repartidas, así que ya no entra ni sale nadie. ¡Llega antes a la próxima!
refused-not-dealt-yet = ¡Todavía no hay cartas! Llegan cuando quien lleva la mesa pulsa **Empezar**.
refused-already-left = Ya dejaste esta partida, y juega por ti una gallina de la casa. ¿Te lo pensaste mejor? **/chicken hand** te devuelve tu asiento.
refused-already-seated = Ya estás dentro. Una gallina, una percha.
refused-table-full = Las { $most } perchas están ocupadas. Abre tu propia mesa con **/chicken start**.
refused-seat-kept = Esa percha es para { $guest }, por un desafío. Si rechaza, es tuya.
refused-no-lesson = Mi entrenadora aún no ha llegado a ese juego. Sus reglas caben en unas páginas: **/chicken help**
refused-not-open-to-you = Esta mesa no está abierta para ti. Puede haber muchas razones, casi todas aburridas, y nunca digo cuál. Hay más perchas en el gallinero: únete a otra mesa, o abre la tuya con **/chicken start**.
refused-not-welcome-here = En este servidor no abres mesas por ahora: así lo decidió su moderación, y yo hago caso. Pregúntales. En tu MD conmigo siempre hay una mesa contra la casa.
refused-door-shut = Quien me mantiene ha decidido que { $until ->
    [none] ya no te reparta cartas.
   *[other] no te reparta cartas hasta el { $until }.
  } Lo que sé de ti sigue siendo tuyo: **/chicken me** lo muestra, y lo olvida si quieres.
refused-not-played-here = Quien me mantiene ha decidido que { $until ->
    [none] ya no juegue en este servidor.
   *[other] no juegue en este servidor hasta el { $until }.
  } En otros sitios, y en un MD conmigo, el gallinero te sigue abierto.
refused-kept-away-by-you = Ahí hay alguien a quien mantienes lejos, así que me puse en medio. Solo lo sabes tú. **/chicken block** muestra a quién mantienes lejos, y deja que vuelva.
refused-not-challenged = Aquí nadie espera que respondas a un desafío.
refused-not-of-that-game = Solo quien estuvo en la mesa { $number } puede pedir otra. Empieza tu propia partida: **/chicken start**
refused-no-longer-offered = Esa partida se jugó de una forma que ya no está en la carta. Empieza de nuevo: **/chicken start**
refused-too-few-players = { $seated ->
    [one] No hay nadie más que tú
   *[other] Solo son { $seated }
  }, y hacen falta al menos { $least }. Llama a tus amistades, o deja los huecos a gallinas de la casa.
refused-too-many-players = Con estos ajustes solo hay { $most } perchas. Pide menos gallinas de la casa.
refused-host-only = Eso solo puede hacerlo { $host }: es su mesa. Pídeselo con cariño.
refused-host-or-moderator-only = Eso solo puede hacerlo { $host } o la moderación. Pídeselo.
refused-nobody-hosts = Ahora mismo nadie lleva esta mesa: no queda nadie. La llevará quien vuelva primero.
refused-no-such-player = Esa gallina ya no está. Abre la lista otra vez y mira quién queda.
refused-too-many-tables = Este canal está lleno: { $most } mesas a la vez. Terminen una, o usen otro canal.
refused-too-many-tables-of-yours = Ya llevas { $most } mesas en este servidor, que son muchas perchas para una sola gallina. Termina antes una.
refused-too-many-tables-on-server = Este servidor tiene { $most } mesas abiertas, y el gallinero está lleno. Únete a una, o espera a que acabe alguna.
refused-too-fast = Calma, picoteas más deprisa de lo que sé contar. Inténtalo otra vez en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }; no se pierde nada, y las respuestas en una partida siempre cuentan.
refused-server-too-fast = Todo este servidor picotea más deprisa de lo que sé contar. Inténtalo otra vez en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }; no se pierde nada, y las respuestas en una partida siempre cuentan.
refused-other-server = La mesa { $number } vive en otro servidor, y las mesas no cruzan la carretera. Múdala dentro del suyo.
refused-game-goes-on = Eso cuenta todas las manos, así que espera a que acabe la partida. ¡Sin mirar!
refused-still-checking = ⏳ Aún lo estoy repasando, carta por carta. ¡Pulsa otra vez en un momento!
refused-no-record = De esta partida no hay acta. Sus huevos nunca se pusieron, o se rompió la cáscara: quien me mantiene encontrará la razón en el registro.
refused-never-dealt = En esa mesa no se repartieron cartas, así que no hay historia que contar. Una pena, prometía.
refused-story-lost = Esa partida se jugó con otras reglas que las mías de ahora, o mis notas están rotas: ya no sé contarla paso a paso. Puede que aún haya acta.
refused-still-writing = Aún estoy escribiendo la página web que pediste, pluma en pata. Dame un momento, y luego pide la siguiente.
refused-no-story-here = En este canal no ha terminado aún ninguna partida. Jueguen una, o dime cuál quieres: **/chicken story** acepta un número, un nombre o un juego.
refused-no-such-story = No recuerdo ninguna partida así, al menos ninguna que puedas mirar. Mientras escribes, **/chicken story** muestra las que sí recuerdo.
refused-no-table-here = Aquí no hay ninguna mesa. Abre una con **/chicken start**.
refused-manage-server-only = En eso solo tiene voz quien puede **Gestionar servidor**. Pídeselo.

refused-permissions-missing = Todavía no puedo jugar en { $channel }: { $count ->
    [one] me falta un permiso ahí (**{ $names }**). { $yours ->
        [yes] Puedes dármelo
       *[no] Puede dármelo alguien con **Gestionar roles** o **Gestionar canales**
      } en los ajustes de { $home }, en Permisos. Luego inténtalo otra vez.
   *[other] me faltan { $count } permisos ahí (**{ $names }**). { $yours ->
        [yes] Puedes dármelos
       *[no] Puede dármelos alguien con **Gestionar roles** o **Gestionar canales**
      } en los ajustes de { $home }, en Permisos. Luego inténtalo otra vez.
  }
refused-not-in-this-thread = { $channel } es un hilo privado, y nadie me ha dejado entrar. Menciona ahí a { $coop }, que así entro, e inténtalo otra vez.
refused-thread-locked = { $channel } está bloqueado, así que ahí solo puede escribir la moderación. Pídele que lo desbloquee, o juega en otro sitio.
refused-still-lost = Aún no. { $reason } Cuando esté arreglado, pulsa **Continuar** otra vez, o escribe **/chicken move** donde la mesa pueda estar.
refused-out-of-reach = Discord tiene hipo y ahí no contesta. No ha cambiado nada; inténtalo en un minuto.
refused-guild-only = Las mesas van en canales de servidores a los que me invitaron, y en tu MD conmigo. Inténtalo en uno de esos sitios.
refused-no-server-here = Eso es cosa de un servidor, y por aquí no hay ninguno. Pídemelo en uno de sus canales.
refused-nobody-else-here = Aquí solo están tú y la casa: no puede venir nadie más. Lanza el desafío en el canal de un servidor.
refused-shutting-down = Salgo un momentito. No se pierde nada; inténtalo en un minuto.
refused-command-outdated = Ese comando voló del gallinero. Dale un minuto a Discord, o reinícialo, e inténtalo otra vez.

# How Discord names the permissions, as its settings show them.

permission-view-channel = Ver canal
permission-connect = Conectar
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-read-message-history = Leer el historial de mensajes
