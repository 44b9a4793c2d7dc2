# What the host of a lobby may still set.

setup-button = Ajustes
setup-title = ⚙️ As suas regras para a mesa { $number }
setup-hint = O que você ajustar vale na hora, à vista de todo mundo.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
setup-pace = Ritmo: { $pace }, { $span } { $unit ->
    [h] h
   *[s] s
  }
setup-level = Galinhas da casa: { $level }
setup-fill = { $fill ->
    [0] Galinhas da casa: à mão
   *[other] Galinhas da casa: até { $fill }
  }
setup-locale = Fala { $language }
setup-pace-prompt = Quanto tempo cada galinha pode pensar
setup-level-prompt = Quão espertas são as galinhas da casa
setup-fill-prompt = Quantas galinhas há no começo
setup-locale-prompt = O que todo mundo nesta mesa lê no canal
# Headings of the settings of any table and of its game, and buttons to these settings.
setup-of-table = Na mesa
setup-of-game = Como se joga
setup-remove = Porta afora…
setup-cancel = Cancelar

refused-settings-clash = Esses ajustes não se dão bem: não dá para assobiar e chupar milho ao mesmo tempo. **/chicken help** diz o que combina com o quê.
refused-more-seated = Isso é para { $most } no máximo, e já há mais gente aqui. Ponha antes alguém no olho da rua, ou deixe como está.
