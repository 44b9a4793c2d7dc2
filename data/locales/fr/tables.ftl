# Why a table is closed or paused, as its message in the channel says; and what the house did to it.

closed-by-host = L’hôte a tout annulé. Les poules n’ont rien vu.
closed-by-moderator = Quelqu’un de la modération a fermé cette table.
closed-empty = Tout le monde est rentré, alors on éteint.
closed-channel-gone = Le salon de cette table a disparu, et la table avec.
closed-message-deleted = Quelqu’un n’arrêtait pas de supprimer le message de cette table ; message reçu, je l’ai repliée.
closed-expired = Personne n’a distribué de cartes pendant un moment, alors j’ai débarrassé la table.
closed-not-offered = Ce jeu n’est plus au menu, alors j’ai débarrassé la table avant que quelqu’un ait faim.
closed-deserted = Tout le monde s’est envolé du poulailler : cette partie finit sans résultat.
closed-not-played-here = Je ne joue plus sur ce serveur : la personne qui me fait tourner en a décidé ainsi. Merci pour la compagnie.
closed-forgotten = Personne n’est revenu à cette partie depuis une éternité, alors j’ai débarrassé la table. Pas de résultat, et sans rancune.

paused-broken = Quelque chose a cassé, et c’est de notre faute. Rien n’est perdu ; il faut juste que quelqu’un y jette un œil.
paused-cannot-resume = On m’a mis à jour, et les nouvelles règles ne vont pas avec cette partie en cours. Elle vous attend.
paused-channel-gone = Le salon de cette table a disparu. La partie vous attend.
paused-no-access = Je n’ai plus le droit de m’occuper de cette table dans son salon. La partie vous attend.
paused-thread-locked = Le fil de cette table est verrouillé. La partie vous attend.
paused-message-deleted = Quelqu’un n’arrête pas de supprimer le message de cette table, je n’insiste pas. La partie vous attend.
paused-server-left = Je ne suis plus sur le serveur de cette table. La partie vous attend.

paused-asleep = Tout le monde s’est assoupi, alors la partie vous attend. Un **Me revoilà**, et elle reprend, avec du temps pour tous.

seat-house = 🤖 maison
seat-sat-in = 💤 maison, en remplacement
table-silent = ⏰ { $seat } n’a rien dit à temps, alors Coop a choisi.
table-away-silent = 💤 { $seat } en a manqué deux de suite : un poulet maison garde le perchoir au chaud.
table-away-left = 🚪 { $seat } a dû partir : un poulet maison prend le relais. { $seat } peut reprendre son perchoir à tout moment.
table-away-gone = 🚪 { $seat } a quitté le serveur : un poulet maison prend le relais.
table-away-benched = 🪑 La modération a fait remplacer { $seat } par un poulet maison, pour que les autres puissent continuer. { $seat } peut reprendre son perchoir à tout moment.
table-skipped = ⏩ La modération a sifflé la fin de l’attente.
table-stepped-back = ⏪ La modération a ramené la table un pas en arrière : choisissez à nouveau. Les dés tomberont autrement, et ce qui est face cachée a été remélangé : jeter un œil n’aura servi à rien.
table-back = 🐣 { $seat } est de retour.
table-back-host = 🐣 { $seat } est de retour, et de nouveau l’hôte.
table-host-passed = 👑 L’hôte est désormais { $seat }.
table-over-unreadable = 🏁 Cette partie est finie, et on m’a mis à jour depuis : je ne sais plus dessiner sa dernière table.
table-set-back = ⏪ Cette table est revenue à un moment antérieur : mes notes ont été rétablies d’après une copie. C’est ce que tu vois ici qui compte.
table-fell-back = ⏪ On m’a mis à jour en plein milieu de cette étape : elle recommence donc, et ce qui est face cachée a été remélangé. Choisissez à nouveau.

# What the cards of a paused table add: to its host what to do, to the others who does it.

way-out-of-others = ⏸️ Le chrono est arrêté. **{ $host }** est au courant, et peut relancer la table.
way-out-paused-channel-gone = ⏸️ **C’est toi l’hôte :** tape **/chicken move** dans un autre salon du serveur, et la table { $number } continue là. D’ici là, le chrono est arrêté.
way-out-paused-no-access = ⏸️ **C’est toi l’hôte :** il me faut **Voir le salon**, **Envoyer des messages** (dans les fils : **Envoyer des messages dans les fils**) et **Voir les anciens messages** dans { $channel }, de quelqu’un qui a **Gérer les rôles** ou **Gérer les salons**. Un fil privé ? Mentionne-moi dedans. Puis appuie sur **Continuer**, ou tape **/chicken move** dans un autre salon. D’ici là, le chrono est arrêté.
way-out-paused-thread-locked = ⏸️ **C’est toi l’hôte :** demande à la modération de déverrouiller { $channel }, puis appuie sur **Continuer**, ou tape **/chicken move** dans un autre salon. D’ici là, le chrono est arrêté.
way-out-paused-message-deleted = ⏸️ **C’est toi l’hôte :** la table { $number } semble gêner quelqu’un dans { $channel }. Parles-en à la modération, puis appuie sur **Continuer**, ou tape **/chicken move** dans un autre salon. D’ici là, le chrono est arrêté.
way-out-paused-server-left = ⏸️ **C’est toi l’hôte :** quand on m’aura réinvité sur le serveur, appuie sur **Continuer**, ou tape **/chicken move** dans un de ses salons. Rien n’est perdu, et d’ici là, le chrono est arrêté.
way-out-paused-cannot-resume = ⏸️ **C’est toi l’hôte :** la personne qui me fait tourner sait quoi faire. Ou arrête tout avec **/chicken end**.
way-out-paused-broken = ⏸️ **C’est toi l’hôte :** appuie sur **Continuer** pour réessayer. Si la table s’arrête encore, la personne qui me fait tourner devrait lire mon journal.
way-out-button = Continuer
