# My hen, a page of /chicken help

hen-title = Ta poule
hen-about = Elle te représente dans les salons d’attente, dans les jeux sans personnages et dans les récits. Si deux poules arrivent pareilles, la dernière se change.
hen-feats = { $locked ->
    [0] Tu as gagné toutes les tenues.
   *[other] Tu as { $feats } exploits différents. Encore à gagner : { $outfits }.
  }
hen-now = Ta poule : { $outfit }, { $colour }.
hen-open = Ma poule
hen-outfit = Tenue
hen-colour = Plumes
hen-reset = Comme à l’éclosion

hen-bow = Nœud
hen-bobble = Bonnet à pompon
hen-headphones = Casque audio
hen-toque = Toque
hen-mohawk = Crête punk
hen-headscarf = Foulard
hen-party = Chapeau de fête
hen-sun = Chapeau de paille
hen-viking = Casque viking
hen-astronaut = Astronaute
hen-laurel = Lauriers
hen-takes = { $feats } exploits

hen-white = blanche
hen-brown = brune
hen-corn = maïs
hen-coal = charbon
