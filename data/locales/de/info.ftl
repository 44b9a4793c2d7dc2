# /chicken help

help-title = 🐔 Coop: Hühner, Karten, fragwürdige Moral
help-what = Bei mir gibt es Kartenspiele rund ums Huhn, gleich hier im Kanal. Der Tisch ist für alle da; deine Karten siehst nur du.
help-games = **Was es gibt**
help-game = **/chicken start { $slug }** · { $about }
help-rules = Nie gespielt? **/chicken learn** spielt ein erstes Spiel mit dir, ganz in Ruhe, mit Trainerhuhn. **Regeln** an jedem Tisch oder **/chicken rules** erzählt erst das Wichtigste in Kürze, dann jede Regel.
help-alone = Niemand da? **/chicken start** in einer DM mit mir: du gegen die Haushühner, und nichts zählt.
help-start = **So geht es los**
    1. **/chicken start** eröffnet einen Tisch in diesem Kanal. Du bist dabei, und du bist Host.
    2. Alle anderen drücken **Mitspielen**. Zu wenige? Der Host holt Haushühner 🤖 dazu.
    3. **Start** gibt die Karten. Danach genügt für jede Entscheidung ein Tipp.
help-cards = **Wo deine Karten sind**
    In einer DM von mir, eine neue Nachricht, wann immer du gefragt bist; oder am Tisch, nur für deine Augen, über **Meine Karten**. **Karten: DM** auf einer Karte ändert, wohin sie kommen. DMs zu? Dann kommen sie von selbst an den Tisch. Chicken Out! hat keine Geheimnisse: Du spielst direkt am Tisch, und **Erinner mich** lässt mich klingeln.
help-commands = **Befehle**
help-commands-list =
    - **/chicken hand** zeigt deine Karten, nur dir
    - **/chicken table** zeigt den Tisch noch mal, ganz unten im Kanal
    - **/chicken move**, in einem anderen Kanal getippt, zieht ihn dorthin um (für den Host und die Moderation)
    - **/chicken story** erzählt ein beendetes Spiel noch einmal, Schritt für Schritt
    - **/chicken leave** geht nach Hause: Ein Haushuhn hält deinen Platz warm
    - **/chicken end** beendet einen Tisch (für den Host und die Moderation)
    - **/chicken block** hält jemanden von deinen Tischen fern, und niemand hört davon
    - **/chicken me** sagt, was ich von dir weiß, gibt es dir als Datei und vergisst dich, wenn du willst
    - **/chicken-settings**, für die Serververwaltung: welche Spiele, wo, wer eröffnet und wer was getan hat
help-time = Jede Frage hat eine Frist, die auf ihrer Karte tickt. Sagst du nichts, antworte ich für dich und sage es dir; nach zweimal Schweigen in Folge springt ein Haushuhn ein, bis du **Bin wieder da** drückst.
help-silence = Schweigen heißt: In Chicken Heist plünderst du und bleibst (das Versteck rettet dich zur Not); in Playing Chicken spielst du irgendeine Karte; in Chicken Out! deckst du auf oder beendest einen Lauf; in Crazy Chicken ziehst du verdeckt und wirfst dein Billigstes ab; in Political Chicken wirbst du dein Stärkstes an und gehst mit.
