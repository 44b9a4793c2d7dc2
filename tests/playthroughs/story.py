"""A game as readable text: choices, and the events that follow."""

from games.engine.asks import CLOCK, format_choice
from games.engine.engine import Engine
from games.engine.positions import letter
from games.engine.scenario import format_event as told
from tests.games.contract.tables import Table, choices_at_random

CHOICES = 60


def story(table: Table) -> str:
    """Return the first choices of the seats with all events; choices of the clock are not named."""
    engine = table.deal()
    lines = [f"# {table.game.slug}, {table.seats} seats, seed {table.number}", *_heard(engine)]
    made = 0
    for seat, choice, _ in choices_at_random(engine, table.rng("story")):
        # Only the choices of seats count, as pauses of the clock say nothing.
        made += seat != CLOCK
        if seat != CLOCK:
            lines.append(f"{made:3} {letter(seat)}: {format_choice(choice)}")

        lines += _heard(engine)
        if made == CHOICES:
            break

    return "\n".join(lines) + "\n"


def _heard(engine: Engine) -> list[str]:
    """Return public events as text, and private ones with the seat that is told."""
    said = [(event.to, told(event, engine.game.events)) for event in engine.events]
    return [
        f"      {text}" if hearer is None else f"      ({letter(hearer)}) {text}"
        for hearer, text in said
    ]
