# The page of those who watch, and of those who are out (cogs/watching). Of every game also:
#
# GAME-watch-…      what everybody may know and hardly anybody has in mind
# GAME-bets-until   how long one may bet on who wins

watch-again = Olhar de novo
watch-title = 👀 { $game }, mesa { $number }: da cerca
watch-nothing = Daqui de cima se vê o que todo mundo vê no canal, só que com os pés mais limpos.

## Bets: told to nobody before the end

bets-open = 🔮 Quem ganha? Aposte { $until }, e mude de ideia à vontade. Ninguém fica sabendo antes do fim.
bets-mine = 🔮 A sua aposta: **{ $seat }**. Você pode mudá-la { $until }.
bets-closed-mine = 🔮 A sua aposta: **{ $seat }**. Está valendo.
bets-closed = 🔮 Já é tarde para apostar: tem coisa demais decidida. Chegue cedo na próxima!
bets-prompt = Aposto em…
# On the result: of those who watched and bet, how many were right.
bets-foreseen = 🔮 Da cerca, { $right ->
    [1] só 1 de { $bets } apostas acertou
   *[other] { $right } de { $bets } apostas acertaram
  }.
bets-foreseen-all = 🔮 { $bets ->
    [1] Da cerca veio uma aposta só, e acertou.
   *[other] Da cerca, todas as { $bets } apostas acertaram.
  }
bets-foreseen-none = 🔮 { $bets ->
    [1] Da cerca veio uma aposta só, e errou.
   *[other] Da cerca vieram { $bets } apostas, e nenhuma acertou.
  }

refused-players-do-not-bet = Você tem uma asa neste jogo, então o seu dinheiro fica no ninho.
refused-bets-closed = Tem coisa demais decidida: esta mesa não aceita mais apostas. A sua última, se houver, está valendo.
refused-watchers-only = Você está no meio da confusão, e a cerca é para quem só assiste. Nada de binóculo na mesa!

# After the sentences without the ending, where Coop has this feature.
table-is-there-also = Assistir é de graça: aperte **Mais…** lá e pule para a cerca!
refused-not-at-this-table-also = Assistir é de graça: aperte **Mais…** na mesa e depois em 👀.
refused-lobby-closed-also = Até lá, dá para assistir: aperte **Mais…** e depois em 👀.
