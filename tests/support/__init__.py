"""Helpers for tests: a simulated Discord, people who act on it, and access to stored data."""
