# What stands on the table and the cards of every game alike. What only one game says is in its own file;
# among that, of every game:
#
# GAME-title        what it is called               GAME-pitch         what it is like
# GAME-title-…      headline of a card, by decision GAME-table-seal    under which seal it was dealt
#
# What stands here under “In a game’s own words” a game says as it likes (GAME-result-won) or leaves to this file.
result-line = { $place } **{ $name }** { $points }
# What decided it: who came next.
recap-margin = Il a manqué { $by ->
    [one] un point
   *[other] { $by } points
  } à { $seats }.
# A plain table (cogs/plain.py): a seat, and what the table waits for.
seat-line = **{ $name }**
card-waiting = ⏳ Rien à faire pour toi en ce moment.
own-line = ✋ Tu as en main **{ $known }**.
card-question = 🤔 Alors, que choisis-tu ?
card-answered = ✅ Tu as choisi **{ $chosen }**. Appuie sur un autre bouton pour changer d’avis.
ask-one = 👀 Tous les regards sur **{ $seat }**.
ask-all = 🤫 Tout le monde réfléchit, en secret.
ask-pause = 🪶 On souffle un instant, et ça repart.

## The table

table-headline = { $sign } { $game } · table { $number }
table-paused = ⏸️ **En pause.** { $why }
table-over = C’est fini
# Somebody left or dozed off, and was not back when the game ended.
table-finished = 💤 Un poulet maison a fini à la place de { $seats }.
table-hand-hint = Tes cartes arrivent par MP ; **Ma main** les montre ici, à toi et à personne d’autre.
table-button-hand = Ma main

## The cards

# $drawn: whether there are pictures, which show the game.
card-headline = 🐔 { $title } · { $drawn ->
    [yes] table { $number }
   *[no] { $game }, table { $number }
  }
card-title-none = Tes cartes
card-title-over = Fin
card-paused = ⏸️ La table est en pause. { $why }
card-silent = ⏰ Pas un mot de toi, alors Coop a choisi : **{ $chosen }**
card-back = Vers la table { $number }

## In a game’s own words

table-again = Une nouvelle basse-cour ? **/chicken start { $slug }**
result-won = 🏆 { $seats } { $people ->
    [one] gagne
   *[other] partagent la victoire
  } avec { $points } { $points ->
    [one] point
   *[other] points
  } !
card-over-won = 🏆 Gagné, avec { $points } { $points ->
    [one] point
   *[other] points
  } !
card-over-shared = 🏆 Gagné avec { $points } { $points ->
    [one] point
   *[other] points
  }, à égalité avec { $seats }.
card-over-lost = Tu finis avec { $points } { $points ->
    [one] point
   *[other] points
  }. La prochaine fois, peut-être.

## Both

# { $when } counts down by itself: “in 34 seconds”, “in an hour”, and later “3 seconds ago”.
deadline = ⏳ { $when } · { $text }
watch-button = Regarder

# Below a result: feats that were earned for the first time. $feat, $how: of the game.
result-first = 🏅 **{ $person }**, pour la première fois : **{ $feat }** ({ $how })
result-firsts-more = -# … et encore { $count ->
    [one] une première fois
   *[other] { $count } premières fois
  } : **/chicken stats** sait tout
