"""Requests to Discord: rate limits, the meaning of errors, and the gateway connection.

All requests pass through this package, except the answers to presses and commands
(bot/interactions).
"""
