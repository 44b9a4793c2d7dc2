# Why a click or command was not carried out, and what to do instead.
#
# One sentence for every class in bot/tables/refusals.py and bot/interactions, named after it.
# Nothing has changed when somebody reads one of these.

refused-table-gone = Essa mesa já foi recolhida. Abra uma novinha com **/chicken start**.
refused-table-over = A mesa { $number } está fechada: o que está nela agora não muda mais. Mais uma? **/chicken start**
refused-not-at-this-table = Você não está nesta mesa. **Entrar** só vale antes de dar as cartas.
refused-not-seated-yet = Você ainda não entrou: aperte **Entrar** primeiro. Dá tempo até as cartas serem dadas.
refused-no-seat-here = Você não tem lugar aqui. **/chicken table** mostra o que está rolando; **Entrar** vale até as cartas serem dadas.
refused-stale-click = Esse botão esfriou: a mesa já andou. Olhe a sua carta mais nova, ou aperte **Minha mão**.
refused-table-moved-on = Uma pena de atraso: a mesa já andou. Ela diz de quem é a vez agora.
refused-already-answered = Sua resposta já foi, e não muda mais. Sossegue até o pessoal terminar de bicar.
refused-nothing-to-say = Ninguém está perguntando nada a você agora. A sua vez vem.
refused-not-among-the-options = Isso não está entre as suas escolhas aqui. Aperte **Minha mão** para ver as que estão.
refused-table-paused = Esta mesa está tirando um cochilo, então por enquanto nada conta. A mensagem dela no canal diz por quê.
refused-something-broke = Alguma coisa quebrou, e a culpa é nossa, não sua. A sua escolha não valeu; tente de novo, por favor.
refused-outcome-unknown = O caderno escorregou das minhas garras no meio da frase, então ainda não sei se isso valeu. Olhe a sua carta daqui a pouco: ela mostra o que vale.
refused-message-replaced = Essa mensagem acabou de bater asas. Olhe a mais recente desta mesa: é ela que vale.
refused-not-written = O meu caderno está cheio, ou tem uma galinha sentada nele, então isso não valeu. Nada se perdeu; tente de novo daqui a um minuto.
refused-lobby-closed = As cartas já foram dadas, então ninguém mais entra nem sai. Chegue cedo na próxima!
refused-not-dealt-yet = Ainda não há cartas! Elas voam assim que o host apertar **Começar**.
refused-already-left = Você já saiu deste jogo, e uma galinha da casa está no seu lugar. Mudou de ideia? **/chicken hand** devolve o lugar a você.
refused-already-seated = Você já está na mesa. Uma galinha, um poleiro.
refused-table-full = Todos os { $most } poleiros estão ocupados. Abra a sua própria mesa com **/chicken start**.
refused-seat-kept = Esse poleiro está guardado para { $guest }, que recebeu o desafio. Se recusar, é seu.
refused-no-lesson = A minha treinadora ainda não chegou a esse jogo. As regras cabem em poucas páginas: **/chicken help**
refused-not-open-to-you = Esta mesa não está aberta para você. Pode haver muitos motivos, quase todos sem graça, e eu nunca conto qual. O galinheiro tem mais poleiros: entre em outra mesa, ou abra a sua com **/chicken start**.
refused-door-shut = Quem me hospeda decidiu que não dou mais cartas a você { $until ->
    [none] daqui em diante
   *[other] até { $until }
  }. O que sei de você continua seu: **/chicken me** mostra, e esquece se você quiser.
refused-not-played-here = Quem me hospeda decidiu que não jogo mais neste servidor { $until ->
    [none] daqui em diante
   *[other] até { $until }
  }. Em outros lugares, e numa DM comigo, o galinheiro está aberto para você como sempre.
refused-not-welcome-here = Neste servidor você não abre mesas por enquanto: a moderação decidiu assim, e eu obedeço. Pergunte a ela. Na sua DM comigo há sempre uma mesa contra a casa.
refused-kept-away-by-you = Tem alguém aqui que você bloqueou, então separei vocês. Só você sabe. **/chicken block** mostra quem você mantém longe, e deixa voltar.
refused-not-challenged = Ninguém aqui espera a sua resposta a um desafio.
refused-not-of-that-game = Só quem esteve na mesa { $number } pode pedir outra. Comece o seu próprio jogo: **/chicken start**
refused-no-longer-offered = O jeito como se jogou aquele jogo saiu do cardápio. Comece do zero: **/chicken start**
refused-too-few-players = { $seated ->
    [1] Você está só com a sua sombra
   *[other] Vocês são só { $seated }
  }, e é preciso pelo menos { $least }. Chame alguém, ou deixe os lugares vazios para galinhas da casa.
refused-too-many-players = Com estes ajustes só há { $most } poleiros. Peça menos galinhas da casa.
refused-host-only = Só { $host } pode fazer isso: é quem manda na mesa. Peça com jeitinho.
refused-host-or-moderator-only = Só { $host } ou a moderação pode fazer isso. Peça por lá.
refused-nobody-hosts = Esta mesa está sem host no momento: todo mundo saiu. Quem voltar primeiro é host.
refused-no-such-player = Essa galinha não está mais aqui. Abra a lista de novo e veja quem está.
refused-too-many-tables = Este canal está cheio: { $most } mesas por vez. Termine uma, ou use outro canal.
refused-too-many-tables-of-yours = Você já é host de { $most } mesas neste servidor, o que é muito poleiro para uma galinha só. Termine uma antes.
refused-too-many-tables-on-server = Este servidor tem { $most } mesas abertas, e o galinheiro está cheio. Entre numa delas, ou espere uma acabar.
refused-too-fast = Calma, você bica mais depressa do que eu conto. Tente de novo em { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }; nada se perdeu, e respostas num jogo sempre valem.
refused-server-too-fast = Este servidor inteiro bica mais depressa do que eu conto. Tente de novo em { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }; nada se perdeu, e respostas num jogo sempre valem.
refused-other-server = A mesa { $number } mora em outro servidor, e mesa não atravessa a rua. Ela só muda de canal dentro do dela.
refused-game-goes-on = Isso conta todas as mãos, então espera até o jogo acabar. Nada de espiar!
refused-still-checking = ⏳ Ainda estou conferindo, carta por carta. Aperte de novo daqui a pouco!
refused-no-record = Não há registro deste jogo. Os ovos não foram postos, ou a casca quebrou: quem me hospeda acha o motivo no log.
refused-never-dealt = Naquela mesa nem se deram as cartas, então não há história para contar. Uma pena, prometia.
refused-story-lost = Aquele jogo foi jogado com outras regras que não as minhas de hoje, ou minhas anotações se rasgaram: não consigo mais contar passo a passo. O registro talvez ainda exista.
refused-still-writing = Ainda estou escrevendo a página que você pediu, de pena na mão. Me dê um momento, depois peça a próxima.
refused-no-story-here = Neste canal nenhum jogo chegou ao fim ainda. Jogue um, ou diga de qual está falando: **/chicken story** aceita um número, um nome ou um jogo.
refused-no-such-story = Não me lembro de nenhum jogo terminado assim, pelo menos nenhum que você possa ver. Enquanto você digita, **/chicken story** mostra os que eu lembro.
refused-no-table-here = Não há mesa aqui. Abra uma com **/chicken start**.
refused-manage-server-only = Nisso só manda quem tem **Gerenciar servidor**. Peça a alguém que tenha.

refused-permissions-missing = Ainda não consigo jogar em { $channel }: lá me { $count ->
    [1] falta uma permissão
   *[other] faltam { $count } permissões
  } (**{ $names }**). { $yours ->
    [yes] Você pode dar
   *[no] Alguém com **Gerenciar cargos** ou **Gerenciar canais** pode dar
  } { $count ->
    [1] essa permissão
   *[other] essas permissões
  } nas configurações de { $home }, em Permissões. Depois tente de novo.
refused-not-in-this-thread = { $channel } é um tópico privado, e ninguém me deixou entrar. Mencione { $coop } nele para me adicionar, depois tente de novo.
refused-thread-locked = { $channel } está trancado, então só a moderação pode escrever lá. Peça que destranquem, ou jogue em outro lugar.
refused-still-lost = Ainda não. { $reason } Quando isso estiver resolvido, aperte **Continuar** de novo, ou digite **/chicken move** onde a mesa possa ficar.
refused-out-of-reach = O Discord está com soluço e não dá para falar com ele ali. Nada mudou; tente de novo daqui a um minuto.
refused-guild-only = As mesas ficam em canais de servidores para os quais me convidaram, e na sua DM comigo. Tente de novo num desses.
refused-no-server-here = Isso é assunto de servidor, e por aqui não há nenhum. Pergunte num dos canais dele.
refused-nobody-else-here = Aqui somos só você e a casa: ninguém mais pode vir. Desafie a pessoa num canal de servidor.
refused-shutting-down = Vou só ali e já volto. Nada se perdeu; tente de novo daqui a um minuto.
refused-command-outdated = Este comando bateu asas. Dê um minuto ao Discord, ou reinicie-o, e tente de novo.

# How Discord names the permissions, as its settings show them.

permission-view-channel = Ver canal
permission-connect = Conectar
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-read-message-history = Ver histórico de mensagens
