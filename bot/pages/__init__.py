"""The contents of messages: pure values and pure functions, without a clock or a client.

The face of a game draws a page from a scene (bot/tables/scene.py). This package turns the page into
components, custom ids and text. It imports neither messages nor interactions.
"""
