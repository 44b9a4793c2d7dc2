"""The house: everything that is neither a rule nor one game's face."""
