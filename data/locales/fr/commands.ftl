# Slash commands as Discord lists them: descriptions of at most 100 characters.

command-chicken = Des jeux de cartes avec des poulets, dans ce salon
command-start = Ouvrir une table
command-start-heist = Chicken Heist : une banque à braquer, 3 à 8 poulets, et sois le plus riche en cavale
command-hand = Regarder tes cartes, pour tes yeux seulement
command-table = Remontrer une table, tout en bas du salon
command-move = Amener une table dans ce salon : pour son hôte, et pour la modération
command-end = Arrêter une table : pour son hôte, et pour qui gère les messages ici
command-leave = Quitter une table : un poulet maison garde ta place au chaud jusqu’à ton retour
command-story = Relire une partie finie, pas à pas
command-block = Tenir quelqu’un à l’écart de tes tables, ou l’y laisser revenir : ni vu ni connu
command-ban = Modération : tenir quelqu’un à l’écart des tables du serveur, ou l’y laisser revenir
command-me = Ce que je sais de toi, en fichier si tu veux, et comment te faire oublier
command-help = Tous les jeux : jouer, apprendre, lire les règles ; et tes pages
command-settings = Comment les poulets jouent sur ce serveur : jeux, salons, qui lance, qui a fait quoi

command-option-table = Quelle table, s’il y en a plusieurs
command-option-story = Quelle partie : son numéro, un nom, un jeu (sinon : la dernière de ce salon)
command-option-fill = La maison complète la table jusqu’à (0 : non)
command-option-level = Niveau de la maison
command-option-opponent = Qui tu défies : l’autre place lui est réservée (un bot : un poulet maison s’assoit)
command-option-pace = Temps de réflexion
command-option-block = Qui tenir à l’écart (vide : la liste de ceux que tu tiens à l’écart)
command-option-ban = Qui tenir à l’écart (vide : la liste actuelle)
command-option-ban-days = Pour combien de jours (vide : jusqu’à nouvel ordre)
command-option-ban-reason = Pourquoi : pour le reste de la modération
command-option-ban-sit-out = Si des poulets maison prennent le relais là où cette personne joue en ce moment
command-option-ladder-game = Quel jeu

# A line to choose from: a pace, and how long a decision has at it, like 45 s or 24 h
command-pace = { $pace } : { $time }
command-pace-quick = Rapide
command-pace-normal = Normal
command-pace-relaxed = Tranquille
command-pace-days = Au long cours
