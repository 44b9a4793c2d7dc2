# Once more: the button on a game that is over, and the table that comes after it.

rematch-button = On remet ça
rematch-on = Vers la table { $number }

rematch-in = Tu as un perchoir à la table { $number }. Dès que tous ceux de la dernière fois sont revenus, les cartes sont distribuées.
rematch-dealt = La table { $number } a commencé, les cartes sont distribuées, et te voilà en plein milieu.
rematch-over = La table { $number } est venue après celle-ci, et elle est finie aussi. Là-bas, appuie sur **On remet ça** !
