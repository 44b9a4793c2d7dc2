# What Coop knows of somebody (/chicken me), and how it forgets them.

# Who sits in a game that is over, and has asked to be forgotten. Also in the records of games.
forgotten-name = un poulet oublié

me-title = 🪶 Ce que je sais de toi
me-none = Rien du tout : pas une plume. Assieds-toi à une table, et il faudra bien que je retienne au moins où.
me-tables = Ton nom, ta place et ce que tu as choisi : { $over ->
    [0] aucune partie finie
    [one] une partie finie
   *[other] { $over } parties finies
  } et { $live ->
    [0] aucune table ouverte
    [one] une table ouverte
   *[other] { $live } tables ouvertes
  }, { $servers ->
    [0] le tout par MP
    [one] sur un serveur
   *[other] sur { $servers } serveurs
  }.
me-numbers = Comment tu joues : { $count ->
    [0] pas encore de nombres
    [one] un nombre
   *[other] { $count } nombres
  } pour **/chicken stats**{ $listed ->
    [yes] {""}.
   *[no] , que je ne montre à personne d’autre, comme tu l’as demandé.
  }
me-reached = { $dm ->
    [open] Le chemin de tes MP
    [shut] Que tes MP me sont fermés
   *[none] Que je ne t’ai jamais envoyé de MP
  }, et la langue que tu lis : { $language }.
me-cards = Tes cartes arrivent { $cards ->
    [here] à la table
    [both] par MP et à la table
   *[other] par MP
  }, { $pictures ->
    [yes] avec des images
   *[no] en mots
  }{ $motion ->
    [no] , et les images de tes tables restent fixes
   *[yes] {""}
  }.
me-alerts = De quoi tu veux être au courant : { $count ->
    [0] rien
    [one] un jeu
   *[other] { $count } jeux
  }{ $hours ->
    [yes] , et quand tu ne dors pas.
   *[no] .
  }
me-bets = Sur qui tu as parié, à { $count ->
    [one] une table
   *[other] { $count } tables
  }.
me-plans = Que tu as prévu { $count ->
    [one] une table
   *[other] { $count } tables
  }.
me-coming = Que tu as promis de venir à { $count ->
    [one] une table prévue
   *[other] { $count } tables prévues
  }.
me-reminders = Lesquels de mes messages te rappellent { $count ->
    [one] une table prévue
   *[other] { $count } tables prévues
  }.
me-deeds = Ce que tu as réglé sur un serveur, ou fait en modérant : { $count ->
    [one] une ligne
   *[other] { $count } lignes
  } de son **Qui a fait quoi**.
me-bans = Qui, en modérant, tu tiens à l’écart des tables d’un serveur, et pourquoi : { $count ->
    [one] une personne
   *[other] { $count } personnes
  }.
me-blocks = Qui tu tiens à l’écart : { $count ->
    [one] une personne
   *[other] { $count } personnes
  }, que **/chicken block** te montre.
me-lessons = Où tu en es dans { $count ->
    [one] une leçon
   *[other] { $count } leçons
  }.
me-tipless = Que tu ne veux pas d’astuces.
me-asked = Que tu as demandé l’oubli : c’est en cours.
me-language-prompt = Ce que tu lis
# What you alone read: cards, messages, answers. $language is called as its readers call it.
me-language = Pour tes yeux : { $language }
me-language-discord = comme ton Discord
me-never = Jamais ce que tu écris dans les salons, et rien sur toi venu d’ailleurs.
me-all-button = Donne-moi tout
me-forget-button = Oublie-moi
me-file-here = Voici tout, pour tes yeux seulement.
me-privacy-link = Confidentialité
me-terms-link = Conditions

me-ask-title = 💨 Je t’oublie ?
me-ask =
    - Ton nom et le numéro de ton compte disparaissent de chaque table et de chaque procès-verbal. Les parties restent : « un poulet oublié » y était assis.
    - Comment tu joues, tes exploits, tes alertes et tes leçons, qui tu tiens à l’écart, où tu veux tes cartes : tout disparaît.
    - Là où une partie est en cours, un poulet maison prend ta place, **pour de bon**.
    - Les messages déjà sur Discord, je ne peux pas y toucher : supprime toi-même mes MP si tu veux.
me-ask-button = Oublie-moi
me-ask-again-title = 💨 Vraiment, pour de bon ?
me-ask-again = Je ne peux rien en ramener, et la personne qui me fait tourner non plus. Si tu veux juste la paix : **/chicken leave** te fait sortir d’une table.
me-ask-again-button = Oui, tout
me-stay-button = Non, garde-moi
me-forgotten-title = 💨 C’était qui, déjà ?
me-forgotten = Dans une minute, je n’en saurai rien. Ta demande est écrite, donc ça se fera quoi qu’il arrive. Si jamais tu appuies encore sur un de mes boutons, ce sera notre première rencontre. C’était un plaisir.
me-open = Mes données
me-hen = Tu as choisi ta poule.
