"""The rules and bans of each server, and the ban list of the operator. Knows no Discord.

The operator runs this bot; moderators run a server.

Rule 1: `.env` sets upper limits. A server may be stricter than the operator, never less strict
        (rules.py).
Rule 2: the rules of a server are one immutable value (rules.py). The rules of all servers are in
        memory, so reading them never waits. A change takes effect when it is in the database.
Rule 3: a change of rules, a ban, or a moderator's action on a table is written in one transaction
        with its line in the audit log (bot/tables/audit.py).
Rule 4: new rules apply to new tables. A game that has been dealt is played to its end.
Rule 5: servers neither see nor change the ban list of the operator (bans.py).
"""
