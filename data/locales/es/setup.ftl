# What the host of a lobby may still set.

setup-button = Ajustes
setup-title = ⚙️ Tus reglas para la mesa { $number }
setup-hint = Lo que pongas vale enseguida, a la vista de todo el mundo.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
setup-pace = Ritmo: { $pace }, { $span } { $unit ->
    [h] h
   *[s] s
  }
setup-level = Gallinas de la casa: { $level }
setup-fill = { $fill ->
    [0] Gallinas de la casa: a mano
   *[other] Gallinas de la casa: hasta { $fill }
  }
setup-locale = Idioma: { $language }
setup-pace-prompt = Cuánto tiempo hay para pensar
setup-level-prompt = Qué tan listas son las gallinas de la casa
setup-locale-prompt = Qué se lee en el canal de esta mesa
setup-fill-prompt = Cuántas gallinas son al empezar
# Headings of the settings of any table and of its game, and buttons to these settings.
setup-of-table = En la mesa
setup-of-game = Cómo se juega
setup-remove = A la calle…
setup-cancel = Cancelar la mesa

refused-settings-clash = Estos ajustes no se llevan bien: no se puede estar en el huevo y fuera. **/chicken help** dice qué va con qué.
refused-more-seated = Eso es para { $most } como mucho, y aquí ya son más. Pon antes a alguien de patitas en la calle, o déjalo como está.
