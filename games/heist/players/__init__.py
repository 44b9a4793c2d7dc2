"""The house players of Chicken Heist, and the searches of its expert."""
