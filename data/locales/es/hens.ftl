# My hen, a page of /chicken help

hen-title = Tu gallina
hen-about = Te representa en las salas, en los juegos sin personajes y en las historias. Si dos llegan iguales a la mesa, la última se cambia.
hen-feats = { $locked ->
    [0] Te has ganado todos los atuendos.
   *[other] Tienes { $feats } hazañas distintas. Por ganar: { $outfits }.
  }
hen-now = Tu gallina: { $outfit }, { $colour }.
hen-open = Mi gallina
hen-outfit = Atuendo
hen-colour = Plumas
hen-reset = Como nació

hen-bow = Lazo
hen-bobble = Gorro con borla
hen-headphones = Auriculares
hen-toque = Gorro de chef
hen-mohawk = Cresta punk
hen-headscarf = Pañuelo
hen-party = Gorro de fiesta
hen-sun = Pamela
hen-viking = Casco vikingo
hen-astronaut = Casco espacial
hen-laurel = Laureles
hen-takes = { $feats } hazañas

hen-white = blanca
hen-brown = marrón
hen-corn = maíz
hen-coal = carbón
