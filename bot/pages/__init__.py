"""The contents of messages: pure values and pure functions, without a clock or a client.

The face of a game (its drawing functions) makes a page from a scene, which is what one viewer may
see of a table (bot/tables/scene.py). This package turns the page into components, custom ids and
text. It imports neither bot/messages nor bot/interactions.
"""
