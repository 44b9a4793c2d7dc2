"""A worker process in which house players of the level "expert" search for their choices.

Rule 1: no game waits for a search. If its result is not ready when the choice is due, a simpler
        house player chooses.
Rule 2: the worker gets the view and the decision of one seat, and nothing else: no table, no user,
        no secret. If a search fails, it reports the line of code, never any data of the game.
Rule 3: the worker starts with the first search and ends after some minutes without one. It also
        ends with the bot, even if the bot is killed. Without it, house players are only weaker.

searcher.py is the bot's side, worker.py the process.
"""
