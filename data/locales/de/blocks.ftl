# Whom somebody keeps away from their tables (/chicken block). Nobody else reads any of this.

blocks-title = 🕊️ Eine Flügellänge Abstand
blocks-nobody = Du hältst niemanden auf Abstand. **/chicken block** mit einem Namen hält jemanden von deinen Tischen fern.
blocks-who = Auf Abstand hältst du { $count ->
    [one] eine Person
   *[other] { $count } Leute
  }; ein Tipp lässt sie wieder zu:
blocks-back = { $number } wieder zulassen
blocks-done = Ab jetzt auf Abstand von dir: { $who }.
blocks-undone = { $who } darf wieder mit dir am Tisch sitzen.
blocks-together = Gerade sitzt ihr zusammen, und da ändert sich nichts: { $count ->
    [one] Tisch
   *[other] Tische
  } { $numbers }. Wer sitzt, sitzt; **/chicken leave** bringt dich weg.
blocks-about-what = Ich setze euch nie an einen Tisch, egal wer zuerst kommt, und ruft eine Seite zum Tisch, hört die andere nichts davon. Was in einem Kanal alle sehen, seht ihr weiterhin.
blocks-about-secret = Nur du weißt davon. Drüben heißt es bloß „Dieser Tisch steht dir nicht offen“, und dafür gibt es viele Gründe; von mir erfährt niemand, welcher es ist.

refused-nobody-to-keep-away = Bots gehen, wohin sie wollen, und vor dir selbst ist kein Entkommen. Such dir jemand anderen aus.
blocks-open = Wen ich meide
