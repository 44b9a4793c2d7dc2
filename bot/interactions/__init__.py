"""A press or a command comes in and is answered once.

router.py checks duplicates, quotas and tokens, then calls the handler of the verb (card_presses.py,
table_presses.py, order_presses.py). The handler changes the table (bot/tables), draws the next page
of what was committed (bot/messages/drawing.py, with the cog of the game), and answers with it
(interaction.py) by the one writer of messages (bot/messages/writer.py). Other messages that must
change follow once the answer has left: bot/messages/reconciler.py.
"""
