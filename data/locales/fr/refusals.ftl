# Why a click or command was not carried out, and what to do instead.
#
# One sentence for every class in bot/tables/refusals.py and bot/interactions, named after it.
# Nothing has changed when somebody reads one of these.

refused-table-gone = Cette table a été débarrassée. Ouvres-en une toute fraîche avec **/chicken start**.
refused-table-over = La table { $number } est fermée : ce qu’elle affiche ne changera plus. On remet ça ? **/chicken start**
refused-not-at-this-table = Tu n’es pas à cette table. C’est avant la donne qu’on appuie sur **Rejoindre**.
refused-not-seated-yet = Tu n’y es pas encore : appuie d’abord sur **Rejoindre**. C’est possible jusqu’à la donne.
refused-no-seat-here = Tu n’as pas de place ici. **/chicken table** montre ce qui se joue ; **Rejoindre** marche jusqu’à la donne.
refused-stale-click = Ce bouton est froid : la table a avancé. Regarde ta dernière carte, ou appuie sur **Ma main**.
refused-table-moved-on = À une plume près : la table a déjà avancé. Elle dit à qui c’est le tour.
refused-already-answered = Ta réponse est donnée, et elle le reste. Patience, le temps que les autres picorent.
refused-nothing-to-say = On ne te demande rien pour l’instant. Ton tour viendra.
refused-not-among-the-options = Ce n’est pas un de tes choix ici. Appuie sur **Ma main** pour voir ceux que tu as.
refused-table-paused = Cette table fait la sieste, rien ne compte pour l’instant. Son message dans le salon dit pourquoi.
refused-something-broke = Quelque chose a cassé, et c’est de notre faute, pas de la tienne. Ton choix n’a pas compté ; réessaie, s’il te plaît.
refused-outcome-unknown = Mon carnet m’a glissé des griffes en pleine phrase, alors je ne sais pas encore si ça a compté. Regarde ta carte dans un instant : elle montrera ce qu’il en est.
refused-message-replaced = Ce message vient de s’envoler. Regarde le plus récent de cette table : c’est lui qui fait foi.
refused-not-written = Mon carnet est plein, ou quelqu’un couve dessus, donc ça n’a pas compté. Rien n’est perdu ; réessaie dans une minute.
refused-lobby-closed = Les cartes sont distribuées, plus personne n’entre ni ne sort. Sois là pour la prochaine !
refused-not-dealt-yet = Pas encore de cartes ! Elles arrivent quand l’hôte appuie sur **Lancer**.
refused-already-left = Tu as déjà quitté cette partie, et un poulet maison te remplace. Tu as changé d’avis ? **/chicken hand** te rend ta place.
refused-already-seated = Tu y es déjà. Un poulet, un perchoir.
refused-table-full = Les { $most } perchoirs sont pris. Ouvre ta propre table avec **/chicken start**.
refused-seat-kept = Ce perchoir est réservé à { $guest }, pour un défi. En cas de refus, il est à toi.
refused-no-lesson = Mon coach n’en est pas encore à ce jeu. Ses règles tiennent en quelques pages : **/chicken help**
refused-not-open-to-you = Cette table ne t’est pas ouverte. Il peut y avoir bien des raisons, la plupart ennuyeuses, et je ne dis jamais laquelle. Il y a d’autres perchoirs au poulailler : rejoins une autre table, ou ouvre la tienne avec **/chicken start**.
refused-not-welcome-here = Sur ce serveur, tu n’ouvres pas de table pour l’instant : sa modération en a décidé ainsi, et je fais ce qu’elle dit. Demande-lui. Dans tes MP avec moi, il y a toujours une table contre la maison.
refused-kept-away-by-you = Il y a là quelqu’un que tu tiens à l’écart, alors je vous ai séparés. Personne d’autre ne le sait. **/chicken block** montre qui tu tiens à l’écart, et leur rouvre la porte.
refused-door-shut = La personne qui me fait tourner a décidé que je ne te distribue plus de cartes{ $until ->
    [none] {""}
   *[other] {" "}jusqu’au { $until }
  }. Ce que je sais de toi reste à toi : **/chicken me** le montre, et l’oublie si tu veux.
refused-not-played-here = La personne qui me fait tourner a décidé que je ne joue plus sur ce serveur{ $until ->
    [none] {""}
   *[other] {" "}jusqu’au { $until }
  }. Ailleurs, et dans tes MP avec moi, le poulailler te reste ouvert.
refused-not-challenged = Personne ici n’attend ta réponse à un défi.
refused-not-of-that-game = Seuls ceux qui étaient à la table { $number } peuvent en demander une autre. Lance ta propre partie : **/chicken start**
refused-no-longer-offered = Cette partie se jouait d’une façon qui n’est plus au menu. Repars de zéro : **/chicken start**
refused-too-few-players = { $seated ->
    [one] Tu es en solo
   *[other] Vous n’êtes que { $seated }
  }, et il faut être au moins { $least }. Appelle du monde, ou laisse les perchoirs vides à des poulets maison.
refused-too-many-players = Avec ces réglages, il n’y a que { $most } perchoirs. Demande moins de poulets maison.
refused-host-only = C’est réservé à { $host } : c’est sa table. Demande gentiment.
refused-host-or-moderator-only = C’est réservé à { $host } et à la modération. Demande-leur.
refused-nobody-hosts = Cette table n’a pas d’hôte en ce moment : tout le monde est parti. L’hôte, ce sera qui revient en premier.
refused-no-such-player = Cette personne n’est plus là. Rouvre la liste pour voir qui y est.
refused-too-many-tables = Ce salon est plein : { $most ->
    [one] { $most } table
   *[other] { $most } tables
  } à la fois. Finissez-en une, ou prenez un autre salon.
refused-too-many-tables-of-yours = Tu as déjà { $most ->
    [one] { $most } table
   *[other] { $most } tables
  } sur ce serveur, ça fait beaucoup de perchoirs pour une seule poule. Finis-en une d’abord.
refused-too-many-tables-on-server = Ce serveur a { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
  }, le poulailler est plein. Rejoins-en une, ou attends qu’une finisse.
refused-too-fast = Doucement, tu picores plus vite que je ne compte. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  } ; rien n’est perdu, et les réponses dans une partie comptent toujours.
refused-server-too-fast = Tout ce serveur picore plus vite que je ne compte. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  } ; rien n’est perdu, et les réponses dans une partie comptent toujours.
refused-other-server = La table { $number } vit sur un autre serveur, et les tables ne traversent pas la route. Déplace-la sur le sien.
refused-game-goes-on = Ça révèle toutes les mains, donc ça attend la fin de la partie. On ne triche pas !
refused-still-checking = ⏳ Je suis encore en train de tout vérifier, carte par carte. Rappuie dans un instant !
refused-no-record = Il n’y a pas de procès-verbal de cette partie. L’œuf n’a jamais été pondu, ou la coquille a cassé : la personne qui me fait tourner trouvera pourquoi dans le journal.
refused-never-dealt = Aucune carte n’a été distribuée à cette table, il n’y a donc pas d’histoire à raconter. Dommage, ça promettait.
refused-story-lost = Cette partie s’est jouée avec d’autres règles que les miennes d’aujourd’hui, ou mes notes sont déchirées : je ne sais plus la raconter pas à pas. Son procès-verbal reste disponible.
refused-still-writing = J’écris encore la page web que tu as demandée, plume en patte. Laisse-moi un instant, puis demande la suivante.
refused-no-story-here = Aucune partie n’est encore allée au bout dans ce salon. Jouez-en une, ou dis-moi laquelle tu veux : **/chicken story** prend un numéro, un nom ou un jeu.
refused-no-such-story = Je ne me souviens d’aucune partie de ce genre, du moins aucune que tu puisses voir. Pendant que tu tapes, **/chicken story** montre celles dont je me souviens.
refused-no-table-here = Il n’y a pas de table ici. Ouvres-en une avec **/chicken start**.
refused-manage-server-only = Ça, c’est l’affaire de ceux qui ont **Gérer le serveur**. Demande-leur.

refused-permissions-missing = Je ne peux pas encore jouer dans { $channel }. { $count ->
    [one] Il m’y manque une permission
   *[other] Il m’y manque { $count } permissions
  } (**{ $names }**). { $yours ->
    [yes] Tu peux me { $count ->
        [one] l’accorder
       *[other] les accorder
      }
   *[no] Quelqu’un qui a **Gérer les rôles** ou **Gérer les salons** peut me { $count ->
        [one] l’accorder
       *[other] les accorder
      }
  } dans les paramètres de { $home }, sous Permissions. Puis réessaie.
refused-not-in-this-thread = { $channel } est un fil privé, et personne ne m’a laissé entrer. Mentionne { $coop } dedans pour m’ajouter, puis réessaie.
refused-thread-locked = { $channel } est verrouillé, donc seule la modération peut y écrire. Demande-lui de le déverrouiller, ou jouez ailleurs.
refused-still-lost = Pas encore. { $reason } Une fois que c’est réglé, rappuie sur **Continuer**, ou tape **/chicken move** là où la table a le droit d’être.
refused-out-of-reach = Discord a le hoquet et ne répond pas là-bas. Rien n’a changé ; réessaie dans une minute.
refused-guild-only = Les tables s’ouvrent dans les salons de serveurs où l’on m’a invité, et dans tes MP avec moi. Réessaie là-bas.
refused-no-server-here = Ça, c’est l’affaire d’un serveur, et il n’y en a pas par ici. Demande-moi dans un de ses salons.
refused-nobody-else-here = Ici, il n’y a que toi et la maison : personne d’autre ne peut venir. Lance ton défi dans le salon d’un serveur.
refused-shutting-down = Je m’absente juste un instant. Rien n’est perdu ; réessaie dans une minute.
refused-command-outdated = Cette commande s’est envolée du poulailler. Laisse une minute à Discord, ou redémarre-le, et réessaie.

# How Discord names the permissions, as its settings show them.

permission-view-channel = Voir le salon
permission-connect = Se connecter
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-read-message-history = Voir les anciens messages
