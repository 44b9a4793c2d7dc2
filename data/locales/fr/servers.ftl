# A server's own rules: what they refuse, the page that sets them, and who has changed what.

refused-game-switched-off = { $game } est désactivé sur ce serveur. Ses admins avaient sûrement leurs raisons ; il y a d’autres jeux dans la grange.
refused-not-in-this-channel = Les poulaillers de ce serveur sont dans { $channels }. Va gratter par là-bas !
refused-no-channel-left = Les salons où ce serveur a ses tables ont disparu, tous sans exception. Quelqu’un qui a **Gérer le serveur** peut en choisir d’autres : **/chicken-settings**.
refused-no-role-left = Les rôles qui ont le droit d’ouvrir des tables sur ce serveur ont disparu, tous sans exception. Quelqu’un qui a **Gérer le serveur** peut en choisir d’autres : **/chicken-settings**.
refused-not-yours-to-start = Sur ce serveur, les tables sont ouvertes par { $roles }. Tout le monde peut les rejoindre.
refused-too-slow-here = Personne ici n’aime couver si longtemps : sur ce serveur, **{ $pace }** est ce qu’il y a de plus lent.
refused-above-the-ceiling = Là, je ne sais faire que des nombres entiers de 1 à { $most }. Pour plus, il faut voir avec la personne qui me fait tourner.
refused-not-kept = Ce serveur ne garde pas de procès-verbaux, donc cette partie s’est envolée pour de bon : pas d’histoire, pas de statistiques, rien que tes souvenirs.

## /chicken-settings

server-title = ⚙️ Comment joue ce serveur
server-hint = Ce que tu règles vaut tout de suite ; ce qui est distribué se joue jusqu’au bout.
server-limits = À la fois : { $per_channel ->
    [one] une table
   *[other] { $per_channel } tables
  } par salon, { $per_server } sur le serveur, { $per_person } par hôte. Une salle d’attente patiente { $lobby_minutes ->
    [one] une minute
   *[other] { $lobby_minutes } minutes
  }.

# What a menu says where nothing is ticked.
server-games-none = Aucun jeu du tout
server-places-all = Tables dans tous les salons
server-starters-all = Tout le monde ouvre des tables
# The same, where what was ticked is there no more.
server-places-lost = Tables dans des salons disparus
server-starters-lost = Ouvertes par des rôles disparus
server-places-warning = **Aucune table ne peut s’ouvrir :** tous les salons que tu avais choisis ont disparu. Choisis-en d’autres, ou coches-en un et décoche-le : alors n’importe quel salon convient.
server-starters-warning = **Seuls ceux qui ont Gérer le serveur ouvrent des tables :** tous les rôles que tu avais choisis ont disparu. Choisis-en d’autres, ou coches-en un et décoche-le : alors tout le monde peut.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
server-slowest = Au plus long : { $value }
server-slowest-prompt = Combien de temps peut durer une partie
server-pace = Rythme habituel : { $value }
server-pace-prompt = Temps de réflexion, si personne ne dit autre chose
server-pace-usual = Coop décide
server-level = Niveau des poulets maison : { $value }
server-level-prompt = À quel point les poulets maison sont malins, si personne ne dit autre chose
server-level-usual = à moi de voir
server-locale = Langue des tables : { $value }
server-locale-prompt = La langue des nouvelles tables
server-locale-usual = celle du serveur

# A closed menu: behind it stand the switches that are off.
server-switches = { $count ->
    [0] Options : toutes activées
   *[other] Options
  }
server-switch-pictures = Images : { $on ->
    [true] oui
   *[other] non
  }
server-switch-motion = Animations : { $on ->
    [true] oui
   *[other] non
  }
server-switch-rings = Mentions : { $on ->
    [true] oui
   *[other] non
  }
server-switch-talk = Bavardage : { $on ->
    [true] oui
   *[other] non
  }
server-switch-records = Procès-verbaux : { $on ->
    [true] oui
   *[other] non
  }
server-switch-ladder = Échelle : { $on ->
    [true] oui
   *[other] non
  }
server-switch-records-hint = Sans procès-verbaux : ni histoires, ni statistiques.
server-switch-rings-hint = Sans mentions : on n’appelle personne dans les salons.
server-limits-button = Limites…
server-audit-button = Qui a fait quoi

server-limits-title = Combien, et combien de temps
server-limit-per-channel = Tables dans un salon
server-limit-per-server = Tables sur tout le serveur
server-limit-per-person = Tables d’un même hôte
server-limit-lobby-minutes = Minutes en salle d’attente
server-limit-hint = 1 à { $most } ; vide : autant que je peux

language-name = Français

## Who has set what, and what moderators did to tables

audit-title = 🔎 Qui a fait quoi
audit-nothing = Encore rien. Pas une trace de griffe.
audit-more = { $count ->
    [one] … et encore une fois pareil, depuis le { $since }
   *[other] … et encore { $count } fois pareil, depuis le { $since }
  }
audit-newest = Les plus récents
audit-back = Réglages

audit-set = { $who } : { $rule } → **{ $value }**
audit-ladder = { $who } : l’échelle → **{ $value ->
    [on] oui
   *[other] non
  }**
audit-ban = { $who } tient { $other } à l’écart des tables d’ici, { $value ->
    [none] jusqu’à nouvel ordre
   *[other] jusqu’au { $value }
  }
audit-lift = { $who } laisse { $other } s’asseoir de nouveau ici
audit-end = { $who } a arrêté la table { $table }
audit-move = { $who } a déplacé la table { $table }
audit-skip = { $who } a fait répondre Coop à la table { $table }
audit-bench = { $who } a fait remplacer { $other } par un poulet maison à la table { $table }
audit-host = { $who } a fait de { $other } l’hôte de la table { $table }
audit-back-step = { $who } a ramené la table { $table } un pas en arrière

audit-rule-games-off = jeux désactivés
audit-rule-places = où se tiennent les tables
audit-rule-starters = qui ouvre des tables
audit-rule-pace = rythme habituel
audit-rule-slowest = durée maximale
audit-rule-level = niveau des poulets maison
audit-rule-locale = langue des tables
audit-rule-pictures = images
audit-rule-motion = images animées
audit-rule-rings = mentions
audit-rule-talk = bavardage
audit-rule-records = procès-verbaux
audit-rule-per-channel = tables dans un salon
audit-rule-per-server = tables sur le serveur
audit-rule-per-person = tables d’un même hôte
audit-rule-lobby-minutes = minutes en salle d’attente

audit-nobody = aucun
audit-all = partout, tout le monde
audit-on = oui
audit-off = non
audit-usual = autant que je peux

## Moderators at a table that is stuck

mend-offer = 🔧 Quelque chose coince ? Tu modères ici, tu peux donner un coup d’aile.
mend-offer-button = Réparer la table { $number }
mend-title = 🔧 Réparation de la table { $number }
mend-hint = Pour une table où plus rien ne va. Ce que tu fais est dit à la table et noté pour ceux qui gèrent le serveur ; aucune carte n’est montrée.
mend-skip = Fin du temps
mend-back = Un pas en arrière
mend-end = Arrêter la table { $number }
mend-bench-prompt = Faire remplacer par un poulet maison…
mend-bench = Poulet maison pour { $name }
mend-host-prompt = Confier la table à…
mend-host = Nouvel hôte : { $name }
mend-about-skip = **Fin du temps** : pour qui manque, Coop choisit, comme toujours.
mend-about-back = **Un pas en arrière** : là où le dernier tour ou la dernière manche a commencé. Ce qui a été choisi depuis est redemandé.
mend-about-playing = Tu joues toi-même ici. La fin du temps, les remplacements des autres et les pas en arrière reviennent à qui modère sans jouer.
mend-done = C’est fait. La table le dit à tout le monde.

refused-moderators-only = Seuls ceux qui ont **Gérer les messages** dans le salon même de la table peuvent la réparer. Demande-leur.
refused-players-do-not-mend = Tu as toi-même une aile dans cette partie, alors pas touche à son chrono : c’est pour quelqu’un de la modération qui ne joue pas. Tu peux toujours confier la table, ou l’arrêter.
refused-nobody-awaited = Personne ne fait attendre cette table en ce moment, ou personne ne doit savoir qui. Regarde à nouveau dans une minute.
refused-no-step-back = Il n’y a aucun moment antérieur d’où mes règles pourraient continuer. **/chicken end** marche toujours.
