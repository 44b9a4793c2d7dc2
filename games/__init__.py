"""The rules of the games. No Discord, no database, no clock, no chance but the table's own."""
