"""Hen Party as a script. Start at rules.py."""
