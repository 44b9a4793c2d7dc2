"""Tests of changed records: `verify` never crashes, and it finds each change that can be found."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from random import Random
from subprocess import run
from typing import Any

import pytest

from games.cli import main
from games.engine.record import Sitter, lines
from games.engine.record_text import (
    BYTES_AT_MOST,
    CHARACTERS_AT_MOST,
    DEPTH_AT_MOST,
    LINES_AT_MOST,
    format_record,
)
from games.engine.referee import verify
from games.registry import GAMES
from tests.games.contract.tables import Table
from tests.games.cut_tables import CutTable
from tests.games.engine.toy import Toy
from tests.games.test_records import TOY, TOYS, changed, choices, header, record
from tests.games.test_records import TestFallBack as Falling
from tests.repository.tree import ROOT

MUTATIONS = 80
"""Number of changes per game; a few seconds in all."""
HOSTILE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 1.0, 7, 10**400, 1e300, "", "x", "\ud800", "a\nb\u2028c"),
    *([], {}, [[]], {"line": "choice"}, "9" * 5000, "fell_back"),
)
FREE = {"at", "cause", "dealt_at", "reason", "name", "house"}
"""Fields that cannot be verified from the record; only their type is checked."""


def beginning(table: Table, **facts: Any) -> str:
    """Return the beginning of a valid record with other facts in its header.

    The record is short, as mistakes in a header are found early.
    """
    head = header(table).model_copy(update=facts)
    some = [*choices(table)][:40]
    return format_record(lines(head, table.game, some, aborted="closed-by-host"))


@cache
def unchanged(kind: type[Table], slug: str) -> str:
    game = GAMES[slug]
    return beginning(kind(game, game.seats[0], 1))


def settled(text: str) -> list[Any]:
    """Return the part of the record that can be verified."""
    return [_settled(json.loads(line)) for line in text.rstrip("\n").split("\n")]


def _settled(value: Any) -> Any:
    if isinstance(value, dict):
        return {word: _settled(inner) for word, inner in value.items() if word not in FREE}
    if isinstance(value, list):
        return [_settled(inner) for inner in value]
    # The text of a number: 1 and 1.0 are equal in Python, but not in a record.
    return json.dumps(value)


def mutants(text: str, rng: Random) -> Iterator[str]:
    for _ in range(MUTATIONS):
        yield rng.choice(WAYS)(text, rng)


def another_value(text: str, rng: Random) -> str:
    parsed = [json.loads(line) for line in text.split("\n")[:-1]]
    # A record has one header among many lines, so headers are changed more often.
    inside: Any = parsed[0] if rng.random() < 0.3 else rng.choice(parsed)
    while True:
        places = [*inside] if isinstance(inside, dict) else [*range(len(inside))]
        place = rng.choice(places)
        # Go deeper into the line until a value is found that is not a container, or at random.
        if not isinstance(inside[place], dict | list) or not inside[place] or rng.random() < 0.3:
            break

        inside = inside[place]

    # A fifth of the changes delete a field.
    if isinstance(inside, dict) and rng.random() < 0.2:
        del inside[place]
    else:
        inside[place] = deepcopy(rng.choice(HOSTILE))

    return "".join(json.dumps(line) + "\n" for line in parsed)


def another_word(text: str, rng: Random) -> str:
    parsed = [json.loads(line) for line in text.split("\n")[:-1]]
    parsed[rng.randrange(len(parsed))][rng.choice(["moon", "to", "superseded", "unreplayed"])] = (
        rng.choice(HOSTILE)
    )
    return "".join(json.dumps(line) + "\n" for line in parsed)


def other_lines(text: str, rng: Random) -> str:
    parsed = text.split("\n")[:-1]
    one = rng.randrange(len(parsed))
    other = rng.randrange(len(parsed))
    match rng.randrange(5):
        case 0:
            del parsed[one]
        case 1:
            parsed.insert(one, parsed[other])
        case 2:
            parsed[one], parsed[other] = parsed[other], parsed[one]
        case 3:
            parsed.insert(one, rng.choice(RUBBISH))
        case _:
            parsed = parsed[:one]

    return "".join(line + "\n" for line in parsed)


def other_characters(text: str, rng: Random) -> str:
    place = rng.randrange(len(text))
    match rng.randrange(3):
        case 0:
            return text[:place]
        case 1:
            return text[:place] + rng.choice('[]{}",:0-9\n\0\u2028é') + text[place + 1 :]
        case _:
            return text[:place] + rng.choice(RUBBISH) + text[place:]


WAYS: list[Callable[[str, Random], str]] = [
    # Changed values find the most, so they are tried twice as often.
    *(another_value, another_value, another_word, other_lines, other_characters)
]
RUBBISH = [
    *("", "[", "null", "{}", "NaN", '{"line": NaN}', "[" * 100_000, '{"a":' * 100_000, "9" * 5000),
    '{"line": "fell_back"}',
    '{"line": "fell_back", "epoch": "x", "revision": 1, "state": {}}',
    '{"line": "fell\\u005fback", "epoch": 1, "revision": 0, "state": {}}',
    '{"line": "fell_back", "epoch": 1, "revision": 0, "state": {"draws": []}}',
    '{"line": "choice", "epoch": 0, "revision": 1, "seat": [], "choice": 7}',
]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("kind", [Table, CutTable], ids=["house-seed", "cut"])
def test_changed_record_is_refused_without_a_crash(slug, kind):
    text = unchanged(kind, slug)
    rng = Random(f"tampering {slug}")
    assert verify(text, GAMES).why is None

    for mutant in mutants(text, rng):
        found = verify(mutant, GAMES)
        if found.why is None:
            # A game that was aborted may have been aborted sooner: a shorter record is valid too.
            is_shorter = found.choices < verify(text, GAMES).choices
            assert is_shorter or settled(mutant) == settled(text), mutant
        else:
            assert found.line is not None
            assert found.why.isprintable()


def test_changed_fall_back_is_refused_without_a_crash():
    """The same changes, in a record of a game that fell back."""
    played, fall = Falling().played()
    text = format_record(lines(header(TOY), Toy, played, [fall]))

    assert verify(text, TOYS).why is None

    for mutant in mutants(text, Random("tampering with a fall")):
        found = verify(mutant, TOYS)
        # Superseded choices cannot be replayed, so changes of them cannot be found.
        if found.why is None:
            stood = [line for line in settled(text) if "superseded" not in line]
            assert [line for line in settled(mutant) if "superseded" not in line] == stood


# -- names and lines -------------------------------------------------------------------------------


# str.splitlines would break at these characters, JSON lines end at "\n" only.
@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\x0b", "\x1c", "\r", "\n"])
def test_name_may_hold_line_separators(sign):
    head = header(TOY)
    seats = [player.model_copy(update={"name": f"Ada{sign}Hen"}) for player in head.seats]
    record_lines = lines(head.model_copy(update={"seats": seats}), Toy, choices(TOY))

    assert verify(format_record(record_lines), TOYS).why is None


# -- limits ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        # Limits keep a hostile file from using up memory or the stack.
        ("[" * 100_000, "deep"),
        ('{"a":' * (DEPTH_AT_MOST + 1) + "1" + "}" * (DEPTH_AT_MOST + 1), "deep"),
        ('{"a": "' + "x" * CHARACTERS_AT_MOST + '"}', "characters"),
        ("{}\n" * (LINES_AT_MOST + 1), "lines"),
        ('{"line": "header", "line": "header"}', "'line' is here twice"),
        ('{"line": Infinity}', "Infinity is no number"),
        ('{"line": ' + "9" * 5000 + "}", "no JSON"),
    ],
)
def test_oversized_or_invalid_json_is_reported(text, why):
    found = verify(text, GAMES)

    assert (found.line, why in (found.why or "")) == (1, True), found.why


def test_more_seats_than_a_game_has_are_not_dealt():
    seats = [Sitter(name="Hen", joined=place).model_dump() for place in range(4000)]

    # The header is checked before 4,000 seats are dealt.
    assert "not for 4000 seats" in (verify(changed(record(TOY), 1, seats=seats), TOYS).why or "")


# -- the command -----------------------------------------------------------------------------------


def verified(tmp_path, capsys, *bodies: bytes) -> list[str]:
    files = [tmp_path / f"{number}.jsonl" for number in range(len(bodies))]
    for file, body in zip(files, bodies, strict=True):
        file.write_bytes(body)

    main(["verify", *map(str, files)])
    output = capsys.readouterr().out.splitlines()
    return [line.replace(str(tmp_path), "") for line in output]


def test_invalid_file_does_not_stop_the_next_ones(tmp_path, capsys):
    good = unchanged(Table, "playing").encode()
    output = verified(
        # One refused file must not hide the next ones.
        *(tmp_path, capsys, b"[" * 200_000, b"\xff\xfe", b"\0", b" " * (BYTES_AT_MOST + 1)),
        *(good.replace(b'"seat": 0', b'"seat": []', 1), good),
    )

    assert [line.partition(" ")[0] for line in output] == ["FAILED"] * 5 + ["ok"]
    assert "deep" in output[0]
    assert "larger than" in output[3]
    assert "seat: " in output[4]


def test_ok_line_describes_the_game(tmp_path, capsys, monkeypatch):
    # The command knows the registered games only, so the toy is added.
    monkeypatch.setattr("games.cli.verify.GAMES", TOYS)
    played, fall = Falling().played()
    since = fall.revision + 2
    to = fall.revision
    count = len(played) - 2
    output = verified(
        *(tmp_path, capsys, record(TOY).encode()),
        format_record(lines(header(TOY), Toy, [*choices(TOY)][:1], aborted="a\nb")).encode(),
        format_record(lines(header(TOY), Toy, played, [fall])).encode(),
    )

    assert output[0].endswith("choices, played to the end; nobody could cut")
    assert output[1] == "ok      /1.jsonl: 1 choice, then aborted (a\\nb); nobody could cut"

    fell = f"fell back 1 time (from choice {since} to choice {to})"
    assert (
        output[2]
        == f"ok      /2.jsonl: {count} choices, played to the end; nobody could cut; {fell}"
    )


def test_path_is_printed_in_any_encoding(tmp_path):
    """Windows pipes may use an encoding without the emoji of the path."""
    done = run(
        [sys.executable, "-m", "games", "verify", str(tmp_path / "🐔.jsonl")],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (1, "")
    assert "\\U0001f414.jsonl" in done.stdout


def test_path_with_unprintable_characters_is_escaped(tmp_path, capsys):
    # "\udcff" stands for a byte that is not UTF-8.
    file = tmp_path / "a\nb\udcff"

    assert main(["verify", str(file)]) == 1
    (said,) = capsys.readouterr().out.splitlines()
    assert "a\\nb\\udcff" in said
