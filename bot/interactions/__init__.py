"""A press or a command comes in, and is answered once.

router.py checks duplicates, quotas and tokens, then calls the handler of the verb (card_presses.py,
table_presses.py, order_presses.py). The handler changes the table (bot/tables), draws the next page
from committed state (bot/messages/drawing.py, with the feature of the game), and answers with it
(interaction.py). All messages are written by bot/messages/writer.py. Other messages that must
change are updated after the answer was sent: bot/messages/reconciler.py.
"""
