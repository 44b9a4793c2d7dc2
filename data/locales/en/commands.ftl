# Slash commands as Discord lists them: descriptions of at most 100 characters.

command-chicken = Chicken card games, in this channel
command-start = Open a table
command-start-heist = Chicken Heist: rob a bank with 3 to 8 chickens, and be the richest to get away
command-hand = Look at your cards, for your eyes only
command-table = Show a table again, at the bottom of the channel
command-move = Move a table to this channel: for its host, and for moderators
command-end = End a table: for its host, and for those who manage messages here
command-leave = Leave a table: a house player keeps your seat warm until you’re back
command-story = Read a finished game again, step by step
command-block = Keep somebody away from your tables, or let them back: only you know
command-ban = For moderators: keep somebody off the tables of this server, or let them back
command-me = What I know about you, as a file if you like, and how to be forgotten
command-help = All games: play, learn, read the rules; and your own pages
command-settings = How chickens play on this server: games, channels, who starts, who did what

command-option-table = Which table, if there’s more than one
command-option-story = Which game: its number, a name, what was played (empty: the latest in this channel)
command-option-fill = House players fill the table to (0: none)
command-option-level = How clever the house is
command-option-opponent = Who you challenge: the other seat is saved for them (a bot: a house player sits down)
command-option-pace = How long to think
command-option-block = Who to keep away (empty: the list of who you do)
command-option-ban = Who to keep off (empty: the list of who is)
command-option-ban-days = For how many days (empty: until somebody lets them back)
command-option-ban-reason = Why: for other moderators to read
command-option-ban-sit-out = Whether house players take over the seats they’re in right now
command-option-ladder-game = Which game

# A line to choose from: a pace, and how long a decision has at it, like 45 s or 24 h
command-pace = { $pace }: { $time }
command-pace-quick = Quick
command-pace-normal = Normal
command-pace-relaxed = Relaxed
command-pace-days = Days
