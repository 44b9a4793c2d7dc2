"""The house players of Political Chicken, and the searches of its expert."""
