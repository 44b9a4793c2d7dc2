"""The house players of Political Chicken, and the search of its expert."""
