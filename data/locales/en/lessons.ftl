# Lessons: a first game alone, with a coach (docs/lessons.md). Of every game that has one also:
#
# GAME-lesson-…     what the coach says before a choice and after it, named in data/lessons/GAME.toml;
#                   $a is the learner, $b, $c, $d are the house players, clockwise

lesson-headline = 🎓 { $game } · scene { $scene }/{ $scenes }
lesson-scene = { $later ->
    [yes] *Later in this game.*
   *[no] *New scene, new cards.*
  } { $said }
lesson-coach = > 🧢 { $said }
lesson-button-on = Go on
lesson-button-again = From the start
lesson-button-table = Start a real table
