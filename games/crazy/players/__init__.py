"""The house players of Crazy Chicken, and the searches of its expert."""
