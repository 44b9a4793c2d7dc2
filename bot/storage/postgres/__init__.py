"""PostgreSQL: for machines without a lasting disk, and for a second Coop that stands by.

Rule 1: one Coop plays. This Coop holds the lease, and every transaction names the epoch of the
        lease. A process that has lost the lease cannot commit, even if it does not know this yet.
Rule 2: if the connection breaks, Coop ends, because it cannot know whether the last commit was
        written. The next start reads the committed state.
Rule 3: the server's clock decides when a lease ends, never the clock of a machine that plays.
"""
