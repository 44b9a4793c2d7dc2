"""What Discord shows of the tables, and what is pressed there.

A press comes in at presses/router.py, which hands it to the handler of its verb (card_presses.py,
table_presses.py, order_presses.py). That changes the table (bot/tables), has the next page drawn of
what was committed (surfaces/drawing.py, with the game's face), and answers with it
(presses/interaction.py), as a request that pages/delivery.py has made of it. What other messages
have to show follows once the answer has left: surfaces/reconciler.py.
"""
