"""PostgreSQL: for hosts whose disk does not last, and for a second Coop that stands by.

Rule 1: one Coop plays: it has the lease, and its epoch is in every transaction it commits. Who has
lost the lease can commit nothing, whatever it believes.
Rule 2: a connection that breaks ends Coop. What it knew of the last commit is not trusted; the next
start reads what is true.
Rule 3: time is the server's; no clock of a machine that plays decides anything.
"""
