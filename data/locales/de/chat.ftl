# What the chat itself says: about cards, clicks and closed doors.

## Cards that are over

chat-card-chose = ✅ Tisch { $number }: Du hast gewählt: **{ $choice }**.
chat-card-closed = ✅ Tisch { $number }: Diese Karte ist zu, es gibt eine neuere.
chat-card-newest = Zur neuesten Karte
chat-card-by-hand = ✋ Tisch { $number }: Deine DMs sind jetzt für mich zu, also endet diese Karte hier. Drück am Tisch auf **Meine Karten**: Nur du siehst sie.
chat-card-here = ✋ Tisch { $number }: Wie du willst, deine Karten sind jetzt am Tisch. **Meine Karten** zeigt sie, nur für deine Augen.
chat-card-left = Du hast Tisch { $number } verlassen. Feder drüber, komm jederzeit wieder.
chat-card-table-closed = Tisch { $number } ist geschlossen und diese Karte mit ihm.

## A ring for whoever asked for it

# Also where somebody is back who was away: such a table has no cards in a DM.
chat-bell-off = ✅ Tisch { $number }: Hier kommt nichts mehr, gespielt wird offen, direkt am Tisch.
chat-bell-shut = Deine DMs sind für mich zu, klingeln kann ich also nicht. Erlaube Direktnachrichten von Mitgliedern dieses Servers, dann schalte das hier aus und wieder an. Behalt so lange den Tisch im Auge!
chat-bell-busy = Discord will, dass ich eine Weile weniger neuen Leuten schreibe, klingeln kann ich also noch nicht. Behalt so lange den Tisch im Auge!

## Pictures

# Opens the buttons of a table that are pressed less often, and the topics of /chicken help.
more-button = Mehr …
# The same for a player who is new to the game: with explanations.
more-button-help = 💡 Hilfe & mehr …
back-button = Zurück

# A button on a table that is drawn: all that it shows in words, for whoever presses it.
pictures-as-text = Als Text
# On one's own card: from now on all of them in words, or with pictures again.
pictures-off = Nur Text
pictures-on = Bilder
# On the same page: whether the pictures of the tables at which one sits may move.
motion-off = Stehende Bilder
motion-on = Bewegte Bilder
motion-about = **Stehende Bilder**: An den Tischen, an denen du sitzt, steht alles still, und zwar für alle.

## Where one's cards come

# A button on every card: it says where they come now, and opens the page that changes it.
cards-button-dm = Karten: DM
cards-button-here = Karten: hier
cards-button-both = Karten: beides
cards-title = 🃏 Wo willst du deine Karten haben?
cards-about-dm = **Per DM**: eine Nachricht von mir, wann immer du gefragt bist. Sie klingelt.
cards-about-here = **Hier**: am Tisch, nur für deine Augen, und nie eine DM. Bist du dran, rufe ich dich im Kanal beim Namen. Fünfzehn Minuten ohne einen Tipp, und sie welken: **Meine Karten** bringt sie zurück.
cards-about-both = **Beides**: Die DM klingelt, und am Tisch sind sie auch.
cards-choose-dm = Per DM
cards-choose-here = Hier
cards-choose-both = Beides
cards-shut = Deine DMs sind für mich zu, also sind sie erst mal hier.

## My hand

chat-dms-shut = Deine DMs sind für mich zu, also kommen deine Karten gleich hier, nur für deine Augen. Verlegt? **Meine Karten** am Tisch bringt sie zurück. Doch lieber per DM? Erlaube Direktnachrichten von Mitgliedern dieses Servers und drück eine Minute später auf **Meine Karten**.
chat-dms-busy = Discord will, dass ich eine Weile weniger neuen Leuten schreibe, deine Karten kommen also noch nicht per DM. Drück am Tisch auf **Meine Karten**, und nur du siehst sie.
chat-hand-old = Diese Karten sind verwelkt. **Meine Karten** gibt dir frische.
# Somebody with closed DMs is asked something; the message goes when they have answered.
chat-called = 🔔 { $mention }, der Tisch wartet auf dich. Was **Meine Karten** zeigt, siehst nur du.
# To a host, once: Discord took no picture there. The table is complete without.
chat-no-pictures = 🖼️ Keine Bilder in { $channel }: Discord wollte sie mir dort nicht abnehmen, also gibt es den Tisch in Worten. Für Bilder brauche ich in diesem Kanal **Dateien anhängen**.
chat-plays-by-hand = ✋ { $names } { $count ->
    [one] spielt
   *[other] spielen
  } über **Meine Karten**: keine DMs, einfach den Knopf drücken.

## Answers

chat-pressed = Notiert: **{ $choice }**. Das siehst nur du.
chat-explained = **{ $name }**: { $help }
chat-done = Erledigt. Schau auf den Tisch.
chat-removed = Erledigt. Die Stange ist wieder frei.

## The public table

chat-table-moved = Der Tisch ist umgeflattert. Er steht jetzt hier: { $link }

## Lists that one page does not hold (cogs/pages.py)

chat-newer = Neuer
chat-older = Älter
chat-somebody = jemand (auf Wunsch vergessen)
