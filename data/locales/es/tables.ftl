# Why a table is closed or paused, as its message in the channel says; and what the house did to it.

closed-by-host = Quien llevaba la mesa la ha cancelado. Las gallinas no vieron nada.
closed-by-moderator = La moderación ha cerrado esta mesa.
closed-empty = Se fue todo el mundo a casa, así que apago la luz.
closed-channel-gone = El canal de esta mesa ya no existe, y la mesa tampoco.
closed-message-deleted = Alguien borraba una y otra vez el mensaje de esta mesa, así que capté la indirecta y la recogí.
closed-expired = Nadie repartió en un buen rato, así que recogí la mesa.
closed-not-offered = Este juego ya no está en la carta, así que recogí la mesa antes de que a alguien se le antojara.
closed-deserted = Voló todo el gallinero, así que la partida acaba sin resultado.
closed-not-played-here = Ya no juego en este servidor: así lo decidió quien me mantiene. Gracias por la compañía.
closed-forgotten = Nadie volvió a esta partida en siglos, así que recogí la mesa. Sin resultado y sin rencor.

paused-broken = Algo se rompió, y fue cosa nuestra. No se pierde nada; solo falta que alguien le eche un ojo.
paused-cannot-resume = Me actualizaron, y las reglas nuevas no encajan con esta partida a medias. Queda en espera.
paused-channel-gone = El canal de esta mesa ya no existe. La partida queda en espera.
paused-no-access = Ya no puedo cuidar de esta mesa en su canal. La partida queda en espera.
paused-thread-locked = El hilo de esta mesa está bloqueado. La partida queda en espera.
paused-message-deleted = Alguien borra una y otra vez el mensaje de esta mesa, así que capto la indirecta. La partida queda en espera.
paused-server-left = Ya no estoy en el servidor de esta mesa. La partida queda en espera.

paused-asleep = Se durmió todo el corral, así que la partida queda en espera. Un **Ya estoy aquí**, y sigue con el tiempo entero para cada cual.

seat-house = 🤖 casa
seat-sat-in = 💤 juega la casa
table-silent = ⏰ { $seat } no dijo nada a tiempo, así que eligió Coop.
table-away-silent = 💤 { $seat } faltó dos veces seguidas: una gallina de la casa le guarda caliente la percha.
table-away-left = 🚪 { $seat } tuvo que irse: sigue una gallina de la casa. La percha sigue siendo suya, para cuando quiera.
table-away-gone = 🚪 { $seat } ha dejado el servidor: sigue una gallina de la casa.
table-away-benched = 🪑 La moderación puso una gallina de la casa en el sitio de { $seat }, para que la mesa pueda seguir. La percha sigue siendo suya, para cuando quiera.
table-skipped = ⏩ La moderación puso fin a la espera.
table-stepped-back = ⏪ La moderación ha hecho retroceder la mesa un paso: elijan de nuevo, por favor. Los dados caerán de otra forma, y lo que está boca abajo se ha vuelto a barajar: quien miró, miró para nada.
table-back = 🐣 { $seat } está de vuelta.
table-back-host = 🐣 { $seat } está de vuelta, y lleva otra vez la mesa.
table-host-passed = 👑 Desde ahora, la mesa la lleva { $seat }.
table-over-unreadable = 🏁 Esta partida terminó, y desde entonces me actualizaron: ya no sé dibujar su última mesa.
table-set-back = ⏪ Esta mesa volvió a un momento anterior: mis notas se restauraron de una copia. Vale lo que ves aquí.
table-fell-back = ⏪ Me actualizaron a mitad de este paso, así que empieza otra vez, y lo que está boca abajo se ha vuelto a barajar: elijan de nuevo, por favor.

# What the cards of a paused table add: to its host what to do, to the others who does it.

way-out-of-others = ⏸️ El reloj está parado. **{ $host }** lo sabe, y puede volver a poner la mesa en marcha.
way-out-paused-channel-gone = ⏸️ **Es tu mesa:** escribe **/chicken move** en otro canal del servidor, y la mesa { $number } sigue ahí. Hasta entonces, el reloj está parado.
way-out-paused-no-access = ⏸️ **Es tu mesa:** necesito **Ver canal**, **Enviar mensajes** (en hilos: **Enviar mensajes en hilos**) y **Leer el historial de mensajes** en { $channel }, de alguien con **Gestionar roles** o **Gestionar canales**. ¿Un hilo privado? Menciónenme ahí. Luego pulsa **Continuar**, o escribe **/chicken move** en otro canal. Hasta entonces, el reloj está parado.
way-out-paused-thread-locked = ⏸️ **Es tu mesa:** pide a la moderación que desbloquee { $channel } y pulsa **Continuar**, o escribe **/chicken move** en otro canal. Hasta entonces, el reloj está parado.
way-out-paused-message-deleted = ⏸️ **Es tu mesa:** parece que la mesa { $number } le estorba a alguien en { $channel }. Habla con la moderación y pulsa **Continuar**, o escribe **/chicken move** en otro canal. Hasta entonces, el reloj está parado.
way-out-paused-server-left = ⏸️ **Es tu mesa:** cuando me inviten otra vez al servidor, pulsa **Continuar**, o escribe **/chicken move** en un canal de ahí. No se pierde nada, y hasta entonces, el reloj está parado.
way-out-paused-cannot-resume = ⏸️ **Es tu mesa:** quien me mantiene sabe qué hacer. O termínala con **/chicken end**.
way-out-paused-broken = ⏸️ **Es tu mesa:** pulsa **Continuar** para intentarlo otra vez. Si la mesa vuelve a pararse, quien me mantiene debería mirar mi registro.
way-out-button = Continuar
