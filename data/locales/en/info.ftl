# /chicken help: all games, one game, my stuff, and a text for each topic

help-title = 🐔 Coop: chickens, cards, questionable morals
help-what = Card games about chickens, right here in the channel. Pick one:
help-greeting-title = Bawk! A coop has moved in
help-greeting = I host card games about chickens. The table is for everybody, your cards are for you alone.
help-settings = Settings
help-alt = A shelf with the boxes of all games: { $games }.
help-alt-game = { $game }: { $facts }.
help-games = All games
help-mine = My stuff

# One game. $seats is a number of players such as 3–8.
help-players = { $seats } chickens
help-minutes = { $least }–{ $most } minutes
help-secrets = { $secrets ->
    [yes] secret cards
   *[no] no secrets
  }
help-play = Play
help-learn = Learn

help-mine-title = Your corner of the coop
help-seat = - You’re at **[table { $number }]({ $address })**: { $game }
help-no-seats = You’re not at any table here right now.

help-topics = What else?
help-version = -# Coop, version { $version }
help-topic-start = How to start
help-start =
    1. **/chicken start** opens a table in this channel. You’re in, and you’re the host.
    2. Everybody else presses **Join**. Too few? The host adds house players 🤖.
    3. **Start** deals. From then on, it’s one tap per decision.
    Nobody around? **/chicken start** in a DM with me: you against the house. It’s practice, so it doesn’t count.
help-topic-cards = Where your cards are
help-cards = In a DM from me, a new message whenever you’re needed; or at the table, for your eyes only, with **My hand**. On a card, **More…** and **Cards: DM** change where they go. DMs closed? Then they go straight to the table. Chicken Out! has no secrets: you play right on the table, and **More…**, **Remind me by DM** makes me ring.
help-topic-time = When time runs out
help-time = Every question has a deadline that ticks on its card. If you say nothing, I answer for you and tell you so; miss two in a row and a house player sits in, until you press **I’m back**.
    What silence gets you: in Chicken Heist you rob, and stay (Hide saves you if need be); in Playing Chicken you throw a random card; in Chicken Out! you play on, or stop a run; in Crazy Chicken you draw from the piles and discard your cheapest; in Political Chicken you recruit your strongest, and call.
help-topic-tables = Commands for a table
help-tables =
    - **/chicken hand** shows your cards, to you alone
    - **/chicken table** shows the table again, at the bottom of the channel
    - **/chicken move**, typed in another channel, takes it there (for its host, and for moderators)
    - **/chicken story** retells a finished game, step by step
    - **/chicken leave** goes home: a house player keeps your seat warm
    - **/chicken end** ends a table (for its host, and for moderators)
help-topic-commands = More commands
help-commands =
    - **/chicken block** keeps somebody away from your tables, and nobody finds out
    - **/chicken ban**, for moderators, keeps somebody off the tables of this server
    - **/chicken me** shows what I know about you, and forgets you if you ask
    - **/chicken-settings**, for those who manage a server: its rules
