# /chicken help

help-title = 🐔 Coop: chickens, cards, questionable morals
help-what = I host card games about chickens, right here in the channel. The table is for everybody; your cards are for you alone.
help-games = **What’s on**
help-game = **/chicken start { $slug }** · { $about }
help-rules = Never played? **/chicken learn** plays a first game with you, alone, with a coach. **Rules** at every table, or **/chicken rules**, gives you the game in an eggshell, then every last rule.
help-alone = Nobody around? **/chicken start** in a DM with me: you against the house. It’s practice, so it doesn’t count.
help-start = **How to start**
    1. **/chicken start** opens a table in this channel. You’re in, and you’re the host.
    2. Everybody else presses **Join**. Too few? The host adds house players 🤖.
    3. **Start** deals. From then on, it’s one tap per decision.
help-cards = **Where your cards are**
    In a DM from me, a new message whenever you’re needed; or at the table, for your eyes only, with **My hand**. **Cards: DM** on a card changes where they go. DMs closed? Then they go straight to the table. Chicken Out! has no secrets: you play right on the table, and **Remind me** makes me ring.
help-commands = **Commands**
help-commands-list =
    - **/chicken hand** shows your cards, to you alone
    - **/chicken table** shows the table again, at the bottom of the channel
    - **/chicken move**, typed in another channel, takes it there (for its host, and for moderators)
    - **/chicken story** retells a finished game, step by step
    - **/chicken leave** goes home: a house player keeps your seat warm
    - **/chicken end** ends a table (for its host, and for moderators)
    - **/chicken block** keeps somebody away from your tables, and nobody finds out
    - **/chicken me** shows what I know about you, gives it to you as a file, and forgets you if you ask
    - **/chicken-settings**, for those who manage a server: which games, where, who starts, and who did what
help-time = Every question has a deadline that ticks on its card. If you say nothing, I answer for you and tell you so; miss two in a row and a house player sits in, until you press **I’m back**.
help-silence = What silence gets you: in Chicken Heist you rob, and stay (Hide saves you if need be); in Playing Chicken you throw a random card; in Chicken Out! you play on, or stop a run; in Crazy Chicken you draw from the piles and discard your cheapest; in Political Chicken you recruit your strongest, and call.
