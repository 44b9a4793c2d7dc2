# A server's own rules: what they refuse, the page that sets them, and who has changed what.

refused-game-switched-off = { $game } está apagado en este servidor. Sus razones tendrán; hay más juegos en el granero.
refused-not-in-this-channel = Los corrales de este servidor están en { $channels }. ¡A escarbar ahí!
refused-not-yours-to-start = En este servidor abren mesas: { $roles }. Unirse puede cualquiera.
refused-no-channel-left = Los canales donde este servidor tiene sus mesas ya no existen, ninguno. Alguien con **Gestionar servidor** puede elegir otros: **/chicken-settings**.
refused-no-role-left = Los roles que pueden abrir mesas en este servidor ya no existen, ninguno. Alguien con **Gestionar servidor** puede elegir otros: **/chicken-settings**.
refused-too-slow-here = Aquí a nadie le gusta empollar tanto: en este servidor, lo más lento es **{ $pace }**.
refused-above-the-ceiling = Ahí solo sé poner números enteros del 1 al { $most }. Más que eso depende de quien me mantiene.
refused-not-kept = Este servidor no guarda actas, así que esa partida voló para siempre: ni historia, ni estadísticas, solo lo que recuerdes.

## /chicken-settings

server-title = ⚙️ Cómo juega este servidor
server-hint = Lo que pongas vale enseguida; lo repartido se juega hasta el final.
server-limits = A la vez: { $per_channel ->
    [one] una mesa
   *[other] { $per_channel } mesas
  } por canal, { $per_server } en el servidor, { $per_person } por persona. Una sala espera { $lobby_minutes ->
    [one] un minuto
   *[other] { $lobby_minutes } minutos
  }.

# What a menu says where nothing is ticked.
server-games-none = Ningún juego
server-places-all = Mesas en todos los canales
server-starters-all = Cualquiera abre mesas
# The same, where what was ticked is there no more.
server-places-lost = Mesas en canales que ya no existen
server-starters-lost = Las abren roles que ya no existen
server-places-warning = **No se puede abrir ninguna mesa:** los canales que elegiste para eso ya no existen, ninguno. Elige otros, o marca uno y quítalo otra vez: entonces vale cualquier canal.
server-starters-warning = **Solo abre mesas quien puede Gestionar servidor:** los roles que elegiste para eso ya no existen, ninguno. Elige otros, o marca uno y quítalo otra vez: entonces puede cualquiera.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
server-slowest = Como mucho: { $value }
server-slowest-prompt = Cuánto puede durar una partida
server-pace = Ritmo habitual: { $value }
server-pace-prompt = Cuánto tiempo hay para pensar, si nadie dice otra cosa
server-pace-usual = Coop decide
server-level = Gallinas de la casa: { $value }
server-level-prompt = Qué tan listas son las gallinas de la casa, si nadie dice otra cosa
server-level-usual = a mi gusto
server-locale = Idioma de las mesas: { $value }
server-locale-prompt = El idioma de las mesas nuevas
server-locale-usual = el del servidor

# A closed menu: behind it stand the switches that are off.
server-switches = { $count ->
    [0] Opciones: todas activadas
   *[other] Opciones
  }
server-switch-pictures = Imágenes: { $on ->
    [true] sí
   *[other] no
  }
server-switch-motion = Animaciones: { $on ->
    [true] sí
   *[other] no
  }
server-switch-rings = Menciones: { $on ->
    [true] sí
   *[other] no
  }
server-switch-talk = Charla: { $on ->
    [true] sí
   *[other] no
  }
server-switch-records = Actas: { $on ->
    [true] sí
   *[other] no
  }
server-switch-ladder = Escalera: { $on ->
    [true] sí
   *[other] no
  }
server-switch-records-hint = Sin actas: ni historias ni estadísticas.
server-switch-rings-hint = Sin menciones: no se llama a nadie en los canales.
server-limits-button = Límites…
server-audit-button = Quién hizo qué

server-limits-title = Cuántas, y cuánto tiempo
server-limit-per-channel = Mesas en un canal
server-limit-per-server = Mesas en todo el servidor
server-limit-per-person = Mesas que lleva una persona
server-limit-lobby-minutes = Minutos que espera una sala
server-limit-hint = Del 1 al { $most }; vacío: cuantas pueda

language-name = Español

## Who has set what, and what moderators did to tables

audit-title = 🔎 Quién hizo qué
audit-nothing = Nada todavía. Ni un arañazo.
audit-newest = Lo más nuevo
audit-back = Ajustes

audit-set = { $who }: { $rule } → **{ $value }**
audit-ladder = { $who }: la escalera → **{ $value ->
    [on] sí
   *[other] no
  }**
audit-ban = { $who } aparta a { $other } de las mesas de aquí, { $value ->
    [none] hasta que alguien deje que vuelva
   *[other] hasta el { $value }
  }
audit-lift = { $who } deja volver a { $other } a las mesas de aquí
audit-end = { $who } terminó la mesa { $table }
audit-move = { $who } mudó la mesa { $table }
audit-skip = { $who } hizo responder a Coop en la mesa { $table }
audit-bench = { $who } puso una gallina de la casa por { $other } en la mesa { $table }
audit-host = { $who } pasó la mesa { $table } a { $other }
audit-back-step = { $who } hizo retroceder un paso la mesa { $table }

audit-more = { $count ->
    [one] … y otro cambio igual, desde el { $since }
   *[other] … y otros { $count } cambios iguales, desde el { $since }
  }

audit-rule-games-off = juegos apagados
audit-rule-places = dónde hay mesas
audit-rule-starters = quién abre mesas
audit-rule-pace = ritmo habitual
audit-rule-slowest = ritmo más lento
audit-rule-level = gallinas de la casa
audit-rule-locale = idioma de las mesas
audit-rule-pictures = imágenes
audit-rule-motion = imágenes animadas
audit-rule-rings = menciones
audit-rule-talk = charla
audit-rule-records = actas
audit-rule-per-channel = mesas en un canal
audit-rule-per-server = mesas en el servidor
audit-rule-per-person = mesas que lleva una persona
audit-rule-lobby-minutes = minutos que espera una sala

audit-nobody = ninguno
audit-all = en todas partes, cualquiera
audit-on = sí
audit-off = no
audit-usual = cuantas pueda

## Moderators at a table that is stuck

mend-offer = 🔧 ¿Algo se atascó? Aquí moderas, así que puedes echar un ala.
mend-offer-button = Arreglar la mesa { $number }
mend-title = 🔧 Arreglar la mesa { $number }
mend-hint = Para una mesa en la que ya no se puede seguir. Lo que hagas se cuenta en la mesa y queda apuntado para quien gestiona el servidor; no se muestran las cartas de nadie.
mend-skip = Acabar la espera
mend-back = Un paso atrás
mend-end = Terminar la mesa { $number }
mend-bench-prompt = Poner una gallina de la casa por…
mend-bench = Gallina de la casa por { $name }
mend-host-prompt = Pasar la mesa a…
mend-host = Que la lleve { $name }
mend-about-skip = **Acabar la espera**: por quien falta elige Coop, como siempre.
mend-about-back = **Un paso atrás**: a donde empezó el último turno o la última ronda. Lo elegido desde entonces se pregunta otra vez.
mend-about-playing = Aquí juegas. Acabar la espera, poner gallinas de la casa por alguien y los pasos atrás son para quien modera sin jugar.
mend-done = Hecho. La mesa lo cuenta a todo el mundo.

refused-moderators-only = Solo puede arreglarla quien tiene **Gestionar mensajes** en el canal de la mesa. Pídeselo.
refused-players-do-not-mend = Tienes un ala metida en esta partida, así que fuera las patas del reloj: eso es para quien modera sin jugar. Pasar la mesa o terminarla sí puedes.
refused-nobody-awaited = Ahora mismo nadie hace esperar a esta mesa, o nadie puede saber quién es. Mira otra vez en un minuto.
refused-no-step-back = No hay ningún punto atrás desde el que mis reglas puedan seguir. **/chicken end** aún funciona.
