"""The house players of Crazy Chicken, and the search of its expert."""
