"""What finished games leave behind: docs/records.md."""
