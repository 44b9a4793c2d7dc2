"""`/chicken learn <game>`: a first game with a coach, in one message that only the learner sees.

It is no table: it is not counted, has no deadlines and no record, and is shown to no other user.
"""
