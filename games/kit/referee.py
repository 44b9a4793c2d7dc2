"""Checks a record: the seed against its commitment, every shuffle, every choice, the result."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from games.kit.chance import SeededChance, commitment
from games.kit.engine import Row
from games.kit.errors import ReplayDiffers
from games.kit.game import Game
from games.kit.record import (
    SEATING,
    Fall,
    Header,
    Line,
    Played,
    Retelling,
    choice_line,
)

Games = Mapping[str, type[Game[Any]]]

CHOICE = {"line", "epoch", "revision", "seat", "choice", "fingerprint", "cause", "at"}
FALL = {"line", "epoch", "revision", "state"}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was checked, and the first thing that is wrong: its line (from 1) and why."""

    choices: int
    line: int | None = None
    why: str | None = None


class _Wrong(Exception):
    """A line that does not follow from those before it."""


def verify(text: str, games: Games) -> Verdict:
    """Referee a whole record."""
    referee = _Referee(text.splitlines(), games)
    try:
        referee.check()
    except _Wrong as wrong:
        return Verdict(referee.choices, referee.at, str(wrong))
    return Verdict(referee.choices)


class _Referee:
    def __init__(self, written: Sequence[str], games: Games) -> None:
        self._written = written
        self._games = games
        self.at = 1
        """The line that is looked at."""
        self.choices = 0
        self._falls_ahead: list[Line] = []

    def check(self) -> None:
        """Raises _Wrong."""
        header = self._header()
        self._falls_ahead = self._falls()
        retelling = self._dealt(header)
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
        result = retelling.result()
        if result is not None:
            self._follows([result])
        elif self._line().get("line") != "aborted":
            raise _Wrong("the game is not over here, and nothing says that it was aborted")
        else:
            self.at += 1
        if self.at <= len(self._written):
            raise _Wrong("nothing can follow the end")

    # -- line by line -----------------------------------------------------------------------------

    def _line(self) -> Line:
        if self.at > len(self._written):
            raise _Wrong("the record ends too early")
        return self._read(self._written[self.at - 1])

    def _read(self, text: str) -> Line:
        try:
            line = json.loads(text)
        except ValueError as error:
            raise _Wrong(f"this is no JSON: {error}") from error
        if not isinstance(line, dict):
            raise _Wrong("this is no JSON object")
        return line

    def _falls(self) -> list[Line]:
        lines = [self._read(text) for text in self._written if '"fell_back"' in text]
        falls = [line for line in lines if line.get("line") == "fell_back"]
        for fall in falls:
            self._must_have(fall, FALL)
        return falls

    def _header(self) -> Header:
        try:
            header = Header.model_validate(self._line())
        except ValidationError as error:
            first = error.errors()[0]
            raise _Wrong(f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from error
        if header.game not in self._games:
            raise _Wrong(f"there is no game {header.game!r}")
        rules = self._games[header.game].rules_version
        if header.rules != rules:
            raise _Wrong(f"played by version {header.rules} of the rules; these are {rules}")
        try:
            seed, salt = bytes.fromhex(header.seed), bytes.fromhex(header.salt)
        except ValueError as error:
            raise _Wrong(f"seed and salt: {error}") from error
        if commitment(seed, salt) != header.commitment:
            raise _Wrong("the seed is not the one that was committed to at the deal")
        _check_seating(header, seed)
        return header

    def _dealt(self, header: Header) -> Retelling:
        game = self._games[header.game]
        try:
            if len(header.seats) not in game.seats_for(game.Options(**header.options)):
                raise ValueError(f"not for {len(header.seats)} seats")
            retelling = Retelling(header, game)
        except ValueError as error:
            raise _Wrong(f"so it cannot be dealt: {error}") from error
        self.at += 1
        return retelling

    def _choice(self, retelling: Retelling, line: Line) -> None:
        self._must_have(line, CHOICE)
        row = Row(line["revision"], line["seat"], line["choice"], line["fingerprint"])
        played = Played(line["epoch"], row, line["cause"], line["at"])
        if self._is_superseded(played):
            self._follows([choice_line(played, superseded=True)])
            return
        try:
            told = retelling.choice(played)
        except ReplayDiffers as differs:
            raise _Wrong(differs.why) from differs
        self._follows(told)
        self.choices += 1

    def _fall(self, retelling: Retelling, line: Line) -> None:
        self._must_have(line, FALL)
        self._falls_ahead.pop(0)
        try:
            told = retelling.fall(_fall(line))
        except ReplayDiffers as differs:
            raise _Wrong(differs.why) from differs
        if "stood" in told[0]:
            raise _Wrong("the game never stood where it fell back to")
        self._follows(told)

    def _is_superseded(self, played: Played) -> bool:
        """Whether the next fall back takes this choice back."""
        if not self._falls_ahead:
            return False
        fall = _fall(self._falls_ahead[0])
        return played.epoch < fall.epoch and played.row.revision > fall.revision

    def _must_have(self, line: Line, fields: set[str]) -> None:
        missing = sorted(fields - line.keys())
        if missing:
            raise _Wrong(f"{missing[0]} is missing")

    def _follows(self, told: Sequence[Line]) -> None:
        for expected in told:
            found = self._line()
            # As JSON, so that 1 and 1.0, or a list and a tuple, are told apart as a file would.
            if json.dumps(found, sort_keys=True) != json.dumps(expected, sort_keys=True):
                raise _Wrong(_differing(found, expected))
            self.at += 1


def _fall(line: Line) -> Fall:
    return Fall(line["epoch"], line["revision"], json.dumps(line["state"]))


def _check_seating(header: Header, seed: bytes) -> None:
    """The order of the seats is luck too."""
    joined = [one.joined for one in header.seats]
    if all(place is None for place in joined):
        return
    order = [*range(len(joined))]
    SeededChance(seed, SEATING).shuffle(order)
    if joined != order:
        raise _Wrong(f"the seats should have been drawn as {order}")


def _differing(found: Line, expected: Line) -> str:
    if found.get("line") != expected["line"]:
        return f"this should be {_short(expected)}"
    for name in [*expected, *found]:
        if found.get(name) != expected.get(name):
            return f"{name} is {_short(found.get(name))}, it should be {_short(expected.get(name))}"
    return f"this should be {_short(expected)}"


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 120 else f"{text[:117]}..."
