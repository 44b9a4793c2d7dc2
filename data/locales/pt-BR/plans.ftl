# Mesas que abrem em hora marcada: o que se anuncia, e no que dá.

plan-title = 📅 { $game }: { $when }
plan-host = { $host } abre uma mesa aqui { $rest }. Aperte **Tô dentro**, e eu cutuco a sua asa quinze minutos antes.
plan-coming = { $count ->
    [0] Por enquanto, ninguém. Que galinhas.
   *[other] ✋ Vêm: { $people }
  }
plan-no-event = Não posso pôr entre os eventos do servidor: precisa de *Criar eventos*. A mesa abre do mesmo jeito.
plan-button-in = Tô dentro
plan-button-out = Tô fora
plan-button-cancel = Cancelar
plan-cancelled = 🗑️ { $game }, { $when }: cancelada. De volta ao ninho.
plan-missed = 💤 { $game }, { $when }: na hora marcada eu não estava. Desculpe! **/chicken call** marca outra.
plan-refused = 🚧 { $game }, { $when }: não consegui abrir a mesa. { $why }
plan-opened = 📅 { $game }, { $when }: chegou a hora, e a mesa { $number } está aberta.
plan-call = 🔔 Chegou a hora! A mesa { $number } de { $game } está aberta: { $people }
plan-reminder = ⏰ **{ $game }** em { $channel }: a mesa abre: { $when }.
plan-there = Ir para { $room }
plan-event-about = Abre uma mesa de { $game }: quem estiver lá pode sentar. { $address }

refused-no-moment = Não consigo ler isso como hora. Escreva assim: 20:30, hoje à noite, amanhã 20:30, sexta 20:30 ou em 2h.
refused-clock-unknown = { $when } em qual relógio? Aperte **Acertar meu relógio** e tente de novo, ou escreva quanto falta: em 2h.
refused-moment-past = Isso já passou, ou quase. Marque com pelo menos { $minutes } minutos de antecedência.
refused-moment-far = Faltam mais de { $days } dias, e galinha nenhuma planeja tão longe.
refused-too-many-plans-of-yours = Você já marcou { $most } mesas. Jogue uma delas antes, ou cancele uma.
refused-too-many-plans-here = Neste servidor já há { $most } mesas marcadas: a agenda está cheia.
refused-planner-only = Isso é com quem marcou, ou com quem gerencia as mensagens daqui.
refused-plan-gone = Disso não sai mais nada: foi cancelada, ou a hora chegou.
