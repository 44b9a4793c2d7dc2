# /chicken stats, /chicken top, and feats at the end of a game. What each game counts, and its feats, are in its own
# file: GAME-count-NAME, GAME-feat-NAME, GAME-feat-NAME-how. $fair is a number with one decimal.

stats-title-own = 🐔 Tes plumes sur ce serveur
stats-title-everywhere = 🐔 Tes plumes, tous serveurs confondus
stats-title = 🐔 Les plumes de { $person } sur ce serveur
stats-title-game = { $title } : { $game }
stats-sum = { $games ->
    [one] **Une** partie, { $wins ->
        [0] pas encore de victoire
       *[other] **une** victoire
      }
   *[other] **{ $games }** parties, { $lost ->
        [0] **toutes** gagnées
       *[other] { $wins ->
            [0] aucune gagnée
            [one] **une** gagnée
           *[other] **{ $wins }** gagnées
          }
      }
  }. Une poule aveugle en aurait gagné { $fair }.
stats-streak = 🔥 Série de victoires : { $games } parties, et ça continue
stats-favourite = ❤️ Jeu préféré : { $game }
stats-best = 🏆 Point fort : { $game } (gagnées : { $wins }, par chance : { $fair })
stats-worst = 🥀 Point faible : { $game } (gagnées : { $wins }, par chance : { $fair })
stats-nemesis = 😈 Bête noire : { $person }, devant toi { $ahead } fois sur { $games }
stats-game = **{ $game }** · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, gagnées : { $wins } (par chance : { $fair })
stats-game-counts = **{ $game }** : { $counts }
stats-chart = Parties gagnées
stats-chart-line = le trait, c’est la chance
stats-chart-wins = { $wins } sur { $games }
stats-chart-share = { $fair } par pur hasard
stats-feats = 🏅 **Exploits :** { $earned } sur { $all }
stats-feat = { $earned ->
    [0] ▫️
   *[other] 🏅
  } **{ $feat }**{ $earned ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }×{ $earned }
  } · { $how }
stats-nothing-own = Pas encore une plume : aucune partie finie ici qui compte. Il faut être deux à tenir jusqu’au bout. **/chicken start** montre le chemin.
stats-nothing-everywhere = Pas encore une plume : aucune de tes parties ne compte. Il faut être deux à tenir jusqu’au bout. **/chicken start** sur un serveur montre le chemin.
stats-nothing = Pas une plume de { $person } à l’horizon : aucune partie qui compte ici, pour l’instant. Il faut être deux à tenir jusqu’au bout.
stats-nothing-game = Encore rien : aucune partie de ce jeu finie à deux personnes au moins.
stats-counting = Je compte encore les vieilles parties, ce n’est donc pas tout. Regarde à nouveau dans une minute.
stats-hidden = Tu n’es pas dans les listes : personne d’autre ne voit ceci, et tu n’es dans aucun classement.
stats-everywhere = Tous les serveurs ensemble, pour toi seulement. Les séries de victoires et les bêtes noires nichent chez elles : demande-moi sur leur serveur.
stats-menu = Voir un seul jeu
stats-menu-all = Tous les jeux
stats-show = Le montrer au salon
stats-hide = Me retirer des listes
stats-list = Me remettre dans les listes

top-title = 🏆 Le haut du perchoir
top-title-game = 🏆 Le haut du perchoir : { $game }
top-season = Saison : { $quarter ->
    [1] janvier à mars
    [2] avril à juin
    [3] juillet à septembre
   *[4] octobre à décembre
  } { $year }
top-ever = Toutes les saisons, depuis le premier œuf
top-line = { $place } { $person } · { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
top-own = Tu perches à la place { $place }, avec { $wins ->
    [0] zéro victoire pour l’instant
    [one] { $wins } victoire
   *[other] { $wins } victoires
  } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.
top-nothing = Le perchoir est vide : personne n’a gagné de partie qui compte ici. Il faut être deux à tenir jusqu’au bout, et un des deux à gagner.
top-how = Plus de victoires, plus haut sur le perchoir, et à égalité on le partage. Une partie compte si deux personnes y étaient à la fin.

# Of whoever watched, and bet on the winner.
feat-seer = Œuf de cristal
feat-seer-how = regarder, parier sur qui gagne, et viser juste

ladder-title = 🪜 L’échelle : { $game }
ladder-line = { $place } { $person } · **{ $points }** · { $games } parties
ladder-unsettled = ❔ { $person } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } jusqu’ici
ladder-nothing = Encore personne sur l’échelle. La première partie à deux y met tout le monde.
ladder-own = Toi : **{ $points }** après { $games ->
    [one] une partie
   *[other] { $games } parties
  }, jamais sous { $lowest }, jamais au-dessus de { $highest }. Tes derniers sauts : { $moves }
ladder-chart = cote, partie par partie
ladder-chart-own = toi
ladder-chart-start = départ
ladder-chart-game = partie { $number }
ladder-own-unsettled = Toi : **?** après { $games ->
    [one] une partie
   *[other] { $games } parties
  }. Encore quelques-unes, et je saurai à quelle hauteur tu perches.
ladder-how = Tout le monde commence une saison à 1000. Ce qui compte, c’est devant qui tu finis, pas de combien. Les poulets maison ne comptent pas, et qui s’en va finit dernier. ❔ : je ne suis pas encore sûr.

refused-unlisted = Cette personne préfère garder ses plumes pour elle. C’est comme ça.
refused-no-ladder = Ce serveur n’a pas d’échelle. Qui le gère peut en dresser une : **/chicken-settings**

## Commands: at most 100 characters

command-stats = Comment tu joues, ou quelqu’un d’ici : parties, victoires, exploits
command-top = Qui a gagné le plus sur ce serveur
command-ladder = Les cotes, sur les serveurs qui en veulent
command-ladder-show = À quelle hauteur chacun perche dans un jeu, cette saison
command-option-game = Quel jeu (vide : tous)
command-option-person = Les statistiques de qui (vide : les tiennes)
command-option-since = Quelles parties comptent
command-since-season = Cette saison
command-since-last = La saison dernière
command-since-ever = Toutes les saisons

help-commands-statistics =
    - **/chicken stats** dit comment tu joues, à toi seulement, et **/chicken top** qui a gagné le plus ici
    - **/chicken ladder show** dit qui joue le mieux, là où un serveur a une échelle
stats-open = Mes chiffres
