# Who is away from a game, and how they come back.

## The private card of somebody for whom a house player sits in

away-title-silent = 💤 Mesa { $number }: uma galinha da casa mantém o seu poleiro quentinho
away-title-left = 🚪 Mesa { $number }: você saiu
away-title-gone = 🚪 Mesa { $number }: você saiu do servidor
away-title-benched = 🪑 Mesa { $number }: uma galinha da casa mantém o seu poleiro quentinho
away-why-benched = Foi a moderação, para o jogo continuar. Ela vê o que você vê, e nem uma pena a mais.
away-why-silent = Você deixou passar duas vezes seguidas, então ela joga as suas cartas. Ela vê o que você vê, e nem uma pena a mais.
away-why-left = Uma galinha da casa joga as suas cartas. Ela vê o que você via, e nem uma pena a mais. O poleiro é seu até o jogo acabar.
away-why-gone = Uma galinha da casa joga as suas cartas. O poleiro é seu até o jogo acabar, caso você volte.
away-asleep-title = 💤 Mesa { $number }: o jogo espera por você
away-asleep = Todo mundo cochilou, então o jogo espera. Um toque seu, e ele continua com tempo cheio para todo mundo.
away-button-silent = Voltei
away-button-benched = Voltei
away-button-left = Quero meu lugar de volta
away-button-gone = Quero meu lugar de volta

## A paused table in its channel

chat-back = Voltei
chat-until = Se ninguém vier, limpo a mesa { $when }.

## /chicken leave

table-left-lobby = Você saiu da mesa { $number }. Sem mágoa e sem pena!
table-leave-sure = A mesa { $number } está no meio de um jogo. Uma galinha da casa jogaria as suas cartas, e o poleiro continua seu: um toque, e você está de volta. Sair?
table-leave-button = Sair da mesa { $number }
table-left = Você saiu da mesa { $number }, e uma galinha da casa assume. Deu vontade de novo? Aperte { $secrets ->
    [yes] **Minha mão**
   *[no] **Voltei**
  } na mesa.
