# Before the deal: the lobby, the first card, and the commands around a table.

pace-quick = rapide
pace-normal = normal
pace-relaxed = tranquille, sur la journée
pace-days = au long cours, une décision par jour
# How long a decision has, said below a pace. $span: a number, or two like 10–60; $count: the larger; $times: how many
# times as long people have who are asked something for the first time.
pace-in-seconds = { $span } secondes par décision, { $times } fois plus en débutant
pace-in-hours = { $count ->
    [one] une heure
   *[other] { $span } heures
  } par décision, { $times } fois plus en débutant
pace-in-days = { $count ->
    [one] un jour
   *[other] { $span } jours
  } par décision
level-easy = facile
level-medium = moyen
level-random = aléatoire
level-hard = difficile
level-expert = expert

## The lobby

lobby-call-more = **{ $host }** rassemble une basse-cour : { $seated } sur { $most }. { $missing ->
    [one] Encore une place
   *[other] Encore { $missing }
  }, et on lance.
lobby-call-ready = **{ $host }** rassemble une basse-cour : { $seated } sur { $most }. On n’attend plus que l’hôte !
lobby-call-filled = **{ $host }** rassemble une basse-cour : { $seated } sur { $most }. Au départ, des poulets maison complètent jusqu’à { $fill }.
lobby-call-full = **{ $host }** rassemble une basse-cour : { $most ->
    [2] les deux
   *[other] les { $most }
  } places sont prises. Complet !
lobby-call-challenged = **{ $host }** a jeté une plume au sol. À { $guest }, et à personne d’autre, de la ramasser.
lobby-who = **À table** : { $people }
lobby-person = 🐤 { $name }
lobby-host = 👑 { $name } (hôte)
lobby-house = 🤖 { $name } (niveau { $level })
lobby-house-tempered = 🤖 { $name } (niveau { $level }, tempérament { $temper })
lobby-guest = 🥊 { $mention }, cette place t’est réservée. Tu relèves le défi ? **Rejoindre** ou **Refuser** !
lobby-guest-declined = 🍃 { $name } préfère s’abstenir. La place est libre pour tout le monde.
lobby-again = 🔁 On remet ça, { $mentions } ?
lobby-again-deals = Dès que tout le monde est revenu, on distribue.
lobby-takes = ⏱️ { $pace ->
    [quick] { $least } à { $most } minutes, souvent moins à ce rythme
    [relaxed] sur la journée, un clic de temps en temps
    [days] sur la semaine, un clic par jour
   *[normal] environ { $least } à { $most } minutes
  }
lobby-newcomer = 🐣 Première fois ? **Rejoindre**, puis **Règles**. Tes cartes arrivent par MP, ou par **Ma main**.
lobby-newcomer-alone = 🐣 Rien que toi et la maison, et rien ne compte. Lis les **Règles**, appuie sur **Lancer**.
lobby-newcomer-open = 🐣 Première fois ? **Rejoindre**, puis **Règles**. Tu joues avec les boutons de ce message.
lobby-automatic = 🃏 Selon votre nombre : { $settings }
lobby-house-rules = 📜 Règles maison : { $settings }
lobby-settings = ⚙️ Rythme { $pace } · 🤖 { $level } · 🔏 { $seal }
# Of a lobby that was opened by a Coop that knew no cuts.
lobby-settings-uncut = ⚙️ Rythme { $pace } · poulets maison niveau { $level }
lobby-until = Si personne ne lance, je débarrasse la table { $when }.
lobby-house-hint = poulet maison

lobby-button-join = Rejoindre
lobby-button-decline = Refuser
lobby-button-leave = Partir
lobby-button-house = +1 poulet maison
lobby-button-start = Lancer
lobby-button-fill = Lancer avec { $count ->
    [one] un poulet
   *[other] { $count } poulets
  } maison
lobby-button-hand = Ma main
lobby-button-call = Rameuter

lobby-declined = Sans rancune. La place est libre pour quelqu’un d’autre.

lobby-removal = À qui montres-tu la porte ?
lobby-removal-menu = Quelqu’un doit partir…
lobby-removal-nobody = Il n’y a que toi ici. Ça s’appellerait partir.

lobby-closed-again = Une autre partie ? **/chicken start { $slug }**
# Of a game that this Coop does not have any more.
lobby-closed-another = Une autre partie ? **/chicken start** en connaît quelques-unes.

## The first card

lobby-welcome-title = 🐔 Tu es de la partie : { $game }, table { $number }
lobby-welcome = C’est ici que seront tes cartes, pour tes yeux seulement, quand { $host } aura appuyé sur **Lancer**. Bon moment pour lire les règles !
lobby-welcome-host = C’est ici que seront tes cartes, pour tes yeux seulement. Appuie sur **Lancer** à la table quand tout le monde est là.
lobby-welcome-full = 🔔 La basse-cour est au complet ! Appuie sur **Lancer** à la table, et les cartes volent.
lobby-welcome-declined = 🔔 { $guest } préfère s’abstenir. La place est libre pour tout le monde, même pour un poulet maison.
lobby-welcome-again = C’est ici que seront tes cartes, pour tes yeux seulement, dès que tous ceux de la dernière fois sont revenus. { $host } peut distribuer avant, avec **Lancer**.
lobby-welcome-again-open = Rien n’est secret ici : tu joues directement à la table, dans le salon. Les cartes sont distribuées dès que tous ceux de la dernière fois sont revenus ; { $host } peut distribuer avant, avec **Lancer**.
lobby-welcome-open = Rien n’est secret ici : tu joues directement à la table, dans le salon. { $host } lance la partie.
lobby-welcome-host-open = Rien n’est secret ici : tout le monde joue directement à la table. Appuie là-bas sur **Lancer** quand tout le monde est là.

## Commands around a table

table-name = Table { $number } : { $game }, { $state ->
    [lobby] en attente
    [paused] en pause
   *[playing] en cours
  }, { $host }
table-is-there = La table { $number } est en pleine partie.
table-ended = La table { $number } est fermée.
table-end-sure = La table { $number } est en pleine partie : si tu l’arrêtes, pas de résultat, pour personne. Vraiment ?
table-end-button = Arrêter la table { $number }

refused-challenged-themselves = Un duel contre toi-même ? Vous ne pourriez pas gagner tous les deux. Choisis quelqu’un d’autre.
refused-which-table = Il y a plusieurs tables. Tu parles de laquelle ?
refused-for-adults-only = Cette table n’est pas pour les poussins : ses cartes portent des noms pour un salon avec limite d’âge, et celui-ci n’en est pas un.
refused-no-table-to-move = Tu n’es l’hôte d’aucune table sur ce serveur, donc rien à déplacer. Demande à l’hôte, ou ouvres-en une avec **/chicken start**.
refused-no-such-table = Je ne connais pas de table de ce nom ici. Tu veux dire { $count ->
    [one] celle-ci
   *[other] une de celles-ci
  } ?
refused-no-table-to-end = Tu ne peux arrêter aucune table ici. { $host } le peut, et la modération de ce salon aussi.{ $seated ->
    [yes] {" "}Tu peux toujours rentrer sans les autres : **/chicken leave**
   *[no] {""}
  }
refused-rules-lost = Cette page a été arrachée. Redemande les règles : **/chicken help**

## Rules to leaf through

rules-title = { $game } : les règles
rules-page = page { $page } sur { $pages }
rules-contents = Aller à…
rules-back = Retour
rules-next = Suite
rules-button = Règles
rules-in-english = Il n’y en a pas encore en français : les voici en anglais.

## In the picture: short

lobby-picture-seats = { $seated } sur { $most }
lobby-picture-needed = à pourvoir
lobby-picture-house = la maison
lobby-picture-free = libre

lobby-alt = { $seated ->
    [one] { $seated } place prise
   *[other] { $seated } places prises
  } sur { $most } : { $people }.
lobby-alt-person = { $name }
lobby-alt-host = { $name } (hôte)
lobby-alt-house = { $name } (poulet maison)
