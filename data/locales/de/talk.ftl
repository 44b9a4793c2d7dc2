# What house players say at the table, now and then: three lines for each feeling and each temper (see house.ftl).
# Short, and made of what everybody has seen.

# $said: one of the lines below
talk-said = 💬 **{ $seat }**: „{ $said }“

## Something good has happened to whoever speaks

talk-luck-careful-1 = Ich hatte mit nichts gerechnet, und jetzt das.
talk-luck-careful-2 = Langsam, langsam. Es klappt, aber nicht weitersagen.
talk-luck-careful-3 = Keine Feder verloren. Ich habe zweimal gezählt.
talk-luck-bold-1 = Haben das alle gesehen? Ich kann es noch mal.
talk-luck-bold-2 = Wer zuerst pickt, pickt am besten.
talk-luck-bold-3 = Und so überquert man eine Straße.
talk-luck-fickle-1 = Eigentlich wollte ich etwas ganz anderes.
talk-luck-fickle-2 = Mein Lieblingsplan! Seit eben.
talk-luck-fickle-3 = Ha! Keine Ahnung, wie. Frag mich morgen.
talk-luck-grudging-1 = Wurde auch Zeit. Das stand mir noch zu.
talk-luck-grudging-2 = Eins von meiner Liste gestrichen. Sie ist lang.
talk-luck-grudging-3 = Endlich. Darauf warte ich, seit ich ein Ei war.

## Something bad has happened to whoever speaks

talk-woe-careful-1 = Ich wusste es. Hätte ich nur auf mich gehört.
talk-woe-careful-2 = Ein Schritt zu weit. Es ist meistens nur einer.
talk-woe-careful-3 = Ich bin dann mal hinter der Tränke.
talk-woe-bold-1 = War jede Feder wert.
talk-woe-bold-2 = Vor dem Frühstück habe ich schon Schlimmeres erlebt.
talk-woe-bold-3 = Federn wachsen nach. Weiter!
talk-woe-fickle-1 = Nie wieder. Also, nicht vor dem Mittagessen.
talk-woe-fickle-2 = Ich habe diesen Plan geliebt, bis eben.
talk-woe-fickle-3 = Bei näherem Hinsehen: nein.
talk-woe-grudging-1 = Das merke ich mir.
talk-woe-grudging-2 = Das kommt ins Buch.
talk-woe-grudging-3 = Notiert. Mit Uhrzeit.

## Something bad has happened to somebody else, $seat

talk-gloat-careful-1 = Ach herrje, { $seat }. Ich wollte gerade etwas sagen.
talk-gloat-careful-2 = Darum schaue ich immer zweimal hin, { $seat }.
talk-gloat-careful-3 = Armes Huhn, { $seat }. Aber lieber du als ich.
talk-gloat-bold-1 = { $seat } hat sich wenigstens getraut. Respekt!
talk-gloat-bold-2 = Der Wille war da, { $seat }. Schade um den Rest.
talk-gloat-bold-3 = Schnabel hoch, { $seat }!
talk-gloat-fickle-1 = Ich war ganz auf der Seite von { $seat }. Bis eben.
talk-gloat-fickle-2 = Traurig für { $seat }, lustig für mich. Schwer zu entscheiden.
talk-gloat-fickle-3 = Das hätte ich fast auch gemacht, { $seat }. Wie fast immer.
talk-gloat-grudging-1 = Wie man in den Stall kräht, { $seat } …
talk-gloat-grudging-2 = Ich freue mich nicht, { $seat }. Ich schreibe nur mit.
talk-gloat-grudging-3 = { $seat }, mir geht es gleich viel besser.

## Something good has happened to somebody else, $seat

talk-envy-careful-1 = Gut gemacht, { $seat }. Ich hätte mich nicht getraut.
talk-envy-careful-2 = Sehr schön, { $seat }. Ein Auge habe ich jetzt auf dich.
talk-envy-careful-3 = War das Glück, { $seat }, oder muss ich mir Sorgen machen?
talk-envy-bold-1 = Stark, { $seat }! Und jetzt schau mir zu.
talk-envy-bold-2 = Ich hätte gleich verdoppelt, { $seat }.
talk-envy-bold-3 = Genieß es, { $seat }. Ich bin dicht hinter dir.
talk-envy-fickle-1 = Ab jetzt halte ich zu { $seat }. Wahrscheinlich.
talk-envy-fickle-2 = Darf ich mal einen Zug lang { $seat } sein?
talk-envy-fickle-3 = Die Idee hatte ich auch, { $seat }. Danach noch eine.
talk-envy-grudging-1 = { $seat }. Natürlich. Wer sonst.
talk-envy-grudging-2 = Genieß es, solange es hält, { $seat }.
talk-envy-grudging-3 = Schon wieder { $seat }? Ich zähle mit.
