# Slash commands as Discord lists them: descriptions of at most 100 characters.

command-chicken = Juegos de cartas con gallinas, en este canal
command-start = Abre una mesa
command-start-heist = Atraco a pluma armada: asalta un banco con 3 a 8 gallinas, y escapa con más que nadie
command-hand = Mira tus cartas, solo para tus ojos
command-table = Vuelve a mostrar una mesa, al final del canal
command-move = Trae una mesa a este canal: para quien la lleva, y para la moderación
command-end = Termina una mesa: para quien la lleva, y para quien gestiona los mensajes aquí
command-leave = Deja una mesa: una gallina de la casa te guarda el asiento hasta que vuelvas
command-story = Vuelve a leer una partida terminada, paso a paso
command-block = Mantén a alguien lejos de tus mesas, o deja que vuelva: solo lo sabes tú
command-ban = Para la moderación: aparta a alguien de las mesas de este servidor, o deja que vuelva
command-me = Lo que sé de ti, también en un archivo, y cómo hacer que lo olvide
command-help = Todos los juegos: jugar, aprender, leer las reglas; y tus páginas
command-settings = Cómo juegan las gallinas en este servidor: juegos, canales, quién empieza, quién hizo qué

command-option-table = Qué mesa, si hay varias
command-option-story = Qué partida: su número, un nombre, un juego (si no: la última de este canal)
command-option-fill = La casa completa la mesa hasta (0: nada)
command-option-level = Nivel de la casa
command-option-opponent = A quién desafías: se le guarda el otro asiento (un bot: juega una gallina de la casa)
command-option-pace = Tiempo para pensar
command-option-block = A quién mantener lejos (vacío: tu lista)
command-option-ban = A quién apartar (vacío: la lista actual)
command-option-ban-days = Cuántos días (vacío: hasta que alguien deje que vuelva)
command-option-ban-reason = Por qué: para que lo lea la moderación
command-option-ban-sit-out = Si juegan gallinas de la casa donde tiene asiento en este momento
command-option-ladder-game = Qué juego

# A line to choose from: a pace, and how long a decision has at it, like 45 s or 24 h
command-pace = { $pace }: { $time }
command-pace-quick = Rápido
command-pace-normal = Normal
command-pace-relaxed = Tranquilo
command-pace-days = Por días
