"""Short hashes that tell whether a replay went the same way. Computed only when journalling."""

import json
from collections.abc import Sequence
from hashlib import blake2b

from games.kit.asks import Ask, Seat, written
from games.kit.events import Event
from games.kit.game import GameState

_BYTES = 12


def of_position(state: GameState, ask: Ask | None) -> str:
    """State and open ask: kind, seats, decisions, options, defaults."""
    asked = [] if ask is None else _asked(ask)
    return _hash(state.model_dump_json() + json.dumps(asked))


def of_step(seat: Seat, choice: str, events: Sequence[Event]) -> str:
    """What was chosen, and everything told since the last row, public and private."""
    told = [(event.kind, event.facts, event.to) for event in events]
    return _hash(json.dumps([seat, choice, told], sort_keys=True))


def _asked(ask: Ask) -> list[object]:
    owed = [
        (
            seat,
            decision.kind,
            [str(option) for option in decision.options],
            decision.least,
            decision.most,
            None if decision.default is None else written(decision.default),
        )
        for seat, decision in sorted(ask.owed.items())
    ]
    return [ask.kind, owed, sorted(ask.settled)]


def _hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=_BYTES).hexdigest()
