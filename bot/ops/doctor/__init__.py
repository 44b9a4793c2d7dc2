"""`python -m bot doctor`: looks over everything that Coop needs to run, and says what to do.

Rule 1: it only looks. Coop's files are not changed, and Discord is asked nothing but questions.
Rule 2: a finding is a value; its words stand in `hosting.ftl`, and the token is none of them.
Rule 3: without Discord it still looks at all that is here.
"""

from bot.ops.doctor.visit import visit

__all__ = ["visit"]
