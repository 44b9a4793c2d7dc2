# Whom a server's moderators keep off its tables (/chicken ban). Nobody else reads any of this.

bans-title = 🚧 Loin du perchoir
bans-nobody = Personne n’est tenu à l’écart des tables de ce serveur. Pourvu que ça dure.
bans-who = { $count ->
    [one] Une personne est tenue
   *[other] { $count } personnes sont tenues
  } à l’écart des tables de ce serveur :
bans-line = { $who }, fin : { $until } ({ $by })
bans-reason = Pourquoi : { $reason }
bans-for-good = quand la modération en décidera
bans-until = le { $when }
bans-lift = Laisser revenir { $number }
bans-done = { $who } ne peut plus rejoindre de table ici. Fin : { $until }. { $seats ->
    [0] Là où une place est déjà prise, la partie continue.
    [one] À une table, j’ai raccompagné cette personne.
   *[other] À { $seats } tables, j’ai raccompagné cette personne.
  }
bans-lifted = Cette personne peut de nouveau s’asseoir ici.
bans-about = Ici, ces personnes ne rejoignent, n’ouvrent et ne reprennent aucune table ; ce qu’on leur dit ne révèle ni qui l’a décidé, ni pourquoi. Pour quelqu’un en pleine partie, **sit_out** fait prendre le relais à un poulet maison. Tout est noté sous **Qui a fait quoi**.

refused-moderators-alone = Seuls ceux qui ont **Gérer le serveur** ou **Exclure temporairement des membres** ont leur mot à dire sur qui s’assoit ici.
refused-not-to-be-banned = Pas cette personne : ni les bots, ni toi, ni ceux qui gèrent ce serveur, à moins que tu ne le gères aussi.
