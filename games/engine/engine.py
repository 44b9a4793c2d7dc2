"""Runs a script by hand: no event loop, no tasks, microseconds a decision.

Rule 1: a refused choice changes nothing; it is judged before the script hears of it.
Rule 2: what a script raises is a bug. The engine is broken from then on and must be thrown away;
        the journal still holds the truth.
Rule 3: replay is proof. Every journal row carries a fingerprint of state, open ask and events.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

from games.engine.asks import Ask, Choice, Decision, Option, Seat, WrongAsk, written
from games.engine.chance import Chance, SeededChance
from games.engine.errors import IllegalChoice, NothingAsked, ReplayDiffers, first_sentence
from games.engine.game import CHECKPOINT, Event, GameOptions, GameState, Outcome, Rules

Luck = Callable[[bytes, int, int], Chance]
"""Seed, epoch and draws so far -> the chance of a game."""


class JournalRow(NamedTuple):
    """One accepted choice as a journal holds it: the value, never an index."""

    revision: int
    seat: Seat
    choice: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Step:
    """What one accepted choice did. `checkpoint` is the state's JSON where the script passed a
    boundary.
    """

    row: JournalRow
    events: tuple[Event, ...]
    checkpoint: str | None


class Engine:
    """One game in progress.

    `journalling` False (simulations) leaves out fingerprints and checkpoints; `decide` then
    returns None.
    """

    def __init__(self, game: Rules, state: GameState, chance: Chance, *, journalling: bool = True):
        self._events: list[Event] = []
        self.game = game(state, chance, self._events.append)
        self.ask: Ask | None = None
        self.outcome: Outcome | None = None
        self.revision = 0
        self.broken = False
        self.answers: dict[Seat, list[str]] = {}
        """What each seat has chosen in the open ask, in its own order (journalling only)."""
        self._journalling = journalling
        self._checkpoint: str | None = None
        self._hashed: tuple[Ask | None, int, blake2b] | None = None
        """The state as it was when an ask was put, after so many draws."""
        self._script = self.game.play()

    # -- beginnings ---------------------------------------------------------------------------

    @classmethod
    def deal(
        cls,
        game: Rules,
        seats: int,
        options: GameOptions,
        seed: bytes,
        *,
        journalling: bool = True,
        luck: Luck = SeededChance,
    ) -> "Engine":
        """A new game, run up to its first ask. Revision 0 is the deal itself; see `opening`.

        Raises ValueError for a number of seats that the game is not played with.
        """
        may = game.seats_for(options)
        if seats not in may:
            raise ValueError(f"{game.slug} set up like this is for {_span(may)} seats, not {seats}")

        chance = luck(seed, 0, 0)
        state = game.deal(seats, options, chance)
        state.draws = chance.draws
        engine = cls(game, state, chance, journalling=journalling)
        engine._run(None)

        return engine

    @classmethod
    def resume(
        cls,
        game: Rules,
        checkpoint: str,
        at: JournalRow,
        rows: Iterable[JournalRow],
        seed: bytes,
        epoch: int,
        luck: Luck = SeededChance,
    ) -> "Engine":
        """The game again from its last checkpoint and the rows since.

        `at` is the row during which the checkpoint was taken (revision 0: the deal). Raises
        ReplayDiffers where this version of the rules leads elsewhere than the journal.
        """
        state = _read(game, checkpoint, at.revision)
        engine = cls(game, state, luck(seed, epoch, state.draws))
        engine._begin(at.revision)
        if at.fingerprint and engine._position() != at.fingerprint.partition("-")[0]:
            raise ReplayDiffers(at.revision, "the checkpoint leads to another position")

        for row in rows:
            engine.replay(row)

        engine._events.clear()
        return engine

    @classmethod
    def fall_back(
        cls,
        game: Rules,
        checkpoint: str,
        revision: int,
        seed: bytes,
        epoch: int,
        luck: Luck = SeededChance,
        *,
        mixed: bool = False,
    ) -> "Engine":
        """Enter at the checkpoint in a new epoch, without its journal: what was chosen since is
        asked again. `mixed`: what lies face down was shuffled first, by the luck of that epoch.
        """
        state = _read(game, checkpoint, revision)
        chance = luck(seed, epoch, state.draws)
        if mixed:
            game.lay_anew(state, chance)
            state.draws = chance.draws

        engine = cls(game, state, chance)
        engine._begin(revision)
        return engine

    @classmethod
    def enter(cls, game: Rules, state: GameState, chance: Chance) -> "Engine":
        """A game entered at a position, without a journal: for scenarios and imagined worlds."""
        engine = cls(game, state, chance, journalling=False)
        engine._run(None)
        return engine

    def _begin(self, revision: int) -> None:
        """Enter where the game stood after so many choices."""
        self.revision = revision
        self._run(None)
        self._events.clear()

    def opening(self) -> Step:
        """The deal (or a fall-back) as a step: its events, its first checkpoint and fingerprint."""
        return self._step(JournalRow(self.revision, 0, "", ""))

    # -- choices ------------------------------------------------------------------------------

    def decision(self, seat: Seat) -> Decision | None:
        """What the seat owes or may revise now."""
        return None if self.ask is None else self.ask.decision(seat)

    def decide(self, seat: Seat, choice: Choice) -> Step | None:
        """Take the choice and run to the next ask.

        Raises NothingAsked or IllegalChoice, and then nothing has changed.
        """
        decision = self.decision(seat)
        if decision is None:
            raise NothingAsked(f"seat {seat} owes nothing")
        if not decision.allows(choice):
            raise IllegalChoice(f"{written(choice)!r} is no answer to {decision.kind}")

        self._events.clear()
        self._checkpoint = None
        self.revision += 1
        asked = self.ask
        self._run((seat, choice))
        if not self._journalling:
            return None

        text = written(choice)
        if self.ask is asked:
            self.answers.setdefault(seat, []).append(text)
        else:
            self.answers = {}

        return self._step(JournalRow(self.revision, seat, text, ""))

    def replay(self, row: JournalRow) -> Step:
        """Take a journal's choice once more. Raises ReplayDiffers where it leads elsewhere now."""
        decision = self.decision(row.seat)
        choice = None if decision is None else decision.read(row.choice)
        if choice is None:
            raise ReplayDiffers(row.revision, f"the choice is no longer open to seat {row.seat}")

        try:
            step = self.decide(row.seat, choice)
        except Exception as error:  # rules that break here are not those that it was played by
            raise ReplayDiffers(
                row.revision, f"the script broke: {type(error).__name__}"
            ) from error

        if step is None or step.row != row:
            raise ReplayDiffers(row.revision, "the choice leads to another position")

        return step

    def view(self, viewer: Seat | None) -> Any:
        """What the viewer may know now."""
        return self.game.view(self.game.state, viewer)

    @property
    def events(self) -> Sequence[Event]:
        """What the last choice (or the deal) made happen."""
        return self._events

    # -- the machine --------------------------------------------------------------------------

    def _run(self, sent: tuple[Seat, Choice] | None) -> None:
        try:
            while True:
                awaited = self._script.send(sent)
                if awaited is not CHECKPOINT:
                    break

                sent = None
                self._pass_checkpoint()
        except StopIteration as end:
            self.ask = None
            self.outcome = end.value
        except BaseException:  # whatever it was: a script cannot be sent on after that
            self.broken = True
            raise
        else:
            self._put(awaited)

    def _put(self, awaited: Any) -> None:
        """Raises WrongAsk for what nobody can answer."""
        try:
            if not isinstance(awaited, Ask):
                raise WrongAsk(awaited)
            awaited.opened(self.revision, self.game.clocks)
        except WrongAsk:
            self.broken = True
            raise

        self.ask = awaited

    def _pass_checkpoint(self) -> None:
        if self._journalling:
            self.game.state.draws = self.game.chance.draws
            self._checkpoint = self.game.state.model_dump_json()

    def _position(self) -> str:
        """While an ask is open its dialogues change nothing: the state is read once for all of
        them, which would be a tenth of what a secret choice costs.
        """
        ask = self.ask
        draws = self.game.chance.draws
        hashed = self._hashed
        if hashed is None or hashed[0] is not ask or hashed[1] != draws:
            self.game.state.draws = draws
            hashed = self._hashed = ask, draws, _hashed(self.game.state)

        return _of_position(hashed[2], ask)

    def _step(self, row: JournalRow) -> Step:
        fingerprint = (
            f"{self._position()}-{fingerprint_of_step(row.seat, row.choice, self._events)}"
        )
        return Step(row._replace(fingerprint=fingerprint), tuple(self._events), self._checkpoint)


def _read(game: Rules, checkpoint: str, revision: int) -> GameState:
    """Raises ReplayDiffers."""
    try:
        return game.State.model_validate_json(checkpoint)
    except ValueError as error:
        why = f"the checkpoint cannot be read: {first_sentence(error)}"
        raise ReplayDiffers(revision, why) from error


def _span(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


# -- fingerprints ----------------------------------------------------------------------------------
# Short hashes that tell whether a replay went the same way. Computed only when journalling.

_BYTES = 12
_SORTED = json.JSONEncoder(sort_keys=True)
"""`json.dumps` makes one for each call that asks for anything special."""


def fingerprint_of_position(state: GameState, ask: Ask | None) -> str:
    """State and open ask: kind, seats, decisions, options, defaults."""
    return _of_position(_hashed(state), ask)


def _of_position(state: blake2b, ask: Ask | None) -> str:
    both = state.copy()
    both.update(("[]" if ask is None else _asked(ask)).encode())
    return both.hexdigest()


def fingerprint_of_step(seat: Seat, choice: str, events: Sequence[Event]) -> str:
    """What was chosen, and everything told since the last row, public and private."""
    told = [(event.kind, event.facts, event.to) for event in events]
    return blake2b(_SORTED.encode([seat, choice, told]).encode(), digest_size=_BYTES).hexdigest()


def _asked(ask: Ask) -> str:
    """`[kind, [[seat, kind, options, least, most, default], ...], [settled, ...]]`, as JSON."""
    owed = [
        f"[{seat}, {_owed(one.kind, tuple(one.options), one.least, one.most, one.default)}"
        for seat, one in sorted(ask.owed.items())
    ]
    return f'["{ask.kind}", [{", ".join(owed)}], {sorted(ask.settled)}]'


@lru_cache(512)
def _owed(
    kind: str, options: tuple[Option, ...], least: int, most: int, default: Choice | None
) -> str:
    """A decision after its seat. Most of them have been put before."""
    usual = None if default is None else written(default)
    return json.dumps([kind, [str(one) for one in options], least, most, usual])[1:]


def _hashed(state: GameState) -> blake2b:
    return blake2b(state.model_dump_json().encode(), digest_size=_BYTES)
