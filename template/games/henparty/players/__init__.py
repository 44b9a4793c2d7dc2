"""The house players (automated players) of Hen Party."""
