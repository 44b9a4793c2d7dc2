# What house players say at the table, now and then: three lines for each feeling and each temper (see house.ftl).
# Short, and made of what everybody has seen.

# $said: one of the lines below
talk-said = 💬 **{ $seat }**: “{ $said }”

## Something good has happened to whoever speaks

talk-luck-careful-1 = Eu não contava com nada, e olha só.
talk-luck-careful-2 = Devagar, devagarinho. Deu certo, mas não espalha.
talk-luck-careful-3 = Nem uma pena a menos. Contei duas vezes.
talk-luck-bold-1 = Todo mundo viu? Faço de novo, se quiserem.
talk-luck-bold-2 = Quem bica primeiro bica melhor.
talk-luck-bold-3 = E é assim que se atravessa a rua!
talk-luck-fickle-1 = Na verdade eu queria fazer outra coisa.
talk-luck-fickle-2 = Meu plano favorito! Desde agorinha.
talk-luck-fickle-3 = Rá! Não faço ideia de como. Pergunte amanhã.
talk-luck-grudging-1 = Já era hora. Estavam me devendo essa.
talk-luck-grudging-2 = Menos um na minha lista. É comprida.
talk-luck-grudging-3 = Até que enfim. Espero por isso desde o ovo.

## Something bad has happened to whoever speaks

talk-woe-careful-1 = Eu sabia. Quem dera eu me escutasse.
talk-woe-careful-2 = Um passo a mais. Geralmente basta um.
talk-woe-careful-3 = Vou ficar ali, atrás do bebedouro.
talk-woe-bold-1 = Valeu cada pena.
talk-woe-bold-2 = Já vi coisa pior antes do café.
talk-woe-bold-3 = Pena cresce de novo. Próxima!
talk-woe-fickle-1 = Nunca mais. Bom, não antes do almoço.
talk-woe-fickle-2 = Eu adorava esse plano, até agora.
talk-woe-fickle-3 = Pensando bem: não.
talk-woe-grudging-1 = Disso eu não esqueço.
talk-woe-grudging-2 = Essa vai para o caderninho.
talk-woe-grudging-3 = Anotado. Com a hora.

## Something bad has happened to somebody else, $seat

talk-gloat-careful-1 = Ai, { $seat }. Eu já ia dizer alguma coisa.
talk-gloat-careful-2 = É por isso que eu olho duas vezes, { $seat }.
talk-gloat-careful-3 = Que pena, { $seat }. Mas antes você do que eu.
talk-gloat-bold-1 = Pelo menos { $seat } teve coragem. Respeito!
talk-gloat-bold-2 = A intenção foi ótima, { $seat }. Uma pena o resto.
talk-gloat-bold-3 = Bico erguido, { $seat }!
talk-gloat-fickle-1 = Eu torcia por { $seat }. Até agorinha.
talk-gloat-fickle-2 = Triste para { $seat }, engraçado para mim. Difícil escolher.
talk-gloat-fickle-3 = Quase fiz igual, { $seat }. Como quase sempre.
talk-gloat-grudging-1 = Quem planta pena, { $seat }…
talk-gloat-grudging-2 = Não estou rindo, { $seat }. Estou anotando.
talk-gloat-grudging-3 = { $seat }, já me sinto bem melhor.

## Something good has happened to somebody else, $seat

talk-envy-careful-1 = Boa, { $seat }. Eu não teria coragem.
talk-envy-careful-2 = Que beleza, { $seat }. Agora fico de olho em você.
talk-envy-careful-3 = Foi sorte, { $seat }, ou devo me preocupar?
talk-envy-bold-1 = Boa, { $seat }! Agora olhe para mim.
talk-envy-bold-2 = Eu dobrava, { $seat }.
talk-envy-bold-3 = Aproveite, { $seat }. Estou logo atrás.
talk-envy-fickle-1 = De agora em diante torço por { $seat }. Provavelmente.
talk-envy-fickle-2 = Posso ser { $seat } por uma vez?
talk-envy-fickle-3 = Tive a mesma ideia, { $seat }. Depois tive outra.
talk-envy-grudging-1 = { $seat }. Claro. Quem mais.
talk-envy-grudging-2 = Aproveite enquanto dura, { $seat }.
talk-envy-grudging-3 = { $seat } de novo? Estou contando.
