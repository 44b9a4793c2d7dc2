# What the cards of Political Chicken are called. Invent your own jokes: nobody checks them against the
# English, and pictures and menus break long names. No Markdown in them, at most 60 characters.
#
# …-adult: the mildly adult name, of those cards that have one here; where a table wants them, the
# others keep their clean ones. Which cards have one is the same in every language.

# One letter for each wing, before what a group counts: L3. Sentences in political.ftl say them too.
political-letter-left = G
political-letter-right = D

## Groups of the left

political-card-L6-1 = Comité non élu du brunch
political-card-L5-1 = Collectif du yacht durable
political-card-L4-1 = Révolutionnaires en streaming
political-card-L3-1 = Anarchistes fonctionnaires
political-card-L3-2 = Syndicat de la mousse artisanale
political-card-L3-3 = Chaire d’indignation appliquée
political-card-L3-4 = Comité pour créer un comité
political-card-L3-5 = ZAD des hamacs
political-card-L3-5-adult = ZAD sans maillot
political-card-L3-6 = Guilde des voix off
political-card-L3-7 = Front du goûter nationalisé
political-card-L2-1 = Ligue du vote obstiné
political-card-L2-2 = Lobby de la danse expressive
political-card-L2-3 = Ultras de la piste cyclable
political-card-L2-4 = Murmureurs de compost
political-card-L2-5 = Black bloc de slameurs
political-card-L2-6 = Bibliothécaires radicaux (chut)
political-card-L2-7 = Seigneurs du potager partagé
political-card-L2-8 = Syndicalistes en méditation
political-card-L2-8-adult = Syndicalistes tantriques
political-card-L2-9 = Gilets tricotés
political-card-L1-1 = Colonie de vacances militante
political-card-L1-2 = Pétition en « Répondre à tous »
political-card-L1-3 = Administrateurs pieds nus
political-card-L1-4 = Amasseurs de tote bags
political-card-L1-5 = Brigade « Deux minutes ? »
political-card-L1-6 = Flash mob au ukulélé
political-card-L1-7 = Cercle d’échange d’idées
political-card-L1-7-adult = Cercle échangiste d’idées
political-card-L1-8 = Motards végans
political-card-L1-9 = Djembés du consensus

## Groups of the right

political-card-R6-1 = Valeurs familiales offshore
political-card-R5-1 = Milliardaires inquiets réunis
political-card-R4-1 = Chorale des hurleurs de plateau
political-card-R3-1 = Gros matous de l’armement
political-card-R3-2 = Tribunal de la copropriété
political-card-R3-3 = Self-made-men de père en fils
political-card-R3-4 = Sénat du dix-huitième trou
political-card-R3-5 = Importateurs de pétards libérés
political-card-R3-6 = Remonteurs de bretelles
political-card-R3-7 = Lobby anti-lobbys
political-card-R2-1 = Survivalistes du garde-manger
political-card-R2-2 = Milice du lotissement
political-card-R2-3 = Anciens du séminaire Prospérité
political-card-R2-4 = Amis du pin’s tricolore
political-card-R2-5 = Bougies senteur charbon
political-card-R2-6 = SPA des niches fiscales
political-card-R2-7 = Papas du barbecue réunis
political-card-R2-8 = Chœur abstinent des labos
political-card-R2-9 = Lobby du cigare en règle
political-card-R1-1 = Rebelles de l’arrosage
political-card-R1-2 = Souffleurs de feuilles de l’aube
political-card-R1-3 = Historiens du mail transféré
political-card-R1-4 = Ligue du « C’était mieux avant »
political-card-R1-5 = Justiciers du radar
political-card-R1-6 = Collectionneurs de coqs en bronze
political-card-R1-7 = Pinailleurs constitutionnels
political-card-R1-7-adult = Nudistes constitutionnels
political-card-R1-8 = Patrimoine du tuning
political-card-R1-9 = Perruques poudrées du dimanche

## Assets

political-card-A01 = Jingle entêtant
political-card-A02 = Sourire testé en panel
political-card-A03 = Chien photogénique
political-card-A04 = Autocollants de pare-chocs
political-card-A05 = Croissants gratuits
political-card-A06 = Soutien de la télé-réalité
political-card-A07 = Bots élevés en batterie
political-card-A08 = Bus à ton effigie
political-card-A09 = Podcast complaisant
political-card-A10 = Photo de foule suspecte
political-card-A11 = Valise de billets
political-card-A12 = Micro-parti géant
political-card-A13 = Fief héréditaire
political-card-A14 = Avocats
political-card-A15 = Complotiste
political-card-A16 = Costume en téflon
political-card-A17 = Statuts empoisonnés
political-card-A18 = Archives ignifugées

## Deficits

political-card-D01 = Népotisme
political-card-D02 = Bourde
political-card-D03 = Vidéo de danse gênante
political-card-D04 = Amendes impayées
political-card-D05 = Liste de courses fuitée
political-card-D05-adult = Historique de navigation fuité
political-card-D06 = Calomnie
political-card-D07 = Micro resté ouvert
political-card-D08 = Révolte des stagiaires
political-card-D09 = Mémoires qui balancent
political-card-D10 = Slogan plagié
political-card-D11 = Juge d’instruction
political-card-D12 = Déposition accablante
political-card-D13 = Obstruction
political-card-D14 = Crise d’identité
political-card-D15 = Devoir de réserve

## Events

political-card-E01 = Scandale
political-card-E02 = Panique morale
political-card-E03 = Krach boursier
political-card-E04 = Désintox
political-card-E05 = Levée de fonds
political-card-E06 = Accord en coulisses
political-card-E07 = Fuite de mails
political-card-E08 = Limite de mandats
political-card-E09 = Grand retour
political-card-E10 = Charcutage électoral
