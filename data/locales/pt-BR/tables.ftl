# Why a table is closed or paused, as its message in the channel says; and what the house did to it.

closed-by-host = Quem é host cancelou o jogo. As galinhas não viram nada.
closed-by-moderator = A moderação fechou esta mesa.
closed-empty = Todo mundo foi para casa, então apaguei a luz.
closed-channel-gone = O canal desta mesa sumiu, e a mesa foi junto.
closed-message-deleted = Alguém vivia apagando a mensagem desta mesa. Entendi o recado e recolhi tudo.
closed-expired = Ninguém deu as cartas por um bom tempo, então limpei a mesa.
closed-not-offered = Este jogo saiu do cardápio, então limpei a mesa antes que alguém ficasse com fome.
closed-deserted = Todo mundo bateu asas, então este jogo termina sem resultado.
closed-not-played-here = Não jogo mais neste servidor: quem me hospeda decidiu assim. Valeu pela companhia.
closed-forgotten = Ninguém voltou a este jogo por uma eternidade, então limpei a mesa. Sem resultado, sem mágoa e sem pena.

paused-broken = Alguma coisa quebrou, e a culpa é nossa. Nada se perdeu; só falta alguém dar uma olhada.
paused-cannot-resume = Fui atualizado, e as regras novas não combinam com este jogo em andamento. Ele espera por vocês.
paused-channel-gone = O canal desta mesa sumiu. O jogo espera por vocês.
paused-no-access = Não posso mais cuidar desta mesa no canal dela. O jogo espera por vocês.
paused-thread-locked = O tópico desta mesa está trancado. O jogo espera por vocês.
paused-message-deleted = Alguém vive apagando a mensagem desta mesa, e eu entendi o recado. O jogo espera por vocês.
paused-server-left = Não estou mais no servidor desta mesa. O jogo espera por vocês.

paused-asleep = Todo mundo cochilou, então o jogo espera por vocês. Basta um **Voltei**, e ele continua com tempo cheio para todo mundo.

seat-house = 🤖 da casa
seat-sat-in = 💤 casa no lugar
table-silent = ⏰ { $seat } não disse nada a tempo, então o Coop escolheu.
table-away-silent = 💤 { $seat } deixou passar duas vezes seguidas: uma galinha da casa mantém o poleiro quentinho.
table-away-left = 🚪 { $seat } precisou sair: uma galinha da casa assume. { $seat } pode voltar ao poleiro quando quiser.
table-away-gone = 🚪 { $seat } saiu do servidor: uma galinha da casa assume.
table-away-benched = 🪑 A moderação pôs uma galinha da casa no lugar de { $seat }, para o jogo continuar. { $seat } pode voltar ao poleiro quando quiser.
table-skipped = ⏩ A moderação deu o tempo por encerrado.
table-stepped-back = ⏪ A moderação voltou a mesa um passo: por favor, escolham de novo. Os dados vão cair de outro jeito, e o que está virado para baixo foi reembaralhado: quem espiou, espiou à toa.
table-back = 🐣 { $seat } voltou.
table-back-host = 🐣 { $seat } voltou, e é host de novo.
table-host-passed = 👑 Host a partir de agora: { $seat }.
table-over-unreadable = 🏁 Este jogo acabou, e fui atualizado desde então: não consigo mais desenhar a última mesa dele.
table-set-back = ⏪ Esta mesa voltou a um momento anterior: minhas anotações foram restauradas de uma cópia. Vale o que você vê aqui.
table-fell-back = ⏪ Fui atualizado bem no meio deste passo, então ele começa de novo, com o que está virado para baixo reembaralhado: por favor, escolham outra vez.

# What the cards of a paused table add: to its host what to do, to the others who does it.

way-out-of-others = ⏸️ O relógio está parado. **{ $host }** sabe, e pode trazer a mesa de volta.
way-out-paused-channel-gone = ⏸️ **Você é host:** digite **/chicken move** em outro canal do servidor, e a mesa { $number } continua lá. Até lá, o relógio fica parado.
way-out-paused-no-access = ⏸️ **Você é host:** preciso de **Ver canal**, **Enviar mensagens** (em tópicos: **Enviar mensagens em tópicos**) e **Ver histórico de mensagens** em { $channel }, dados por alguém com **Gerenciar cargos** ou **Gerenciar canais**. É um tópico privado? Me mencione lá. Depois aperte **Continuar**, ou digite **/chicken move** em outro canal. Até lá, o relógio fica parado.
way-out-paused-thread-locked = ⏸️ **Você é host:** peça à moderação que destranque { $channel } e aperte **Continuar**, ou digite **/chicken move** em outro canal. Até lá, o relógio fica parado.
way-out-paused-message-deleted = ⏸️ **Você é host:** parece que a mesa { $number } está atrapalhando alguém em { $channel }. Converse com a moderação e aperte **Continuar**, ou digite **/chicken move** em outro canal. Até lá, o relógio fica parado.
way-out-paused-server-left = ⏸️ **Você é host:** quando me convidarem de novo para o servidor, aperte **Continuar**, ou digite **/chicken move** num canal dele. Nada se perdeu, e até lá o relógio fica parado.
way-out-paused-cannot-resume = ⏸️ **Você é host:** quem me hospeda sabe o que fazer. Ou encerre com **/chicken end**.
way-out-paused-broken = ⏸️ **Você é host:** aperte **Continuar** para tentar de novo. Se a mesa parar outra vez, quem me hospeda deveria ver o meu log.
way-out-button = Continuar
