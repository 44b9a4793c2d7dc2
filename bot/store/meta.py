"""A few words about the house itself: a key, a value."""

ERA = "era"
"""Names the last time at which the database was found to be set back."""

GET_META = "SELECT value FROM meta WHERE key = ?"
PUT_META = """
    INSERT INTO meta (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""
