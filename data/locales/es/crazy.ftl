# Crazy Chicken: names, and everything the table and the cards say.
#
# crazy-told-…   what happened             crazy-ask-…       what the table waits for (public)
# crazy-title-…  headline of a card        crazy-question-…  what a seat is asked
# crazy-option-… a button or a line        crazy-chosen-…    the same, looked back on
# crazy-mark-…   what a group of the hand is good for
#
# Facts: $seat and $who are names, $pile a pile, $where “ onto …” or nothing; the rest are numbers.
#
# Every pile and every card is masculine here (el mazo, el descarte, el 20), so “al { $pile }” is always right.

crazy-title = Gallinas locas
crazy-in-short = Un duelo de coleccionistas: baja grupos de gallinas locas y quítale los suyos a tu rival bajando más.
crazy-pitch = Un duelo de coleccionistas. Baja grupos de las nueve gallinas locas y quítale los suyos a tu rival bajando más. Cada tipo cuenta una vez; con seis, la ronda la cierras tú.

## Commands and settings (descriptions and values: at most 100 characters)

command-start-crazy = Gallinas locas: un duelo para dos, por grupos de nueve gallinas locas

# Before the value of a setting in its menu, where the value does not name the setting.
crazy-named-first = Primera ronda:
crazy-named-draw = Robo ·
crazy-setting-rounds = Cuántas rondas dura la partida
crazy-setting-rounds-4 = cuatro rondas
crazy-setting-rounds-2 = dos rondas
crazy-setting-rounds-1 = una sola ronda
crazy-setting-first = Quién empieza la primera ronda (después se alternan)
crazy-setting-first-random = empieza quien diga la suerte
crazy-setting-first-host = empieza quien lleva la mesa
crazy-setting-first-other = quien lleva la mesa deja empezar a su rival
crazy-setting-first-first = empieza el primer asiento
crazy-setting-first-second = empieza el segundo asiento
crazy-setting-draw = Cómo se roban las dos cartas del turno
crazy-setting-draw-one_by_one = de una en una: ves la primera antes de elegir la segunda
crazy-setting-draw-both = se eligen las dos pilas a la vez
crazy-setting-discard_history = Abre los descartes en abanico, para que se vea lo que hay debajo
crazy-setting-discard_history-true = descartes en abanico
crazy-setting-discard_history-false = solo se ven las cartas de encima

## The cards

crazy-card-20 = Billy el Pollito
crazy-card-18 = Gallo Gómez
crazy-card-16 = Superpollo
crazy-card-14 = Napollón Bonaparte
crazy-card-12 = Su Gallestad
crazy-card-9 = Charles Lindpollo
crazy-card-8 = Thomas Cocorocook
crazy-card-7 = María Gallas
crazy-card-6 = Marilyn Monhuevo
crazy-card = { $sign } **{ $card }**
crazy-top = el { $card }
crazy-top-twice = dos { $card }
crazy-face-down = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
  }

## The piles

crazy-pile-left = mazo izquierdo
crazy-pile-right = mazo derecho
crazy-pile-first = descarte 1
crazy-pile-second = descarte 2
crazy-where = {" "}→ { $pile }
crazy-piles-down = 🎴 Boca abajo: { $left } · { $right }
crazy-piles-open = 🍂 Descartes: { $first } · { $second }
# No-break spaces, so that a pile stays on one line.
crazy-pile-down = { $sign } **{ $n }**
crazy-pile-open = { $sign } { $top }{ $n ->
    [one] {""}
   *[other] {" "}(de { $n })
  }
crazy-pile-empty = { $sign } nada
crazy-pile-under = { $sign } ⬇️ { $cards }

## The table

crazy-table-round = Ronda { $round } de { $rounds } · { $types } de { $all } tipos en la mesa
crazy-table-scores = -# Rondas hasta ahora: { $scores }
crazy-table-score = { $name } { $rounds }{ $count ->
    [one] {""}
   *[other] {" "}= { $total }
  }
crazy-table-hint = Un tipo puntúa su número una vez; seis terminan la ronda. Más cartas iguales superan un grupo, salvo que esté a salvo 🔒.
crazy-table-seal = 🔏 Sello de juego limpio de las cartas: { $seal }
crazy-table-again = ¿Otro duelo? **/chicken start crazy**

crazy-seat-line = { $awaited }**{ $name }** · { $standing } · ✋ { $hand }
crazy-standing = **{ $points }** { $points ->
    [one] punto
   *[other] puntos
  } · { $types }/{ $most } tipos
# No-break spaces, so that a set stays on one line.
crazy-set = { $sign } **{ $card }** ×{ $count }{ $locked ->
    [yes] {" "}🔒
   *[no] {""}
  }
crazy-sets-none = nada delante todavía

crazy-result-won = 🏆 ¡{ $seat } gana con { $points } puntos{ $tied ->
    [yes] , y la mejor ronda: { $best }
   *[no] {""}
  }!
crazy-result-drawn = 🤝 { $points } puntos por pico y la misma mejor ronda: no gana nadie, y nadie cacarea.
crazy-result-line = { $place } **{ $name }** · { $points } puntos{ $count ->
    [one] {""}
   *[other] {" "}({ $rounds })
  }
crazy-result-sets = **Así acabó la última ronda**
crazy-result-front = { $name }: { $sets }

## What the table waits for

crazy-ask-draw_first = 🐣 **{ $who }** roba dos cartas, y luego baja un grupo o descarta.
crazy-ask-draw_both = 🐣 **{ $who }** roba dos cartas, y luego baja un grupo o descarta.
crazy-ask-act = 🤔 **{ $who }** baja un grupo, o descarta.
crazy-ask-give_way = 💥 ¡{ $laid } × { $card }! **{ $who }** pierde { $count } y dice adónde van.
crazy-ask-pause = 🪶 Se posan las plumas. Enseguida viene otra ronda.

## Cards

crazy-card-front = { $mine ->
    [yes] **Tú**
   *[no] **{ $name }**
  } · { $standing }: { $sets }
crazy-card-won = 🏆 ¡Ganas, { $points } : { $other }! Vaya colección.
crazy-card-drawn = 🤝 { $points } puntos por pico, y ni una pluma entre { $seat } y tú.
crazy-card-lost = { $points } : { $other }. { $seat } tenía mejores gallinas, solo por esta vez.

crazy-hand = ✋ **En la mano: { $count }**
crazy-hand-none = ✋ Tu mano está vacía.
crazy-hand-line = { $card }{"\u00A0"}×{ $count } · { $mark }{ $room ->
    [little] {""}
   *[plenty] {" "}· { $name }
  }
crazy-mark-ready = a bajar{ $mine ->
    [0] { $theirs ->
        [0] {""}
       *[other] , supera { $theirs }
    }
   *[other] , reemplaza las { $mine } de la mesa
  }
# Beside the hand a phone has little room.
crazy-mark-wait = { $room ->
    [little] { $more } más
   *[plenty] { $more ->
        [one] falta 1
       *[other] faltan { $more }
    }
  }{ $mine ->
    [0] { $theirs ->
        [0] {" "}para bajar
       *[other] {" "}para superar { $theirs }
    }
   *[other] {" "}para reemplazar las { $mine } de la mesa
  }
crazy-mark-mine = tus { $count } están a salvo para siempre
crazy-mark-lost = imposible: hay { $count } enfrente

crazy-title-draw_first = Tu turno: roba
crazy-title-draw_second = Y otra carta más
crazy-title-draw_both = Tu turno: roba
crazy-title-act = Baja o descarta
crazy-title-give_way = Pierdes un grupo

crazy-question-draw_first = ¿Tu primera carta?
crazy-question-draw_first-blind = Una carta de cada mazo.
crazy-question-draw_second = ¿Y la segunda? De cualquier otra pila.
crazy-question-draw_both = ¿De qué dos pilas robas?
crazy-question-act = Baja un grupo, o descarta una carta.
crazy-question-act-bare = Aún no puedes bajar nada: descarta una carta.
crazy-question-give_way = { $laid } × { $card } superan tus { $count }. ¿A qué descarte van? Después es tu turno.

crazy-waiting-turn = ⏳ No es tu turno. Pon cara de no haber roto un huevo.
crazy-waiting-order = 📋 Un momento: tu orden fija se encarga.
crazy-waiting-round = 🪶 Se posan las plumas. Enseguida viene otra ronda.

crazy-option-draw = { $pile }
crazy-option-left = Izquierda
crazy-option-right = Derecha
crazy-option-take = Tomar el { $card }
crazy-option-both = De { $piles }
crazy-option-again = Otra vez: { $piles }
crazy-option-put = Al { $pile }
crazy-option-lay = Bajar { $count } × { $card }{ $where }
crazy-option-discard = Descartar el { $card }
crazy-chosen-draw = { $pile }
crazy-chosen-put = { $pile }
crazy-chosen-lay = { $count } × { $card }
crazy-chosen-discard = el { $card }

crazy-menu-lay = Bajar un grupo…
crazy-menu-parts = O bajar solo algunas…
crazy-menu-discard = { $top ->
    [0] Descartar…
   *[other] { $sign } Descartar sobre el { $top }…
  }
# For both piles at once; the cards on top of them
crazy-menu-discards = Descartar: 1️⃣ en { $first }, 2️⃣ en { $second }…
crazy-hint-held = tienes { $count } · { $state }

## What has a message of its own: a beaten set, and the end of a round

crazy-moment-beaten = 💥 ¡**{ $count } × { $card }** superan **{ $beaten }**: { $sign } { $who } deja a { $loser } por **{ $winner }**!
crazy-moment-quip = { $which ->
    [0] El camión de la mudanza ya estaba en la puerta.
    [1] Sin rencor. Con alguna pluma suelta.
    [2] “No eres tú, son los números.”
    [3] El nido de antes aún está tibio.
   *[other] Alguien tendrá que mandar las fotos enmarcadas.
  }

## What happened

crazy-why-six = seis tipos
crazy-why-nine = los nueve tipos
crazy-why-pile = un mazo vacío
crazy-told-round_started = 🔔 Ronda { $round }: empieza { $seat }.
crazy-told-draws = { $mine ->
    [yes] 🖐️ Robaste { $what }.
   *[no] 🎴 { $seat } roba { $what }.
  }
crazy-told-laid = 🐔 { $seat } baja **{ $count } × { $card }**.
crazy-told-gave_way = 💥 { $count } × { $card } de { $seat }: van al { $pile }.
crazy-told-discarded = 🍂 { $seat } descarta el { $card } en el { $pile }.
crazy-told-round_ended = 🏁 La ronda { $round } acaba con { $why }: **{ $numbers }**
crazy-told-number = { $name } { $number }
crazy-told-drew_card = 👀 Robaste { $what }.

# Lo mismo para quien lee la historia: $seat es quien lo supo.
crazy-secret-drew_card = **{ $seat }** robó { $what }.

## Standing orders (see orders.ftl)

order-crazy-pile = Adónde van mis grupos perdidos
order-crazy-pile-help = ¿Alguien baja más que tú? Guardo yo tu grupo viejo.
order-crazy-only = Robar cuando no hay nada que elegir
order-crazy-only-help = ¿No hay nada que elegir entre las pilas? Robo por ti.
order-crazy-only-coming = 📋 Nada que elegir, así que robo por ti: **{ $choice }**.
order-crazy-pile-lower = La carta de encima más baja
order-crazy-pile-smaller = La pila más pequeña

## In pictures: as short as can be

crazy-picture-round = Ronda { $round } de { $rounds }{ $over ->
    [yes] {""}: fin
   *[no] {""}
  }
crazy-picture-types = { $count } de { $all } tipos
crazy-picture-legend = baja tantas y es tuyo
crazy-picture-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
crazy-picture-total = en total { $count }
crazy-picture-points = { $count ->
    [one] punto
   *[other] puntos
  }
crazy-picture-in-hand = En la mano: { $count }
crazy-picture-ready = bajar
crazy-picture-wait = { $count } más
crazy-picture-mine = a salvo
crazy-picture-lost = inútil

## The same in sentences, for whoever does not see the pictures

crazy-alt-round = Ronda { $round } de { $rounds }{ $over ->
    [yes] {" "}terminada.
   *[no] .
  }
crazy-alt-turn = Juega { $name }.
crazy-alt-beaten = { $count } × { $card } superan un grupo de { $name }.
crazy-alt-moment = { $count } × { $card } de { $winner } superan { $beaten } de { $loser }.
crazy-alt-front = { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $hand ->
    [none] {""}
    [one] 1 carta en la mano,{" "}
   *[other] { $hand } cartas en la mano,{" "}
  }delante: { $sets }
crazy-alt-none = nada
crazy-alt-set = { $count } × { $card }{ $safe ->
    [yes] {" "}(a salvo)
   *[no] {""}
  }
crazy-alt-piles = Pilas: { $left } y { $right } boca abajo, descartes { $first } y { $second }.
crazy-alt-pile = { $card } (pila de { $count })
crazy-alt-no-pile = vacío
crazy-alt-hand = En la mano: { $cards }.
crazy-alt-group = { $count } × { $card } ({ $mark })

## Its story, told once it is over

crazy-chapter = Ronda { $round }

## For those who watch (cogs/crazy/watch.py)

crazy-bets-until = hasta que acabe la primera ronda, o la mitad si no hay otra
crazy-watch-unseen = 🎲 Sin verse todavía, y la probabilidad de que cada una esté boca abajo: { $cards }
crazy-watch-card = { $card }{"\u00A0"}×{ $count } ({ $percent } %)
crazy-watch-shown = ✋ { $seat } tomó estas a la vista de todo el mundo, y aún las tiene: { $cards }

## Statistics and feats

crazy-count-sets = { $number ->
    [one] 1 grupo bajado
   *[other] { $number } grupos bajados
  }
crazy-count-beaten = { $number ->
    [one] 1 grupo ahuyentado
   *[other] { $number } grupos ahuyentados
  }
crazy-count-lost = { $number ->
    [one] 1 grupo perdido
   *[other] { $number } grupos perdidos
  }
crazy-count-rounds = { $number ->
    [one] 1 ronda ganada
   *[other] { $number } rondas ganadas
  }
crazy-count-round = mejor ronda { $number } puntos
crazy-count-set = { $number ->
    [one] mayor grupo: 1 carta
   *[other] mayor grupo: { $number } cartas
  }
crazy-feat-huge_set = El gallinero entero
crazy-feat-huge_set-how = baja un grupo de siete o más
crazy-feat-bully = La que manda en el corral
crazy-feat-bully-how = supera ocho grupos en una partida
crazy-feat-untouched = Ni tocarme una pluma
crazy-feat-untouched-how = gana sin perder un solo grupo
crazy-feat-landslide = Avalancha
crazy-feat-landslide-how = gana una ronda por cuarenta o más
crazy-feat-shut_out = Nido vacío
crazy-feat-shut_out-how = gana una ronda en la que tu rival no puntúa nada
crazy-feat-whitewash = Sin piedad
crazy-feat-whitewash-how = gana todas las rondas de una partida
crazy-feat-comeback = Segundo aire
crazy-feat-comeback-how = pierde la primera ronda, y gana la partida
crazy-feat-photo_finish = Foto de llegada
crazy-feat-photo_finish-how = gana una partida por tres puntos como mucho

## What decided it, in three sentences at the end

crazy-recap-round = La ronda { $round } lo decidió: { $mine } a { $theirs } para { $seat }.
crazy-recap-steal = { $seat } ahuyentó un grupo de { $count } en la ronda { $round }.
crazy-recap-margin = Las rondas quedaron { $won }:{ $lost }, y entre los dos lados { $by ->
    [0] no hubo ni un punto
    [one] hubo un punto
   *[other] hubo { $by } puntos
  }.

## The lesson (data/lessons/crazy.toml; see lessons.ftl)

crazy-lesson-draw = Soy tu entrenadora. Un grupo de cartas iguales delante de ti vale su número, y gana quien suma más puntos. En tu turno: roba dos cartas, y luego baja un grupo o descarta una carta. Roba la primera de un mazo boca abajo.
crazy-lesson-drew = Esa carta es tuya, y no la vio nadie.
crazy-lesson-draw-again = La segunda sale de **otra** pila: boca abajo, una sorpresa; del descarte, a la vista de { $b }.
crazy-lesson-drew-blind = Y sorpresa fue.
crazy-lesson-took-open = Eso lo vio todo el mundo, y ya se sabe detrás de qué andas.
crazy-lesson-act = Ahora **una** cosa: baja dos o más cartas iguales, o descarta una.
crazy-lesson-laid = Ahí están, y con ellas 20 puntos, sean cuantas sean: hasta que alguien baje más.
crazy-lesson-discarded = Fuera, boca arriba. { $b } puede quedársela. La paciencia puede ser un plan, pero en la mano no puntúa nada.
crazy-lesson-beat = { $b } tiene delante un tipo del que tú tienes más. Baja **más** cartas, y su grupo se va.
crazy-lesson-beaten = El suyo se fue, el tuyo está ahí. ¿Que cómo le sentó a { $b }? Ya ha superado otro.
crazy-lesson-let-them = Su grupo se queda. Enfrente hay menos modales: acaban de superar el tuyo.
crazy-lesson-give-way = Tu grupo tiene que irse. ¿Qué descarte va a tapar?
crazy-lesson-gave-way = Hecho, y puedes recuperar una parte robando. Un grupo con al menos la mitad de todas sus cartas 🔒 ya no se puede superar.
crazy-lesson-end = Un tipo más, y tienes **seis** delante: eso termina la ronda. Igual que un mazo vacío, o los nueve tipos en la mesa.
crazy-lesson-ended = Seis tipos: se acabó la ronda, y cada tipo cuenta su número. Mira qué puntos.
crazy-lesson-waited = La ronda sigue, y { $b } roba. Quien va por delante debería tener más prisa.
crazy-lesson-farewell = Y eso es todo: dos para dentro, una cosa fuera, superar, y terminar mientras vas por delante. Una partida de verdad tiene cuatro rondas. ¿Quién se atreve?

## Tips (cogs/crazy/tips.py)

crazy-tips-open-card = A la vista: { $card }, y tú tienes { $count }.
crazy-tips-open-shows = Quien toma una carta a la vista enseña lo que colecciona.
crazy-tips-legend = **{ $card }** ×2: dos cartas de tipo { $card }; hay { $card }. Un grupo da { $card } puntos, por largo que sea.
crazy-tips-short-pile = A un mazo { $cards ->
    [one] solo le queda 1 carta
   *[other] solo le quedan { $cards } cartas
  }, y la ronda acaba cuando se vacía. Lo que tengas entonces en la mano no puntúa.
crazy-tips-ends = Un sexto tipo termina la ronda en el acto. De momento van { $mine } a { $theirs }.
crazy-tips-other-is-near = A { $seat } le falta un tipo para terminar la ronda. Cada grupo que superes es un tipo menos enfrente.
crazy-tips-beats = Tienes bastantes para superar el grupo de { $card } de { $seat }: los puntos cambian de lado.
crazy-tips-locks = { $count } × { $card } serían al menos la mitad de todas las que hay: a salvo para siempre.
crazy-tips-wanted = { $seat } pescó el { $card } en el descarte, y aún lo tiene. Ojo con lo que pones ahí.
crazy-tips-covered = Solo se puede tomar la carta de encima de una pila: lo de debajo queda fuera de alcance por ahora.
