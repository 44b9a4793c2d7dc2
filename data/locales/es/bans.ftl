# Whom a server's moderators keep off its tables (/chicken ban). Nobody else reads any of this.

bans-title = 🚧 Sin percha
bans-nobody = No hay nadie apartado de las mesas de este servidor. Que dure.
bans-who = { $count ->
    [one] Hay una persona apartada
   *[other] Hay { $count } personas apartadas
  } de las mesas de este servidor:
bans-line = { $who }, hasta { $until } ({ $by })
bans-reason = Por qué: { $reason }
bans-for-good = que alguien deje que vuelva
bans-until = el { $when }
bans-lift = Dejar volver: { $number }
bans-done = { $who } no puede unirse a mesas de aquí, hasta { $until }. { $seats ->
    [0] Donde ya tenía uno, sigue jugando.
    [one] De una mesa ya le he acompañado a la puerta.
   *[other] De { $seats } mesas ya le he acompañado a la puerta.
  }
bans-lifted = Ya puede volver a ocupar asiento aquí.
bans-about = No puede unirse, abrir ni volver a ninguna mesa de aquí; lo que se le dice no cuenta quién lo decidió ni por qué. Si está en una partida en curso, con **sit_out** sigue una gallina de la casa. Todo queda apuntado en **Quién hizo qué**.

refused-moderators-alone = En quién ocupa asiento aquí solo tiene voz quien puede **Gestionar servidor** o **Aislar temporalmente a miembros**.
refused-not-to-be-banned = Esa persona no: ni bots, ni tú, ni quien gestiona este servidor, salvo que tú también lo gestiones.
