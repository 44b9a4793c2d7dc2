# /chicken help: all games, one game, my stuff, and a text for each topic

help-title = 🐔 Coop: Hühner, Karten, fragwürdige Moral
help-what = Kartenspiele rund ums Huhn, gleich hier im Kanal. Such dir eins aus:
help-greeting-title = Gack! Hier zieht ein Hühnerstall ein
help-greeting = Bei mir gibt es Kartenspiele rund ums Huhn. Der Tisch ist für alle da, deine Karten siehst nur du.
help-settings = Einstellungen
help-alt = Ein Regal mit den Schachteln aller Spiele: { $games }.
help-alt-game = { $game }: { $facts }.
help-games = Alle Spiele
help-mine = Meins

# One game. $seats is a number of players such as 3–8.
help-players = { $seats } Hühner
help-minutes = { $least }–{ $most } Minuten
help-secrets = { $secrets ->
    [yes] geheime Karten
   *[no] keine Geheimnisse
  }
help-play = Spielen
help-learn = Lernen

help-mine-title = Deine Ecke im Stall
help-seat = - Du sitzt an **[Tisch { $number }]({ $address })**: { $game }
help-no-seats = Du sitzt hier gerade an keinem Tisch.

help-topics = Was noch?
help-version = -# Coop, Version { $version }
help-topic-start = So geht es los
help-start =
    1. **/chicken start** eröffnet einen Tisch in diesem Kanal. Du bist dabei, und du bist Host.
    2. Alle anderen drücken **Mitspielen**. Zu wenige? Der Host holt Haushühner 🤖 dazu.
    3. **Start** gibt die Karten. Danach genügt für jede Entscheidung ein Tipp.
    Niemand da? **/chicken start** in einer DM mit mir: du gegen die Haushühner, und nichts zählt.
help-topic-cards = Wo deine Karten sind
help-cards = In einer DM von mir, eine neue Nachricht, wann immer du gefragt bist; oder am Tisch, nur für deine Augen, über **Meine Karten**. Auf einer Karte ändern **Mehr …** und **Karten: DM**, wohin sie kommen. DMs zu? Dann kommen sie von selbst an den Tisch. Chicken Out! hat keine Geheimnisse: Du spielst direkt am Tisch, und **Mehr …**, **Erinner mich per DM** lässt mich klingeln.
help-topic-time = Wenn die Zeit abläuft
help-time = Jede Frage hat eine Frist, die auf ihrer Karte tickt. Sagst du nichts, antworte ich für dich und sage es dir; nach zweimal Schweigen in Folge springt ein Haushuhn ein, bis du **Bin wieder da** drückst.
    Schweigen heißt: In Chicken Heist plünderst du und bleibst (das Versteck rettet dich zur Not); in Playing Chicken spielst du irgendeine Karte; in Chicken Out! deckst du auf oder beendest einen Lauf; in Crazy Chicken ziehst du verdeckt und wirfst dein Billigstes ab; in Political Chicken wirbst du dein Stärkstes an und gehst mit.
help-topic-tables = Befehle rund um den Tisch
help-tables =
    - **/chicken hand** zeigt deine Karten, nur dir
    - **/chicken table** zeigt den Tisch noch mal, ganz unten im Kanal
    - **/chicken move**, in einem anderen Kanal getippt, zieht ihn dorthin um (für den Host und die Moderation)
    - **/chicken story** erzählt ein beendetes Spiel noch einmal, Schritt für Schritt
    - **/chicken leave** geht nach Hause: Ein Haushuhn hält deinen Platz warm
    - **/chicken end** beendet einen Tisch (für den Host und die Moderation)
help-topic-commands = Mehr Befehle
help-commands =
    - **/chicken block** hält jemanden von deinen Tischen fern, und niemand hört davon
    - **/chicken ban**, für die Moderation, hält jemanden von den Tischen dieses Servers fern
    - **/chicken me** sagt, was ich von dir weiß, und vergisst dich, wenn du willst
    - **/chicken-settings**, für die Serververwaltung: die Hausordnung
