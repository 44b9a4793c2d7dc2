"""Hen Party. Start reading at rules.py."""
