"""What a server has decided for itself, and who decided it. No Discord, no SQL.

Rule 1: `.env` is the ceiling. A server may be stricter than whoever runs Coop, never looser
        (rules.py).
Rule 2: a server's rules are a value (rules.py). All of them are in memory, so that whoever asks
        never waits, and a change counts from the moment in which it is written.
Rule 3: a change of these rules, a ban, or what a moderator does to a table, and its line in the
        audit (audit.py) are written together, or neither.
Rule 4: rules are for what is about to begin. What is dealt is played to its end.
Rule 5: whom whoever runs Coop lets in nowhere (door.py) is no business of any server's.
"""
