"""Playing Chicken. Start reading at rules.py."""
