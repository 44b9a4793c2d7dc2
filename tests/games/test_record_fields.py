"""Tests of the fields of a record: each has one valid type and notation."""

import json
from typing import Any

import pytest

from games.engine.chance import SALT_BYTES, commitment
from games.engine.record import lines
from games.engine.record_text import format_record
from games.engine.referee import verify
from games.registry import GAMES
from tests.games.contract.tables import Table
from tests.games.engine.toy import Toy
from tests.games.test_records import TOY, TOYS, changed, choices, header, numbered, record
from tests.games.test_records import TestFallBack as Falling
from tests.games.test_tampering import beginning
from tests.support.found import found


def changed_choice(**facts: Any) -> Any:
    text = record(TOY)
    seat = facts.pop("of", None)
    # A choice of the clock if `of` is -1, else the first one of a player.
    number = next(n for n, line in numbered(text, "choice") if (line["seat"] == -1) is (seat == -1))
    found = verify(changed(text, number, **facts), TOYS)

    # The objection names the changed line.
    assert found.why is None or found.line == number

    return found.why


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"epoch": 1}, "epoch is 1, it should be 0"),
        ({"epoch": "0"}, "epoch: "),
        ({"seat": []}, "seat: "),
        ({"seat": True}, "seat: "),
        ({"seat": 9}, "seat: there is no 9"),
        ({"choice": 7}, "choice: "),
        ({"fingerprint": None}, "fingerprint: "),
        ({"revision": 1.0}, "revision: "),
        ({"cause": "wind"}, "cause: "),
        ({"cause": []}, "cause: "),
        ({"cause": "clock"}, "cause: clock is none for seat"),
        ({"cause": "timeout", "of": -1}, "cause: timeout is none for seat -1"),
        ({"at": "noon"}, "at: "),
        ({"at": -1.0}, "at: "),
        ({"at": 5}, "at is 5, it should be 5.0"),
        ({"at": []}, "at: "),
        ({"moon": 1}, "moon does not belong here"),
        ({"superseded": True}, "superseded does not belong here"),
    ],
)
def test_invalid_field_of_a_choice_is_refused(facts, why):
    """`True` and 1.0 equal 1 in Python, but not in the text of a record."""
    assert (changed_choice(**facts) or "").startswith(why)


def test_a_choice_may_have_any_cause_that_its_seat_can_have():
    assert [changed_choice(cause=cause) for cause in ("player", "order", "timeout", "house")] == [
        None
    ] * 4


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"line": "head"}, "line: "),
        ({"format": 1.0}, "format: "),
        ({"rules": True}, "rules: "),
        ({"dealt_at": "noon"}, "dealt_at: "),
        ({"dealt_at": -1.0}, "dealt_at: "),
        ({"dealt_at": 5}, "dealt_at is 5, it should be 5.0"),
        ({"seed": TOY.seed.hex(" ")}, "seed is not 32 bytes in small hex digits"),
        ({"options": {"until": "soon"}}, "cannot be dealt: options: until"),
        ({"options": []}, "options: "),
        ({"seats": [{"name": "Ada", "joined": place} for place in (0, 2, 1)]}, "seats is"),
        ({"seats": 3}, "seats: "),
    ],
)
def test_invalid_field_of_a_header_is_refused(facts, why):
    found = verify(changed(record(TOY), 1, **facts), TOYS)

    assert (found.line, why in (found.why or "")) == (1, True), found.why


@pytest.mark.parametrize("word", ["line", "format", "dealt_at", "options"])
def test_header_without_a_field_is_refused(word):
    first, rest = record(TOY).split("\n", 1)
    facts = json.loads(first)
    del facts[word]

    assert verify(f"{json.dumps(facts)}\n{rest}", TOYS).why == f"{word} is missing"


def test_a_byte_moved_between_salt_and_seed_is_found():
    """Salt and seed are hashed together, so the commitment alone would not notice the move."""
    head = json.loads(record(TOY).split("\n", 1)[0])
    salt = head["salt"][:-2]
    seed = head["salt"][-2:] + head["seed"]

    assert commitment(bytes.fromhex(seed), bytes.fromhex(salt)) == head["commitment"]

    # The lengths are fixed for this reason.
    why = verify(changed(record(TOY), 1, salt=salt, seed=seed), TOYS).why or ""
    assert f"not {SALT_BYTES} bytes" in why or "not 32 bytes" in why


def test_options_are_complete_or_empty():
    game = GAMES["crazy"]
    table = Table(game, 2, 1)
    complete = game.Options().model_dump()
    for options in (complete, {}):
        assert verify(beginning(table, options=options), GAMES).why is None

    # Options are written completely or not at all: otherwise one game would have several records.
    part = dict([*complete.items()][1:])
    usual = {"rounds": 4}
    for options in (part, usual, complete | {"rounds": "4"}, complete | {"rounds": 4.0}):
        assert verify(changed(beginning(table), 1, options=options), GAMES).line == 1


class TestSeats:
    def seats(self, **facts: Any) -> str:
        seats = json.loads(record(TOY).split("\n", 1)[0])["seats"]
        for player in seats:
            player.update(facts)
        return verify(changed(record(TOY), 1, seats=seats), TOYS).why or ""

    def test_name_must_be_a_text(self):
        assert "seats.0.name" in self.seats(name=7)
        assert "seats.0.name" in self.seats(name=None)

    def test_unknown_level_is_refused(self):
        assert "no house player" in self.seats(house="hardx")

    def test_player_needs_a_place_of_joining(self):
        assert "drawn as" in self.seats(joined=None)
        assert "seats.0.joined" in self.seats(joined="0")

    def test_simulation_has_only_house_players(self):
        # A simulation has no lobby, so no seat has an order of joining.
        level = next(iter(Toy.houses))
        head = header(TOY)
        seats = [
            player.model_copy(update={"house": level, "joined": None}) for player in head.seats
        ]
        head = head.model_copy(update={"seats": seats})
        text = format_record(lines(head, Toy, choices(TOY)))

        assert verify(text, TOYS).why is None

        # With house players only, no choice can come from a player.
        number, line = next(entry for entry in numbered(text, "choice") if entry[1]["seat"] >= 0)
        why = f"cause: seat {line['seat']} is a house player's"
        assert verify(changed(text, number, cause="player"), TOYS).why == why


def test_superseded_choices_have_consecutive_revisions():
    # Choices after the checkpoint were taken back; their revisions are checked as well.
    played, fall = Falling().played()
    text = format_record(lines(header(TOY), Toy, played, [fall]))
    number, line = next(entry for entry in numbered(text, "choice") if "superseded" in entry[1])

    why = verify(changed(text, number, revision=line["revision"] + 1), TOYS).why

    assert why == f"revision should be {line['revision']}"


@pytest.mark.parametrize("reason", [None, 7, "", []])
def test_aborted_game_needs_a_reason(reason):
    text = format_record(lines(header(TOY), Toy, [*choices(TOY)][:7], aborted="closed-by-host"))
    last = len(text.split("\n")) - 1

    why = found(verify(changed(text, last, reason=reason), TOYS).why)
    assert why.startswith("reason")
    assert verify(text.replace(', "reason": "closed-by-host"', ""), TOYS).why == "reason is missing"
