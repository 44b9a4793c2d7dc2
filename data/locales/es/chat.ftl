# What the chat itself says: about cards, clicks and closed doors.

## Cards that are over

chat-card-chose = ✅ Mesa { $number }: elegiste **{ $choice }**.
chat-card-closed = ✅ Mesa { $number }: esta carta está cerrada, porque hay una más nueva.
chat-card-newest = A la carta más nueva
chat-card-by-hand = ✋ Mesa { $number }: ya no puedo escribirte por MD, así que esta carta acaba aquí. Pulsa **Mi mano** en la mesa: solo tú la verás.
chat-card-here = ✋ Mesa { $number }: como quieras, ahora tus cartas están en la mesa. **Mi mano** las trae, solo para tus ojos.
chat-card-left = Has dejado la mesa { $number }. Sin rencor; vuelve cuando quieras.
chat-card-table-closed = La mesa { $number } está cerrada, y esta carta con ella.

## A ring for whoever asked for it

# Also where somebody is back who was away: such a table has no cards in a DM.
chat-bell-off = ✅ Mesa { $number }: aquí ya no llega nada más, porque se juega a la vista, en la misma mesa.
chat-bell-shut = No puedo escribirte por MD, así que no puedo avisarte. Permite los mensajes directos de los miembros de este servidor, y luego apaga y enciende esto. Hasta entonces, ¡no pierdas de vista la mesa!
chat-bell-busy = Discord quiere que por un rato escriba a menos gente nueva, así que aún no puedo avisarte. Hasta entonces, ¡no pierdas de vista la mesa!

## Pictures

# Opens the buttons of a table that are pressed less often, and the topics of /chicken help.
more-button = Más…
# The same for a player who is new to the game: with explanations.
more-button-help = 💡 Ayuda y más…
back-button = Volver

# A button on a table that is drawn: all that it shows in words, for whoever presses it.
pictures-as-text = En texto
# On one's own card: from now on all of them in words, or with pictures again.
pictures-off = Solo texto
pictures-on = Imágenes
# On the same page: whether the pictures of the tables at which one sits may move.
motion-off = Imágenes fijas
motion-on = Imágenes animadas
motion-about = **Imágenes fijas**: en tus mesas las imágenes no se mueven, para nadie.

## Where one's cards come

# A button on every card: it says where they come now, and opens the page that changes it.
cards-button-dm = Cartas: MD
cards-button-here = Cartas: aquí
cards-button-both = Cartas: ambos
cards-title = 🃏 ¿Dónde quieres tus cartas?
cards-about-dm = **Por MD**: un mensaje mío cada vez que te toque decidir. Suena.
cards-about-here = **Aquí**: en la mesa, solo para tus ojos, y nunca un MD. Te llamo por tu nombre en el canal cuando te toca. Si pasan quince minutos sin pulsar nada, se marchitan: **Mi mano** las trae de vuelta.
cards-about-both = **Ambos**: el MD suena, y la mesa también las tiene.
cards-choose-dm = Por MD
cards-choose-here = Aquí
cards-choose-both = Ambos
cards-shut = No puedo escribirte por MD, así que de momento están aquí.

## My hand

chat-dms-shut = No puedo escribirte por MD, así que tus cartas llegan aquí mismo, solo para tus ojos. ¿Se extraviaron? **Mi mano**, en la mesa, las trae de vuelta. ¿Las quieres por MD? Permite los mensajes directos de los miembros de este servidor, y pulsa **Mi mano** un minuto después.
chat-dms-busy = Discord quiere que por un rato escriba a menos gente nueva, así que tus cartas aún no llegan por MD. Pulsa **Mi mano** en la mesa, y solo tú las verás.
chat-hand-old = Esta mano se ha marchitado. **Mi mano** te da una fresca.
# Somebody with closed DMs is asked something; the message goes when they have answered.
chat-called = 🔔 { $mention }, la mesa te espera. Solo tú ves lo que muestra **Mi mano**.
# To a host, once: Discord took no picture there. The table is complete without.
chat-no-pictures = 🖼️ Nada de imágenes en { $channel }: Discord no me las acepta ahí, así que la mesa va en palabras. Para las imágenes necesito **Adjuntar archivos** en ese canal.
chat-plays-by-hand = ✋ { $names } { $count ->
    [one] juega
   *[other] juegan
  } con **Mi mano**: sin MD, basta con pulsar el botón.

## Answers

chat-pressed = Anotado: **{ $choice }**. Esto solo lo ves tú.
chat-explained = **{ $name }**: { $help }
chat-done = Hecho. Mira la mesa.
chat-removed = Hecho. La percha vuelve a estar libre.

## The public table

chat-table-moved = La mesa cambió de percha. Ahora está aquí: { $link }

## Lists that one page does not hold (cogs/pages.py)

chat-newer = Más nuevas
chat-older = Más antiguas
chat-somebody = alguien que pidió el olvido
