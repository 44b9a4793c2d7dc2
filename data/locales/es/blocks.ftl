# Whom somebody keeps away from their tables (/chicken block). Nobody else reads any of this.

blocks-title = 🕊️ A un ala de distancia
blocks-nobody = No mantienes lejos a nadie. **/chicken block** con un nombre mantiene a esa persona lejos de tus mesas.
blocks-who = Mantienes lejos a { $count ->
    [one] una persona
   *[other] { $count } personas
  }; un toque deja que vuelva:
blocks-back = Dejar volver: { $number }
blocks-done = { $who } queda lejos de ti, desde ahora.
blocks-undone = { $who } puede volver a jugar contigo.
blocks-together = Ya coinciden en { $count ->
    [one] la mesa
   *[other] las mesas
  } { $numbers }, y ahí no cambia nada: quien está, está. **/chicken leave** te saca.
blocks-about-what = Nunca les doy asiento en la misma mesa, llegue quien llegue primero, y ninguna de las dos personas recibe avisos de las mesas de la otra. Lo que ve todo el mundo en un canal lo sigue viendo.
blocks-about-secret = Solo lo sabes tú. No le digo más que “Esta mesa no está abierta para ti”, que puede tener muchas razones; si se pregunta por qué, por mí no lo sabrá.

refused-nobody-to-keep-away = Los bots van adonde quieren, y de ti no te libra nadie. Elige a otra persona.
blocks-open = A quién evito
