# /chicken stats, /chicken top, and feats at the end of a game. What each game counts, and its feats, are in its own
# file: GAME-count-NAME, GAME-feat-NAME, GAME-feat-NAME-how. $fair is a number with one decimal.

stats-title-own = 🐔 Deine Federn auf diesem Server
stats-title-everywhere = 🐔 Deine Federn auf allen Servern
stats-title = 🐔 Die Federn von { $person } auf diesem Server
stats-title-game = { $title }: { $game }
stats-sum = { $games ->
    [one] **Ein** Spiel, { $wins ->
        [0] noch kein Sieg
       *[other] **ein** Sieg
      }
   *[other] **{ $games }** Spiele, { $lost ->
        [0] **alle** gewonnen
       *[other] { $wins ->
            [0] keins gewonnen
            [one] **eins** gewonnen
           *[other] **{ $wins }** gewonnen
          }
      }
  }. Ein blindes Huhn hätte im Schnitt { $fair } gewonnen.
stats-streak = 🔥 Siegesserie: { $games } Spiele, und sie läuft noch
stats-favourite = ❤️ Lieblingsspiel: { $game }
stats-best = 🏆 Am besten in { $game } ({ $wins } gewonnen, blindes Glück: { $fair })
stats-worst = 🥀 Am schlechtesten in { $game } ({ $wins } gewonnen, blindes Glück: { $fair })
stats-nemesis = 😈 Angstgegner: { $person }, in { $ahead } von { $games } Spielen weiter vorn
stats-game = **{ $game }** · { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, { $wins } gewonnen (blindes Glück: { $fair })
stats-game-counts = **{ $game }**: { $counts }
stats-chart = Gewonnene Spiele
stats-chart-line = die Linie ist Glück
stats-chart-wins = { $wins } von { $games }
stats-chart-share = { $fair } durch blindes Glück
stats-feats = 🏅 **Heldentaten:** { $earned } von { $all }
stats-feat = { $earned ->
    [0] ▫️
   *[other] 🏅
  } **{ $feat }**{ $earned ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }×{ $earned }
  } · { $how }
stats-nothing-own = Noch keine Feder: Du hast hier noch kein Spiel, das zählt, zu Ende gespielt. Dafür müssen zwei Menschen bis zum Schluss dabeibleiben. **/chicken start** zeigt den Weg.
stats-nothing-everywhere = Noch keine Feder: Bisher zählt keins deiner Spiele. Dafür müssen zwei Menschen bis zum Schluss dabeibleiben. **/chicken start** auf einem Server zeigt den Weg.
stats-nothing = Von { $person } noch keine Feder: hier kein Spiel, das zählt. Dafür müssen zwei Menschen bis zum Schluss dabeibleiben.
stats-nothing-game = Noch nichts: Davon hat hier noch kein Spiel mit mindestens zwei Menschen bis zum Schluss gedauert.
stats-counting = Ich zähle noch ältere Spiele, das ist also nicht alles. Schau in einer Minute noch mal.
stats-hidden = Du stehst auf keiner Liste: Das sieht niemand außer dir, und keine Tafel nennt dich.
stats-everywhere = Alle Server zusammen, nur für dich. Siegesserien und Albträume hocken zu Hause: Frag mich auf ihrem Server.
stats-menu = Ein Spiel genauer ansehen
stats-menu-all = Alle Spiele
stats-show = Im Kanal zeigen
stats-hide = Mich nirgends nennen
stats-list = Mich wieder nennen

top-title = 🏆 Die oberste Stange
top-title-game = 🏆 Die oberste Stange: { $game }
top-season = Saison: { $quarter ->
    [1] Januar bis März
    [2] April bis Juni
    [3] Juli bis September
   *[4] Oktober bis Dezember
  } { $year }
top-ever = Alle Saisons, vom ersten Ei an
top-line = { $place } { $person } · { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
  } in { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
  }
top-own = Du sitzt auf Stange { $place }, mit { $wins ->
    [0] noch keinem Sieg
    [one] 1 Sieg
   *[other] { $wins } Siegen
  } in { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
  }.
top-nothing = Die Stange ist leer: Hier hat noch niemand ein Spiel gewonnen, das zählt. Dafür müssen zwei Menschen bis zum Schluss dabeibleiben, und einer davon muss gewinnen.
top-how = Mehr Siege, höhere Stange; bei Gleichstand teilt man sie. Ein Spiel zählt, wenn am Ende zwei Menschen da waren.

# Of whoever watched, and bet on the winner.
feat-seer = Kristall-Ei
feat-seer-how = schau zu, wette auf den Sieg, und hab recht

ladder-title = 🪜 Die Hühnerleiter: { $game }
ladder-line = { $place } { $person } · **{ $points }** · { $games } Spiele
ladder-unsettled = ❔ { $person } · bisher { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }
ladder-nothing = Noch sitzt niemand auf der Leiter. Das erste Spiel zweier Menschen setzt beide drauf.
ladder-own = Du: **{ $points }** nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
  }, nie unter { $lowest }, nie über { $highest }. Deine letzten Hüpfer: { $moves }
ladder-chart = Wertung, Spiel für Spiel
ladder-chart-own = du
ladder-chart-start = Start
ladder-chart-game = Spiel { $number }
ladder-own-unsettled = Du: **?** nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
  }. Noch ein paar, und ich weiß, auf welche Sprosse du gehörst.
ladder-how = Alle beginnen eine Saison bei 1000. Es zählt, vor wem du landest, nicht mit wie viel Vorsprung. Haushühner zählen nicht, und wer geht, landet ganz hinten. ❔ heißt: Da bin ich noch unsicher.

refused-unlisted = Da will jemand die Federn lieber für sich behalten. Und dabei bleibt es.
refused-no-ladder = Dieser Server hat keine Hühnerleiter. Wer ihn verwaltet, kann eine aufstellen: **/chicken-settings**

## Commands: at most 100 characters

command-stats = Wie du spielst, oder jemand auf diesem Server: Spiele, Siege, Heldentaten
command-top = Wer auf diesem Server am meisten gewonnen hat
command-ladder = Die Hühnerleiter, auf Servern, die eine wollen
command-ladder-show = Wie hoch alle in dieser Saison bei einem Spiel stehen
command-option-game = Welches Spiel (leer: alle)
command-option-person = Wessen Statistik (leer: deine eigene)
command-option-since = Welche Spiele zählen
command-since-season = Diese Saison
command-since-last = Letzte Saison
command-since-ever = Alle Saisons

help-commands-statistics =
    - **/chicken stats** erzählt, wie du spielst, nur dir, und **/chicken top**, wer hier am meisten gewonnen hat
    - **/chicken ladder show** sagt, wer am besten spielt, wo ein Server eine Hühnerleiter hat
stats-open = Meine Zahlen
