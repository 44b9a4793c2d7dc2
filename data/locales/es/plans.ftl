# Mesas que se abren a una hora fijada: lo que se anuncia, y en qué queda.

plan-title = 📅 { $game }: { $when }
plan-host = { $host } abre aquí una mesa { $rest }. Pulsa **Me apunto** y te doy un toque en el ala un cuarto de hora antes.
plan-coming = { $count ->
    [0] De momento no viene nadie. ¡Gallinas!
   *[other] ✋ Vienen: { $people }
  }
plan-no-event = No puedo ponerla entre los eventos del servidor: hace falta *Crear eventos*. Se abre igualmente.
plan-button-in = Me apunto
plan-button-out = Sin mí
plan-button-cancel = Cancelar
plan-cancelled = 🗑️ { $game }, { $when }: cancelada. De vuelta al nido.
plan-missed = 💤 { $game }, { $when }: cuando llegó la hora, yo no estaba. ¡Perdón! **/chicken call** planea otra.
plan-refused = 🚧 { $game }, { $when }: no pude abrir la mesa. { $why }
plan-opened = 📅 { $game }, { $when }: llegó la hora, y la mesa { $number } está abierta.
plan-call = 🔔 ¡Llegó la hora! La mesa { $number } de { $game } está abierta: { $people }
plan-reminder = ⏰ **{ $game }** en { $channel }: la mesa se abre: { $when }.
plan-there = Ir a { $room }
plan-event-about = Se abre una mesa de { $game }: quien esté puede sentarse. { $address }

refused-no-moment = No sé leer eso como una hora. Escríbela así: 20:30, esta noche, mañana 20:30, viernes 20:30 o en 2h.
refused-clock-unknown = ¿{ $when } de qué reloj? Pulsa **Poner mi reloj en hora** y prueba otra vez, o escribe cuánto falta: en 2h.
refused-moment-past = Eso ya pasó, o casi. Planea con al menos { $minutes } minutos de antelación.
refused-moment-far = Faltan más de { $days } días, y ninguna gallina planea tan lejos.
refused-too-many-plans-of-yours = Ya tienes { $most } mesas planeadas. Juega antes una de ellas, o cancela alguna.
refused-too-many-plans-here = En este servidor ya hay { $most } mesas planeadas: la agenda está llena.
refused-planner-only = Eso le toca a quien la planeó, o a quien gestiona los mensajes aquí.
refused-plan-gone = De eso ya no sale nada: se canceló, o llegó su hora.
