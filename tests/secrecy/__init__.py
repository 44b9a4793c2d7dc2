"""Tests that no seat learns more than it may know, by what really leaves the bot."""
