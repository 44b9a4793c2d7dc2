# Why a table is closed or paused, as its message in the channel says; and what the house did to it.

closed-by-host = Der Host hat abgesagt. Die Hennen haben nichts gesehen.
closed-by-moderator = Die Moderation hat diesen Tisch geschlossen.
closed-empty = Alle sind nach Hause, also ist das Licht aus.
closed-channel-gone = Der Kanal dieses Tisches ist weg und der Tisch mit ihm.
closed-message-deleted = Jemand hat die Nachricht dieses Tisches immer wieder gelöscht. Ich hab den Wink verstanden und ihn zusammengeklappt.
closed-not-played-here = Ich spiele auf diesem Server nicht mehr: Wer mich betreibt, hat es so entschieden. Danke für die Gesellschaft.
closed-expired = Eine ganze Weile hat niemand Karten gegeben, also habe ich den Tisch abgeräumt.
closed-not-offered = Dieses Spiel steht nicht mehr auf der Karte, also habe ich abgeräumt, bevor jemand Hunger darauf bekommt.
closed-deserted = Alle sind ausgeflogen, also endet dieses Spiel ohne Ergebnis.
closed-forgotten = Ewig kam niemand zu diesem Spiel zurück, also habe ich den Tisch abgeräumt. Kein Ergebnis, und Feder drüber.

paused-broken = Da ist etwas kaputtgegangen, und das waren wir, nicht ihr. Verloren ist nichts; es muss nur jemand nachsehen.
paused-cannot-resume = Ich wurde aktualisiert, und die neuen Regeln passen nicht zu diesem angefangenen Spiel. Es wartet auf euch.
paused-channel-gone = Der Kanal dieses Tisches ist weg. Das Spiel wartet auf euch.
paused-no-access = Ich darf mich in diesem Kanal nicht mehr um den Tisch kümmern. Das Spiel wartet auf euch.
paused-thread-locked = Der Thread dieses Tisches ist gesperrt. Das Spiel wartet auf euch.
paused-message-deleted = Jemand löscht immer wieder die Nachricht dieses Tisches, ich verstehe den Wink. Das Spiel wartet auf euch.
paused-server-left = Ich bin nicht mehr auf dem Server dieses Tisches. Das Spiel wartet auf euch.

paused-asleep = Alle sind eingenickt, also wartet das Spiel auf euch. Ein **Bin wieder da**, und es geht weiter, mit voller Zeit für alle.

seat-house = 🤖 Haushuhn
seat-sat-in = 💤 Haushuhn springt ein
table-silent = ⏰ { $seat } hat nicht rechtzeitig geantwortet, also hat Coop gewählt.
table-away-silent = 💤 { $seat } war zweimal nacheinander still: Ein Haushuhn hält die Stange warm.
table-away-left = 🚪 { $seat } musste weg: Ein Haushuhn übernimmt. { $seat } kann jederzeit zurück auf die Stange.
table-away-gone = 🚪 { $seat } hat den Server verlassen: Ein Haushuhn übernimmt.
table-away-benched = 🪑 Die Moderation hat für { $seat } ein Haushuhn einspringen lassen, damit die anderen weiterspielen können. { $seat } kann jederzeit zurück auf die Stange.
table-skipped = ⏩ Die Moderation hat abgepfiffen: Die Zeit ist um.
table-stepped-back = ⏪ Die Moderation hat den Tisch einen Schritt zurückgesetzt: Bitte wählt neu. Die Würfel fallen jetzt anders, und was verdeckt liegt, wurde neu gemischt: Wer gelinst hat, hat umsonst gelinst.
table-back = 🐣 { $seat } ist wieder da.
table-back-host = 🐣 { $seat } ist wieder da, und wieder Host.
table-host-passed = 👑 Host ist ab jetzt { $seat }.
table-over-unreadable = 🏁 Dieses Spiel ist vorbei, und ich wurde seitdem aktualisiert: Den letzten Tisch kann ich nicht mehr zeichnen.
table-set-back = ⏪ Dieser Tisch wurde auf einen früheren Moment zurückgesetzt: Meine Notizen kamen aus einer Kopie. Es gilt, was hier steht.
table-fell-back = ⏪ Mitten in diesem Schritt wurde ich aktualisiert, also beginnt er von vorn, und was verdeckt liegt, wurde neu gemischt: Bitte wählt noch mal.

# What the cards of a paused table add: to its host what to do, to the others who does it.

way-out-of-others = ⏸️ Die Uhr steht. **{ $host }** weiß Bescheid und kann den Tisch zurückholen.
way-out-paused-channel-gone = ⏸️ **Du bist Host:** Tipp **/chicken move** in einem anderen Kanal des Servers, und Tisch { $number } geht dort weiter. Bis dahin steht die Uhr.
way-out-paused-no-access = ⏸️ **Du bist Host:** Ich brauche **Kanal ansehen**, **Nachrichten senden** (in Threads: **Nachrichten in Threads senden**) und **Nachrichtenverlauf anzeigen** in { $channel }, von jemandem mit **Rollen verwalten** oder **Kanäle verwalten**. Ein privater Thread? Erwähne mich darin. Dann drück **Weiter**, oder tipp **/chicken move** in einem anderen Kanal. Bis dahin steht die Uhr.
way-out-paused-thread-locked = ⏸️ **Du bist Host:** Lass { $channel } von der Moderation entsperren, dann drück **Weiter**, oder tipp **/chicken move** in einem anderen Kanal. Bis dahin steht die Uhr.
way-out-paused-message-deleted = ⏸️ **Du bist Host:** Tisch { $number } scheint in { $channel } jemandem im Weg zu stehen. Sprich mit der Moderation, dann drück **Weiter**, oder tipp **/chicken move** in einem anderen Kanal. Bis dahin steht die Uhr.
way-out-paused-server-left = ⏸️ **Du bist Host:** Wenn ich wieder auf den Server eingeladen bin, drück **Weiter**, oder tipp **/chicken move** in einem seiner Kanäle. Verloren ist nichts, und bis dahin steht die Uhr.
way-out-paused-cannot-resume = ⏸️ **Du bist Host:** Wer mich betreibt, weiß, was zu tun ist. Oder beende das Spiel mit **/chicken end**.
way-out-paused-broken = ⏸️ **Du bist Host:** Drück **Weiter**, um es noch mal zu versuchen. Bleibt der Tisch wieder stehen, sollte, wer mich betreibt, in mein Log schauen.
way-out-button = Weiter
