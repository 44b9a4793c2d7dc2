"""Every id that the code puts together (`f"heist-card-{card}"`), and what it may put in.

Each game declares its own in a file here, everything else stands in house.py: for each pattern, as
the code has it with `*` in its gaps, the words that it ranges over. They are read off what the code
itself goes by, wherever there is such a list: boxes, enums, events, settings, tips, lessons. With
the ids that stand in the code as they are, this is all that anybody can ask the catalogue for:
tests/repository/test_messages.py holds both against each other.
"""
