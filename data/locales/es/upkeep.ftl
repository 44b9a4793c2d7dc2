# What Coop knows of somebody (/chicken me), and how it forgets them.

# Who sits in a game that is over, and has asked to be forgotten. Also in the records of games.
forgotten-name = alguien

me-title = 🪶 Lo que sé de ti
me-none = Nada de nada: ni una pluma. En cuanto tomes asiento en una mesa tendré que recordar al menos dónde.
me-tables = Tu nombre, tu asiento y lo que elegiste. Partidas terminadas: { $over ->
    [0] ninguna
    [one] una
   *[other] { $over }
  }; mesas abiertas: { $live ->
    [0] ninguna
    [one] una
   *[other] { $live }
  }; { $servers ->
    [0] todo por MD
    [one] en un servidor
   *[other] en { $servers } servidores
  }.
me-numbers = Cómo juegas: { $count ->
    [0] aún ningún número
    [one] un número
   *[other] { $count } números
  } para **/chicken stats**{ $listed ->
    [yes] {""}.
   *[no] , que me pediste no mostrar a nadie más.
  }
me-reached = { $dm ->
    [open] El camino a tus MD
    [shut] Que no puedo escribirte por MD
   *[none] Que nunca te he mandado un MD
  }, y el idioma en que lees: { $language }.
me-cards = Tus cartas llegan { $cards ->
    [here] a la mesa
    [both] por MD y a la mesa
   *[other] por MD
  }, { $pictures ->
    [yes] con imágenes
   *[no] en palabras
  }{ $motion ->
    [no] , y las imágenes de tus mesas no se mueven
   *[yes] {""}
  }.
me-alerts = De qué quieres enterarte: { $count ->
    [0] de nada
    [one] de un juego
   *[other] de { $count } juegos
  }{ $hours ->
    [yes] , y a qué horas no duermes.
   *[no] .
  }
me-bets = Por quién apostaste, en { $count ->
    [one] una mesa
   *[other] { $count } mesas
  }.
me-plans = Que planeaste { $count ->
    [one] una mesa
   *[other] { $count } mesas
  }.
me-coming = Que te apuntaste a { $count ->
    [one] una mesa planeada
   *[other] { $count } mesas planeadas
  }.
me-reminders = Qué mensajes míos te recuerdan { $count ->
    [one] una mesa planeada
   *[other] { $count } mesas planeadas
  }.
me-deeds = Lo que ajustaste en un servidor, o hiciste al moderar: { $count ->
    [one] una línea
   *[other] { $count } líneas
  } de su **Quién hizo qué**.
me-bans = A quién apartas de las mesas de un servidor, al moderar, y por qué: { $count ->
    [one] una persona
   *[other] { $count } personas
  }.
me-blocks = A quién mantienes lejos: { $count ->
    [one] una persona, que te muestra
   *[other] { $count } personas, que te muestra
  } **/chicken block**.
me-lessons = Hasta dónde llegaste en { $count ->
    [one] una lección
   *[other] { $count } lecciones
  }.
me-tipless = Que no quieres consejos.
me-asked = Que has pedido el olvido: ya está en marcha.
me-never = Nunca lo que escribes en los canales, y nada de ti que venga de otro sitio.
me-language-prompt = Qué lees
# What you alone read: cards, messages, answers. $language is called as its readers call it.
me-language = Para tus ojos: { $language }
me-language-discord = como tu Discord
me-all-button = Dámelo todo
me-forget-button = Olvídame
me-file-here = Aquí está todo, solo para tus ojos.
me-privacy-link = Privacidad
me-terms-link = Condiciones

me-ask-title = 💨 ¿Te olvido?
me-ask =
    - Tu nombre y el número de tu cuenta salen de cada mesa y de cada acta. Las partidas se quedan: ahí estuvo “alguien”.
    - Cómo juegas, lo que ganaste, tus avisos y lecciones, a quién mantienes lejos, dónde quieres tus cartas: fuera todo.
    - Donde hay una partida en curso, una gallina de la casa toma tu asiento, **para siempre**.
    - Los mensajes que ya están en Discord no puedo cambiarlos yo: borra mis MD si quieres.
me-ask-button = Olvídame
me-ask-again-title = 💨 ¿De verdad, para siempre?
me-ask-again = No puedo recuperar nada de esto, y quien me mantiene tampoco. Si solo quieres paz: **/chicken leave** te saca de una mesa.
me-ask-again-button = Sí, todo
me-stay-button = No, recuérdame
me-forgotten-title = 💨 ¿Y tú quién eras?
me-forgotten = En un minuto no lo sabré. Está escrito que lo pediste, así que se hará, pase lo que pase. Si alguna vez vuelves a pulsar uno de mis botones, te veré por primera vez. Ha sido un placer.
me-open = Mis datos
me-hen = Has elegido tu gallina.
