# Les tables qui ouvrent à une heure fixée : ce qui est annoncé, et ce qu’il en advient.

plan-title = 📅 { $game } : { $when }
plan-host = { $host } ouvre une table ici { $rest }. Appuie sur **J’en suis**, et je te tape sur l’aile un quart d’heure avant.
plan-coming = { $count ->
    [0] Personne pour l’instant. Poules mouillées.
   *[other] ✋ Seront là : { $people }
  }
plan-no-event = Je n’ai pas le droit de l’inscrire aux événements du serveur : il y faut *Créer des événements*. La table ouvrira quand même.
plan-button-in = J’en suis
plan-button-out = Sans moi
plan-button-cancel = Annuler
plan-cancelled = 🗑️ { $game }, { $when } : annulé. Retour au nid.
plan-missed = 💤 { $game }, { $when } : à l’heure dite, je n’étais pas là. Pardon ! **/chicken call** en prévoit une autre.
plan-refused = 🚧 { $game }, { $when } : impossible d’ouvrir la table. { $why }
plan-opened = 📅 { $game }, { $when } : c’était l’heure, et la table { $number } est ouverte.
plan-call = 🔔 C’est l’heure ! La table { $number } de { $game } est ouverte : { $people }
plan-reminder = ⏰ **{ $game }** dans { $channel } : la table ouvre à { $when }.
plan-there = Aller dans { $room }
plan-event-about = Une table de { $game } ouvre : il suffit d’être là pour s’asseoir. { $address }

refused-no-moment = Je n’arrive pas à lire ça comme une heure. Écris par exemple 20:30, ce soir, demain 20:30, vendredi 20:30, ou dans 2h.
refused-clock-unknown = { $when }, à quelle montre ? Appuie sur **Régler mon horloge** et recommence, ou écris dans combien de temps : dans 2h.
refused-moment-past = C’est passé, ou tout comme. Prévois au moins { $minutes } minutes à l’avance.
refused-moment-far = C’est dans plus de { $days } jours, et aucun poulet ne voit si loin.
refused-too-many-plans-of-yours = Tu as déjà { $most } tables prévues. Joues-en une d’abord, ou annules-en une.
refused-too-many-plans-here = Sur ce serveur, { $most } tables sont déjà prévues : l’agenda est plein.
refused-planner-only = Ça, c’est à qui l’a prévu, ou à qui gère les messages ici.
refused-plan-gone = Il n’en sortira plus rien : c’est annulé, ou l’heure est venue.
