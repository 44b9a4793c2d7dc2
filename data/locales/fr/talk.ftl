# What house players say at the table, now and then: three lines for each feeling and each temper (see house.ftl).
# Short, and made of what everybody has seen.

# $said: one of the lines below
talk-said = 💬 **{ $seat }** : « { $said } »

## Something good has happened to whoever speaks

talk-luck-careful-1 = Je ne comptais sur rien, et voilà.
talk-luck-careful-2 = Doucement, doucement. Ça marche, mais chut.
talk-luck-careful-3 = Pas une plume de perdue. J’ai compté deux fois.
talk-luck-bold-1 = Tout le monde a vu ? Je peux le refaire.
talk-luck-bold-2 = Premier bec, premier grain.
talk-luck-bold-3 = Et c’est comme ça qu’on traverse une route !
talk-luck-fickle-1 = Au départ, je voulais faire tout autre chose.
talk-luck-fickle-2 = Mon plan préféré ! Depuis à l’instant.
talk-luck-fickle-3 = Ha ! Aucune idée comment. Redemande demain.
talk-luck-grudging-1 = Pas trop tôt. On me devait bien ça.
talk-luck-grudging-2 = Une ligne de moins sur ma liste. Elle est longue.
talk-luck-grudging-3 = Enfin. J’attends ça depuis l’œuf.

## Something bad has happened to whoever speaks

talk-woe-careful-1 = Je le savais. Si seulement je m’écoutais.
talk-woe-careful-2 = Un pas de trop. En général, un seul suffit.
talk-woe-careful-3 = Je serai là-bas, derrière l’abreuvoir.
talk-woe-bold-1 = Ça valait chaque plume.
talk-woe-bold-2 = J’ai connu pire avant le petit déjeuner.
talk-woe-bold-3 = Les plumes, ça repousse. Au suivant !
talk-woe-fickle-1 = Plus jamais. Enfin, pas avant midi.
talk-woe-fickle-2 = J’adorais ce plan, jusqu’à maintenant.
talk-woe-fickle-3 = Réflexion faite : non.
talk-woe-grudging-1 = Je m’en souviendrai.
talk-woe-grudging-2 = Ça va dans le carnet.
talk-woe-grudging-3 = C’est noté. Avec l’heure.

## Something bad has happened to somebody else, $seat

talk-gloat-careful-1 = Aïe, { $seat }. J’allais justement dire quelque chose.
talk-gloat-careful-2 = Voilà pourquoi je regarde deux fois, { $seat }.
talk-gloat-careful-3 = Pas de chance, { $seat }. Mais plutôt toi que moi.
talk-gloat-bold-1 = Au moins, { $seat } a osé. Respect !
talk-gloat-bold-2 = L’élan y était, { $seat }. Dommage pour le reste.
talk-gloat-bold-3 = Le bec haut, { $seat } !
talk-gloat-fickle-1 = J’étais pour { $seat }. Il y a un instant, du moins.
talk-gloat-fickle-2 = Triste pour { $seat }, drôle pour moi. Difficile de choisir.
talk-gloat-fickle-3 = J’ai failli faire pareil, { $seat }. Comme presque toujours.
talk-gloat-grudging-1 = Qui sème la plume, { $seat }…
talk-gloat-grudging-2 = Je ne me moque pas, { $seat }. Je prends des notes.
talk-gloat-grudging-3 = { $seat }, je me sens déjà mieux.

## Something good has happened to somebody else, $seat

talk-envy-careful-1 = Bien joué, { $seat }. Moi, jamais je n’aurais osé.
talk-envy-careful-2 = Joli, { $seat }. Je te garde à l’œil, rien qu’un.
talk-envy-careful-3 = C’était de la chance, { $seat }, ou faut-il s’inquiéter ?
talk-envy-bold-1 = Bravo, { $seat } ! Maintenant, regarde-moi faire.
talk-envy-bold-2 = Moi, { $seat }, j’aurais doublé.
talk-envy-bold-3 = Profites-en, { $seat }. J’arrive juste derrière.
talk-envy-fickle-1 = À partir de maintenant, vive { $seat }. Sans doute.
talk-envy-fickle-2 = Je peux être { $seat }, le temps d’un tour ?
talk-envy-fickle-3 = J’avais la même idée, { $seat }. Puis une autre.
talk-envy-grudging-1 = { $seat }. Évidemment. Qui d’autre.
talk-envy-grudging-2 = Profites-en tant que ça dure, { $seat }.
talk-envy-grudging-3 = Encore { $seat } ? Je tiens les comptes.
