# My hen, a page of /chicken help

hen-title = Your hen
hen-about = It stands for you in lobbies, games without characters, and stories. If somebody at your table came in the same, the later one changes.
hen-feats = { $locked ->
    [0] You’ve earned every outfit there is.
   *[other] You have { $feats } different feats. Still to be earned: { $outfits }.
  }
hen-now = Your hen: { $outfit }, { $colour }.
hen-open = My hen
hen-outfit = Outfit
hen-colour = Feathers
hen-reset = As hatched

hen-bow = Bow
hen-bobble = Bobble hat
hen-headphones = Headphones
hen-toque = Chef’s hat
hen-mohawk = Mohawk
hen-headscarf = Headscarf
hen-party = Party hat
hen-sun = Sun hat
hen-viking = Viking
hen-astronaut = Astronaut
hen-laurel = Laurels
hen-takes = { $feats } feats

hen-white = white
hen-brown = brown
hen-corn = corn
hen-coal = coal
