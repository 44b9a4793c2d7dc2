"""Political Chicken. Start reading at rules.py."""
