# /chicken stats, /chicken top, and feats at the end of a game. What each game counts, and its feats, are in its own
# file: GAME-count-NAME, GAME-feat-NAME, GAME-feat-NAME-how. $fair is a number with one decimal.

stats-title-own = 🐔 Your feathers on this server
stats-title-everywhere = 🐔 Your feathers, on all servers
stats-title = 🐔 { $person }’s feathers on this server
stats-title-game = { $title }: { $game }
stats-sum = { $games ->
    [one] **One** game, { $wins ->
        [0] no win yet
       *[other] **one** win
      }
   *[other] **{ $games }** games, { $lost ->
        [0] **all** of them won
       *[other] { $wins ->
            [0] none of them won
            [one] **one** of them won
           *[other] **{ $wins }** of them won
          }
      }
  }. A blind hen would’ve won { $fair }.
stats-streak = 🔥 Winning streak: { $games } games, and counting
stats-favourite = ❤️ Favourite: { $game }
stats-best = 🏆 Best at { $game } ({ $wins } won, { $fair } by luck)
stats-worst = 🥀 Worst at { $game } ({ $wins } won, { $fair } by luck)
stats-nemesis = 😈 Nemesis: { $person }, who finished ahead in { $ahead } of { $games } games
stats-game = **{ $game }** · { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $wins } won ({ $fair } by luck)
stats-game-counts = **{ $game }**: { $counts }
stats-chart = Games won
stats-chart-line = the line is luck
stats-chart-wins = { $wins } of { $games }
stats-chart-share = { $fair } by blind luck
stats-feats = 🏅 **Feats:** { $earned } of { $all }
stats-feat = { $earned ->
    [0] ▫️
   *[other] 🏅
  } **{ $feat }**{ $earned ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }×{ $earned }
  } · { $how }
stats-nothing-own = Not a feather yet: you haven’t finished a game here that counts. It takes two people who stay to the end. **/chicken start** gets you going.
stats-nothing-everywhere = Not a feather yet: none of your games has counted so far. It takes two people who stay to the end. **/chicken start** on a server gets you going.
stats-nothing = Not a feather of { $person }’s anywhere: no games here that count so far. It takes two people who stay to the end.
stats-nothing-game = Nothing yet: not one game of it finished with at least two people.
stats-counting = I’m still counting older games, so this isn’t all. Look again in a minute.
stats-hidden = You’re not listed: nobody but you sees this, and you’re on no board.
stats-everywhere = All servers together, for your eyes only. Winning streaks and nemeses roost at home: ask me on their server.
stats-menu = Look at one game
stats-menu-all = All games
stats-show = Show it to the channel
stats-hide = Don’t list me
stats-list = List me again

top-title = 🏆 The top of the perch
top-title-game = 🏆 The top of the perch: { $game }
top-season = Season: { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[4] October to December
  } { $year }
top-ever = All seasons, since the first egg
top-line = { $place } { $person } · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  } in { $games ->
    [one] 1 game
   *[other] { $games } games
  }
top-own = You’re on perch { $place }, with { $wins ->
    [0] no win yet
    [one] 1 win
   *[other] { $wins } wins
  } in { $games ->
    [one] 1 game
   *[other] { $games } games
  }.
top-nothing = The perch is empty: nobody has won a game that counts here. It takes two people who stay to the end, and one of them to win.
top-how = More wins, higher perch; ties share one. A game counts if two people were there at the end.

# Of whoever watched, and bet on the winner.
feat-seer = Crystal egg
feat-seer-how = watch, bet on who wins, and be right

ladder-title = 🪜 The ladder: { $game }
ladder-line = { $place } { $person } · **{ $points }** · { $games } games
ladder-unsettled = ❔ { $person } · { $games ->
    [one] 1 game
   *[other] { $games } games
  } so far
ladder-nothing = Nobody’s on the ladder yet. The first game between two people puts them both on it.
ladder-own = You: **{ $points }** after { $games ->
    [one] one game
   *[other] { $games } games
  }, never below { $lowest }, never above { $highest }. Your latest hops: { $moves }
ladder-chart = rating, game by game
ladder-chart-own = you
ladder-chart-start = start
ladder-chart-game = game { $number }
ladder-own-unsettled = You: **?** after { $games ->
    [one] one game
   *[other] { $games } games
  }. A few more, and I’ll know how high you belong.
ladder-how = Everybody starts a season at 1000. What counts is who you finish ahead of, not by how much. House players don’t count, and whoever leaves comes last. ❔ means I’m not sure yet.

refused-unlisted = They’d rather keep their feathers to themselves, and that’s that.
refused-no-ladder = This server has no ladder. Whoever manages it can put one up: **/chicken-settings**

## Commands: at most 100 characters

command-stats = Your games, wins and feats, or somebody else’s on this server
command-top = Who’s won the most on this server
command-ladder = Ratings, on servers that want them
command-ladder-show = How high everybody stands in a game this season
command-option-game = Which game (empty: all of them)
command-option-person = Whose statistics (empty: your own)
command-option-since = Which games count
command-since-season = This season
command-since-last = Last season
command-since-ever = All seasons

help-commands-statistics =
    - **/chicken stats** shows how you play, to you alone, and **/chicken top** who’s won the most here
    - **/chicken ladder show** shows who plays best, where a server has a ladder
stats-open = My numbers
