# Slash commands as Discord lists them: descriptions of at most 100 characters.

command-chicken = Jogos de cartas com galinhas, neste canal
command-start = Abrir uma mesa
command-start-heist = Chicken Heist: assalte um banco com 3 a 8 galinhas, e seja a mais rica que escapar
command-hand = Ver as suas cartas, só para os seus olhos
command-table = Mostrar uma mesa de novo, no fim do canal
command-move = Trazer uma mesa para este canal: para quem é host e para a moderação
command-end = Encerrar uma mesa: para quem é host e para quem gerencia mensagens aqui
command-leave = Sair de uma mesa: uma galinha da casa guarda o seu lugar até você voltar
command-story = Reler um jogo que já acabou, passo a passo
command-block = Manter alguém longe das suas mesas, ou deixar voltar: só você sabe
command-ban = Para a moderação: manter alguém fora das mesas deste servidor, ou deixar voltar
command-me = O que sei de você, em arquivo se quiser, e como me fazer esquecer
command-help = Todos os jogos: jogar, aprender, ler as regras; e as suas páginas
command-settings = Como as galinhas jogam neste servidor: jogos, canais, quem abre, quem fez o quê

command-option-table = Qual mesa, se houver várias
command-option-story = Qual jogo: o número, um nome, o que se jogou (senão: o último deste canal)
command-option-fill = A casa completa a mesa até (0: não)
command-option-level = Nível da casa
command-option-opponent = Quem você desafia: guardo o outro lugar (um bot: senta uma galinha da casa)
command-option-pace = Tempo para pensar
command-option-block = Quem manter longe (vazio: a lista de quem está longe)
command-option-ban = Quem manter fora (vazio: a lista de quem está)
command-option-ban-days = Por quantos dias (vazio: até alguém deixar voltar)
command-option-ban-reason = Por quê: para a moderação ler
command-option-ban-sit-out = Se galinhas da casa assumem onde a pessoa está jogando agora
command-option-ladder-game = Qual jogo

# A line to choose from: a pace, and how long a decision has at it, like 45 s or 24 h
command-pace = { $pace }: { $time }
command-pace-quick = Rápido
command-pace-normal = Normal
command-pace-relaxed = Tranquilo
command-pace-days = Em dias
