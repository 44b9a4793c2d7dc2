# The whole story of a game that is over, step by step (cogs/replays). Of every game also:
#
# GAME-chapter      a round, a turn: the event with which it begins, with its number in the game, $nth
# GAME-secret-…     what one seat alone was told, for all others: $seat is that seat

story-button = La historia completa
story-step = Paso { $step } de { $steps }
story-beginning = Las cartas repartidas
story-jump = Ir a…
story-best = El mejor momento
story-chapter-step = desde el paso { $step }

story-eyes = Mirar con…
story-eyes-all = Todos los ojos, todos los secretos
story-eyes-of = Los ojos de { $seat }
# Only this seat heard it at the time.
story-secret = 🤫 { $told }
story-secrets-more = -# … y { $count ->
    [one] un susurro
   *[other] { $count } susurros
  } más
# What the seat held then, and what it had chosen already, though nobody else could know.
story-hand = ✋ **{ $seat }**: { $cards }
story-hand-chosen = ✋ **{ $seat }**: { $held ->
    [yes] { $cards } · ➡️ **{ $chosen }**
   *[no] ➡️ **{ $chosen }**
  }
# What the seat answered to what it was asked here, and who or what answered.
story-chose = ➡️ { $cause ->
    [house] 🤖 **{ $seat }** eligió **{ $chosen }**
    [timeout] ⏰ **{ $seat }** no dijo nada a tiempo: **{ $chosen }**
    [order] 📋 **{ $seat }** lo había dejado ordenado: **{ $chosen }**
   *[other] **{ $seat }** eligió **{ $chosen }**
  }
story-chose-nothing = nada

story-played = En la mesa: { $seats }.
story-won = 🏆 { $people ->
    [one] Ganó { $seats }.
   *[other] Ganaron a la par { $seats }.
  }

story-aborted = 🚪 Aquí se corta, sin resultado. { $why }
story-lost-beginning = 🧶 Cómo empezó ya no sé contarlo: desde entonces arreglaron mis reglas, y repartirían otras cartas. Retomo el hilo donde lo hizo la propia partida. El acta tiene cada elección.
story-lost-from-here = 🧶 Aquí pierdo el hilo: desde entonces arreglaron mis reglas, y no llevan más allá. El acta tiene cada elección hasta el final.

# What /chicken story offers: plain text of at most 100 characters, the rest is cut.
story-choice = #{ $number } { $game } · 🏆 { $winners }{ $people ->
    [0] {""}
   *[other] , por delante de { $others }
  }
story-choice-aborted = #{ $number } { $game } · cancelada · { $others }

# The whole story as a file for a browser.
story-button-page = Página web
story-page-here = La historia completa en un archivo, **{ $file }**: ábrelo en cualquier navegador, hojea con las flechas, guárdalo para los nietos pollitos. No necesita internet, ni a mí.
story-page-in-words = En palabras
story-page-leaf = Hojear la historia
story-page-first = Primer paso
story-page-back = Paso anterior
story-page-on = Paso siguiente
story-page-last = Último paso
