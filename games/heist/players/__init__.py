"""The house players of Chicken Heist, and the search of its expert."""
