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

political-title = Political Chicken
political-in-short = Junte grupos em duas alas, assalte os dos outros e viva da diferença entre esquerda e direita.
political-pitch = Duas alas, nenhum meio-termo. Junte grupos, assalte os dos outros e reze para os seus podres ficarem no armário: no fim só conta a diferença entre a sua esquerda e a sua direita.
political-nobody = ninguém

## Commands and settings (descriptions and values: at most 100 characters)

command-start-political = Political Chicken: 4 a 8 galinhas, duas alas, dados e nenhum escrúpulo

# Before the value of a setting in its menu, where the value does not name the setting.
political-named-small_table = Lugares:
political-named-format = Duração ·
political-setting-format = Quanto tempo leva
political-setting-format-standard = padrão: oito jogadas cada
political-setting-format-short = curto: cinco jogadas cada
political-setting-format-full = completo: o baralho inteiro
political-setting-names = Nomes das cartas (adultos só em canais com restrição de idade, por quem gerencia o servidor)
political-setting-names-clean = nomes limpos
political-setting-names-adult = nomes levemente adultos
political-setting-small_table = Deixar dois ou três jogarem (não oficial)
political-setting-small_table-true = mesa pequena, não oficial
political-setting-small_table-false = de quatro a oito

refused-names-not-allowed = Esses nomes são para canais com restrição de idade, e só quem pode gerenciar este servidor pode pedi-los. O baralho limpo tem o coração igualmente sujo.

## Standing orders

order-political-call = Sempre pagar pra ver
order-political-call-help = Atacaram você? Você não acrescenta nada, seus Advogados ajudam e os dados decidem.
order-political-least_loss = Entregar o mais barato
order-political-least_loss-help = Quando todo mundo tem que largar um grupo, o seu é o que custa menos.

## The table

political-table-deck = { $state ->
    [last] 🏁 **Última vez!** O monte acabou.
    [soon] 🎴 { $count ->
        [1] Resta **{ $count }** carta
       *[other] Restam **{ $count }** cartas
    }: { $rounds ->
        [1] a última rodada.
       *[other] faltam duas rodadas.
    }{ $brief ->
        [true] {""}
       *[false] {" "}Carta na mão não vale nada!
    }
   *[on] 🎴 Restam **{ $count }** cartas, umas { $rounds } rodadas
  }
political-table-middle = **Sem partido**{ $count ->
    [0] {" "}· ninguém
   *[other] {""}
  }
political-table-hint = Vale a distância entre esquerda (E) e direita (D) · ✋ na mão
political-table-seal = 🔏 Lacre do jogo limpo do baralho: { $seal }
political-table-again = Caras novas? **/chicken start political**

political-seat-line = { $awaited }**{ $name }** · { $worth } · ✋ { $hand }
political-seat-brief = { $awaited }**{ $name } { $points }** · ✋ { $hand }
political-worth = **{ $points }**{ $count ->
    [0] {""}
   *[other] {" "}(E{ $left } D{ $right })
  }
political-row = > { $stacks }

political-group = { $whose ->
    [own] { $you ->
        [yes] o seu próprio grupo **{ $stack }**
       *[no] o próprio grupo **{ $stack }**
    }
    [nobody] o grupo sem partido **{ $stack }**
    [yours] o seu grupo **{ $stack }**
   *[other] o grupo **{ $stack }** de { $owner }
  }
political-battle-title = { $sign } { $you ->
    [yes] **Você** quer
   *[no] **{ $seat }** quer
  } { $intent ->
    [take_over] tomar
   *[destroy] destruir
  } { $group }
political-battle-attack = ⚔️ Ataque **{ $total }**
political-battle-defence = 🛡️ Defesa **{ $total }**
political-battle-alone = { $side } · { $stack }
political-battle-attack-names = -# ⚔️ { $stacks }
political-battle-defence-names = -# 🛡️ { $stacks }
political-battle-target = 🎯 { $stack }
political-battle-helper = ⚖️ Advogados de { $card } +{ $value }
political-battle-odds = 🎲 Do jeito que está, { $wins ->
    [0] nenhum dado ganha isto: **0 de 36**
    [36] nenhum dado perde isto: **36 de 36**
   *[other] o ataque ganha em **{ $wins } de 36** ({ $percent }%)
  }
political-battle-may-raise = -# { $seat } tem { $count } { $count ->
    [1] carta
   *[other] cartas
  } e ainda pode aumentar.
political-battle-dice = 🎲 { $attack } + { $die } = **{ $sum }** contra { $defence } + { $other } = **{ $against }**
political-battle-take-over = 🫴 **Tomado!**
political-battle-destroy = 💥 **Destruído!**
political-battle-held = 🛡️ **Resistiu!**

# What is said of a verdict: $by is how close it was, $odd is there for variety.
political-quip-take-over = { $by ->
    [one] { $odd ->
        [yes] Por um voto só, o do primo de alguém.
       *[no] Por um voto só. A recontagem também foi tomada.
    }
    [some] { $odd ->
        [yes] Direção nova, o mesmo cafezinho.
       *[no] Quem participou prefere chamar de fusão.
    }
    [clear] { $odd ->
        [yes] As canecas antigas já estão na promoção.
       *[no] Sempre estiveram deste lado, diz o site novo.
    }
   *[landslide] { $odd ->
        [yes] Já estavam de mala pronta antes de o dado parar.
       *[no] De lavada. Alguém já fala em “mandato popular”.
    }
  }
political-quip-destroy = { $by ->
    [one] { $odd ->
        [yes] Por pouco. Escombro não pergunta por quanto.
       *[no] Por uma pena. A pena também se foi.
    }
    [some] { $odd ->
        [yes] A última reunião terminou sem ata e sem cadeira.
       *[no] Saiu um boletim de despedida para os onze assinantes.
    }
    [clear] { $odd ->
        [yes] Vão abrir inquérito para saber das cadeiras.
       *[no] As samambaias do escritório procuram um novo lar.
    }
   *[landslide] { $odd ->
        [yes] Até a vaga no estacionamento mudou de nome.
       *[no] Não sobrou nada além do grupo no zap.
    }
  }
political-quip-held = { $by ->
    [tie] { $odd ->
        [yes] Empate. Os móveis ficam onde estão.
       *[no] Empate, e empate é de quem já estava sentado.
    }
    [one] { $odd ->
        [yes] Por pouco, e vão contar isso em todo churrasco.
       *[no] Por um voto só. Ninguém se gaba. Todo mundo se gaba.
    }
    [some] { $odd ->
        [yes] “Valeu a tentativa”, diz a nota oficial, com outras palavras.
       *[no] O alvo continua onde estava, e anota nomes.
    }
    [clear] { $odd ->
        [yes] Acompanharam o ataque até a lojinha de lembranças.
       *[no] A assessoria fala em “incidente no estacionamento”.
    }
   *[landslide] { $odd ->
        [yes] Lá dentro ninguém notou. Tinha bolo.
       *[no] Nem levantaram os olhos do celular.
    }
  }

political-result-won = 🏆 { $seats } { $people ->
    [1] ganha
   *[other] dividem a vitória
  } com { $points } { $points ->
    [1] ponto
   *[other] pontos
  }{ $people ->
    [1] {""}
   *[other] {" "}cada
  }!
political-result-mood-left = Deu esquerda. Vai ter comissão, e leite de aveia.
political-result-mood-right = Deu direita. Vai ter desfile, e a conta do desfile.
political-result-mood-nothing = Nem esquerda nem direita, e ninguém sabe explicar como.
political-result-mood-coalition = Um grande acordo nacional, com tudo. Não espere nada por alguns anos.
political-result-line = { $place } **{ $name }** · { $worth } · { $cards ->
    [0] base vazia
    [1] base: 1 carta
   *[other] base: { $cards } cartas
  }
political-result-more = mais { $count }
political-result-tie-break = Pontos iguais? Ganha quem tem mais cartas na base.

## What the table waits for

political-ask-turn = 🗳️ Vez de **{ $who }**
political-ask-answer = 🛡️ **{ $who }** está sob ataque: pagar pra ver ou aumentar?
political-ask-reraise = ⚔️ **{ $who }** pode aumentar de novo, uma vez
political-ask-lose = { $card }: **{ $who }** { $people ->
    [1] escolhe
   *[other] escolhem
  } quem largar, em segredo
political-ask-inbox = 📨 **{ $who }** lê os e-mails de **{ $target }**

## Cards

political-card-base = 🏛️ Base: { $count ->
    [0] ninguém ainda. Escândalo também não.
   *[other] { $worth }
  }
political-card-brief = 🏛️ { $worth } · ✋ { $cards }
political-card-hand-empty = ✋ A mão está vazia.
political-card-left = { $sign } Esquerda: { $cards }
political-card-right = { $sign } Direita: { $cards }
political-card-attachments = 📎 Na influência de qualquer grupo: { $cards }
political-card-specials = 📎 Para anexar: { $cards }
political-card-events = 🗞️ Eventos: { $cards }
# What a card does, in a line of its own.
political-card-effect = **{ $card }**: { $effect }
political-card-scores = 📊 { $scores }
political-card-score = { $seat } { $points }
political-card-rival = **{ $name }** · { $worth } · ✋ { $hand }: { $stacks }
political-card-rival-middle = **Sem partido**: { $stacks }
political-card-defended = { $stack } (🛡️ { $defence })
political-card-defended-legend = 🛡️ a defesa, quando não é igual ao número do grupo.
political-card-spoils = -# Se esse grupo se for, { $seat } cai de { $before } para { $after } { $after ->
    [1] ponto
   *[other] pontos
  }. Tomado, ele conta na sua base.
political-card-over-won = 🏆 Você ganhou, com { $points } { $points ->
    [1] ponto
   *[other] pontos
  }! Eleição no primeiro turno.
political-card-over-shared = 🏆 Você ganhou com { $points } { $points ->
    [1] ponto
   *[other] pontos
  }, junto com { $seats }. Um governo de coalizão, quem diria.
political-card-over-lost = Você termina com { $points } { $points ->
    [1] ponto
   *[other] pontos
  }. Sempre resta escrever um livro.

political-title-turn = Sua vez
political-title-place = Onde?
political-title-pick = Escolha um
political-title-move = Mover o quê?
political-title-victim = E-mails de quem?
political-title-target = Ataque: o alvo
political-title-intent = Ataque: a intenção
political-title-team = Quem vai junto?
political-title-attack = Ataque: tudo pronto?
political-title-answer = Você está sob ataque
political-title-reraise = Aumentaram
political-title-lose = Largue um
political-title-inbox = E-mails alheios

political-question-turn = **Uma coisa só.**
political-question-place = **Para onde vai { $card }?**
political-question-pick = **{ $card }:** qual vai ser?
political-question-move = **{ $card }:** que anexo muda de lugar?
political-question-victim = **{ $card }:** a mão de quem você quer ver?
political-question-target = **Quem você ataca?** Ninguém vê isso ainda.
political-question-intent = **{ $stack }: tomar ou destruir?**
political-question-team = **Quem vai junto?** Ganhando ou perdendo, ficam na sua base.
political-question-attack = **Acrescentar algo, ou atacar?**
political-question-answer = **Pagar pra ver ou aumentar?** Só dá pra aumentar uma vez.
political-question-raising = **Aumentar assim?**
political-question-reraise = **Acrescentar algo, ou deixar por isso mesmo?** Depois rolam os dados.
political-question-lose = **{ $card }:** quem tem que ir? Vai ficar sem partido.
political-question-inbox = **Descartar uma destas, ou só olhar?** Grupos estão a salvo.

political-inbox = 📨 { $target } tem { $cards }.

political-waiting-turn = ⏳ Alguém está tramando.
political-waiting-answer = ⏳ Tem batalha rolando. Pipoca?
political-waiting-reraise = ⏳ Tem batalha rolando, e está ficando cara.
political-waiting-lose = ⏳ Alguém escolhe quem largar.
political-waiting-inbox = ⏳ Alguém está lendo os e-mails de alguém.

political-menu-act = Jogar ou dispensar uma carta…
political-menu-lay = Pôr um anexo…
political-menu-discard = Descartar uma carta…
political-menu-seat = A mão de quem?
political-menu-join = Escolha um ou mais grupos…
political-menu-place = Em qual grupo?
political-menu-lose = Largar um…
political-menu-bases = { $names }…
political-menu-nobody = sem partido
political-menu-you = você

political-hint-defence = defende com { $total }
political-hint-becomes = depois { $value }
political-hint-hand = { $count ->
    [1] uma carta
   *[other] { $count } cartas
  } na mão · { $points } { $points ->
    [1] ponto
   *[other] pontos
  } na base
political-hint-influence = { $value } na influência de qualquer grupo
political-hint-score = seus pontos: { $before } → { $after }
political-hint-base = da sua base, { $value }
political-hint-target = o alvo
political-hint-team = ataca
political-hint-defends = defende

## Options

political-option-build = Atacar…
political-option-recruit = Filiar { $card }: pontos { $before } → { $after }
political-option-attack = Atacar!
political-option-pass = Passar
political-option-back = Voltar
political-option-none = Deixar quieto
political-option-take-over = Tomar
political-option-destroy = Destruir
political-option-groups = Acrescentar grupos
political-option-call = Pagar pra ver
political-option-raise = Aumentar!
political-option-stand = Deixar por isso mesmo
political-option-reraise = Aumentar de novo!
political-option-leave-out = Sem Advogados: { $card }
political-option-count-in = Com Advogados: { $card }

political-chosen-event = { $card }
political-chosen-recruit = filiar { $card }
political-chosen-let-go = dispensar { $card }
political-chosen-attach = anexar { $card }
political-chosen-attack = Atacar
political-chosen-pass = passar
political-chosen-back = voltar
political-chosen-none = nada
political-chosen-take-over = tomar
political-chosen-destroy = destruir
political-chosen-groups = acrescentar grupos
political-chosen-call = pagar pra ver
political-chosen-raise = aumentar
political-chosen-stand = mais nada
political-chosen-reraise = aumentar de novo
political-chosen-leave-out = sem os Advogados de { $card }
political-chosen-count-in = com os Advogados de { $card }
political-chosen-lay = pôr { $card }
political-chosen-join = { $card }
political-chosen-stack = { $card }
political-chosen-move = { $card }
political-chosen-discard = { $card }
political-chosen-seat = { $seat }

## What the specials and the events do (at most 100 characters)

political-help-lawyers = A influência do grupo ajuda a defender o resto da base contra rivais.
political-help-conspiracy = O grupo pode entrar nos seus ataques direto da base, quantas vezes quiser.
political-help-event-immune = Nenhum evento encosta no grupo.
political-help-no-takeover = Ninguém pode tomar o grupo, só destruir.
political-help-no-destroy = Ninguém pode destruir o grupo, só tomar.
political-help-battle-zero = O grupo não vale nada em batalhas.
political-help-wing-flip = Só em grupos de 3 ou menos: o grupo conta como da outra ala.
political-help-gag = Os trunfos especiais no grupo não funcionam.
political-help-scandal = Um grupo qualquer da mesa se vai, com tudo o que está nele.
political-help-left-exodus = Cada galinha larga um grupo de esquerda. Cada uma.
political-help-right-exodus = Cada galinha larga um grupo de direita. Cada uma.
political-help-fact-check = O anexo mais novo de um grupo qualquer se vai.
political-help-fundraiser = Quem joga compra duas cartas.
political-help-backroom-deal = Um grupo sem partido de 3 ou menos entra na base de quem joga.
political-help-leaked-inbox = Uma olhada na mão de alguém; uma carta dela que não seja grupo pode ser descartada.
political-help-term-limits = O grupo mais forte de cada galinha fica sem partido. De cada uma.
political-help-comeback = O último grupo descartado volta, sem partido.
political-help-redistricting = Um anexo muda de um grupo para outro.

## What happened

political-told-begins = 🎲 { $seat } tira o maior número e começa.
political-told-last-turn = 🏁 { $seat } compra a última carta: esta é a última vez.
political-told-passed = 🤷 { $seat } não tem o que jogar, e passa.
political-told-event-played = { $seat } joga **{ $card }**. { $help }
political-told-nothing-happened = { $card } não tem onde agir. Só se ouve um grilo.
political-told-recruited = 🏛️ { $seat } filia **{ $card }**.
political-told-let-go = 🍂 { $seat } dispensa **{ $card }**.
political-told-attached = 📎 { $seat } põe **{ $card }** sobre { $group }.
political-told-dice = 🎲 { $attack } contra { $defence }
political-told-taken-over = 🫴 { $you ->
    [yes] Você toma
   *[no] { $seat } toma
  } { $group }.
political-told-destroyed = 💥 { $you ->
    [yes] Você destrói
   *[no] { $seat } destrói
  } { $group }.
political-told-held = 🛡️ { $you ->
    [yes] Você perde
   *[no] { $seat } perde
  } para { $group }.
political-told-scrapped = 🗑️ Lá se vai **{ $stack }**{ $count ->
    [0] {""}
   *[other] {""}, e junto { $cards }
  }.
political-told-freed = 🍂 **{ $stack }** deixa { $you ->
    [yes] você
   *[no] { $seat }
  } e agora está sem partido.
political-told-fact-checked = 🔍 { $card } em { $stack }: era mentira, e se foi.
political-told-raised-funds = 💰 { $seat } compra { $count ->
    [1] uma carta
   *[other] { $count } cartas
  }.
political-told-dealt-in = 🚪 **{ $stack }** se junta a { $seat }, e ninguém perguntou por quê.
political-told-looked = 📨 { $seat } lê os e-mails de { $target }.
political-told-exposed = 📨 { $you ->
    [yes] Você faz
   *[no] { $seat } faz
  } { $me ->
    [yes] você
   *[no] { $target }
  } descartar **{ $card }**.
political-told-came-back = 🎤 **{ $stack }** está de volta, sem partido.
political-told-redistricted = ✂️ { $card } sai de { $old } e vai para **{ $stack }**.
political-told-drew = 🎴 Você comprou { $cards }.
political-told-saw-hand = 📨 { $target } tem { $cards }.

# O mesmo para quem lê a história: $seat é quem ficou sabendo.
political-secret-drew = **{ $seat }** comprou { $cards }.
political-secret-saw-hand = **{ $seat }** viu a mão de { $target }: { $cards }.

## In pictures: as short as can be

political-picture-deck = { $count ->
    [1] Resta { $count } carta
   *[other] Restam { $count } cartas
  }
political-picture-rounds = { $last ->
    [yes] Última vez!
   *[no] { $rounds ->
        [1] última rodada
       *[other] umas { $rounds } rodadas
      }
  }
political-picture-wing = { $wing ->
    [left] Esquerda
   *[right] Direita
  }
political-picture-nobody = { $count ->
    [0] Sem partido: 0
   *[other] Sem partido
  }
political-picture-aim = { $intent ->
    [take_over] toma?
   *[destroy] destrói?
  }
political-picture-defends = defende
political-picture-unowned = Sem partido
political-picture-percent = { $percent }%
political-picture-wins = { $wins } de 36
political-picture-sums = { $attack } + { $die } contra { $defence } + { $other }
political-picture-take-over = Tomado!
political-picture-destroy = Destruído!
political-picture-held = Resistiu!
political-picture-hand = { $count ->
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
  }
political-picture-mail = Nos e-mails de
political-picture-new = nova
political-picture-no-cards = A sua mão está vazia

## The pictures in sentences, for whoever does not see them

political-alt-deck = { $count ->
    [1] Resta { $count } carta
   *[other] Restam { $count } cartas
  }, e é a vez de { $name }.
political-alt-seat = { $name } { $points } (esquerda { $left }, direita { $right }, { $hand } na mão)
political-alt-base = { $name }: { $stacks }.
political-alt-aim = { $name } quer { $intent ->
    [take_over] tomar
   *[destroy] destruir
  } { $stack }{ $nobodys ->
    [yes] , sem partido
   *[no] {" "}de { $owner }
  }.
political-alt-dice = { $end } { $attack } contra { $defence }.
political-alt-attack = Ataque { $total }: { $stacks }.
political-alt-defence = Defesa { $total }: { $stacks }.
political-alt-helper = os Advogados de { $card } { $value }
political-alt-odds = O ataque ganha em { $wins } de 36.
political-alt-hand = { $own ->
    [yes] { $count ->
        [0] A mão está vazia.
       *[other] Na mão: { $cards }.
      }
   *[no] { $count ->
        [0] { $name } não tem nada.
       *[other] { $name } tem { $cards }.
      }
  }
political-alt-own-base = { $count ->
    [0] A base está vazia.
   *[other] Base, { $points } { $points ->
        [1] ponto
       *[other] pontos
      }: { $stacks }.
  }

## Its story, told once it is over

political-chapter = Vez { $number }: { $seat }

## For those who watch (cogs/political/watch.py)

political-bets-until = até cada galinha ter jogado duas vezes
political-watch-left = 👈 Esquerda: { $lie } de { $there } grupos estão na mesa. O resto, { $hidden } de influência ao todo, está nas mãos, virado para baixo ou já se foi.
political-watch-right = 👉 Direita: { $lie } de { $there } grupos estão na mesa. O resto, { $hidden } de influência ao todo, está nas mãos, virado para baixo ou já se foi.
political-watch-battle = ⚔️ Do jeito que está, { $seat } tem { $percent }% de chance de ganhar a batalha.

## Statistics and feats

political-count-attacks = { $number ->
    [1] 1 ataque
   *[other] { $number } ataques
  }
political-count-won = { $number ->
    [1] 1 batalha ganha
   *[other] { $number } batalhas ganhas
  }
political-count-upsets = { $number ->
    [1] 1 delas de zebra
   *[other] { $number } delas de zebra
  }
political-count-held = { $number ->
    [1] resistiu uma vez
   *[other] resistiu { $number } vezes
  }
political-count-events = { $number ->
    [1] 1 evento jogado
   *[other] { $number } eventos jogados
  }
political-count-score = melhor governo { $number }
political-feat-uphill = Militância de base
political-feat-uphill-how = ganhe um ataque que estava três ou mais atrás antes dos dados
political-feat-lowest_die = De lavada, por um
political-feat-lowest_die-how = ganhe um ataque tirando um no dado
political-feat-dead_heat = Recontagem já!
political-feat-dead_heat-how = resista a um ataque exatamente tão forte quanto a defesa
political-feat-hostile_takeovers = Centrão
political-feat-hostile_takeovers-how = tome três grupos num jogo só
political-feat-wrecking_ball = Bola de demolição
political-feat-wrecking_ball-how = destrua dois grupos num jogo só
political-feat-fortress = Daqui não saio
political-feat-fortress-how = resista a quatro ataques num jogo só
political-feat-pacifist = Pomba no galinheiro
political-feat-pacifist-how = ganhe sem atacar ninguém
political-feat-spin_doctor = Marketing de milagre
political-feat-spin_doctor-how = jogue quatro eventos num jogo só

## What decided it, in three sentences at the end

# $taken: whether the winner took it from $owner.
political-recap-pillar = { $seat } se apoia em { $stack }{ $taken ->
    [yes] , que já foi de { $owner }
   *[no] {""}
  }.
political-recap-battle = Os últimos dados, { $sum } a { $against }: { $stack } { $end ->
    [taken_over] passou para { $seat }
    [destroyed] caiu diante de { $seat }
   *[held] resistiu a { $seat }
  }.
political-recap-margin = { $by ->
    [0] Com os mesmos pontos e menos cartas: { $seats }.
    [1] Por um ponto não deu: { $seats }.
   *[other] Por { $by } pontos não deu: { $seats }.
  }

## The lesson (data/lessons/political.toml; see lessons.ftl)

political-lesson-gap = Sou a sua treinadora, e isto é política. No fim ganha a maior **diferença** entre esquerda e direita. E4 é um grupo de esquerda com influência 4. Uma coisa por vez: o que aumenta a sua diferença?
political-lesson-wider = Aumentou! Agora você pende para a esquerda, e com convicção. Ninguém pergunta a favor de quê.
political-lesson-narrower = Diminuiu: esquerda e direita se puxam uma contra a outra na sua própria base. Existe uma palavra para isso, e é *moderado*.
political-lesson-let-go = Dispensado: agora está no meio, e qualquer galinha pode atacá-lo ali. Melhor de ninguém que na sua ala errada, talvez.
political-lesson-attach = Uma carta que tira 2 da influência de **qualquer** grupo na mesa. Parece coisa que se faz com os outros. Será?
political-lesson-where-to = Agora diga em quem.
political-lesson-place = Você pende para a esquerda. O que está à direita na sua base custa pontos a você. O que está à direita na base de { $b } é o ganha-pão de lá.
political-lesson-smeared-own = Que esperteza: a sua ala direita agora não vale nada, então a sua diferença cresceu. A calúnia começa em casa.
political-lesson-smeared-theirs = Um clássico. Lá ficou menos, mas você não tem mais que antes. Os outros dois lugares agradecem.
political-lesson-attack = Agora um **ataque**, com grupos da sua mão, a qualquer grupo na mesa. Tudo é montado antes; ninguém vê nada até você mandar.
political-lesson-attacking = Primeiro: quem.
political-lesson-target = Procure o que é fraco e serve para você. { $b } tem alguém do seu lado do plenário.
political-lesson-targeted = Influência 2, nada anexado, ninguém por perto.
political-lesson-intent = **Tomar**, e entra na sua base. **Destruir**, e se vai. Para que ala você pende mesmo?
political-lesson-wanted = Uma carta de boas-vindas, com dentes.
political-lesson-hated = Meio duro, mas tira pontos de { $b }. Ou dá: olhe as duas alas de lá.
political-lesson-team = Quem ataca? Conta o dado, e a influência de quem você mandar. Escolha um ou os dois.
political-lesson-teamed = Já acharam as faixas.
political-lesson-odds = Aí estão as chances: quantas das 36 combinações de dois dados você ganha. Você precisa ficar **acima**; igual não basta.
political-lesson-won = Ganhou! Veja quem mora com você agora: a sua equipe também se mudou. Um ataque é uma campanha de filiação com dados.
political-lesson-attacked = { $b } quer o seu melhor grupo. **Pagar pra ver**, e os dados caem. Ou aumentar: a sua mão ajuda.
political-lesson-called = Você pagou pra ver, e guardou as cartas. Os dados caíram: veja no que deu.
political-lesson-reinforced = Reforços.
political-lesson-defenders = Quem ajuda se muda depois para a sua base, igual a uma equipe que ataca.
political-lesson-defended = Vêm correndo, devagar, com nota de rodapé.
political-lesson-raise = Agora aumente. O outro lado pode acrescentar algo mais uma vez, depois é com os dados.
political-lesson-raised = Aumentou, e os dados caíram. Quem ajudou fica, digam os dados o que disserem: aumentar também é um jeito de jogar duas cartas na vez alheia.
political-lesson-last-turn = A **última vez** de um jogo: não há mais carta para comprar. { $b } tem uma diferença grande; a sua seria maior, não fosse a sua ala direita. Um evento, ou mais um grupo?
political-lesson-scandal = Escândalo! Só falta alguém para ele.
political-lesson-one-more = Mais um à esquerda. Pequeno, barulhento, mas conta.
political-lesson-pick = Vale qualquer coisa na mesa, com tudo o que está nela. Pense duas vezes: o que pesa mais, o que se perde lá ou o que você ganha?
political-lesson-own-scandal = A sua própria ala direita, fora. Enfim você concorda consigo, e a diferença é toda sua.
political-lesson-their-scandal = O melhor de lá se foi, e o que sobra são os princípios. Esses também valem um pouquinho.
political-lesson-farewell = E o jogo é isso: filiar, dispensar, anexar, atacar, aumentar e eventos. De olho no que o pessoal tem na frente, e nunca confie em gente moderada. Bora enfrentar rivais de verdade?

## Tips (cogs/political/tips.py)

political-tips-last-rounds = { $cards ->
    [0] Não há mais carta para comprar: esta é a última vez do jogo.
    [1] Só resta uma carta para comprar: esta pode muito bem ser a sua última vez.
   *[other] Só restam { $cards } cartas para comprar: esta pode muito bem ser a sua última vez.
  }
political-tips-first-group = O primeiro grupo decide a sua ala, até alguém puxar você para a outra.
political-tips-leader = { $seat } está na frente com { $points }. A diferença também encolhe quando a ala fraca ganha.
political-tips-legend = **E3**: esquerda, influência 3. Vale a distância entre a esquerda e a direita.
political-tips-torn = A sua ala mais fraca tira { $points } dos seus pontos.
political-tips-wrong-wing = Você pende para a { $wing ->
    [left] esquerda
   *[right] direita
  }, e todos os grupos da sua mão estão do outro lado. Também dá para dispensar, ou pôr para brigar.
political-tips-team = Ganhando ou perdendo, quem luta por você se muda para a sua base: cuidado com as alas.
political-tips-against = Do jeito que está, o ataque ganha { $wins } de 36: menos da metade.
political-tips-defending = Grupos que ajudam você agora ficam depois na sua base, digam os dados o que disserem.
political-tips-anybodys = Pode ir em qualquer grupo: um podre na sua própria ala mais fraca aumenta a sua diferença.
