# What stands on the table and the cards of every game alike. What only one game says is in its own file;
# among that, of every game:
#
# GAME-title        what it is called               GAME-pitch         what it is like
# GAME-title-…      headline of a card, by decision GAME-table-seal    under which seal it was dealt
#
# What stands here under “In a game’s own words” a game says as it likes (GAME-result-won) or leaves to this file.
result-line = { $place } **{ $name }** { $points }
# What decided it: who came next.
recap-margin = Más cerca que nadie: { $seats }, a { $by ->
    [one] un punto
   *[other] { $by } puntos
  }.
# A plain table (cogs/plain.py): a seat, and what the table waits for.
seat-line = **{ $name }**
card-waiting = ⏳ Ahora mismo no te toca hacer nada.
own-line = ✋ Tienes **{ $known }**.
card-question = 🤔 ¿Qué eliges?
card-answered = ✅ Has elegido **{ $chosen }**. Pulsa otra opción si cambias de idea.
ask-one = 👀 Todas las miradas en **{ $seat }**.
ask-all = 🤫 Todo el gallinero piensa, en secreto.
ask-pause = 🪶 Un respiro, y seguimos.

## The table

table-headline = { $sign } { $game } · mesa { $number }
table-paused = ⏸️ **En pausa.** { $why }
table-over = Se acabó
# Somebody left or dozed off, and was not back when the game ended.
table-finished = 💤 Terminó jugando una gallina de la casa por { $seats }.
table-hand-hint = Tus cartas llegan por MD; **Mi mano** las muestra aquí, solo a ti.
table-button-hand = Mi mano

## The cards

# $drawn: whether there are pictures, which show the game.
card-headline = 🐔 { $title } · { $drawn ->
    [yes] mesa { $number }
   *[no] { $game }, mesa { $number }
  }
card-title-none = Tus cartas
card-title-over = Fin
card-paused = ⏸️ La mesa está en pausa. { $why }
card-silent = ⏰ No dijiste nada, así que Coop eligió por ti: **{ $chosen }**
card-back = A la mesa { $number }

## In a game’s own words

table-again = ¿Otra bandada? **/chicken start { $slug }**
result-won = 🏆 ¡{ $people ->
    [one] { $seats } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }
   *[other] { $seats } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }
  }!
card-over-won = 🏆 ¡Ganas, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }!
card-over-shared = 🏆 Ganas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, y contigo { $seats }.
card-over-lost = Acabas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }. La próxima vez, quizá.

## Both

# { $when } counts down by itself: “in 34 seconds”, “in an hour”, and later “3 seconds ago”.
deadline = ⏳ { $when } · { $text }
watch-button = Mirar

# Below a result: feats that were earned for the first time. $feat, $how: of the game.
result-first = 🏅 **{ $person }**, por primera vez: **{ $feat }** ({ $how })
result-firsts-more = -# … y { $count ->
    [one] otra primera vez
   *[other] otras { $count } primeras veces
  }: **/chicken stats** lo sabe
