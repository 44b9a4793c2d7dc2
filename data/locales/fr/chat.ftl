# What the chat itself says: about cards, clicks and closed doors.

## Cards that are over

chat-card-chose = ✅ Table { $number }, ton choix : **{ $choice }**.
chat-card-closed = ✅ Table { $number } : cette carte est fermée, il y en a une plus récente.
chat-card-newest = Vers la dernière carte
chat-card-by-hand = ✋ Table { $number } : tes MP me sont fermés maintenant, alors cette carte s’arrête ici. Appuie sur **Ma main** à la table : personne d’autre ne la verra.
chat-card-here = ✋ Table { $number } : comme tu veux, tes cartes sont à la table maintenant. **Ma main** les montre, pour tes yeux seulement.
chat-card-left = Tu as quitté la table { $number }. Sans rancune ; reviens quand tu veux.
chat-card-table-closed = La table { $number } est fermée, et cette carte avec.

## A ring for whoever asked for it

# Also where somebody is back who was away: such a table has no cards in a DM.
chat-bell-off = ✅ Table { $number } : plus rien par ici, on joue à ciel ouvert, directement à la table.
chat-bell-shut = Tes MP me sont fermés, donc je ne peux pas te prévenir. Autorise les messages privés des membres de ce serveur, puis désactive et réactive ceci. D’ici là, garde un œil sur la table !
chat-bell-busy = Discord veut que j’écrive à moins de nouvelles têtes pendant un moment, donc je ne peux pas encore te prévenir. D’ici là, garde un œil sur la table !

## Pictures

# Opens the buttons of a table that are pressed less often, and the topics of /chicken help.
more-button = Plus…
# The same for a player who is new to the game: with explanations.
more-button-help = 💡 Aide et plus…
back-button = Retour

# A button on a table that is drawn: all that it shows in words, for whoever presses it.
pictures-as-text = En texte
# On one's own card: from now on all of them in words, or with pictures again.
pictures-off = Texte seul
pictures-on = Images
# On the same page: whether the pictures of the tables at which one sits may move.
motion-off = Images fixes
motion-on = Images animées
motion-about = **Images fixes** : aux tables où tu joues, plus rien ne bouge, pour personne.

## Where one's cards come

# A button on every card: it says where they come now, and opens the page that changes it.
cards-button-dm = Cartes : MP
cards-button-here = Cartes : ici
cards-button-both = Cartes : les deux
cards-title = 🃏 Où veux-tu tes cartes ?
cards-about-dm = **Par MP** : un message de moi chaque fois qu’on a besoin de toi. Ça sonne.
cards-about-here = **Ici** : à la table, pour tes yeux seulement, et jamais de MP. Je t’appelle par ton nom dans le salon quand c’est ton tour. Quinze minutes sans un clic, et elles fanent : **Ma main** les ramène.
cards-about-both = **Les deux** : le MP sonne, et la table les a aussi.
cards-choose-dm = Par MP
cards-choose-here = Ici
cards-choose-both = Les deux
cards-shut = Tes MP me sont fermés, donc pour l’instant elles sont ici.

## My hand

chat-dms-shut = Tes MP me sont fermés, donc tes cartes arrivent ici même, pour tes yeux seulement. Égarées ? **Ma main** à la table les ramène. Tu les veux par MP quand même ? Autorise les messages privés des membres de ce serveur, et appuie sur **Ma main** une minute plus tard.
chat-dms-busy = Discord veut que j’écrive à moins de nouvelles têtes pendant un moment, donc tes cartes n’arrivent pas encore par MP. Appuie sur **Ma main** à la table, et personne d’autre ne les verra.
chat-hand-old = Cette main a fané. **Ma main** t’en donne une toute fraîche.
# Somebody with closed DMs is asked something; the message goes when they have answered.
chat-called = 🔔 { $mention }, la table t’attend. Personne d’autre ne voit ce que montre **Ma main**.
# To a host, once: Discord took no picture there. The table is complete without.
chat-no-pictures = 🖼️ Pas d’images dans { $channel } : Discord n’en a pas voulu de ma part, alors la table est tout en mots. Pour les images, il me faut **Joindre des fichiers** dans ce salon.
chat-plays-by-hand = ✋ { $names } { $count ->
    [one] joue
   *[other] jouent
  } avec **Ma main** : pas de MP, il suffit d’appuyer sur le bouton.

## Answers

chat-pressed = Noté : **{ $choice }**. Personne d’autre ne voit ceci.
chat-explained = **{ $name }** : { $help }
chat-done = C’est fait. Regarde la table.
chat-removed = C’est fait. Le perchoir est de nouveau libre.

## The public table

chat-table-moved = La table a changé de perchoir. Elle est ici maintenant : { $link }

## Lists that one page does not hold (cogs/pages.py)

chat-newer = Plus récent
chat-older = Plus ancien
chat-somebody = quelqu’un qui a demandé l’oubli
