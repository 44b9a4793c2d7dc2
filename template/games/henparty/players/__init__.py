"""The house players of Hen Party."""
