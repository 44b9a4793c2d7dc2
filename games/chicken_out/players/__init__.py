"""The house players of Chicken Out!, and the search of its expert."""
