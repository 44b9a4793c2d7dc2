# /chicken help: all games, one game, my stuff, and a text for each topic

help-title = 🐔 Coop : des poulets, des cartes, une morale douteuse
help-what = Des jeux de cartes avec des poulets, ici même dans le salon. Choisis :
help-greeting-title = Cot ! Un poulailler s’installe
help-greeting = J’organise des jeux de cartes avec des poulets. La table est pour tout le monde, tes cartes ne sont que pour toi.
help-settings = Réglages
help-alt = Une étagère avec les boîtes de tous les jeux : { $games }.
help-alt-game = { $game } : { $facts }.
help-games = Tous les jeux
help-mine = Mon coin

# One game. $seats is a number of players such as 3–8.
help-players = { $seats } poulets
help-minutes = { $least }–{ $most } minutes
help-secrets = { $secrets ->
    [yes] cartes secrètes
   *[no] sans secrets
  }
help-play = Jouer
help-learn = Apprendre

help-mine-title = Ton coin du poulailler
help-seat = - Tu es à la **[table { $number }]({ $address })** : { $game }
help-no-seats = Tu n’es à aucune table ici pour le moment.

help-topics = Quoi d’autre ?
help-version = -# Coop, version { $version }
help-topic-start = Comment commencer
help-start =
    1. **/chicken start** ouvre une table dans ce salon. Tu y es, et tu en es l’hôte.
    2. Tous les autres appuient sur **Rejoindre**. Pas assez ? L’hôte ajoute des poulets maison 🤖.
    3. **Lancer** distribue. À partir de là, c’est un clic par décision.
    Personne dans le coin ? **/chicken start** dans tes MP avec moi : toi contre la maison, et rien ne compte.
help-topic-cards = Où sont tes cartes
help-cards = Dans un MP de ma part, un nouveau message chaque fois qu’on a besoin de toi ; ou à la table, pour tes yeux seulement, avec **Ma main**. Sur une carte, **Plus…** puis **Cartes : MP** change l’endroit. MP fermés ? Alors elles vont droit à la table. Chicken Out! n’a pas de secrets : tu joues directement à la table, et **Plus…** puis **Me sonner par MP** me fait sonner.
help-topic-time = Quand le temps est écoulé
help-time = Chaque question a une échéance qui défile sur sa carte. Si tu ne dis rien, je réponds pour toi et je te le dis ; après deux silences de suite, un poulet maison te remplace, jusqu’à ce que tu appuies sur **Me revoilà**.
    Si tu ne dis rien : à Chicken Heist, tu rafles, et tu restes (ta Planque te sauve au besoin) ; à Playing Chicken, tu joues une carte au hasard ; à Chicken Out!, tu joues, ou tu arrêtes une échappée ; à Crazy Chicken, tu pioches et tu défausses ta moins chère ; à Political Chicken, tu recrutes ton plus fort, et tu suis.
help-topic-tables = Commandes de table
help-tables =
    - **/chicken hand** montre tes cartes, à toi et à personne d’autre
    - **/chicken table** remontre la table, tout en bas du salon
    - **/chicken move**, tapé dans un autre salon, l’y amène (pour son hôte, et pour la modération)
    - **/chicken story** relit une partie finie, pas à pas
    - **/chicken leave** rentre à la maison : un poulet maison garde ta place au chaud
    - **/chicken end** arrête une table (pour son hôte, et pour la modération)
help-topic-commands = Autres commandes
help-commands =
    - **/chicken block** tient quelqu’un à l’écart de tes tables, ni vu ni connu
    - **/chicken ban**, pour la modération, tient quelqu’un à l’écart des tables de ce serveur
    - **/chicken me** dit ce que je sais de toi, et t’oublie si tu le demandes
    - **/chicken-settings**, pour ceux qui gèrent un serveur : ses règles
