# Who is away from a game, and how they come back.

## The private card of somebody for whom a house player sits in

away-title-silent = 💤 Table { $number } : un poulet maison garde ton perchoir au chaud
away-title-left = 🚪 Table { $number } : tu l’as quittée
away-title-gone = 🚪 Table { $number } : tu as quitté le serveur
away-title-benched = 🪑 Table { $number } : un poulet maison garde ton perchoir au chaud
away-why-benched = C’est la modération qui l’a voulu, pour que les autres puissent continuer. Il voit ce que tu vois, et pas une plume de plus.
away-why-silent = Tu en as manqué deux de suite, alors il joue tes cartes. Il voit ce que tu vois, et pas une plume de plus.
away-why-left = Un poulet maison joue tes cartes. Il voit ce que tu voyais, et pas une plume de plus. Le perchoir reste à toi jusqu’à la fin de la partie.
away-why-gone = Un poulet maison joue tes cartes. Le perchoir reste à toi jusqu’à la fin de la partie, si jamais tu reviens.
away-asleep-title = 💤 Table { $number } : la partie t’attend
away-asleep = Tout le monde s’est assoupi, alors la partie attend. Un clic de ta part, et elle reprend, avec du temps pour tous.
away-button-silent = Me revoilà
away-button-benched = Me revoilà
away-button-left = Reprendre ma place
away-button-gone = Reprendre ma place

## A paused table in its channel

chat-back = Me revoilà
chat-until = Si personne ne vient, je débarrasse la table { $when }.

## /chicken leave

table-left-lobby = Tu as quitté la table { $number }. Sans rancune !
table-leave-sure = La table { $number } est en pleine partie. Un poulet maison jouerait tes cartes, et le perchoir reste à toi : un clic, et tu es de retour. Partir ?
table-leave-button = Quitter la table { $number }
table-left = Tu as quitté la table { $number }, et un poulet maison prend le relais. L’envie revient ? Appuie sur { $secrets ->
    [yes] **Ma main**
   *[no] **Me revoilà**
  } à la table.
