# Chicken Out!: names, and everything the table says.
#
# out-told-…   what happened: whole sentences, or what follows a name ("Ada opens")
# out-ask-…    what the table waits for       out-option-… a button
#
# Facts: $seat, $seats, $target, $who are names; $cards and $count are numbers.

out-title = ¡Gallina!
out-in-short = Voltea una carta, cuenta a coro hasta 21, y { $goal ->
    [capture] gana más cartas que la otra gallina con tus 21.
    [race] quédate sin cartas antes que nadie y sin perder los nervios.
   *[usual] { $deals ->
        [1] { $seats ->
            [2] gana más cartas que la otra gallina con tus 21.
           *[other] quédate sin cartas antes que nadie y sin perder los nervios.
          }
       *[other] quédate sin cartas antes que nadie y sin perder los nervios.
      }
  }
out-pitch = Voltea una carta, cuenta en voz alta, reza. En 21 todo desaparece, por encima de 21 todo es tuyo, y si pierdes los nervios lo recoges por tu propia voluntad. Gana quien se quede sin cartas (o, entre dos, quien haga los mejores 21).

## Commands and settings (descriptions and values: at most 100 characters)

command-start-out = ¡Gallina!: cuenta hasta 21 con 2 a 8 gallinas, y no pierdas nunca los nervios

# Before the value of a setting in its menu, where the value does not name the setting.
out-named-goal = Meta:
out-named-positions = Final ·
out-named-deals = Repartos ·
out-setting-goal = Qué hace ganar
out-setting-goal-usual = dos capturan, más corren
out-setting-goal-capture = siempre capturar con 21
out-setting-goal-race = carrera hasta vaciar la pila
out-setting-after21 = Cómo se sigue tras un 21
out-setting-after21-any = tras un 21: lo que te atrevas
out-setting-after21-two = dos cartas tras un 21
out-setting-pass_left = Regala los 21 al asiento de la izquierda (desde cuatro)
out-setting-pass_left-true = los 21 van a la izquierda
out-setting-pass_left-false = los 21 salen de la partida
out-setting-positions = Qué pasa cuando alguien se queda sin cartas
out-setting-positions-usual = por puestos desde cuatro
out-setting-positions-stop = fin con el primero sin cartas
out-setting-positions-play_on = se sigue por los puestos
out-setting-same_fox = Qué copia el zorro Ídem
out-setting-same_fox-card = Ídem copia cualquier carta
out-setting-same_fox-chicken = Ídem solo copia gallinas
out-setting-pickup = Cómo vuelven las cartas recogidas
out-setting-pickup-ordered = las cartas vuelven en orden
out-setting-pickup-shuffled = lo recogido se baraja
out-setting-deals = Cuántos repartos dura la partida
out-setting-deals-0 = automático: uno, a veces tres
out-setting-deals-1 = un reparto
out-setting-deals-2 = dos repartos
out-setting-deals-3 = tres repartos
out-setting-deals-4 = cuatro repartos
out-setting-deals-5 = cinco repartos

## Cards: $sign is a fox

out-card-x2 = { $sign } doble
out-card-z0 = { $sign } cero
out-card-e20 = { $sign } veinte
out-card-same = { $sign } ídem: { $copied }
out-card-blank = { $sign } ídem de nada

## The table

out-goal-capture = 🎯 Ganan los mejores 21
out-goal-race = 🏁 Gana quien se quede sin cartas
out-table-deal = reparto { $number } de { $deals }
out-table-thrown = 🗑️ { $count } fuera para siempre
out-table-count = { $sign } { $count } de 21 · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
out-table-legend = 🎴 le quedan{ $deals ->
    [one] {""}
   *[other] {" "}· 🧮 puntos
  } · +{"\u00A0"}suma · ❤️{"\u00A0"}suma, o resta antes que pasarse · →{"\u00A0"}la{"\u00A0"}cuenta
out-earlier = … { $cards }
out-table-seal = 🔏 Sello de juego limpio del mazo: { $seal }
out-table-again = ¿Te atreves otra vez? **/chicken start out**

out-seat-pile = 🎴 { $count }
out-seat-out = { $sign } sin cartas
out-seat-captured = 🎯 capturó { $count }
out-seat-points = 🧮 { $count }

## What the table waits for

out-ask-turn = **{ $who }**: ¿volteas carta, o te llevas { $cards ->
    [one] esta
   *[other] las { $cards }
  }?
out-ask-run = **{ $who }** hizo 21 y va en racha: ¿otra más, o plantarse?

out-option-play = Jugar
out-option-chicken_out = Soy gallina
out-option-continue = Otra más
out-option-until_11 = Hasta 11
out-option-stop = Plantarse
out-button-counted = { $option } ({ $count })

## What happened

out-told-dealt = 🃏 { $dealer } reparte: { $cards } cartas por pico{ $count ->
    [0] .
   *[other] ; { $count } quedan fuera, sin verse.
  }
# $how: must (up to ten nobody has a choice), dares, plainly. $cards: one or more; $count: what they make together.
out-told-turned = { $how ->
    [must] voltea a la fuerza
    [dares] se atreve con
   *[plainly] voltea
  }{" "}{ $cards }: **{ $count }**
# How a line is put together: who, what they do, the cards they turn, and what comes of it.
out-told-seat = **{ $seat }** { $does }
out-told-with-cards = { $does } con { $cards }: **{ $count }**
out-told-then = { $does } y { $then }
out-told-opened = abre
out-told-ran = 🏃 va en racha
out-told-busted = 💥 ¡se pasa! Se lleva { $cards }.
out-told-chickened = 🐔 se acobarda en { $count }, se lleva { $cards }
out-told-stopped = ✋ se planta
out-told-made_21 = 🎉 ¡21!
out-told-thrown = { $cards } cartas salen de la partida.
out-told-captured = Ya son { $cards } cartas capturadas.
out-told-passed = Las { $cards } cartas son para { $target }.
out-told-went_out = 🏁 ¡sin cartas!
out-told-muddled = 🌀 Esto no se acaba nunca: desde ahora, lo que se recoge se baraja.
out-told-called_off = 🌙 Esto no lo termina nadie. Las gallinas se van a dormir.
out-told-unbeatable = 🎯 { $seat } tiene { $cards } cartas: más de las que nadie puede alcanzar.
out-told-tallied = 🧮 { $seat }: { $cards ->
    [0] no le queda nada
    [one] le queda 1 carta
   *[other] le quedan { $cards } cartas
  }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } hasta ahora

## A message of its own ($seat is a name)

out-moment-made_21 = 🎉 ¡21 para { $seat }!
out-moment-busted = 💥 ¡{ $seat } se pasa!
out-moment-taken = Las { $cards } cartas son ahora de { $seat }. Con cariño, de parte de la mesa.
out-moment-went_out = 🏁 ¡{ $seat } se queda sin cartas!

## The result

out-result-won = 🏆 ¡{ $people ->
    [one] { $seats } gana
   *[other] { $seats } comparten la victoria
  }!
out-result-line = { $place } **{ $name }** · { $score }
out-result-capture = 🎯 capturó { $count }
out-result-race = { $count ->
    [0] sin cartas
    [one] le queda 1 carta
   *[other] le quedan { $count } cartas
  }
out-result-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }

## The card of /chicken hand

out-card-title = Aquí no hay secretos
out-card-title-turn = Tu turno
out-card-pile = Tu pila: { $count ->
    [0] vacía
    [one] 1 carta
   *[other] { $count } cartas
  }, y nadie puede mirarla, tú menos que nadie.
out-card-open = Todo pasa en la mesa, botones incluidos. ¡A jugar se ha dicho!
out-card-rings = 🔔 Cuando la mesa te espere y mires a otro lado, te doy un toque por MD. Hasta entonces, patas en alto.

## Standing orders (see orders.ftl): nothing is answered, somebody is rung

order-page-intro-out = Aquí nadie juega por ti; atreverse es todo el juego. Pero puedo darte un picotazo. Esto solo lo ves tú.
order-out-reminder = Avísame por MD
order-out-reminder-help = ¿La mesa te espera y miras a otro lado? Te doy un toque. A quien anda pulsando botones lo dejo en paz.

## In pictures: as short as can be

out-picture-safe = a salvo
out-picture-brave = valiente
out-picture-hot = quema
out-picture-to-go = { $count } hasta 21
out-picture-cards = { $count ->
    [one] 1 carta en la mesa
   *[other] { $count } cartas en la mesa
  }
out-picture-run = racha
out-picture-more = +{ $count }
out-picture-goal-capture = Ganan los mejores 21
out-picture-goal-race = Gana quien quede sin cartas
out-picture-deal = reparto { $number } de { $deals }
out-picture-thrown = { $count } fuera
out-picture-result-race = cartas que quedan
out-picture-result-capture = cartas capturadas
out-picture-result-points = puntos: mejor pocos
out-picture-busted = ¡se pasa!
out-picture-made_21 = ¡hace 21!
out-picture-went_out = ¡sin cartas!
out-picture-place = { $place }.º
out-picture-points = pts

## The same in sentences, for whoever does not see the picture

out-alt-busted = { $name } se pasa con { $count } y se lleva { $cards } cartas.
out-alt-made_21 = { $name } hace 21.
out-alt-went_out = { $name } se queda sin cartas, con la cuenta en { $count }.
out-alt-count = La cuenta es { $count }, a { $left } de 21, tras { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }. { $run ->
    [yes] { $name } va en racha.
   *[no] Le toca a { $name }.
  }
out-alt-series = { $more ->
    [0] Las cartas
   *[other] Las últimas cartas
  }: { $cards }.
out-alt-black = { $number } negro
out-alt-red = { $number } rojo
out-alt-off = { $number } rojo, restado
out-alt-X2 = zorro Doble
out-alt-Z0 = zorro Cero
out-alt-E20 = zorro Veinte
out-alt-SM = zorro Ídem de { $copied }
out-alt-blank = nada
out-alt-seats = Cartas que quedan: { $seats }.
out-alt-seat = { $name } { $pile }{ $captured ->
    [none] {""}
   *[other] {" "}y { $captured } capturadas
  }{ $points ->
    [none] {""}
   *[other] {" "}y { $points } puntos
  }
out-alt-out = { $name } sin cartas, en el puesto { $place }

## Its story, told once it is over

out-chapter = Serie { $nth }, abierta por { $seat }

## For those who watch (cogs/chicken_out/watch.py)

out-bets-until = hasta que se jueguen tres cartas por asiento
out-watch-cards = 🎴 Aún boca abajo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }: { $black } negras, { $red } rojas, { $foxes ->
    [one] 1 zorro
   *[other] { $foxes } zorros
  }.
out-watch-odds = 🎲 Cualquiera de ellas, con la cuenta en { $count }: { $bust } % se pasa, { $makes } % hace 21.

## Statistics and feats

out-count-made_21 = { $number ->
    [one] un 21 perfecto
   *[other] { $number } veces 21 perfecto
  }
out-count-busts = { $number ->
    [one] se pasó una vez
   *[other] se pasó { $number } veces
  }
out-count-chickened = { $number ->
    [one] se acobardó una vez
   *[other] se acobardó { $number } veces
  }
out-count-first_out = { $number ->
    [one] una vez sin cartas antes que nadie
   *[other] { $number } veces sin cartas antes que nadie
  }
out-count-series = { $number ->
    [one] el 21 más largo: 1 carta
   *[other] el 21 más largo: { $number } cartas
  }
out-feat-short_cut = Atajo
out-feat-short_cut-how = haz un 21 de tres cartas como mucho
out-feat-long_road = La ruta panorámica
out-feat-long_road-how = haz un 21 de diez cartas o más
out-feat-three_21s = Triplete
out-feat-three_21s-how = haz tres 21 en una partida
out-feat-saint = Plumas inmaculadas
out-feat-saint-how = gana sin pasarte ni una vez
out-feat-feathers = Guerra de plumas
out-feat-feathers-how = pásate con doce cartas o más
out-feat-on_the_brink = ¿Por qué cruzó la gallina?
out-feat-on_the_brink-how = sobrevive dos veces en una partida a una carta con la cuenta en 20
out-feat-zero_hero = Vuelta al huevo
out-feat-zero_hero-how = voltea un Cero con la cuenta en 18 o más
out-feat-fearless = De gallina, nada
out-feat-fearless-how = gana sin acobardarte nunca

## What decided it, in three sentences at the end

out-recap-out = { $seat } soltó antes que nadie su última carta.
out-recap-ran-out = { $seat } soltó { $cards } cartas de un tirón, hasta la última. Nadie podía mirar.
out-recap-bust = La vez que pasarse salió más caro: { $seat } con { $count }, y { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  } para llevar.
out-recap-capture = Después, { $seats }, con { $count }.
out-recap-race = Después, { $seats }, { $count ->
    [0] también con las alas vacías
    [one] a una carta
   *[other] a { $count } cartas
  }.
out-recap-points = Después, { $seats }, con { $count ->
    [one] un punto
   *[other] { $count } puntos
  }.

## The lesson (data/lessons/out.toml; see lessons.ftl)

out-lesson-dare = Soy tu entrenadora. Contamos en común, una carta por turno, y gana quien se quede sin cartas. Hasta diez no puede pasar nada. Ahora hay más, y la próxima carta es tuya, sin verla. Más de 21 es pasarse.
out-lesson-dared = Sigues en pie, y ahora le duele la cabeza a { $b }. Este juego consiste en pasarle a otra gallina el dolor de cabeza.
out-lesson-chickened = Te llevaste las cartas de la mesa debajo de tu pila, y tuviste que abrir otra serie con dos tuyas. Es seguro, pero tu pila ha crecido.
out-lesson-hot = ¡Quema más! Una carta negra de cuatro o más te hace pasarte de 21. Las rojas son amables: si te harían pasarte, se restan. Pasarte te cuesta todas las cartas de la mesa, y acobardarte también.
out-lesson-bust = ¡Te pasaste! Todo va debajo de tu pila, la culpable incluida, y { $b } abre la siguiente serie. A toda gallina le pasa una vez por hora.
out-lesson-wise = Sabia decisión. Cuesta las mismas cartas que pasarse, menos la culpable, y además abres la siguiente serie, o sea: cartas que sueltas.
out-lesson-trust-me = Mira: un zorro 🦊 dobló la cuenta. Confía por una vez en tu entrenadora y voltea tu carta.
out-lesson-twenty-one = ¡**21 exactos**! Vas en racha.
out-lesson-run = La serie sale. Juegas a solas, una carta menos cada vez. Plántate cuando quieras: { $b } sigue.
out-lesson-ran-on = Una carta menos. Podrías haber seguido y seguido, pero la clase es corta.
out-lesson-ran-far = Corriste mientras no podía pasar nada. Más lejos no llegan las patas sin valor.
out-lesson-stopped = Te plantaste, y { $b } tiene que seguir desde ahí. Qué modestia.
out-lesson-last-card = Tu **última carta**. Si no te pasas, sales, y en una carrera, con eso ganas. ¿Qué se siente?
out-lesson-went-out = Ni pasarte, ni cartas, ni competencia: has ganado. ¡Alas arriba!
out-lesson-so-near = ¡Qué cerca! Te llevaste las cartas, y { $b } te vio parpadear. Otra vez será.
out-lesson-farewell = Y eso es todo el juego: atreverse o agacharse, pasarse, 21, la racha y salir. Entre dos se cuentan las cartas capturadas; las reglas lo explican. Ahora busca a alguien con nervios de acero.

## Tips (cogs/chicken_out/tips.py)

out-tips-last-card = Tu última carta: si no te pasas, sales.
out-tips-rival = A { $seat } { $cards ->
    [one] solo le queda una carta
   *[other] solo le quedan { $cards } cartas
  }. Lo que te lleves ahora, luego hay que soltarlo.
out-tips-hot = Con una negra de { $too_much } o más te pasas, y con { $room } haces 21 exactos. Con las rojas nunca te pasas.
out-tips-many = En la mesa hay { $cards } cartas: pasarte te cuesta todas y una más; acobardarte, todas.
out-tips-room = Con { $room } haces 21 exactos. Hasta 10 nada puede salir mal, así que esas cartas las volteo yo por ti.
out-tips-safe-run = Con la cuenta en { $count } no puedes pasarte, venga la carta que venga. Cada una es una menos.
out-tips-risky-run = Puedes plantarte en { $count }, y no te cuesta nada: el siguiente asiento sigue desde ahí.
