"""Checks a record: the seed against commitment and cuts, every shuffle, every choice, the result.

Rule 1: for any file the answer is a Verdict with a sentence on one line, never an exception.
Rule 2: a value from the file is used only after the rules have dealt, offered or passed it
        themselves.
Rule 3: the verdict names what cannot be checked (docs/records.md): how the game ended, and every
        fall-back.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from games.engine.asks import CLOCK, Seat
from games.engine.chance import SALT_BYTES, SEED_BYTES, SeededChance, commitment
from games.engine.cuts import cut_seed, is_cut
from games.engine.engine import JournalRow
from games.engine.errors import ReplayDiffers, first_sentence
from games.engine.game import GameOptions, Rules
from games.engine.record import (
    FORGETFUL,
    SEATING,
    Cause,
    Header,
    Moment,
    Played,
    Retelling,
    Rollback,
    Sitter,
    aborted_line,
    as_json,
    choice_line,
    fall_line,
)
from games.engine.record_text import Line, Unreadable, one_written, read, split

Games = Mapping[str, Rules]

SENTENCE_AT_MOST = 300
"""The most characters of a sentence of the verdict."""
VALUE_AT_MOST = 120
"""The most characters of a value that a sentence quotes."""


class FellBack(NamedTuple):
    """A fall-back: the revisions of the last choice before it and of the checkpoint."""

    since: int
    to: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was checked, and the first thing that is wrong.

    Attributes:
        choices: How many choices were replayed.
        line: The number of the wrong line, from 1; None if the record is correct.
        why: What is wrong with it.
        falls: All fall-backs.
        aborted: Why a game without a result ended.
        cuts: The contributions of the players to the seed, in the order of joining.
        winners: The seats that won a game with a result.
        forgotten: How many cuts are missing after an erasure. If any is, the seed cannot be checked
            against the cuts.
    """

    choices: int
    line: int | None = None
    why: str | None = None
    falls: tuple[FellBack, ...] = ()
    aborted: str | None = None
    cuts: tuple[str, ...] = ()
    winners: tuple[Seat, ...] | None = None
    forgotten: int = 0


class _Wrong(Exception):
    """A line does not follow from those before it."""


def verify(text: str, games: Games) -> Verdict:
    """Check a whole record. No text makes it raise an exception.

    Args:
        text: The file.
        games: Slug -> the class of the game.
    """
    try:
        written = split(text)
    except Unreadable as unreadable:
        return Verdict(0, 1, str(unreadable))

    referee = _Referee(written, games)
    try:
        referee.check()
    except (_Wrong, Unreadable) as wrong:
        return Verdict(referee.choices, referee.at, one_line(str(wrong)))

    return referee.verdict()


def one_line(text: str) -> str:
    """Return the text on one printable line of at most `SENTENCE_AT_MOST` characters."""
    # A record can contain terminal escape sequences; `repr` makes them visible and harmless.
    plain = "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)
    return plain if len(plain) <= SENTENCE_AT_MOST else f"{plain[: SENTENCE_AT_MOST - 3]}..."


# -- lines -----------------------------------------------------------------------------------------


class _Written(BaseModel):
    """The fields that a line must have, and their types. Other fields are checked later."""

    model_config = ConfigDict(strict=True, extra="ignore")


class _Choice(_Written):
    """The fields of a choice."""

    epoch: int
    revision: int
    seat: Seat
    choice: str
    fingerprint: str
    cause: Cause
    at: Moment | None


class _Fall(_Written):
    """The fields of a fall-back."""

    epoch: int
    revision: int
    state: dict[str, Any]
    mixed: bool = False


class _Aborted(_Written):
    """The fields of the end of an aborted game."""

    reason: str = Field(min_length=1)


W = TypeVar("W", bound=BaseModel)


def _understood(kind: type[W], line: Line) -> W:
    """Return the validated line.

    Raise _Wrong for the first field that is missing or of another type.
    """
    try:
        return kind.model_validate(line)
    except ValidationError as error:
        raise _Wrong(first_sentence(error)) from error


# -- the walk --------------------------------------------------------------------------------------


class _Referee:
    """Walks through a record once and compares each line with what the rules compute."""

    def __init__(self, written: Sequence[str], games: Games) -> None:
        """Start at the first line."""
        self._written = written
        self._games = games
        self.at = 1
        """The number of the current line, from 1."""
        self.choices = 0
        self.falls: list[FellBack] = []
        self.aborted: str | None = None
        self.winners: tuple[Seat, ...] | None = None
        self._header: Header
        self._epoch = 0
        self._revision = 0
        """The revision of the last choice, taken back or not."""
        self._falls_ahead: list[_Fall] = []

    def check(self) -> None:
        """Check all lines.

        Raises:
            _Wrong: a line does not follow from those before it.
            Unreadable: a line cannot be parsed.
        """
        # The header is checked first: everything else depends on its seed and options.
        self._header = _header(self._line(), self._games)
        self._falls_ahead = self._look_ahead()
        retelling = Retelling(self._header, self._games[self._header.game])
        self.at += 1
        self._follows(retelling.opening())

        while self.at <= len(self._written):
            line = self._line()
            match line.get("line"):
                case "choice":
                    self._choice(retelling, line)
                case "fell_back":
                    self._fall(retelling, line)
                case _:
                    break

        self._end(retelling)
        if self.at <= len(self._written):
            raise _Wrong("nothing can follow the end")

    def verdict(self) -> Verdict:
        """Return the verdict on a correct record."""
        falls = tuple(self.falls)
        cuts = tuple(self._header.cuts)
        return Verdict(
            self.choices,
            falls=falls,
            aborted=self.aborted,
            cuts=cuts,
            winners=self.winners,
            forgotten=self._header.forgotten,
        )

    def _text(self) -> str:
        if self.at > len(self._written):
            raise _Wrong("the record ends too early")
        return self._written[self.at - 1]

    def _line(self) -> Line:
        return read(self._text())

    def _look_ahead(self) -> list[_Fall]:
        """Return all fall-backs.

        A choice can be checked only if it is known whether it is taken back later.
        """
        falls = []
        for number, text in enumerate(self._written, 1):
            self.at = number
            # Parse only lines that may be fall-backs. JSON can write any letter as \u escape.
            if "fell_back" in text or "\\u" in text:
                line = read(text)
                if line.get("line") == "fell_back":
                    falls.append(_understood(_Fall, line))

        self.at = 1
        return falls

    def _choice(self, retelling: Retelling, line: Line) -> None:
        """Check a choice and what follows from it."""
        found = _understood(_Choice, line)
        self._has_a_cause(found)
        row = JournalRow(found.revision, found.seat, found.choice, found.fingerprint)
        played = Played(self._epoch, row, found.cause, found.at)
        if self._falls_ahead and found.revision > self._falls_ahead[0].revision:
            # A superseded choice is not replayed, so only its revision can be checked.
            if found.revision != self._revision + 1:
                raise _Wrong(f"revision should be {self._revision + 1}")
            expected = [choice_line(played, superseded=True)]
        else:
            try:
                expected = retelling.choice(played)
            except ReplayDiffers as differs:
                raise _Wrong(differs.why) from differs

            self.choices += 1

        self._follows(expected)
        self._revision = found.revision

    def _has_a_cause(self, found: _Choice) -> None:
        """Check whether the seat can have this cause.

        Only the clock has the cause "clock". A seat without a place in the lobby is a house
        player's.
        """
        seats = self._header.seats
        if not CLOCK <= found.seat < len(seats):
            raise _Wrong(f"seat: there is no {_short(found.seat)}")
        if (found.cause == "clock") != (found.seat == CLOCK):
            raise _Wrong(f"cause: {found.cause} is none for seat {found.seat}")
        if found.cause not in ("clock", "house") and seats[found.seat].joined is None:
            raise _Wrong(f"cause: seat {found.seat} is a house player's")

    def _fall(self, retelling: Retelling, line: Line) -> None:
        """Check a fall-back and continue in its epoch."""
        found = _understood(_Fall, line)
        self._falls_ahead.pop(0)
        self._epoch += 1
        fall = Rollback(self._epoch, found.revision, as_json(found.state), found.mixed)
        # Check the line itself before its state is given to the engine (rule 2).
        self._agrees(fall_line(fall))
        if not retelling.stood(fall):
            raise _Wrong("the game never stood where it fell back to")

        self._follows(retelling.fall(fall))
        self.falls.append(FellBack(self._revision, found.revision))
        self._revision = found.revision

    def _end(self, retelling: Retelling) -> None:
        """Check the end: a result, or the reason of an aborted game."""
        result = retelling.result()
        if result is not None:
            self._follows([result])
            self.winners = tuple(result["winners"])
            return

        line = self._line()
        if line.get("line") != "aborted":
            raise _Wrong("the game is not over here, and nothing says that it was aborted")

        self.aborted = one_line(_understood(_Aborted, line).reason)
        self._follows([aborted_line(line["reason"])])

    def _follows(self, lines: Sequence[Line]) -> None:
        for expected in lines:
            self._agrees(expected)
            self.at += 1

    def _agrees(self, expected: Line) -> None:
        if self._text() == one_written(expected):
            return  # the exact text that Coop writes: there is no need to parse it
        found = self._line()
        if as_json(found) != as_json(expected):
            raise _Wrong(_differing(found, expected))


def _differing(found: Line, expected: Line) -> str:
    """Return the first difference between two lines, as a sentence."""
    if as_json(found.get("line", expected["line"])) != as_json(expected["line"]):
        return f"this should be {_short(expected)}"

    # Fields that Coop writes go first, so that the sentence names a known field.
    for name in [*expected, *found]:
        if name not in found:
            return f"{name} is missing"
        if name not in expected:
            return f"{name} does not belong here"
        if as_json(found[name]) != as_json(expected[name]):
            return f"{name} is {_short(found[name])}, it should be {_short(expected[name])}"

    raise AssertionError("the lines do not differ")


def _short(value: object) -> str:
    text = as_json(value)
    return text if len(text) <= VALUE_AT_MOST else f"{text[: VALUE_AT_MOST - 3]}..."


# -- the header ------------------------------------------------------------------------------------


def _header(line: Line, games: Games) -> Header:
    """Return the validated header.

    Raises:
        _Wrong: no deal could have written this header.
    """
    header = _understood(Header, line)
    if header.game not in games:
        raise _Wrong(f"there is no game {header.game!r}")

    game = games[header.game]
    if header.rules != game.rules_version:
        raise _Wrong(
            f"played by version {header.rules} of the rules; these are {game.rules_version}"
        )

    seed = _hex("seed", header.seed, SEED_BYTES)
    salt = _hex("salt", header.salt, SALT_BYTES)
    house_seed = _house_seed(header, seed)
    if commitment(house_seed, salt) != header.commitment:
        raise _Wrong("the seed is not the one that was committed to")

    _check_cuts(header, house_seed, seed)
    _check_options(header, game)
    for seat, sitter in enumerate(header.seats):
        if sitter.house is not None and sitter.house not in game.houses:
            raise _Wrong(f"seats: seat {seat} names no house player of this game")

    _check_seating(header.seats, seed)
    # Unknown fields and other formats of a value show only in this comparison.
    expected = header.told()
    if as_json(line) != as_json(expected):
        raise _Wrong(_differing(line, expected))

    return header


def _house_seed(header: Header, seed: bytes) -> bytes:
    if header.format == 1:
        return seed
    if header.house_seed is None:
        raise _Wrong("house_seed is missing")
    return _hex("house_seed", header.house_seed, SEED_BYTES)


def _check_cuts(header: Header, house_seed: bytes, seed: bytes) -> None:
    """Check that each player has a cut, no house player has one, and the seed is made of them.

    If a cut is missing after an erasure, the seed cannot be checked.
    """
    if header.format == 1:
        return

    for seat, sitter in enumerate(header.seats):
        has_cut = sitter.cut is not None
        is_house = sitter.house is not None
        if has_cut == is_house and (is_house or header.format != FORGETFUL):
            raise _Wrong(f"seats: seat {seat}: every person cuts, and no house player does")
        if sitter.cut is not None and not is_cut(sitter.cut):
            raise _Wrong(f"seats: seat {seat}: this is no cut: {_short(sitter.cut)}")

    if header.format == FORGETFUL:
        if not header.forgotten:
            raise _Wrong("seats: nobody's cut is forgotten, which is what this format says")
        return
    if not header.cuts:
        raise _Wrong("seats: somebody has to cut")
    if cut_seed(house_seed, header.cuts) != seed:
        raise _Wrong("the seed is not made of the house's seed and these cuts")


def _hex(name: str, text: str, count: int) -> bytes:
    """Return the bytes of a hex text.

    Raise _Wrong if it has another length or is not lower-case hex.
    """
    try:
        content = bytes.fromhex(text)
    except ValueError as error:
        raise _Wrong(f"seed and salt: {error}") from error

    # `fromhex` also accepts spaces and upper case, which would be a second text for the same bytes.
    if content.hex() != text or len(content) != count:
        raise _Wrong(f"seed and salt: {name} is not {count} bytes in small hex digits")

    return content


def _check_options(header: Header, game: Rules) -> None:
    """Check the options: a table stores all of them, a simulation only those that are not the
    default.
    """
    try:
        options: GameOptions = game.Options.model_validate(header.options)
        may = game.seats_for(options)
    except ValueError as error:
        raise _Wrong(f"so it cannot be dealt: options: {first_sentence(error)}") from error

    if len(header.seats) not in may:
        raise _Wrong(f"so it cannot be dealt: not for {len(header.seats)} seats")

    text = as_json(header.options)
    if text not in (
        as_json(options.model_dump()),
        as_json(options.model_dump(exclude_defaults=True)),
    ):
        raise _Wrong("options: neither all of them nor exactly those that are not as usual")


def _check_seating(seats: Sequence[Sitter], seed: bytes) -> None:
    """Check that the seats were drawn with the seed.

    Only a game of house players can have no lobby.
    """
    joined = [sitter.joined for sitter in seats]
    if all(sitter.house is not None for sitter in seats) and all(place is None for place in joined):
        return

    # The seating is a shuffle of the places in the lobby, in an epoch of its own.
    order = [*range(len(joined))]
    SeededChance(seed, SEATING).shuffle(order)
    if joined != order:
        raise _Wrong(f"the seats should have been drawn as {order}")
