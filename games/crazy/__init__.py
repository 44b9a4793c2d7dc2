"""Crazy Chicken. Start reading at rules.py."""
