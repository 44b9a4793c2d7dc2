"""The records of finished games, see docs/records.md."""
