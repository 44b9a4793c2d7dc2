# /chicken help: all games, one game, my stuff, and a text for each topic

help-title = 🐔 Coop: gallinas, cartas y moral dudosa
help-what = Juegos de cartas sobre gallinas, aquí mismo en el canal. Elige uno:
help-greeting-title = ¡Coc! Se ha mudado un gallinero
help-greeting = Organizo juegos de cartas sobre gallinas. La mesa es de todo el mundo, tus cartas son solo para ti.
help-settings = Ajustes
help-alt = Un estante con las cajas de todos los juegos: { $games }.
help-alt-game = { $game }: { $facts }.
help-games = Todos los juegos
help-mine = Lo mío

# One game. $seats is a number of players such as 3–8.
help-players = { $seats } gallinas
help-minutes = { $least }–{ $most } minutos
help-secrets = { $secrets ->
    [yes] cartas secretas
   *[no] sin secretos
  }
help-play = Jugar
help-learn = Aprender

help-mine-title = Tu rincón del gallinero
help-seat = - Estás en la **[mesa { $number }]({ $address })**: { $game }
help-no-seats = Ahora mismo no estás en ninguna mesa de aquí.

help-topics = ¿Qué más?
help-version = -# Coop, versión { $version }
help-topic-start = Cómo se empieza
help-start =
    1. **/chicken start** abre una mesa en este canal. Ya estás dentro, y la llevas tú.
    2. El resto pulsa **Unirme**. ¿Falta gente? Quien lleva la mesa añade gallinas de la casa 🤖.
    3. **Empezar** reparte. Desde ahí, un toque por decisión.
    ¿No hay nadie? **/chicken start** en un MD conmigo: tú contra la casa, y no cuenta nada.
help-topic-cards = Dónde están tus cartas
help-cards = En un MD mío, un mensaje nuevo cada vez que te toque decidir; o en la mesa, solo para tus ojos, con **Mi mano**. En una carta, **Más…** y **Cartas: MD** cambian adónde llegan. ¿MD cerrados? Entonces van solas a la mesa. ¡Gallina! no tiene secretos: se juega en la misma mesa, y con **Más…** y **Avísame por MD** te doy un toque.
help-topic-time = Cuando se acaba el tiempo
help-time = Cada pregunta tiene un plazo que corre en su carta. Si no dices nada, respondo por ti y te lo digo; tras dos silencios seguidos juega una gallina de la casa, hasta que pulses **Ya estoy aquí**.
    Si no dices nada: en Atraco a pluma armada desplumas y aguantas (el Escondite te salva si hace falta); en Nadie me llama gallina tiras una carta al azar; en ¡Gallina! sigues jugando, o te plantas en una racha; en Gallinas locas robas de los mazos y descartas lo más barato; en Política de corral reclutas lo más fuerte, y ves.
help-topic-tables = Comandos de mesa
help-tables =
    - **/chicken hand** muestra tus cartas, solo a ti
    - **/chicken table** vuelve a mostrar la mesa, al final del canal
    - **/chicken move**, escrito en otro canal, la lleva ahí (para quien la lleva, y para la moderación)
    - **/chicken story** cuenta otra vez una partida terminada, paso a paso
    - **/chicken leave** es irse a casa: una gallina de la casa te guarda el asiento
    - **/chicken end** termina una mesa (para quien la lleva, y para la moderación)
help-topic-commands = Más comandos
help-commands =
    - **/chicken block** mantiene a alguien lejos de tus mesas, y no se entera nadie
    - **/chicken ban**, para la moderación, mantiene a alguien lejos de las mesas de este servidor
    - **/chicken me** cuenta lo que sé de ti, y te olvida si lo pides
    - **/chicken-settings**, para quien gestiona un servidor: sus normas
