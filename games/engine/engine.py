"""Runs the script of a game without an event loop or tasks; a decision takes microseconds.

Rule 1: a refused choice changes nothing. It is checked before the script receives it.
Rule 2: an exception from a script is a bug. The engine is then broken and must be thrown away; the
        journal is still correct.
Rule 3: a replay is checked. Each journal row has a fingerprint: hashes of the state, the open ask,
        the choice and the events.

The revision of a game is the number of choices so far. docs/glossary.md explains script, ask,
journal, checkpoint, epoch and the other words of games.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

from games.engine.asks import CLOCK, Ask, Choice, Decision, Option, Seat, WrongAsk, format_choice
from games.engine.chance import Chance, SeededChance
from games.engine.errors import IllegalChoice, NothingAsked, ReplayDiffers, first_sentence
from games.engine.game import CHECKPOINT, Event, GameOptions, GameState, Outcome, Rules

Luck = Callable[[bytes, int, int], Chance]
"""Makes the random source of a game from its seed, the epoch and the number of draws so far."""


class JournalRow(NamedTuple):
    """One accepted choice as a journal stores it.

    Attributes:
        revision: The number of this choice in the game, from 1.
        seat: The seat that chose.
        choice: The text of the choice, never an index.
        fingerprint: The text by which a replay of this choice is checked.
    """

    revision: int
    seat: Seat
    choice: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Step:
    """What one accepted choice caused.

    Attributes:
        row: The journal row of the choice.
        events: What happened, in order.
        checkpoint: The state as JSON at the last checkpoint that the script passed; None if it
            passed none.
    """

    row: JournalRow
    events: tuple[Event, ...]
    checkpoint: str | None


class Engine:
    """One game in progress.

    Attributes:
        game: The script with its state.
        ask: The open ask; None when the game is over.
        outcome: The result; None until the game is over.
        revision: How many choices have been taken. 0 is the deal.
        broken: Whether the script has raised an exception. The engine is then unusable.
    """

    def __init__(self, game: Rules, state: GameState, chance: Chance, *, journalling: bool = True):
        """Prepare a game that has not run yet.

        Callers use `deal`, `resume`, `fall_back` or `enter` instead.

        Args:
            game: The class of the game.
            state: The state at which the script starts.
            chance: The random source.
            journalling: False (simulations) leaves out fingerprints and checkpoints; `decide` then
                returns None.
        """
        self._events: list[Event] = []
        """What has happened since the last choice, in order."""
        self.game = game(state, chance, self._events.append)
        self.ask: Ask | None = None
        self.outcome: Outcome | None = None
        self.revision = 0
        self.broken = False
        self.answers: dict[Seat, list[str]] = {}
        """What each seat has chosen in the open ask, in order (only when journalling)."""
        self._journalling = journalling
        self._checkpoint: str | None = None
        self._state_hash: tuple[Ask | None, int, blake2b] | None = None
        """The last hash of the state, after the ask and the number of draws for which it holds."""
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
        """Deal a new game and run it up to its first ask.

        Revision 0 is the deal itself; see `opening`.

        Args:
            game: The class of the game.
            seats: The number of seats.
            options: What the host has set.
            seed: The seed of the game.
            journalling: Whether to compute fingerprints and checkpoints.
            luck: Makes the random source.

        Raises:
            ValueError: the game cannot be played with this number of seats.
        """
        # The lobby checks this too; simulations and records come here directly.
        possible = game.seats_for(options)
        if seats not in possible:
            raise ValueError(
                f"{game.slug} set up like this is for {_span(possible)} seats, not {seats}"
            )

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
        checkpoint_row: JournalRow,
        rows: Iterable[JournalRow],
        seed: bytes,
        epoch: int,
        luck: Luck = SeededChance,
    ) -> "Engine":
        """Rebuild a game from its last checkpoint and the journal rows after it.

        Args:
            game: The class of the game.
            checkpoint: The stored state, as JSON.
            checkpoint_row: The row of the choice during which the checkpoint was passed. Revision
                0: it was passed during the deal.
            rows: The journal rows after the checkpoint, in order.
            seed: The seed of the game.
            epoch: The epoch of the table.
            luck: Makes the random source.

        Raises:
            ReplayDiffers: this version of the rules gives another result than the journal.
        """
        revision = checkpoint_row.revision
        state = _read_state(game, checkpoint, revision)
        engine = cls(game, state, luck(seed, epoch, state.draws))
        engine._run_from_checkpoint(revision)
        # A fingerprint is the hash of the position, a hyphen and the hash of the step. The choice
        # that led to the checkpoint is not replayed, so only the position can be checked.
        position_hash, _, _ = checkpoint_row.fingerprint.partition("-")
        if position_hash and engine._position_hash() != position_hash:
            raise ReplayDiffers(revision, "the checkpoint leads to another position")

        for row in rows:
            engine.replay(row)

        # The events of a replay have been told already.
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
        """Start at a checkpoint in a new epoch.

        The choices after the checkpoint are not replayed: the seats are asked again.

        Args:
            game: The class of the game.
            checkpoint: The stored state, as JSON.
            revision: The revision of the checkpoint.
            seed: The seed of the game.
            epoch: The new epoch; it gives new random numbers.
            luck: Makes the random source.
            mixed: Whether to shuffle face-down cards first, because players may have seen them
                after the checkpoint.

        Raises:
            ReplayDiffers: the checkpoint cannot be read.
        """
        state = _read_state(game, checkpoint, revision)
        chance = luck(seed, epoch, state.draws)
        if mixed:
            game.shuffle_hidden(state, chance)
            state.draws = chance.draws

        engine = cls(game, state, chance)
        engine._run_from_checkpoint(revision)
        return engine

    @classmethod
    def enter(cls, game: Rules, state: GameState, chance: Chance) -> "Engine":
        """Start a game at any position, without a journal, for scenarios and lessons."""
        engine = cls(game, state, chance, journalling=False)
        engine._run(None)
        return engine

    def _run_from_checkpoint(self, revision: int) -> None:
        """Run to the first ask after a checkpoint, and drop events that were told before."""
        self.revision = revision
        self._run(None)
        self._events.clear()

    def opening(self) -> Step:
        """Return the deal (or a fall-back) as a step.

        The step has its events, the first checkpoint and the fingerprint.
        """
        # No seat has chosen anything: the row has seat 0 and an empty choice.
        return self._step(JournalRow(self.revision, 0, "", ""))

    # -- choices ------------------------------------------------------------------------------

    def decision(self, seat: Seat) -> Decision | None:
        """Return the decision that the seat owes or may revise now; None if there is none."""
        return None if self.ask is None else self.ask.decision(seat)

    def decide(self, seat: Seat, choice: Choice) -> Step | None:
        """Take a choice and run the script to its next ask.

        Args:
            seat: The seat that chooses.
            choice: The options that it takes.

        Returns:
            What the choice caused; None when not journalling.

        Raises:
            NothingAsked: the seat owes nothing. Nothing has changed.
            IllegalChoice: the choice is not legal. Nothing has changed.
        """
        ask_before = self.ask
        decision = None if ask_before is None else ask_before.decision(seat)
        if decision is None:
            raise NothingAsked(f"seat {seat} owes nothing")
        if not decision.allows(choice):
            raise IllegalChoice(f"{format_choice(choice)!r} is no answer to {decision.kind}")

        self._events.clear()
        self._checkpoint = None
        self.revision += 1
        self._run((seat, choice))
        if not self._journalling:
            return None

        text = format_choice(choice)
        # If the same object is open, other seats have yet to answer this ask.
        if self.ask is ask_before:
            self.answers.setdefault(seat, []).append(text)
        else:
            self.answers = {}

        return self._step(JournalRow(self.revision, seat, text, ""))

    def replay(self, row: JournalRow) -> Step:
        """Take a choice from the journal.

        Raises:
            ReplayDiffers: the choice is not legal, the script fails, or the new fingerprint
                differs.
        """
        decision = self.decision(row.seat)
        # The choice is a text: an index would silently name another option after a change of the
        # rules.
        choice = None if decision is None else decision.read(row.choice)
        if choice is None:
            raise ReplayDiffers(row.revision, f"the choice is no longer open to seat {row.seat}")

        try:
            step = self.decide(row.seat, choice)
        except Exception as error:  # any exception means that the game was played by other rules
            raise ReplayDiffers(
                row.revision, f"the script broke: {type(error).__name__}"
            ) from error

        if step is None or step.row != row:
            raise ReplayDiffers(row.revision, "the choice leads to another position")

        return step

    def view(self, viewer: Seat | None) -> Any:
        """Return what the viewer may know now (None: the public)."""
        return self.game.view(self.game.state, viewer)

    @property
    def events(self) -> Sequence[Event]:
        """What the last choice (or the deal) made happen."""
        return self._events

    # -- running the script --------------------------------------------------------------------

    def _run(self, sent: tuple[Seat, Choice] | None) -> None:
        """Run the script to its next ask or to its end, through any checkpoints on the way.

        Args:
            sent: The answer to the open ask; None at the start of the script.

        Raises:
            WrongAsk: the awaited object cannot be asked.
        """
        try:
            awaited = self._script.send(sent)
            # A checkpoint needs no answer, so the script goes on at once.
            while awaited is CHECKPOINT:
                if self._journalling:
                    # The next step starts from this JSON, so it must contain the number of draws.
                    self.game.state.draws = self.game.chance.draws
                    self._checkpoint = self.game.state.to_json()

                awaited = self._script.send(None)

            if not isinstance(awaited, Ask):
                raise WrongAsk(awaited)

            answered = CLOCK if sent is None else sent[0]
            awaited.set_numbers(self.revision, self.game.clocks, answered)
            self.ask = awaited
        except StopIteration as end:
            self.ask = None
            # `play` has returned the outcome, which StopIteration carries.
            self.outcome = end.value
        except BaseException:  # even a cancellation leaves the script unusable
            self.broken = True
            raise

    def _position_hash(self) -> str:
        """Return the hash of state and open ask.

        While an ask is open, its dialogues change no state. So the state is hashed once for each
        ask, which saves a tenth of the time of a secret choice.
        """
        ask = self.ask
        draws = self.game.chance.draws
        cached = self._state_hash
        # A draw inside a dialogue changes the state, so the number of draws is compared too.
        if cached is None or cached[0] is not ask or cached[1] != draws:
            self.game.state.draws = draws
            cached = self._state_hash = ask, draws, _hash_of_state(self.game.state)

        return _hash_of_position(cached[2], ask)

    def _step(self, row: JournalRow) -> Step:
        """Return the last choice as a step.

        Args:
            row: The row of the choice, without its fingerprint.
        """
        fingerprint = (
            f"{self._position_hash()}-{fingerprint_of_step(row.seat, row.choice, self._events)}"
        )
        return Step(row._replace(fingerprint=fingerprint), tuple(self._events), self._checkpoint)


def _read_state(game: Rules, checkpoint: str, revision: int) -> GameState:
    """Return the state. Raise ReplayDiffers if the checkpoint is not a state of this game."""
    try:
        return game.State.from_json(checkpoint)
    except ValueError as error:
        why = f"the checkpoint cannot be read: {first_sentence(error)}"
        raise ReplayDiffers(revision, why) from error


def _span(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


# -- fingerprints ----------------------------------------------------------------------------------
# Short hashes that tell whether a replay went the same way. Computed only when journalling.

_BYTES = 12
"""The length of each hash; a fingerprint has two hashes of 24 hex digits."""

_SORTED = json.JSONEncoder(sort_keys=True)
"""Reuse one encoder: `json.dumps` makes a new one for each call with special settings."""


def fingerprint_of_position(state: GameState, ask: Ask | None) -> str:
    """Return the hash of the state and the open ask: kind, seats, decisions, options, defaults."""
    return _hash_of_position(_hash_of_state(state), ask)


def _hash_of_position(state: blake2b, ask: Ask | None) -> str:
    # All decisions of an ask share the hash of the state, and `update` would change it.
    both = state.copy()
    both.update(("[]" if ask is None else _ask_json(ask)).encode())
    return both.hexdigest()


def fingerprint_of_step(seat: Seat, choice: str, events: Sequence[Event]) -> str:
    """Return the hash of a choice and of all events that it caused, public and private."""
    facts = [(event.kind, event.facts, event.to) for event in events]
    return blake2b(_SORTED.encode([seat, choice, facts]).encode(), digest_size=_BYTES).hexdigest()


def _ask_json(ask: Ask) -> str:
    """Return the ask as JSON.

    It is `[kind, [[seat, kind, options, least, most, default], ...], [settled, ...]]`.
    """
    owed = [
        f"[{seat}, {_decision_json(due.kind, tuple(due.options), due.least, due.most, due.default)}"
        for seat, due in sorted(ask.owed.items())
    ]
    return f'["{ask.kind}", [{", ".join(owed)}], {sorted(ask.settled)}]'


@lru_cache(512)
def _decision_json(
    kind: str, options: tuple[Option, ...], least: int, most: int, default: Choice | None
) -> str:
    """Return the JSON of a decision from its kind on: without the opening bracket and the seat.

    It is cached, because the same decisions come again and again.
    """
    default_text = None if default is None else format_choice(default)
    return json.dumps([kind, [str(option) for option in options], least, most, default_text])[1:]


def _hash_of_state(state: GameState) -> blake2b:
    text = state.to_json(exclude=state.unhashed)
    return blake2b(text.encode(), digest_size=_BYTES)
