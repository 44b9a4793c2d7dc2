# Who is away from a game, and how they come back.

## The private card of somebody for whom a house player sits in

away-title-silent = 💤 Tisch { $number }: Ein Haushuhn hält deine Stange warm
away-title-left = 🚪 Tisch { $number }: Du bist gegangen
away-title-gone = 🚪 Tisch { $number }: Du hast den Server verlassen
away-title-benched = 🪑 Tisch { $number }: Ein Haushuhn hält deine Stange warm
away-why-benched = Dafür hat die Moderation gesorgt, damit die anderen weiterspielen können. Es sieht, was du siehst, und keine Feder mehr.
away-why-silent = Du warst zweimal nacheinander still, also spielt es deine Karten. Es sieht, was du siehst, und keine Feder mehr.
away-why-left = Ein Haushuhn spielt deine Karten. Es sieht, was du gesehen hast, und keine Feder mehr. Die Stange bleibt deine, bis das Spiel vorbei ist.
away-why-gone = Ein Haushuhn spielt deine Karten. Die Stange bleibt deine, bis das Spiel vorbei ist, falls du zurückkommst.
away-asleep-title = 💤 Tisch { $number }: Das Spiel wartet auf dich
away-asleep = Alle sind eingenickt, also wartet das Spiel. Ein Tipp von dir, und es geht weiter, mit voller Zeit für alle.
away-button-silent = Bin wieder da
away-button-benched = Bin wieder da
away-button-left = Zurück auf meinen Platz
away-button-gone = Zurück auf meinen Platz

## A paused table in its channel

chat-back = Bin wieder da
chat-until = Kommt niemand, räume ich { $when } den Tisch ab.

## /chicken leave

table-left-lobby = Du hast Tisch { $number } verlassen. Feder drüber!
table-leave-sure = Tisch { $number } ist mitten im Spiel. Ein Haushuhn würde deine Karten spielen, und die Stange bleibt deine: ein Tipp, und du bist zurück. Gehen?
table-leave-button = Tisch { $number } verlassen
table-left = Du hast Tisch { $number } verlassen, ein Haushuhn übernimmt. Doch wieder Lust? Drück am Tisch auf { $secrets ->
    [yes] **Meine Karten**
   *[no] **Bin wieder da**
  }.
