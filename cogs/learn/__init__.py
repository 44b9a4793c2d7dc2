"""`/chicken learn <game>`: a first game alone, with a coach, on one message that only the learner
sees. It is no table: nothing of it is counted, timed, recorded or shown to anybody else.
"""
