# What the chat itself says: about cards, clicks and closed doors.

## Cards that are over

chat-card-chose = ✅ Mesa { $number }: você escolheu: **{ $choice }**.
chat-card-closed = ✅ Mesa { $number }: esta carta está fechada, já existe uma mais nova.
chat-card-newest = Para a carta mais nova
chat-card-by-hand = ✋ Mesa { $number }: a sua DM está fechada para mim, então esta carta termina aqui. Aperte **Minha mão** na mesa: só você vai ver.
chat-card-here = ✋ Mesa { $number }: como quiser, as suas cartas estão na mesa agora. **Minha mão** mostra tudo, só para os seus olhos.
chat-card-left = Você saiu da mesa { $number }. Sem mágoa e sem pena; volte quando quiser.
chat-card-table-closed = A mesa { $number } está fechada, e esta carta com ela.

## A ring for whoever asked for it

# Also where somebody is back who was away: such a table has no cards in a DM.
chat-bell-off = ✅ Mesa { $number }: nada mais por aqui, esta se joga às claras, direto na mesa.
chat-bell-shut = A sua DM está fechada para mim, então não consigo avisar. Permita mensagens diretas dos membros deste servidor, depois desligue isto e ligue de novo. Até lá, fique de olho na mesa!
chat-bell-busy = O Discord quer que eu escreva para menos gente nova por um tempo, então ainda não consigo avisar. Até lá, fique de olho na mesa!

## Pictures

# Opens the buttons of a table that are pressed less often, and the topics of /chicken help.
more-button = Mais…
# The same for a player who is new to the game: with explanations.
more-button-help = 💡 Ajuda e mais…
back-button = Voltar

# A button on a table that is drawn: all that it shows in words, for whoever presses it.
pictures-as-text = Texto
# On one's own card: from now on all of them in words, or with pictures again.
pictures-off = Só texto
pictures-on = Imagens
# On the same page: whether the pictures of the tables at which one sits may move.
motion-off = Imagens paradas
motion-on = Imagens animadas
motion-about = **Imagens paradas**: nas mesas em que você joga, nada se mexe, para ninguém.

## Where one's cards come

# A button on every card: it says where they come now, and opens the page that changes it.
cards-button-dm = Cartas: DM
cards-button-here = Cartas: aqui
cards-button-both = Cartas: DM e aqui
cards-title = 🃏 Onde você quer as suas cartas?
cards-about-dm = **Por DM**: uma mensagem minha sempre que for a sua hora. Ela toca.
cards-about-here = **Aqui**: na mesa, só para os seus olhos, e nunca por DM. Chamo você pelo nome no canal quando for a sua vez. Quinze minutos sem um toque, e elas murcham: **Minha mão** traz tudo de volta.
cards-about-both = **DM e aqui**: a DM toca, e a mesa também tem as cartas.
cards-choose-dm = Por DM
cards-choose-here = Aqui
cards-choose-both = DM e aqui
cards-shut = A sua DM está fechada para mim, então por enquanto elas estão aqui.

## My hand

chat-dms-shut = A sua DM está fechada para mim, então as suas cartas vêm aqui mesmo, só para os seus olhos. Sumiram? **Minha mão** na mesa traz tudo de volta. Quer por DM mesmo assim? Permita mensagens diretas dos membros deste servidor, e aperte **Minha mão** um minuto depois.
chat-dms-busy = O Discord quer que eu escreva para menos gente nova por um tempo, então as suas cartas ainda não vêm por DM. Aperte **Minha mão** na mesa, e só você vai ver.
chat-hand-old = Esta mão murchou. **Minha mão** traz uma fresquinha.
# Somebody with closed DMs is asked something; the message goes when they have answered.
chat-called = 🔔 { $mention }, a mesa espera por você. O que **Minha mão** mostra, só você vê.
# To a host, once: Discord took no picture there. The table is complete without.
chat-no-pictures = 🖼️ Sem imagens em { $channel }: o Discord não as aceitou de mim ali, então a mesa fica só em palavras. Para ter imagens, preciso de **Anexar arquivos** naquele canal.
chat-plays-by-hand = ✋ { $names } { $count ->
    [1] joga
   *[other] jogam
  } com **Minha mão**: sem DM, é só apertar o botão.

## Answers

chat-pressed = Anotado: **{ $choice }**. Só você vê isto.
chat-explained = **{ $name }**: { $help }
chat-done = Feito. Dê uma olhada na mesa.
chat-removed = Feito. O poleiro está livre de novo.

## The public table

chat-table-moved = A mesa mudou de poleiro. Agora está aqui: { $link }

## Lists that one page does not hold (cogs/pages.py)

chat-newer = Mais recentes
chat-older = Anteriores
chat-somebody = alguém que preferiu o esquecimento
