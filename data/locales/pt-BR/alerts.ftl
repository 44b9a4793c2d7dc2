# Finding each other: who wants to be told that a game looks for players, and what they are told.

alerts-title = 📣 Quer que eu avise quando juntar galinhada?
alerts-none = Por enquanto, não. Escolha os seus jogos, e mando uma DM sempre que alguém neste servidor chamar gente para jogar.
alerts-on = Mando uma DM quando alguém neste servidor chama gente para: { $games }.
alerts-always = A qualquer hora: quando **de** e **até** são iguais, eu nunca durmo.
alerts-hours = Entre { $since } e { $until }; fora disso, nem um pio. Até as cartas dos jogos lentos chegam sem som, menos a última chamada antes de acabar o tempo.
alerts-clock = Agora, no seu relógio: { $now }. Se não for isso, acerte.
alerts-games-prompt = Quais jogos? Nenhum também é resposta
alerts-since-prompt = A partir de que hora
alerts-until-prompt = Até que hora
alerts-since = de { $at }
alerts-until = até { $at }
alerts-clock-unknown = Ainda não sei seu fuso horário, então estas horas são UTC. Quer acertar o relógio?
alerts-clock-button = Acertar meu relógio
alerts-window-title = Que horas são aí?
alerts-window-label = O seu relógio diz
alerts-window-hint = Tipo 19:45. Só serve para eu saber o seu fuso.
alerts-off = 🔕 Nem mais um pio desse servidor. **/chicken alerts** lá me acorda de novo.

alert = 📣 **{ $host } está chamando a galinhada**: { $game }, mesa { $number } em { $channel }. { $free ->
    [1] Há um poleiro livre.
   *[other] Há { $free } poleiros livres.
  }
alert-off = Chega destes avisos

call-done = 📣 Pronto: quem pediu para saber deste jogo, e está de olho aberto, já sabe.

refused-called-already = Já chamei para esta mesa, e uma vez basta. O resto é com o seu charme.
refused-nobody-to-call-for = Você não está em nenhum lobby desse jogo aqui. Abra um com **/chicken start**, depois chame.
refused-no-clock = Não consigo ler isso como hora. Digite assim: 19:45.

## Commands: at most 100 characters

command-alerts = Receber DM quando um jogo daqui procura gente: quais jogos, e a que horas
command-call = Chamar para o seu lobby quem quer saber, ou marcar uma mesa: diga quando
command-option-when = Quando, se não agora: 20:30, amanhã 20:30, em 2h
help-commands-alerts = - **/chicken alerts** me faz avisar quando um jogo procura gente, **/chicken call** avisa o pessoal ou marca uma mesa
alerts-open = Avisos

# After the sentences without the ending, where Coop has this feature.
me-ask-again-also = **/chicken alerts** acaba com os meus pios.
