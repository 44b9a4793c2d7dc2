"""What was told, as scenarios write it: `caught seat=B count=2`."""

from collections.abc import Sequence

from games.kit.asks import Fact
from games.kit.events import Event
from games.kit.positions import SEAT_FACTS, letter


def difference(told: Sequence[Event], lines: Sequence[str], *, wanted: bool) -> str | None:
    """The first line that was not told in this order; or, if unwanted, the first that was told."""
    at = 0
    for line in lines:
        found = next((n for n in range(at, len(told)) if _matches(told[n], line)), None)
        if wanted and found is None:
            return f"not told: {line} (told: {'; '.join(map(written, told[at:])) or 'nothing'})"
        if not wanted and found is not None:
            return f"told: {written(told[found])}"
        if wanted and found is not None:
            at = found + 1
    return None


def written(event: Event) -> str:
    """The event on one line, seats by letter."""
    facts = [f"{name}={_fact(name, fact)}" for name, fact in event.facts.items()]
    return " ".join([event.kind, *facts])


def _matches(event: Event, line: str) -> bool:
    kind, *facts = line.split()
    if kind != event.kind:
        return False
    wanted = dict(fact.split("=", 1) for fact in facts)
    return all(
        name in event.facts and _fact(name, event.facts[name]) == text
        for name, text in wanted.items()
    )


def _fact(name: str, fact: Fact) -> str:
    if isinstance(fact, list):
        return ",".join(_fact(name, one) for one in fact)
    return letter(fact) if name in SEAT_FACTS and isinstance(fact, int) else str(fact)
