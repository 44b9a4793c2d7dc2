"""The simulated Discord itself: its world, who may do what in it, what it sends and posts."""
