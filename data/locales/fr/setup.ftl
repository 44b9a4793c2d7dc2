# What the host of a lobby may still set.

setup-button = Réglages
setup-title = ⚙️ Tes règles pour la table { $number }
setup-hint = Ce que tu règles vaut tout de suite, au vu de tous.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
setup-pace = Rythme : { $pace }, { $span } { $unit ->
    [h] h
   *[s] s
  }
setup-level = Niveau maison : { $level }
setup-fill = { $fill ->
    [0] Poulets maison : à la main
   *[other] Poulets maison : jusqu’à { $fill }
  }
setup-pace-prompt = Combien de temps chacun peut réfléchir
setup-level-prompt = À quel point les poulets maison sont malins
setup-fill-prompt = Combien de poulets au départ
setup-locale = Langue : { $language }
setup-locale-prompt = Ce que tout le monde à cette table lit dans le salon
# Headings of the settings of any table and of its game, and buttons to these settings.
setup-of-table = À la table
setup-of-game = Comment on joue
setup-remove = À la porte…
setup-cancel = Annuler

refused-settings-clash = Ces réglages ne s’entendent pas : on ne peut pas avoir l’œuf et l’omelette. **/chicken help** dit ce qui va avec quoi.
refused-more-seated = C’est pour { $most } au plus, et vous êtes déjà plus nombreux. Montre d’abord la porte à quelqu’un, ou laisse tout comme ça.
