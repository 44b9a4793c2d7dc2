# The record of a game that is over (docs/records.md).

record-button = Acta
record-here = Cada carta, cada secreto, cada elección de esta partida, para quien quiera comprobar que nadie le revolvió las plumas al mazo: lo hace **python -m games verify { $file }**, y docs/records.md dice cómo hacerlo a mano.

## Cutting the deck

# Beside Join and Leave, in one line of a phone.
cut-button = Cortar
cut-done = ✂️ **¡Zas!** Cortaste el mazo con { $cut }.
cut-again = Eso y mi número sellado deciden el orden del mazo, con lo que aporta el resto. Corta cuantas veces quieras: vale el último corte, hasta que se reparten las cartas.
cut-by-joined = el clic con el que entraste, { $cut }
cut-by-pressed = el clic { $cut }
cut-by-said = “{ $cut }”
cut-window-button = Con mis palabras
cut-window-title = Cortar el mazo
cut-window-label = Lo primero que se te ocurra
cut-window-hint = Un número, un refrán, un paseo por el teclado. Tras la partida queda en el acta.

## Fair play

fair-button = Juego limpio { $seal }
fair-explained = Antes de que nadie tomara asiento puse un número mío bajo este sello: cualquier otro número daría otro sello. Luego todo el mundo cortó el mazo, con un clic o con sus palabras, y solo mi número y todos los cortes juntos deciden cómo están las cartas. Así no pude amañarlas yo, porque elegí mi número antes de conocer los cortes, ni pudo nadie de la mesa, porque no conoce mi número. Cuando acabe la partida rompo el sello, y arbitro de nuevo la partida entera ante tus ojos.
fair-explained-uncut = Esta mesa se abrió antes de que yo dejara cortar. Un número mío estaba bajo este sello antes de repartirse la primera carta, y él solo decide cómo están las cartas. Así nadie pudo mover una carta una vez empezada la partida. Cuando acabe rompo el sello, y arbitro de nuevo la partida entera ante tus ojos.
fair-yours = ✂️ Tu corte: { $cut }.

seal-opened = 🔓 Debajo estaban el número { $seed } y la sal { $salt }. Pon la sal delante del número, calcula el SHA-256 de los dos, y ahí tienes el sello.
fair-replayed = ✅ **Rejugada: cada carta estaba donde tenía que estar.** He vuelto a repartir el mazo sellado y a tomar { $choices ->
    [one] la única decisión
   *[other] las { $choices } decisiones
  }; termina igual que aquí.
fair-numbers = Números
fair-true = ✅ **Acabo de volver a jugar el acta, del sello al final, y es verdadera.** La semilla está hecha de ese número y de los cortes de { $people }, en el orden en que tomaron asiento, y de nada más. Asientos, cartas y dados cayeron como dice esta semilla, y { $choices ->
    [one] la única elección fue
   *[other] cada una de las { $choices } elecciones fue
  } legal donde se hizo.
fair-true-uncut = ✅ **Acabo de volver a jugar el acta, del sello al final, y es verdadera.** En esta mesa nadie pudo cortar, así que ese número es la semilla. Asientos, cartas y dados cayeron como dice, y { $choices ->
    [one] la única elección fue
   *[other] cada una de las { $choices } elecciones fue
  } legal donde se hizo.
fair-true-forgotten = ✅ **Acabo de volver a jugar el acta, del sello al final, y es verdadera, salvo una cosa que ya no puede comprobar nadie.** La semilla está hecha de ese número y de los cortes de todo el mundo. { $forgotten ->
    [one] Alguien de aquí pidió después el olvido, y las palabras con que cortó
   *[other] { $forgotten } personas de aquí pidieron después el olvido, y las palabras con que cortaron
  } se fueron también, así que me tienes que creer que la semilla está hecha de ellas. Asientos, cartas y dados cayeron como dice, y { $choices ->
    [one] la única elección fue
   *[other] cada una de las { $choices } elecciones fue
  } legal donde se hizo.
fair-yours-in = ✂️ El tuyo está entre ellos: { $cut }.
fair-fell-back = ⏪ Una vez me actualizaron en mitad de un paso: tras la elección { $since } la partida volvió a donde estaba tras la elección { $to }, con otra suerte de la misma semilla.
fair-given-up = 🏳️ Luego se abandonó la partida, así que no hubo más.
fair-sceptic = No me creas a mí: **Acta**, debajo de **La historia completa**, es tuya, y docs/records.md enseña a comprobarla con unas líneas de Python que no son mías.
fair-wrong = ❌ **Esta acta no es verdadera:** la línea { $line } no se sigue de lo que hay antes. Eso no debe pasar jamás. Guarda **Acta**, debajo de **La historia completa**, y enséñasela a quien me mantiene.
fair-of-another = ❌ **Esta no es el acta de esta mesa:** el juego, el sello, tu corte o quien ganó no coincide. Eso no debe pasar jamás. Guarda **Acta**, debajo de **La historia completa**, y enséñasela a quien me mantiene.
fair-older-rules = 🕰️ Esta partida se jugó con la versión { $played } de sus reglas, y a estas alturas solo conozco la versión { $today }, así que ya no puedo arbitrarla. No se pierde nada: **Acta**, debajo de **La historia completa**, tiene cada carta, y la puede comprobar el Coop de aquel día.
