"""Chicken Out! Start reading at rules.py."""
