"""Where experts search: a process beside the bot, which thinks while people do.

Rule 1: nobody waits for it. What is not ready when it falls due is chosen by another house player.
Rule 2: it is told what a seat sees and is asked, and nothing else: no table, no person, no secret
        of ours. A search that breaks says where, never what it was about.
Rule 3: it comes with the first search and goes when there has been none for a while; it ends when
        the bot does, however that ends. Losing it costs strength and nothing more.

searcher.py is the bot's side, worker.py the process.
"""
