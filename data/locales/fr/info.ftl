# /chicken help

help-title = 🐔 Coop : des poulets, des cartes, une morale douteuse
help-what = J’organise des jeux de cartes avec des poulets, ici même dans le salon. La table est pour tout le monde ; tes cartes ne sont que pour toi.
help-games = **Au menu**
help-game = **/chicken start { $slug }** · { $about }
help-rules = Jamais joué ? **/chicken learn** joue une première partie avec toi, en solo, avec un coach. **Règles** à chaque table, ou **/chicken rules**, résume le jeu en deux coups de bec, puis donne toutes les règles.
help-alone = Personne dans le coin ? **/chicken start** dans tes MP avec moi : toi contre la maison, et rien ne compte.
help-start = **Comment commencer**
    1. **/chicken start** ouvre une table dans ce salon. Tu y es, et tu en es l’hôte.
    2. Tous les autres appuient sur **Rejoindre**. Pas assez ? L’hôte ajoute des poulets maison 🤖.
    3. **Lancer** distribue. À partir de là, c’est un clic par décision.
help-cards = **Où sont tes cartes**
    Dans un MP de ma part, un nouveau message chaque fois qu’on a besoin de toi ; ou à la table, pour tes yeux seulement, avec **Ma main**. **Cartes : MP** sur une carte change l’endroit. MP fermés ? Alors elles vont droit à la table. Chicken Out! n’a pas de secrets : tu joues directement à la table, et **Sonne-moi** me fait sonner.
help-commands = **Commandes**
help-commands-list =
    - **/chicken hand** montre tes cartes, à toi et à personne d’autre
    - **/chicken table** remontre la table, tout en bas du salon
    - **/chicken move**, tapé dans un autre salon, l’y amène (pour son hôte, et pour la modération)
    - **/chicken story** relit une partie finie, pas à pas
    - **/chicken leave** rentre à la maison : un poulet maison garde ta place au chaud
    - **/chicken end** arrête une table (pour son hôte, et pour la modération)
    - **/chicken block** tient quelqu’un à l’écart de tes tables, ni vu ni connu
    - **/chicken me** dit ce que je sais de toi, te le donne en fichier, et t’oublie si tu le demandes
    - **/chicken-settings**, pour ceux qui gèrent un serveur : quels jeux, où, qui lance, et qui a fait quoi
help-time = Chaque question a une échéance qui défile sur sa carte. Si tu ne dis rien, je réponds pour toi et je te le dis ; après deux silences de suite, un poulet maison te remplace, jusqu’à ce que tu appuies sur **Me revoilà**.
help-silence = Si tu ne dis rien : à Chicken Heist, tu rafles, et tu restes (ta Planque te sauve au besoin) ; à Playing Chicken, tu joues une carte au hasard ; à Chicken Out!, tu joues, ou tu arrêtes une échappée ; à Crazy Chicken, tu pioches et tu défausses ta moins chère ; à Political Chicken, tu recrutes ton plus fort, et tu suis.
