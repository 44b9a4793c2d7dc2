"""A finished game once more, choice by choice, by the rules that it was played by.

Rule 1: nothing is told that the rules do not make of the deal and the choices; every position is
        compared with the journal's. Of the deal the journal has no position: it is told once its
        checkpoint, or the first choice, proves that these rules deal the same.
Rule 2: rules that have changed since are no error. Where they lead elsewhere, that is said, and the
        game goes on from its next fall back, if it ever fell back.
"""

import logging
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.records.ports import Chronicle
from games.engine.asks import Choice
from games.engine.engine import Engine, Step
from games.engine.errors import ReplayDiffers
from games.engine.game import Rules
from games.engine.record import Fall, Played

log = logging.getLogger(__name__)


class Replayed(NamedTuple):
    """`choice` None: the deal, or a fall back, in this epoch. `step`: what came of it, the events
    told to one seat alone included; None: these rules cannot follow the game from here on, or,
    where nothing came before in this epoch, do not deal as it was dealt.
    `asked`: the kind of decision that was answered, and by which options (`picked`).
    """

    epoch: int
    choice: Played | None
    step: Step | None
    asked: str = ""
    picked: Choice = ()


def replay(chronicle: Chronicle, games: Mapping[str, Rules]) -> Iterator[Replayed]:
    """The deal, then every choice that stood, in order. What a fall back took back is left out.

    It takes long: whoever is in the event loop goes on in a thread, or stops now and then. Raises
    nothing, whatever is in the journal.
    """
    choices, falls = chronicle.choices, {fall.epoch: fall for fall in chronicle.falls}
    for epoch in range(chronicle.table.epoch + 1):
        until = falls.get(epoch + 1)
        stood = [
            one
            for one in choices
            if one.epoch == epoch and (until is None or one.row.revision <= until.revision)
        ]
        try:
            engine = _begun(chronicle, games, epoch, falls.get(epoch))
            opening = engine.opening()
            unproved = [Replayed(epoch, None, opening)]
            if epoch or _is_the_deal(chronicle, engine, opening) or not stood:
                yield unproved.pop()
            for choice in stood:
                found = _replayed(engine, choice)
                yield from (*unproved, found)
                unproved = []
        except ReplayDiffers as differs:
            log.info("table %s cannot be retold from here: %s", chronicle.table.id, differs)
            yield Replayed(epoch, None, None)


def _is_the_deal(chronicle: Chronicle, engine: Engine, opening: Step) -> bool:
    """Whether the checkpoint of the deal is still there, and proves it. Raises ReplayDiffers where
    it proves the contrary.
    """
    kept = chronicle.checkpoints[0] if chronicle.checkpoints else None
    if kept is None or kept.epoch or kept.at.revision or opening.checkpoint is None:
        return False
    state = type(engine.game).State
    try:
        if state.model_validate_json(kept.state) == state.model_validate_json(opening.checkpoint):
            return True
    except ValueError as error:
        raise ReplayDiffers(0, "the checkpoint of the deal cannot be read") from error
    raise ReplayDiffers(0, "other cards are dealt")


def _replayed(engine: Engine, choice: Played) -> Replayed:
    decision = engine.decision(choice.row.seat)
    picked = None if decision is None else decision.read(choice.row.choice)
    step = engine.replay(choice.row)
    assert decision is not None, "it was replayed"
    return Replayed(choice.epoch, choice, step, decision.kind, picked or ())


def _begun(
    chronicle: Chronicle, games: Mapping[str, Rules], epoch: int, fall: Fall | None
) -> Engine:
    """Dealt, or entered where the game fell back to. Raises ReplayDiffers."""
    table = chronicle.table
    try:
        game, seed = games[table.game], table.game_seed
        if fall is not None:
            return Engine.fall_back(game, fall.state, fall.revision, seed, epoch, mixed=fall.mixed)
        if epoch:
            raise ReplayDiffers(0, f"nobody knows where epoch {epoch} began")
        return Engine.deal(game, len(table.players), game.Options(**table.options), seed)
    except ReplayDiffers:
        raise
    except Exception as error:  # rules that break here are not those that it was played by
        revision = 0 if fall is None else fall.revision
        raise ReplayDiffers(revision, f"no deal: {type(error).__name__}") from error
