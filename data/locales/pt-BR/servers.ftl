# A server's own rules: what they refuse, the page that sets them, and who has changed what.

refused-game-switched-off = { $game } está desligado neste servidor. Quem administra deve ter tido os seus motivos; o celeiro tem outros jogos.
refused-not-in-this-channel = Os galinheiros deste servidor ficam em { $channels }. Vá ciscar por lá!
refused-no-channel-left = Os canais em que as mesas podem ficar neste servidor sumiram, todos eles. Alguém com **Gerenciar servidor** pode escolher outros: **/chicken-settings**.
refused-no-role-left = Os cargos que podem abrir mesas neste servidor sumiram, todos eles. Alguém com **Gerenciar servidor** pode escolher outros: **/chicken-settings**.
refused-not-yours-to-start = Neste servidor quem abre mesas é: { $roles }. Entrar, qualquer galinha pode.
refused-too-slow-here = Aqui ninguém gosta de chocar tanto tempo: neste servidor, **{ $pace }** é o mais devagar que dá.
refused-above-the-ceiling = Aí só consigo números inteiros de 1 a { $most }. Mais que isso é com quem me hospeda.
refused-not-kept = Este servidor não guarda registros, então aquele jogo bateu asas de vez: nem história, nem estatística, só o que você lembra.

## /chicken-settings

server-title = ⚙️ Como este servidor joga
server-hint = O que você ajustar vale na hora; jogo já começado segue igual.
server-limits = Ao mesmo tempo: { $per_channel ->
    [1] uma mesa
   *[other] { $per_channel } mesas
  } por canal, { $per_server } no servidor, { $per_person } por host. Um lobby espera { $lobby_minutes ->
    [1] um minuto
   *[other] { $lobby_minutes } minutos
  }.

# What a menu says where nothing is ticked.
server-games-none = Nenhum jogo
server-places-all = Mesas em todos os canais
server-starters-all = Todo mundo abre mesas
# The same, where what was ticked is there no more.
server-places-lost = Mesas em canais que sumiram
server-starters-lost = Abertas por cargos que sumiram
server-places-warning = **Nenhuma mesa pode ser aberta:** todos os canais que você escolheu para isso sumiram. Escolha outros, ou marque um e desmarque em seguida: aí vale qualquer canal.
server-starters-warning = **Só quem tem Gerenciar servidor abre mesas:** todos os cargos que você escolheu para isso sumiram. Escolha outros, ou marque um e desmarque em seguida: aí todo mundo pode.

# A line in a menu says by itself what it is about: a phone shows nothing else of it.
server-slowest = No máximo: { $value }
server-slowest-prompt = Quanto um jogo pode durar
server-pace = Ritmo de costume: { $value }
server-pace-prompt = Quanto cada galinha pode pensar, se ninguém disser outra coisa
server-pace-usual = Coop decide
server-level = Galinhas da casa: { $value }
server-level-prompt = Quão espertas são as galinhas da casa, se ninguém disser outra coisa
server-level-usual = eu decido
server-locale = Idioma das mesas: { $value }
server-locale-prompt = O idioma das mesas novas
server-locale-usual = o do servidor

# A closed menu: behind it stand the switches that are off.
server-switches = { $count ->
    [0] Opções: todas ligadas
   *[other] Opções
  }
server-switch-pictures = Imagens: { $on ->
    [true] sim
   *[other] não
  }
server-switch-motion = Animações: { $on ->
    [true] sim
   *[other] não
  }
server-switch-rings = Menções: { $on ->
    [true] sim
   *[other] não
  }
server-switch-talk = Conversa: { $on ->
    [true] sim
   *[other] não
  }
server-switch-records = Registros: { $on ->
    [true] sim
   *[other] não
  }
server-switch-ladder = Escada: { $on ->
    [true] sim
   *[other] não
  }
server-switch-records-hint = Sem registros: nada de histórias nem estatísticas.
server-switch-rings-hint = Sem menções: ninguém é chamado nos canais.
server-limits-button = Limites…
server-audit-button = Quem fez o quê

server-limits-title = Quantas, e por quanto tempo
server-limit-per-channel = Mesas num canal
server-limit-per-server = Mesas no servidor inteiro
server-limit-per-person = Mesas por host
server-limit-lobby-minutes = Minutos que um lobby espera
server-limit-hint = 1 a { $most }; vazio: quantas eu puder

language-name = Português (Brasil)

## Who has set what, and what moderators did to tables

audit-title = 🔎 Quem fez o quê
audit-nothing = Nada ainda. Nem uma marca de garra.
audit-newest = Mais recentes
audit-back = Ajustes

audit-set = { $who }: { $rule } → **{ $value }**
audit-more = { $count ->
    [1] … e mais uma mudança igual, desde { $since }
   *[other] … e mais { $count } mudanças iguais, desde { $since }
  }
audit-ladder = { $who }: a escada → **{ $value ->
    [on] sim
   *[other] não
  }**
audit-ban = { $who } mantém { $other } fora das mesas daqui, { $value ->
    [none] até alguém deixar voltar
   *[other] até { $value }
  }
audit-lift = { $who } deixa { $other } sentar aqui de novo
audit-end = { $who } encerrou a mesa { $table }
audit-move = { $who } moveu a mesa { $table }
audit-skip = { $who } fez o Coop responder na mesa { $table }
audit-bench = { $who } pôs uma galinha da casa no lugar de { $other } na mesa { $table }
audit-host = { $who } fez de { $other } host da mesa { $table }
audit-back-step = { $who } voltou a mesa { $table } um passo

audit-rule-games-off = jogos desligados
audit-rule-places = onde ficam as mesas
audit-rule-starters = quem abre mesas
audit-rule-pace = ritmo de costume
audit-rule-slowest = ritmo mais lento
audit-rule-level = galinhas da casa
audit-rule-locale = idioma das mesas
audit-rule-pictures = imagens
audit-rule-motion = imagens animadas
audit-rule-rings = menções
audit-rule-talk = conversa
audit-rule-records = registros
audit-rule-per-channel = mesas num canal
audit-rule-per-server = mesas no servidor
audit-rule-per-person = mesas por host
audit-rule-lobby-minutes = minutos que um lobby espera

audit-nobody = nada
audit-all = em todo lugar, todo mundo
audit-on = sim
audit-off = não
audit-usual = quantas eu puder

## Moderators at a table that is stuck

mend-offer = 🔧 Emperrou alguma coisa? Você modera aqui, então pode dar uma asinha.
mend-offer-button = Consertar a mesa { $number }
mend-title = 🔧 Consertando a mesa { $number }
mend-hint = Para uma mesa que travou. O que você fizer aparece na mesa e anotado para quem gerencia o servidor; nenhuma carta é mostrada.
mend-skip = Encerrar o tempo
mend-back = Um passo atrás
mend-end = Encerrar a mesa { $number }
mend-bench-prompt = Pôr uma galinha da casa no lugar de…
mend-bench = Galinha da casa para { $name }
mend-host-prompt = Passar a mesa para…
mend-host = Host agora: { $name }
mend-about-skip = **Encerrar o tempo**: por quem falta, o Coop escolhe, como sempre.
mend-about-back = **Um passo atrás**: para onde a última vez ou rodada começou. O que se escolheu desde então é escolhido outra vez.
mend-about-playing = Você também joga aqui. Encerrar o tempo, pôr galinhas da casa e voltar passos é para a moderação que não joga.
mend-done = Feito. A mesa conta a todo mundo.

refused-moderators-only = Só quem tem **Gerenciar mensagens** no próprio canal da mesa pode consertá-la. Peça a alguém que tenha.
refused-players-do-not-mend = Você tem uma asa neste jogo, então tire o bico do relógio: isso é para quem modera e não joga. Passar a mesa adiante ou encerrar você ainda pode.
refused-nobody-awaited = Ninguém está segurando esta mesa agora, ou ninguém pode saber quem está. Olhe de novo daqui a um minuto.
refused-no-step-back = Não há passo de onde as minhas regras consigam continuar. **/chicken end** ainda funciona.
