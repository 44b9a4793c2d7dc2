# Whom a server's moderators keep off its tables (/chicken ban). Nobody else reads any of this.

bans-title = 🚧 Von der Stange geholt
bans-nobody = Niemand wird von den Tischen dieses Servers ferngehalten. Möge es so bleiben.
bans-who = Von den Tischen dieses Servers { $count ->
    [one] wird eine Person
   *[other] werden { $count } Leute
  } ferngehalten:
bans-line = { $who }, bis { $until } ({ $by })
bans-reason = Warum: { $reason }
bans-for-good = es jemand aufhebt
bans-until = zum { $when }
bans-lift = { $number } wieder zulassen
bans-done = { $who } darf hier an keinen Tisch mehr, bis { $until }. { $seats ->
    [0] Wo schon gesessen wird, geht das Spiel weiter.
    [one] An einem Tisch ist der Platz schon geräumt.
   *[other] An { $seats } Tischen ist der Platz schon geräumt.
  }
bans-lifted = Hier darf wieder mitgespielt werden.
bans-about = Mitspielen, Eröffnen und Zurückkommen gehen dann an keinem Tisch hier mehr; wer es entschieden hat und warum, erfährt die Person nicht. Läuft schon ein Spiel, lässt **sit_out** ein Haushuhn übernehmen. Alles davon steht unter **Wer was getan hat**.

refused-moderators-alone = Wer sich hier setzen darf, bestimmt nur, wer die Berechtigung **Server verwalten** oder **Mitglieder im Timeout** hat.
refused-not-to-be-banned = Das geht nicht: Tabu sind Bots, du selbst und, solange du nicht auch dazugehörst, alle, die diesen Server verwalten.
