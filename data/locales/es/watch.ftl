# The page of those who watch, and of those who are out (cogs/watching). Of every game also:
#
# GAME-watch-…      what everybody may know and hardly anybody has in mind
# GAME-bets-until   how long one may bet on who wins

watch-again = Mirar otra vez
watch-title = 👀 { $game }, mesa { $number }: desde la valla
watch-nothing = Desde aquí arriba se ve lo que ve todo el mundo en el canal, solo que con las patas más limpias.

## Bets: told to nobody before the end

bets-open = 🔮 ¿Quién gana? Apuesta { $until }, y cambia de idea cuanto quieras. Nadie se entera antes del final.
bets-mine = 🔮 Tu apuesta: **{ $seat }**. Puedes cambiarla { $until }.
bets-closed-mine = 🔮 Tu apuesta: **{ $seat }**. Ahí se queda.
bets-closed = 🔮 Ya está demasiado decidido para apostar. ¡Madruga en la próxima!
bets-prompt = Apuesto por…
# On the result: of those who watched and bet, how many were right.
bets-foreseen = 🔮 Desde la valla lo vieron venir { $right } de { $bets }.
bets-foreseen-all = 🔮 { $bets ->
    [one] Desde la valla solo apostó un par de ojos, y lo vio venir.
   *[other] Desde la valla apostaron { $bets }, y todo el mundo lo vio venir.
  }
bets-foreseen-none = 🔮 { $bets ->
    [one] Desde la valla solo apostó un par de ojos, y no lo vio venir.
   *[other] Desde la valla apostaron { $bets }, y no lo vio venir nadie.
  }

refused-players-do-not-bet = Tienes un ala metida en esta partida, así que tu dinero se queda en el nido.
refused-bets-closed = Ya está demasiado decidido: no hay más apuestas en esta mesa. La última tuya, si la hay, vale.
refused-watchers-only = Estás en plena refriega, y la valla es para quien solo mira. ¡Nada de binoculares en la mesa!

# After the sentences without the ending, where Coop has this feature.
table-is-there-also = Mirar es gratis: pulsa **Más…** ahí, ¡y súbete a la valla!
refused-not-at-this-table-also = Mirar es gratis: pulsa **Más…** en la mesa y luego 👀.
refused-lobby-closed-also = Mientras tanto puedes mirar: pulsa **Más…** y luego 👀.
