# Before the deal: the lobby, the first card, and the commands around a table.

pace-quick = rápido
pace-normal = normal
pace-relaxed = tranquilo, ao longo do dia
pace-days = em dias, uma decisão por dia
# How long a decision has, said below a pace. $span: a number, or two like 10–60; $count: the larger; $times: how many
# times as long people have who are asked something for the first time.
pace-in-seconds = { $span } segundos por decisão, { $times } vezes isso para novatos
pace-in-hours = { $count ->
    [one] uma hora
   *[other] { $span } horas
  } por decisão, { $times } vezes isso para novatos
pace-in-days = { $count ->
    [one] um dia
   *[other] { $span } dias
  } por decisão
level-easy = fácil
level-medium = médio
level-random = aleatório
level-hard = difícil
level-expert = craque

## The lobby

lobby-call-more = **{ $host }** está chamando a galinhada: { $seated } de { $most } lugares ocupados. { $missing ->
    [1] Mais um
   *[other] Mais { $missing }
  }, e já dá para começar.
lobby-call-ready = **{ $host }** está chamando a galinhada: { $seated } de { $most } lugares ocupados. Tudo pronto, falta só o sinal!
lobby-call-filled = **{ $host }** está chamando a galinhada: { $seated } de { $most } lugares ocupados. Galinhas da casa completam até { $fill } no começo.
lobby-call-full = **{ $host }** está chamando a galinhada: { $most ->
    [2] os dois
   *[other] todos os { $most }
  } lugares ocupados. Galinheiro lotado!
lobby-call-challenged = **{ $host }** jogou uma pena no chão, e só { $guest } pode pegar.
lobby-who = **Na mesa**: { $people }
lobby-person = 🐤 { $name }
lobby-host = 👑 { $name } (host)
lobby-house = 🤖 { $name } ({ $level })
lobby-house-tempered = 🤖 { $name } ({ $level }, gênio { $temper })
lobby-guest = 🥊 { $mention }, este lugar está guardado para você. Aceita o desafio? **Entrar** ou **Recusar**!
lobby-guest-declined = 🍃 { $name } prefere não. O lugar está livre para quem quiser.
lobby-again = 🔁 Mais uma, { $mentions }?
lobby-again-deals = Assim que todo mundo da última vez estiver aqui, eu dou as cartas.
lobby-takes = ⏱️ { $pace ->
    [quick] { $least } a { $most } minutos, ou menos neste ritmo
    [relaxed] ao longo do dia, um toque de vez em quando
    [days] ao longo da semana, um toque por dia
   *[normal] uns { $least } a { $most } minutos
  }
lobby-newcomer = 🐣 Primeira vez aqui? **Entrar**, depois **Regras**. As cartas vêm por DM, ou aqui em **Minha mão**.
lobby-newcomer-alone = 🐣 Só você e a casa, e nada conta. Leia as **Regras**, aperte **Começar**.
lobby-newcomer-open = 🐣 Primeira vez aqui? **Entrar**, depois **Regras**. É só jogar pelos botões desta mensagem.
lobby-automatic = 🃏 Conforme o número de jogadores: { $settings }
lobby-house-rules = 📜 Regras da casa: { $settings }
lobby-settings = ⚙️ Ritmo { $pace } · casa: nível { $level } · 🔏 { $seal }
# Of a lobby that was opened by a Coop that knew no cuts.
lobby-settings-uncut = ⚙️ Ritmo { $pace } · casa: nível { $level }
lobby-until = Se ninguém der as cartas, limpo a mesa { $when }.
lobby-house-hint = galinha da casa

lobby-button-join = Entrar
lobby-button-decline = Recusar
lobby-button-leave = Sair
lobby-button-house = +1 da casa
lobby-button-start = Começar
lobby-button-fill = Começar com { $count ->
    [1] uma galinha
   *[other] { $count } galinhas
  } da casa
lobby-button-hand = Minha mão
lobby-button-call = Chamar

lobby-declined = Sem mágoa e sem pena. O lugar está livre para outra galinha.

lobby-removal = Quem vai para o olho da rua?
lobby-removal-menu = Alguém tem que ir…
lobby-removal-nobody = Não há ninguém aqui além de você. Isso se chama sair.

lobby-closed-again = Outro jogo? **/chicken start { $slug }**
# Of a game that this Coop does not have any more.
lobby-closed-another = Outro jogo? **/chicken start** conhece alguns.

## The first card

lobby-welcome-title = 🐔 Você está na mesa { $number }: { $game }
lobby-welcome = É aqui que vão aparecer as suas cartas, só para os seus olhos, assim que { $host } apertar **Começar**. Boa hora para ler as regras!
lobby-welcome-host = É aqui que vão aparecer as suas cartas, só para os seus olhos. Aperte **Começar** na mesa quando todo mundo estiver lá.
lobby-welcome-full = 🔔 A galinhada está completa! Aperte **Começar** na mesa, e as cartas voam.
lobby-welcome-declined = 🔔 { $guest } prefere não. O lugar agora é de quem quiser, até de uma galinha da casa.
lobby-welcome-again = É aqui que vão aparecer as suas cartas, só para os seus olhos, assim que todo mundo da última vez estiver de volta. { $host } pode dar as cartas antes, com **Começar**.
lobby-welcome-again-open = Aqui nada é segredo: joga-se direto na mesa, no canal. Dou as cartas assim que todo mundo da última vez estiver de volta; { $host } pode dar antes, com **Começar**.
lobby-welcome-open = Aqui nada é segredo: joga-se direto na mesa, no canal. Quem começa o jogo é { $host }.
lobby-welcome-host-open = Aqui nada é segredo: todo mundo joga direto na mesa. Aperte **Começar** lá quando a galinhada estiver completa.

## Commands around a table

table-name = Mesa { $number }: { $game }, { $state ->
    [lobby] lobby
    [paused] pausada
   *[playing] em jogo
  }, { $host }
table-is-there = A mesa { $number } está em jogo.
table-ended = A mesa { $number } está fechada.
table-end-sure = A mesa { $number } está no meio de um jogo, e se você encerrar não tem resultado para ninguém. Tem certeza?
table-end-button = Encerrar a mesa { $number }

refused-challenged-themselves = Um duelo com você? Só um dos dois poderia ganhar. Desafie outra pessoa.
refused-which-table = Há várias mesas. De qual você está falando?
refused-for-adults-only = Essa mesa não é para pintinhos: as cartas têm nomes para um canal com restrição de idade, e este não é.
refused-no-table-to-move = Você não é host de nenhuma mesa neste servidor, então não há o que mover. Peça a quem é, ou abra uma com **/chicken start**.
refused-no-such-table = Não conheço mesa com esse nome por aqui. Seria { $count ->
    [1] esta
   *[other] uma destas
  }?
refused-no-table-to-end = Nenhuma das mesas daqui é sua para encerrar. { $host } pode, e quem modera este canal também.{ $seated ->
    [yes] {" "}Ir para casa por conta própria sempre pode: **/chicken leave**
   *[no] {""}
  }
refused-rules-lost = Essa página foi arrancada. Peça as regras de novo: **/chicken help**

## Rules to leaf through

rules-title = { $game }: as regras
rules-page = página { $page } de { $pages }
rules-contents = Ir para…
rules-back = Voltar
rules-next = Avançar
rules-button = Regras
# Never said in English, but where your language has no rulebook of a game.
rules-in-english = Ninguém ensinou estas regras em português ainda, então elas cacarejam em inglês.

## In the picture: short

lobby-picture-seats = { $seated } de { $most }
lobby-picture-needed = falta
lobby-picture-house = da casa
lobby-picture-free = livre

lobby-alt = { $seated } de { $most } lugares ocupados: { $people }.
lobby-alt-person = { $name }
lobby-alt-host = { $name } (host)
lobby-alt-house = { $name } (galinha da casa)
