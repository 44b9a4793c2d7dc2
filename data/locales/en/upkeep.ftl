# What Coop knows of somebody (/chicken me), and how it forgets them.

# Who sits in a game that is over, and has asked to be forgotten. Also in the records of games.
forgotten-name = a player

me-title = 🪶 What I know about you
me-none = Nothing at all: not a feather. Sit down at a table, and I’ll have to remember where you sit, at least.
me-tables = Your name, your seat and what you chose: at { $over ->
    [0] no finished game
    [one] one finished game
   *[other] { $over } finished games
  } and { $live ->
    [0] no open table
    [one] one open table
   *[other] { $live } open tables
  }, { $servers ->
    [0] all of it by DM
    [one] on one server
   *[other] on { $servers } servers
  }.
me-numbers = How you play: { $count ->
    [0] no numbers yet
    [one] one number
   *[other] { $count } numbers
  } for **/chicken stats**{ $listed ->
    [yes] {""}.
   *[no] , which you’ve asked me not to show to anybody else.
  }
me-reached = { $dm ->
    [open] The way into your DMs
    [shut] That your DMs are closed to me
   *[none] That I’ve never sent you a DM
  }, and the language you read: { $language }.
me-cards = Your cards come { $cards ->
    [here] to the table
    [both] by DM and to the table
   *[other] by DM
  }, { $pictures ->
    [yes] with pictures
   *[no] in words
  }{ $motion ->
    [no] , and the pictures of your tables stand still
   *[yes] {""}
  }.
me-alerts = What you want to hear about: { $count ->
    [0] nothing
    [one] one game
   *[other] { $count } games
  }{ $hours ->
    [yes] , and when you’re awake.
   *[no] .
  }
me-bets = Who you bet would win, at { $count ->
    [one] one table
   *[other] { $count } tables
  }.
me-plans = That you planned { $count ->
    [one] a table
   *[other] { $count } tables
  }.
me-coming = That you said you’d come to { $count ->
    [one] a planned table
   *[other] { $count } planned tables
  }.
me-reminders = Which of my messages remind you of { $count ->
    [one] a planned table
   *[other] { $count } planned tables
  }.
me-deeds = What you’ve set on a server, or done as a moderator: { $count ->
    [one] one line
   *[other] { $count } lines
  } of its **Who did what**.
me-bans = Who you keep off a server’s tables, as a moderator, and why: { $count ->
    [one] one person
   *[other] { $count } people
  }.
me-blocks = Who you keep away: { $count ->
    [one] one person
   *[other] { $count } people
  }, which **/chicken block** shows you.
me-lessons = How far you are in { $count ->
    [one] one lesson
   *[other] { $count } lessons
  }.
me-tipless = That you don’t want tips.
me-asked = That you’ve asked to be forgotten: I’m on it.
me-language-prompt = What you read
# What you alone read: cards, messages, answers. $language is called as its readers call it.
me-language = For your eyes: { $language }
me-language-discord = same as your Discord
me-never = Never what you write in channels, and nothing about you from anywhere else.
me-all-button = Give me all of it
me-forget-button = Forget me
me-file-here = Here’s all of it, for your eyes only.
me-privacy-link = Privacy
me-terms-link = Terms

me-ask-title = 💨 Shall I forget you?
me-ask =
    - Your name and your account’s number vanish from every table and every record. The games stay: “a player” sat there.
    - How you play, what you earned, your alerts and lessons, who you keep away, where you like your cards: all gone.
    - Where a game is going on, a house player takes your seat, **for good**.
    - Messages already on Discord aren’t mine to change: delete my DMs yourself if you like.
me-ask-button = Forget me
me-ask-again-title = 💨 Really, for good?
me-ask-again = I can’t bring any of it back, and neither can whoever runs me. If you just want some peace: **/chicken leave** takes you off a table.
me-ask-again-button = Yes, all of it
me-stay-button = No, keep me
me-forgotten-title = 💨 Who were you again?
me-forgotten = In a minute, I won’t know. It’s written down that you asked, so it’ll happen, come what may. If you ever press one of my buttons again, I’ll be meeting you for the first time. It was a pleasure.
me-open = My data
me-hen = You’ve chosen your hen.
