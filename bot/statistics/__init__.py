"""What finished games say of the people who played them: statistics, feats, boards, the ladder.

Rule 1: everything here is made of records, of who sat at their tables and of who bet there, and can
        be made anew: what is written with a record is, byte for byte, what `python -m bot recount`
        writes.
Rule 2: an unfinished game has no record, so nothing here knows of it.
Rule 3: a game counts where at least two people sat to its end, and a seat for its person where
        they made most of its choices themselves. House players are no people.
Rule 4: who asked not to be listed is on no page but their own.
Rule 5: no name is kept. The ids of people stand in the columns `user_id` and `other_id` of the
        tables of data/migrations/sqlite/0006_statistics.sql, and nowhere else; the ladder holds
        ratings in memory alone.

`counting` reads a record, bot/statistics/apply_results.py stores its results, `statistics` answers.
"""
