# Standing orders: what is answered for a player without asking.
#
# order-GAME-SLUG is an order's name, …-help one line on it, …-menu the prompt of its menu, …-VALUE what it can be set to,
# …-coming what stands on the card before it answers, where that is other than order-coming.

## Behind “More…” of a card, where they are set

order-page-title = 📋 Daueraufträge
order-page-intro = Was ich für dich antworte, damit du es nicht musst. Nur du siehst das hier. Ich brauche so lange wie du, merken kann es also niemand.
order-page-line = **{ $name }** · { $help }
order-page-now = Jetzt: **{ $values }**
order-page-off = Jetzt: nichts, ich frage dich.
order-page-nothing = Doch nichts

## On the card

order-coming = 📋 **{ $order }** antwortet gleich: **{ $choice }**, außer du bist schneller.

## Chicken Heist

order-heist-save = Rette mich mit dem Versteck
order-heist-save-help = Kurz vorm Gefasstwerden? Dein Versteck geht drauf, du bleibst frei.
order-heist-fee = Das niedrigste Beutestück zahlen
order-heist-fee-help = Der Mitgliedsbeitrag bekommt dein billigstes Beutestück, nie dein liebstes.
order-heist-split = Das höchste nehmen
order-heist-split-help = Beim Aufteilen des Lasters die teuerste Karte greifen, jedes Mal.
order-heist-window = Alles geschehen lassen
order-heist-window-help = Du erhebst nie Einspruch, was auch kommt. „Diese Runde“ endet auch, wenn du selbst auf Einspruch drückst.
order-heist-window-on = Immer
order-heist-window-round = Diese Runde
order-heist-let-all = Diese Runde kein Einspruch
order-heist-voids = Einspruchsliste
order-heist-voids-help = Hiergegen erhebe ich für dich Einspruch. Hast du dann keinen, gilt es als Passen.
order-heist-voids-menu = Einspruch gegen …
order-heist-operation = Operation
order-heist-operation-help = Nur für diese Runde. Spielst du selbst eine Karte, ist es aufgehoben.
order-heist-operation-unless = Passen, bis etwas gespielt wird
order-heist-operation-done = Keine Karten mehr diese Runde
order-heist-move = Nächstes Manöver
order-heist-move-help = Kommt, wenn dein Zug beginnt, falls es dann noch erlaubt ist.
order-heist-move-menu = Nächstes Manöver vormerken …
order-heist-seat = Alles von { $seat }
order-heist-queued = 📌 Wenn dein Zug beginnt: **{ $move }**.
order-heist-unless = 💤 Du passt in der Operation, bis etwas gespielt wird.
order-heist-done = 💤 Mit Karten bist du für diese Runde fertig.
order-heist-missed = 📌 Dein vorgemerktes Manöver ist nicht mehr zu haben: { $move }. Jetzt wählst du.
