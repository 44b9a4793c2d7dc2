# What stands on the table and the cards of every game alike. What only one game says is in its own file;
# among that, of every game:
#
# GAME-title        what it is called               GAME-pitch         what it is like
# GAME-title-…      headline of a card, by decision GAME-table-seal    under which seal it was dealt
#
# What stands here under “In a game’s own words” a game says as it likes (GAME-result-won) or leaves to this file.
result-line = { $place } **{ $name }** { $points }
# What decided it: who came next.
recap-margin = Por { $by ->
    [1] um ponto
   *[other] { $by } pontos
  } não deu: { $seats }.
# A plain table (cogs/plain.py): a seat, and what the table waits for.
seat-line = **{ $name }**
card-waiting = ⏳ Por enquanto, nada para você fazer.
own-line = ✋ Você tem **{ $known }**.
card-question = 🤔 O que vai ser?
card-answered = ✅ Você escolheu **{ $chosen }**. Toque em outra opção se mudar de ideia.
ask-one = 👀 Todos os olhos em **{ $seat }**.
ask-all = 🤫 O galinheiro inteiro pensa, em segredo.
ask-pause = 🪶 Uma pausa para respirar, e já seguimos.

## The table

table-headline = { $sign } { $game } · mesa { $number }
table-paused = ⏸️ **Em pausa.** { $why }
table-over = Acabou
# Somebody left or dozed off, and was not back when the game ended.
table-finished = 💤 Uma galinha da casa terminou no lugar de { $seats }.
table-hand-hint = As suas cartas vêm por DM; **Minha mão** mostra aqui, só para você.
table-button-hand = Minha mão

## The cards

# $drawn: whether there are pictures, which show the game.
card-headline = 🐔 { $title } · { $drawn ->
    [yes] mesa { $number }
   *[no] { $game }, mesa { $number }
  }
card-title-none = As suas cartas
card-title-over = Fim
card-paused = ⏸️ A mesa está em pausa. { $why }
card-silent = ⏰ Você ficou em silêncio, então o Coop escolheu por você: **{ $chosen }**
card-back = Para a mesa { $number }

## In a game’s own words

table-again = Outra galinhada? **/chicken start { $slug }**
result-won = 🏆 { $seats } { $people ->
    [1] ganha
   *[other] dividem a vitória
  } com { $points } { $points ->
    [1] ponto
   *[other] pontos
  }!
card-over-won = 🏆 Você ganhou, com { $points } { $points ->
    [1] ponto
   *[other] pontos
  }!
card-over-shared = 🏆 Você ganhou com { $points } { $points ->
    [1] ponto
   *[other] pontos
  }, junto com { $seats }.
card-over-lost = Você termina com { $points } { $points ->
    [1] ponto
   *[other] pontos
  }. Quem sabe na próxima.

## Both

# { $when } counts down by itself: “in 34 seconds”, “in an hour”, and later “3 seconds ago”.
deadline = ⏳ { $when } · { $text }
watch-button = Assistir

# Below a result: feats that were earned for the first time. $feat, $how: of the game.
result-first = 🏅 **{ $person }**, pela primeira vez: **{ $feat }** ({ $how })
result-firsts-more = -# … e mais { $count ->
    [1] uma estreia
   *[other] { $count } estreias
  }: **/chicken stats** sabe
