"""The house players of Playing Chicken, and the searches of its expert."""
