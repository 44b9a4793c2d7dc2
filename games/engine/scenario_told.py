"""What was told, as scenarios write it: `caught seat=B count=2`."""

from collections.abc import Sequence

from games.engine.asks import Fact
from games.engine.game import Event, Events, Facts
from games.engine.positions import letter


def difference(
    told: Sequence[Event], lines: Sequence[str], listed: Events, *, wanted: bool
) -> str | None:
    """The first line that was not told in this order; or, if unwanted, the first that was told."""
    at = 0
    for line in lines:
        found = next((n for n in range(at, len(told)) if _matches(told[n], line, listed)), None)
        if wanted and found is None:
            rest = "; ".join(written(event, listed) for event in told[at:])
            return f"not told: {line} (told: {rest or 'nothing'})"
        if not wanted and found is not None:
            return f"told: {written(told[found], listed)}"
        if wanted and found is not None:
            at = found + 1
    return None


def written(event: Event, listed: Events) -> str:
    """The event on one line, seats by letter."""
    facts = listed.kinds[event.kind]
    return " ".join(
        [event.kind, *(f"{name}={_fact(name, fact, facts)}" for name, fact in event.facts.items())]
    )


def _matches(event: Event, line: str, listed: Events) -> bool:
    kind, *expected = line.split()
    if kind != event.kind:
        return False
    facts = listed.kinds[kind]
    wanted = dict(fact.split("=", 1) for fact in expected)
    return all(
        name in event.facts and _fact(name, event.facts[name], facts) == text
        for name, text in wanted.items()
    )


def _fact(name: str, fact: Fact, facts: Facts) -> str:
    if isinstance(fact, list):
        return ",".join(_fact(name, one, facts) for one in fact)
    return letter(fact) if name in facts.seats and isinstance(fact, int) else str(fact)
