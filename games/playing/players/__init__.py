"""The house players of Playing Chicken, and the search of its expert."""
