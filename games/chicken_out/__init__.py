"""Chicken Out! as a script. Start at rules.py."""
