"""Lessons: a first game with a coach, in one message that only the learner sees.

A lesson is not a table: it is not counted, and has no deadlines and no record.
"""
