# /chicken help

help-title = 🐔 Coop: gallinas, cartas y moral dudosa
help-what = Organizo juegos de cartas sobre gallinas, aquí mismo en el canal. La mesa es de todo el mundo; tus cartas son solo para ti.
help-games = **Qué hay en la carta**
help-game = **/chicken start { $slug }** · { $about }
help-rules = ¿Primera vez? **/chicken learn** juega contigo una primera partida, a solas y con entrenadora. **Reglas** en cada mesa, o **/chicken rules**, cuenta el juego en una cáscara de huevo y luego regla por regla.
help-alone = ¿No hay nadie? **/chicken start** en un MD conmigo: tú contra la casa, y no cuenta nada.
help-start = **Cómo se empieza**
    1. **/chicken start** abre una mesa en este canal. Ya estás dentro, y la llevas tú.
    2. El resto pulsa **Unirme**. ¿Falta gente? Quien lleva la mesa añade gallinas de la casa 🤖.
    3. **Empezar** reparte. Desde ahí, un toque por decisión.
help-cards = **Dónde están tus cartas**
    En un MD mío, un mensaje nuevo cada vez que te toque decidir; o en la mesa, solo para tus ojos, con **Mi mano**. **Cartas: MD** en una carta cambia adónde llegan. ¿MD cerrados? Entonces van solas a la mesa. ¡Gallina! no tiene secretos: se juega en la misma mesa, y con **Avísame** te doy un toque.
help-commands = **Comandos**
help-commands-list =
    - **/chicken hand** muestra tus cartas, solo a ti
    - **/chicken table** vuelve a mostrar la mesa, al final del canal
    - **/chicken move**, escrito en otro canal, la lleva ahí (para quien la lleva, y para la moderación)
    - **/chicken story** cuenta otra vez una partida terminada, paso a paso
    - **/chicken leave** es irse a casa: una gallina de la casa te guarda el asiento
    - **/chicken end** termina una mesa (para quien la lleva, y para la moderación)
    - **/chicken block** mantiene a alguien lejos de tus mesas, y no se entera nadie
    - **/chicken me** cuenta lo que sé de ti, te lo da en un archivo, y te olvida si lo pides
    - **/chicken-settings**, para quien gestiona un servidor: qué juegos, dónde, quién empieza, y quién hizo qué
help-time = Cada pregunta tiene un plazo que corre en su carta. Si no dices nada, respondo por ti y te lo digo; tras dos silencios seguidos juega una gallina de la casa, hasta que pulses **Ya estoy aquí**.
help-silence = Si no dices nada: en Atraco a pluma armada desplumas y aguantas (el Escondite te salva si hace falta); en Nadie me llama gallina tiras una carta al azar; en ¡Gallina! sigues jugando, o te plantas en una racha; en Gallinas locas robas de los mazos y descartas lo más barato; en Política de corral reclutas lo más fuerte, y ves.
