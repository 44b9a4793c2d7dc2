"""Presses and commands: each is handled and answered once.

A custom id names a verb, such as `join`, and is signed with a token. router.py checks duplicates,
quotas and tokens, then calls the handler of the verb (card_presses.py, table_presses.py or a
feature). The handler changes the table (bot/tables), draws the next page from committed state
(bot/messages/drawing.py), and answers with it (interaction.py). bot/messages/writer.py sends all
messages. Other messages are updated after the answer was sent (bot/messages/reconciler.py).
"""
