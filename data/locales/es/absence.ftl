# Who is away from a game, and how they come back.

## The private card of somebody for whom a house player sits in

away-title-silent = 💤 Mesa { $number }: una gallina de la casa te guarda caliente la percha
away-title-left = 🚪 Mesa { $number }: te has ido
away-title-gone = 🚪 Mesa { $number }: has dejado el servidor
away-title-benched = 🪑 Mesa { $number }: una gallina de la casa te guarda caliente la percha
away-why-benched = Lo dispuso la moderación, para que el resto pueda seguir. Ve lo que ves tú, y ni una pluma más.
away-why-silent = Faltaste dos veces seguidas, así que juega tus cartas. Ve lo que ves tú, y ni una pluma más.
away-why-left = Una gallina de la casa juega tus cartas. Ve lo que veías tú, y ni una pluma más. La percha es tuya hasta que acabe la partida.
away-why-gone = Una gallina de la casa juega tus cartas. La percha es tuya hasta que acabe la partida, por si vuelves.
away-asleep-title = 💤 Mesa { $number }: la partida te espera
away-asleep = Se durmió todo el corral, así que la partida espera. Un toque tuyo, y sigue con el tiempo entero para cada cual.
away-button-silent = Ya estoy aquí
away-button-benched = Ya estoy aquí
away-button-left = Recuperar mi asiento
away-button-gone = Recuperar mi asiento

## A paused table in its channel

chat-back = Ya estoy aquí
chat-until = Si no viene nadie, recojo la mesa { $when }.

## /chicken leave

table-left-lobby = Has dejado la mesa { $number }. ¡Sin rencor!
table-leave-sure = La mesa { $number } está a media partida. Una gallina de la casa jugaría tus cartas, y la percha sigue siendo tuya: un toque, y vuelves. ¿Salir?
table-leave-button = Salir de la mesa { $number }
table-left = Has dejado la mesa { $number }, y sigue una gallina de la casa. ¿Quieres volver? Pulsa { $secrets ->
    [yes] **Mi mano**
   *[no] **Ya estoy aquí**
  } en la mesa.
