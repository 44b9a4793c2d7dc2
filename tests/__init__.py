"""Coop's tests; the folders mirror the tree."""
