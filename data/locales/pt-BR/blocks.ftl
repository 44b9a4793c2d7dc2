# Whom somebody keeps away from their tables (/chicken block). Nobody else reads any of this.

blocks-title = 🕊️ À distância de uma asa
blocks-nobody = Você não mantém ninguém longe. **/chicken block** com um nome mantém essa pessoa fora das suas mesas.
blocks-who = Você mantém longe { $count ->
    [1] uma pessoa
   *[other] { $count } pessoas
  }; um toque deixa voltar:
blocks-back = Deixar { $number } voltar
blocks-done = A partir de agora fica longe de você: { $who }.
blocks-undone = Pode sentar com você de novo: { $who }.
blocks-together = Vocês já dividem { $count ->
    [1] a mesa
   *[other] as mesas
  } { $numbers }, e lá nada muda: quem está, está. **/chicken leave** tira você de lá.
blocks-about-what = Quem você afasta nunca senta à mesma mesa que você, chegue quem chegar primeiro, e nenhum dos dois recebe aviso das mesas do outro. O que todo mundo vê num canal continua à vista.
blocks-about-secret = Só você sabe. Não digo nada além de “Esta mesa não está aberta para você”, o que pode ter muitos motivos; se desconfiarem de algo, não foi por mim.

refused-nobody-to-keep-away = Bots vão aonde querem, e de si ninguém escapa. Diga outro nome.
blocks-open = Quem eu evito
