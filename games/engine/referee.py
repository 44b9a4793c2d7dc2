"""Checks a record: the seed against commitment and cuts, every shuffle, every choice, the result.

A record is a finished game as a file (docs/records.md). The rules play the game again, and each
line of the record is compared with the line that they give. At a fall-back, the table went back to
a checkpoint; the choices that it took back are superseded. A cut is what a player added to the seed
(games/engine/cuts.py). The cause of a choice says who made it: a player, a standing order, a
timeout, a house player or the clock.

Rule 1: for any file the answer is a Verdict with a sentence on one line, never an exception.
Rule 2: a value from the file is used only after the rules have dealt, offered or passed it
        themselves.
Rule 3: the verdict names what cannot be checked: how a game without a result ended, and every
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
from games.engine.record_text import Line, Unreadable, line_text, read, split

Games = Mapping[str, Rules]
"""Slug -> the class of the game."""

SENTENCE_AT_MOST = 300
"""The maximum length of a sentence of the verdict, in characters."""

VALUE_AT_MOST = 120
"""The maximum length of a value that a sentence quotes, in characters."""


class FellBack(NamedTuple):
    """A fall-back.

    Attributes:
        since: The revision of the last choice before it.
        to: The revision of the checkpoint to which the table went back.
    """

    since: int
    to: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was checked, and the first thing that is wrong.

    Attributes:
        choices: How many choices were replayed.
        line: The number of the first wrong line, from 1; None if the record is correct.
        why: What is wrong with this line; None if the record is correct.
        falls: All fall-backs.
        aborted: Why a game without a result ended; None for a game with a result.
        cuts: The cuts of the players, in the order of joining.
        winners: The seats that won; None for a game without a result.
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
        text: The content of the file.
        games: Slug -> the class of the game.
    """
    try:
        texts = split(text)
    except Unreadable as unreadable:
        return Verdict(0, 1, str(unreadable))

    referee = _Referee(texts, games)
    try:
        referee.check()
    except (_Wrong, Unreadable) as wrong:
        return Verdict(referee.choices, referee.number, one_line(str(wrong)))

    return referee.verdict()


def one_line(text: str) -> str:
    """Return the text on one printable line of at most `SENTENCE_AT_MOST` characters."""
    # A record can contain terminal escape sequences; `repr` makes them visible and harmless.
    plain = "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)
    return plain if len(plain) <= SENTENCE_AT_MOST else f"{plain[: SENTENCE_AT_MOST - 3]}..."


# -- lines -----------------------------------------------------------------------------------------


class _LineFields(BaseModel):
    """Base class: the fields that a kind of line must have, and their types.

    Other fields of the line are checked later.
    """

    model_config = ConfigDict(strict=True, extra="ignore")


class _ChoiceFields(_LineFields):
    """The fields of a choice."""

    epoch: int
    revision: int
    seat: Seat
    choice: str
    fingerprint: str
    cause: Cause
    at: Moment | None


class _FallFields(_LineFields):
    """The fields of a fall-back."""

    epoch: int
    revision: int
    state: dict[str, Any]
    mixed: bool = False


class _AbortedFields(_LineFields):
    """The fields of the end of an aborted game."""

    reason: str = Field(min_length=1)


M = TypeVar("M", bound=BaseModel)


def _validated(model: type[M], line: Line) -> M:
    """Return the fields of the line.

    Raise _Wrong for the first field that is missing or of another type.
    """
    try:
        return model.model_validate(line)
    except ValidationError as error:
        raise _Wrong(first_sentence(error)) from error


# -- the check of all lines ------------------------------------------------------------------------


class _Referee:
    """Goes through a record once and compares each line with what the rules compute."""

    def __init__(self, texts: Sequence[str], games: Games) -> None:
        """Start at the first line.

        Args:
            texts: The lines of the record, not parsed yet.
            games: Slug -> the class of the game.
        """
        self._texts = texts
        self._games = games
        self.number = 1
        """The number of the current line, from 1."""
        self.choices = 0
        """How many choices were replayed."""
        self.falls: list[FellBack] = []
        self.aborted: str | None = None
        self.winners: tuple[Seat, ...] | None = None
        self._header: Header
        self._epoch = 0
        self._revision = 0
        """The revision of the last choice, superseded or not."""
        self._falls_ahead: list[_FallFields] = []
        """The fall-backs after the current line, in order."""

    def check(self) -> None:
        """Check all lines.

        Raises:
            _Wrong: a line does not follow from those before it.
            Unreadable: a line cannot be parsed.
        """
        # The header is checked first: everything else depends on its seed and options.
        self._header = _header(self._line(), self._games)
        self._falls_ahead = self._read_falls()
        retelling = Retelling(self._header, self._games[self._header.game])
        self.number += 1
        self._check_lines(retelling.opening())

        while self.number <= len(self._texts):
            line = self._line()
            match line.get("line"):
                case "choice":
                    self._check_choice(retelling, line)
                case "fell_back":
                    self._check_fall(retelling, line)
                case _:
                    break

        self._check_end(retelling)
        if self.number <= len(self._texts):
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
        """Return the current line, not parsed."""
        if self.number > len(self._texts):
            raise _Wrong("the record ends too early")
        return self._texts[self.number - 1]

    def _line(self) -> Line:
        return read(self._text())

    def _read_falls(self) -> list[_FallFields]:
        """Return all fall-backs of the record.

        A choice can be checked only if it is known whether a later fall-back takes it back.
        """
        falls = []
        for number, text in enumerate(self._texts, 1):
            # An error in this line is reported with its number.
            self.number = number
            # Parse only lines that may be fall-backs. JSON can write any letter as a \u escape.
            if "fell_back" in text or "\\u" in text:
                line = read(text)
                if line.get("line") == "fell_back":
                    falls.append(_validated(_FallFields, line))

        self.number = 1
        return falls

    def _check_choice(self, retelling: Retelling, line: Line) -> None:
        """Check a choice and the lines that follow from it."""
        choice = _validated(_ChoiceFields, line)
        # Only the clock has the cause "clock". A seat without a place in the lobby belongs to a
        # house player.
        seats = self._header.seats
        if not CLOCK <= choice.seat < len(seats):
            raise _Wrong(f"seat: there is no {_short(choice.seat)}")
        if (choice.cause == "clock") != (choice.seat == CLOCK):
            raise _Wrong(f"cause: {choice.cause} is none for seat {choice.seat}")
        if choice.cause not in ("clock", "house") and seats[choice.seat].joined is None:
            raise _Wrong(f"cause: seat {choice.seat} is a house player's")

        row = JournalRow(choice.revision, choice.seat, choice.choice, choice.fingerprint)
        played = Played(self._epoch, row, choice.cause, choice.at)
        if self._falls_ahead and choice.revision > self._falls_ahead[0].revision:
            # The next fall-back takes this choice back. A superseded choice is not replayed, so
            # only its revision can be checked.
            if choice.revision != self._revision + 1:
                raise _Wrong(f"revision should be {self._revision + 1}")
            expected = [choice_line(played, superseded=True)]
        else:
            try:
                expected = retelling.replay_choice(played)
            except ReplayDiffers as differs:
                raise _Wrong(differs.why) from differs

            self.choices += 1

        self._check_lines(expected)
        self._revision = choice.revision

    def _check_fall(self, retelling: Retelling, line: Line) -> None:
        """Check a fall-back and continue in its epoch."""
        fields = _validated(_FallFields, line)
        self._falls_ahead.pop(0)
        self._epoch += 1
        fall = Rollback(self._epoch, fields.revision, as_json(fields.state), fields.mixed)
        # Check the line itself before its state is given to the engine (rule 2).
        self._check_line(fall_line(fall))
        if not retelling.is_at_checkpoint_of(fall):
            raise _Wrong("the game never stood where it fell back to")

        self._check_lines(retelling.replay_fall(fall))
        self.falls.append(FellBack(self._revision, fields.revision))
        self._revision = fields.revision

    def _check_end(self, retelling: Retelling) -> None:
        """Check the end: a result, or the reason of an aborted game."""
        result = retelling.result()
        if result is not None:
            self._check_lines([result])
            self.winners = tuple(result["winners"])
            return

        line = self._line()
        if line.get("line") != "aborted":
            raise _Wrong("the game is not over here, and nothing says that it was aborted")

        self.aborted = one_line(_validated(_AbortedFields, line).reason)
        self._check_lines([aborted_line(line["reason"])])

    def _check_lines(self, lines: Sequence[Line]) -> None:
        """Check that the next lines of the record are these."""
        for expected in lines:
            self._check_line(expected)
            self.number += 1

    def _check_line(self, expected: Line) -> None:
        """Check that the current line is this one. Raise _Wrong with the first difference."""
        if self._text() == line_text(expected):
            return  # the exact text that Coop writes: there is no need to parse it
        actual = self._line()
        if as_json(actual) != as_json(expected):
            raise _Wrong(_first_difference(actual, expected))


def _first_difference(actual: Line, expected: Line) -> str:
    """Return the first difference between two lines, as a sentence."""
    # A line of another kind differs in most fields: name the expected line instead. A line that
    # does not say its kind is compared field by field.
    if as_json(actual.get("line", expected["line"])) != as_json(expected["line"]):
        return f"this should be {_short(expected)}"

    # Fields that Coop writes go first, so that the sentence names a known field.
    for name in [*expected, *actual]:
        if name not in actual:
            return f"{name} is missing"
        if name not in expected:
            return f"{name} does not belong here"
        if as_json(actual[name]) != as_json(expected[name]):
            return f"{name} is {_short(actual[name])}, it should be {_short(expected[name])}"

    raise AssertionError("the lines do not differ")


def _short(value: object) -> str:
    """Return the value as JSON, cut to `VALUE_AT_MOST` characters."""
    text = as_json(value)
    return text if len(text) <= VALUE_AT_MOST else f"{text[: VALUE_AT_MOST - 3]}..."


# -- the header ------------------------------------------------------------------------------------


def _header(line: Line, games: Games) -> Header:
    """Return the validated header.

    Raises:
        _Wrong: no deal could have written this header.
    """
    header = _validated(Header, line)
    if header.game not in games:
        raise _Wrong(f"there is no game {header.game!r}")

    game = games[header.game]
    if header.rules != game.rules_version:
        raise _Wrong(
            f"played by version {header.rules} of the rules; these are {game.rules_version}"
        )

    seed = _bytes_of_hex("seed", header.seed, SEED_BYTES)
    salt = _bytes_of_hex("salt", header.salt, SALT_BYTES)
    house_seed = _house_seed(header, seed)
    if commitment(house_seed, salt) != header.commitment:
        raise _Wrong("the seed is not the one that was committed to")

    _check_cuts(header, house_seed, seed)
    _check_options(header, game)
    for seat, sitter in enumerate(header.seats):
        if sitter.house is not None and sitter.house not in game.houses:
            raise _Wrong(f"seats: seat {seat} names no house player of this game")

    _check_seating(header.seats, seed)
    # Only this comparison finds unknown fields, and values that are written differently.
    expected = header.as_line()
    if as_json(line) != as_json(expected):
        raise _Wrong(_first_difference(line, expected))

    return header


def _house_seed(header: Header, seed: bytes) -> bytes:
    """Return the seed that Coop committed to: in format 1 it is the seed of the game."""
    if header.format == 1:
        return seed
    if header.house_seed is None:
        raise _Wrong("house_seed is missing")
    return _bytes_of_hex("house_seed", header.house_seed, SEED_BYTES)


def _check_cuts(header: Header, house_seed: bytes, seed: bytes) -> None:
    """Check that each player has a cut, no house player has one, and the seed is made of them.

    If a cut is missing after an erasure, the seed cannot be checked.
    """
    if header.format == 1:
        return

    for seat, sitter in enumerate(header.seats):
        has_cut = sitter.cut is not None
        is_house = sitter.house is not None
        # Wrong: a house player with a cut, or a person without one. Only in the format FORGETFUL a
        # person may lack a cut.
        if has_cut == is_house and (is_house or header.format != FORGETFUL):
            raise _Wrong(f"seats: seat {seat}: every person cuts, and no house player does")
        if sitter.cut is not None and not is_cut(sitter.cut):
            raise _Wrong(f"seats: seat {seat}: this is no cut: {_short(sitter.cut)}")

    if header.format == FORGETFUL:
        if not header.forgotten:
            raise _Wrong("seats: no cut is missing, although this format says so")
        return
    if not header.cuts:
        raise _Wrong("seats: one of the players must cut")
    if cut_seed(house_seed, header.cuts) != seed:
        raise _Wrong("the seed is not made of the house's seed and these cuts")


def _bytes_of_hex(name: str, text: str, count: int) -> bytes:
    """Return the bytes of a hex text: `count` bytes.

    Raise _Wrong if it has another length or is not lower-case hex.
    """
    try:
        content = bytes.fromhex(text)
    except ValueError as error:
        raise _Wrong(f"seed and salt: {error}") from error

    # `fromhex` also accepts spaces and upper case: two texts could then mean the same bytes.
    if content.hex() != text or len(content) != count:
        raise _Wrong(f"seed and salt: {name} is not {count} bytes in small hex digits")

    return content


def _check_options(header: Header, game: Rules) -> None:
    """Check the options.

    A table stores all of them, a simulation only those that are not the default.
    """
    try:
        options: GameOptions = game.Options.model_validate(header.options)
        possible = game.seats_for(options)
    except ValueError as error:
        raise _Wrong(f"so it cannot be dealt: options: {first_sentence(error)}") from error

    if len(header.seats) not in possible:
        raise _Wrong(f"so it cannot be dealt: not for {len(header.seats)} seats")

    text = as_json(header.options)
    if text not in (
        as_json(options.model_dump()),
        as_json(options.model_dump(exclude_defaults=True)),
    ):
        raise _Wrong("options: neither all of them nor exactly those that are not as usual")


def _check_seating(seats: Sequence[Sitter], seed: bytes) -> None:
    """Check that the order of the seats was drawn with the seed.

    Without a lobby there is nothing to check: a simulated game, in which all seats belong to house
    players and no seat has a place in a lobby.
    """
    joined = [sitter.joined for sitter in seats]
    if all(sitter.house is not None for sitter in seats) and all(place is None for place in joined):
        return

    # The order is a shuffle of the places in the lobby, in an epoch of its own.
    order = [*range(len(joined))]
    SeededChance(seed, SEATING).shuffle(order)
    if joined != order:
        raise _Wrong(f"the seats should have been drawn as {order}")
