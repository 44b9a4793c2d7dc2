# Playing Chicken: names, and everything the table and the cards say.
#
# playing-told-…   what happened             playing-ask-…       what the table waits for (public)
# playing-title-…  headline of a card        playing-question-…  what a seat is asked
# playing-option-… a button                  playing-chosen-…    the same, looked back on
#
# Facts: $seat is a name, $seats a list of names, $people how many they are; the rest are numbers.

playing-title = Nadie me llama gallina
playing-in-short = Todo el mundo pisa a fondo en secreto, y gana quien más se atreva sin pasarse de la meta.
playing-pitch = Una meta, y todo el mundo pisa a fondo en secreto. Si frenan a tiempo, gana la gallina más valiente; si no, solo ríe la más cobarde. Clavarla paga más a las valientes.
playing-no-cards = –

## Commands and settings (descriptions and values: at most 100 characters)

command-start-playing = Nadie me llama gallina: una meta, de 3 a 8 gallinas, y a ver quién se acerca más sin pasarse

playing-setting-prize = Cuánto vale ganar
playing-setting-prize-table = premios 2, 3, 4, 5, 6 según la ronda
playing-setting-prize-simple = premios 1, 2, 3, 4, 5 según la ronda
playing-setting-prize-mixed = premios 1, 3, 4, 5, 6 según la ronda
playing-setting-exact = Cuánto vale clavar la meta
playing-setting-exact-printed = clavarla: uno más, doce en la última baza
playing-setting-exact-plus1 = clavarla: siempre uno más
playing-setting-exact-double = clavarla: siempre el doble
playing-setting-goals = Qué metas entran en juego
playing-setting-goals-printed21 = todas las metas, las dos del 13
playing-setting-goals-unique20 = una sola meta en el 13
playing-setting-memory_aid = Deja a la vista lo jugado esta ronda y dice a todo el mundo quién tiene qué
playing-setting-memory_aid-true = con ayuda de memoria
playing-setting-memory_aid-false = sin ayuda de memoria

## The table

playing-table-round = Ronda { $round } de 5 · baza { $trick } de { $tricks }
playing-prizes = 🪙 Ganar da **{ $plain }**, clavarla **{ $exact }**
playing-table-goal = 🧱 La meta: { $goal }
playing-table-goals = Metas ya vistas: { $seen } · por venir: { $pile }
playing-no-goals = ninguna
playing-table-seats = **Al volante** · ✋ { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  } por pico
playing-table-seal = 🔏 Sello de juego limpio de las metas: { $seal }
playing-table-again = ¿Más gallinas? **/chicken start playing**

playing-seat-line = **{ $name }** · 🪙 { $points }
playing-seat-spent = 🎴 { $cards }
playing-seat-awaited = { $sign } aún lo piensa

playing-points = { $name } { $points }
playing-points-own = **tú { $points }**

playing-trick-card = { $name } **{ $card }**
playing-trick = { $sign } { $cards }
    Suman **{ $total }**: { $how ->
        [below] sin llegar a { $goal }, así que { $people ->
            [one] gana la más valiente.
           *[other] ganan las más valientes.
        }
        [exact] ¡clavada, y sin despeinarse una pluma!
       *[over] por encima de la meta de { $goal }, así que { $people ->
            [one] gana la más cobarde.
           *[other] ganan las más cobardes.
        }
    } { $seats } **+{ $points }**{ $people ->
        [one] {""}
       *[other] {" "}por pico
    }

playing-result-won = 🏆 ¡{ $people ->
    [one] { $seats } gana con { $points } puntos
   *[other] { $seats } comparten la victoria con { $points } puntos por pico
  }!

playing-button-tricks = Bazas
playing-tricks = { $count ->
    [one] **La primera baza**
    [15] **Las quince bazas**
   *[other] **Las { $count } bazas hasta ahora**
  }
playing-tricks-legend = -# ronda · meta: cartas de { $names }; en negrita, quien ganó
playing-tricks-line = -# { $round } · { $goal }: { $cards } = { $total } { $sign } +{ $points }
playing-tricks-won = **{ $card }**

## A message of its own

playing-moment-exact = 🎯 ¡Clavada en { $goal }!
playing-moment-round = 🍂 Fin de la ronda { $round }
playing-moment-end = 🧱 La última meta de todas
playing-moment-points = 🪙 Tras la ronda { $round }: { $points }
playing-moment-farewell = La última carta de cada mano sale de la partida sin verse; lo jugado vuelve.

## What the table waits for

playing-ask-card = 🤫 { $last ->
    [yes] ¡Última baza de la ronda! Lo que guarden se pierde para siempre.
   *[no] Todo el mundo elige una carta, en secreto.
  }
playing-ask-one-missing = 👀 Todas las miradas en **{ $seat }**: falta una carta.
playing-ask-pause = 🪶 Se posan las plumas. Enseguida viene otra meta.

## Cards

playing-card-trick = { $sign } { $won ->
    [yes] Tu **{ $card }** gana: ¡**+{ $points }**! { $how ->
        [below] Suman { $total }, sin llegar a { $goal }: cobran las valientes.
        [exact] Suman { $total }: la meta, clavada.
       *[over] Suman { $total }, más de { $goal }: cobran las cobardes.
    }
   *[no] Tu **{ $card }** no gana. { $how ->
        [below] Suman { $total }, sin llegar a { $goal }.
        [exact] Suman { $total }: la meta, clavada.
       *[over] Suman { $total }, más de { $goal }.
    } { $people ->
        [one] { $seats } cobra { $points }.
       *[other] { $seats } cobran { $points } por pico.
    }
  }
playing-card-played = 🎴 { $cards }
playing-card-points = 🪙 { $points }
playing-card-hand = ✋ En la mano: **{ $cards }**
playing-card-spent = 🎴 ya jugaste { $cards }
playing-card-others = -# 🧠 { $hands }
playing-card-other = { $name } { $cards }
playing-card-answered = ✅ Elegiste **{ $chosen }**.
playing-card-change = Pulsa otra para cambiar de idea.
playing-card-over-won = 🏆 ¡Ganas, con { $points } puntos! Nervios de alambrada de corral.
playing-card-over-shared = 🏆 Ganas con { $points } puntos, y contigo { $seats }. Dios las cría y ellas se juntan.
playing-card-over-lost = Terminas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } y con todas tus plumas.

playing-title-card = La meta: { $goal }

playing-question-where = -# Ronda { $round } de 5 · baza { $trick } de { $tricks }
playing-question-last = 🍂 { $round ->
    [5] La última carta de todas. La otra se queda en el corral.
   *[other] La carta que guardes sale de la partida para siempre; lo jugado vuelve.
  }
playing-question-card = ¿Qué carta juegas?

playing-waiting-trick = ⏳ El resto está eligiendo.
playing-waiting-revealed = 🪶 Se posan las plumas. Enseguida viene otra meta.

playing-option-play = { $value }
playing-option-taken = { $option } ✅
playing-chosen-play = { $value }

## What happened

playing-told-revealed = -# { $sign } { $goal }: { $cards } = { $total }, { $seats } +{ $points }
playing-told-left_behind = 🍂 Tu { $card } ha salido de la partida.

# Lo mismo para quien lee la historia: $seat es quien lo supo.
playing-secret-left_behind = **{ $seat }** perdió una carta: el { $card } salió de la partida.

## In pictures: as short as can be

playing-picture-trick = { $last ->
    [yes] última baza
   *[no] baza { $trick } de { $tricks }
  }
playing-picture-win = ganar { $points }
playing-picture-exact = justo { $points }
playing-picture-goals = Metas
playing-picture-pick = Cada cual elige 1 de { $count }, en secreto
playing-picture-ended = { $how ->
    [below] { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
      }
    [exact] ¡clavada!
   *[over] ¡choque!
  }
playing-picture-stop-on = La meta
playing-picture-picked = elegida
playing-picture-played = jugada

## The same in sentences, for whoever does not see the pictures

playing-alt-trick = Ronda { $round } de 5, baza { $trick } de { $tricks }. La meta es { $goal }.
playing-alt-pick = Cada cual elige una de { $count } cartas, boca abajo.
playing-alt-ended = Suman { $total }: { $how ->
    [below] { $short ->
        [one] falta { $short }.
       *[other] faltan { $short }.
      }
    [exact] la meta, clavada.
   *[over] por encima de la meta.
  } { $people ->
    [one] { $seats } gana { $points }.
   *[other] { $seats } ganan { $points } por pico.
  }
playing-alt-prizes = Ganar da { $plain }, clavarla { $exact }.
playing-alt-seats = Puntos: { $seats }.
playing-alt-seat = { $name } { $points }{ $card ->
    [0] {""}
   *[other] , con un { $card }
  }
playing-alt-spent = Jugado esta ronda: { $seats }.
playing-alt-goals = Metas por venir: { $goals }.
playing-alt-hand = En la mano: { $cards }{ $picked ->
    [0] .
   *[other] ; elegido: { $picked }.
  }
playing-alt-played = Ya jugado: { $cards }.
playing-alt-own = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.

## Its story, told once it is over

playing-chapter = Ronda { $round }

## For those who watch (cogs/playing/watch.py)

playing-bets-until = hasta que empiece la tercera ronda
playing-watch-hands = 🧠 Quien ha llevado la cuenta conoce todas las manos: { $hands }
playing-watch-goals = 🧱 Metas aún boca abajo: { $goals }
playing-watch-odds = 🎲 Si se condujera con los ojos vendados hacia { $goal }: { $below } % de frenar antes, { $exact } % de clavarla, { $over } % de choque.

## Statistics and feats

playing-count-tricks = { $number ->
    [one] 1 baza ganada
   *[other] { $number } bazas ganadas
  }
playing-count-exact = { $number ->
    [one] 1 clavada
   *[other] { $number } clavadas
  }
playing-count-crashes = { $number ->
    [one] 1 choque con la carta más alta
   *[other] { $number } choques con la carta más alta
  }
playing-count-ducked = { $number ->
    [one] 1 choque esquivado
   *[other] { $number } choques esquivados
  }
playing-count-points = mejor partida { $number } puntos
playing-count-trick = mejor baza { $number } puntos
playing-feat-bullseye = En todo el ojo… de gallo
playing-feat-bullseye-how = gana una clavada en solitario
playing-feat-two_bullseyes = Dos veces en la misma piedra
playing-feat-two_bullseyes-how = gana dos clavadas en una partida
playing-feat-hat_trick = En racha
playing-feat-hat_trick-how = gana cuatro bazas seguidas
playing-feat-limbo = Campeona de limbo
playing-feat-limbo-how = esquiva cinco choques en una partida
playing-feat-by_a_beak = Por un pico
playing-feat-by_a_beak-how = gana por un solo punto
playing-feat-from_behind = La última de la fila
playing-feat-from_behind-how = llega a la última ronda en el último puesto, y gana
playing-feat-careful = Ni un rasguño
playing-feat-careful-how = gana sin estrellarte nunca con la carta más alta
playing-feat-wrecker = Autos de choque
playing-feat-wrecker-how = estréllate seis veces con la carta más alta en una partida

## What decided it, in three sentences at the end

playing-recap-led = { $seat } fue por delante de la primera meta a la última.
playing-recap-lead = Desde el { $goal } de la ronda { $round } nadie adelantó a { $seat }.
playing-recap-exact = { $count ->
    [one] Una vez se frenó justo en la meta.
   *[other] { $count } veces se frenó justo en la meta.
  }

## The lesson (data/lessons/playing.toml; see lessons.ftl)

playing-lesson-wall = Soy tu entrenadora. Gana quien suma más puntos, y cada baza da algunos. Esta meta es 14. Cada cual juega una carta en secreto, y luego se suman. Si no llegan a la meta, gana la carta **más alta**. ¿Hasta dónde te atreves?
playing-lesson-timid = Sin llegar a la meta: ganó la carta más alta, y era la de { $c }. Aquí la prudencia no paga.
playing-lesson-boldest = Sin llegar a la meta, y la más alta era la tuya. Así se hace fortuna, y se pierde la humildad.
playing-lesson-small-wall = Ahora una meta baja: 8. Tres cartas se pasan enseguida, y pasada la meta todo va al revés: gana la carta **más baja**.
playing-lesson-their-hit = ¡Clavada, pluma por pluma! Una clavada también es para la carta más alta, y paga más. { $b } te manda besos.
playing-lesson-crash-mine = ¡Choque! Pasada la meta gana la carta más baja, y la tuya era la más cobarde de todas. Bravo.
playing-lesson-crash-theirs = ¡Choque! Pasada la meta gana la carta más baja, y era la de { $c }. El valor tiene sus días. Hoy no era uno.
playing-lesson-exact = Otra ronda: volvió todo lo jugado menos una carta por pico, y ganar vale más. Clavarla paga otro punto. Si tus rivales juegan cartas medianas, ¿con qué clavarías el 13?
playing-lesson-not-bold = Otra vez sin llegar, y la tuya no era la más alta. { $b } te da las gracias.
playing-lesson-nearly = Sin llegar, y otra vez tu carta es la más alta: ganas sin más. Un poco más de pedal, y la clavabas.
playing-lesson-hit = Justo en la meta, y la más alta es la tuya: también el punto extra. Van a querer saber cómo lo hiciste.
playing-lesson-leave-behind = Ronda 4, su última baza. Lo que te quede después se va para el resto de la partida, sin verse. Así que eliges dos cosas a la vez: qué jugar, y qué no volver a ver.
playing-lesson-left-six = Sin llegar a la meta, y tu dos fue la carta más valiente. El seis guardado ha salido de la partida.
playing-lesson-left-two = Choque: ganan las dos más bajas, y cada una lo cobra todo. Tu dos ha salido de la partida.
playing-lesson-last = La última baza: un intento, el premio más gordo, y el doble si dan justo en la meta.
playing-lesson-last-timid = Sin llegar a la meta, y { $b } tuvo el valor. Así acaban muchas gallinas prudentes.
playing-lesson-last-bold = Sin llegar a la meta, la carta más alta, el mayor premio: ganas la partida. Pon cara de sorpresa.
playing-lesson-last-hit = Justo en la meta, la carta más alta, el premio doble: ganas la partida. Pon cara de sorpresa.
playing-lesson-farewell = Y eso es todo el juego: no llegar, pasarse, clavarla, y una carta menos por ronda. Las gallinas de verdad engañan mejor que las mías. Ve a buscarlas.

## Tips (cogs/playing/tips.py)

playing-tips-no-crash = Aquí no se estrella nadie: las cartas más altas de cada mano suman { $most } como mucho, y la meta es { $goal }. Seguro que gana la más alta.
playing-tips-sure-crash = Choque seguro: hasta las cartas más bajas de cada mano suman { $least }, y la meta es { $goal }. Gana la más baja.
playing-tips-last-round = La última baza de todas. Clavarla paga { $exact }.
playing-tips-left-behind = La última baza de la ronda: la carta que guardes sale de la partida, y la ronda siguiente juegas con las otras.
playing-tips-boldest = Nadie más tiene una carta tan alta como tu { $card }: lo ya jugado lo delata.
playing-tips-most-timid = Nadie más tiene una carta tan baja como tu { $card }: lo ya jugado lo delata.
playing-tips-share = { $goal } entre { $seats } gallinas sale a unos { $each } por pico. ¿Quién más estará pensando lo mismo?
