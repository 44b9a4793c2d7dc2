# The page of those who watch, and of those who are out (cogs/watching). Of every game also:
#
# GAME-watch-…      what everybody may know and hardly anybody has in mind
# GAME-bets-until   how long one may bet on who wins

watch-again = Noch mal schauen
watch-title = 👀 { $game }, Tisch { $number }: vom Zaun aus
watch-nothing = Als Zaungast siehst du, was im Kanal alle sehen, nur mit saubereren Füßen.

## Bets: told to nobody before the end

bets-open = 🔮 Wer gewinnt? Du kannst wetten, { $until }, und ändern, sooft du magst. Bis zum Schluss erfährt niemand davon.
bets-mine = 🔮 Deine Wette: **{ $seat }**. Ändern kannst du sie, { $until }.
bets-closed-mine = 🔮 Deine Wette: **{ $seat }**. Sie steht.
bets-closed = 🔮 Fürs Wetten ist schon zu viel entschieden. Sei beim nächsten Mal früher da!
bets-prompt = Ich setze auf …
# On the result: of those who watched and bet, how many were right.
bets-foreseen = 🔮 { $right } von { $bets } auf dem Zaun haben es kommen sehen.
bets-foreseen-all = 🔮 { $bets ->
    [one] Auf dem Zaun hat nur ein Huhn gewettet, und es hat es kommen sehen.
   *[other] Alle { $bets } auf dem Zaun, die gewettet haben, haben es kommen sehen.
  }
bets-foreseen-none = 🔮 { $bets ->
    [one] Auf dem Zaun hat ein Huhn gewettet und es nicht kommen sehen.
   *[other] Auf dem Zaun haben { $bets } gewettet, und niemand hat es kommen sehen.
  }

refused-players-do-not-bet = Du hast selbst einen Flügel im Spiel, dein Geld bleibt also im Nest.
refused-bets-closed = Es ist schon zu viel entschieden: keine Wetten mehr an diesem Tisch. Deine letzte, falls es eine gibt, steht.
refused-watchers-only = Du steckst mittendrin, und der Zaun ist für alle, die nur zuschauen. Kein Fernglas am Tisch!

# After the sentences without the ending, where Coop has this feature.
table-is-there-also = Zuschauen kostet nichts: Drück dort auf **Mehr …** und hüpf auf den Zaun!
refused-not-at-this-table-also = Zuschauen kostet nichts: Drück dort auf **Mehr …** und dann auf 👀!
refused-lobby-closed-also = Bis dahin kannst du zuschauen: Drück auf **Mehr …** und dann auf 👀.
