# What Coop knows of somebody (/chicken me), and how it forgets them.

# Who sits in a game that is over, and has asked to be forgotten. Also in the records of games.
forgotten-name = irgendein Huhn

me-title = 🪶 Was ich von dir weiß
me-none = Gar nichts: keine Feder. Setz dich an einen Tisch, dann muss ich mir wenigstens merken, wo du sitzt.
me-tables = Dein Name, dein Platz und was du gewählt hast: in { $over ->
    [0] keinem beendeten Spiel
    [one] einem beendeten Spiel
   *[other] { $over } beendeten Spielen
  } und an { $live ->
    [0] keinem offenen Tisch
    [one] einem offenen Tisch
   *[other] { $live } offenen Tischen
  }, { $servers ->
    [0] alles per DM
    [one] auf einem Server
   *[other] auf { $servers } Servern
  }.
me-numbers = Wie du spielst: { $count ->
    [0] noch keine Zahlen
    [one] eine Zahl
   *[other] { $count } Zahlen
  } für **/chicken stats**{ $listed ->
    [yes] {""}.
   *[no] , die ich auf deinen Wunsch sonst niemandem zeige.
  }
me-reached = { $dm ->
    [open] Der Weg in deine DMs
    [shut] Dass deine DMs für mich zu sind
   *[none] Dass ich dir noch nie eine DM geschickt habe
  }, und die Sprache, die du liest: { $language }.
me-cards = Deine Karten kommen { $cards ->
    [here] an den Tisch
    [both] per DM und an den Tisch
   *[other] per DM
  }, { $pictures ->
    [yes] mit Bildern
   *[no] in Worten
  }{ $motion ->
    [no] , und die Bilder an deinen Tischen stehen still
   *[yes] {""}
  }.
me-alerts = Wovon du hören willst: { $count ->
    [0] nichts
    [one] ein Spiel
   *[other] { $count } Spiele
  }{ $hours ->
    [yes] , und wann du wach bist.
   *[no] .
  }
me-bets = Auf wessen Sieg du gewettet hast, an { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
  }.
me-plans = Dass du { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
  } geplant hast.
me-coming = Dass du bei { $count ->
    [one] einem geplanten Tisch
   *[other] { $count } geplanten Tischen
  } dabei sein willst.
me-reminders = Welche meiner Nachrichten dich an { $count ->
    [one] einen geplanten Tisch
   *[other] { $count } geplante Tische
  } erinnern.
me-deeds = Was du auf einem Server eingestellt oder in der Moderation getan hast: { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
  } unter **Wer was getan hat**.
me-bans = Wen du als Moderation von den Tischen eines Servers fernhältst, und warum: { $count ->
    [one] eine Person
   *[other] { $count } Leute
  }.
me-blocks = Wen du auf Abstand hältst: { $count ->
    [one] eine Person
   *[other] { $count } Leute
  }, zu sehen mit **/chicken block**.
me-lessons = Wie weit du bist, in { $count ->
    [one] einer Lektion
   *[other] { $count } Lektionen
  }.
me-tipless = Dass du keine Tipps willst.
me-asked = Dass du vergessen werden willst: Ich bin schon dabei.
me-language-prompt = Was du liest
# What you alone read: cards, messages, answers. $language is called as its readers call it.
me-language = Für deine Augen: { $language }
me-language-discord = wie dein Discord
me-never = Nie, was du in Kanälen schreibst, und nichts über dich von irgendwo anders.
me-all-button = Gib mir alles davon
me-forget-button = Vergiss mich
me-file-here = Hier ist alles davon, nur für deine Augen.
me-privacy-link = Datenschutz
me-terms-link = Nutzungsbedingungen

me-ask-title = 💨 Soll ich dich vergessen?
me-ask =
    - Dein Name und die Nummer deines Kontos verschwinden von jedem Tisch und aus jedem Protokoll. Die Spiele bleiben: Da saß dann „irgendein Huhn“.
    - Wie du spielst, was du erreicht hast, deine Benachrichtigungen und Lektionen, wen du auf Abstand hältst, wo du deine Karten magst: alles weg.
    - Läuft noch ein Spiel, nimmt ein Haushuhn deinen Platz ein, **endgültig**.
    - Nachrichten, die schon bei Discord stehen, kann ich nicht ändern: Lösch meine DMs selbst, wenn du magst.
me-ask-button = Vergiss mich
me-ask-again-title = 💨 Wirklich, für immer?
me-ask-again = Zurückholen kann ich nichts davon, und wer mich betreibt auch nicht. Willst du nur deine Ruhe: **/chicken leave** holt dich von einem Tisch.
me-ask-again-button = Ja, alles
me-stay-button = Nein, behalt mich
me-forgotten-title = 💨 Wer warst du noch gleich?
me-forgotten = In einer Minute weiß ich es nicht mehr. Es steht geschrieben, dass du es willst, also geschieht es, was auch kommt. Drückst du je wieder einen meiner Knöpfe, lerne ich dich zum ersten Mal kennen. Es war mir ein Vergnügen.
me-open = Meine Daten
me-hen = Du hast dir ein Huhn ausgesucht.
