"""The line to Discord, and whether both ends agree what time it is."""

from bot.common.clock import Clock
from bot.ops.doctor.rest import UNAUTHORIZED, Answer, Rest, Unreachable
from bot.ops.doctor.verdict import Verdict, fail, ok, warn

OFF, WRONG = 3, 60
"""Seconds. Discord tells whole ones, so that less than two cannot be told from none."""

BARRED = (403, 429)
"""What Cloudflare, before Discord's door, says to an address that has misbehaved."""


async def call(rest: Rest) -> tuple[Verdict, Answer | None]:
    """With what was answered, if it was Discord. Whether the token is right is another question."""
    try:
        answer = await rest.get("/gateway")
    except Unreachable as why:
        return fail("line", "dead", why=str(why)), None
    if answer.status in BARRED:
        return fail("line", "barred", status=answer.status), None
    if not answer.is_fine and answer.status != UNAUTHORIZED:
        return fail("line", "troubled", status=answer.status), None
    return ok("line", "fine", milliseconds=round(answer.seconds * 1000)), answer


def time_of_day(answer: Answer, clock: Clock) -> Verdict:
    """Deadlines are written by our clock and read by the players' clocks."""
    if answer.date is None:
        return warn("clock", "untold")
    # Discord looked at its clock half-way, and on average half a second after what it tells.
    ahead = round(clock.now() - answer.seconds / 2 - answer.date - 0.5)
    if abs(ahead) < OFF:
        return ok("clock", "fine")
    found = fail if abs(ahead) >= WRONG else warn
    return found("clock", "ahead" if ahead > 0 else "behind", seconds=abs(ahead))
