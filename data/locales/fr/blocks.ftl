# Whom somebody keeps away from their tables (/chicken block). Nobody else reads any of this.

blocks-title = 🕊️ À bonne longueur d’aile
blocks-nobody = Tu ne tiens personne à l’écart. **/chicken block** avec un nom tient cette personne loin de tes tables.
blocks-who = Tu tiens à l’écart { $count ->
    [one] une personne
   *[other] { $count } personnes
  } ; un clic les laisse revenir :
blocks-back = Laisser revenir { $number }
blocks-done = { $who } reste à l’écart de toi, à partir de maintenant.
blocks-undone = { $who } peut de nouveau s’asseoir avec toi.
blocks-together = Vous êtes déjà ensemble : { $count ->
    [one] table
   *[other] tables
  } { $numbers }. Là, rien ne change : qui est assis est assis. **/chicken leave** t’en fait sortir.
blocks-about-what = On ne vous assoit plus jamais ensemble, peu importe qui arrive d’abord, et ni toi ni l’autre n’êtes prévenus pour vos tables. Ce que tout le monde voit dans un salon reste visible.
blocks-about-secret = Personne d’autre ne le sait. Je ne dis rien de plus que « Cette table ne t’est pas ouverte », ce qui peut avoir bien des raisons ; si l’on se demande pourquoi, ça ne vient pas de moi.

refused-nobody-to-keep-away = Les bots vont où ils veulent, et à soi-même on n’échappe pas. Choisis quelqu’un d’autre.
blocks-open = Qui j’évite
