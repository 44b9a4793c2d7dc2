"""Political Chicken as a script. Start at rules.py."""
