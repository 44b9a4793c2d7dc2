"""Declares each sentence id that the code composes (`f"heist-card-{card}"`), and all its values.

Each game declares its own in a file here, everything else is in house.py: for each pattern, with
`*` in its gaps, the words that a gap may hold. Words are taken from the lists that the code uses,
where there are any: boxes, enums, events, settings, tips, lessons. Together with the literal ids of
the code, this is all that can be asked from the catalogue. tests/repository/test_messages.py
compares both.
"""
