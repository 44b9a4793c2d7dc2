# Lessons: a first game alone, with a coach (docs/lessons.md). Of every game that has one also:
#
# GAME-lesson-…     what the coach says before a choice and after it, named in data/lessons/GAME.toml;
#                   $a is the learner, $b, $c, $d are the house players, clockwise

lesson-headline = 🎓 { $game } · cena { $scene }/{ $scenes }
lesson-scene = { $later ->
    [yes] *Mais tarde, mesmo jogo.*
   *[no] *Outra cena, outras cartas.*
  } { $said }
lesson-coach = > 🧢 { $said }
lesson-button-on = Continuar
lesson-button-again = Do começo
lesson-button-table = Abrir uma mesa de verdade
