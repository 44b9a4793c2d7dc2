# Chicken Heist: names, one-line helps, and everything the table and the cards say.
#
# heist-card-…       action cards          heist-character-…  characters       heist-event-…  event cards
# heist-told-…       what happened         heist-ask-…        what the table waits for (public)
# heist-title-…      headline of a card    heist-question-…   what a seat is asked
# heist-option-…     a button or a line of a menu            heist-chosen-…  the same, looked back on
#
# Facts: $seat $target $by $leader are names, $seats a list of names, $people how many they are; $card $cards
# $event $loot $loots $crew $character $old $move come as their names; $slot $other $count $round $number are numbers.

heist-title = Atraco a pluma armada
heist-in-short = Asalta un banco con una cuadrilla de gallinas sin escrúpulos y sé la más rica de las que escapan.
heist-pitch = Una cuadrilla de gallinas sin escrúpulos está dentro de un banco. Despluma lo que puedas, espía lo que se acerca y sal antes de que caiga el evento equivocado. Las que caen no cuentan; gana la más rica de las que escapan.

## Crews, moves, decisions, loot

heist-crew-perimeter = Perímetro
heist-crew-vault = Bóveda
heist-crew-lobby = Vestíbulo
heist-crew-rooftop = Azotea

heist-move-rob = Desplumar
heist-move-lookout = Otear
heist-move-tinker = Trastear
heist-move-resupply = Recargar

heist-choice-stay = Aguantar
heist-choice-run = Huir
heist-choice-hide = Escondite

heist-loot-cash = Efectivo { $value }
heist-loot-gold = Oro { $value }
heist-loot-diamond = Diamante { $value }

## Action cards

heist-card-check_in = Chequeo
heist-card-check_in-help = Alguien decide antes, te lo enseña solo a ti y ya no puede echarse atrás.
heist-card-copycat = Loro
heist-card-copycat-help = No decides tú; lo que decida otra gallina vale también para ti.
heist-card-disguise = Disfraz
heist-card-disguise-help = Quien nombres recibe un personaje nuevo. Tú también vales, si no hay más remedio.
heist-card-flash_grenade = Granada cegadora
heist-card-flash_grenade-help = Nadie puede Otear el resto de la ronda. El Capo lleva gafas de sol.
heist-card-fortify = Blindaje
heist-card-fortify-help = Esta ronda, una banda está a salvo de los dos SWAT.
heist-card-freeze = Congelación
heist-card-freeze-help = Nadie juega más cartas de acción esta ronda.
heist-card-influence = Influencia
heist-card-influence-help = Quien tú digas será Cabecilla. Puedes decir “yo”.
heist-card-lockdown = Cerrojo
heist-card-lockdown-help = Nadie mira una casilla hasta que se descubra. Salvo el Capo.
heist-card-override = Veto
heist-card-override-help = Anula una carta en cuanto se muestra. Solo sirve para responder.
heist-card-panic = Pánico
heist-card-panic-help = Intercambia dos eventos, o no. No lo sabrá nadie, ni tú.
heist-card-scramble = Huevos revueltos
heist-card-scramble-help = Todos los personajes se barajan y se reparten de nuevo.
heist-card-signal_jammer = Inhibidor
heist-card-signal_jammer-help = Ningún evento cambia de casilla esta ronda. El Capo sí puede Trastear.
heist-card-teamwork = Trabajo en equipo
heist-card-teamwork-help = Tu pareja elige una casilla, tú otra, y las dos se intercambian.
heist-card-warn = Aviso
heist-card-warn-help = Di qué evento cae esta ronda. Si aciertas, tomas un botín.

## Characters

heist-character-agent = Agente
heist-character-agent-help = Una vez por turno: quítale a alguien un botín al azar y dale uno al azar de los tuyos.
heist-character-alchemist = Alquimista
heist-character-alchemist-help = Si Desplumas un Oro, puedes mostrarlo y tomar una carta.
heist-character-mystic = Vidente
heist-character-mystic-help = Una vez por turno: descarta una carta, toma una carta.
heist-character-angel = Ángel
heist-character-angel-help = Una vez por turno: prohíbe una Jugada esta ronda, a alguien y también a ti.
heist-character-cowboy = Vaquero
heist-character-cowboy-help = Quien recibe o suelta al Vaquero toma una carta.
heist-character-jester = Bufón
heist-character-jester-help = Tras tu Trastear, Pánico o Trabajo en equipo juegas, te guste o no, la primera carta de la pila.
heist-character-boss = Capo
heist-character-boss-help = Puede Otear y Trastear haya las cartas que haya en el tablero.
heist-character-devil = Diablo
heist-character-devil-help = Una vez por turno: apaga una habilidad esta ronda. Nunca la de la misma gallina dos veces seguidas.
heist-character-pirate = Pirata
heist-character-pirate-help = Una vez por turno: devuelve un botín y haz un Recargar o Trastear de más.
heist-character-cyborg = Cíborg
heist-character-cyborg-help = Tras tu segunda carta en una ronda, toma una.
heist-character-knight = Caballero
heist-character-knight-help = Tras Otear puedes tomar una carta, pero entonces no elegir Escondite esta ronda.
heist-character-samurai = Samurái
heist-character-samurai-help = En las rondas 1 a 5 ningún evento te daña si eres Cabecilla. Salvo el segundo Bocinazo.

## Events

heist-event-shootout = Tiroteo
heist-event-shootout-help = Atrapa a la banda del Perímetro.
heist-event-time_lock = Apertura retardada
heist-event-time_lock-help = Atrapa a la banda de la Bóveda.
heist-event-silent_alarm = Alarma silenciosa
heist-event-silent_alarm-help = Atrapa a la banda del Vestíbulo.
heist-event-searchlight = Reflector
heist-event-searchlight-help = Atrapa a la banda de la Azotea.
heist-event-swat = SWAT
heist-event-swat-help = Atrapa a toda gallina cuya banda no tenga Blindaje.
heist-event-drivers_signal = Bocinazo
heist-event-drivers_signal-help = El primero es un susto. Con el segundo se va el camión, y solo quien huye va dentro.
heist-event-betrayal = Traición
heist-event-betrayal-help = Atrapa a quien sea Cabecilla.
heist-event-dyepack = Tinta delatora
heist-event-dyepack-help = Botín morado: el camión se vacía en la pila.
heist-event-masterpiece = Obra maestra
heist-event-masterpiece-help = Si huye exactamente una gallina, se lleva cuatro botines más.
heist-event-membership_fee = Cuota del club
heist-event-membership_fee-help = Quien aguanta paga un botín, o cae.
heist-event-police_patrol = Patrulla policial
heist-event-police_patrol-help = Atrapa a quienes huyen.
heist-event-poor_planning = Plan B
heist-event-poor_planning-help = Nadie tenía plan B, así que cae otro evento.
heist-event-swat_again = SWAT otra vez
heist-event-swat_again-help = Los del SWAT, que se dejaron aquí las llaves.

## Phases

heist-phase-turn = Turnos
heist-phase-sweep = Operación
heist-phase-queue = Operación
heist-phase-decision_a = Decisión
heist-phase-decision_b = Decisión
heist-phase-saves = Desenlace
heist-phase-split = Reparto

## The table

heist-table-deadline = { $text } · plazo: { $when }
heist-round = **Ronda { $round }/10** · { $signals }
heist-signals = { $count ->
    [0] 🚗 { $over ->
        [yes] ningún bocinazo
       *[no] sin bocinazos
    }
    [1] 🚗 { $over ->
        [yes] un bocinazo
       *[no] **1 de 2** bocinazos
    }
   *[other] 🚗 el camión se ha ido
  }
heist-table-now = 🎴 **Esta ronda, casilla { $slot }**
heist-table-hidden = { $count ->
    [one] { $last } boca abajo
   *[other] { $first }–{ $last } boca abajo
  }
# Of a story, whose reader may know them.
heist-table-laid-open = 🙈 Todavía boca abajo: { $events }
heist-table-seen = Casillas ya oteadas: { $slots }
heist-table-seen-slot = { $slot } ({ $seats })
heist-table-piles = 🚚 Camión **{ $truck }** · 💰 Pila **{ $loot }** · 🃏 Cartas **{ $draw }**
heist-table-truck-open = 🚚 En el camión: { $loots }
heist-table-discard = ♻️ Descarte ({ $count }): { $cards }
heist-table-in-force = 📌 **En vigor:** { $effects }
heist-table-chain = 🃏 Sobre la mesa: { $cards }
heist-table-chain-link = { $card } de { $seat }
heist-table-legend = 👑 Cabecilla · ✋ cartas · 💰 botín · 🙈 tiene Escondite · 🤖 casa
heist-table-seal = 🔏 Sello de juego limpio del mazo: { $seal }
heist-table-again = ¿Otra cuadrilla? **/chicken start heist**

heist-seat-line = { $signs }**{ $name }** · { $character } { $crew } · ✋{ $cards } 💰{ $loot }{ $rest }
heist-out-escaped = 🏁 A salvo: { $seats }
heist-out-with = { $seat } ({ $count ->
    [0] sin botín
    [one] { $count } botín
   *[other] { $count } botines
  })
heist-out-caught = ⛓️ Entre rejas: { $seats }

heist-board-flash_grenade = { $sign } nadie puede Otear
heist-board-freeze = { $sign } no más cartas
heist-board-signal_jammer = { $sign } ningún evento se mueve
heist-board-fortify = { $sign } a salvo de SWAT: { $crew }
heist-board-lockdown = { $sign } prohibido mirar: { $count ->
    [one] casilla { $slots }
   *[other] casillas { $slots }
  }
heist-board-angel = { $sign } sin { $move }: { $seats }
heist-board-devil = { $sign } habilidad apagada: { $target }
heist-board-knight = { $sign } sin Escondite: { $by }
heist-board-copycat = { $sign } { $by } copia a { $target }
heist-board-check_in = { $sign } { $by } chequea a { $target }
heist-board-warn = { $sign } { $by } espera: { $event }
heist-board-copycat-void = { $sign } { $by } copia a { $target } (sin efecto)
heist-board-check_in-void = { $sign } { $by } chequea a { $target } (sin efecto)

## In pictures: as short as can be

heist-picture-of-rounds = de 10
heist-picture-strikes = ¡{ $event }!
heist-picture-last = Último: { $event }
heist-picture-signals = Bocinazo { $count } de 2
heist-picture-escaped = A salvo { $count }
heist-picture-caught = Entre rejas { $count }
heist-picture-over = { $away } a salvo, { $caught } entre rejas
heist-picture-chose-stay = Sigue
heist-picture-chose-run = Huye
heist-picture-chose-hide = Oculta
heist-picture-fate-caught = cayó
heist-picture-fate-escaped = ¡voló!
heist-picture-fate-saved = se libró
heist-picture-fate-fee_paid = pagó
heist-picture-fate-hid = se escondió
heist-picture-lied = ¡BULO!
heist-picture-loot = Botín
heist-picture-draw = Pila
heist-picture-discard = Usadas
heist-picture-your-loot = Tu botín
heist-picture-worth = { $count ->
    [0] nada todavía
    [one] { $count } carta, vale { $total }
   *[other] { $count } cartas, valen { $total }
  }
heist-picture-you-know = Ya sabes
# The same of a seat, in its story.
heist-picture-knows = Ya sabe
heist-picture-no-cards = Mano vacía. ¡A Recargar!

## The pictures in sentences, for whoever does not see them

heist-alt-round = Ronda { $round } de 10, { $phase }. Bocinazos oídos: { $signals } de 2.
heist-alt-event = Cae: { $event }.
heist-alt-last = Último evento: { $event }.
heist-alt-in = En el banco: { $seats }.
heist-alt-seat = { $name } ({ $character }{ $leads ->
    [yes] , Cabecilla
   *[no] { "" }
  }{ $awaited ->
    [yes] , le toca
   *[no] { "" }
  }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }, botín: { $loot }, { $hide ->
    [yes] tiene Escondite
   *[no] sin Escondite
  }{ $chose ->
    [yes] : { $choice }
   *[no] { "" }
  })
heist-alt-escaped = A salvo: { $seats }.
heist-alt-caught = Entre rejas: { $seats }.
heist-alt-shown = Eventos hasta ahora: { $events }.
heist-alt-laid-open = Todavía boca abajo: { $events }.
heist-alt-slot = { $slot } { $event }
heist-alt-piles = Camión { $truck }, pila de botín { $loot }, pila de cartas { $draw }, descarte { $discard }.
heist-alt-in-force = En vigor: { $cards }.
# What a hand shows of the table; the number on the truck is that of its loot cards.
heist-alt-hand-round = Ronda { $round } de 10. Bocinazos oídos: { $signals } de 2. En el camión: { $truck }.
heist-alt-result-out = { $name }{ $who ->
    [house] , de la casa
    [away] , con una gallina de la casa en la percha
   *[person] { "" }
}: entre rejas.
heist-alt-reveal = Ronda { $round }: { $event }. { $people }.
heist-alt-fate = { $name } eligió { $choice }{ $fate ->
    [caught] { " " }y cayó
    [escaped] { " " }y escapó
    [saved] { " " }y se libró
    [fee_paid] { " " }y pagó
    [hid] { " " }y nadie le vio el pico
   *[none] { "" }
  }{ $lied ->
    [yes] , tras una falsa alarma
   *[no] { "" }
  }
heist-alt-you = Tu personaje: { $character }.
heist-alt-no-hide = { $hide ->
    [banned] Esta ronda no hay Escondite.
   *[gone] El Escondite se ha perdido para siempre.
  }
heist-alt-loot = { $count ->
    [0] Aún no hay botín.
   *[other] Botín: { $loots }; vale { $total }.
  }
heist-alt-hand = { $count ->
    [0] Sin cartas.
   *[other] En la mano: { $cards }.
  }
heist-alt-note = { $event }: { $count ->
    [one] en la casilla { $slots }
   *[other] en una de las casillas { $slots }
  }.

## A Reveal, in a message of its own

heist-reveal-title = 🎬 Ronda { $round }: ¡{ $event }!
heist-reveal-open = ⏳ Alguien busca aún una salida…
heist-reveal-hid = 🙈 { $event }: { $seats } se { $people ->
    [one] escondió y conserva
   *[other] escondieron y conservan
  } el Escondite.
heist-reveal-away = 🏁 { $people ->
    [one] { $seats } escapa.
   *[other] { $seats } escapan.
  }
heist-reveal-nobody = 😮‍💨 No encuentra a nadie.

## The result

heist-result-won = 🏆 ¡{ $people ->
    [one] { $seats } gana con un botín de { $points }
   *[other] { $seats } comparten la victoria con un botín de { $points } por pico
  }!
heist-result-nobody = 🏆 No escapó nadie, así que no gana nadie. El banco les manda un cordial saludo.
heist-result-line = { $place } **{ $name }** · { $count } · { $loots }
heist-result-empty-handed = ni un céntimo, pero en libertad
heist-result-caught = ⛓️ **{ $name }** · entre rejas

## What the table waits for

heist-ask-turn = ⏳ Le toca a **{ $who }**: { $moved ->
    [yes] la Jugada está hecha; aún caben fechorías
   *[no] una Jugada, con sus fechorías
  }
heist-ask-target = ⏳ **{ $who }** juega { $card } y elige a quién
heist-ask-teamwork = ⏳ **{ $who }** busca pareja
heist-ask-fortify = ⏳ **{ $who }** elige qué banda blindar
heist-ask-lockdown = ⏳ **{ $who }** elige dónde echar el Cerrojo
heist-ask-panic = ⏳ **{ $who }** elige dos eventos para sembrar el Pánico
heist-ask-warn = ⏳ **{ $who }** piensa de qué avisar
heist-ask-partner = ⏳ **{ $who }** hace de pareja y elige casilla
heist-ask-second = ⏳ **{ $who }** elige la segunda casilla
heist-ask-override = ⏳ { $seat } juega **{ $card }**. ¿Alguien veta?
heist-ask-sweep = ⏳ Quien tenga cartas: ¿jugar una, o pasar?
heist-ask-pause = ⏳ Un respiro, por si alguien se lo piensa mejor
heist-ask-decision_a = ⏳ Todo el mundo, en secreto: ¿Aguantar, Huir o Escondite?
heist-ask-decision_b = ⏳ Ahora deciden quienes chequearon
heist-ask-saves = ⏳ { $event }: quien está en apuros busca cómo salir
heist-ask-split = ⏳ **{ $who }** toma uno del camión
heist-ask-one-missing = { $what } · falta un pico

## Cards: frame

heist-card-truck = 🚚 Camión: { $count }
heist-card-event-now = Ahora: { $event }
heist-card-event = Último: { $event }{ $hit ->
    [yes] {" "}({ $hits })
   *[no] {""}
  }
heist-card-hit-caught = entre rejas: { $seats }
heist-card-hit-saved = Escondite entregado: { $seats }
heist-card-hit-fee_paid = cuota pagada: { $seats }
heist-card-hit-nobody = no cayó nadie
heist-card-all-in = aún sigue dentro todo el mundo
heist-card-news = **Chist** { $news }
heist-card-you = **Eres: { $character }** ({ $crew }){ $leads ->
    [yes] {" "}y 👑 Cabecilla
   *[no] {""}
  }
    -# { $help }
heist-card-you-off = **Eres: { $character }** ({ $crew }){ $leads ->
    [yes] {" "}y 👑 Cabecilla
   *[no] {""}
  }
    -# Tu habilidad está apagada esta ronda.
heist-card-perils = { $event } atrapa a tu banda; 🚨 SWAT, a cualquiera. Con el segundo 🚗 Bocinazo solo escapa quien huye. Todos los eventos: 📖 **Reglas**.
heist-card-loot = 💰 **Botín { $total }**: { $loots }
heist-card-loot-none = 💰 **Botín**: nada. Casi una gallina honrada.
heist-card-hand = ✋ **Mano**: { $cards }
heist-card-hand-none = ✋ **Mano**: vacía
heist-card-no-hide = { $hide ->
    [banned] 🙈 **Escondite**: esta ronda no
   *[gone] 🙈 **Escondite**: perdido para siempre
  }
heist-card-notes = 📓 **Libreta**: { $notes }
heist-card-note = casilla { $slots }: { $event }
heist-card-queued = 📥 En espera de jugarse: { $card }
heist-card-peeked = 👀 { $seat } ha elegido **{ $choice }**.
heist-card-answered = ✅ Elegiste **{ $chosen }**.
heist-card-change = Puedes cambiar de idea hasta que respondan todas las gallinas.
heist-card-warning = ⚠️ { $warning }
heist-card-warned = **{ $options }** { $warning }
heist-card-copying = 🦜 Copias a { $target }, así que no tienes nada que decidir.
heist-card-out-escaped = 🏁 Has escapado con { $total ->
    [0] lo puesto: tus plumas
   *[other] un botín de { $total }
  }. Patas en alto; el resto sigue en faena.
heist-card-out-caught = ⛓️ Has caído. Desde la celda se ve de maravilla la fuga.
heist-card-over-won = 🏆 ¡Ganas, con un botín de { $points }! Gástalo con cabeza. O en maíz.
heist-card-over-shared = 🏆 Ganas con un botín de { $points }, y contigo { $seats }. Que conste que nadie vio a nadie compartir.
heist-card-over-lost = 🏁 Has escapado con { $points ->
    [0] lo puesto: tus plumas
   *[other] { $points }
  }. Alguien escapó con más.
heist-card-over-caught = ⛓️ Entre rejas. Siempre habrá otro banco.

heist-title-turn = Tu turno
heist-title-tinker = Tu turno: Trastear
heist-title-angel_move = Tu turno: Ángel
heist-title-pirate_move = Tu turno: Pirata
heist-title-target = Elige a quién
heist-title-teamwork = Elige pareja
heist-title-partner = Te toca hacer de pareja
heist-title-second = Elige la otra casilla
heist-title-fortify = Elige una banda
heist-title-lockdown = Elige una casilla
heist-title-panic = Elige dos casillas
heist-title-panic_second = Elige la otra casilla
heist-title-warn = Elige un evento
heist-title-override = ¿Vetar?
heist-title-sweep = Operación
heist-title-reconsider = ¿Seguro?
heist-title-decision = ¿Aguantar, Huir o Escondite?
heist-title-save = Tienes un problema
heist-title-fee = A pagar
heist-title-split = Sírvete

heist-question-turn = Haz **una Jugada**; cartas y personaje, aparte.
heist-question-turn-moved = Tu Jugada está hecha. ¿Más cartas, o basta?
heist-question-turn-stuck = No tienes ninguna Jugada legal. Quizá ayude una carta o tu personaje; si no, termina tu turno.
heist-question-tinker = ¿Qué **dos** eventos boca abajo cambian de sitio?
heist-question-angel_move = ¿Qué Jugada se les prohíbe esta ronda a ti y a { $target }?
heist-question-pirate_move = El botín vuelve a la pila. ¿Qué quieres a cambio?
heist-question-target = { $card }: ¿a quién nombras?
heist-question-teamwork = { $card }: ¿quién hace de pareja? Elegirá una casilla a la vista de todo el mundo.
heist-question-partner = { $card }: te toca hacer de pareja. Elige una casilla boca abajo; todo el mundo la verá.
heist-question-second-known = { $seat } eligió la casilla { $slot }. ¿Con qué otra se intercambia?
heist-question-second = Tu pareja eligió una casilla. ¿Con qué otra se intercambia?
heist-question-fortify = { $card }: ¿qué banda queda a salvo de SWAT y SWAT otra vez?
heist-question-lockdown = { $card }: ¿qué casilla cierras?
heist-question-panic = { $card }: ¿qué **dos** eventos cambian de sitio, o no?
heist-question-panic-first = { $card }: ¿la primera de las dos casillas?
heist-question-panic_second = { $card }: ¿y la otra casilla?
heist-question-warn = { $card }: ¿qué evento viene esta ronda? Todo el mundo lo oirá.
heist-question-override = { $seat } juega **{ $card }**{ $explains ->
    [yes] {""}: { $help }
   *[no] .
  }
heist-question-override-again = { $seat } responde con **Veto**. Si nadie lo veta, { $fate ->
    [stands] { $card } se juega a pesar de todo.
   *[void] { $card } no hace nada.
  }
heist-question-override-have = { $count ->
    [0] No tienes ningún Veto. Pulsa lo que quieras: nadie lo nota.
    [one] Tienes un Veto.
   *[other] Tienes { $count } Vetos.
  }
heist-question-sweep = ¿Jugar una carta en secreto?
heist-question-sweep-change = ¿Otra carta en su lugar?
heist-question-reconsider = Ahora le toca a tu { $card }. ¿Aún quieres jugarla?
heist-question-reconsider-illegal = { $card } ya no es posible. ¿Otra cosa?
heist-question-decision = Va a descubrirse la casilla { $slot }. ¿Qué haces?
heist-question-decision-checked = 👀 Tu elección la verá antes: { $seats }, y entonces ya no hay vuelta atrás.
heist-question-decision-copied = 🦜 { $seats } { $people ->
    [one] hará
   *[other] harán
  } lo mismo que tú.
heist-question-save = { $event } te ha atrapado. ¿Entregas tu Escondite para librarte?
heist-question-fee = { $event }: ¿qué botín pagas? Vuelve sin que nadie lo vea.
heist-question-split = El camión está abierto. Toma uno.
heist-question-later-hint = Elige ahora, en secreto, o cuando le toque a la carta.

heist-waiting-turn = 🪶 Van pasando los turnos. Patas en alto hasta que llegue el tuyo o una carta quiera respuesta.
heist-waiting-own = 🪶 Sigue siendo tu turno: continúa en cuanto el resto haya opinado.
heist-waiting-sweep = 🪶 Operación: aún se pueden jugar cartas.
heist-waiting-queue = 🪶 Operación: las cartas se juegan una tras otra.
heist-waiting-decision_a = 🪶 El resto decide, en secreto.
heist-waiting-decision_b = 🪶 Deciden quienes chequearon.
heist-waiting-saves = 🪶 Quien está en apuros busca cómo salir.
heist-waiting-split = 🪶 Quienes huyeron se reparten el camión, de uno en uno.

## Options

heist-option-rob = Desplumar
heist-option-resupply = Recargar
heist-option-lookout = Otear casilla { $slot }
heist-option-tinker = Trastear
heist-option-play = { $card }
heist-option-agent = { $seat }
heist-option-mystic = { $card }
heist-option-angel = { $seat }
heist-option-devil = { $seat }
heist-option-pirate = { $loot }
heist-option-show_gold = Mostrar el Oro, tomar carta
heist-option-take_card = Tomar carta, sin Escondite
heist-option-end = Terminar turno
heist-option-slot = Casilla { $slot }
heist-option-move = { $move }
heist-option-back = Atrás
heist-option-seat = { $seat }
heist-option-crew = { $crew }
heist-option-event = { $event }
heist-option-override = Veto
heist-option-pass = Pasar
heist-option-override-pass = Dejar que pase
heist-option-later = Decidir luego
heist-option-done = Basta por esta ronda
heist-option-go = Adelante
heist-option-change = Otra carta
heist-option-withdraw = Recuperarla
heist-option-stay = Aguantar
heist-option-run = Huir
heist-option-hide = Escondite
heist-option-discard_hide = Entregar Escondite
heist-option-be_caught = Caer
heist-option-pay = { $loot }
heist-option-take = { $loot }

heist-chosen-rob = Desplumar
heist-chosen-resupply = Recargar
heist-chosen-lookout = Otear la casilla { $slot }
heist-chosen-tinker = Trastear
heist-chosen-play = jugar { $card }
heist-chosen-agent = Agente con { $seat }
heist-chosen-mystic = descartar { $card }
heist-chosen-angel = Ángel contra { $seat }
heist-chosen-devil = Diablo contra { $seat }
heist-chosen-pirate = devolver { $loot }
heist-chosen-show_gold = mostrar el Oro
heist-chosen-take_card = tomar carta y quedarse sin Escondite
heist-chosen-end = terminar el turno
heist-chosen-slot = casilla { $slot }
heist-chosen-move = sin { $move }
heist-chosen-back = volver atrás
heist-chosen-seat = { $seat }
heist-chosen-crew = { $crew }
heist-chosen-event = { $event }
heist-chosen-override = Veto
heist-chosen-pass = pasar
heist-chosen-override-pass = dejar que pase
heist-chosen-later = decidir cuando le toque
heist-chosen-done = no más cartas esta ronda
heist-chosen-go = adelante
heist-chosen-change = otra carta
heist-chosen-withdraw = recuperarla
heist-chosen-stay = Aguantar
heist-chosen-run = Huir
heist-chosen-hide = Escondite
heist-chosen-discard_hide = entregar el Escondite
heist-chosen-be_caught = caer
heist-chosen-pay = pagar { $loot }
heist-chosen-take = tomar { $loot }

heist-menu-explain = ¿Qué hacen tus cartas?
heist-menu-lookout = 🔭 Otear otra casilla…
heist-menu-play = 🃏 Jugar una carta…
heist-menu-agent = 🕵️ Agente: cambiar botín con…
heist-menu-mystic = 🔮 Vidente: descartar…
heist-menu-angel = 😇 Ángel: ponerse en medio de…
heist-menu-devil = 😈 Diablo: apagar a…
heist-menu-pirate = 🏴‍☠️ Pirata: devolver…
heist-menu-seat = ¿A quién?
heist-menu-slot = ¿Qué casilla?
heist-menu-two-slots = ¿Qué dos casillas?
heist-menu-event = ¿Qué evento?
heist-menu-pay = ¿Qué botín?
heist-menu-take = ¿Qué botín?

heist-hint-known = según tus notas: { $event }
heist-hint-maybe = según tus notas, quizá { $event }
heist-hint-locked = bajo Cerrojo
heist-hint-this-round = la de esta ronda
heist-hint-loot = botín: { $count }
heist-hint-hide = tiene Escondite
heist-hint-no-hide = sin Escondite
heist-hint-you = tú

## Warnings, told to the seat alone

heist-warning-in-force = Ya hay una en vigor; otra no añade nada.
heist-warning-no-moves-left = A nadie le queda Jugada esta ronda: no hay a quién cegar.
heist-warning-void-target = Contra esa gallina no sirve: una carta suya en vigor estropea la tuya.
heist-warning-leader-already = Ya es Cabecilla.
heist-warning-locked-already = Ya tiene Cerrojo.
heist-warning-fortified-already = Ya tiene Blindaje.
heist-warning-turn-over = Su turno ya pasó; solo te atas a ti.
heist-warning-off-already = Su habilidad ya está apagada.
heist-warning-agent-empty = No tienes botín: lo que quites vuelve enseguida.
heist-warning-own-last-move = Es la única Jugada que te queda esta ronda.
heist-warning-forbidden-already = Ya la tiene prohibida.
heist-warning-known-already = Esta ya la conoces.
heist-warning-event-gone = Ese ya vino y se fue; solo sirve para despistar.
heist-warning-event-elsewhere = Según tus notas, esta ronda trae: { $event }.
heist-warning-offer-open = Si terminas ahora, la carta ofrecida se pierde.
heist-warning-hide-misses = Según tus notas, { $event }: no te toca, y perderías el Escondite.
heist-warning-hide-signal = Según tus notas, { $event }, y es el segundo: el Escondite no sirve.
heist-warning-stay-signal = Según tus notas, { $event }, y es el segundo: solo Huir te saca de aquí.
heist-warning-stay-saved = Según tus notas, { $event }: aguantar te cuesta el Escondite.
heist-warning-stay-caught = Según tus notas, { $event }: te atraparía.
heist-warning-stay-fee = Según tus notas, { $event }: aguantar te cuesta un botín.
heist-warning-run-patrol = Según tus notas, { $event }: atrapa a quien huye.
heist-warning-run-patrol-saved = Según tus notas, { $event }: huir te cuesta el Escondite.
heist-warning-be-caught = Pierdes todo tu botín.

## What happened: the round

heist-told-round_started = **Ronda { $round }.** Cabecilla: { $leader }.
heist-told-loot_pile_empty = La pila de botín está vacía; al camión no sube nada.
heist-told-move_skipped = { $seat } no tiene Jugada legal y se queda sin ella.
heist-told-robbed = 💰 { $seat } { $people ->
    [one] despluma
   *[other] despluman
  } al banco.
heist-told-looked_out = 🔭 { $seat } otea la casilla { $slot }.
heist-told-tinkered = 🔧 { $seat } intercambia las casillas { $slot } y { $other }.
heist-told-resupplied = 🎴 { $people ->
    [one] { $seat } recarga: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
      }.
   *[other] { $seat } recargan: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
      } por pico.
  }

## What happened: action cards

heist-told-announced = { $number ->
    [1] 🃏 { $seat } juega **{ $card }**.
   *[other] { $seat } responde con **{ $card }**.
  }
heist-told-overridden = 🚫 { $by } veta { $card } de { $seat }.
heist-told-stood = { $card } de { $seat }: sigue adelante.
heist-told-voided = { $card } de { $seat }: sin efecto.
heist-told-checked_in = 👀 { $seat } chequeará a { $target }.
heist-told-copied = 🦜 { $seat } hará lo que haga { $target }.
heist-told-disguised = 🥸 { $target } se cambia de disfraz: antes { $old }, ahora { $character }.
heist-told-laid = 📌 { $place ->
    [crew] { $seat } pone { $card }: a salvo de SWAT, { $crew }.
    [slot] { $seat } pone { $card } en la casilla { $slot }.
   *[board] { $seat } pone { $card } en el tablero.
  }
heist-told-led = 👑 { $leader } es Cabecilla desde ahora, gracias a { $seat }.
heist-told-panicked = 😱 Las casillas { $slot } y { $other } cambiaron de sitio. O no.
heist-told-partnered = 🤝 { $seat } hace equipo con { $target }.
heist-told-partner_picked = 🤝 { $seat } elige la casilla { $slot }.
heist-told-teamed_up = 🤝 { $seat } y { $target } intercambian las casillas { $slot } y { $other }.
heist-told-scrambled = 🍳 Todo revuelto: personajes nuevos para todo el mundo.
heist-told-warned = 📣 { $seat }: “¡Palabra de gallina: viene { $event }!”
heist-told-effect_ended = { $character ->
    [angel] { $by } y { $target } pueden { $move } otra vez.
    [devil] { $target } recupera su habilidad.
   *[knight] { $target } puede elegir Escondite otra vez.
  }
heist-told-jester_turned = 🤡 El truco del Bufón: { $seat } juega **{ $card }**, le guste o no.
heist-told-jester_fizzled = 🤡 Pues no: con { $card } no hay nada que hacer, y va al descarte.

## What happened: characters

heist-told-agent_swapped = 🕵️ { $seat } y { $target } han cambiado un botín. Sin darse la pata.
heist-told-gold_shown = ⚗️ { $seat } muestra { $loot }.
heist-told-mystic_swapped = 🔮 { $seat } cambia { $card } por otra carta.
heist-told-angel_blocked = 😇 { $seat } se prohíbe { $move }, y a { $target } también.
heist-told-devil_disabled = 😈 { $seat } apaga la habilidad de { $target }.
heist-told-pirate_returned = 🏴‍☠️ { $seat } devuelve un botín.
heist-told-knight_banned = ⚔️ { $seat } toma una carta y esta ronda no tendrá Escondite.
heist-told-drew = { $why ->
   *[plain] { $seat } { $count ->
        [0] no toma nada; no queda nada
        [one] toma una carta
       *[other] toma { $count } cartas
      }.
    [character] { $character }: { $seat } { $count ->
        [0] no toma nada; no queda nada
        [one] toma una carta
       *[other] toma { $count } cartas
      }.
  }

## What happened: Operation, decision, Reveal

heist-told-operation_frozen = ❄️ Todo helado: no más cartas esta ronda.
heist-told-decided = { $choice ->
    [stay] 🐔 { $seat } { $people ->
        [one] aguanta
       *[other] aguantan
      }{ $copied ->
        [yes] , como { $target }
       *[no] {""}
      }.
    [run] 🏃 ¡{ $seat } { $people ->
        [one] huye
       *[other] huyen
      }{ $copied ->
        [yes] , como { $target }
       *[no] {""}
      }!
   *[hide] 🙈 { $seat } se { $people ->
        [one] esconde
       *[other] esconden
      }{ $copied ->
        [yes] , como { $target }
       *[no] {""}
      }.
  }
heist-told-event_shown = 🎬 Casilla { $slot }: ¡**{ $event }**! { $help }
heist-told-lockdown_lifted = 🔓 Fuera el Cerrojo de la casilla { $slot }.
heist-told-warn_right = 📣 { $seat } lo cantó: { $event }. Un botín por la profecía.
heist-told-warn_wrong = 📣 { $seat } avisó de { $event }. En fin.
heist-told-substituted = 📋 En su lugar: ¡**{ $event }**! { $help }
heist-told-dyed = 🎨 El botín del camión ({ $count }) vuelve a la pila, de color morado.
heist-told-masterpiece_taken = 🖼️ { $seat } huye en solitario, con { $count ->
    [one] 1 botín
   *[other] { $count } botines
  } más bajo el ala.
heist-told-masterpiece_missed = 🖼️ { $count ->
    [0] No huyó nadie; la obra maestra sigue en la pared.
   *[other] Huyeron { $count }; con la obra maestra no caben por la misma puerta.
  }
heist-told-signalled = { $number ->
    [1] 🚗 ¡Piii! Ese fue el primer bocinazo. No habrá un tercero.
   *[other] 🚗 ¡Piii, piii! El camión se va.
  }
heist-told-hide_lost = 🙈 { $seat } se { $people ->
    [one] escondió para nada y pierde
   *[other] escondieron para nada y pierden
  } el Escondite.
heist-told-saved = 🛡️ { $people ->
    [one] { $seat } entrega el Escondite y se escabulle.
   *[other] { $seat } entregan el Escondite y se escabullen.
  }
heist-told-fee_paid = 💳 { $people ->
    [one] { $seat } paga un botín.
   *[other] { $seat } pagan un botín.
  }
heist-told-escaped = 🏁 ¡{ $people ->
    [one] { $seat } escapa
   *[other] { $seat } escapan
  }!
heist-told-caught = ⛓️ { $seat } { $people ->
    [one] cae
   *[other] caen
  }{ $count ->
    [0] .
    [one] ; vuelve { $count } botín.
   *[other] ; vuelven { $count } botines.
  }

## What happened: the end

heist-told-truck_opened = 🚚 El camión se abre: { $loots }
heist-told-picked = 🚚 { $seat } toma { $loot }.
heist-told-truck_lost = 🚚 El camión se va con { $count } de botín y nadie dentro.
heist-told-truck_taken = 🚚 { $seat }, la última gallina dentro, se va con el camión: { $count } de botín.

## What happened, for one seat’s eyes

heist-told-drew_cards = 🎴 Tomaste { $cards }.
heist-told-robbed_loot = 💰 Desplumaste { $loot }.
heist-told-drew_loot = 💰 Tomaste { $loot }.
heist-told-saw = 🔭 En la casilla { $slot } viste **{ $event }**{ $explains ->
    [yes] {""}: { $help }
   *[no] .
  }
heist-told-gained_loot = 💰 Recibes { $loot }.
heist-told-lost_loot = 💸 Pierdes { $loot }.
heist-told-swapped_loot = 🕵️ Cambio a ciegas con { $target }: tu { $given } por { $loot }.
heist-told-no_override = No tienes Veto, así que contra { $card } fue como pasar. Nadie sabe que lo intentaste.
heist-told-override_kept = Otro Veto llegó antes; conservas el tuyo, sin que nadie lo vea.
heist-told-card_returned = { $card } vuelve a tu mano, sin que nadie la vea.
heist-told-peeked = 👀 { $target } ha elegido **{ $choice }**, y ya no puede cambiarlo.
heist-told-paid_loot = 💳 Pagaste { $loot }.

# Lo mismo para quien lee la historia: $seat es quien lo supo.
heist-secret-drew_cards = **{ $seat }** tomó { $cards }.
heist-secret-robbed_loot = **{ $seat }** desplumó { $loot }.
heist-secret-drew_loot = **{ $seat }** tomó { $loot }.
heist-secret-saw = En la casilla { $slot } **{ $seat }** vio **{ $event }**: { $help }
heist-secret-gained_loot = **{ $seat }** recibió { $loot }.
heist-secret-lost_loot = **{ $seat }** perdió { $loot }.
heist-secret-no_override = **{ $seat }** no tenía Veto, así que contra { $card } fue como pasar. Nadie supo del intento.
heist-secret-override_kept = Otro Veto llegó antes; **{ $seat }** conservó el suyo, sin que nadie lo viera.
heist-secret-card_returned = { $card } volvió a la mano de **{ $seat }**, sin que nadie la viera.
heist-secret-peeked = **{ $seat }** vio lo que eligió { $target }: **{ $choice }**.
heist-secret-paid_loot = **{ $seat }** pagó { $loot }.

## What all were told, said to the seat that it happened to

heist-told-checked_in-you = 👀 { $seat } te chequeará.
heist-told-copied-you = 🦜 { $seat } hará lo que tú hagas.
heist-told-disguised-you = 🥸 Te cambian de disfraz: antes { $old }, ahora { $character }.
heist-told-partnered-you = 🤝 { $seat } hace equipo contigo.
heist-told-teamed_up-you = 🤝 { $seat } y tú intercambian las casillas { $slot } y { $other }.
heist-told-overridden-you = 🚫 { $by } veta tu { $card }.
heist-told-angel_blocked-you = 😇 { $seat } se prohíbe { $move }, y a ti también.
heist-told-devil_disabled-you = 😈 { $seat } apaga tu habilidad.
heist-told-effect_ended-you = { $character ->
    [angel] { $by } y tú pueden { $move } otra vez.
    [devil] Recuperas tu habilidad.
   *[knight] Puedes elegir Escondite otra vez.
  }
heist-told-warn_right-you = 📣 Lo cantaste: { $event }. Un botín por la profecía.
heist-told-masterpiece_taken-you = 🖼️ Huyes en solitario, con { $count ->
    [one] 1 botín
   *[other] { $count } botines
  } más bajo el ala.
heist-told-hide_lost-you = 🙈 Te escondiste para nada, y pierdes el Escondite.
heist-told-saved-you = 🛡️ Entregas el Escondite y te escabulles.
heist-told-fee_paid-you = 💳 Pagas un botín.
heist-told-truck_taken-you = 🚚 Última gallina dentro: te vas con el camión y { $count } de botín.

## Its story, told once it is over

heist-chapter = Ronda { $round }

## For those who watch (cogs/heist/watch.py)

heist-bets-until = hasta que empiece la tercera ronda
heist-watch-next = 🎲 Boca abajo en la casilla { $slot }, a juzgar por lo que ya salió:
heist-watch-chance = -# { $percent } % { $count ->
    [one] {""}
   *[other] cada uno:{" "}
  }{ $events }
heist-watch-danger = 🫣 Golpea a quien aguante: { $seats }
heist-watch-hit = { $seat } { $percent } %
heist-watch-worth = 🎒 Valdrá más o menos: { $seats } · el camión { $truck }
heist-watch-one = { $seat } { $loot }
heist-watch-overrides = 🚫 Vetos en el descarte: { $gone } de { $all }.

## Statistics and feats

heist-count-escaped = { $number ->
    [one] una fuga
   *[other] { $number } fugas
  }
heist-count-caught = { $number ->
    [one] una vez entre rejas
   *[other] { $number } veces entre rejas
  }
heist-count-loot = { $number } de botín a salvo
heist-count-haul = mejor golpe { $number }
heist-count-robbed = { $number ->
    [one] 1 desplume
   *[other] { $number } desplumes
  }
heist-count-overrides = { $number ->
    [one] 1 carta vetada
   *[other] { $number } cartas vetadas
  }
heist-count-prophecies = { $number ->
    [one] 1 evento anunciado
   *[other] { $number } eventos anunciados
  }
heist-feat-last_signal = Por los pelos… de gallina
heist-feat-last_signal-how = gana huyendo en el segundo Bocinazo
heist-feat-last_one = La última apaga la luz
heist-feat-last_one-how = sé la única que queda dentro y llévate todo el camión
heist-feat-early_bird = Al que madruga…
heist-feat-early_bird-how = gana aunque huiste antes del primer Bocinazo
heist-feat-fortune = La gallina de los huevos de oro
heist-feat-fortune-how = escapa con un botín de 30 o más
heist-feat-prophet = Lo vi venir
heist-feat-prophet-how = anuncia un evento con Aviso
heist-feat-overruler = ¡Protesto, señoría!
heist-feat-overruler-how = veta dos cartas en un atraco
heist-feat-nine_lives = Bajo la paja
heist-feat-nine_lives-how = gana un atraco en el que te salvó el Escondite
heist-feat-heavy_heart = Tan cerca…
heist-feat-heavy_heart-how = cae con cinco botines o más

## What decided it, in three sentences at the end

heist-recap-event = El último evento fue { $event }: { $people ->
    [0] no cayó nadie
    [one] cayó { $seats }
   *[other] cayeron { $seats }
  }.
heist-recap-dearest = { $loot } viajó a casa con { $seats }.
heist-recap-margin = Más cerca que nadie: { $seats }, con { $by } menos.
heist-recap-alone = No escapó nadie más.
heist-recap-nobody = Las { $count } comparten ahora celda.

## The lesson (data/lessons/heist.toml; see lessons.ftl)

heist-lesson-move = Soy tu entrenadora. Gana quien **escapa con más botín**. Diez eventos boca abajo, y en cada ronda cae uno. Tu turno es una Jugada: **Desplumar**, y tienes botín; **Otear** la casilla 1, y sabes qué cae esta noche.
heist-lesson-robbed = Botín, solo para tus ojos. No sabes lo que viene, pero cuando venga tendrás con qué pagarlo.
heist-lesson-looked = Tu libreta lo recuerda, y solo lo sabes tú. El resto vio que mirabas, no qué. Saber es lo que luego da de comer.
heist-lesson-end-turn = En tu turno también puedes jugar cartas, pero ya habrá mejor momento: termínalo.
heist-lesson-ended = { $b } desplumó. { $c } oteó la casilla 2: recuérdalo.
heist-lesson-operation = **Operación**: a la vez y en secreto, una carta o ninguna. Si pasas y alguien juega, se te pregunta otra vez.
heist-lesson-played = Jugada: esta ronda nadie puede mover eventos.
heist-lesson-kept = Guardada. Una carta en la mano es un signo de interrogación para el resto.
heist-lesson-override = ¿**Veto**? Se pregunta a todo el mundo, siempre, así nadie sabe quién tiene un Veto. Tú lo tienes.
heist-lesson-overrode = Anulada, ante todo el mundo. Si tienes otro, nadie lo sabe.
heist-lesson-let-be = La dejas pasar, y nadie sabe que podías no hacerlo.
heist-lesson-decision = **Decide**, en secreto. *Huir*: fuera, con botín. *Aguantar*: lo que venga. *Escondite*: a salvo.
heist-lesson-stayed = El Reflector atrapa a la banda de la Azotea, y tú no eres de esa banda. { $b } sí, y entregó el Escondite para librarse.
heist-lesson-ran = Huiste, y estás fuera con todo lo tuyo. Era el Reflector, que busca a la banda de la Azotea: { $b } tuvo que entregar el Escondite. A ti no te habría tocado.
heist-lesson-hid = El Reflector busca a la banda de la Azotea, no a la tuya: tu Escondite se gastó para nada. A { $b } sí le hacía falta.
heist-lesson-tinker = Ahora eres Pirata. Tu libreta dice que el Reflector espera en la casilla 2, y busca a tu banda. **Trastear** intercambia dos eventos.
heist-lesson-tinkering = Destornillador en pata.
heist-lesson-tinker-slots = Dos cualesquiera que estén boca abajo. Todo el mundo ve qué casillas, nadie ve qué hay.
heist-lesson-tinkered = Fuera de la casilla 2. Qué vino en su lugar no lo sabe nadie, tú tampoco.
heist-lesson-tinkered-elsewhere = Han cambiado de sitio otros dos, y el Reflector sigue esperando en la casilla 2.
heist-lesson-pirate = Cada personaje sabe hacer algo. El Pirata devuelve un botín por un **Trastear** o **Recargar** de más, aparte de la Jugada.
heist-lesson-pirated = Vuelve a la pila, y nadie ve cuál era.
heist-lesson-resupply = **Recargar** toma dos cartas de acción.
heist-lesson-resupplied = Dos cartas más, y solo tú sabes cuáles.
heist-lesson-no-pirate = Te quedas con tu botín, y con tu truco para otro día.
heist-lesson-signal = Tu libreta lo sabe: el segundo Bocinazo. Quien huya va en el camión; el resto lo pierde todo.
heist-lesson-on-board = Vas en el camión, y { $b } también. { $c } lo ve alejarse.
heist-lesson-left-behind = El camión se fue sin ti y sin tu botín. { $b } se lo lleva todo. Cree siempre a tu libreta.
heist-lesson-split = Quienes huyeron se reparten el camión; tú eliges primero.
heist-lesson-took-best = Una gallina de buen gusto. Gana quien haya escapado con más.
heist-lesson-took-modest = ¡Qué modestia! { $b } no se lo podía creer. Gana quien haya escapado con más.
heist-lesson-farewell = Vaya noche: Jugada, Operación, Decisión, personaje y camión. Ahora, a jugar con amistades que te mienten.

## Tips (cogs/heist/tips.py)

heist-tips-moves = Desplumar: un botín. Otear: ver un evento. Trastear: cambiar dos. Recargar: dos cartas.
heist-tips-unseen = No has mirado la casilla { $slot }, y eso es lo que cae al final de esta ronda.
heist-tips-move-done = Lo que tienes también puede esperar: en la Operación se juegan cartas sin saber quién más lo hace.
heist-tips-noted = Tu libreta está segura: { $event }. ¿Va contra tu banda?
heist-tips-last-two = Quedan dos dentro. Si tras esto queda una sola, se lleva el camión entero ({ $count }).
heist-tips-signal = Ya sonó un Bocinazo. Si este es el segundo, solo escapa quien huye.
heist-tips-no-hide = Tu Escondite ya no está: lo que te golpee ahora te atrapa.
heist-tips-much = Llevas un botín de { $loot }. Solo cuenta si escapas con él.
heist-tips-choices = Aguantar: que venga lo que venga. Huir: te vas con tu botín y no vuelves.{ $hide ->
    [yes] {" "}Escondite: nada te toca, pero si el evento no iba contigo, lo pierdes.
   *[no] {""}
  }
heist-tips-override = Tienes un Veto. Para una carta, una vez, y nadie sabe que lo tienes.
heist-tips-sweep = **Pasar**: si alguien juega, vuelvo a preguntar. **No vetar nada esta ronda** va solo de cartas ajenas.
heist-tips-order = Las cartas se juegan en sentido horario, desde Cabecilla.
heist-tips-let-all = Con **No vetar nada esta ronda**, las cartas de los demás pasan sin preguntarte. Las tuyas aún puedes jugarlas.
