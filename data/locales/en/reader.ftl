# The whole story of a game that is over, step by step (cogs/replays). Of every game also:
#
# GAME-chapter      a round, a turn: the event with which it begins, with its number in the game, $nth
# GAME-secret-…     what one seat alone was told, for all others: $seat is that seat

story-button = The whole story
story-step = Step { $step } of { $steps }
story-beginning = The deal
story-jump = Jump to …
story-best = The best moment
story-chapter-step = from step { $step }

story-eyes = Look through …
story-eyes-all = All eyes, all secrets told
story-eyes-of = { $seat }’s eyes
# Only this seat heard it at the time.
story-secret = 🤫 { $told }
story-secrets-more = -# … and { $count ->
    [one] one more whisper
   *[other] { $count } more whispers
  }
# What the seat held then, and what it had chosen already, though nobody else could know.
story-hand = ✋ **{ $seat }**: { $cards }
story-hand-chosen = ✋ **{ $seat }**: { $held ->
    [yes] { $cards } · ➡️ **{ $chosen }**
   *[no] ➡️ **{ $chosen }**
  }
# What the seat answered to what it was asked here, and who or what answered.
story-chose = ➡️ { $cause ->
    [house] 🤖 **{ $seat }** went for **{ $chosen }**
    [timeout] ⏰ **{ $seat }** ran out of time, so it was **{ $chosen }**
    [order] 📋 **{ $seat }** had left orders: **{ $chosen }**
   *[other] **{ $seat }** went for **{ $chosen }**
  }
story-chose-nothing = nothing

story-played = At the table: { $seats }.
story-won = 🏆 { $seats } won{ $people ->
    [one] {""}
   *[other] {""} together
  }.

story-aborted = 🚪 It stops here, without a result. { $why }
story-lost-beginning = 🧶 I can’t tell how it began any more: my rules have been fixed since, and would deal different cards. I pick up the thread where the game itself did. The record has every choice.
story-lost-from-here = 🧶 Here I lose the thread: my rules have been fixed since, and don’t lead on from here. The record has every choice to the end.

# What /chicken story offers: plain text of at most 100 characters, the rest is cut.
story-choice = #{ $number } { $game } · 🏆 { $winners }{ $people ->
    [0] {""}
   *[other] , before { $others }
  }
story-choice-aborted = #{ $number } { $game } · called off · { $others }

# The whole story as a file for a browser.
story-button-page = Web page
story-page-here = The whole story in one file, **{ $file }**: open it in any browser, leaf through with the arrows, keep it for the grandchicks. It needs no network, and no me.
story-page-in-words = In words
story-page-leaf = Leaf through the story
story-page-first = First step
story-page-back = Step back
story-page-on = Next step
story-page-last = Last step
