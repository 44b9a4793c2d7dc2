"""The simulated Discord: its world, its permissions, its messages and its events."""
