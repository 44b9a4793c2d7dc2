# What Coop knows of somebody (/chicken me), and how it forgets them.

# Who sits in a game that is over, and has asked to be forgotten. Also in the records of games.
forgotten-name = uma galinha

me-title = 🪶 O que eu sei de você
me-none = Nadinha: nem uma pena. Entre numa mesa, e vou ter que lembrar pelo menos onde você está.
me-tables = O seu nome, o seu lugar e o que você escolheu: em { $over ->
    [0] nenhum jogo terminado
    [1] um jogo terminado
   *[other] { $over } jogos terminados
  }, e { $live ->
    [0] nenhuma mesa aberta
    [1] uma mesa aberta
   *[other] { $live } mesas abertas
  }, { $servers ->
    [0] tudo por DM
    [1] num servidor
   *[other] em { $servers } servidores
  }.
me-numbers = Como você joga: { $count ->
    [0] nenhum número ainda
    [1] um número
   *[other] { $count } números
  } para **/chicken stats**{ $listed ->
    [yes] {""}.
   *[no] , que você pediu para não mostrar a mais ninguém.
  }
me-reached = { $dm ->
    [open] O caminho até a sua DM
    [shut] Que a sua DM está fechada para mim
   *[none] Que nunca mandei uma DM a você
  }, e a língua que você lê: { $language }.
me-cards = As suas cartas vêm { $cards ->
    [here] para a mesa
    [both] por DM e para a mesa
   *[other] por DM
  }, { $pictures ->
    [yes] com imagens
   *[no] em palavras
  }{ $motion ->
    [no] , e as imagens das suas mesas não se mexem
   *[yes] {""}
  }.
me-alerts = Do que você quer saber: { $count ->
    [0] nada
    [1] um jogo
   *[other] { $count } jogos
  }{ $hours ->
    [yes] , e a que horas você está de olho aberto.
   *[no] .
  }
me-bets = Em quem você apostou, em { $count ->
    [1] uma mesa
   *[other] { $count } mesas
  }.
me-plans = Que você marcou { $count ->
    [1] uma mesa
   *[other] { $count } mesas
  }.
me-coming = Que você disse que vai a { $count ->
    [1] uma mesa marcada
   *[other] { $count } mesas marcadas
  }.
me-reminders = Quais das minhas mensagens lembram você de { $count ->
    [1] uma mesa marcada
   *[other] { $count } mesas marcadas
  }.
me-deeds = O que você ajustou num servidor, ou fez na moderação: { $count ->
    [1] uma linha
   *[other] { $count } linhas
  } do **Quem fez o quê** dele.
me-bans = Quem você mantém fora das mesas de um servidor, na moderação, e por quê: { $count ->
    [1] uma pessoa
   *[other] { $count } pessoas
  }.
me-blocks = Quem você mantém longe: { $count ->
    [1] uma pessoa, que
   *[other] { $count } pessoas, que
  } **/chicken block** mostra a você.
me-lessons = Até onde você foi em { $count ->
    [1] uma aula
   *[other] { $count } aulas
  }.
me-tipless = Que você não quer dicas.
me-asked = Que você pediu para eu esquecer: já estou nisso.
me-language-prompt = O que você lê
# What you alone read: cards, messages, answers. $language is called as its readers call it.
me-language = Para os seus olhos: { $language }
me-language-discord = como no seu Discord
me-never = Nunca o que você escreve nos canais, e nada sobre você vindo de outro lugar.
me-all-button = Me dê tudo
me-forget-button = Me esqueça
me-file-here = Aqui está tudo, só para os seus olhos.
me-privacy-link = Privacidade
me-terms-link = Termos

me-ask-title = 💨 Quer que eu esqueça você?
me-ask =
    - O seu nome e o número da sua conta somem de cada mesa e de cada registro. Os jogos ficam: “uma galinha” sentou ali.
    - Como você joga, o que conquistou, os seus avisos e aulas, quem você mantém longe, onde quer as cartas: tudo vai embora.
    - Onde há jogo em andamento, uma galinha da casa assume o seu lugar, **de vez**.
    - Mensagens que já estão no Discord eu não posso mudar: apague as minhas DMs por conta própria, se quiser.
me-ask-button = Me esqueça
me-ask-again-title = 💨 Mesmo, de vez?
me-ask-again = Não consigo trazer nada disso de volta, e quem me hospeda também não. Se você só quer paz: **/chicken leave** tira você de uma mesa.
me-ask-again-button = Sim, tudo
me-stay-button = Não, fico por aqui
me-forgotten-title = 💨 Quem era você mesmo?
me-forgotten = Daqui a um minuto eu não vou saber. Está anotado que você pediu, então acontece haja o que houver. Se um dia você apertar um botão meu de novo, vai ser como a primeira vez. Foi um prazer.
me-open = Meus dados
me-hen = Você escolheu a sua galinha.
