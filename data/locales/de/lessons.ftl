# Lessons: a first game alone, with a coach (docs/lessons.md). Of every game that has one also:
#
# GAME-lesson-…     what the coach says before a choice and after it, named in data/lessons/GAME.toml;
#                   $a is the learner, $b, $c, $d are the house players, clockwise

lesson-headline = 🎓 { $game } · Szene { $scene }/{ $scenes }
lesson-scene = { $later ->
    [yes] *Später im selben Spiel.*
   *[no] *Neue Szene, neue Karten.*
  } { $said }
lesson-coach = > 🧢 { $said }
lesson-button-on = Weiter
lesson-button-again = Von vorn
lesson-button-table = Einen echten Tisch eröffnen
