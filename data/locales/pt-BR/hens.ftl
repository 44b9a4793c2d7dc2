# My hen, a page of /chicken help

hen-title = A sua galinha
hen-about = Ela representa você nas salas, nos jogos sem personagens e nas histórias. Se duas chegarem iguais à mesa, a última troca de roupa.
hen-feats = { $locked ->
    [0] Você conquistou todas as roupas.
   *[other] Você tem { $feats } façanhas diferentes. Faltam conquistar: { $outfits }.
  }
hen-now = A sua galinha: { $outfit }, { $colour }.
hen-open = Minha galinha
hen-outfit = Roupa
hen-colour = Penas
hen-reset = Como nasceu

hen-bow = Laço
hen-bobble = Gorro de lã
hen-headphones = Fones
hen-toque = Chapéu de chef
hen-mohawk = Moicano
hen-headscarf = Lenço
hen-party = Chapéu de festa
hen-sun = Chapéu de sol
hen-viking = Viking
hen-astronaut = Astronauta
hen-laurel = Louros
hen-takes = { $feats } façanhas

hen-white = branca
hen-brown = marrom
hen-corn = milho
hen-coal = carvão
