"""The house players of Chicken Out!, and the searches of its expert."""
