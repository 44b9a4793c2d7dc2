"""Chicken Heist. Start reading at rules.py."""
