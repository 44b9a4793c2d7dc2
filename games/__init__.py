"""The rules of the games. They use no Discord, no database, no clock, and no random numbers besides
those of the table.
"""
