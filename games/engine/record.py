"""A game as JSON Lines that anybody can referee. docs/records.md describes every line.

A record is a function of its header, its choices and its falls back: all other lines (luck,
position, events, result) are what the rules make of these. So writing and verifying are the same
walk (games/engine/referee.py), and what the rules make of a game cannot be changed in one line
without another one giving it away. What they do not make (names, times, who chose, that a game was
given up) is for the record's reader to believe.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from games.engine.asks import Fact, Seat
from games.engine.chance import Chance, SeededChance
from games.engine.engine import Engine, JournalRow, Step
from games.engine.errors import ReplayDiffers
from games.engine.game import Outcome, Rules
from games.engine.record_text import Line, read, split

T = TypeVar("T")

SEATING = -1
"""The epoch of chance from which the order of the seats is drawn."""

FORGETFUL = 3
"""The format of a header that lacks somebody's cut."""

Cause = Literal["player", "order", "timeout", "house", "clock"]
"""Why a choice was made: a click, a standing order, silence, a house player, time that passed."""

Moment = Annotated[float, Field(ge=0, allow_inf_nan=False)]
"""Seconds since 1970."""


class Sitter(BaseModel):
    """Who sat in a seat. `joined` is the place in the lobby (from 0), before seats were drawn."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str
    house: str | None = None
    """A house player's level; None for a person."""
    joined: int | None = None
    cut: str | None = None
    """What a person brought to the seed (games/engine/cuts.py); house players bring nothing."""


class Header(BaseModel):
    """The first line. `commitment`, `salt`, `house_seed` and `seed` are hex.

    In format 1 the seed is the house's alone: in simulations, and at tables that were opened before
    anybody could cut. In format 2 it is made of the house's seed and the cuts. In format 3 as well,
    but words with which somebody cut are forgotten together with that person.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    line: Literal["header"] = "header"
    format: int = Field(1, ge=1, le=3)
    game: str
    rules: int
    options: dict[str, Fact | bool]
    seats: list[Sitter]
    commitment: str
    salt: str
    house_seed: str | None = None
    seed: str
    dealt_at: Moment | None = None

    @property
    def committed(self) -> str:
        """The seed to which the house committed."""
        return self.seed if self.house_seed is None else self.house_seed

    @property
    def cuts(self) -> list[str]:
        """In the order of joining."""
        brought = sorted((one.joined or 0, one.cut) for one in self.seats if one.cut is not None)
        return [cut for _, cut in brought]

    @property
    def forgotten(self) -> int:
        """So many people's cuts are not known any more."""
        lacking = [one for one in self.seats if one.cut is None and one.house is None]
        return len(lacking) if self.format == FORGETFUL else 0

    def forgetting(self, seats: Mapping[Seat, Sitter]) -> "Header":
        """With these in the places of people who have asked to be forgotten."""
        sitting = [seats.get(seat, one) for seat, one in enumerate(self.seats)]
        found = self.model_copy(update={"seats": sitting})
        lacks = self.format > 1 and any(one.cut is None and one.house is None for one in sitting)
        return found.model_copy(update={"format": FORGETFUL}) if lacks else found

    def told(self) -> Line:
        """As it stands in a file: format 1 knows nothing of cuts."""
        if self.format > 1:
            return self.model_dump()
        return self.model_dump(exclude={"house_seed": True, "seats": {"__all__": {"cut"}}})


class Played(NamedTuple):
    """A choice with its circumstances, as a journal holds it."""

    epoch: int
    row: JournalRow
    cause: str
    at: float | None


class Fall(NamedTuple):
    """A fall back to a checkpoint (its revision and state) after the rules had changed, or where a
    moderator took the table back. `mixed`: what lay face down there was shuffled first.
    """

    epoch: int
    revision: int
    state: str
    mixed: bool = False


class NotedChance(SeededChance):
    """Chance that writes down what it gave."""

    __slots__ = ("_epoch_told", "noted")

    def __init__(self, seed: bytes, epoch: int = 0, draws: int = 0) -> None:
        super().__init__(seed, epoch, draws)
        self._epoch_told = epoch
        self.noted: list[Line] = []

    def below(self, bound: int) -> int:
        drawn = super().below(bound)
        self._note(below=bound, drawn=drawn)
        return drawn

    def shuffle(self, cards: list[T]) -> None:
        before = [*map(str, cards)]
        super().shuffle(cards)
        self._note(shuffled=before, into=[*map(str, cards)])

    def _note(self, **told: Any) -> None:
        self.noted.append({"line": "luck", "epoch": self._epoch_told, "call": self.draws, **told})

    def taken(self) -> list[Line]:
        """What was noted since this was last asked."""
        noted = self.noted
        self.noted = []
        return noted


class Retelling:
    """Goes through a game again and tells it line by line. Raises ReplayDiffers."""

    def __init__(self, header: Header, game: Rules) -> None:
        self._game = game
        self._seed = bytes.fromhex(header.seed)
        options = game.Options(**header.options)
        self._chance: NotedChance
        self._engine = Engine.deal(game, len(header.seats), options, self._seed, luck=self._luck)
        self._boundary = 0, ""

    def opening(self) -> list[Line]:
        """The deal."""
        opening = self._engine.opening()
        self._pass(opening)
        position = {"line": "position", "state": json.loads(self._boundary[1])}
        return [*self._chance.taken(), position, *_told(opening)]

    def choice(self, played: Played) -> list[Line]:
        """A choice and what came of it."""
        step = self._engine.replay(played.row)
        self._pass(step)
        return [choice_line(played), *self._chance.taken(), *_told(step)]

    def fall(self, fall: Fall) -> list[Line]:
        """On from a checkpoint in a new epoch. Where the game never stood there, that is said, and
        the luck is not told.
        """
        stood = self.stood(fall)
        self._engine = Engine.fall_back(
            self._game,
            fall.state,
            fall.revision,
            self._seed,
            fall.epoch,
            self._luck,
            mixed=fall.mixed,
        )
        self._pass(self._engine.opening())

        return [fall_line(fall), *self._chance.taken()] if stood else [fall_line(fall, stood=False)]

    def stood(self, fall: Fall) -> bool:
        """Whether the game really was there when it last passed a checkpoint."""
        revision, state = self._boundary
        return fall.revision == revision and as_json(json.loads(fall.state)) == as_json(
            json.loads(state)
        )

    def result(self) -> Line | None:
        """The last line of a game that came to its end."""
        outcome = self._engine.outcome
        return None if outcome is None else result_line(outcome)

    def _pass(self, step: Step) -> None:
        if step.checkpoint is not None:
            self._boundary = step.row.revision, step.checkpoint

    def _luck(self, seed: bytes, epoch: int, draws: int) -> Chance:
        self._chance = NotedChance(seed, epoch, draws)
        return self._chance


def as_json(value: object) -> str:
    """For comparing as a file would: 1 and 1.0 differ, a list and a tuple do not."""
    return _SORTED.encode(value)


_SORTED = json.JSONEncoder(sort_keys=True)


def _told(step: Step) -> Iterator[Line]:
    for event in step.events:
        to = {} if event.to is None else {"to": event.to}
        yield {"line": "event", "kind": event.kind, **to, "facts": event.facts}


def played(record: str) -> Iterator[Played]:
    """All choices that a record tells of, as the journal held them. Raises ValueError or KeyError
    where it is none.
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
    """One journal row. `mark`: superseded or unreplayed."""
    return {
        "line": "choice",
        "epoch": played.epoch,
        **played.row._asdict(),
        "cause": played.cause,
        "at": played.at,
        **mark,
    }


def fall_line(fall: Fall, **mark: bool) -> Line:
    """Older ones say nothing of cards that were mixed, for none were."""
    told = fall._asdict() | {"state": json.loads(fall.state)}
    if not fall.mixed:
        del told["mixed"]
    return {"line": "fell_back", **told, **mark}


def result_line(outcome: Outcome) -> Line:
    return {
        "line": "result",
        "winners": [*outcome.winners],
        "scores": [outcome.scores.get(seat) for seat in sorted(outcome.ranks)],
        "ranks": [rank for _, rank in sorted(outcome.ranks.items())],
    }


def aborted_line(reason: str | None) -> Line:
    return {"line": "aborted", "reason": reason}


def lines(
    header: Header,
    game: Rules,
    choices: Iterable[Played],
    falls: Sequence[Fall] = (),
    aborted: str | None = None,
) -> Iterator[Line]:
    """The whole record. `aborted`: why a game without a result ended.

    Choices that today's rules do not follow any more are told as they stand in the journal, marked
    as unreplayed; those that a fall back took back are marked as superseded.
    """
    yield header.told()
    by_epoch = _by_epoch(choices, falls)
    retelling = Retelling(header, game)
    yield from retelling.opening()

    for epoch, played in by_epoch.items():
        if epoch:
            yield from retelling.fall(falls[epoch - 1])

        until = falls[epoch].revision if epoch < len(falls) else None
        yield from _epoch(retelling, played, until)

    yield retelling.result() or aborted_line(aborted)


def _by_epoch(choices: Iterable[Played], falls: Sequence[Fall]) -> Mapping[int, list[Played]]:
    found: dict[int, list[Played]] = {epoch: [] for epoch in range(len(falls) + 1)}
    for played in choices:
        found[played.epoch].append(played)
    return found


def _epoch(retelling: Retelling, choices: Iterable[Played], until: int | None) -> Iterator[Line]:
    follows = True
    for played in choices:
        if until is not None and played.row.revision > until:
            yield choice_line(played, superseded=True)
            continue

        if follows:
            try:
                yield from retelling.choice(played)
                continue
            except ReplayDiffers:
                follows = False

        yield choice_line(played, unreplayed=True)
