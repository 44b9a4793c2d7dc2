# /chicken help

help-title = 🐔 Coop: galinhas, cartas, moral duvidosa
help-what = Aqui quem dá as cartas sou eu: jogos de galinha, direto no canal. A mesa é de todo mundo; as suas cartas são só para você.
help-games = **O que tem para hoje**
help-game = **/chicken start { $slug }** · { $about }
help-rules = Nunca jogou? **/chicken learn** joga um primeiro jogo com você, a sós, com uma treinadora. **Regras** em cada mesa, ou **/chicken rules**, conta o jogo em poucas bicadas, depois regra por regra.
help-alone = Não tem ninguém por perto? **/chicken start** numa DM comigo: você contra a casa, e nada conta.
help-start = **Como começar**
    1. **/chicken start** abre uma mesa neste canal. Você já está nela, e é host.
    2. O pessoal aperta **Entrar**. Pouca gente? Quem é host põe galinhas da casa 🤖 (bots).
    3. **Começar** dá as cartas. Daí em diante é um toque por decisão.
help-cards = **Onde estão as suas cartas**
    Numa DM minha, uma mensagem nova sempre que for a sua hora; ou na mesa, só para os seus olhos, com **Minha mão**. **Cartas: DM** numa carta muda para onde elas vêm. DM fechada? Então vêm para a mesa por conta própria. Chicken Out! não tem segredos: joga-se direto na mesa, e com **Me avisa** eu chamo você.
help-commands = **Comandos**
help-commands-list =
    - **/chicken hand** mostra as suas cartas, só para você
    - **/chicken table** mostra a mesa de novo, no fim do canal
    - **/chicken move**, digitado em outro canal, leva a mesa para lá (para quem é host e para a moderação)
    - **/chicken story** reconta um jogo que já acabou, passo a passo
    - **/chicken leave** vai para casa: uma galinha da casa guarda o seu lugar
    - **/chicken end** encerra uma mesa (para quem é host e para a moderação)
    - **/chicken block** mantém alguém longe das suas mesas, e ninguém fica sabendo
    - **/chicken me** conta o que sei de você, entrega em arquivo, e esquece você se pedir
    - **/chicken-settings**, para quem gerencia um servidor: quais jogos, onde, quem abre, e quem fez o quê
help-time = Toda pergunta tem um prazo que corre na sua carta. Se você não diz nada, eu respondo por você e conto o que respondi; depois de dois silêncios seguidos uma galinha da casa senta no seu lugar, até você apertar **Voltei**.
help-silence = Se você não diz nada: em Chicken Heist você faz Roubo, e fica (a Moita salva se for preciso); em Playing Chicken joga uma carta sorteada; em Chicken Out! vira, ou para o embalo; em Crazy Chicken compra dos montes e descarta a mais barata; em Political Chicken filia o mais forte, e paga pra ver.
