"""Chicken Heist as a script. Start at rules.py."""
