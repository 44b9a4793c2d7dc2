# Slash commands as Discord lists them: descriptions of at most 100 characters.

command-chicken = Chicken card games, in this channel
command-start = Open a table
command-start-heist = Chicken Heist: rob a bank with 3 to 8 chickens, and be the richest that gets away
command-rules = How a game is played, in plain words
command-rules-heist = Chicken Heist: the rules, page by page
command-learn = A first game alone, with a coach: three to five minutes
command-learn-heist = Chicken Heist: your first bank, with a coach at your wing
command-hand = Look at your cards, for your eyes only
command-table = Show a table again, at the bottom of the channel
command-move = Take a table to this channel: for its host, and for moderators
command-end = End a table: for its host, and for those who manage messages here
command-leave = Leave a table: a house player keeps your seat warm until you’re back
command-story = Read a game that is over once more, step by step
command-block = Keep somebody away from your tables, or let them back: only you know
command-ban = For moderators: keep somebody off the tables of this server, or let them back
command-me = What I know of you, as a file if you like, and how to be forgotten
command-help = What this is, how to start, where your cards come from
command-settings = How chickens play on this server: games, channels, who starts, who did what

command-option-table = Which table, if there are several
command-option-story = Which game: its number, a name, what was played (else: the latest of this channel)
command-option-fill = The house fills up to so many (0: no)
command-option-level = How clever the house is
command-option-opponent = Whom you challenge: the other seat is kept for them (a bot: a house player sits down)
command-option-pace = How long to think
command-option-block = Whom to keep away (nothing: the list of whom you do)
command-option-ban = Whom to keep off (nothing: the list of who is)
command-option-ban-days = For how many days (nothing: until somebody lets them back)
command-option-ban-reason = Why: for other moderators to read
command-option-ban-sit-out = Whether house players take over where they sit at this moment
command-option-ladder-game = Which game

# A line to choose from: a pace, and how long a decision has at it, like 45 s or 24 h
command-pace = { $pace }: { $time }
command-pace-quick = Quick
command-pace-normal = Normal
command-pace-relaxed = Relaxed
command-pace-days = Days
