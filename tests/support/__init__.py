"""What tests share: a simulated Discord in the language of the table, and looks into the house."""
