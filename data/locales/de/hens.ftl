# My hen, a page of /chicken help

hen-title = Dein Huhn
hen-about = Es steht für dich in Lobbys, in Spielen ohne Figuren und in Geschichten. Kommen zwei im gleichen Aufzug, zieht sich das spätere um.
hen-feats = { $locked ->
    [0] Du hast dir jeden Aufzug verdient.
   *[other] Du hast { $feats } verschiedene Heldentaten. Noch zu verdienen: { $outfits }.
  }
hen-now = Dein Huhn: { $outfit }, { $colour }.
hen-open = Mein Huhn
hen-outfit = Aufzug
hen-colour = Federn
hen-reset = Wie geschlüpft

hen-bow = Schleife
hen-bobble = Bommelmütze
hen-headphones = Kopfhörer
hen-toque = Kochmütze
hen-mohawk = Irokese
hen-headscarf = Kopftuch
hen-party = Partyhut
hen-sun = Sonnenhut
hen-viking = Wikingerhelm
hen-astronaut = Raumhelm
hen-laurel = Lorbeer
hen-takes = { $feats } Taten

hen-white = weiß
hen-brown = braun
hen-corn = maisgelb
hen-coal = kohlschwarz
