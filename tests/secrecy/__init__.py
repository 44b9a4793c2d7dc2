"""Nobody knows more than their seat: proved on what really leaves the house."""
