# Political Chicken: names, and everything the table and the cards say. The names of the cards stand
# in political_cards.ftl.
#
# political-told-…   what happened             political-ask-…       what the table waits for (public)
# political-title-…  headline of a card        political-question-…  what a seat is asked
# political-option-… a button                  political-chosen-…    the same, looked back on
#
# Facts: $seat, $target are names, $card, $stack cards with their value, $owner a name or "nobody",
# $group is a stack with whose it is: $whose is nobody, own (of $seat), yours (the reader's) or other.
# $you says whether $seat is the reader, $me whether $target is. The rest are numbers.

political-title = Política de corral
political-in-short = Reúne grupos en dos alas, saquea los ajenos, y que la brecha entre izquierda y derecha te dé de comer.
political-pitch = Dos alas y ningún centro. Reúne grupos, saquea los ajenos, y confía en que tus trapos sucios no salgan del gallinero: al final solo cuenta la brecha entre tu izquierda y tu derecha.
political-nobody = nadie

## Commands and settings (descriptions and values: at most 100 characters)

command-start-political = Política de corral: de 4 a 8 gallinas, dos alas, dados y ni un escrúpulo

# Before the value of a setting in its menu, where the value does not name the setting.
political-named-small_table = Asientos:
political-named-format = Duración ·
political-setting-format = Cuánto dura
political-setting-format-standard = estándar: ocho turnos por pico
political-setting-format-short = corta: cinco turnos por pico
political-setting-format-full = completa: el mazo entero
political-setting-names = Nombres (los algo adultos, solo en canales con restricción de edad y para quien gestiona)
political-setting-names-clean = nombres limpios
political-setting-names-adult = nombres ligeramente adultos
political-setting-small_table = Permite jugar a dos o tres (no oficial)
political-setting-small_table-true = mesa pequeña, no oficial
political-setting-small_table-false = de cuatro a ocho

refused-names-not-allowed = Esos nombres son para canales con restricción de edad, y solo puede pedirlos quien gestiona este servidor. El mazo limpio, en el fondo, es igual de maleducado.

## Standing orders

order-political-call = Ver siempre
order-political-call-help = ¿Te atacan? No añades nada, tu Bufete ayuda, y deciden los dados.
order-political-least_loss = Entregar lo más barato
order-political-least_loss-help = Cuando todo el mundo suelta un grupo, el tuyo es el que menos cuesta.

## The table

political-table-deck = { $state ->
    [last] 🏁 **¡Último turno!** El mazo está vacío.
    [soon] 🎴 { $count ->
        [one] Queda **{ $count }** carta:
       *[other] Quedan **{ $count }** cartas:
    } { $rounds ->
        [one] la última ronda.
       *[other] faltan dos rondas.
    }{ $brief ->
        [true] {""}
       *[false] {" "}¡Las manos no cuentan nada!
    }
   *[on] 🎴 Quedan **{ $count }** cartas, unas { $rounds } rondas
  }
political-table-middle = **Sin partido**{ $count ->
    [0] {" "}· nadie
   *[other] {""}
  }
political-table-hint = Puntos: lo que distan izquierda (I) y derecha (D) · ✋ cartas en la mano
political-table-seal = 🔏 Sello de juego limpio del mazo: { $seal }
political-table-again = ¿Caras nuevas? **/chicken start political**

political-seat-line = { $awaited }**{ $name }** · { $worth } · ✋ { $hand }
political-seat-brief = { $awaited }**{ $name } { $points }** · ✋ { $hand }
political-worth = **{ $points }**{ $count ->
    [0] {""}
   *[other] {" "}(I{ $left } D{ $right })
  }
political-row = > { $stacks }

political-group = { $whose ->
    [own] { $you ->
        [yes] tu propio grupo **{ $stack }**
       *[no] su propio grupo **{ $stack }**
    }
    [nobody] **{ $stack }**, sin partido
    [yours] tu grupo **{ $stack }**
   *[other] **{ $stack }** de { $owner }
  }
political-battle-title = { $sign } { $you ->
    [yes] **Quieres**
   *[no] **{ $seat }** quiere
  } { $intent ->
    [take_over] absorber
   *[destroy] destruir
  } { $group }
political-battle-attack = ⚔️ Ataque **{ $total }**
political-battle-defence = 🛡️ Defensa **{ $total }**
political-battle-alone = { $side } · { $stack }
political-battle-attack-names = -# ⚔️ { $stacks }
political-battle-defence-names = -# 🛡️ { $stacks }
political-battle-target = 🎯 { $stack }
political-battle-helper = ⚖️ Bufete de { $card } +{ $value }
political-battle-odds = 🎲 Tal como está, { $wins ->
    [0] no hay dado que lo gane: **0 de 36**
    [36] no hay dado que lo pierda: **36 de 36**
   *[other] el ataque gana **{ $wins } de 36** tiradas ({ $percent } %)
  }
political-battle-may-raise = -# { $seat } tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  } y aún puede subir.
political-battle-dice = 🎲 { $attack } + { $die } = **{ $sum }** contra { $defence } + { $other } = **{ $against }**
political-battle-take-over = 🫴 **¡Absorbido!**
political-battle-destroy = 💥 **¡Destruido!**
political-battle-held = 🛡️ **¡Resiste!**

# What is said of a verdict: $by is how close it was, $odd is there for variety.
political-quip-take-over = { $by ->
    [one] { $odd ->
        [yes] Por un solo voto, el del cuñado de alguien.
       *[no] Por un solo voto. El recuento también lo absorbieron.
    }
    [some] { $odd ->
        [yes] Gerencia nueva, galletas de siempre.
       *[no] Todas las partes hablan de fusión.
    }
    [clear] { $odd ->
        [yes] Las tazas con el logo viejo ya están de oferta.
       *[no] Siempre fueron de este lado, dice la web nueva.
    }
   *[landslide] { $odd ->
        [yes] Ya tenían hechas las maletas antes de tirar los dados.
       *[no] Arrasa. Alguien pronuncia “clamor popular”.
    }
  }
political-quip-destroy = { $by ->
    [one] { $odd ->
        [yes] Por poco. Los escombros no preguntan por cuánto.
       *[no] Por una pluma. De la pluma tampoco se sabe nada.
    }
    [some] { $odd ->
        [yes] De la última reunión no hay acta: no dio tiempo.
       *[no] El boletín de despedida llegó a sus once suscriptores.
    }
    [clear] { $odd ->
        [yes] Habrá una comisión para averiguar dónde están las sillas.
       *[no] Las plantas del despacho buscan un nuevo hogar.
    }
   *[landslide] { $odd ->
        [yes] Hasta el estacionamiento tiene ya otro nombre.
       *[no] No queda nada más que la lista de correo.
    }
  }
political-quip-held = { $by ->
    [tie] { $odd ->
        [yes] Empate. Los muebles se quedan donde están.
       *[no] Empate, y el empate es de quien ya tiene la silla.
    }
    [one] { $odd ->
        [yes] Por poco, y lo contarán en cada cena.
       *[no] Por un solo voto. Nadie presume. Presume todo el mundo.
    }
    [some] { $odd ->
        [yes] “Bonito intento”, dice el comunicado, con otras palabras.
       *[no] El objetivo sigue donde estaba, y toma nota.
    }
    [clear] { $odd ->
        [yes] A quien atacaba le enseñaron la tienda de recuerdos.
       *[no] La portavoz habla de “un incidente en el estacionamiento”.
    }
   *[landslide] { $odd ->
        [yes] Allí no se enteró nadie. Había tarta.
       *[no] Ni levantó el pico del boletín.
    }
  }

political-result-won = 🏆 ¡{ $people ->
    [one] { $seats } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }
   *[other] { $seats } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } por pico
  }!
political-result-mood-left = Gana la izquierda. Habrá un comité, y bebida de avena.
political-result-mood-right = Gana la derecha. Habrá un desfile, y una factura por el desfile.
political-result-mood-nothing = Ni izquierda ni derecha, y nadie se explica cómo pasó.
political-result-mood-coalition = Gran coalición. No esperen que pase nada en años.
political-result-line = { $place } **{ $name }** · { $worth } · { $cards ->
    [0] base vacía
    [one] base: 1 carta
   *[other] base: { $cards } cartas
  }
political-result-more = { $count } más
political-result-tie-break = ¿Mismos puntos? Gana quien tenga más cartas en la base.

## What the table waits for

political-ask-turn = 🗳️ Le toca a **{ $who }**
political-ask-answer = 🛡️ Atacan a **{ $who }**: ¿ver o subir?
political-ask-reraise = ⚔️ **{ $who }** puede volver a subir, una vez
political-ask-lose = { $card }: **{ $who }** { $people ->
    [one] elige
   *[other] eligen
  } a quién soltar, en secreto
political-ask-inbox = 📨 **{ $who }** lee el correo de **{ $target }**

## Cards

political-card-base = 🏛️ Base: { $count ->
    [0] nadie todavía. Tampoco escándalos.
   *[other] { $worth }
  }
political-card-brief = 🏛️ { $worth } · ✋ { $cards }
political-card-hand-empty = ✋ La mano está vacía.
political-card-left = { $sign } Izquierda: { $cards }
political-card-right = { $sign } Derecha: { $cards }
political-card-attachments = 📎 A la influencia de cualquier grupo: { $cards }
political-card-specials = 📎 Para colocar: { $cards }
political-card-events = 🗞️ Eventos: { $cards }
# What a card does, in a line of its own.
political-card-effect = **{ $card }**: { $effect }
political-card-scores = 📊 { $scores }
political-card-score = { $seat } { $points }
political-card-rival = **{ $name }** · { $worth } · ✋ { $hand }: { $stacks }
political-card-rival-middle = **Sin partido**: { $stacks }
political-card-defended = { $stack } (🛡️ { $defence })
political-card-defended-legend = 🛡️ su defensa, cuando no es su propio número.
political-card-spoils = -# Si cae, { $seat } baja de { $before } a { $after ->
    [one] { $after } punto
   *[other] { $after } puntos
  }. Absorbido, cuenta en tu base.
political-card-over-won = 🏆 ¡Ganas, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }! El pueblo ha cacareado.
political-card-over-shared = 🏆 Ganas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, y contigo { $seats }. Gran coalición, quién lo diría.
political-card-over-lost = Acabas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }. Siempre quedan las memorias.

political-title-turn = Tu turno
political-title-place = ¿Adónde?
political-title-pick = Elige uno
political-title-move = ¿Mover qué?
political-title-victim = ¿El correo de quién?
political-title-target = Ataque: el objetivo
political-title-intent = Ataque: la intención
political-title-team = ¿Quién se une?
political-title-attack = Ataque: ¿todo listo?
political-title-answer = Te atacan
political-title-reraise = Han subido
political-title-lose = Suelta uno
political-title-inbox = Correo ajeno

political-question-turn = **Una sola cosa.**
political-question-place = **¿Adónde va { $card }?**
political-question-pick = **{ $card }:** ¿cuál será?
political-question-move = **{ $card }:** ¿qué añadido se muda?
political-question-victim = **{ $card }:** ¿la mano de quién quieres ver?
political-question-target = **¿A quién atacas?** Todavía no lo ve nadie.
political-question-intent = **{ $stack }: ¿absorberlo o destruirlo?**
political-question-team = **¿Quién se une?** Se gane o se pierda, acaban en tu base.
political-question-attack = **¿Añadir algo, o atacar?**
political-question-answer = **¿Ver o subir?** Solo puedes subir una vez.
political-question-raising = **¿Subir así?**
political-question-reraise = **¿Añadir algo, o dejarlo así?** Después se tiran los dados.
political-question-lose = **{ $card }:** ¿quién tiene que irse? Quedará sin partido.
political-question-inbox = **¿Descartar una, o solo mirar?** Los grupos están a salvo.

political-inbox = 📨 { $target } tiene { $cards }.

political-waiting-turn = ⏳ Alguien conspira, y no eres tú.
political-waiting-answer = ⏳ Hay batalla. ¿Alguien trajo maíz?
political-waiting-reraise = ⏳ Hay batalla, y se está poniendo cara.
political-waiting-lose = ⏳ Alguien elige a quién soltar.
political-waiting-inbox = ⏳ Alguien lee el correo de alguien.

political-menu-act = Jugar una carta, o soltarla…
political-menu-lay = Colocar un añadido…
political-menu-discard = Descartar una carta…
political-menu-seat = ¿La mano de quién?
political-menu-join = Elegir uno o más grupos…
political-menu-place = ¿En qué grupo?
political-menu-lose = Soltar uno…
political-menu-bases = { $names }…
political-menu-nobody = sin partido
political-menu-you = tú

political-hint-defence = se defiende con { $total }
political-hint-becomes = luego { $value }
political-hint-hand = { $count ->
    [one] una carta
   *[other] { $count } cartas
  } en la mano · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } en la base
political-hint-influence = { $value } a la influencia de cualquier grupo
political-hint-score = tus puntos: { $before } → { $after }
political-hint-base = desde tu base, { $value }
political-hint-target = el objetivo
political-hint-team = ataca
political-hint-defends = defiende

## Options

political-option-build = Atacar…
political-option-recruit = Reclutar { $card }: puntos { $before } → { $after }
political-option-attack = ¡Atacar!
political-option-pass = Pasar
political-option-back = Atrás
political-option-none = Dejarlo
political-option-take-over = Absorberlo
political-option-destroy = Destruirlo
political-option-groups = Añadir grupos
political-option-call = Ver
political-option-raise = ¡Subir!
political-option-stand = Dejarlo así
political-option-reraise = ¡Volver a subir!
political-option-leave-out = Sin Bufete: { $card }
political-option-count-in = Con Bufete: { $card }

political-chosen-event = { $card }
political-chosen-recruit = reclutar { $card }
political-chosen-let-go = soltar { $card }
political-chosen-attach = colocar { $card }
political-chosen-attack = Atacar
political-chosen-pass = pasar
political-chosen-back = atrás
political-chosen-none = nada
political-chosen-take-over = absorber
political-chosen-destroy = destruir
political-chosen-groups = añadir grupos
political-chosen-call = ver
political-chosen-raise = subir
political-chosen-stand = nada más
political-chosen-reraise = volver a subir
political-chosen-leave-out = sin el Bufete de { $card }
political-chosen-count-in = con el Bufete de { $card }
political-chosen-lay = colocar { $card }
political-chosen-join = { $card }
political-chosen-stack = { $card }
political-chosen-move = { $card }
political-chosen-discard = { $card }
political-chosen-seat = { $seat }

## What the specials and the events do (at most 100 characters)

political-help-lawyers = La influencia de su grupo ayuda a defender de tus rivales el resto de la base.
political-help-conspiracy = Su grupo puede unirse a tus ataques desde la base, una y otra vez.
political-help-event-immune = Ningún evento puede tocar a su grupo.
political-help-no-takeover = Nadie puede absorber a su grupo, solo destruirlo.
political-help-no-destroy = Nadie puede destruir a su grupo, solo absorberlo.
political-help-battle-zero = Su grupo no cuenta nada en las batallas.
political-help-wing-flip = Solo en grupos de 3 o menos: su grupo cuenta como de la otra ala.
political-help-gag = Las ventajas especiales de su grupo no funcionan.
political-help-scandal = Un grupo cualquiera de la mesa desaparece, con todo lo que lleva.
political-help-left-exodus = Todo el mundo suelta un grupo de izquierda. Todo el mundo.
political-help-right-exodus = Todo el mundo suelta un grupo de derecha. Todo el mundo.
political-help-fact-check = El añadido más nuevo de un grupo cualquiera desaparece.
political-help-fundraiser = Quien lo juega roba dos cartas.
political-help-backroom-deal = Un grupo sin partido de 3 o menos se une a la base de quien lo juega.
political-help-leaked-inbox = Mira la mano de alguien; puedes descartar de ella una carta que no sea un grupo.
political-help-term-limits = El grupo más fuerte de cada cual queda sin partido. De cada cual.
political-help-comeback = El último grupo descartado vuelve, sin partido.
political-help-redistricting = Un añadido se muda de un grupo a otro.

## What happened

political-told-begins = 🎲 { $seat } saca el dado más alto y empieza.
political-told-last-turn = 🏁 { $seat } roba la última carta: este turno es el último.
political-told-passed = 🤷 { $seat } no tiene nada que jugar, y pasa.
political-told-event-played = { $seat } juega **{ $card }**. { $help }
political-told-nothing-happened = { $card } no encuentra a quién molestar. Se oyen los grillos.
political-told-recruited = 🏛️ { $seat } recluta **{ $card }**.
political-told-let-go = 🍂 { $seat } suelta **{ $card }**.
political-told-attached = 📎 { $seat } coloca **{ $card }** en { $group }.
political-told-dice = 🎲 { $attack } contra { $defence }
political-told-taken-over = 🫴 { $you ->
    [yes] Absorbes
   *[no] { $seat } absorbe
  } { $group }.
political-told-destroyed = 💥 { $you ->
    [yes] Destruyes
   *[no] { $seat } destruye
  } { $group }.
political-told-held = 🛡️ { $you ->
    [yes] No puedes
   *[no] { $seat } no puede
  } con { $group }.
political-told-scrapped = 🗑️ **{ $stack }** desaparece{ $count ->
    [0] {""}
   *[other] {""}, y con ello { $cards }
  }.
political-told-freed = 🍂 **{ $stack }** { $you ->
    [yes] te deja
   *[no] deja a { $seat }
  } y ahora está sin partido.
political-told-fact-checked = 🔍 { $card } en { $stack }: resulta que era mentira, y desaparece.
political-told-raised-funds = 💰 { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
  }.
political-told-dealt-in = 🚪 **{ $stack }** se une a { $seat }, y nadie pregunta por qué.
political-told-looked = 📨 { $seat } lee el correo de { $target }.
political-told-exposed = 📨 { $me ->
    [yes] { $seat } te hace descartar
   *[no] { $you ->
        [yes] Haces que { $target } descarte
       *[no] { $seat } hace que { $target } descarte
    }
  } **{ $card }**.
political-told-came-back = 🎤 Vuelve **{ $stack }**, sin partido.
political-told-redistricted = ✂️ { $card } se muda de { $old } a **{ $stack }**.
political-told-drew = 🎴 Robaste { $cards }.
political-told-saw-hand = 📨 { $target } tiene { $cards }.

# Lo mismo para quien lee la historia: $seat es quien lo supo.
political-secret-drew = **{ $seat }** robó { $cards }.
political-secret-saw-hand = **{ $seat }** vio la mano de { $target }: { $cards }.

## In pictures: as short as can be

political-picture-deck = { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
  }
political-picture-rounds = { $last ->
    [yes] ¡Último turno!
   *[no] { $rounds ->
        [one] última ronda
       *[other] unas { $rounds } rondas
      }
  }
political-picture-wing = { $wing ->
    [left] Izquierda
   *[right] Derecha
  }
political-picture-nobody = { $count ->
    [0] Sin partido: 0
   *[other] Sin partido
  }
political-picture-aim = { $intent ->
    [take_over] ¿absorbe?
   *[destroy] ¿destruye?
  }
political-picture-defends = defiende
political-picture-unowned = Sin partido
political-picture-percent = { $percent } %
political-picture-wins = { $wins } de 36
political-picture-sums = { $attack } + { $die } contra { $defence } + { $other }
political-picture-take-over = ¡Absorbido!
political-picture-destroy = ¡Destruido!
political-picture-held = ¡Resiste!
political-picture-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
  }
political-picture-mail = El correo de
political-picture-new = nueva
political-picture-no-cards = Tu mano está vacía

## The pictures in sentences, for whoever does not see them

political-alt-deck = { $count ->
    [one] Queda { $count } carta
   *[other] Quedan { $count } cartas
  }, y le toca a { $name }.
political-alt-seat = { $name } { $points } (izquierda { $left }, derecha { $right }, { $hand } en la mano)
political-alt-base = { $name }: { $stacks }.
political-alt-aim = { $name } quiere { $intent ->
    [take_over] absorber
   *[destroy] destruir
  } { $stack }{ $nobodys ->
    [yes] , sin partido
   *[no] {" "}de { $owner }
  }.
political-alt-dice = { $end } { $attack } contra { $defence }.
political-alt-attack = Ataque { $total }: { $stacks }.
political-alt-defence = Defensa { $total }: { $stacks }.
political-alt-helper = el Bufete de { $card } { $value }
political-alt-odds = El ataque gana { $wins } de 36 tiradas.
political-alt-hand = { $own ->
    [yes] { $count ->
        [0] La mano está vacía.
       *[other] En la mano: { $cards }.
      }
   *[no] { $count ->
        [0] { $name } no tiene nada.
       *[other] { $name } tiene { $cards }.
      }
  }
political-alt-own-base = { $count ->
    [0] La base está vacía.
   *[other] Base, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }: { $stacks }.
  }

## Its story, told once it is over

political-chapter = Turno { $number }: { $seat }

## For those who watch (cogs/political/watch.py)

political-bets-until = hasta que hayan pasado dos turnos por pico
political-watch-left = 👈 Izquierda: en la mesa hay { $lie } de { $there } grupos. Los demás, { $hidden } de influencia en total, están en alguna mano, boca abajo o fuera de juego.
political-watch-right = 👉 Derecha: en la mesa hay { $lie } de { $there } grupos. Los demás, { $hidden } de influencia en total, están en alguna mano, boca abajo o fuera de juego.
political-watch-battle = ⚔️ Tal como está la batalla, { $seat } la gana con un { $percent } %.

## Statistics and feats

political-count-attacks = { $number ->
    [one] 1 ataque
   *[other] { $number } ataques
  }
political-count-won = { $number ->
    [one] 1 batalla ganada
   *[other] { $number } batallas ganadas
  }
political-count-upsets = { $number ->
    [one] 1 contra todo pronóstico
   *[other] { $number } contra todo pronóstico
  }
political-count-held = { $number ->
    [one] resistió una vez
   *[other] resistió { $number } veces
  }
political-count-events = { $number ->
    [one] 1 evento jugado
   *[other] { $number } eventos jugados
  }
political-count-score = mejor gobierno { $number }
political-feat-uphill = Cuesta arriba
political-feat-uphill-how = gana un ataque que iba perdiendo por tres o más antes de los dados
political-feat-lowest_die = La suerte del uno
political-feat-lowest_die-how = gana un ataque con un uno en tu dado
political-feat-dead_heat = ¡Recuento!
political-feat-dead_heat-how = resiste un ataque exactamente igual de fuerte
political-feat-hostile_takeovers = Aquí caben todas
political-feat-hostile_takeovers-how = absorbe tres grupos en una partida
political-feat-wrecking_ball = Bola de demolición
political-feat-wrecking_ball-how = destruye dos grupos en una partida
political-feat-fortress = Gallinero fortificado
political-feat-fortress-how = resiste cuatro ataques en una partida
political-feat-pacifist = Paloma entre gallinas
political-feat-pacifist-how = gana sin atacar a nadie
political-feat-spin_doctor = Gabinete de prensa
political-feat-spin_doctor-how = juega cuatro eventos en una partida

## What decided it, in three sentences at the end

# $taken: whether the winner took it from $owner.
political-recap-pillar = El pilar de { $seat }: { $stack }{ $taken ->
    [yes] , que antes era de { $owner }
   *[no] {""}
  }.
political-recap-battle = Los últimos dados, { $sum } a { $against }: { $stack } { $end ->
    [taken_over] se pasó a { $seat }
    [destroyed] cayó ante { $seat }
   *[held] resistió ante { $seat }
  }.
political-recap-margin = Más cerca que nadie: { $seats }, { $by ->
    [0] con los mismos puntos y menos cartas.
    [one] a un punto.
   *[other] a { $by } puntos.
  }

## The lesson (data/lessons/political.toml; see lessons.ftl)

political-lesson-gap = Soy tu entrenadora, y esto es política. Al final gana la mayor **brecha** entre izquierda y derecha. I4 es un grupo de izquierda con influencia 4. Una cosa por turno: ¿qué ensancha tu brecha?
political-lesson-wider = ¡Más ancha! Ahora te inclinas a la izquierda, y de verdad. Nadie pregunta para qué.
political-lesson-narrower = Más estrecha: izquierda y derecha tiran cada una por su lado en tu propia base. Hay una palabra para eso: *moderación*.
political-lesson-let-go = Suelto: ahora está en el medio, y ahí lo puede atacar cualquiera. Quizá mejor de nadie que en tu ala equivocada.
political-lesson-attach = Una carta que le quita 2 a la influencia de **cualquier** grupo de la mesa. Suena a algo que se les hace a otros. ¿O no?
political-lesson-where-to = Ahora di a cuál.
political-lesson-place = Te inclinas a la izquierda. Lo que hay a la derecha en tu propia base te cuesta puntos. Lo que hay a la derecha en la de { $b } es de lo que vive.
political-lesson-smeared-own = Qué astucia: tu ala derecha ya no vale nada, así que tu brecha es más ancha. La calumnia bien entendida empieza por casa.
political-lesson-smeared-theirs = Un clásico. Ahora tienen menos, pero tú no tienes más que antes. El resto de la mesa te lo agradece.
political-lesson-attack = Ahora un **ataque**, con grupos de tu mano, a cualquier grupo de la mesa. Primero se prepara todo; nadie ve nada hasta que des la señal.
political-lesson-attacking = Primero, a quién.
political-lesson-target = Busca algo débil, y que te sirva. { $b } tiene a alguien de tu lado del hemiciclo.
political-lesson-targeted = Influencia 2, nada colocado, nadie cerca.
political-lesson-intent = **Absorberlo**, y se une a tu base. **Destruirlo**, y desaparece. ¿Hacia qué ala te inclinas?
political-lesson-wanted = Una carta de bienvenida, con garras.
political-lesson-hated = Un poco duro, pero le quita puntos a { $b }. O se los da: mira sus dos alas.
political-lesson-team = ¿Quién ataca? Cuenta el dado, y la influencia de cuantos mandes. Elige uno o los dos.
political-lesson-teamed = Ya encontraron las pancartas.
political-lesson-odds = Ahí están las cuentas: cuántas de las 36 tiradas de dos dados ganas. Tienes que sacar **más**; empatar no basta.
political-lesson-won = ¡Ganaste! Mira quién vive ahora contigo: tu equipo también se mudó. Un ataque es una campaña de afiliación con dados.
political-lesson-attacked = Ahora te atacan a ti: { $b } quiere destruir lo mejor que tienes. **Ver**, y caen los dados. O sube: grupos de tu mano vienen a ayudar.
political-lesson-called = Viste la apuesta, y guardas tus cartas. Los dados han caído: mira en qué quedó la cosa.
political-lesson-reinforced = Refuerzos.
political-lesson-defenders = Quien ayuda se muda después a tu base, igual que un equipo que ataca.
political-lesson-defended = Vienen corriendo, despacio, con notas a pie de página.
political-lesson-raise = Ahora sube. Enfrente pueden añadir algo una vez más, y luego hablan los dados.
political-lesson-raised = Subiste, y han caído los dados. Quien te ayudó se queda, dijeran lo que dijeran: subir también es jugar dos cartas en turno ajeno.
political-lesson-last-turn = El **último turno** de una partida: no quedan cartas que robar. { $b } tiene una brecha ancha, y la tuya sería más ancha si no fuera por tu ala derecha. ¿Un evento, o un grupo más?
political-lesson-scandal = ¡Un escándalo! Solo le falta protagonista.
political-lesson-one-more = Uno más a la izquierda. Pequeño, ruidoso, y cuenta.
political-lesson-pick = Vale cualquiera de la mesa, con todo lo que lleva. Piénsalo dos veces: ¿qué pesa más, lo que pierden o lo que ganas?
political-lesson-own-scandal = Tu propia ala derecha, fuera. Por fin tienes una sola opinión, y la brecha es toda tuya.
political-lesson-their-scandal = Lo mejor que tenían se ha ido, y solo les quedan sus principios. Algo valen también.
political-lesson-farewell = Y eso es todo el juego: reclutar, soltar, colocar, atacar, subir y eventos. Mira lo que hay delante de tus rivales, y no te fíes nunca de una gallina moderada. ¿Te atreves con rivales de verdad?

## Tips (cogs/political/tips.py)

political-tips-last-rounds = { $cards ->
    [0] No quedan cartas que robar: este es el último turno de la partida.
    [one] Solo queda una carta que robar: puede que este sea tu último turno.
   *[other] Solo quedan { $cards } cartas que robar: puede que este sea tu último turno.
  }
political-tips-first-group = Tu primer grupo decide tu ala, hasta que alguien tire de ti hacia la otra.
political-tips-leader = { $seat } va por delante con { $points }. La brecha también se encoge si gana el ala débil.
political-tips-legend = **I3** es un grupo de izquierda con influencia 3. Puntúa lo que distan la izquierda y la derecha.
political-tips-torn = Tu ala más débil te quita { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
political-tips-wrong-wing = Te inclinas hacia la { $wing ->
    [left] izquierda
   *[right] derecha
  }, y todos los grupos de tu mano son del otro lado. También se pueden soltar, o mandar a pelear.
political-tips-team = Se gane o se pierda, quien pelea por ti se muda a tu base: fíjate en su ala.
political-tips-against = Tal como está, el ataque gana { $wins } de 36 tiradas: menos de la mitad.
political-tips-defending = Los grupos que te ayuden ahora se quedan después en tu base, digan lo que digan los dados.
political-tips-anybodys = Puede ir en el grupo de cualquiera: un lastre en tu propia ala débil ensancha tu brecha.
