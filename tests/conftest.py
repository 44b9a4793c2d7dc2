"""What every test finds on its table."""
