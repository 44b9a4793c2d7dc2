# The page of those who watch, and of those who are out (cogs/watching). Of every game also:
#
# GAME-watch-…      what everybody may know and hardly anybody has in mind
# GAME-bets-until   how long one may bet on who wins

watch-again = Actualiser
watch-title = 👀 { $game }, table { $number } : vu de la clôture
watch-nothing = D’ici, on voit ce que tout le monde voit dans le salon, juste avec les pattes plus propres.

## Bets: told to nobody before the end

bets-open = 🔮 Qui gagne ? Parie { $until }, et change d’avis autant que tu veux. Personne n’en sait rien avant la fin.
bets-mine = 🔮 Ton pari : **{ $seat }**. Tu peux le changer { $until }.
bets-closed-mine = 🔮 Ton pari : **{ $seat }**. C’est noté.
bets-closed = 🔮 Trop de choses sont jouées pour encore parier. Viens plus tôt à la prochaine !
bets-prompt = Je parie sur…
# On the result: of those who watched and bet, how many were right.
bets-foreseen = 🔮 Paris justes depuis la clôture : { $right } sur { $bets }.
bets-foreseen-all = 🔮 { $bets ->
    [one] Le seul pari depuis la clôture a vu juste.
   *[other] Les { $bets } paris depuis la clôture ont tous vu juste.
  }
bets-foreseen-none = 🔮 { $bets ->
    [one] Un seul pari depuis la clôture, et il s’est trompé.
   *[other] { $bets } paris depuis la clôture, et pas un n’a vu juste.
  }

refused-players-do-not-bet = Tu as toi-même une aile dans cette partie, alors tes sous restent au nid.
refused-bets-closed = Trop de choses sont déjà jouées : plus aucun pari à cette table. Ton dernier, s’il y en a un, reste valable.
refused-watchers-only = Tu es en pleine mêlée, et la clôture est pour ceux qui ne font que regarder. Pas de jumelles à table !

# After the sentences without the ending, where Coop has this feature.
table-is-there-also = Regarder ne coûte rien : appuie là-bas sur **Plus…**, et saute sur la clôture !
refused-not-at-this-table-also = Regarder ne coûte rien : appuie là-bas sur **Plus…**, puis sur 👀 !
refused-lobby-closed-also = D’ici là, tu peux regarder : appuie sur **Plus…**, puis sur 👀.
