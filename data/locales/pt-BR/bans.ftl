# Whom a server's moderators keep off its tables (/chicken ban). Nobody else reads any of this.

bans-title = 🚧 Fora dos poleiros
bans-nobody = Ninguém está fora das mesas deste servidor. Que continue assim.
bans-who = { $count ->
    [1] Uma pessoa está
   *[other] { $count } pessoas estão
  } fora das mesas deste servidor:
bans-line = { $who }, até { $until } ({ $by })
bans-reason = Por quê: { $reason }
bans-for-good = alguém deixar voltar
bans-until = { $when }
bans-lift = Deixar { $number } voltar
bans-done = { $who } não pode entrar em mesas daqui, até { $until }. { $seats ->
    [0] Onde já está jogando, continua.
    [1] De uma mesa, já acompanhei até a porta.
   *[other] De { $seats } mesas, já acompanhei até a porta.
  }
bans-lifted = Essa pessoa pode sentar aqui de novo.
bans-about = Quem está fora não entra em mesa daqui, não abre e não volta a nenhuma; o que lê não diz quem decidiu, nem por quê. Para alguém num jogo em andamento, **sit_out** põe uma galinha da casa no lugar. Tudo fica anotado em **Quem fez o quê**.

refused-moderators-alone = Só quem tem **Gerenciar servidor** ou **Membros de castigo** decide quem senta aqui.
refused-not-to-be-banned = Aí não: nem bots, nem você, nem quem gerencia este servidor, a não ser que você também o gerencie.
