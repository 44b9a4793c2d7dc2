# Finding each other: who wants to be told that a game looks for players, and what they are told.

alerts-title = 📣 Je te préviens quand une basse-cour se rassemble ?
alerts-none = Pas pour l’instant. Choisis tes jeux, et je t’envoie un MP chaque fois que quelqu’un de ce serveur cherche du monde.
alerts-on = Je t’envoie un MP quand quelqu’un de ce serveur cherche du monde : { $games }.
alerts-always = À toute heure : quand **de** et **à** sont pareils, je ne dors jamais.
alerts-hours = Entre { $since } et { $until } ; en dehors, pas un cocorico. Même les cartes des parties lentes arrivent alors sans bruit, sauf le dernier rappel avant la fin du temps.
alerts-clock = À ton horloge, il est { $now }. C’est faux ? Règle-la.
alerts-games-prompt = Quels jeux ? « Aucun » est aussi une réponse
alerts-since-prompt = À partir de quelle heure
alerts-until-prompt = Jusqu’à quelle heure
alerts-since = de { $at }
alerts-until = à { $at }
alerts-clock-unknown = Je ne connais pas encore ton fuseau horaire, alors ces heures sont en UTC. Tu règles ton horloge ?
alerts-clock-button = Régler mon horloge
alerts-window-title = Quelle heure est-il chez toi ?
alerts-window-label = Ton horloge dit
alerts-window-hint = Comme 19:45. Ça me dit juste combien d’avance tu as.
alerts-off = 🔕 Plus un cocorico de ce serveur. **/chicken alerts** là-bas me réveille.

alert = 📣 **{ $host } rassemble une basse-cour** : { $game }, table { $number } dans { $channel }. { $free ->
    [one] Un perchoir est libre
   *[other] { $free } perchoirs sont libres
  }.
alert-off = Plus de ces messages

call-done = 📣 C’est fait : tous ceux qui voulaient être prévenus pour ce jeu, et ne dorment pas, le sont maintenant.

refused-called-already = J’ai déjà rameuté pour cette table, et une fois suffit. Le reste dépend de ton charme.
refused-nobody-to-call-for = Tu n’es dans aucune salle d’attente de ce jeu ici. Ouvre une table avec **/chicken start**, puis rameute.
refused-no-clock = Je n’arrive pas à lire ça comme une heure. Écris-la comme 19:45.

## Commands: at most 100 characters

command-alerts = Recevoir un MP quand une partie cherche du monde ici : quels jeux, et à quelles heures
command-call = Rameuter du monde dans ta salle d’attente, ou prévoir une table : dis quand
command-option-when = Quand, si pas maintenant : 20:30, demain 20:30, dans 2h
help-commands-alerts = - **/chicken alerts** te prévient quand une partie cherche du monde, **/chicken call** prévient les autres ou prévoit une table
alerts-open = Alertes

# After the sentences without the ending, where Coop has this feature.
me-ask-again-also = **/chicken alerts** coupe mes cocoricos.
