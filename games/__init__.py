"""The rules of the games: no Discord, no database, no clock, and no chance besides the table's
own.
"""
