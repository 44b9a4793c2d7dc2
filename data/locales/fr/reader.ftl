# The whole story of a game that is over, step by step (cogs/replays). Of every game also:
#
# GAME-chapter      a round, a turn: the event with which it begins, with its number in the game, $nth
# GAME-secret-…     what one seat alone was told, for all others: $seat is that seat

story-button = Toute l’histoire
story-step = Étape { $step } sur { $steps }
story-beginning = La donne
story-jump = Sauter à…
story-best = Le meilleur moment
story-chapter-step = à partir de l’étape { $step }

story-eyes = Par les yeux de…
story-eyes-all = Tous les yeux, tous les secrets
story-eyes-of = Les yeux de { $seat }
# Only this seat heard it at the time.
story-secret = 🤫 { $told }
story-secrets-more = -# … et encore { $count ->
    [one] un murmure
   *[other] { $count } murmures
  }
# What the seat held then, and what it had chosen already, though nobody else could know.
story-hand = ✋ **{ $seat }** : { $cards }
story-hand-chosen = ✋ **{ $seat }** : { $held ->
    [yes] { $cards } · ➡️ **{ $chosen }**
   *[no] ➡️ **{ $chosen }**
  }
# What the seat answered to what it was asked here, and who or what answered.
story-chose = ➡️ { $cause ->
    [house] 🤖 Choix de **{ $seat }** : **{ $chosen }**
    [timeout] ⏰ **{ $seat }** n’a rien dit à temps, donc : **{ $chosen }**
    [order] 📋 Consigne de **{ $seat }** : **{ $chosen }**
   *[other] Choix de **{ $seat }** : **{ $chosen }**
  }
story-chose-nothing = rien

story-played = À la table : { $seats }.
story-won = 🏆 { $people ->
    [one] Victoire de { $seats }
   *[other] Victoire partagée : { $seats }
  }.

story-aborted = 🚪 Ça s’arrête ici, sans résultat. { $why }
story-lost-beginning = 🧶 Comment ça a commencé, je ne sais plus le dire : mes règles ont été corrigées depuis, et distribueraient d’autres cartes. Je reprends le fil là où la partie elle-même l’a repris. Le procès-verbal contient tous les choix.
story-lost-from-here = 🧶 Ici, je perds le fil : mes règles ont été corrigées depuis, et ne mènent plus à la suite. Le procès-verbal contient tous les choix jusqu’à la fin.

# What /chicken story offers: plain text of at most 100 characters, the rest is cut.
story-choice = n° { $number } { $game } · 🏆 { $winners }{ $people ->
    [0] {""}
   *[other] , devant { $others }
  }
story-choice-aborted = n° { $number } { $game } · annulée · { $others }

# The whole story as a file for a browser.
story-button-page = Page web
story-page-here = Toute l’histoire en un fichier, **{ $file }** : ouvre-le dans n’importe quel navigateur, tourne les pages avec les flèches, garde-le pour tes petits-poussins. Il n’a besoin ni de réseau, ni de moi.
story-page-in-words = En mots
story-page-leaf = Feuilleter l’histoire
story-page-first = Première étape
story-page-back = Étape précédente
story-page-on = Étape suivante
story-page-last = Dernière étape
