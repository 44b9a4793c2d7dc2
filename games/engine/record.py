"""A game as JSON Lines that a player can check afterwards. docs/records.md describes every line.

A record has a header, choices and fall-backs to checkpoints. The rules compute all other lines
(luck, position, events, result) from these. So writing a record and verifying it
(games/engine/referee.py) use the same code, and a changed line contradicts another line. What the
rules do not compute (names, times, causes, that a game was aborted) cannot be verified.

An epoch counts the fall-backs. A choice that a fall-back took back is superseded. A cut is what a
player added to the seed. Luck is what the random source has drawn.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from games.engine.asks import Fact, Seat, T
from games.engine.chance import Chance, SeededChance
from games.engine.engine import Engine, JournalRow, Step
from games.engine.errors import ReplayDiffers
from games.engine.game import Outcome, Rules
from games.engine.record_text import Line, read, split

SEATING = -1
"""The epoch in which the order of the seats is drawn. The game itself begins in epoch 0."""

FORGETFUL = 3
"""The format of a header in which a cut is missing because its player asked for erasure."""

Cause = Literal["player", "order", "timeout", "house", "clock"]
"""What made a choice: a press, a standing order, a timeout, a house player, or the clock."""

Moment = Annotated[float, Field(ge=0, allow_inf_nan=False)]
"""Seconds since 1970."""


class Sitter(BaseModel):
    """Who sat in a seat."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str
    house: str | None = None
    """The level of a house player; None for a person."""
    joined: int | None = None
    """The place in the lobby (from 0), before the seats were drawn; None without a lobby."""
    cut: str | None = None
    """The player's contribution to the seed (games/engine/cuts.py); None for house players."""


class Header(BaseModel):
    """The first line of a record. `commitment`, `salt`, `house_seed` and `seed` are hex texts.

    In format 1, Coop alone made the seed: in simulations, and at tables from before cuts existed.
    In format 2 the seed is made of Coop's seed (`house_seed`) and the cuts. Format 3 (`FORGETFUL`)
    is format 2 without the cuts of players who asked for erasure.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    line: Literal["header"] = "header"
    format: int = Field(1, ge=1, le=3)
    game: str
    """The slug of the game."""
    rules: int
    """The version of the rules (`Game.rules_version`)."""
    options: dict[str, Fact | bool]
    seats: list[Sitter]
    commitment: str
    salt: str
    house_seed: str | None = None
    seed: str
    dealt_at: Moment | None = None
    """When the cards were dealt; None in simulations."""

    @property
    def committed(self) -> str:
        """The seed that Coop committed to, as hex."""
        return self.seed if self.house_seed is None else self.house_seed

    @property
    def cuts(self) -> list[str]:
        """The cuts, in the order of joining."""
        # A player with a cut has a place in the lobby, except in a record that is not correct.
        cuts_by_place = sorted(
            (sitter.joined or 0, sitter.cut) for sitter in self.seats if sitter.cut is not None
        )
        return [cut for _, cut in cuts_by_place]

    @property
    def forgotten(self) -> int:
        """How many cuts are missing because their players asked for erasure."""
        people_without_cut = [
            sitter for sitter in self.seats if sitter.cut is None and sitter.house is None
        ]
        # In format 1 players did not cut. In format 2 no cut is missing.
        return len(people_without_cut) if self.format == FORGETFUL else 0

    def forgetting(self, seats: Mapping[Seat, Sitter]) -> "Header":
        """Return the header with other sitters in some seats, after players have asked for erasure.

        Args:
            seats: Seat -> the sitter without the personal data.
        """
        sitters = [seats.get(seat, sitter) for seat, sitter in enumerate(self.seats)]
        header = self.model_copy(update={"seats": sitters})
        lacks_cut = self.format > 1 and any(
            sitter.cut is None and sitter.house is None for sitter in sitters
        )
        return header.model_copy(update={"format": FORGETFUL}) if lacks_cut else header

    def as_line(self) -> Line:
        """Return the header as a line of the record. Format 1 has no fields for cuts."""
        if self.format > 1:
            return self.model_dump()
        return self.model_dump(exclude={"house_seed": True, "seats": {"__all__": {"cut"}}})


class Played(NamedTuple):
    """A choice with its circumstances, as a journal stores it.

    Attributes:
        epoch: The epoch in which the choice was made.
        row: The journal row of the choice.
        cause: One of `Cause`.
        at: When the choice was made, in seconds since 1970; None in simulations.
    """

    epoch: int
    row: JournalRow
    cause: str
    at: float | None


class Rollback(NamedTuple):
    """A fall-back to a checkpoint: the rules had changed, or a moderator took the table back.

    Attributes:
        epoch: The epoch that begins with the fall-back.
        revision: The revision of the checkpoint.
        state: The state at the checkpoint, as JSON.
        mixed: Whether face-down cards were shuffled before the game went on.
    """

    epoch: int
    revision: int
    state: str
    mixed: bool = False


class NotedChance(SeededChance):
    """Chance that notes its results, for the luck lines of a record."""

    __slots__ = ("_noted_epoch", "noted")

    def __init__(self, seed: bytes, epoch: int = 0, draws: int = 0) -> None:
        """Start with nothing noted; the arguments are those of SeededChance."""
        super().__init__(seed, epoch, draws)
        self._noted_epoch = epoch
        self.noted: list[Line] = []
        """The luck lines since the last call of `take_lines`."""

    def below(self, bound: int) -> int:
        """Draw a number as SeededChance does, and note it."""
        drawn = super().below(bound)
        self._note(below=bound, drawn=drawn)
        return drawn

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle as SeededChance does, and note the cards before and after."""
        # Copied first, because the shuffle works in place.
        before = [*map(str, cards)]
        super().shuffle(cards)
        self._note(shuffled=before, into=[*map(str, cards)])

    def _note(self, **facts: Any) -> None:
        self.noted.append({"line": "luck", "epoch": self._noted_epoch, "call": self.draws, **facts})

    def take_lines(self) -> list[Line]:
        """Return the lines noted since the last call, and forget them."""
        noted = self.noted
        self.noted = []
        return noted


class Retelling:
    """Replays a game and returns the lines of its record."""

    def __init__(self, header: Header, game: Rules) -> None:
        """Deal the game of the header.

        Args:
            header: The first line of the record.
            game: The class of the game.

        Raises:
            ValueError: the options or the number of seats do not fit the game.
        """
        self._game = game
        self._seed = bytes.fromhex(header.seed)
        options = game.Options(**header.options)
        # The engine calls `_make_chance`, which sets `_chance`.
        self._chance: NotedChance
        self._engine = Engine.deal(
            game, len(header.seats), options, self._seed, luck=self._make_chance
        )
        self._last_checkpoint = 0, ""
        """The revision and the state of the last checkpoint."""

    def opening(self) -> list[Line]:
        """Return the lines of the deal."""
        opening = self._engine.opening()
        self._keep_checkpoint(opening)
        position = {"line": "position", "state": json.loads(self._last_checkpoint[1])}
        return [*self._chance.take_lines(), position, *_event_lines(opening)]

    def replay_choice(self, played: Played) -> list[Line]:
        """Replay a choice and return its lines.

        Raises:
            ReplayDiffers: the choice is not legal, or leads to another position.
        """
        step = self._engine.replay(played.row)
        self._keep_checkpoint(step)
        return [choice_line(played), *self._chance.take_lines(), *_event_lines(step)]

    def replay_fall(self, fall: Rollback) -> list[Line]:
        """Continue from a checkpoint in a new epoch and return the lines.

        If the replay last passed another checkpoint, the line says so, and the luck is left out.

        Raises:
            ReplayDiffers: the checkpoint cannot be read.
        """
        stood = self.is_at_checkpoint_of(fall)
        self._engine = Engine.fall_back(
            self._game,
            fall.state,
            fall.revision,
            self._seed,
            fall.epoch,
            self._make_chance,
            mixed=fall.mixed,
        )
        self._keep_checkpoint(self._engine.opening())

        return (
            [fall_line(fall), *self._chance.take_lines()]
            if stood
            else [fall_line(fall, stood=False)]
        )

    def is_at_checkpoint_of(self, fall: Rollback) -> bool:
        """Return whether the replay last passed the checkpoint of this fall-back."""
        revision, state = self._last_checkpoint
        return fall.revision == revision and self._checked(fall.state) == self._checked(state)

    def _checked(self, state: str) -> str:
        """Return the fields of a checkpoint that are checked, as JSON.

        The JSON is sorted, because the order of keys may differ between versions.
        """
        fields = json.loads(state)
        return as_json({name: fields[name] for name in fields.keys() - self._game.State.unhashed})

    def result(self) -> Line | None:
        """Return the last line of a finished game; None if the game is not finished."""
        outcome = self._engine.outcome
        return None if outcome is None else result_line(outcome)

    def _keep_checkpoint(self, step: Step) -> None:
        """Remember the checkpoint of this step, if it has one."""
        if step.checkpoint is not None:
            self._last_checkpoint = step.row.revision, step.checkpoint

    def _make_chance(self, seed: bytes, epoch: int, draws: int) -> Chance:
        """Return a random source, and keep it to get its lines."""
        self._chance = NotedChance(seed, epoch, draws)
        return self._chance


def as_json(value: object) -> str:
    """Return JSON with sorted keys, to compare values by their text in a file.

    So 1 and 1.0 differ, and a list and a tuple do not.
    """
    return _SORTED.encode(value)


_SORTED = json.JSONEncoder(sort_keys=True)


def _event_lines(step: Step) -> Iterator[Line]:
    for event in step.events:
        # The line of a public event has no `to`.
        to = {} if event.to is None else {"to": event.to}
        yield {"line": "event", "kind": event.kind, **to, "facts": event.facts}


def stored_choices(record: str) -> Iterator[Played]:
    """Yield all choices in a record, as the journal stored them.

    Raises:
        ValueError: the text is not a record.
        KeyError: a field is missing.
    """
    for text in split(record):
        line = read(text)
        if line.get("line") == "choice":
            yield Played(
                line["epoch"],
                JournalRow(line["revision"], line["seat"], line["choice"], line["fingerprint"]),
                line["cause"],
                line["at"],
            )


def choice_line(played: Played, **mark: bool) -> Line:
    """Return the line of a choice.

    Args:
        played: The choice.
        mark: superseded=True if a fall-back took it back, unreplayed=True if these rules cannot
            replay it, or nothing.
    """
    return {
        "line": "choice",
        "epoch": played.epoch,
        **played.row._asdict(),
        "cause": played.cause,
        "at": played.at,
        **mark,
    }


def fall_line(fall: Rollback, **mark: bool) -> Line:
    """Return the line of a fall-back.

    Args:
        fall: The fall-back.
        mark: stood=False if the replay last passed another checkpoint, or nothing.
    """
    line = fall._asdict() | {"state": json.loads(fall.state)}
    # Records from before this field existed have no `mixed`, so False is left out.
    if not fall.mixed:
        del line["mixed"]
    return {"line": "fell_back", **line, **mark}


def result_line(outcome: Outcome) -> Line:
    """Return the line of the result, with scores and ranks in seat order."""
    return {
        "line": "result",
        "winners": [*outcome.winners],
        "scores": [outcome.scores.get(seat) for seat in sorted(outcome.ranks)],
        "ranks": [rank for _, rank in sorted(outcome.ranks.items())],
    }


def aborted_line(reason: str | None) -> Line:
    """Return the last line of a game that ended without a result."""
    return {"line": "aborted", "reason": reason}


def lines(
    header: Header,
    game: Rules,
    choices: Iterable[Played],
    falls: Sequence[Rollback] = (),
    aborted: str | None = None,
) -> Iterator[Line]:
    """Yield the whole record.

    Choices that these rules cannot replay are copied from the journal and marked as unreplayed.
    Superseded choices are marked as such.

    Args:
        header: The first line.
        game: The class of the game.
        choices: All choices, in order.
        falls: All fall-backs, in order.
        aborted: Why a game without a result ended.
    """
    yield header.as_line()
    choices_by_epoch = _by_epoch(choices, falls)
    retelling = Retelling(header, game)
    yield from retelling.opening()

    for epoch, choices_of_epoch in choices_by_epoch.items():
        # `falls` has no entry for epoch 0, so falls[0] begins epoch 1.
        if epoch:
            yield from retelling.replay_fall(falls[epoch - 1])

        # The fall-back that begins the next epoch took back the choices after its checkpoint.
        last_revision = falls[epoch].revision if epoch < len(falls) else None
        yield from _epoch_lines(retelling, choices_of_epoch, last_revision)

    yield retelling.result() or aborted_line(aborted)


def _by_epoch(choices: Iterable[Played], falls: Sequence[Rollback]) -> Mapping[int, list[Played]]:
    by_epoch: dict[int, list[Played]] = {epoch: [] for epoch in range(len(falls) + 1)}
    for choice in choices:
        by_epoch[choice.epoch].append(choice)
    return by_epoch


def _epoch_lines(
    retelling: Retelling, choices: Iterable[Played], last_revision: int | None
) -> Iterator[Line]:
    """Yield the lines of one epoch: choices with their consequences, then superseded choices.

    Args:
        retelling: The replay, at the start of the epoch.
        choices: The choices of the epoch, in order.
        last_revision: The revision of the last choice that was not taken back; None: none was.
    """
    # After the first choice that cannot be replayed, the position is unknown, so all later choices
    # are copied.
    can_replay = True
    for choice in choices:
        if last_revision is not None and choice.row.revision > last_revision:
            yield choice_line(choice, superseded=True)
            continue

        if can_replay:
            try:
                yield from retelling.replay_choice(choice)
                continue
            except ReplayDiffers:
                can_replay = False

        yield choice_line(choice, unreplayed=True)
