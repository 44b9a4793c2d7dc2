"""What a message says: pure values and pure functions, without a clock and without a client.

A page is drawn from a scene (bot/tables/scene.py) by the faces of the games, and becomes
components, custom ids and text here. Imports neither discord_api, messages nor interactions.
"""
