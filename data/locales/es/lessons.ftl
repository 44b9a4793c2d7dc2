# Lessons: a first game alone, with a coach (docs/lessons.md). Of every game that has one also:
#
# GAME-lesson-…     what the coach says before a choice and after it, named in data/lessons/GAME.toml;
#                   $a is the learner, $b, $c, $d are the house players, clockwise

lesson-headline = 🎓 { $game } · escena { $scene }/{ $scenes }
lesson-scene = { $later ->
    [yes] *Más tarde, misma partida.*
   *[no] *Otra escena, otras cartas.*
  } { $said }
lesson-coach = > 🧢 { $said }
lesson-button-on = Continuar
lesson-button-again = Desde el principio
lesson-button-table = Abrir una mesa de verdad
