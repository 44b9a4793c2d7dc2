# Why a table is closed or paused, as its message in the channel says; and what the house did to it.

closed-by-host = Der Host hat abgesagt. Die Hennen haben nichts gesehen.
closed-by-moderator = Die Moderation hat diesen Tisch geschlossen.
closed-empty = Alle sind nach Hause, also ist das Licht aus.
closed-channel-gone = Der Kanal dieses Tisches ist weg und der Tisch mit ihm.
closed-message-deleted = Jemand hat die Nachricht dieses Tisches immer wieder gelöscht. Ich hab den Wink verstanden und ihn zusammengeklappt.
closed-not-played-here = Ich spiele auf diesem Server nicht mehr: Das hat entschieden, wer mich betreibt. Danke für die Gesellschaft.
closed-expired = Eine ganze Weile hat niemand Karten gegeben, also habe ich den Tisch abgeräumt.
closed-not-offered = Dieses Spiel steht nicht mehr auf der Karte, also habe ich abgeräumt, bevor jemand Hunger darauf bekommt.
closed-deserted = Alle sind ausgeflogen, also endet dieses Spiel ohne Ergebnis.
closed-forgotten = Ewig kam niemand zu diesem Spiel zurück, also habe ich den Tisch abgeräumt. Kein Ergebnis, und Feder drüber.

paused-broken = Im Getriebe ist etwas kaputt, und das waren wir. Verloren ist nichts; jemand muss nachsehen.
paused-cannot-resume = Ich wurde aktualisiert, und die neuen Regeln passen nicht zu diesem laufenden Spiel. Es wartet, so wie es ist.
paused-channel-gone = Der Kanal dieses Tisches ist weg. Das Spiel wartet, so wie es ist.
paused-no-access = Ich darf mich in diesem Kanal nicht mehr um den Tisch kümmern. Das Spiel wartet, so wie es ist.
paused-thread-locked = Der Thread dieses Tisches ist gesperrt. Das Spiel wartet, so wie es ist.
paused-message-deleted = Jemand löscht immer wieder die Nachricht dieses Tisches, ich verstehe den Wink. Das Spiel wartet, so wie es ist.
paused-server-left = Ich bin nicht mehr auf dem Server dieses Tisches. Das Spiel wartet, so wie es ist.

paused-asleep = Alle sind eingenickt, also wartet das Spiel, so wie es ist. Ein **Bin wieder da**, und es geht weiter, mit voller Zeit für alle.

seat-house = 🤖 Haushuhn
seat-sat-in = 💤 Haushuhn springt ein
table-silent = ⏰ { $seat } hat nicht rechtzeitig geantwortet, also hat Coop gewählt.
table-away-silent = 💤 { $seat } war zweimal nacheinander still: Ein Haushuhn hält die Stange warm.
table-away-left = 🚪 { $seat } musste weg: Ein Haushuhn übernimmt. Die Stange bleibt für { $seat } frei, jederzeit.
table-away-gone = 🚪 { $seat } hat den Server verlassen: Ein Haushuhn übernimmt.
table-away-benched = 🪑 Die Moderation hat für { $seat } ein Haushuhn einspringen lassen, damit die anderen weiterspielen können. Die Stange bleibt für { $seat } frei, jederzeit.
table-skipped = ⏩ Die Moderation hat abgepfiffen: Die Zeit ist um.
table-stepped-back = ⏪ Die Moderation hat den Tisch einen Schritt zurückgesetzt: Bitte wählt neu. Würfel fallen anders, und was verdeckt liegt, wurde gemischt: Wer gelinst hat, hat umsonst gelinst.
table-back = 🐣 { $seat } ist wieder da.
table-back-host = 🐣 { $seat } ist wieder da, und wieder Host.
table-host-passed = 👑 Host ist ab jetzt { $seat }.
table-over-unreadable = 🏁 Dieses Spiel ist vorbei, und ich wurde seitdem aktualisiert: Den letzten Tisch kann ich nicht mehr zeichnen.
table-set-back = ⏪ Dieser Tisch wurde auf einen früheren Moment zurückgesetzt: Meine Notizen kamen aus einer Kopie. Es gilt, was hier steht.
table-fell-back = ⏪ Mitten in diesem Schritt wurden die Regeln geflickt, also beginnt er von vorn, und was verdeckt liegt, wurde gemischt: Bitte wählt neu.

# What the cards of a paused table add: to its host what to do, to the others who does it.

way-out-of-others = ⏸️ Keine Uhr läuft. **{ $host }** weiß Bescheid und kann den Tisch zurückholen.
way-out-paused-channel-gone = ⏸️ **Du bist Host:** Tipp **/chicken move** in einem anderen Kanal des Servers, und Tisch { $number } geht dort weiter. Bis dahin läuft keine Uhr.
way-out-paused-no-access = ⏸️ **Du bist Host:** Ich brauche **Kanal ansehen**, **Nachrichten senden** (in Threads: **Nachrichten in Threads senden**) und **Nachrichtenverlauf anzeigen** in { $channel }, von jemandem mit **Rollen verwalten** oder **Kanäle verwalten**. Ein privater Thread? Erwähne mich darin. Dann drück **Weiter**, oder tipp **/chicken move** in einem anderen Kanal. Bis dahin läuft keine Uhr.
way-out-paused-thread-locked = ⏸️ **Du bist Host:** Lass { $channel } von der Moderation entsperren, dann drück **Weiter**, oder tipp **/chicken move** in einem anderen Kanal. Bis dahin läuft keine Uhr.
way-out-paused-message-deleted = ⏸️ **Du bist Host:** Tisch { $number } scheint in { $channel } jemandem im Weg zu stehen. Sprich mit der Moderation, dann drück **Weiter**, oder tipp **/chicken move** in einem anderen Kanal. Bis dahin läuft keine Uhr.
way-out-paused-server-left = ⏸️ **Du bist Host:** Wenn ich wieder auf den Server eingeladen bin, drück **Weiter**, oder tipp **/chicken move** in einem seiner Kanäle. Verloren ist nichts, und bis dahin läuft keine Uhr.
way-out-paused-cannot-resume = ⏸️ **Du bist Host:** Wer sich um mich kümmert, weiß, was zu tun ist. Beenden kannst du das Spiel mit **/chicken end**.
way-out-paused-broken = ⏸️ **Du bist Host:** Drück **Weiter**, um es noch mal zu versuchen. Bleibt der Tisch wieder stehen, sollte, wer sich um mich kümmert, in mein Log schauen.
way-out-button = Weiter
