# Lessons: a first game alone, with a coach (docs/lessons.md). Of every game that has one also:
#
# GAME-lesson-…     what the coach says before a choice and after it, named in data/lessons/GAME.toml;
#                   $a is the learner, $b, $c, $d are the house players, clockwise

lesson-headline = 🎓 { $game } · scène { $scene }/{ $scenes }
lesson-scene = { $later ->
    [yes] *Plus tard, même partie.*
   *[no] *Autre scène, autres cartes.*
  } { $said }
lesson-coach = > 🧢 { $said }
lesson-button-on = Continuer
lesson-button-again = Depuis le début
lesson-button-table = Lancer une vraie table
