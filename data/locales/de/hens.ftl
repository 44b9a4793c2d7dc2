# My hen, a page of /chicken help

hen-title = Dein Huhn
hen-about = Es steht für dich in Lobbys, in Spielen ohne Figuren und in Geschichten. Kommen zwei im gleichen Aufzug, zieht sich das spätere um.
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

hen-white = weiß
hen-brown = braun
hen-corn = maisgelb
hen-coal = kohlschwarz
