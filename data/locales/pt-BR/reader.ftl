# The whole story of a game that is over, step by step (cogs/replays). Of every game also:
#
# GAME-chapter      a round, a turn: the event with which it begins, with its number in the game, $nth
# GAME-secret-…     what one seat alone was told, for all others: $seat is that seat

story-button = A história toda
story-step = Passo { $step } de { $steps }
story-beginning = Dando as cartas
story-jump = Pular para …
story-best = O melhor momento
story-chapter-step = a partir do passo { $step }

story-eyes = Olhar pelos olhos de …
story-eyes-all = Todos os olhos, todos os segredos
story-eyes-of = Olhos de { $seat }
# Only this seat heard it at the time.
story-secret = 🤫 { $told }
story-secrets-more = -# … e mais { $count ->
    [1] um cochicho
   *[other] { $count } cochichos
  }
# What the seat held then, and what it had chosen already, though nobody else could know.
story-hand = ✋ **{ $seat }**: { $cards }
story-hand-chosen = ✋ **{ $seat }**: { $held ->
    [yes] { $cards } · ➡️ **{ $chosen }**
   *[no] ➡️ **{ $chosen }**
  }
# What the seat answered to what it was asked here, and who or what answered.
story-chose = ➡️ { $cause ->
    [house] 🤖 **{ $seat }** escolheu: **{ $chosen }**
    [timeout] ⏰ **{ $seat }** não disse nada a tempo, então ficou: **{ $chosen }**
    [order] 📋 **{ $seat }** tinha deixado a ordem: **{ $chosen }**
   *[other] **{ $seat }** escolheu: **{ $chosen }**
  }
story-chose-nothing = nada

story-played = Na mesa: { $seats }.
story-won = 🏆 { $people ->
    [1] Ganhou { $seats }
   *[other] Vitória dividida: { $seats }
  }.

story-aborted = 🚪 Aqui acaba, sem resultado. { $why }
story-lost-beginning = 🧶 Como começou não consigo mais contar: minhas regras foram consertadas desde então, e dariam outras cartas. Retomo o fio onde o próprio jogo o retomou. O registro tem todas as escolhas.
story-lost-from-here = 🧶 Aqui perco o fio: minhas regras foram consertadas desde então, e não levam adiante daqui. O registro tem todas as escolhas até o fim.

# What /chicken story offers: plain text of at most 100 characters, the rest is cut.
story-choice = #{ $number } { $game } · 🏆 { $winners }{ $people ->
    [0] {""}
   *[other] , à frente de { $others }
  }
story-choice-aborted = #{ $number } { $game } · cancelado · { $others }

# The whole story as a file for a browser.
story-button-page = Página da web
story-page-here = A história toda num arquivo só, **{ $file }**: abra em qualquer navegador, folheie com as setas, guarde para os netinhos pintinhos. Não precisa de internet, nem de mim.
story-page-in-words = Em palavras
story-page-leaf = Folhear a história
story-page-first = Primeiro passo
story-page-back = Passo anterior
story-page-on = Próximo passo
story-page-last = Último passo
